-- Ratings of pages were kept as long as messages are: who has said how long keeps that, and where nobody has, it was 36 months.
insert into "setting" ("key", "value")
select 'Retention.FeedbackMonths', coalesce(s."value", '36'::jsonb)
from (select 1) one left join "setting" s on s."key" = 'Retention.ContactMonths'
where s."value" is not null or exists (select from "page_feedback") or exists (select from "page_view")
on conflict ("key") do nothing;
