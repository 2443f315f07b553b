-- What its sender has let lapse and had erased was taken back when it was erased: until now it bore the moment of what befell it before.
update creative_ideas_bank t set last_modification_time = s.erased_at, concurrency_stamp = gen_random_uuid()
from visitor_submission s where lower(s.record) = t.id::text and s.state = 5 and s.erased_at is not null and t.publish_status = 6;
update investors t set last_modification_time = s.erased_at, concurrency_stamp = gen_random_uuid()
from visitor_submission s where lower(s.record) = t.id::text and s.state = 5 and s.erased_at is not null and t.publish_status = 6;

-- Of who had himself erased nothing stays that tells who he is: not the name of an investor, and nothing in a version that was kept.
update creative_ideas_bank t set location = null, rejection_note = null, concurrency_stamp = gen_random_uuid()
from visitor_submission s where lower(s.record) = t.id::text and s.erased_at is not null;
update investors t set name_ar = '—', name_en = '—', position = '—', activity_description_ar = '—', activity_description_en = null, website = null,
  city = null, rejection_note = null, search_text = coalesce(lower(t.number), ''), concurrency_stamp = gen_random_uuid()
from visitor_submission s where lower(s.record) = t.id::text and s.erased_at is not null;
update contact_message t set close_note = null, concurrency_stamp = gen_random_uuid()
from visitor_submission s where lower(s.record) = t.id::text and s.erased_at is not null and t.close_note is not null;
update content_version v set content = v.content || (
  select coalesce(jsonb_object_agg(gone.key, gone.value), '{}')
  from jsonb_each(case v.resource
    when 'investors' then '{"nameAr": "—", "nameEn": "—", "position": "—", "activityDescriptionAr": "—", "activityDescriptionEn": null, "website": null, "city": null}'::jsonb
    else '{"gender": null, "birthYear": null, "location": null}'::jsonb end
    || '{"attachment": null, "attachments": null, "publicFiles": null, "image": null, "logo": null, "additionalData": [], "publicData": []}') gone
  where v.content -> gone.key <> 'null')
from visitor_submission s where v.resource in ('investors', 'creativeIdeasBank') and lower(s.record) = v.record_id::text and s.erased_at is not null;
