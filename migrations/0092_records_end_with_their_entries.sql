-- A record that a visitor has sent says that he has taken it back (6), has not completed it in time (7), or that nobody wants it (8), as its entry does.
-- Until now only the entry said so: the record stood in the state that it had had, what was spam in that of what was rejected.
update creative_ideas_bank t set publish_status = ended.status, last_modification_time = ended.at, concurrency_stamp = gen_random_uuid()
from (select lower(s.record) as id, coalesce(s.last_modification_time, s.creation_time) as at, case s.state when 4 then 6 when 6 then 8 else case when s.erased_at is null then 7 else 6 end end as status
  from visitor_submission s where s.state in (4, 5, 6) and s.record is not null) ended
where ended.id = t.id::text and (ended.status <> 7 or t.publish_status in (1, 2, 5));
update investors t set publish_status = ended.status, last_modification_time = ended.at, concurrency_stamp = gen_random_uuid()
from (select lower(s.record) as id, coalesce(s.last_modification_time, s.creation_time) as at, case s.state when 4 then 6 when 6 then 8 else case when s.erased_at is null then 7 else 6 end end as status
  from visitor_submission s where s.state in (4, 5, 6) and s.record is not null) ended
where ended.id = t.id::text and (ended.status <> 7 or t.publish_status in (1, 2, 5));
