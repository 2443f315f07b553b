-- A place with users cannot be deleted. Assignments to places that are gone already give nobody anything.
delete from user_place u where not exists (select from place p where p.id = u.place_id);
ALTER TABLE "user_place" ADD CONSTRAINT "user_place_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "user_place_place" ON "user_place" USING btree ("place_id");

-- The audit says that a secret was changed, and not what it is: hashes of passwords and tokens can be tried at leisure.
create function audit_value(key text, value jsonb) returns jsonb language sql immutable as $$
  select case when key like '%\_hash' and coalesce(value, 'null'::jsonb) <> 'null'::jsonb then '"•••"'::jsonb else value end
$$;

create or replace function audit_row() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}'::jsonb else to_jsonb(old) end;
  after  jsonb := case when tg_op = 'DELETE' then '{}'::jsonb else to_jsonb(new) end;
  changed jsonb;
begin
  select coalesce(jsonb_object_agg(key, jsonb_build_array(audit_value(key, before -> key), audit_value(key, after -> key))), '{}'::jsonb)
  into changed
  from (select jsonb_object_keys(before || after) as key) keys
  where (before -> key) is distinct from (after -> key)
    and not (coalesce(before -> key, 'null'::jsonb) = 'null'::jsonb and coalesce(after -> key, 'null'::jsonb) = 'null'::jsonb)
    -- What follows from the other columns is no change of its own.
    and key <> 'search_text';
  if tg_op = 'UPDATE' and changed = '{}'::jsonb then
    return null;
  end if;
  insert into audit_entry (table_name, row_id, operation, changes, actor, place, request_id, client_address, reason)
  values (
    tg_table_name,
    coalesce(after ->> 'id', before ->> 'id', after ->> 'key', before ->> 'key', ''),
    case tg_op when 'INSERT' then 1 when 'UPDATE' then 2 else 3 end,
    changed,
    nullif(current_setting('mahalli.actor', true), '')::uuid,
    nullif(current_setting('mahalli.place', true), '')::uuid,
    nullif(current_setting('mahalli.request', true), ''),
    nullif(current_setting('mahalli.address', true), ''),
    nullif(current_setting('mahalli.reason', true), '')
  );
  return null;
end $$;

-- What was noted before.
update audit_entry set changes = (
  select jsonb_object_agg(key, jsonb_build_array(audit_value(key, value -> 0), audit_value(key, value -> 1))) from jsonb_each(changes)
) where changes::text like '%\_hash"%';
