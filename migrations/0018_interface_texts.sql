CREATE TABLE "interface_text" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"key" text,
	"text_ar" text,
	"text_en" text,
	"zero_ar" text,
	"one_ar" text,
	"two_ar" text,
	"few_ar" text,
	"many_ar" text,
	"one_en" text,
	CONSTRAINT "interface_text_complete" CHECK ("interface_text"."key" is not null)
);

CREATE UNIQUE INDEX "interface_text_key_unique" ON "interface_text" USING btree (lower("key"));
CREATE INDEX "interface_text_order" ON "interface_text" USING btree ("key","id");
create trigger audit after insert or update or delete on "interface_text" for each row execute function audit_row();
