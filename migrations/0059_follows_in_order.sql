ALTER TABLE "follow_request" ADD COLUMN "has_proof" boolean DEFAULT false NOT NULL;
ALTER TABLE "follower" ADD COLUMN "last_message" uuid;
ALTER TABLE "follower" ADD COLUMN "unknown_times" integer DEFAULT 0 NOT NULL;
CREATE INDEX "news_live_published" ON "news_live" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "ads_live_published" ON "ads_live" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "event_live_published" ON "event_live" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "success_story_live_published" ON "success_story_live" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "knowledge_exchange_live_published" ON "knowledge_exchange_live" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "investors_live_published" ON "investors_live" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "creative_ideas_bank_live_published" ON "creative_ideas_bank_live" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);

-- Who wants to follow something is asked to confirm that, and not a request.
insert into lookup (id, type, code, name_ar, name_en, sort_order, is_active, is_default, concurrency_stamp, search_text) values
(48106, 48, 'followConfirmation', 'تأكيد المتابعة بالبريد', 'Confirmation of what is followed by e-mail', 1060, true, false, gen_random_uuid(),
  'followconfirmation تاكيد المتابعه بالبريد confirmation of what is followed by e mail متابعه بريد');
