CREATE TABLE "file_preview" (
	"sha256" text PRIMARY KEY NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"pages" jsonb
);

ALTER TABLE "file_preview" ADD CONSTRAINT "file_preview_sha256_file_text_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."file_text"("sha256") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "file_preview_undrawn" ON "file_preview" USING btree ("tries","sha256") WHERE pages is null;

insert into file_preview (sha256)
select f.sha256 from file_text f
where f.fault is null and f.version is not null and exists (select from attachment a where a.sha256 = f.sha256 and a.mime_type = 'application/pdf');
