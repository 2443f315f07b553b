CREATE TABLE "contact_point" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"is_published" boolean DEFAULT false NOT NULL,
	"kind" integer,
	"name_ar" text,
	"name_en" text,
	"governorate" integer,
	"place" uuid,
	"phones" text[],
	"fax" text,
	"email" text,
	"address_ar" text,
	"address_en" text,
	"point" jsonb,
	"office_hours_ar" text,
	"office_hours_en" text,
	"sort_order" bigint,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "contact_point_complete" CHECK ("contact_point"."kind" is not null and "contact_point"."name_ar" is not null)
);

CREATE TABLE "about_us" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"is_published" boolean DEFAULT false NOT NULL,
	"section" integer,
	"title_ar" text,
	"title_en" text,
	"body_ar" text,
	"body_en" text,
	"image" uuid,
	"image_alt_ar" text,
	"image_alt_en" text,
	"chart" uuid[],
	"sort_order" bigint,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "about_us_section_unique" UNIQUE NULLS NOT DISTINCT("section"),
	CONSTRAINT "about_us_complete" CHECK ("about_us"."section" is not null and "about_us"."title_ar" is not null)
);

CREATE TABLE "about_us_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"name_ar" text NOT NULL,
	"name_en" text,
	"position_ar" text NOT NULL,
	"position_en" text,
	"photo" uuid,
	"bio_ar" text,
	"bio_en" text
);

CREATE TABLE "about_us_units" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"level" bigint NOT NULL,
	"name_ar" text NOT NULL,
	"name_en" text,
	"head" text,
	"contact_point" uuid
);

CREATE TABLE "static_page" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"is_published" boolean DEFAULT false NOT NULL,
	"kind" integer,
	"slug" text,
	"title_ar" text,
	"title_en" text,
	"body_ar" text,
	"body_en" text,
	"reviewed_on" date,
	"next_review_on" date,
	"show_in_footer" boolean,
	"sort_order" bigint,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "static_page_complete" CHECK ("static_page"."kind" is not null and "static_page"."slug" is not null and "static_page"."title_ar" is not null)
);

CREATE TABLE "menu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"is_published" boolean DEFAULT false NOT NULL,
	"title_ar" text,
	"title_en" text,
	"menu_type" integer,
	"parent" uuid,
	"link_type" integer,
	"link" text,
	"static_page" uuid,
	"authority_page" integer,
	"file" uuid[],
	"open_in_new_tab" boolean,
	"icon" smallint,
	"sort_order" bigint,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "menu_complete" CHECK ("menu"."title_ar" is not null and "menu"."title_en" is not null and "menu"."menu_type" is not null and "menu"."link_type" is not null)
);

ALTER TABLE "contact_point" ADD CONSTRAINT "contact_point_kind" FOREIGN KEY ("kind") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "contact_point" ADD CONSTRAINT "contact_point_governorate" FOREIGN KEY ("governorate") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "contact_point" ADD CONSTRAINT "contact_point_place" FOREIGN KEY ("place") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "about_us" ADD CONSTRAINT "about_us_section" FOREIGN KEY ("section") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "about_us" ADD CONSTRAINT "about_us_image" FOREIGN KEY ("image") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "about_us_people" ADD CONSTRAINT "about_us_people_parent" FOREIGN KEY ("parent") REFERENCES "public"."about_us"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "about_us_people" ADD CONSTRAINT "about_us_people_photo" FOREIGN KEY ("photo") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "about_us_units" ADD CONSTRAINT "about_us_units_parent" FOREIGN KEY ("parent") REFERENCES "public"."about_us"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "about_us_units" ADD CONSTRAINT "about_us_units_contact_point" FOREIGN KEY ("contact_point") REFERENCES "public"."contact_point"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "static_page" ADD CONSTRAINT "static_page_kind" FOREIGN KEY ("kind") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "menu" ADD CONSTRAINT "menu_menu_type" FOREIGN KEY ("menu_type") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "menu" ADD CONSTRAINT "menu_parent" FOREIGN KEY ("parent") REFERENCES "public"."menu"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "menu" ADD CONSTRAINT "menu_link_type" FOREIGN KEY ("link_type") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "menu" ADD CONSTRAINT "menu_static_page" FOREIGN KEY ("static_page") REFERENCES "public"."static_page"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "menu" ADD CONSTRAINT "menu_authority_page" FOREIGN KEY ("authority_page") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "contact_point_order" ON "contact_point" USING btree ("sort_order","id");
CREATE INDEX "contact_point_kind" ON "contact_point" USING btree ("kind");
CREATE INDEX "contact_point_governorate" ON "contact_point" USING btree ("governorate");
CREATE INDEX "contact_point_search" ON "contact_point" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "about_us_order" ON "about_us" USING btree ("sort_order","id");
CREATE INDEX "about_us_section" ON "about_us" USING btree ("section");
CREATE INDEX "about_us_search" ON "about_us" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "about_us_people_parent_position" ON "about_us_people" USING btree ("parent","position");
CREATE INDEX "about_us_units_parent_position" ON "about_us_units" USING btree ("parent","position");
CREATE UNIQUE INDEX "static_page_slug_unique" ON "static_page" USING btree (lower("slug"));
CREATE INDEX "static_page_order" ON "static_page" USING btree ("sort_order","id");
CREATE INDEX "static_page_kind" ON "static_page" USING btree ("kind");
CREATE INDEX "static_page_show_in_footer" ON "static_page" USING btree ("show_in_footer");
CREATE INDEX "static_page_search" ON "static_page" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "menu_order" ON "menu" USING btree ("menu_type","sort_order","id");
CREATE INDEX "menu_link_type" ON "menu" USING btree ("link_type");
CREATE INDEX "menu_search" ON "menu" USING gin (to_tsvector('simple', "search_text"));
create trigger audit after insert or update or delete on "contact_point" for each row execute function audit_row();
create trigger audit after insert or update or delete on "about_us" for each row execute function audit_row();
create trigger audit after insert or update or delete on "about_us_people" for each row execute function audit_row();
create trigger audit after insert or update or delete on "about_us_units" for each row execute function audit_row();
create trigger audit after insert or update or delete on "static_page" for each row execute function audit_row();
create trigger audit after insert or update or delete on "menu" for each row execute function audit_row();
