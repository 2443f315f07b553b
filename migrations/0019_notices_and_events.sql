CREATE TABLE "ads" (
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
	"number" text,
	"category" integer,
	"date" date,
	"closing_at" timestamp with time zone,
	"original_closing_at" timestamp with time zone,
	"opening_at" timestamp with time zone,
	"opening_place_ar" text,
	"opening_place_en" text,
	"document_price" numeric(18, 2),
	"currency" integer,
	"bid_security_ar" text,
	"bid_security_en" text,
	"delivery_place_ar" text,
	"delivery_place_en" text,
	"site_visit_at" timestamp with time zone,
	"pre_bid_meeting_at" timestamp with time zone,
	"contact_name" text,
	"contact_phone" text,
	"contact_email" text,
	"websites" text[],
	"plan_reference" text,
	"objection_place_ar" text,
	"objection_place_en" text,
	"closed_stage" integer,
	"stage_note" text,
	"result_ar" text,
	"result_en" text,
	"result_attachments" uuid[],
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "ads_complete" CHECK ("ads"."is_draft" or ("ads"."category" is not null and "ads"."date" is not null))
);

CREATE TABLE "ads_extensions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"to" timestamp with time zone NOT NULL,
	"reason" text NOT NULL
);

CREATE TABLE "ads_live" (
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
	"number" text,
	"category" integer,
	"date" date,
	"closing_at" timestamp with time zone,
	"original_closing_at" timestamp with time zone,
	"opening_at" timestamp with time zone,
	"opening_place_ar" text,
	"opening_place_en" text,
	"document_price" numeric(18, 2),
	"currency" integer,
	"bid_security_ar" text,
	"bid_security_en" text,
	"delivery_place_ar" text,
	"delivery_place_en" text,
	"site_visit_at" timestamp with time zone,
	"pre_bid_meeting_at" timestamp with time zone,
	"contact_name" text,
	"contact_phone" text,
	"contact_email" text,
	"websites" text[],
	"plan_reference" text,
	"objection_place_ar" text,
	"objection_place_en" text,
	"closed_stage" integer,
	"stage_note" text,
	"result_ar" text,
	"result_en" text,
	"result_attachments" uuid[],
	"extensions" text,
	"search_text" text DEFAULT '' NOT NULL
);

CREATE TABLE "event" (
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
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"all_day" boolean,
	"attendance_mode" integer,
	"location_ar" text,
	"location_en" text,
	"point" jsonb,
	"online_url" text,
	"registration_url" text,
	"registration_email" text,
	"registration_until" timestamp with time zone,
	"capacity" bigint,
	"organizer_ar" text,
	"organizer_en" text,
	"audience" integer[],
	"is_open_to_public" boolean,
	"accessibility" integer[],
	"event_state" smallint,
	"state_note" text,
	"original_start_at" timestamp with time zone,
	"outcome_ar" text,
	"outcome_en" text,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "event_complete" CHECK ("event"."is_draft" or ("event"."body_ar" is not null and "event"."category" is not null and "event"."start_at" is not null and "event"."end_at" is not null and "event"."attendance_mode" is not null))
);

CREATE TABLE "event_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"date" date NOT NULL,
	"start_time" time(0) NOT NULL,
	"end_time" time(0) NOT NULL,
	"title_ar" text NOT NULL,
	"title_en" text,
	"speaker" text,
	"location" text
);

CREATE TABLE "event_live" (
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
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"all_day" boolean,
	"attendance_mode" integer,
	"location_ar" text,
	"location_en" text,
	"point" jsonb,
	"online_url" text,
	"registration_url" text,
	"registration_email" text,
	"registration_until" timestamp with time zone,
	"capacity" bigint,
	"organizer_ar" text,
	"organizer_en" text,
	"audience" integer[],
	"is_open_to_public" boolean,
	"accessibility" integer[],
	"event_state" smallint,
	"state_note" text,
	"original_start_at" timestamp with time zone,
	"outcome_ar" text,
	"outcome_en" text,
	"sessions" text,
	"search_text" text DEFAULT '' NOT NULL
);

ALTER TABLE "ads" ADD CONSTRAINT "ads_place" FOREIGN KEY ("place") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ads" ADD CONSTRAINT "ads_main_image" FOREIGN KEY ("main_image") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ads" ADD CONSTRAINT "ads_rejection_reason" FOREIGN KEY ("rejection_reason") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ads" ADD CONSTRAINT "ads_category" FOREIGN KEY ("category") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ads" ADD CONSTRAINT "ads_currency" FOREIGN KEY ("currency") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ads" ADD CONSTRAINT "ads_closed_stage" FOREIGN KEY ("closed_stage") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ads_extensions" ADD CONSTRAINT "ads_extensions_parent" FOREIGN KEY ("parent") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event" ADD CONSTRAINT "event_place" FOREIGN KEY ("place") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "event" ADD CONSTRAINT "event_main_image" FOREIGN KEY ("main_image") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "event" ADD CONSTRAINT "event_rejection_reason" FOREIGN KEY ("rejection_reason") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "event" ADD CONSTRAINT "event_category" FOREIGN KEY ("category") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "event" ADD CONSTRAINT "event_attendance_mode" FOREIGN KEY ("attendance_mode") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "event_sessions" ADD CONSTRAINT "event_sessions_parent" FOREIGN KEY ("parent") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "ads_order" ON "ads" USING btree ("date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "ads_owner_order" ON "ads" USING btree ("place","date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "ads_publish_status" ON "ads" USING btree ("publish_status");
CREATE INDEX "ads_category" ON "ads" USING btree ("category");
CREATE INDEX "ads_date" ON "ads" USING btree ("date");
CREATE INDEX "ads_closing_at" ON "ads" USING btree ("closing_at");
CREATE INDEX "ads_search" ON "ads" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "ads_extensions_parent_position" ON "ads_extensions" USING btree ("parent","position");
CREATE INDEX "ads_live_order" ON "ads_live" USING btree ("date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "ads_live_owner_order" ON "ads_live" USING btree ("place","date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "ads_live_category" ON "ads_live" USING btree ("category");
CREATE INDEX "ads_live_date" ON "ads_live" USING btree ("date");
CREATE INDEX "ads_live_closing_at" ON "ads_live" USING btree ("closing_at");
CREATE INDEX "ads_live_search" ON "ads_live" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "event_order" ON "event" USING btree ("start_at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "event_owner_order" ON "event" USING btree ("place","start_at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "event_publish_status" ON "event" USING btree ("publish_status");
CREATE INDEX "event_category" ON "event" USING btree ("category");
CREATE INDEX "event_start_at" ON "event" USING btree ("start_at");
CREATE INDEX "event_attendance_mode" ON "event" USING btree ("attendance_mode");
CREATE INDEX "event_event_state" ON "event" USING btree ("event_state");
CREATE INDEX "event_search" ON "event" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "event_sessions_parent_position" ON "event_sessions" USING btree ("parent","position");
CREATE INDEX "event_live_order" ON "event_live" USING btree ("start_at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "event_live_owner_order" ON "event_live" USING btree ("place","start_at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "event_live_category" ON "event_live" USING btree ("category");
CREATE INDEX "event_live_start_at" ON "event_live" USING btree ("start_at");
CREATE INDEX "event_live_attendance_mode" ON "event_live" USING btree ("attendance_mode");
CREATE INDEX "event_live_event_state" ON "event_live" USING btree ("event_state");
CREATE INDEX "event_live_search" ON "event_live" USING gin (to_tsvector('simple', "search_text"));
create trigger audit after insert or update or delete on "ads" for each row execute function audit_row();
create trigger audit after insert or update or delete on "ads_extensions" for each row execute function audit_row();
create trigger audit after insert or update or delete on "event" for each row execute function audit_row();
create trigger audit after insert or update or delete on "event_sessions" for each row execute function audit_row();
