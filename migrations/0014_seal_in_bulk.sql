-- A batch is sealed by one statement instead of entry by entry: `audit_chained(before, text) over (order by …)` goes on from hash to hash.
create function audit_link(hash bytea, before bytea, canonical text) returns bytea language plpgsql immutable parallel safe as $$
begin
  return sha256(coalesce(hash, before) || convert_to(canonical, 'UTF8'));
end $$;
create aggregate audit_chained (before bytea, canonical text) (sfunc = audit_link, stype = bytea);

-- Writes the seals of entries, given in their order with their times: one statement for all of them. Returns where the chain then stands.
create function seal_entries(of_day date, after bigint, before bytea, ids bigint[], moments timestamptz[], out last_sequence bigint, out last_hash bytea)
language plpgsql security definer set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into audit_salt (month, kind)
  select month, kind from (select distinct audit_month(moment) as month from unnest(moments) moment) months, generate_series(1, 3) kind
  on conflict do nothing;
  insert into audit_salt (month, kind, entry)
  select audit_month(batch.moment), 4, batch.id
  from unnest(ids, moments) batch(id, moment) join audit_entry e on e.id = batch.id and e.execution_time = batch.moment
  where e.personal is not null
  on conflict do nothing;
  with chained as (
    select batch.n, batch.id, batch.moment,
      audit_chained(before, audit_canonical(e, address.salt, body.salt, own.salt)) over (order by batch.n) as hash
    from unnest(ids, moments) with ordinality as batch(id, moment, n)
    join audit_entry e on e.id = batch.id and e.execution_time = batch.moment
    left join audit_salt address on address.month = audit_month(batch.moment) and address.kind = 1 and address.entry = 0
    left join audit_salt body on body.month = audit_month(batch.moment) and body.kind = e.keep and body.entry = 0 and e.keep > 1
    left join audit_salt own on own.month = audit_month(batch.moment) and own.kind = 4 and own.entry = batch.id and e.personal is not null
  ), written as (
    insert into audit_seal (day, sequence, entry, entry_time, hash, previous_hash)
    select of_day, after + n, id, moment, hash, lag(hash, 1, before) over (order by n) from chained
    returning audit_seal.sequence, audit_seal.hash
  )
  select w.sequence, w.hash into strict last_sequence, last_hash from written w order by w.sequence desc limit 1;
end $$;

-- Numbers and seals entries whose transactions have ended, and closes the days that are over. One process at a time: the others are told
-- that they need not. Returns how many entries were sealed and how many days closed; -1 while somebody else seals.
-- Why none is left out: `horizon` is taken before the entries are looked for, and every transaction below it has ended by then, so what it
-- wrote is visible here or will never be. The low mark moves no further than that; whatever lies above it is looked through again.
create or replace function seal_audit(most integer, out sealed integer, out closed integer)
language plpgsql security definer set search_path = public, pg_temp
-- The one plan that costs the same whatever the statistics say, made once: along the index from the low mark on.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
set enable_sort = off as $$
declare
  chain    audit_chain;
  horizon  xid8;
  day_end  timestamptz;
  ahead    timestamptz := clock_timestamp() + interval '10 minutes';
  high_xact xid8;
  high_id  bigint;
  held     record;
  entries  bigint[];
  times    timestamptz[];
  early    bigint[];
  early_times timestamptz[];
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
  -- Entries of a clock that went ahead wait for no day. They are few, and looked for by their time: not in every entry that waits.
  select array_agg(id order by id), array_agg(execution_time order by id) into early, early_times
  from (
    select a.id, a.execution_time from audit_entry a
    where a.execution_time > ahead and not exists (select from audit_seal s where s.entry = a.id and s.day <= chain.day)
    limit most
  ) found;
  if early is not null then
    select last_sequence, last_hash into strict chain.sequence, chain.hash from seal_entries(chain.day, chain.sequence, chain.hash, early, early_times);
    sealed := cardinality(early);
  end if;
  loop
    exit when sealed >= most;
    day_end := (chain.day + 1)::timestamp at time zone 'UTC';
    -- What has no seal yet, the oldest transactions first; the last one of them is as far as the low mark may move.
    select array_agg(id order by id), array_agg(execution_time order by id),
      (array_agg(xact order by xact desc, id desc))[1], (array_agg(id order by xact desc, id desc))[1]
    into entries, times, high_xact, high_id
    from (
      select a.id, a.xact, a.execution_time from audit_entry a
      where (a.xact, a.id) > (chain.low_xact, chain.low_id) and a.execution_time < day_end
        and not exists (select from audit_seal s where s.entry = a.id and s.day <= chain.day)
      order by a.xact, a.id limit most - sealed
    ) batch;
    if entries is not null then
      select last_sequence, last_hash into strict chain.sequence, chain.hash from seal_entries(chain.day, chain.sequence, chain.hash, entries, times);
      sealed := sealed + cardinality(entries);
    end if;
    if sealed < most or high_xact >= horizon then
      high_xact := horizon;
      high_id := 0;
    end if;
    -- Entries of the next day wait until this one is closed; those of a clock that went ahead do not.
    select a.xact, a.id into held from audit_entry a
    where (a.xact, a.id) > (chain.low_xact, chain.low_id) and (a.xact, a.id) <= (high_xact, high_id)
      and a.execution_time >= day_end and a.execution_time <= ahead
    order by a.xact, a.id limit 1;
    if found then
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
