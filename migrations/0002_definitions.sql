CREATE TABLE "attachment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"original_file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"width_px" integer,
	"height_px" integer,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"resource" text,
	"record_id" uuid
);

CREATE TABLE "content_version" (
	"resource" text NOT NULL,
	"record_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"creator" uuid,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_version_resource_record_id_number_pk" PRIMARY KEY("resource","record_id","number")
);

CREATE TABLE "deleted_record" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"record_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"deleter" uuid,
	"deletion_time" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text
);

CREATE TABLE "idempotency_key" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"record_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_user_id_key_pk" PRIMARY KEY("user_id","key")
);

CREATE TABLE "lookup" (
	"id" integer PRIMARY KEY NOT NULL,
	"type" integer NOT NULL,
	"code" text NOT NULL,
	"name_ar" text NOT NULL,
	"name_en" text NOT NULL,
	"value" integer,
	"sort_order" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL
);

CREATE TABLE "lookup_type" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name_ar" text NOT NULL,
	"name_en" text NOT NULL,
	"is_system" boolean DEFAULT false NOT NULL,
	"allows_new_values" boolean DEFAULT true NOT NULL
);

CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"login_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"address" text,
	"device" text,
	"revoked_at" timestamp with time zone,
	"revoke_reason" smallint
);

CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);

CREATE TABLE "sign_in_failure" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"name_hash" text NOT NULL,
	"is_known" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "system_user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"full_name" text NOT NULL,
	"full_name_en" text,
	"email" text,
	"language" text DEFAULT 'ar' NOT NULL,
	"password_hash" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"lockout_enabled" boolean DEFAULT true NOT NULL,
	"lockout_end" timestamp with time zone,
	"access_failed_count" integer DEFAULT 0 NOT NULL,
	"first_failure_at" timestamp with time zone,
	"locks_today" integer DEFAULT 0 NOT NULL,
	"last_lock_at" timestamp with time zone,
	"last_login_at" timestamp with time zone,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "user_in_role" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role_id" uuid NOT NULL
);

CREATE TABLE "user_place" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"place_id" uuid NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_internal_default" boolean DEFAULT false NOT NULL
);

CREATE TABLE "user_role" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"title_ar" text NOT NULL,
	"title_en" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"is_static" boolean DEFAULT false NOT NULL,
	"place_types" smallint[] DEFAULT '{}' NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"concurrency_stamp" uuid NOT NULL
);

CREATE TABLE "place" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"type_code" smallint,
	"code" text,
	"name_ar" text,
	"name_en" text,
	"parent" uuid,
	"governorate" integer,
	"phone" text,
	"fax" text,
	"mobile" text,
	"email" text,
	"website" text,
	"facebook" text,
	"address_ar" text,
	"address_en" text,
	"po_box" text,
	"location" jsonb,
	"sort_order" bigint,
	"is_active" boolean,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "place_type_code_governorate_name_ar_unique" UNIQUE NULLS NOT DISTINCT("type_code","governorate","name_ar"),
	CONSTRAINT "place_complete" CHECK ("place"."type_code" is not null and "place"."code" is not null and "place"."name_ar" is not null and "place"."name_en" is not null)
);

CREATE TABLE "local_comm" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"is_published" boolean DEFAULT false NOT NULL,
	"official_name_ar" text,
	"official_name_en" text,
	"authority_type" integer,
	"municipality_class" integer,
	"is_governorate_seat" boolean,
	"establishment_year" integer,
	"establishment_decision" text,
	"population_count" bigint,
	"postal_code" text,
	"logo" uuid,
	"cover_image" uuid,
	"about_ar" text,
	"about_en" text,
	"vision_ar" text,
	"vision_en" text,
	"office_hours_ar" text,
	"office_hours_en" text,
	"contact_person_name" text,
	"contact_person_job" text,
	"contact_person_mobile" text,
	"contact_person_email" text,
	"data_entry_date" date,
	"has_website_services" boolean,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "local_comm_complete" CHECK ("local_comm"."authority_type" is not null and "local_comm"."data_entry_date" is not null)
);

CREATE TABLE "council_membership" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"council" uuid,
	"authority" uuid,
	"join_date" date,
	"leave_date" date,
	"membership_status" smallint,
	"decision_no" text,
	"votes" bigint,
	"share_percent" double precision,
	"annual_contribution" numeric(18, 2),
	"currency" integer,
	"services" integer[],
	"attachments" uuid[],
	CONSTRAINT "council_membership_complete" CHECK ("council_membership"."council" is not null and "council_membership"."authority" is not null and "council_membership"."membership_status" is not null)
);

CREATE TABLE "water_year" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"local_comm_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"data_source" integer,
	"source_note" text,
	"data_date" date,
	"notes_ar" text,
	"notes_en" text,
	"attachments" uuid[],
	"change_reason" text,
	"status" smallint NOT NULL,
	"return_reason" text,
	"verified_at" timestamp with time zone,
	"is_served" boolean,
	"provider_type" integer,
	"provider" uuid,
	"provider_name" text,
	"network_year" integer,
	"population_served" bigint,
	"connected_households" bigint,
	"unbilled_authorized_m3" double precision,
	"technical_losses_percent" double precision,
	"supply_days_per_week" bigint,
	"supply_hours_per_day" double precision,
	"dry_months_gap_days" bigint,
	"meters" bigint,
	"prepaid_meters" bigint,
	"faulty_meters" bigint,
	"meters_replaced" bigint,
	"illegal_connections" bigint,
	"household_cisterns" bigint,
	"tanker_price" numeric(18, 2),
	"production_cost" numeric(18, 2),
	"quality_tests" bigint,
	"failed_tests" bigint,
	"chlorinated" boolean,
	"debt_to_supplier" numeric(18, 2),
	"agriculture_m3" double precision,
	"farming_sources" smallint[],
	"currency" integer,
	"billing_method" integer,
	"billed_amount" numeric(18, 2),
	"collected_amount" numeric(18, 2),
	"arrears_amount" numeric(18, 2),
	"operating_cost" numeric(18, 2),
	"staff_count" bigint,
	CONSTRAINT "water_year_complete" CHECK ("water_year"."status" in (1, 4) or ("water_year"."data_source" is not null and "water_year"."is_served" is not null and "water_year"."provider_type" is not null))
);

CREATE TABLE "water_year_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"category" integer NOT NULL,
	"count" bigint NOT NULL,
	"consumption_m3" double precision,
	"billed" numeric(18, 2)
);

CREATE TABLE "water_year_supply" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"source_type" integer NOT NULL,
	"supplier_name" text,
	"quantity_m3" double precision NOT NULL,
	"unit_price" numeric(12, 4)
);

CREATE TABLE "water_year_tariff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"category" integer NOT NULL,
	"band_from" double precision NOT NULL,
	"band_to" double precision,
	"unit_price" numeric(12, 4) NOT NULL,
	"fixed_fee" numeric(18, 2),
	"prepaid" boolean,
	"effective_date" date NOT NULL,
	"decision_no" text
);

CREATE TABLE "news" (
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
	"category" integer,
	"date" date,
	"location_ar" text,
	"location_en" text,
	"is_urgent" boolean,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "news_complete" CHECK ("news"."is_draft" or ("news"."body_ar" is not null and "news"."category" is not null and "news"."date" is not null))
);

CREATE TABLE "news_live" (
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
	"category" integer,
	"date" date,
	"location_ar" text,
	"location_en" text,
	"is_urgent" boolean,
	"search_text" text DEFAULT '' NOT NULL
);

ALTER TABLE "lookup" ADD CONSTRAINT "lookup_type_lookup_type_id_fk" FOREIGN KEY ("type") REFERENCES "public"."lookup_type"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_system_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."system_user"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_in_role" ADD CONSTRAINT "user_in_role_user_id_system_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."system_user"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_in_role" ADD CONSTRAINT "user_in_role_role_id_user_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."user_role"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "user_place" ADD CONSTRAINT "user_place_user_id_system_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."system_user"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "place" ADD CONSTRAINT "place_parent" FOREIGN KEY ("parent") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "place" ADD CONSTRAINT "place_governorate" FOREIGN KEY ("governorate") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "local_comm" ADD CONSTRAINT "local_comm_base" FOREIGN KEY ("id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "local_comm" ADD CONSTRAINT "local_comm_authority_type" FOREIGN KEY ("authority_type") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "local_comm" ADD CONSTRAINT "local_comm_municipality_class" FOREIGN KEY ("municipality_class") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "local_comm" ADD CONSTRAINT "local_comm_logo" FOREIGN KEY ("logo") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "local_comm" ADD CONSTRAINT "local_comm_cover_image" FOREIGN KEY ("cover_image") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "council_membership" ADD CONSTRAINT "council_membership_council" FOREIGN KEY ("council") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "council_membership" ADD CONSTRAINT "council_membership_authority" FOREIGN KEY ("authority") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "council_membership" ADD CONSTRAINT "council_membership_currency" FOREIGN KEY ("currency") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "water_year" ADD CONSTRAINT "water_year_local_comm_id" FOREIGN KEY ("local_comm_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "water_year" ADD CONSTRAINT "water_year_data_source" FOREIGN KEY ("data_source") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "water_year" ADD CONSTRAINT "water_year_provider_type" FOREIGN KEY ("provider_type") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "water_year" ADD CONSTRAINT "water_year_provider" FOREIGN KEY ("provider") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "water_year" ADD CONSTRAINT "water_year_currency" FOREIGN KEY ("currency") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "water_year" ADD CONSTRAINT "water_year_billing_method" FOREIGN KEY ("billing_method") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "water_year_subscribers" ADD CONSTRAINT "water_year_subscribers_parent" FOREIGN KEY ("parent") REFERENCES "public"."water_year"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "water_year_subscribers" ADD CONSTRAINT "water_year_subscribers_category" FOREIGN KEY ("category") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "water_year_supply" ADD CONSTRAINT "water_year_supply_parent" FOREIGN KEY ("parent") REFERENCES "public"."water_year"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "water_year_supply" ADD CONSTRAINT "water_year_supply_source_type" FOREIGN KEY ("source_type") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "water_year_tariff" ADD CONSTRAINT "water_year_tariff_parent" FOREIGN KEY ("parent") REFERENCES "public"."water_year"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "water_year_tariff" ADD CONSTRAINT "water_year_tariff_category" FOREIGN KEY ("category") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "news" ADD CONSTRAINT "news_place" FOREIGN KEY ("place") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "news" ADD CONSTRAINT "news_main_image" FOREIGN KEY ("main_image") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "news" ADD CONSTRAINT "news_rejection_reason" FOREIGN KEY ("rejection_reason") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "news" ADD CONSTRAINT "news_category" FOREIGN KEY ("category") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "attachment_record" ON "attachment" USING btree ("record_id");
CREATE INDEX "attachment_sha256" ON "attachment" USING btree ("sha256");
CREATE INDEX "deleted_record_time" ON "deleted_record" USING btree ("deletion_time");
CREATE INDEX "idempotency_key_at" ON "idempotency_key" USING btree ("at");
CREATE UNIQUE INDEX "lookup_code" ON "lookup" USING btree ("type","code");
CREATE UNIQUE INDEX "lookup_type_code" ON "lookup_type" USING btree (lower("code"));
CREATE INDEX "session_user" ON "session" USING btree ("user_id");
CREATE INDEX "sign_in_failure_address" ON "sign_in_failure" USING btree ("address","at");
CREATE INDEX "sign_in_failure_name" ON "sign_in_failure" USING btree ("name_hash","at");
CREATE UNIQUE INDEX "system_user_name" ON "system_user" USING btree (lower("user_name"));
CREATE UNIQUE INDEX "system_user_email" ON "system_user" USING btree (lower("email"));
CREATE UNIQUE INDEX "user_in_role_once" ON "user_in_role" USING btree ("user_id","role_id");
CREATE UNIQUE INDEX "user_place_once" ON "user_place" USING btree ("user_id","place_id");
CREATE UNIQUE INDEX "user_place_default" ON "user_place" USING btree ("user_id") WHERE is_default;
CREATE UNIQUE INDEX "user_place_internal_default" ON "user_place" USING btree ("user_id") WHERE is_internal_default;
CREATE UNIQUE INDEX "user_role_code" ON "user_role" USING btree (lower("code"));
CREATE UNIQUE INDEX "place_code_unique" ON "place" USING btree (lower("code"));
CREATE INDEX "place_order" ON "place" USING btree ("type_code","id");
CREATE INDEX "place_type_code" ON "place" USING btree ("type_code");
CREATE INDEX "place_governorate" ON "place" USING btree ("governorate");
CREATE INDEX "place_is_active" ON "place" USING btree ("is_active");
CREATE INDEX "place_search" ON "place" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "local_comm_authority_type" ON "local_comm" USING btree ("authority_type");
CREATE INDEX "local_comm_municipality_class" ON "local_comm" USING btree ("municipality_class");
CREATE INDEX "local_comm_search" ON "local_comm" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "council_membership_order" ON "council_membership" USING btree ("authority","id");
CREATE INDEX "council_membership_council" ON "council_membership" USING btree ("council");
CREATE INDEX "council_membership_authority" ON "council_membership" USING btree ("authority");
CREATE INDEX "council_membership_membership_status" ON "council_membership" USING btree ("membership_status");
CREATE UNIQUE INDEX "water_year_year_unique" ON "water_year" USING btree ("local_comm_id","year");
CREATE INDEX "water_year_order" ON "water_year" USING btree ("year" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "water_year_owner_order" ON "water_year" USING btree ("local_comm_id","year" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "water_year_status" ON "water_year" USING btree ("status");
CREATE INDEX "water_year_year" ON "water_year" USING btree ("year");
CREATE INDEX "water_year_subscribers_parent_position" ON "water_year_subscribers" USING btree ("parent","position");
CREATE INDEX "water_year_supply_parent_position" ON "water_year_supply" USING btree ("parent","position");
CREATE INDEX "water_year_tariff_parent_position" ON "water_year_tariff" USING btree ("parent","position");
CREATE INDEX "news_order" ON "news" USING btree ("date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "news_owner_order" ON "news" USING btree ("place","date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "news_publish_status" ON "news" USING btree ("publish_status");
CREATE INDEX "news_category" ON "news" USING btree ("category");
CREATE INDEX "news_date" ON "news" USING btree ("date");
CREATE INDEX "news_search" ON "news" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "news_live_order" ON "news_live" USING btree ("date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "news_live_owner_order" ON "news_live" USING btree ("place","date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "news_live_category" ON "news_live" USING btree ("category");
CREATE INDEX "news_live_date" ON "news_live" USING btree ("date");
CREATE INDEX "news_live_search" ON "news_live" USING gin (to_tsvector('simple', "search_text"));
create trigger audit after insert or update or delete on "attachment" for each row execute function audit_row();
create trigger audit after insert or update or delete on "lookup" for each row execute function audit_row();
create trigger audit after insert or update or delete on "lookup_type" for each row execute function audit_row();
create trigger audit after insert or update or delete on "setting" for each row execute function audit_row();
create trigger audit after insert or update or delete on "system_user" for each row execute function audit_row();
create trigger audit after insert or update or delete on "user_in_role" for each row execute function audit_row();
create trigger audit after insert or update or delete on "user_place" for each row execute function audit_row();
create trigger audit after insert or update or delete on "user_role" for each row execute function audit_row();
create trigger audit after insert or update or delete on "place" for each row execute function audit_row();
create trigger audit after insert or update or delete on "local_comm" for each row execute function audit_row();
create trigger audit after insert or update or delete on "council_membership" for each row execute function audit_row();
create trigger audit after insert or update or delete on "water_year" for each row execute function audit_row();
create trigger audit after insert or update or delete on "water_year_subscribers" for each row execute function audit_row();
create trigger audit after insert or update or delete on "water_year_supply" for each row execute function audit_row();
create trigger audit after insert or update or delete on "water_year_tariff" for each row execute function audit_row();
create trigger audit after insert or update or delete on "news" for each row execute function audit_row();
