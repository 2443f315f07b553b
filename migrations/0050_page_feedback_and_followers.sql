CREATE TABLE "follow_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"address_hash" text NOT NULL,
	"contact_hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "follower" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_hash" text NOT NULL,
	"email_cipher" text NOT NULL,
	"language" text NOT NULL,
	"page" text NOT NULL,
	"is_weekly" boolean DEFAULT true NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"told" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "follower_page" UNIQUE("contact_hash","page","language")
);

CREATE TABLE "page_feedback_day" (
	"browser_hash" text PRIMARY KEY NOT NULL,
	"feedback_id" uuid NOT NULL,
	"day" date NOT NULL
);

CREATE TABLE "page_feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"place" uuid,
	"page" text,
	"page_language" smallint,
	"useful" boolean,
	"reason" integer,
	"comment" text,
	"at" timestamp with time zone,
	"search_text" text DEFAULT '' NOT NULL
);

ALTER TABLE "page_feedback" ADD CONSTRAINT "page_feedback_place" FOREIGN KEY ("place") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "page_feedback" ADD CONSTRAINT "page_feedback_reason" FOREIGN KEY ("reason") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "follow_request_address" ON "follow_request" USING btree ("address_hash","at");
CREATE INDEX "follow_request_contact" ON "follow_request" USING btree ("contact_hash","at");
CREATE INDEX "follow_request_at" ON "follow_request" USING btree ("at");
CREATE INDEX "follower_next" ON "follower" USING btree ("next_at");
CREATE INDEX "page_feedback_order" ON "page_feedback" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "page_feedback_owner_order" ON "page_feedback" USING btree ("place","at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "page_feedback_useful" ON "page_feedback" USING btree ("useful");
CREATE INDEX "page_feedback_page" ON "page_feedback" USING btree ("page");
CREATE INDEX "page_feedback_page_language" ON "page_feedback" USING btree ("page_language");
CREATE INDEX "page_feedback_at" ON "page_feedback" USING btree ("at");
CREATE INDEX "page_feedback_reason" ON "page_feedback" USING btree ("reason");
CREATE INDEX "page_feedback_search" ON "page_feedback" USING gin (to_tsvector('simple', "search_text"));
create trigger audit after insert or update or delete on "page_feedback" for each row execute function audit_row();
