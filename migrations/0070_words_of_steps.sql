-- What is said after a step of content stands with the question before it: what a ministry says in its place goes along.
update interface_text set key = 'generic.steps.' || (
  '{"unpublished": "cancelPublish", "rejected": "reject", "recalled": "recall", "featured": "feature", "unfeatured": "unfeature"}'::jsonb
  ->> substr(key, 9))
where key in ('generic.unpublished', 'generic.rejected', 'generic.recalled', 'generic.featured', 'generic.unfeatured');
