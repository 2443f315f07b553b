CREATE TABLE "short_address" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL
);

CREATE TABLE "redirect" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"from_path" text,
	"to_path" text,
	"status_code" smallint,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "redirect_complete" CHECK ("redirect"."from_path" is not null and "redirect"."to_path" is not null and "redirect"."status_code" is not null)
);

ALTER TABLE "local_comm" ADD COLUMN "merged_into" uuid;
CREATE UNIQUE INDEX "short_address_record" ON "short_address" USING btree ("id","kind");
CREATE UNIQUE INDEX "redirect_from_path_unique" ON "redirect" USING btree (lower("from_path"));
CREATE INDEX "redirect_order" ON "redirect" USING btree ("from_path","id");
CREATE INDEX "redirect_status_code" ON "redirect" USING btree ("status_code");
CREATE INDEX "redirect_search" ON "redirect" USING gin (to_tsvector('simple', "search_text"));
ALTER TABLE "local_comm" ADD CONSTRAINT "local_comm_merged_into" FOREIGN KEY ("merged_into") REFERENCES "public"."local_comm"("id") ON DELETE no action ON UPDATE no action;
create trigger audit after insert or update or delete on "redirect" for each row execute function audit_row();

-- What is found is written anew by its job, and gets its short address then.
update "search_document" set version = 0;
