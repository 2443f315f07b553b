ALTER TABLE "content_version" ADD COLUMN "base" integer;

-- An act on what was public while an edit waited kept both in one moment, and named whoever took it as the author of the edit too. On which
-- version such an act was taken nobody has written down: its base stays unknown, and it is compared with the version before it, the edit that waited.
do $$
declare edit record;
begin
  for edit in
    select v.resource, v.record_id, v.number from content_version v
    join content_version a on a.resource = v.resource and a.record_id = v.record_id and a.number = v.number - 1
      and a.creation_time = v.creation_time
    where v.number > 2 order by v.resource, v.record_id, v.number
  loop
    update content_version v set creator = e.creator from content_version e
    where v.resource = edit.resource and v.record_id = edit.record_id and v.number = edit.number
      and e.resource = v.resource and e.record_id = v.record_id and e.number = v.number - 2;
  end loop;
end $$;

-- For how long a link is valid is said with its noun: the sentence of a ministry has it no more.
update interface_text set text_ar = regexp_replace(text_ar, '\{hours\}\s+(ساعة|ساعات)', '{hours}'),
  text_en = regexp_replace(text_en, '\{hours\}\s+hours?', '{hours}')
where key = 'portal.confirmEntry.byEmail';

-- What is said where two saved versions are alike stands beside their comparison.
update interface_text set key = 'generic.conflict.same' where key = 'generic.sameVersions';
