CREATE TABLE "left_content" (
	"sha256" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "left_content_at" ON "left_content" USING btree ("at");
-- Whoever deletes a file may write this down, also before the application has its rights on the new table.
create function note_left_content() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into left_content (sha256) values (old.sha256) on conflict (sha256) do update set at = now();
  return null;
end $$;
create trigger left_content after delete on "attachment" for each row execute function note_left_content();
-- What staff have deleted of what visitors had sent tells no more who had sent it: nobody brings it back.
update deleted_record set content = jsonb_build_object('id', content -> 'id', 'number', content -> 'number')
where resource in ('creativeIdeasBank', 'investors', 'contactMessage');
CREATE INDEX "outbox_content_address" ON "outbox_content" USING btree ("address") WHERE user_id is null;
