CREATE TABLE "download_count" (
	"resource" text NOT NULL,
	"record_id" uuid NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "download_count_resource_record_id_pk" PRIMARY KEY("resource","record_id")
);

CREATE TABLE "knowledge_answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"place" uuid,
	"is_published" boolean DEFAULT false NOT NULL,
	"question" uuid,
	"text" text,
	"is_best" boolean,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "knowledge_answer_complete" CHECK ("knowledge_answer"."question" is not null and "knowledge_answer"."text" is not null)
);

ALTER TABLE "knowledge_answer" ADD CONSTRAINT "knowledge_answer_place" FOREIGN KEY ("place") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "knowledge_answer" ADD CONSTRAINT "knowledge_answer_question" FOREIGN KEY ("question") REFERENCES "public"."knowledge_exchange"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "knowledge_answer_order" ON "knowledge_answer" USING btree ("creation_time" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "knowledge_answer_owner_order" ON "knowledge_answer" USING btree ("place","creation_time" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "knowledge_answer_is_best" ON "knowledge_answer" USING btree ("is_best");
CREATE INDEX "knowledge_answer_search" ON "knowledge_answer" USING gin (to_tsvector('simple', "search_text"));
create trigger audit after insert or update or delete on "knowledge_answer" for each row execute function audit_row();

-- The answers to a question are looked for by it, on its page and in the list of open questions.
create index knowledge_answer_of_question on knowledge_answer (question);
