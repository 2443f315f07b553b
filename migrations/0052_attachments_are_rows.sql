CREATE TABLE "news_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"file" uuid[] NOT NULL,
	"type" integer,
	"title_ar" text NOT NULL,
	"title_en" text
);

CREATE TABLE "ads_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"file" uuid[] NOT NULL,
	"type" integer,
	"title_ar" text NOT NULL,
	"title_en" text
);

CREATE TABLE "event_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"file" uuid[] NOT NULL,
	"type" integer,
	"title_ar" text NOT NULL,
	"title_en" text
);

CREATE TABLE "success_story_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"file" uuid[] NOT NULL,
	"type" integer,
	"title_ar" text NOT NULL,
	"title_en" text
);

CREATE TABLE "knowledge_exchange_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"file" uuid[] NOT NULL,
	"type" integer,
	"title_ar" text NOT NULL,
	"title_en" text
);

ALTER TABLE "news_attachments" ADD CONSTRAINT "news_attachments_parent" FOREIGN KEY ("parent") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "news_attachments" ADD CONSTRAINT "news_attachments_type" FOREIGN KEY ("type") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ads_attachments" ADD CONSTRAINT "ads_attachments_parent" FOREIGN KEY ("parent") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "ads_attachments" ADD CONSTRAINT "ads_attachments_type" FOREIGN KEY ("type") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "event_attachments" ADD CONSTRAINT "event_attachments_parent" FOREIGN KEY ("parent") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_attachments" ADD CONSTRAINT "event_attachments_type" FOREIGN KEY ("type") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "success_story_attachments" ADD CONSTRAINT "success_story_attachments_parent" FOREIGN KEY ("parent") REFERENCES "public"."success_story"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "success_story_attachments" ADD CONSTRAINT "success_story_attachments_type" FOREIGN KEY ("type") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "knowledge_exchange_attachments" ADD CONSTRAINT "knowledge_exchange_attachments_parent" FOREIGN KEY ("parent") REFERENCES "public"."knowledge_exchange"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "knowledge_exchange_attachments" ADD CONSTRAINT "knowledge_exchange_attachments_type" FOREIGN KEY ("type") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "news_attachments_parent_position" ON "news_attachments" USING btree ("parent","position");
CREATE INDEX "ads_attachments_parent_position" ON "ads_attachments" USING btree ("parent","position");
CREATE INDEX "event_attachments_parent_position" ON "event_attachments" USING btree ("parent","position");
CREATE INDEX "success_story_attachments_parent_position" ON "success_story_attachments" USING btree ("parent","position");
CREATE INDEX "knowledge_exchange_attachments_parent_position" ON "knowledge_exchange_attachments" USING btree ("parent","position");

-- Files that stood alone become rows: each with its name, without the ending, as its title.
create function attachment_title(file uuid) returns text language sql stable as $$
  select left(case when length(bare) >= 2 then bare else original_file_name end, 150)
  from (select original_file_name, trim(regexp_replace(original_file_name, '\.[^.]*$', '')) as bare from attachment where id = file) a
$$;
create function attachment_rows(files uuid[]) returns json language sql stable as $$
  select json_agg(json_build_object('file', json_build_array(f.file), 'type', null, 'titleAr', attachment_title(f.file), 'titleEn', null) order by f.place)
  from unnest(files) with ordinality f(file, place) join attachment a on a.id = f.file
$$;
insert into "news_attachments" (id, parent, position, file, title_ar)
  select gen_random_uuid(), t.id, (f.place - 1)::int, array[f.file], attachment_title(f.file)
  from "news" t cross join lateral unnest(t.attachments) with ordinality f(file, place) join attachment a on a.id = f.file;
alter table "news_live" rename column "attachments" to "bare_files";
alter table "news_live" add column "attachments" text;
update "news_live" set attachments = attachment_rows(bare_files)::text;
alter table "news_live" drop column "bare_files";
insert into "ads_attachments" (id, parent, position, file, title_ar)
  select gen_random_uuid(), t.id, (f.place - 1)::int, array[f.file], attachment_title(f.file)
  from "ads" t cross join lateral unnest(t.attachments) with ordinality f(file, place) join attachment a on a.id = f.file;
alter table "ads_live" rename column "attachments" to "bare_files";
alter table "ads_live" add column "attachments" text;
update "ads_live" set attachments = attachment_rows(bare_files)::text;
alter table "ads_live" drop column "bare_files";
insert into "event_attachments" (id, parent, position, file, title_ar)
  select gen_random_uuid(), t.id, (f.place - 1)::int, array[f.file], attachment_title(f.file)
  from "event" t cross join lateral unnest(t.attachments) with ordinality f(file, place) join attachment a on a.id = f.file;
alter table "event_live" rename column "attachments" to "bare_files";
alter table "event_live" add column "attachments" text;
update "event_live" set attachments = attachment_rows(bare_files)::text;
alter table "event_live" drop column "bare_files";
insert into "success_story_attachments" (id, parent, position, file, title_ar)
  select gen_random_uuid(), t.id, (f.place - 1)::int, array[f.file], attachment_title(f.file)
  from "success_story" t cross join lateral unnest(t.attachments) with ordinality f(file, place) join attachment a on a.id = f.file;
alter table "success_story_live" rename column "attachments" to "bare_files";
alter table "success_story_live" add column "attachments" text;
update "success_story_live" set attachments = attachment_rows(bare_files)::text;
alter table "success_story_live" drop column "bare_files";
insert into "knowledge_exchange_attachments" (id, parent, position, file, title_ar)
  select gen_random_uuid(), t.id, (f.place - 1)::int, array[f.file], attachment_title(f.file)
  from "knowledge_exchange" t cross join lateral unnest(t.attachments) with ordinality f(file, place) join attachment a on a.id = f.file;
alter table "knowledge_exchange_live" rename column "attachments" to "bare_files";
alter table "knowledge_exchange_live" add column "attachments" text;
update "knowledge_exchange_live" set attachments = attachment_rows(bare_files)::text;
alter table "knowledge_exchange_live" drop column "bare_files";
-- The same in what waits for its time or is over, where the rows of a copy are text, and in versions and deleted records, where they are JSON.
update held_publication h set content = jsonb_set(h.content, '{attachments}', coalesce(to_jsonb(attachment_rows(
    array(select jsonb_array_elements_text(h.content -> 'attachments'))::uuid[])::text), 'null'))
  where h.resource in ('news', 'ads', 'event', 'successStory', 'knowledgeExchange') and jsonb_typeof(h.content -> 'attachments') = 'array';
update content_version v set content = jsonb_set(v.content, '{attachments}', coalesce(to_jsonb(attachment_rows(
    array(select jsonb_array_elements_text(v.content -> 'attachments'))::uuid[])), 'null'))
  where v.resource in ('news', 'ads', 'event', 'successStory', 'knowledgeExchange') and jsonb_typeof(v.content -> 'attachments') = 'array';
update deleted_record v set content = jsonb_set(v.content, '{attachments}', coalesce(to_jsonb(attachment_rows(
    array(select jsonb_array_elements_text(v.content -> 'attachments'))::uuid[])), 'null'))
  where v.resource in ('news', 'ads', 'event', 'successStory', 'knowledgeExchange') and jsonb_typeof(v.content -> 'attachments') = 'array';
drop function attachment_rows(uuid[]);
drop function attachment_title(uuid);

ALTER TABLE "news" DROP COLUMN "attachments";
ALTER TABLE "ads" DROP COLUMN "attachments";
ALTER TABLE "event" DROP COLUMN "attachments";
ALTER TABLE "success_story" DROP COLUMN "attachments";
ALTER TABLE "knowledge_exchange" DROP COLUMN "attachments";
create trigger audit after insert or update or delete on "news_attachments" for each row execute function audit_row();
create trigger audit after insert or update or delete on "ads_attachments" for each row execute function audit_row();
create trigger audit after insert or update or delete on "event_attachments" for each row execute function audit_row();
create trigger audit after insert or update or delete on "success_story_attachments" for each row execute function audit_row();
create trigger audit after insert or update or delete on "knowledge_exchange_attachments" for each row execute function audit_row();
