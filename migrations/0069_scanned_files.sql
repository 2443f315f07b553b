ALTER TABLE "attachment" ADD COLUMN "scan_state" smallint DEFAULT 4 NOT NULL;
CREATE INDEX "attachment_waiting" ON "attachment" USING btree ("id") WHERE scan_state = 1;

-- What the catalogue of actions lacked: a scanner has found something in an upload.
insert into lookup (id, type, code, name_ar, name_en, sort_order, is_active, is_default, concurrency_stamp, search_text) values
(51029, 51, 'infectedFile', 'ملف يحوي برمجية ضارة', 'File with malware', 290, true, false, gen_random_uuid(),
  'infectedfile ملف يحوي برمجيه ضاره file with malware');

-- The words of a point stand with its editor: what a ministry says in their place goes along.
update interface_text set key = 'fields.point.' || substr(key, 9) where key in ('generic.latitude', 'generic.longitude');
