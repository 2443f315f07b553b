CREATE TABLE "digest_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" integer NOT NULL,
	"text_ar" text NOT NULL,
	"text_en" text NOT NULL,
	"link" text,
	"notification_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "job" (
	"name" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"begun_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"holder" uuid,
	"held_until" timestamp with time zone,
	"error" text
);

CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" integer NOT NULL,
	"title_ar" text NOT NULL,
	"title_en" text NOT NULL,
	"text_ar" text NOT NULL,
	"text_en" text NOT NULL,
	"link" text,
	"resource" text,
	"record_id" uuid,
	"place_id" uuid,
	"subject" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);

CREATE TABLE "notification_choice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" integer NOT NULL,
	"channel" integer NOT NULL,
	"is_on" boolean NOT NULL
);

CREATE TABLE "outbox_content" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"address" text NOT NULL,
	"language" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"html" text,
	"link" text,
	"sealed" text,
	"secret_until" timestamp with time zone,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"is_code" boolean DEFAULT false NOT NULL
);

CREATE TABLE "push_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"public_key" text NOT NULL,
	"auth_secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "message_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"kind" integer,
	"channel" integer,
	"subject_ar" text,
	"subject_en" text,
	"body_ar" text,
	"body_en" text,
	"rich_body_ar" text,
	"rich_body_en" text,
	"is_enabled" boolean,
	CONSTRAINT "message_template_kind_channel_unique" UNIQUE NULLS NOT DISTINCT("kind","channel"),
	CONSTRAINT "message_template_complete" CHECK ("message_template"."kind" is not null and "message_template"."channel" is not null and "message_template"."is_enabled" is not null)
);

CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"created_at" timestamp with time zone,
	"channel" integer,
	"kind" integer,
	"recipient" text,
	"subject" text,
	"state" smallint NOT NULL,
	"tries" bigint,
	"next_try_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"provider_id" text,
	"reason" smallint,
	"error" text,
	"about_resource" text,
	"about_record" text,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "outbox_complete" CHECK ("outbox"."created_at" is not null and "outbox"."channel" is not null and "outbox"."recipient" is not null and "outbox"."tries" is not null)
);

ALTER TABLE "digest_item" ADD CONSTRAINT "digest_item_user_id_system_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."system_user"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "digest_item" ADD CONSTRAINT "digest_item_notification_id_notification_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notification"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_id_system_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."system_user"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notification_choice" ADD CONSTRAINT "notification_choice_user_id_system_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."system_user"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "outbox_content" ADD CONSTRAINT "outbox_content_message_id_outbox_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "outbox_content" ADD CONSTRAINT "outbox_content_user_id_system_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."system_user"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_user_id_system_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."system_user"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "message_template" ADD CONSTRAINT "message_template_kind" FOREIGN KEY ("kind") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "message_template" ADD CONSTRAINT "message_template_channel" FOREIGN KEY ("channel") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_channel" FOREIGN KEY ("channel") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind" FOREIGN KEY ("kind") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "digest_item_user" ON "digest_item" USING btree ("user_id","created_at");
CREATE INDEX "notification_user" ON "notification" USING btree ("user_id","created_at" DESC NULLS LAST);
CREATE INDEX "notification_unread" ON "notification" USING btree ("user_id","created_at" DESC NULLS LAST) WHERE read_at is null;
CREATE INDEX "notification_time" ON "notification" USING btree ("created_at");
CREATE UNIQUE INDEX "notification_choice_once" ON "notification_choice" USING btree ("user_id","kind","channel");
CREATE INDEX "outbox_content_user" ON "outbox_content" USING btree ("user_id");
CREATE INDEX "outbox_content_secret" ON "outbox_content" USING btree ("secret_until") WHERE sealed is not null;
CREATE UNIQUE INDEX "push_subscription_endpoint" ON "push_subscription" USING btree ("endpoint");
CREATE INDEX "push_subscription_user" ON "push_subscription" USING btree ("user_id");
CREATE INDEX "message_template_order" ON "message_template" USING btree ("kind","channel","id");
CREATE INDEX "message_template_kind" ON "message_template" USING btree ("kind");
CREATE INDEX "message_template_channel" ON "message_template" USING btree ("channel");
CREATE INDEX "message_template_is_enabled" ON "message_template" USING btree ("is_enabled");
CREATE INDEX "outbox_order" ON "outbox" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "outbox_state" ON "outbox" USING btree ("state");
CREATE INDEX "outbox_channel" ON "outbox" USING btree ("channel");
CREATE INDEX "outbox_kind" ON "outbox" USING btree ("kind");
CREATE INDEX "outbox_created_at" ON "outbox" USING btree ("created_at");
CREATE INDEX "outbox_reason" ON "outbox" USING btree ("reason");
CREATE INDEX "outbox_search" ON "outbox" USING gin (to_tsvector('simple', "search_text"));
create trigger audit after insert or update or delete on "notification_choice" for each row execute function audit_row();
create trigger audit after insert or update or delete on "message_template" for each row execute function audit_row();
-- What waits, in the order in which it is due; and what a provider speaks of.
create index outbox_due on outbox (next_try_at) where state in (1, 2);
create index outbox_provider on outbox (provider_id) where provider_id is not null;

-- What people do with a message is audited; the delivery writes what became of it into the message itself.
create trigger audit after update on outbox for each row
  when (coalesce(current_setting('mahalli.actor', true), '') <> '') execute function audit_row();

-- A job of every second writes its row as often: room beside it keeps the table from growing.
alter table job set (fillfactor = 50);
