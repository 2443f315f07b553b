DROP INDEX "attachment_waiting";
CREATE INDEX "attachment_waiting" ON "attachment" USING btree ("id") WHERE scan_state in (1, 5);

-- Those who look after the installation are told of a file that the scanner does not let through.
insert into lookup (id, type, code, name_ar, name_en, sort_order, is_active, is_default, concurrency_stamp, search_text) values
(48107, 48, 'heldFile', 'ملف لم يجتز الفحص', 'A file did not pass the scan', 1070, true, false, gen_random_uuid(),
  'heldfile ملف لم يجتز الفحص a file did not pass the scan فحص');

-- An official reply is a formatted text since migration 67. What was kept of ideas before it, and knows nothing of their public files, says it plainly still.
create function pg_temp.formatted(plain text) returns text language sql immutable as $$
  select '<p>' || replace(replace(replace(replace(plain, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), e'\n', '<br />') || '</p>'
$$;
create function pg_temp.with_formatted(content jsonb, ar text, en text) returns jsonb language sql immutable as $$
  select content || jsonb_strip_nulls(jsonb_build_object(
    ar, pg_temp.formatted(nullif(content ->> ar, '')), en, pg_temp.formatted(nullif(content ->> en, ''))))
$$;
update content_version set content = pg_temp.with_formatted(content, 'officialReplyAr', 'officialReplyEn')
  where resource = 'creativeIdeasBank' and not content ? 'publicFiles';
update deleted_record set content = pg_temp.with_formatted(content, 'officialReplyAr', 'officialReplyEn')
  where resource = 'creativeIdeasBank' and not content ? 'publicFiles';
update held_publication set content = pg_temp.with_formatted(content, 'official_reply_ar', 'official_reply_en')
  where resource = 'creativeIdeasBank' and not content ? 'public_files';
drop function pg_temp.with_formatted(jsonb, text, text);
drop function pg_temp.formatted(text);
