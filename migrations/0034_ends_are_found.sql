CREATE INDEX "news_live_end" ON "news_live" USING btree ("expire_at") WHERE "news_live"."expire_at" is not null;
CREATE INDEX "ads_live_end" ON "ads_live" USING btree ("expire_at") WHERE "ads_live"."expire_at" is not null;
CREATE INDEX "event_live_end" ON "event_live" USING btree ("expire_at") WHERE "event_live"."expire_at" is not null;
CREATE INDEX "success_story_live_end" ON "success_story_live" USING btree ("expire_at") WHERE "success_story_live"."expire_at" is not null;
CREATE INDEX "knowledge_exchange_live_end" ON "knowledge_exchange_live" USING btree ("expire_at") WHERE "knowledge_exchange_live"."expire_at" is not null;
