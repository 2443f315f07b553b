ALTER TABLE "file_text" ADD COLUMN "missed" smallint DEFAULT 0 NOT NULL;
ALTER TABLE "file_text" ADD COLUMN "missed_at" timestamp with time zone;
CREATE INDEX "file_text_missing" ON "file_text" USING btree ("missed_at") WHERE fault = 'missing';

update file_text set missed_at = now() - interval '1 day' where fault = 'missing';
