-- The official reply to an idea speaks to its sender, and may name him: of who had himself erased it goes too, from the versions that were kept as well.
update creative_ideas_bank t set official_reply_ar = null, official_reply_en = null, concurrency_stamp = gen_random_uuid()
from visitor_submission s where lower(s.record) = t.id::text and s.erased_at is not null
  and (t.official_reply_ar is not null or t.official_reply_en is not null);
update content_version v set content = v.content || (
  select coalesce(jsonb_object_agg(gone.key, null::text), '{}') from unnest(array['officialReplyAr', 'officialReplyEn']) gone(key)
  where v.content -> gone.key <> 'null')
from visitor_submission s where v.resource = 'creativeIdeasBank' and lower(s.record) = v.record_id::text and s.erased_at is not null
  and (v.content -> 'officialReplyAr' <> 'null' or v.content -> 'officialReplyEn' <> 'null');
