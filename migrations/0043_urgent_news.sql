CREATE INDEX "news_is_urgent" ON "news" USING btree ("is_urgent");
CREATE INDEX "news_live_is_urgent" ON "news_live" USING btree ("is_urgent");
