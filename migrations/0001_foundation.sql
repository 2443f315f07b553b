-- The unprivileged role under which requests are answered, and the audit that no write path can skip.
do $$
begin
  if not exists (select from pg_roles where rolname = 'mahalli_app') then
    create role mahalli_app nologin;
  end if;
  if not pg_has_role(current_user, 'mahalli_app', 'set') then
    execute format('grant mahalli_app to %I', current_user);
  end if;
exception when others then
  -- PostgreSQL 15 knows no separate right to set a role: membership carries it.
  if not pg_has_role(current_user, 'mahalli_app', 'member') then
    execute format('grant mahalli_app to %I', current_user);
  end if;
end $$;

create table audit_entry (
  id             bigint generated always as identity,
  execution_time timestamptz not null default clock_timestamp(),
  table_name     text        not null,
  row_id         text        not null,
  -- 1 insert, 2 update, 3 delete
  operation      smallint    not null,
  -- { "title_ar": ["old", "new"] }; of an inserted or deleted row every value that is not null
  changes        jsonb       not null,
  actor          uuid,
  place          uuid,
  request_id     text,
  client_address text,
  reason         text,
  primary key (execution_time, id)
) partition by range (execution_time);
create index audit_entry_row on audit_entry (table_name, row_id, execution_time);
create index audit_entry_actor on audit_entry (actor, execution_time);
create index audit_entry_request on audit_entry (request_id);
-- Never without a place: what no month takes is kept here and reported.
create table audit_entry_rest partition of audit_entry default;

-- Makes the partitions of this month and the next ones; called by the owner at every start and by the monthly job.
create function make_audit_partitions(months_ahead integer) returns void language plpgsql as $$
declare
  month date;
  partition text;
begin
  for step in 0 .. months_ahead loop
    month := date_trunc('month', now() at time zone 'UTC')::date + make_interval(months => step);
    partition := 'audit_entry_' || to_char(month, 'YYYY_MM');
    if to_regclass(partition) is null then
      execute format('create table %I partition of audit_entry for values from (%L) to (%L)', partition,
        month::timestamp at time zone 'UTC', (month + interval '1 month')::timestamp at time zone 'UTC');
    end if;
  end loop;
end $$;
select make_audit_partitions(3);

create function audit_row() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}'::jsonb else to_jsonb(old) end;
  after  jsonb := case when tg_op = 'DELETE' then '{}'::jsonb else to_jsonb(new) end;
  changed jsonb;
begin
  select coalesce(jsonb_object_agg(key, jsonb_build_array(before -> key, after -> key)), '{}'::jsonb)
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
