CREATE TABLE "page_feedback_day" (
	"browser_hash" text PRIMARY KEY NOT NULL,
	"feedback_id" uuid NOT NULL,
	"day" date NOT NULL
);

CREATE TABLE "page_feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"place" uuid,
	"page" text,
	"language" smallint,
	"useful" boolean,
	"reason" integer,
	"comment" text,
	"at" timestamp with time zone,
	"search_text" text DEFAULT '' NOT NULL
);

ALTER TABLE "page_feedback" ADD CONSTRAINT "page_feedback_place" FOREIGN KEY ("place") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "page_feedback" ADD CONSTRAINT "page_feedback_reason" FOREIGN KEY ("reason") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "page_feedback_order" ON "page_feedback" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "page_feedback_owner_order" ON "page_feedback" USING btree ("place","at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "page_feedback_page" ON "page_feedback" USING btree ("page");
CREATE INDEX "page_feedback_language" ON "page_feedback" USING btree ("language");
CREATE INDEX "page_feedback_useful" ON "page_feedback" USING btree ("useful");
CREATE INDEX "page_feedback_reason" ON "page_feedback" USING btree ("reason");
CREATE INDEX "page_feedback_at" ON "page_feedback" USING btree ("at");
CREATE INDEX "page_feedback_search" ON "page_feedback" USING gin (to_tsvector('simple', "search_text"));
create trigger audit after insert or update or delete on "page_feedback" for each row execute function audit_row();
