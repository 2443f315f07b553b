ALTER TABLE "search_log" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;
CREATE INDEX "search_log_query" ON "search_log" USING btree ("language","query" text_pattern_ops) WHERE query is not null;
-- An event is one page, which was counted under two addresses.
INSERT INTO "page_view" ("page", "language", "day", "count", "place")
  SELECT '/event/' || substr("page", 11), "language", "day", "count", "place" FROM "page_view" WHERE "page" ~ '^/newEvent/[[:alnum:]_-]+$'
  ON CONFLICT ("page", "language", "day") DO UPDATE SET "count" = "page_view"."count" + excluded."count";
DELETE FROM "page_view" WHERE "page" ~ '^/newEvent/[[:alnum:]_-]+$';
