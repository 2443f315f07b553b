-- Of one sender each place may have a block of its own, and each that not everybody of the place may see: the blocks that there are keep their place.
ALTER TABLE "visitor_block" DROP CONSTRAINT "visitor_block_pkey";
ALTER TABLE "visitor_block" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;
ALTER TABLE "visitor_block" ADD COLUMN "is_report" boolean DEFAULT false NOT NULL;
ALTER TABLE "visitor_block" ADD COLUMN "is_for_economy_alone" boolean DEFAULT false NOT NULL;
CREATE INDEX "visitor_block_entry" ON "visitor_block" USING btree ("submission_id");
ALTER TABLE "visitor_block" ADD CONSTRAINT "visitor_block_sender" UNIQUE NULLS NOT DISTINCT("contact_hash","place","kind","is_report","is_for_economy_alone");
-- What is not known any more to be an ordinary message is guarded as a report of a violation, an idea as one for economic staff alone.
update visitor_block b set is_report = true
where b.kind = 3 and not exists (
  select from visitor_submission s
    left join contact_message m on m.id = s.record::uuid
    left join visitor_form f on f.submission_id = s.id
  where s.id = b.submission_id and coalesce(m.subject_kind::text, f.payload::jsonb #>> '{values,subjectKind}') is distinct from
    (select l.id::text from lookup l join lookup_type y on y.id = l.type where y.code = 'contactSubject' and l.code = 'corruptionReport')
    and coalesce(m.subject_kind::text, f.payload::jsonb #>> '{values,subjectKind}') is not null);
update visitor_block b set is_for_economy_alone = true
where b.kind = 2 and not exists (
  select from visitor_submission s
    left join creative_ideas_bank i on i.id = s.record::uuid
    left join visitor_form f on f.submission_id = s.id
  where s.id = b.submission_id and coalesce(i.accessibility::text, f.payload::jsonb #>> '{values,accessibility}') in ('1', '3'));
-- The address and the reason go with the data of the entry.
update visitor_block b set sender = '', reason = '' from visitor_submission s where s.id = b.submission_id and s.erased_at is not null;
