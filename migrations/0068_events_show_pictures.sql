CREATE TABLE "ads_gallery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"image" uuid NOT NULL,
	"alt_ar" text NOT NULL,
	"alt_en" text,
	"caption_ar" text,
	"caption_en" text
);

CREATE TABLE "event_gallery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"image" uuid NOT NULL,
	"alt_ar" text NOT NULL,
	"alt_en" text,
	"caption_ar" text,
	"caption_en" text
);

CREATE TABLE "event_outcome_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"image" uuid NOT NULL,
	"alt_ar" text NOT NULL,
	"alt_en" text,
	"caption_ar" text,
	"caption_en" text
);

CREATE TABLE "knowledge_exchange_gallery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"image" uuid NOT NULL,
	"alt_ar" text NOT NULL,
	"alt_en" text,
	"caption_ar" text,
	"caption_en" text
);

DROP INDEX "video_order";
DROP INDEX "video_owner_order";
DROP INDEX "image_album_order";
DROP INDEX "image_album_owner_order";
ALTER TABLE "video" ADD COLUMN "sort_order" bigint;
ALTER TABLE "image_album" ADD COLUMN "event" uuid;
ALTER TABLE "image_album" ADD COLUMN "sort_order" bigint;
ALTER TABLE "image_album_images" ADD COLUMN "is_cover" boolean;
ALTER TABLE "ads" ADD COLUMN "video" uuid;
ALTER TABLE "ads_live" ADD COLUMN "video" uuid;
ALTER TABLE "ads_live" ADD COLUMN "gallery" text;
ALTER TABLE "event" ADD COLUMN "video" uuid;
ALTER TABLE "event" ADD COLUMN "partners" uuid[];
ALTER TABLE "event_live" ADD COLUMN "video" uuid;
ALTER TABLE "event_live" ADD COLUMN "partners" uuid[];
ALTER TABLE "event_live" ADD COLUMN "gallery" text;
ALTER TABLE "event_live" ADD COLUMN "outcome_images" text;
ALTER TABLE "knowledge_exchange" ADD COLUMN "video" uuid;
ALTER TABLE "knowledge_exchange_live" ADD COLUMN "video" uuid;
ALTER TABLE "knowledge_exchange_live" ADD COLUMN "gallery" text;
ALTER TABLE "ads_gallery" ADD CONSTRAINT "ads_gallery_parent" FOREIGN KEY ("parent") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "ads_gallery" ADD CONSTRAINT "ads_gallery_image" FOREIGN KEY ("image") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "event_gallery" ADD CONSTRAINT "event_gallery_parent" FOREIGN KEY ("parent") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_gallery" ADD CONSTRAINT "event_gallery_image" FOREIGN KEY ("image") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "event_outcome_images" ADD CONSTRAINT "event_outcome_images_parent" FOREIGN KEY ("parent") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_outcome_images" ADD CONSTRAINT "event_outcome_images_image" FOREIGN KEY ("image") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "knowledge_exchange_gallery" ADD CONSTRAINT "knowledge_exchange_gallery_parent" FOREIGN KEY ("parent") REFERENCES "public"."knowledge_exchange"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "knowledge_exchange_gallery" ADD CONSTRAINT "knowledge_exchange_gallery_image" FOREIGN KEY ("image") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "ads_gallery_parent_position" ON "ads_gallery" USING btree ("parent","position");
CREATE INDEX "event_gallery_parent_position" ON "event_gallery" USING btree ("parent","position");
CREATE INDEX "event_outcome_images_parent_position" ON "event_outcome_images" USING btree ("parent","position");
CREATE INDEX "knowledge_exchange_gallery_parent_position" ON "knowledge_exchange_gallery" USING btree ("parent","position");
ALTER TABLE "image_album" ADD CONSTRAINT "image_album_event" FOREIGN KEY ("event") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ads" ADD CONSTRAINT "ads_video" FOREIGN KEY ("video") REFERENCES "public"."video"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "event" ADD CONSTRAINT "event_video" FOREIGN KEY ("video") REFERENCES "public"."video"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "knowledge_exchange" ADD CONSTRAINT "knowledge_exchange_video" FOREIGN KEY ("video") REFERENCES "public"."video"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "image_album_event" ON "image_album" USING btree ("event");
CREATE INDEX "video_order" ON "video" USING btree ("sort_order","date" DESC NULLS LAST,"id");
CREATE INDEX "video_owner_order" ON "video" USING btree ("place","sort_order","date" DESC NULLS LAST,"id");
CREATE INDEX "image_album_order" ON "image_album" USING btree ("sort_order","date" DESC NULLS LAST,"id");
CREATE INDEX "image_album_owner_order" ON "image_album" USING btree ("place","sort_order","date" DESC NULLS LAST,"id");
create trigger audit after insert or update or delete on "ads_gallery" for each row execute function audit_row();
create trigger audit after insert or update or delete on "event_gallery" for each row execute function audit_row();
create trigger audit after insert or update or delete on "event_outcome_images" for each row execute function audit_row();
create trigger audit after insert or update or delete on "knowledge_exchange_gallery" for each row execute function audit_row();
