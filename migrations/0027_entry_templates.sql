CREATE TABLE "entry_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"name_ar" text,
	"name_en" text,
	"module" integer,
	"category" integer,
	"audience" smallint,
	"intro_ar" text,
	"intro_en" text,
	"skeleton_ar" text,
	"skeleton_en" text,
	"is_active" boolean,
	"is_default" boolean,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "entry_template_module_name_ar_unique" UNIQUE NULLS NOT DISTINCT("module","name_ar"),
	CONSTRAINT "entry_template_complete" CHECK ("entry_template"."name_ar" is not null and "entry_template"."module" is not null and "entry_template"."audience" is not null)
);

CREATE TABLE "entry_template_fields" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"order" bigint,
	"source" smallint NOT NULL,
	"field_key" text,
	"label_ar" text,
	"label_en" text,
	"field_type" smallint,
	"text_kind" smallint,
	"choices" text,
	"required" boolean,
	"min" bigint,
	"max" bigint,
	"max_k_b" bigint,
	"file_types" smallint[],
	"help_ar" text,
	"help_en" text,
	"is_personal" boolean,
	"is_public" boolean,
	"visible" boolean
);

CREATE TABLE "contact_message_additional_data" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"template" uuid NOT NULL,
	"field_key" text NOT NULL,
	"label_ar" text NOT NULL,
	"label_en" text,
	"value" text,
	"personal_value" text,
	"files" uuid[]
);

CREATE TABLE "investors_additional_data" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"template" uuid NOT NULL,
	"field_key" text NOT NULL,
	"label_ar" text NOT NULL,
	"label_en" text,
	"value" text,
	"personal_value" text,
	"files" uuid[]
);

CREATE TABLE "investors_public_data" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"label_ar" text NOT NULL,
	"label_en" text,
	"value" text
);

CREATE TABLE "creative_ideas_bank_additional_data" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"template" uuid NOT NULL,
	"field_key" text NOT NULL,
	"label_ar" text NOT NULL,
	"label_en" text,
	"value" text,
	"personal_value" text,
	"files" uuid[]
);

CREATE TABLE "creative_ideas_bank_public_data" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"label_ar" text NOT NULL,
	"label_en" text,
	"value" text
);

ALTER TABLE "investors_live" ADD COLUMN "public_data" text;
ALTER TABLE "creative_ideas_bank_live" ADD COLUMN "public_data" text;
ALTER TABLE "entry_template" ADD CONSTRAINT "entry_template_module" FOREIGN KEY ("module") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "entry_template" ADD CONSTRAINT "entry_template_category" FOREIGN KEY ("category") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "entry_template_fields" ADD CONSTRAINT "entry_template_fields_parent" FOREIGN KEY ("parent") REFERENCES "public"."entry_template"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "contact_message_additional_data" ADD CONSTRAINT "contact_message_additional_data_parent" FOREIGN KEY ("parent") REFERENCES "public"."contact_message"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "contact_message_additional_data" ADD CONSTRAINT "contact_message_additional_data_template" FOREIGN KEY ("template") REFERENCES "public"."entry_template"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "investors_additional_data" ADD CONSTRAINT "investors_additional_data_parent" FOREIGN KEY ("parent") REFERENCES "public"."investors"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "investors_additional_data" ADD CONSTRAINT "investors_additional_data_template" FOREIGN KEY ("template") REFERENCES "public"."entry_template"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "investors_public_data" ADD CONSTRAINT "investors_public_data_parent" FOREIGN KEY ("parent") REFERENCES "public"."investors"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "creative_ideas_bank_additional_data" ADD CONSTRAINT "creative_ideas_bank_additional_data_parent" FOREIGN KEY ("parent") REFERENCES "public"."creative_ideas_bank"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "creative_ideas_bank_additional_data" ADD CONSTRAINT "creative_ideas_bank_additional_data_template" FOREIGN KEY ("template") REFERENCES "public"."entry_template"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "creative_ideas_bank_public_data" ADD CONSTRAINT "creative_ideas_bank_public_data_parent" FOREIGN KEY ("parent") REFERENCES "public"."creative_ideas_bank"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "entry_template_order" ON "entry_template" USING btree ("module","audience","is_default" DESC NULLS LAST,"name_ar","id");
CREATE INDEX "entry_template_audience" ON "entry_template" USING btree ("audience");
CREATE INDEX "entry_template_is_active" ON "entry_template" USING btree ("is_active");
CREATE INDEX "entry_template_search" ON "entry_template" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "entry_template_fields_parent_position" ON "entry_template_fields" USING btree ("parent","position");
CREATE INDEX "contact_message_additional_data_parent_position" ON "contact_message_additional_data" USING btree ("parent","position");
CREATE INDEX "investors_additional_data_parent_position" ON "investors_additional_data" USING btree ("parent","position");
CREATE INDEX "investors_public_data_parent_position" ON "investors_public_data" USING btree ("parent","position");
CREATE INDEX "creative_ideas_bank_additional_data_parent_position" ON "creative_ideas_bank_additional_data" USING btree ("parent","position");
CREATE INDEX "creative_ideas_bank_public_data_parent_position" ON "creative_ideas_bank_public_data" USING btree ("parent","position");
create trigger audit after insert or update or delete on "entry_template" for each row execute function audit_row();
create trigger audit after insert or update or delete on "entry_template_fields" for each row execute function audit_row();
create trigger audit after insert or update or delete on "contact_message_additional_data" for each row execute function audit_row();
create trigger audit after insert or update or delete on "investors_additional_data" for each row execute function audit_row();
create trigger audit after insert or update or delete on "investors_public_data" for each row execute function audit_row();
create trigger audit after insert or update or delete on "creative_ideas_bank_additional_data" for each row execute function audit_row();
create trigger audit after insert or update or delete on "creative_ideas_bank_public_data" for each row execute function audit_row();
-- One template is the default of its form, whoever sets two at once.
create unique index "entry_template_default" on "entry_template" ("module", "category", "audience") nulls not distinct where "is_default";
