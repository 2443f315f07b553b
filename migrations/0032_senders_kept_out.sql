ALTER TABLE "visitor_block" ADD COLUMN "submission_id" uuid;
ALTER TABLE "visitor_block" ADD COLUMN "kind" integer;
ALTER TABLE "visitor_block" ADD COLUMN "place" uuid;
ALTER TABLE "visitor_block" ADD COLUMN "sender" text DEFAULT '' NOT NULL;
ALTER TABLE "visitor_block" ADD COLUMN "blocked_at" timestamp with time zone DEFAULT now() NOT NULL;
ALTER TABLE "visitor_block" ADD COLUMN "blocked_by" text;
-- Of who is kept out already the newest entry is the one by which he is known.
update visitor_block b set submission_id = s.id, kind = s.kind, place = s.place
from visitor_submission s
where s.id = (select f.submission_id from visitor_form f where f.contact_hashes @> array[b.contact_hash] order by f.created_at desc, f.submission_id desc limit 1);
