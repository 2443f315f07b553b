DROP INDEX "creative_ideas_bank_live_english";
CREATE INDEX "creative_ideas_bank_live_english" ON "creative_ideas_bank_live" USING btree ("date" DESC NULLS LAST,"number" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE (("creative_ideas_bank_live"."title_en" is not null or "creative_ideas_bank_live"."title_ar" is null));

-- An event is one page, which was rated under two addresses.
update "page_feedback" set "page" = '/event/' || substr("page", 11), "search_text" = regexp_replace("search_text", '^newevent ', 'event ')
  where "page" ~ '^/newEvent/[[:alnum:]_-]+$';

-- Who has given a name or a title in English, and the rest in Arabic, is read by it: what was published before takes it from its version.
update "investors_live" l set "name_en" = v.content ->> 'nameEn', "search_text" = l."search_text" || ' ' || lower(v.content ->> 'nameEn')
  from "content_version" v
  where v.resource = 'investors' and v.record_id = l.id and v.number = l.version and l."name_en" is null and v.content ->> 'nameEn' <> '';
update "creative_ideas_bank_live" l set "title_en" = v.content ->> 'titleEn', "official_reply_en" = nullif(v.content ->> 'officialReplyEn', ''),
    "search_text" = l."search_text" || ' ' || lower(v.content ->> 'titleEn')
  from "content_version" v
  where v.resource = 'creativeIdeasBank' and v.record_id = l.id and v.number = l.version and l."title_en" is null and v.content ->> 'titleEn' <> '';
update "search_document" set "version" = 0 where "kind" in ('investors', 'creativeIdeasBank');
