CREATE TABLE "search_document" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"place" uuid,
	"date" date,
	"code" text,
	"title_ar" text NOT NULL,
	"title_en" text,
	"text_ar" text NOT NULL,
	"text_en" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "search_document_kind_id_pk" PRIMARY KEY("kind","id")
);

CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"near" text[] NOT NULL
);

CREATE TABLE "search_synonym" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"words" text[],
	"direction" smallint,
	"is_active" boolean,
	CONSTRAINT "search_synonym_complete" CHECK ("search_synonym"."words" is not null and "search_synonym"."direction" is not null)
);

CREATE INDEX "search_document_words" ON "search_document" USING gin ("words");
CREATE INDEX "search_document_date" ON "search_document" USING btree ("date" DESC NULLS LAST,"id");
CREATE INDEX "search_document_place" ON "search_document" USING btree ("place");
CREATE INDEX "search_word_near" ON "search_word" USING gin ("near");
CREATE INDEX "search_synonym_order" ON "search_synonym" USING btree ("creation_time" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "search_synonym_direction" ON "search_synonym" USING btree ("direction");
CREATE INDEX "search_synonym_is_active" ON "search_synonym" USING btree ("is_active");
create trigger audit after insert or update or delete on "search_synonym" for each row execute function audit_row();

-- What was published lately is found as fast as the rest: no list that is put in order later.
alter index search_document_words set (fastupdate = off);
