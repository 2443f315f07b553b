ALTER TABLE "contact_message" ADD COLUMN "overdue_told_for" date;
-- Until now a message was told of on the day after its due day alone: what was told then is told no second time, and what is long past its day wakes nobody.
-- The rest was due while the program was down, and is told of once.
update contact_message m set overdue_told_for = m.due_at
where m.status in (2, 3) and m.due_at < current_date and (m.due_at < current_date - 30
  or exists (select from notification n where n.resource = 'contactMessage' and n.record_id = m.id and n.subject = 'contactOverdue:contactMessage' and n.created_at >= m.due_at));
