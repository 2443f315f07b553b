-- An act on what was public (notices and events have some) writes the number of the public version and that of the newest in one change of the
-- row; publishing writes the first alone, saving the second. So the audit tells which versions kept before migration 79 are acts, and on which
-- version each was taken. Of those whose entries have left the database nobody knows it: they go on standing among what was written.
update content_version v set base = a.base
from (
  select e.table_name, e.row_id, (e.changes -> 'live_version' ->> 0)::integer as base, (e.changes -> 'live_version' ->> 1)::integer as number
  from audit_entry e
  where e.operation = 2 and jsonb_typeof(e.changes -> 'live_version' -> 0) = 'number' and jsonb_typeof(e.changes -> 'live_version' -> 1) = 'number'
    and (
      audit_facets(e.table_name, e.operation, e.module, e.place, e.row_place, e.changes) @> array['ads.live_version', 'ads.current_version']
      or audit_facets(e.table_name, e.operation, e.module, e.place, e.row_place, e.changes) @> array['event.live_version', 'event.current_version']
    )
) a
where v.resource = a.table_name and v.record_id::text = a.row_id and v.number = a.number and v.base is null;

-- Words of child rows, of exports, of states of content, of a page that is not there, of a second factor and of finding a user stand beside what says them: what a ministry says in their place
-- goes along.
update interface_text set key = moved.now
from (values
  ('generic.typeToFind', 'users.typeToFind'), ('generic.noRows', 'fields.rows.noRows'), ('generic.removeRow', 'fields.rows.removeRow'),
  ('dashboard.pageMissing', 'dashboard.missing.title'), ('dashboard.factorNeeded', 'profile.factorNeeded'),
  ('dashboard.factorNeededText', 'profile.factorNeededText'),
  ('generic.exportXlsx', 'generic.export.xlsx'), ('generic.exportCsv', 'generic.export.csv'), ('generic.exportJson', 'generic.export.json'),
  ('generic.published_', 'generic.status.published'), ('generic.publishedFeatured', 'generic.status.publishedFeatured'),
  ('generic.liveAndEdited', 'generic.status.liveAndEdited'), ('generic.liveAndUnsent', 'generic.status.liveAndUnsent'),
  ('generic.liveAndRejected', 'generic.status.liveAndRejected')
) as moved (was, now)
where key = moved.was;

-- Of what has an edit beside it is said how it stands: published, or not shown.
update interface_text set text_ar = regexp_replace(text_ar, '^منشور(?=\s|،|$)', '{standing}'), text_en = regexp_replace(text_en, '^Published\y', '{standing}')
where key in ('generic.status.liveAndEdited', 'generic.status.liveAndUnsent', 'generic.status.liveAndRejected');
