CREATE TABLE "video" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"place" uuid,
	"is_published" boolean DEFAULT false NOT NULL,
	"title_ar" text,
	"title_en" text,
	"description_ar" text,
	"description_en" text,
	"category" integer,
	"date" date,
	"source" integer,
	"file" uuid[],
	"url" text,
	"duration" text,
	"thumbnail" uuid,
	"thumbnail_alt_ar" text,
	"thumbnail_alt_en" text,
	"captions_ar" uuid[],
	"captions_en" uuid[],
	"transcript_ar" text,
	"transcript_en" text,
	"sign_language" boolean,
	"rights" integer,
	"is_featured" boolean,
	"is_captioned" boolean,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "video_complete" CHECK ("video"."title_ar" is not null and "video"."category" is not null and "video"."date" is not null and "video"."source" is not null and "video"."rights" is not null)
);

CREATE TABLE "image_album" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"place" uuid,
	"is_published" boolean DEFAULT false NOT NULL,
	"title_ar" text,
	"title_en" text,
	"description_ar" text,
	"description_en" text,
	"category" integer,
	"date" date,
	"location_ar" text,
	"location_en" text,
	"rights" integer,
	"cover" uuid,
	"image_count" bigint,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "image_album_complete" CHECK ("image_album"."title_ar" is not null and "image_album"."category" is not null and "image_album"."date" is not null and "image_album"."rights" is not null)
);

CREATE TABLE "image_album_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"image" uuid NOT NULL,
	"alt_ar" text NOT NULL,
	"alt_en" text,
	"caption_ar" text,
	"caption_en" text,
	"photographer" text
);

CREATE TABLE "slider" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"is_published" boolean DEFAULT false NOT NULL,
	"title_ar" text,
	"title_en" text,
	"text_ar" text,
	"text_en" text,
	"image" uuid,
	"mobile_image" uuid,
	"image_alt_ar" text,
	"image_alt_en" text,
	"link_url" text,
	"link_label_ar" text,
	"link_label_en" text,
	"placement" integer,
	"publish_at" timestamp with time zone,
	"expire_at" timestamp with time zone,
	"sort_order" bigint,
	CONSTRAINT "slider_complete" CHECK ("slider"."title_ar" is not null and "slider"."image" is not null and "slider"."placement" is not null)
);

CREATE TABLE "news_gallery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"image" uuid NOT NULL,
	"alt_ar" text NOT NULL,
	"alt_en" text,
	"caption_ar" text,
	"caption_en" text
);

CREATE TABLE "success_story" (
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
	"video" uuid,
	"attachments" uuid[],
	"tags" text[],
	"source" text,
	"source_url" text,
	"publish_status" smallint NOT NULL,
	"rejection_reason" integer,
	"rejection_note" text,
	"approved_at" timestamp with time zone,
	"field" integer,
	"date" date,
	"challenge_ar" text,
	"challenge_en" text,
	"solution_ar" text,
	"solution_en" text,
	"results_ar" text,
	"results_en" text,
	"quote_ar" text,
	"quote_en" text,
	"quote_by" text,
	"quote_consent" boolean,
	"beneficiaries" bigint,
	"cost" numeric(18, 2),
	"currency" integer,
	"funder" integer,
	"start_year" integer,
	"end_year" integer,
	"before_image" uuid,
	"before_alt_ar" text,
	"before_alt_en" text,
	"after_image" uuid,
	"after_alt_ar" text,
	"after_alt_en" text,
	"lessons_ar" text,
	"lessons_en" text,
	"can_replicate" boolean,
	"contact_email" text,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "success_story_complete" CHECK ("success_story"."is_draft" or ("success_story"."body_ar" is not null and "success_story"."field" is not null and "success_story"."date" is not null and "success_story"."challenge_ar" is not null and "success_story"."solution_ar" is not null and "success_story"."results_ar" is not null))
);

CREATE TABLE "success_story_gallery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"image" uuid NOT NULL,
	"alt_ar" text NOT NULL,
	"alt_en" text,
	"caption_ar" text,
	"caption_en" text
);

CREATE TABLE "success_story_figures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"label_ar" text NOT NULL,
	"label_en" text,
	"value" text NOT NULL,
	"unit" text
);

CREATE TABLE "success_story_live" (
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
	"video" uuid,
	"attachments" uuid[],
	"tags" text[],
	"source" text,
	"source_url" text,
	"field" integer,
	"date" date,
	"challenge_ar" text,
	"challenge_en" text,
	"solution_ar" text,
	"solution_en" text,
	"results_ar" text,
	"results_en" text,
	"quote_ar" text,
	"quote_en" text,
	"quote_by" text,
	"quote_consent" boolean,
	"beneficiaries" bigint,
	"cost" numeric(18, 2),
	"currency" integer,
	"funder" integer,
	"start_year" integer,
	"end_year" integer,
	"before_image" uuid,
	"before_alt_ar" text,
	"before_alt_en" text,
	"after_image" uuid,
	"after_alt_ar" text,
	"after_alt_en" text,
	"lessons_ar" text,
	"lessons_en" text,
	"can_replicate" boolean,
	"contact_email" text,
	"gallery" text,
	"figures" text,
	"search_text" text DEFAULT '' NOT NULL
);

ALTER TABLE "news" ADD COLUMN "video" uuid;
ALTER TABLE "news_live" ADD COLUMN "video" uuid;
ALTER TABLE "news_live" ADD COLUMN "gallery" text;
ALTER TABLE "video" ADD CONSTRAINT "video_place" FOREIGN KEY ("place") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "video" ADD CONSTRAINT "video_category" FOREIGN KEY ("category") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "video" ADD CONSTRAINT "video_source" FOREIGN KEY ("source") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "video" ADD CONSTRAINT "video_thumbnail" FOREIGN KEY ("thumbnail") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "video" ADD CONSTRAINT "video_rights" FOREIGN KEY ("rights") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "image_album" ADD CONSTRAINT "image_album_place" FOREIGN KEY ("place") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "image_album" ADD CONSTRAINT "image_album_category" FOREIGN KEY ("category") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "image_album" ADD CONSTRAINT "image_album_rights" FOREIGN KEY ("rights") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "image_album" ADD CONSTRAINT "image_album_cover" FOREIGN KEY ("cover") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "image_album_images" ADD CONSTRAINT "image_album_images_parent" FOREIGN KEY ("parent") REFERENCES "public"."image_album"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "image_album_images" ADD CONSTRAINT "image_album_images_image" FOREIGN KEY ("image") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "slider" ADD CONSTRAINT "slider_image" FOREIGN KEY ("image") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "slider" ADD CONSTRAINT "slider_mobile_image" FOREIGN KEY ("mobile_image") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "slider" ADD CONSTRAINT "slider_placement" FOREIGN KEY ("placement") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "news_gallery" ADD CONSTRAINT "news_gallery_parent" FOREIGN KEY ("parent") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "news_gallery" ADD CONSTRAINT "news_gallery_image" FOREIGN KEY ("image") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "success_story" ADD CONSTRAINT "success_story_place" FOREIGN KEY ("place") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "success_story" ADD CONSTRAINT "success_story_main_image" FOREIGN KEY ("main_image") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "success_story" ADD CONSTRAINT "success_story_video" FOREIGN KEY ("video") REFERENCES "public"."video"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "success_story" ADD CONSTRAINT "success_story_rejection_reason" FOREIGN KEY ("rejection_reason") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "success_story" ADD CONSTRAINT "success_story_field" FOREIGN KEY ("field") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "success_story" ADD CONSTRAINT "success_story_currency" FOREIGN KEY ("currency") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "success_story" ADD CONSTRAINT "success_story_funder" FOREIGN KEY ("funder") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "success_story" ADD CONSTRAINT "success_story_before_image" FOREIGN KEY ("before_image") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "success_story" ADD CONSTRAINT "success_story_after_image" FOREIGN KEY ("after_image") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "success_story_gallery" ADD CONSTRAINT "success_story_gallery_parent" FOREIGN KEY ("parent") REFERENCES "public"."success_story"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "success_story_gallery" ADD CONSTRAINT "success_story_gallery_image" FOREIGN KEY ("image") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "success_story_figures" ADD CONSTRAINT "success_story_figures_parent" FOREIGN KEY ("parent") REFERENCES "public"."success_story"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "video_order" ON "video" USING btree ("date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "video_owner_order" ON "video" USING btree ("place","date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "video_category" ON "video" USING btree ("category");
CREATE INDEX "video_source" ON "video" USING btree ("source");
CREATE INDEX "video_date" ON "video" USING btree ("date");
CREATE INDEX "video_is_captioned" ON "video" USING btree ("is_captioned");
CREATE INDEX "video_is_featured" ON "video" USING btree ("is_featured");
CREATE INDEX "video_search" ON "video" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "image_album_order" ON "image_album" USING btree ("date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "image_album_owner_order" ON "image_album" USING btree ("place","date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "image_album_category" ON "image_album" USING btree ("category");
CREATE INDEX "image_album_date" ON "image_album" USING btree ("date");
CREATE INDEX "image_album_search" ON "image_album" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "image_album_images_parent_position" ON "image_album_images" USING btree ("parent","position");
CREATE INDEX "slider_order" ON "slider" USING btree ("placement","sort_order","id");
CREATE INDEX "news_gallery_parent_position" ON "news_gallery" USING btree ("parent","position");
CREATE INDEX "success_story_order" ON "success_story" USING btree ("date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "success_story_owner_order" ON "success_story" USING btree ("place","date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "success_story_publish_status" ON "success_story" USING btree ("publish_status");
CREATE INDEX "success_story_field" ON "success_story" USING btree ("field");
CREATE INDEX "success_story_date" ON "success_story" USING btree ("date");
CREATE INDEX "success_story_related_places" ON "success_story" USING gin ("related_places");
CREATE INDEX "success_story_search" ON "success_story" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "success_story_gallery_parent_position" ON "success_story_gallery" USING btree ("parent","position");
CREATE INDEX "success_story_figures_parent_position" ON "success_story_figures" USING btree ("parent","position");
CREATE INDEX "success_story_live_order" ON "success_story_live" USING btree ("date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "success_story_live_owner_order" ON "success_story_live" USING btree ("place","date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "success_story_live_field" ON "success_story_live" USING btree ("field");
CREATE INDEX "success_story_live_date" ON "success_story_live" USING btree ("date");
CREATE INDEX "success_story_live_related_places" ON "success_story_live" USING gin ("related_places");
CREATE INDEX "success_story_live_search" ON "success_story_live" USING gin (to_tsvector('simple', "search_text"));
ALTER TABLE "news" ADD CONSTRAINT "news_video" FOREIGN KEY ("video") REFERENCES "public"."video"("id") ON DELETE no action ON UPDATE no action;
create trigger audit after insert or update or delete on "video" for each row execute function audit_row();
create trigger audit after insert or update or delete on "image_album" for each row execute function audit_row();
create trigger audit after insert or update or delete on "image_album_images" for each row execute function audit_row();
create trigger audit after insert or update or delete on "slider" for each row execute function audit_row();
create trigger audit after insert or update or delete on "news_gallery" for each row execute function audit_row();
create trigger audit after insert or update or delete on "success_story" for each row execute function audit_row();
create trigger audit after insert or update or delete on "success_story_gallery" for each row execute function audit_row();
create trigger audit after insert or update or delete on "success_story_figures" for each row execute function audit_row();
