CREATE TABLE "left_content" (
	"sha256" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "left_content_at" ON "left_content" USING btree ("at");
create function note_left_content() returns trigger language plpgsql as $$
begin
  insert into left_content (sha256) values (old.sha256) on conflict (sha256) do update set at = now();
  return null;
end $$;
create trigger left_content after delete on "attachment" for each row execute function note_left_content();
