CREATE TABLE "entry_number" (
	"prefix" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "entry_number_prefix_year_pk" PRIMARY KEY("prefix","year")
);

CREATE TABLE "visitor_block" (
	"contact_hash" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"reason" text NOT NULL
);

CREATE TABLE "visitor_form" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"payload" text,
	"address_hash" text,
	"contact_hashes" text[] NOT NULL,
	"text_hash" text NOT NULL,
	"email" text,
	"phone" text,
	"needs" text[] NOT NULL,
	"link_hash" text,
	"code_hash" text,
	"code_sent_at" timestamp with time zone,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"tracking_key_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "visitor_submission" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"place" uuid,
	"kind" smallint,
	"number" text,
	"title" text,
	"state" smallint NOT NULL,
	"flags" integer[],
	"sent_at" timestamp with time zone,
	"email_confirmed_at" timestamp with time zone,
	"phone_confirmed_at" timestamp with time zone,
	"proof_of_work" boolean,
	"record" text,
	"assignee" uuid,
	"answer_by" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"language" smallint,
	"search_text" text DEFAULT '' NOT NULL
);

CREATE TABLE "visitor_submission_conversation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" smallint NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text
);

CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"place" uuid,
	"number" text,
	"subject_kind" integer,
	"page_url" text,
	"title" text,
	"message" text,
	"name" text,
	"email" text,
	"phone" text,
	"governorate" integer,
	"attachments" uuid[],
	"consent" boolean,
	"status" smallint NOT NULL,
	"assignee" uuid,
	"assigned_place" uuid,
	"sent_at" date,
	"due_at" date,
	"priority" smallint,
	"notes" text,
	"close_result" smallint,
	"close_note" text,
	"satisfaction" bigint,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "contact_message_complete" CHECK ("contact_message"."subject_kind" is not null and "contact_message"."title" is not null and "contact_message"."message" is not null)
);

CREATE TABLE "investors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"is_draft" boolean NOT NULL,
	"current_version" integer NOT NULL,
	"live_version" integer,
	"sent_by" uuid,
	"number" text,
	"name_ar" text,
	"name_en" text,
	"kind" integer,
	"registration_number" text,
	"contact_name" text,
	"position" text,
	"email" text,
	"phone" text,
	"website" text,
	"country" integer,
	"city" text,
	"interest_field" integer[],
	"interest_places" uuid[],
	"investment_range" smallint,
	"activity_description_ar" text,
	"activity_description_en" text,
	"logo" uuid,
	"attachments" uuid[],
	"allow_to_publish" boolean,
	"show_contact" boolean,
	"investor_approval" boolean,
	"publish_status" smallint NOT NULL,
	"approved_at" timestamp with time zone,
	"rejection_reason" integer,
	"rejection_note" text,
	"public_email" text,
	"public_phone" text,
	"source" smallint,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "investors_complete" CHECK ("investors"."is_draft" or ("investors"."name_ar" is not null and "investors"."name_en" is not null and "investors"."kind" is not null and "investors"."contact_name" is not null and "investors"."position" is not null and "investors"."email" is not null and "investors"."phone" is not null and "investors"."country" is not null and "investors"."interest_field" is not null and "investors"."activity_description_ar" is not null))
);

CREATE TABLE "investors_live" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"number" text,
	"name_ar" text,
	"name_en" text,
	"kind" integer,
	"position" text,
	"website" text,
	"country" integer,
	"city" text,
	"interest_field" integer[],
	"interest_places" uuid[],
	"investment_range" smallint,
	"activity_description_ar" text,
	"activity_description_en" text,
	"logo" uuid,
	"attachments" uuid[],
	"allow_to_publish" boolean,
	"show_contact" boolean,
	"public_email" text,
	"public_phone" text,
	"search_text" text DEFAULT '' NOT NULL
);

CREATE TABLE "creative_ideas_bank" (
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
	"number" text,
	"date" date,
	"title_ar" text NOT NULL,
	"title_en" text,
	"summary_ar" text,
	"summary_en" text,
	"problem" text,
	"solution" text,
	"innovation" text,
	"target_group" text,
	"field" integer,
	"sub_field" integer,
	"owner" integer,
	"owner_name" text,
	"show_owner_name" boolean,
	"owner_email" text,
	"owner_phone" text,
	"gender" integer,
	"birth_year" integer,
	"local_comm_id" uuid,
	"accessibility" smallint,
	"status" integer,
	"estimated_cost" numeric(18, 2),
	"currency" integer,
	"requested_support" smallint[],
	"expected_jobs" bigint,
	"sponsor" integer,
	"investor_id" uuid,
	"invested_amount" bigint,
	"invested_date" date,
	"image" uuid,
	"attachment" uuid[],
	"owner_approval" boolean,
	"owner_approval_date" timestamp with time zone,
	"publish_status" smallint NOT NULL,
	"approved_at" timestamp with time zone,
	"rejection_reason" integer,
	"rejection_note" text,
	"duplicate_of_id" uuid,
	"official_reply_ar" text,
	"official_reply_en" text,
	"public_owner_name" text,
	"source" smallint,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "creative_ideas_bank_complete" CHECK ("creative_ideas_bank"."is_draft" or ("creative_ideas_bank"."date" is not null and "creative_ideas_bank"."summary_ar" is not null and "creative_ideas_bank"."problem" is not null and "creative_ideas_bank"."solution" is not null and "creative_ideas_bank"."target_group" is not null and "creative_ideas_bank"."field" is not null and "creative_ideas_bank"."owner" is not null and "creative_ideas_bank"."owner_name" is not null and "creative_ideas_bank"."accessibility" is not null and "creative_ideas_bank"."requested_support" is not null))
);

CREATE TABLE "creative_ideas_bank_live" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"place" uuid,
	"number" text,
	"date" date,
	"title_ar" text NOT NULL,
	"title_en" text,
	"summary_ar" text,
	"summary_en" text,
	"problem" text,
	"solution" text,
	"innovation" text,
	"target_group" text,
	"field" integer,
	"sub_field" integer,
	"owner" integer,
	"show_owner_name" boolean,
	"gender" integer,
	"birth_year" integer,
	"local_comm_id" uuid,
	"accessibility" smallint,
	"status" integer,
	"estimated_cost" numeric(18, 2),
	"currency" integer,
	"requested_support" smallint[],
	"expected_jobs" bigint,
	"image" uuid,
	"attachment" uuid[],
	"official_reply_ar" text,
	"official_reply_en" text,
	"public_owner_name" text,
	"search_text" text DEFAULT '' NOT NULL
);

ALTER TABLE "visitor_form" ADD CONSTRAINT "visitor_form_submission_id_visitor_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."visitor_submission"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "visitor_submission" ADD CONSTRAINT "visitor_submission_place" FOREIGN KEY ("place") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "visitor_submission" ADD CONSTRAINT "visitor_submission_assignee" FOREIGN KEY ("assignee") REFERENCES "public"."system_user"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "visitor_submission_conversation" ADD CONSTRAINT "visitor_submission_conversation_parent" FOREIGN KEY ("parent") REFERENCES "public"."visitor_submission"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_place" FOREIGN KEY ("place") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_subject_kind" FOREIGN KEY ("subject_kind") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_governorate" FOREIGN KEY ("governorate") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_assignee" FOREIGN KEY ("assignee") REFERENCES "public"."system_user"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_assigned_place" FOREIGN KEY ("assigned_place") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "investors" ADD CONSTRAINT "investors_kind" FOREIGN KEY ("kind") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "investors" ADD CONSTRAINT "investors_country" FOREIGN KEY ("country") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "investors" ADD CONSTRAINT "investors_logo" FOREIGN KEY ("logo") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "investors" ADD CONSTRAINT "investors_rejection_reason" FOREIGN KEY ("rejection_reason") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "creative_ideas_bank" ADD CONSTRAINT "creative_ideas_bank_place" FOREIGN KEY ("place") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "creative_ideas_bank" ADD CONSTRAINT "creative_ideas_bank_field" FOREIGN KEY ("field") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "creative_ideas_bank" ADD CONSTRAINT "creative_ideas_bank_sub_field" FOREIGN KEY ("sub_field") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "creative_ideas_bank" ADD CONSTRAINT "creative_ideas_bank_owner" FOREIGN KEY ("owner") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "creative_ideas_bank" ADD CONSTRAINT "creative_ideas_bank_gender" FOREIGN KEY ("gender") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "creative_ideas_bank" ADD CONSTRAINT "creative_ideas_bank_local_comm_id" FOREIGN KEY ("local_comm_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "creative_ideas_bank" ADD CONSTRAINT "creative_ideas_bank_status" FOREIGN KEY ("status") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "creative_ideas_bank" ADD CONSTRAINT "creative_ideas_bank_currency" FOREIGN KEY ("currency") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "creative_ideas_bank" ADD CONSTRAINT "creative_ideas_bank_sponsor" FOREIGN KEY ("sponsor") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "creative_ideas_bank" ADD CONSTRAINT "creative_ideas_bank_investor_id" FOREIGN KEY ("investor_id") REFERENCES "public"."investors"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "creative_ideas_bank" ADD CONSTRAINT "creative_ideas_bank_image" FOREIGN KEY ("image") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "creative_ideas_bank" ADD CONSTRAINT "creative_ideas_bank_rejection_reason" FOREIGN KEY ("rejection_reason") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "creative_ideas_bank" ADD CONSTRAINT "creative_ideas_bank_duplicate_of_id" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."creative_ideas_bank"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "visitor_form_address" ON "visitor_form" USING btree ("address_hash","created_at");
CREATE INDEX "visitor_form_contacts" ON "visitor_form" USING gin ("contact_hashes");
CREATE INDEX "visitor_form_text" ON "visitor_form" USING btree ("text_hash");
CREATE INDEX "visitor_form_created" ON "visitor_form" USING btree ("created_at");
CREATE UNIQUE INDEX "visitor_submission_record_unique" ON "visitor_submission" USING btree (lower("record"));
CREATE INDEX "visitor_submission_order" ON "visitor_submission" USING btree ("sent_at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "visitor_submission_owner_order" ON "visitor_submission" USING btree ("place","sent_at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "visitor_submission_state" ON "visitor_submission" USING btree ("state");
CREATE INDEX "visitor_submission_kind" ON "visitor_submission" USING btree ("kind");
CREATE INDEX "visitor_submission_flags" ON "visitor_submission" USING gin ("flags");
CREATE INDEX "visitor_submission_search" ON "visitor_submission" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "visitor_submission_conversation_parent_position" ON "visitor_submission_conversation" USING btree ("parent","position");
CREATE INDEX "contact_message_order" ON "contact_message" USING btree ("sent_at" DESC NULLS LAST,"number" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "contact_message_owner_order" ON "contact_message" USING btree ("place","sent_at" DESC NULLS LAST,"number" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "contact_message_status" ON "contact_message" USING btree ("status");
CREATE INDEX "contact_message_subject_kind" ON "contact_message" USING btree ("subject_kind");
CREATE INDEX "contact_message_sent_at" ON "contact_message" USING btree ("sent_at");
CREATE INDEX "contact_message_search" ON "contact_message" USING gin (to_tsvector('simple', "search_text"));
CREATE UNIQUE INDEX "investors_registration_number_unique" ON "investors" USING btree (lower("registration_number"));
CREATE INDEX "investors_order" ON "investors" USING btree ("creation_time" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "investors_publish_status" ON "investors" USING btree ("publish_status");
CREATE INDEX "investors_kind" ON "investors" USING btree ("kind");
CREATE INDEX "investors_interest_field" ON "investors" USING gin ("interest_field");
CREATE INDEX "investors_interest_places" ON "investors" USING gin ("interest_places");
CREATE INDEX "investors_country" ON "investors" USING btree ("country");
CREATE INDEX "investors_allow_to_publish" ON "investors" USING btree ("allow_to_publish");
CREATE INDEX "investors_investor_approval" ON "investors" USING btree ("investor_approval");
CREATE INDEX "investors_search" ON "investors" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "investors_live_kind" ON "investors_live" USING btree ("kind");
CREATE INDEX "investors_live_interest_field" ON "investors_live" USING gin ("interest_field");
CREATE INDEX "investors_live_interest_places" ON "investors_live" USING gin ("interest_places");
CREATE INDEX "investors_live_country" ON "investors_live" USING btree ("country");
CREATE INDEX "investors_live_allow_to_publish" ON "investors_live" USING btree ("allow_to_publish");
CREATE INDEX "investors_live_search" ON "investors_live" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "creative_ideas_bank_order" ON "creative_ideas_bank" USING btree ("date" DESC NULLS LAST,"number" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "creative_ideas_bank_owner_order" ON "creative_ideas_bank" USING btree ("place","date" DESC NULLS LAST,"number" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "creative_ideas_bank_publish_status" ON "creative_ideas_bank" USING btree ("publish_status");
CREATE INDEX "creative_ideas_bank_status" ON "creative_ideas_bank" USING btree ("status");
CREATE INDEX "creative_ideas_bank_field" ON "creative_ideas_bank" USING btree ("field");
CREATE INDEX "creative_ideas_bank_sub_field" ON "creative_ideas_bank" USING btree ("sub_field");
CREATE INDEX "creative_ideas_bank_local_comm_id" ON "creative_ideas_bank" USING btree ("local_comm_id");
CREATE INDEX "creative_ideas_bank_accessibility" ON "creative_ideas_bank" USING btree ("accessibility");
CREATE INDEX "creative_ideas_bank_owner" ON "creative_ideas_bank" USING btree ("owner");
CREATE INDEX "creative_ideas_bank_owner_approval" ON "creative_ideas_bank" USING btree ("owner_approval");
CREATE INDEX "creative_ideas_bank_date" ON "creative_ideas_bank" USING btree ("date");
CREATE INDEX "creative_ideas_bank_search" ON "creative_ideas_bank" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "creative_ideas_bank_live_order" ON "creative_ideas_bank_live" USING btree ("date" DESC NULLS LAST,"number" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "creative_ideas_bank_live_owner_order" ON "creative_ideas_bank_live" USING btree ("place","date" DESC NULLS LAST,"number" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "creative_ideas_bank_live_status" ON "creative_ideas_bank_live" USING btree ("status");
CREATE INDEX "creative_ideas_bank_live_field" ON "creative_ideas_bank_live" USING btree ("field");
CREATE INDEX "creative_ideas_bank_live_sub_field" ON "creative_ideas_bank_live" USING btree ("sub_field");
CREATE INDEX "creative_ideas_bank_live_local_comm_id" ON "creative_ideas_bank_live" USING btree ("local_comm_id");
CREATE INDEX "creative_ideas_bank_live_accessibility" ON "creative_ideas_bank_live" USING btree ("accessibility");
CREATE INDEX "creative_ideas_bank_live_owner" ON "creative_ideas_bank_live" USING btree ("owner");
CREATE INDEX "creative_ideas_bank_live_date" ON "creative_ideas_bank_live" USING btree ("date");
CREATE INDEX "creative_ideas_bank_live_search" ON "creative_ideas_bank_live" USING gin (to_tsvector('simple', "search_text"));
create trigger audit after insert or update or delete on "visitor_submission" for each row execute function audit_row();
create trigger audit after insert or update or delete on "visitor_submission_conversation" for each row execute function audit_row();
create trigger audit after insert or update or delete on "contact_message" for each row execute function audit_row();
create trigger audit after insert or update or delete on "investors" for each row execute function audit_row();
create trigger audit after insert or update or delete on "creative_ideas_bank" for each row execute function audit_row();

-- The sender of an entry is told its number, and where he follows it.
insert into lookup (id, type, code, name_ar, name_en, sort_order, is_active, is_default, concurrency_stamp, search_text) values
(48105, 48, 'entryTracking', 'رقم الطلب ورابط متابعته', 'Number of an entry and where to follow it', 1050, true, false, gen_random_uuid(),
  'entrytracking رقم الطلب طلب ورابط متابعته number of an entry and where to follow it');
