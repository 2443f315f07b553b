CREATE TABLE "search_pin" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"queries" text[],
	"target" text,
	"position" smallint,
	"until" date,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "search_pin_complete" CHECK ("search_pin"."queries" is not null and "search_pin"."target" is not null and "search_pin"."position" is not null)
);

CREATE INDEX "search_pin_order" ON "search_pin" USING btree ("creation_time" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "search_pin_until" ON "search_pin" USING btree ("until");
CREATE INDEX "search_pin_search" ON "search_pin" USING gin (to_tsvector('simple', "search_text"));
create trigger audit after insert or update or delete on "search_pin" for each row execute function audit_row();
