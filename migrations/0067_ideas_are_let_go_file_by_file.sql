ALTER TABLE "creative_ideas_bank" ALTER COLUMN "invested_amount" SET DATA TYPE numeric(18, 2);
ALTER TABLE "creative_ideas_bank" ADD COLUMN "location" jsonb;
ALTER TABLE "creative_ideas_bank" ADD COLUMN "public_files" uuid[];
ALTER TABLE "creative_ideas_bank_live" ADD COLUMN "location" jsonb;
ALTER TABLE "creative_ideas_bank_live" ADD COLUMN "public_files" uuid[];
CREATE INDEX "creative_ideas_bank_expected_jobs" ON "creative_ideas_bank" USING btree ("expected_jobs");
CREATE INDEX "creative_ideas_bank_live_expected_jobs" ON "creative_ideas_bank_live" USING btree ("expected_jobs");

-- An official reply is a formatted text from now on: what stands there keeps its lines.
create function pg_temp.formatted(plain text) returns text language sql immutable as $$
  select '<p>' || replace(replace(replace(replace(plain, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), e'\n', '<br />') || '</p>'
$$;
update "creative_ideas_bank" set "official_reply_ar" = pg_temp.formatted("official_reply_ar"), "official_reply_en" = pg_temp.formatted("official_reply_en")
where "official_reply_ar" is not null or "official_reply_en" is not null;
update "creative_ideas_bank_live" set "official_reply_ar" = pg_temp.formatted("official_reply_ar"), "official_reply_en" = pg_temp.formatted("official_reply_en")
where "official_reply_ar" is not null or "official_reply_en" is not null;
drop function pg_temp.formatted(text);
