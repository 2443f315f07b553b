-- Millions and thousands of water are counted: what a ministry says of several in its own words is the form of few, and what it said of any other
-- number stands beside it. What is younger than this instant was said where they were counted already.
update interface_text set few_ar = text_ar, text_ar = null
where key in ('portal.water.millions', 'portal.water.thousands') and num_nonnulls(zero_ar, one_ar, two_ar, few_ar, many_ar, one_en) = 0
  and coalesce(last_modification_time, creation_time) < '2026-11-27 19:13:35+00';
update interface_text t set text_ar = coalesce(t.text_ar, o.text_ar), many_ar = coalesce(t.many_ar, o.text_ar), one_en = coalesce(t.one_en, o.text_en)
from interface_text o where o.key in ('portal.water.million', 'portal.water.thousand') and t.key = o.key || 's';
update interface_text o set key = o.key || 's', many_ar = o.text_ar, one_en = o.text_en
where o.key in ('portal.water.million', 'portal.water.thousand') and not exists (select from interface_text t where t.key = o.key || 's');

-- In English the article stands in this text now, before the name of the directorate; the Arabic is as it was.
update interface_text set key = 'portal.council.askDirectorate', text_en = null where key = 'portal.council.noContact' and text_ar is not null;

-- Once the first of these ended before a date, and the second was the label of a name: what a ministry said of them then fits no more. What is
-- younger than these instants was said of what they are now.
update interface_text set key = 'portal.idea.agreed'
where key = 'portal.idea.published' and coalesce(last_modification_time, creation_time) >= '2026-11-27 18:50:36+00';
update interface_text set key = 'portal.useful.askedAbout'
where key = 'portal.useful.about' and coalesce(last_modification_time, creation_time) >= '2026-11-27 18:45:19+00';
-- 'portal.investors.position' said who represents an investor. Its place has a position now, under a key of its own: nothing goes along.
