DROP INDEX "ads_live_published";
DROP INDEX "event_live_published";
ALTER TABLE "ads" ADD COLUMN "change_announced_at" timestamp with time zone;
ALTER TABLE "ads_live" ADD COLUMN "change_announced_at" timestamp with time zone;
ALTER TABLE "event" ADD COLUMN "change_announced_at" timestamp with time zone;
ALTER TABLE "event_live" ADD COLUMN "change_announced_at" timestamp with time zone;
CREATE INDEX "ads_live_published" ON "ads_live" USING btree (greatest("published_at", "change_announced_at") desc nulls last,"id" DESC NULLS LAST);
CREATE INDEX "event_live_published" ON "event_live" USING btree (greatest("published_at", "change_announced_at") desc nulls last,"id" DESC NULLS LAST);
