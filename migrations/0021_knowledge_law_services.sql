CREATE TABLE "knowledge_exchange" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"place" uuid,
	"is_draft" boolean NOT NULL,
	"current_version" integer NOT NULL,
	"live_version" integer,
	"sent_by" uuid,
	"title_ar" text NOT NULL,
	"title_en" text,
	"summary_ar" text,
	"summary_en" text,
	"body_ar" text,
	"body_en" text,
	"related_places" uuid[],
	"main_image" uuid,
	"main_image_alt_ar" text,
	"main_image_alt_en" text,
	"main_image_caption_ar" text,
	"main_image_caption_en" text,
	"attachments" uuid[],
	"tags" text[],
	"source" text,
	"source_url" text,
	"publish_status" smallint NOT NULL,
	"rejection_reason" integer,
	"rejection_note" text,
	"approved_at" timestamp with time zone,
	"resource_type" integer,
	"date" date,
	"topics" integer[],
	"audience_level" smallint,
	"authors" text,
	"year" integer,
	"pages" bigint,
	"resource_language" smallint,
	"file" uuid[],
	"external_url" text,
	"licence" integer,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "knowledge_exchange_complete" CHECK ("knowledge_exchange"."is_draft" or ("knowledge_exchange"."body_ar" is not null and "knowledge_exchange"."resource_type" is not null and "knowledge_exchange"."date" is not null and "knowledge_exchange"."topics" is not null and "knowledge_exchange"."audience_level" is not null and "knowledge_exchange"."resource_language" is not null))
);

CREATE TABLE "knowledge_exchange_live" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"place" uuid,
	"title_ar" text NOT NULL,
	"title_en" text,
	"summary_ar" text,
	"summary_en" text,
	"body_ar" text,
	"body_en" text,
	"related_places" uuid[],
	"main_image" uuid,
	"main_image_alt_ar" text,
	"main_image_alt_en" text,
	"main_image_caption_ar" text,
	"main_image_caption_en" text,
	"attachments" uuid[],
	"tags" text[],
	"source" text,
	"source_url" text,
	"resource_type" integer,
	"date" date,
	"topics" integer[],
	"audience_level" smallint,
	"authors" text,
	"year" integer,
	"pages" bigint,
	"resource_language" smallint,
	"file" uuid[],
	"external_url" text,
	"licence" integer,
	"search_text" text DEFAULT '' NOT NULL
);

CREATE TABLE "legal_environment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"is_published" boolean DEFAULT false NOT NULL,
	"type" integer,
	"number" text,
	"year" integer,
	"title_ar" text,
	"title_en" text,
	"issuing_body" integer,
	"subjects" integer[],
	"status" integer,
	"issued_on" date,
	"published_on" date,
	"in_force_from" date,
	"repealed_on" date,
	"gazette_issue" text,
	"gazette_page" bigint,
	"summary_ar" text,
	"summary_en" text,
	"text_ar" text,
	"text_en" text,
	"file_ar" uuid[],
	"file_en" uuid[],
	"consultation_until" timestamp with time zone,
	"consultation_email" text,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "legal_environment_type_number_year_issuing_body_unique" UNIQUE NULLS NOT DISTINCT("type","number","year","issuing_body"),
	CONSTRAINT "legal_environment_complete" CHECK ("legal_environment"."type" is not null and "legal_environment"."year" is not null and "legal_environment"."title_ar" is not null and "legal_environment"."issuing_body" is not null and "legal_environment"."subjects" is not null and "legal_environment"."status" is not null)
);

CREATE TABLE "legal_environment_relations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" smallint NOT NULL,
	"target" uuid NOT NULL
);

CREATE TABLE "local_government_sector" (
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
	"summary_ar" text,
	"summary_en" text,
	"body_ar" text,
	"body_en" text,
	"image" uuid,
	"image_alt_ar" text,
	"image_alt_en" text,
	"logo" uuid,
	"legal_basis" uuid[],
	"website" text,
	"phone" text,
	"email" text,
	"address_ar" text,
	"address_en" text,
	"linked_route" text,
	"sort_order" bigint,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "local_government_sector_complete" CHECK ("local_government_sector"."kind" is not null and "local_government_sector"."name_ar" is not null and "local_government_sector"."name_en" is not null and "local_government_sector"."summary_ar" is not null and "local_government_sector"."body_ar" is not null)
);

CREATE TABLE "local_government_sector_figures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"label_ar" text NOT NULL,
	"label_en" text,
	"source" smallint NOT NULL,
	"value" bigint,
	"query" smallint,
	"year" integer,
	"note_ar" text,
	"note_en" text
);

CREATE TABLE "partnership" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"is_published" boolean DEFAULT false NOT NULL,
	"partner_name_ar" text,
	"partner_name_en" text,
	"partner_type" integer,
	"country" integer,
	"logo" uuid,
	"website" text,
	"title_ar" text,
	"title_en" text,
	"kind" integer,
	"status" integer,
	"description_ar" text,
	"description_en" text,
	"places" uuid[],
	"topics" integer[],
	"signed_on" date,
	"start_date" date,
	"end_date" date,
	"value" numeric(18, 2),
	"currency" integer,
	"show_value" boolean,
	"agreement" uuid[],
	"agreement_is_public" boolean,
	"public_value" numeric(18, 2),
	"public_agreement" uuid[],
	"is_featured" boolean,
	"sort_order" bigint,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "partnership_complete" CHECK ("partnership"."partner_name_ar" is not null and "partnership"."partner_name_en" is not null and "partnership"."partner_type" is not null and "partnership"."title_ar" is not null and "partnership"."kind" is not null and "partnership"."status" is not null)
);

CREATE TABLE "gate_service" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"is_published" boolean DEFAULT false NOT NULL,
	"name_ar" text,
	"name_en" text,
	"summary_ar" text,
	"summary_en" text,
	"icon" text,
	"category" integer,
	"channels" integer[],
	"audience" integer[],
	"link_url" text,
	"fee_ar" text,
	"fee_en" text,
	"duration_ar" text,
	"duration_en" text,
	"legal_basis" uuid,
	"is_quick" boolean,
	"sort_order" bigint,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "gate_service_complete" CHECK ("gate_service"."name_ar" is not null and "gate_service"."name_en" is not null and "gate_service"."category" is not null and "gate_service"."channels" is not null and "gate_service"."audience" is not null)
);

CREATE TABLE "gate_service_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"text_ar" text NOT NULL,
	"text_en" text
);

CREATE TABLE "gate_service_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"text_ar" text NOT NULL,
	"text_en" text,
	"form" uuid[],
	"is_required" boolean
);

ALTER TABLE "knowledge_exchange" ADD CONSTRAINT "knowledge_exchange_place" FOREIGN KEY ("place") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "knowledge_exchange" ADD CONSTRAINT "knowledge_exchange_main_image" FOREIGN KEY ("main_image") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "knowledge_exchange" ADD CONSTRAINT "knowledge_exchange_rejection_reason" FOREIGN KEY ("rejection_reason") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "knowledge_exchange" ADD CONSTRAINT "knowledge_exchange_resource_type" FOREIGN KEY ("resource_type") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "knowledge_exchange" ADD CONSTRAINT "knowledge_exchange_licence" FOREIGN KEY ("licence") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "legal_environment" ADD CONSTRAINT "legal_environment_type" FOREIGN KEY ("type") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "legal_environment" ADD CONSTRAINT "legal_environment_issuing_body" FOREIGN KEY ("issuing_body") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "legal_environment" ADD CONSTRAINT "legal_environment_status" FOREIGN KEY ("status") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "legal_environment_relations" ADD CONSTRAINT "legal_environment_relations_parent" FOREIGN KEY ("parent") REFERENCES "public"."legal_environment"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "legal_environment_relations" ADD CONSTRAINT "legal_environment_relations_target" FOREIGN KEY ("target") REFERENCES "public"."legal_environment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "local_government_sector" ADD CONSTRAINT "local_government_sector_kind" FOREIGN KEY ("kind") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "local_government_sector" ADD CONSTRAINT "local_government_sector_image" FOREIGN KEY ("image") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "local_government_sector" ADD CONSTRAINT "local_government_sector_logo" FOREIGN KEY ("logo") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "local_government_sector_figures" ADD CONSTRAINT "local_government_sector_figures_parent" FOREIGN KEY ("parent") REFERENCES "public"."local_government_sector"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "partnership" ADD CONSTRAINT "partnership_partner_type" FOREIGN KEY ("partner_type") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "partnership" ADD CONSTRAINT "partnership_country" FOREIGN KEY ("country") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "partnership" ADD CONSTRAINT "partnership_logo" FOREIGN KEY ("logo") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "partnership" ADD CONSTRAINT "partnership_kind" FOREIGN KEY ("kind") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "partnership" ADD CONSTRAINT "partnership_status" FOREIGN KEY ("status") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "partnership" ADD CONSTRAINT "partnership_currency" FOREIGN KEY ("currency") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "gate_service" ADD CONSTRAINT "gate_service_category" FOREIGN KEY ("category") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "gate_service" ADD CONSTRAINT "gate_service_legal_basis" FOREIGN KEY ("legal_basis") REFERENCES "public"."legal_environment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "gate_service_steps" ADD CONSTRAINT "gate_service_steps_parent" FOREIGN KEY ("parent") REFERENCES "public"."gate_service"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "gate_service_documents" ADD CONSTRAINT "gate_service_documents_parent" FOREIGN KEY ("parent") REFERENCES "public"."gate_service"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "knowledge_exchange_order" ON "knowledge_exchange" USING btree ("date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "knowledge_exchange_owner_order" ON "knowledge_exchange" USING btree ("place","date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "knowledge_exchange_publish_status" ON "knowledge_exchange" USING btree ("publish_status");
CREATE INDEX "knowledge_exchange_resource_type" ON "knowledge_exchange" USING btree ("resource_type");
CREATE INDEX "knowledge_exchange_topics" ON "knowledge_exchange" USING gin ("topics");
CREATE INDEX "knowledge_exchange_resource_language" ON "knowledge_exchange" USING btree ("resource_language");
CREATE INDEX "knowledge_exchange_licence" ON "knowledge_exchange" USING btree ("licence");
CREATE INDEX "knowledge_exchange_year" ON "knowledge_exchange" USING btree ("year");
CREATE INDEX "knowledge_exchange_date" ON "knowledge_exchange" USING btree ("date");
CREATE INDEX "knowledge_exchange_audience_level" ON "knowledge_exchange" USING btree ("audience_level");
CREATE INDEX "knowledge_exchange_search" ON "knowledge_exchange" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "knowledge_exchange_live_order" ON "knowledge_exchange_live" USING btree ("date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "knowledge_exchange_live_owner_order" ON "knowledge_exchange_live" USING btree ("place","date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "knowledge_exchange_live_resource_type" ON "knowledge_exchange_live" USING btree ("resource_type");
CREATE INDEX "knowledge_exchange_live_topics" ON "knowledge_exchange_live" USING gin ("topics");
CREATE INDEX "knowledge_exchange_live_resource_language" ON "knowledge_exchange_live" USING btree ("resource_language");
CREATE INDEX "knowledge_exchange_live_licence" ON "knowledge_exchange_live" USING btree ("licence");
CREATE INDEX "knowledge_exchange_live_year" ON "knowledge_exchange_live" USING btree ("year");
CREATE INDEX "knowledge_exchange_live_date" ON "knowledge_exchange_live" USING btree ("date");
CREATE INDEX "knowledge_exchange_live_audience_level" ON "knowledge_exchange_live" USING btree ("audience_level");
CREATE INDEX "knowledge_exchange_live_search" ON "knowledge_exchange_live" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "legal_environment_order" ON "legal_environment" USING btree ("year" DESC NULLS LAST,"number" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "legal_environment_type" ON "legal_environment" USING btree ("type");
CREATE INDEX "legal_environment_subjects" ON "legal_environment" USING gin ("subjects");
CREATE INDEX "legal_environment_issuing_body" ON "legal_environment" USING btree ("issuing_body");
CREATE INDEX "legal_environment_status" ON "legal_environment" USING btree ("status");
CREATE INDEX "legal_environment_year" ON "legal_environment" USING btree ("year");
CREATE INDEX "legal_environment_search" ON "legal_environment" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "legal_environment_relations_parent_position" ON "legal_environment_relations" USING btree ("parent","position");
CREATE UNIQUE INDEX "local_government_sector_name_ar_unique" ON "local_government_sector" USING btree (lower("name_ar"));
CREATE UNIQUE INDEX "local_government_sector_name_en_unique" ON "local_government_sector" USING btree (lower("name_en"));
CREATE INDEX "local_government_sector_order" ON "local_government_sector" USING btree ("sort_order","id");
CREATE INDEX "local_government_sector_kind" ON "local_government_sector" USING btree ("kind");
CREATE INDEX "local_government_sector_search" ON "local_government_sector" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "local_government_sector_figures_parent_position" ON "local_government_sector_figures" USING btree ("parent","position");
CREATE INDEX "partnership_order" ON "partnership" USING btree ("sort_order","id");
CREATE INDEX "partnership_kind" ON "partnership" USING btree ("kind");
CREATE INDEX "partnership_status" ON "partnership" USING btree ("status");
CREATE INDEX "partnership_partner_type" ON "partnership" USING btree ("partner_type");
CREATE INDEX "partnership_country" ON "partnership" USING btree ("country");
CREATE INDEX "partnership_places" ON "partnership" USING gin ("places");
CREATE INDEX "partnership_search" ON "partnership" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "gate_service_order" ON "gate_service" USING btree ("sort_order","id");
CREATE INDEX "gate_service_category" ON "gate_service" USING btree ("category");
CREATE INDEX "gate_service_audience" ON "gate_service" USING gin ("audience");
CREATE INDEX "gate_service_channels" ON "gate_service" USING gin ("channels");
CREATE INDEX "gate_service_is_quick" ON "gate_service" USING btree ("is_quick");
CREATE INDEX "gate_service_search" ON "gate_service" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "gate_service_steps_parent_position" ON "gate_service_steps" USING btree ("parent","position");
CREATE INDEX "gate_service_documents_parent_position" ON "gate_service_documents" USING btree ("parent","position");
create trigger audit after insert or update or delete on "knowledge_exchange" for each row execute function audit_row();
create trigger audit after insert or update or delete on "legal_environment" for each row execute function audit_row();
create trigger audit after insert or update or delete on "legal_environment_relations" for each row execute function audit_row();
create trigger audit after insert or update or delete on "local_government_sector" for each row execute function audit_row();
create trigger audit after insert or update or delete on "local_government_sector_figures" for each row execute function audit_row();
create trigger audit after insert or update or delete on "partnership" for each row execute function audit_row();
create trigger audit after insert or update or delete on "gate_service" for each row execute function audit_row();
create trigger audit after insert or update or delete on "gate_service_steps" for each row execute function audit_row();
create trigger audit after insert or update or delete on "gate_service_documents" for each row execute function audit_row();
