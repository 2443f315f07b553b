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

CREATE INDEX "follow_request_address" ON "follow_request" USING btree ("address_hash","at");
CREATE INDEX "follow_request_contact" ON "follow_request" USING btree ("contact_hash","at");
CREATE INDEX "follow_request_at" ON "follow_request" USING btree ("at");
CREATE INDEX "follower_next" ON "follower" USING btree ("next_at");
