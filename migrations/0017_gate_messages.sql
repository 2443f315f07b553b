CREATE TABLE "gate_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"is_published" boolean DEFAULT false NOT NULL,
	"kind" integer,
	"placement" integer[],
	"places" uuid[],
	"title_ar" text,
	"title_en" text,
	"text_ar" text,
	"text_en" text,
	"link_url" text,
	"link_label_ar" text,
	"link_label_en" text,
	"image" uuid,
	"image_alt_ar" text,
	"image_alt_en" text,
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"is_dismissible" boolean,
	"sort_order" bigint,
	"announced_at" timestamp with time zone,
	CONSTRAINT "gate_message_complete" CHECK ("gate_message"."kind" is not null and "gate_message"."placement" is not null and "gate_message"."title_ar" is not null and "gate_message"."text_ar" is not null)
);

ALTER TABLE "user_place" ADD COLUMN "end_told_for" date;
ALTER TABLE "gate_message" ADD CONSTRAINT "gate_message_kind" FOREIGN KEY ("kind") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "gate_message" ADD CONSTRAINT "gate_message_image" FOREIGN KEY ("image") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "gate_message_order" ON "gate_message" USING btree ("creation_time" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "gate_message_kind" ON "gate_message" USING btree ("kind");
CREATE INDEX "gate_message_placement" ON "gate_message" USING gin ("placement");
create trigger audit after insert or update or delete on "gate_message" for each row execute function audit_row();

-- Users are told of an emergency, and that an assignment of theirs is about to end.
insert into lookup (id, type, code, name_ar, name_en, sort_order, is_active, is_default, concurrency_stamp, search_text) values
(48103, 48, 'emergencyMessage', 'تنبيه طارئ', 'Emergency', 1030, true, false, gen_random_uuid(), 'emergencymessage تنبيه طاري emergency'),
(48104, 48, 'placeEnding', 'تخصيص جهة تنتهي مدته', 'An assignment is about to end', 1040, true, false, gen_random_uuid(),
  'placeending تخصيص جهه تنتهي مدته an assignment is about to end');
