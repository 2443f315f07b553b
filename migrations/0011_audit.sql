-- What an entry says beside the values that changed (portal and administration, section 6.1).
alter table audit_entry
  -- Of what is no change of a row there is no table, row or operation.
  alter column table_name drop not null,
  alter column row_id drop not null,
  alter column operation drop not null,
  alter column changes set default '{}',
  -- lookup(51)
  add column action integer,
  -- lookup(2)
  add column module integer,
  -- 1 record, 2 childRows, 3 bulk, 4 configuration, 5 session, 6 none
  add column changes_scope smallint,
  -- Of a child row the record that it belongs to.
  add column parent_table text,
  add column parent_id text,
  -- What the record was called, and whose it was.
  add column row_title text,
  add column row_title_en text,
  add column row_place uuid,
  add column user_name text,
  add column session text,
  add column user_agent text,
  add column method text,
  add column url text,
  add column status smallint,
  add column duration_ms integer,
  -- The keys of `changes` whose values are somebody's own.
  add column personal text[],
  -- 1 as long as every entry, 2 as long as sign-ins, 3 as long as failures of unknown names
  add column keep smallint not null default 1,
  -- What takes the place of what has been kept long enough: the chain rests on these.
  add column address_digest bytea,
  add column body_digest bytea,
  -- The transaction that wrote it: entries are sealed when theirs has ended.
  add column xact xid8 not null default '0';
alter table audit_entry alter column xact set default pg_current_xact_id();
update audit_entry set action = 51000 + operation, changes_scope = case when table_name = 'setting' then 4 else 1 end;
alter table audit_entry alter column action set not null, alter column changes_scope set not null;

-- What the audit knows of a table; `*` stands for those that have no row. Written from the definitions at every start.
create table audit_table (
  name text primary key,
  module integer,
  -- Where the module follows from a value of the row: { "1": 2021 }.
  module_column text,
  modules jsonb,
  title_ar text,
  title_en text,
  -- The column that names the place whose the row is.
  owner text,
  -- Of child rows: the table and column of the record that they belong to, and the column there that names its place.
  parent_table text,
  parent_column text,
  parent_owner text,
  action integer,
  changes_scope smallint,
  -- Columns that are not noted: they follow from others, or from the fact that something was changed.
  derived text[] not null default '{}',
  -- Columns of which is only noted that they were changed.
  secret text[] not null default '{}',
  -- Columns that tell something of a person.
  personal text[] not null default '{}',
  -- Rows whose values are all secret, by their ids.
  secret_rows text[] not null default '{}'
);
insert into audit_table (name, derived, secret) values ('*', '{search_text}', '{password_hash,token_hash,name_hash,request_hash,value_cipher}');

-- Rows that refer to an entry stand beside it, never in it.
create table audit_seal (
  day           date        not null,
  sequence      bigint      not null,
  entry         bigint      not null,
  entry_time    timestamptz not null,
  hash          bytea       not null,
  previous_hash bytea       not null,
  primary key (day, sequence)
) partition by range (day);
create index audit_seal_entry on audit_seal (entry);
create table audit_seal_rest partition of audit_seal default;

-- The last hash of each closed day and the number of its entries (section 6.2).
create table audit_root (
  day       date primary key,
  count     bigint      not null,
  root      bytea       not null,
  closed_at timestamptz not null default now()
);

-- Where the chain stands: one row, which whoever seals holds.
create table audit_chain (
  is_one   boolean primary key default true check (is_one),
  -- The day that is open.
  day      date   not null,
  sequence bigint not null default 0,
  hash     bytea  not null default decode(repeat('00', 32), 'hex'),
  -- Every visible entry that comes before it by transaction and id is sealed.
  low_xact xid8   not null default '0',
  low_id   bigint not null default 0
);
insert into audit_chain (day)
select coalesce((select min(execution_time) from audit_entry), now())::timestamptz at time zone 'UTC';

-- What personal values are mixed with before they enter a hash. 1: addresses, 2: sign-ins, 3: failures of unknown names, each for the
-- entries of a month; 4: the values of one entry.
create table audit_salt (
  month date     not null,
  kind  smallint not null,
  entry bigint   not null default 0,
  salt  bytea    not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()),
  primary key (month, kind, entry)
);

-- Months that were taken out of the database, and the file that keeps them.
create table audit_archive (
  month       date primary key,
  entries     bigint      not null,
  file        text        not null,
  sha256      text        not null,
  archived_at timestamptz not null default now()
);

create or replace function make_audit_partitions(months_ahead integer) returns void language plpgsql as $$
declare
  month date;
  suffix text;
begin
  for step in 0 .. months_ahead loop
    month := (date_trunc('month', now() at time zone 'UTC') + make_interval(months => step))::date;
    suffix := to_char(month, 'YYYY_MM');
    if to_regclass('public.audit_entry_' || suffix) is null then
      execute format('create table public.%I partition of public.audit_entry for values from (%L) to (%L)', 'audit_entry_' || suffix,
        month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    end if;
    if to_regclass('public.audit_seal_' || suffix) is null then
      execute format('create table public.%I partition of public.audit_seal for values from (%L) to (%L)', 'audit_seal_' || suffix,
        month, (month + interval '1 month')::date);
    end if;
  end loop;
end $$;
select make_audit_partitions(12);

-- What an entry is found by beside time, row, user and request: its table, the places that it concerns, its module, and the values that a
-- change has changed. Of what was added or deleted every value changed: that is found by its table.
create function audit_facets(table_name text, operation smallint, module integer, place uuid, row_place uuid, changes jsonb) returns text[]
language plpgsql immutable parallel safe as $$
declare
  facets text[] := array[table_name, '#' || module, '@' || place, '@' || nullif(row_place, place)];
begin
  if operation = 2 then
    facets := facets || array(select table_name || '.' || key from jsonb_object_keys(changes) key);
  end if;
  return array_remove(facets, null);
end $$;

drop index audit_entry_row;
create index audit_entry_record on audit_entry ((coalesce(parent_id, row_id)), execution_time);
create index audit_entry_facets on audit_entry using gin (audit_facets(table_name, operation, module, place, row_place, changes));
create index audit_entry_refused on audit_entry (execution_time) where status >= 400;
create index audit_entry_event on audit_entry (action, execution_time) where action > 51003;
create index audit_entry_xact on audit_entry (xact, id);

-- Of a secret the audit says that there is one.
create function audit_secret(change jsonb) returns jsonb language sql immutable parallel safe as $$
  select jsonb_build_array(
    case when change -> 0 <> 'null'::jsonb then '"•••"'::jsonb end, case when change -> 1 <> 'null'::jsonb then '"•••"'::jsonb end)
$$;

-- Names are qualified: a temporary table of the same name would take the entry, and nobody would see it.
create or replace function audit_row() returns trigger language plpgsql as $$
declare
  before   jsonb := case when tg_op = 'INSERT' then '{}'::jsonb else to_jsonb(old) end;
  after    jsonb := case when tg_op = 'DELETE' then '{}'::jsonb else to_jsonb(new) end;
  whole    jsonb := case when tg_op = 'DELETE' then before else after end;
  id       text := coalesce(whole ->> 'id', whole ->> 'key', '');
  about    public.audit_table;
  meant    integer := nullif(current_setting('mahalli.action', true), '')::integer;
  changed  jsonb;
  personal text[];
  place    uuid;
begin
  select * into about from public.audit_table where name = tg_table_name::text;
  if not found then
    select * into about from public.audit_table where name = '*';
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, jsonb_build_array(before -> key, value)) into changed
    from jsonb_each(after) where value <> before -> key;
  elsif tg_op = 'INSERT' then
    select jsonb_object_agg(key, jsonb_build_array(null, value)) into changed from jsonb_each(after) where value <> 'null'::jsonb;
  else
    select jsonb_object_agg(key, jsonb_build_array(value, null)) into changed from jsonb_each(before) where value <> 'null'::jsonb;
  end if;
  changed := changed - about.derived;
  if tg_op = 'UPDATE' and coalesce(changed, '{}'::jsonb) = '{}'::jsonb then
    return null;
  end if;
  if changed ?| about.secret or id = any(about.secret_rows) then
    select jsonb_object_agg(key,
      case when key = any(about.secret) or (id = any(about.secret_rows) and key not in ('id', 'key')) then public.audit_secret(value) else value end)
    into changed from jsonb_each(changed);
  end if;
  if changed ?| about.personal then
    personal := array(select key from unnest(about.personal) key where changed ? key order by key);
  end if;
  if about.owner is not null then
    place := whole ->> about.owner;
  elsif about.parent_owner is not null then
    execute format('select %I from public.%I where id = $1', about.parent_owner, about.parent_table)
    into place using (whole ->> about.parent_column)::uuid;
  end if;
  insert into public.audit_entry (
    table_name, row_id, operation, action, module, changes_scope, changes, parent_table, parent_id, row_title, row_title_en, row_place,
    personal, actor, user_name, session, place, request_id, client_address, user_agent, method, url, status, reason)
  values (
    tg_table_name,
    id,
    case tg_op when 'INSERT' then 1 when 'UPDATE' then 2 else 3 end,
    case
      when about.action is not null then about.action
      -- What is meant by a change of a state is nothing that is added beside it; versions brought back, imports and migrations are all they do.
      when meant is not null and (tg_op = 'UPDATE' or meant in (51005, 51021, 51025)) then meant
      when tg_op = 'INSERT' then 51001
      when tg_op = 'UPDATE' then 51002
      else 51003
    end,
    coalesce((about.modules ->> (whole ->> about.module_column))::integer, about.module),
    coalesce(
      case when current_setting('mahalli.bulk', true) = 'on' then 3 end, about.changes_scope, case when about.parent_table is null then 1 else 2 end),
    coalesce(changed, '{}'::jsonb),
    about.parent_table,
    whole ->> about.parent_column,
    left(whole ->> about.title_ar, 300),
    left(whole ->> about.title_en, 300),
    place,
    personal,
    nullif(current_setting('mahalli.actor', true), '')::uuid,
    nullif(current_setting('mahalli.user', true), ''),
    nullif(current_setting('mahalli.session', true), ''),
    nullif(current_setting('mahalli.place', true), '')::uuid,
    nullif(current_setting('mahalli.request', true), ''),
    nullif(current_setting('mahalli.address', true), ''),
    nullif(current_setting('mahalli.agent', true), ''),
    nullif(current_setting('mahalli.method', true), ''),
    nullif(current_setting('mahalli.url', true), ''),
    nullif(current_setting('mahalli.status', true), '')::smallint,
    nullif(current_setting('mahalli.reason', true), '')
  );
  return null;
end $$;
drop function audit_value(text, jsonb);

-- The digest of a value that may be erased later: whoever does not know the salt cannot try what it was.
create function audit_digest(salt bytea, value text) returns text language sql immutable parallel safe as $$
  select encode(sha256(salt || convert_to(value, 'UTF8')), 'hex')
$$;

-- The changes with digests in the place of personal values. Of erased ones their digests stand in the entry itself.
create function audit_sealed_changes(changes jsonb, personal text[], salt bytea) returns jsonb language sql immutable parallel safe as $$
  select changes || coalesce((
    select jsonb_object_agg(key, coalesce(changes -> key -> 'erased', jsonb_build_array(
      audit_digest(salt, key || ':0:' || nullif(changes -> key -> 0, 'null')::text),
      audit_digest(salt, key || ':1:' || nullif(changes -> key -> 1, 'null')::text))))
    from unnest(personal) key), '{}')
$$;

-- What an entry says, as it enters its hash: values that are not there are left out, so that columns to come change nothing of old entries.
create function audit_body(e audit_entry, address_salt bytea, value_salt bytea) returns text language plpgsql immutable parallel safe as $$
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'table', e.table_name, 'row', e.row_id, 'operation', e.operation, 'module', e.module, 'scope', e.changes_scope,
    'changes', case when e.personal is null then e.changes else audit_sealed_changes(e.changes, e.personal, value_salt) end::text,
    'personal', to_jsonb(e.personal), 'parentTable', e.parent_table, 'parent', e.parent_id,
    'title', e.row_title, 'titleEn', e.row_title_en, 'rowPlace', e.row_place, 'user', e.actor, 'userName', e.user_name,
    'session', e.session, 'place', e.place, 'request', e.request_id,
    'address', coalesce(encode(e.address_digest, 'hex'), audit_digest(address_salt, e.id || ':' || e.client_address)),
    'agent', e.user_agent, 'method', e.method, 'url', e.url, 'status', e.status, 'durationMs', e.duration_ms, 'reason', e.reason))::text;
end $$;

-- The canonical JSON of an entry. What is kept for a shorter time than the others enters as one digest, so that it can be erased whole.
create function audit_canonical(e audit_entry, address_salt bytea, body_salt bytea, value_salt bytea) returns text
language plpgsql immutable parallel safe as $$
begin
  return format('{"id":%s,"time":%s,"action":%s,"keep":%s,"body":%s}', e.id, (extract(epoch from e.execution_time) * 1000000)::bigint, e.action, e.keep,
    case when e.keep = 1 then audit_body(e, address_salt, value_salt)
      else '"' || coalesce(encode(e.body_digest, 'hex'), audit_digest(body_salt, audit_body(e, address_salt, value_salt))) || '"' end);
end $$;

-- The network of an address, so that it says where somebody was and no longer who: /24, and /48 of the longer ones.
create function audit_network(address text) returns text language plpgsql immutable parallel safe as $$
begin
  return network(set_masklen(address::inet, case family(address::inet) when 4 then 24 else 48 end))::text;
exception when others then
  return null;
end $$;

-- Does an address lie within a network? What is no address lies in none.
create function audit_is_within(address text, network text) returns boolean language plpgsql immutable parallel safe as $$
begin
  return address::inet <<= network::inet;
exception when others then
  return false;
end $$;

create function audit_month(moment timestamptz) returns date language sql immutable parallel safe as $$
  select date_trunc('month', moment at time zone 'UTC')::date
$$;

-- Numbers and seals entries whose transactions have ended, and closes the days that are over. One process at a time: the others are told
-- that they need not. Returns how many entries were sealed and how many days closed; -1 while somebody else seals.
-- Why none is left out: `horizon` is taken before the entries are looked for, and every transaction below it has ended by then, so what it
-- wrote is visible here or will never be. The low mark moves no further than that; whatever lies above it is looked through again.
create function seal_audit(most integer, out sealed integer, out closed integer)
language plpgsql security definer set search_path = public, pg_temp
-- The one plan that costs the same whatever the statistics say, made once: along the index from the low mark on.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
set enable_sort = off as $$
declare
  chain    audit_chain;
  horizon  xid8;
  e        audit_entry;
  day_end  timestamptz;
  ahead    timestamptz := clock_timestamp() + interval '10 minutes';
  found_in_day integer;
  high_xact xid8;
  high_id  bigint;
  held     record;
  month    date;
  address_salt bytea;
  body_salts   bytea[];
  hashes   bytea[];
  befores  bytea[];
  entries  bigint[];
  times    timestamptz[];
begin
  sealed := 0;
  closed := 0;
  select * into chain from audit_chain for update skip locked;
  if not found then
    sealed := -1;
    return;
  end if;
  horizon := pg_snapshot_xmin(pg_current_snapshot());
  -- The numbers of transactions began anew: the database was restored into another cluster.
  if horizon < chain.low_xact then
    chain.low_xact := '0';
    chain.low_id := 0;
  end if;
  loop
    day_end := (chain.day + 1)::timestamp at time zone 'UTC';
    hashes := '{}'; befores := '{}'; entries := '{}'; times := '{}';
    high_xact := chain.low_xact;
    high_id := chain.low_id;
    for e in
      select * from (
        select * from audit_entry a
        where (a.xact, a.id) > (chain.low_xact, chain.low_id) and (a.execution_time < day_end or a.execution_time > ahead)
          and not exists (select from audit_seal s where s.entry = a.id and s.day <= chain.day)
        order by a.xact, a.id limit most - sealed
      ) batch order by id
    loop
      if audit_month(e.execution_time) is distinct from month then
        month := audit_month(e.execution_time);
        insert into audit_salt (month, kind) select audit_month(e.execution_time), kind from generate_series(1, 3) kind on conflict do nothing;
        select s.salt into address_salt from audit_salt s where s.month = audit_month(e.execution_time) and s.kind = 1;
        select array[null, max(s.salt) filter (where s.kind = 2), max(s.salt) filter (where s.kind = 3)] into body_salts
        from audit_salt s where s.month = audit_month(e.execution_time) and s.entry = 0;
      end if;
      if e.personal is not null then
        insert into audit_salt (month, kind, entry) values (month, 4, e.id) on conflict do nothing;
      end if;
      befores := befores || chain.hash;
      chain.hash := sha256(chain.hash || convert_to(audit_canonical(e, address_salt, body_salts[e.keep],
        case when e.personal is not null then
          (select s.salt from audit_salt s where s.month = audit_month(e.execution_time) and s.kind = 4 and s.entry = e.id) end), 'UTF8'));
      hashes := hashes || chain.hash;
      entries := entries || e.id;
      times := times || e.execution_time;
      if (e.xact, e.id) > (high_xact, high_id) then
        high_xact := e.xact;
        high_id := e.id;
      end if;
    end loop;
    found_in_day := cardinality(entries);
    insert into audit_seal (day, sequence, entry, entry_time, hash, previous_hash)
    select chain.day, chain.sequence + n, entry, moment, hash, before
    from unnest(entries, times, hashes, befores) with ordinality as batch(entry, moment, hash, before, n);
    chain.sequence := chain.sequence + found_in_day;
    sealed := sealed + found_in_day;
    if sealed < most then
      high_xact := horizon;
      high_id := 0;
    elsif high_xact >= horizon then
      high_xact := horizon;
      high_id := 0;
    end if;
    -- Entries of the next day wait until this one is closed; those of a clock that went ahead do not.
    select a.xact, a.id into held from audit_entry a
    where (a.xact, a.id) > (chain.low_xact, chain.low_id) and a.execution_time >= day_end and a.execution_time <= ahead
    order by a.xact, a.id limit 1;
    if found and (held.xact, held.id) <= (high_xact, high_id) then
      high_xact := held.xact;
      high_id := held.id - 1;
    end if;
    if (high_xact, high_id) > (chain.low_xact, chain.low_id) then
      chain.low_xact := high_xact;
      chain.low_id := high_id;
    end if;
    exit when sealed >= most or clock_timestamp() < day_end + interval '5 minutes';
    insert into audit_root (day, count, root) values (chain.day, chain.sequence, chain.hash);
    closed := closed + 1;
    chain.day := chain.day + 1;
    chain.sequence := 0;
  end loop;
  update audit_chain c set day = chain.day, sequence = chain.sequence, hash = chain.hash, low_xact = chain.low_xact, low_id = chain.low_id
  where sealed > 0 or closed > 0 or (c.low_xact <> chain.low_xact and exists (select from audit_entry a where a.xact >= c.low_xact and a.xact < chain.low_xact));
end $$;

-- Walks a part of a day: from the seal after `after`, whose previous hash must be `expected`. Answers how many seals were checked, where
-- the part ends, and of the first that is wrong its sequence, entry and fault:
-- gap: a seal is missing; link: it does not continue the one before; missing: its entry is gone or its time was altered; altered: the entry
-- says something else; erased: before its time; late: the entry came into the log long after the time that it states.
create function verify_audit(of_day date, after bigint, expected bytea, most integer)
returns table (checked integer, last_sequence bigint, last_hash bytea, broken_sequence bigint, broken_entry bigint, fault text)
language sql stable security definer set search_path = public, pg_temp set enable_hashjoin = off set enable_mergejoin = off as $$
  with part as (
    select s.*, lag(s.sequence, 1, after) over sealed as sequence_before, lag(s.hash, 1, expected) over sealed as hash_before
    from audit_seal s where s.day = of_day and s.sequence > after window sealed as (order by s.sequence) order by s.sequence limit most
  ), judged as (
    select p.*, case
      when p.sequence <> p.sequence_before + 1 then 'gap'
      when p.previous_hash <> p.hash_before then 'link'
      when e.id is null and exists (select from audit_archive a where a.month = audit_month(p.entry_time)) then null
      when e.id is null then 'missing'
      when p.hash is distinct from sha256(p.previous_hash || convert_to(audit_canonical(e, address.salt, body.salt, own.salt), 'UTF8')) then 'altered'
      when e.body_digest is not null and (e.keep = 1 or e.execution_time > now() - case e.keep when 2 then interval '1 month' else interval '90 days' end)
        then 'erased'
      when e.address_digest is not null and e.execution_time > now() - interval '1 month' then 'erased'
      when (p.entry_time at time zone 'UTC')::date < of_day - 1 then 'late'
    end as fault
    from part p
    left join audit_entry e on e.id = p.entry and e.execution_time = p.entry_time
    left join audit_salt address on address.month = audit_month(p.entry_time) and address.kind = 1 and address.entry = 0
    left join audit_salt body on body.month = audit_month(p.entry_time) and body.kind = e.keep and body.entry = 0
    left join audit_salt own on own.month = audit_month(p.entry_time) and own.kind = 4 and own.entry = p.entry
  ), first as (
    select j.* from judged j where j.fault is not null order by j.sequence limit 1
  )
  select count(*)::integer, max(j.sequence), (array_agg(j.hash order by j.sequence desc))[1],
    (select case when f.fault = 'gap' then f.sequence_before + 1 else f.sequence end from first f), (select f.entry from first f),
    (select f.fault from first f)
  from judged j
$$;

-- The first entry of a day that came past the sealing: it lies below the mark beneath which everything is sealed, and has no seal.
create function find_unsealed_audit(of_day date) returns bigint
language sql stable security definer set search_path = public, pg_temp set enable_hashjoin = off set enable_mergejoin = off as $$
  select e.id from audit_entry e, audit_chain c
  where e.execution_time >= of_day::timestamp at time zone 'UTC' and e.execution_time < (of_day + 1)::timestamp at time zone 'UTC'
    and (e.xact, e.id) <= (c.low_xact, c.low_id)
    and not exists (select from audit_seal s where s.entry = e.id and s.day <= c.day)
  order by e.id limit 1
$$;

-- What the catalogue of actions lacked: an answer of 500 and above, and the two ways of a backup.
insert into lookup (id, type, code, name_ar, name_en, sort_order) values
  (51026, 51, 'fault', 'تعذُّر تنفيذ طلب', 'Request failed', 260),
  (51027, 51, 'backup', 'نسخ احتياطي', 'Backup', 270),
  (51028, 51, 'backupRestored', 'استعادة نسخة احتياطية', 'Backup restored', 280);
