import type pg from 'pg'

/** What the filters that are measured look for: each in as many entries at any size. */
export const marks = {
  row: '0198c0de-0000-7000-8000-00000000aaaa',
  user: '0198c0de-0000-7000-8000-00000000bbbb',
  place: '0198c0de-0000-7000-8000-00000000cccc',
  /** A column that is seldom changed, of a table that is changed all day. */
  table: 'water_year',
  field: 'tankerPrice',
} as const
/** How many entries hold each of them. */
export const marked = { row: 200, user: 300, field: 250, faults: 150 } as const

const months = 12

/**
 * Fills the audit up to a size, over the last year, as a ministry of 800 users would: sign-ins, sheets and their rows, news, exports,
 * refusals. Nothing may be sealed yet: the chain is made to begin a year ago.
 */
export async function fillAudit(client: pg.Client, size: number): Promise<void> {
  await client.query(`do $$ begin
    for age in 1 .. ${months} loop
      execute format('create table if not exists audit_entry_%s partition of audit_entry for values from (%L) to (%L)',
        to_char(date_trunc('month', now() at time zone 'UTC') - make_interval(months => age), 'YYYY_MM'),
        date_trunc('month', now() at time zone 'UTC') - make_interval(months => age), date_trunc('month', now() at time zone 'UTC') - make_interval(months => age - 1));
      execute format('create table if not exists audit_seal_%s partition of audit_seal for values from (%L) to (%L)',
        to_char(date_trunc('month', now() at time zone 'UTC') - make_interval(months => age), 'YYYY_MM'),
        (date_trunc('month', now() at time zone 'UTC') - make_interval(months => age))::date, (date_trunc('month', now() at time zone 'UTC') - make_interval(months => age - 1))::date);
    end loop;
  end $$`)
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(c.oid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = 'audit_entry'::regclass and not i.indisprimary`,
  )
  for (const { name } of rows) await client.query(`drop index "${name}"`)
  await client.query('select setseed(0.42)')
  await client.query(pools)
  const atOnce = 250_000
  for (const text of markedEntries) await client.query(text)
  for (let done = 0; done < size; done += atOnce) await client.query(insert, [Math.min(atOnce, size - done), size, done])
  await client.query("set maintenance_work_mem = '512MB'")
  for (const { definition } of rows) await client.query(definition.replace(' ON ONLY ', ' ON '))
  await client.query(`update audit_chain set day = (select min(execution_time at time zone 'UTC')::date from audit_entry)`)
  await client.query('vacuum analyze audit_entry')
}

/** 800 users, 500 places, 20,000 records, 12 browsers. */
const pools = `
  create temporary table users as select n, gen_random_uuid() as id, 'user' || n as name from generate_series(0, 799) n;
  create temporary table homes as select n, gen_random_uuid() as id from generate_series(0, 499) n;
  create temporary table records as select n, gen_random_uuid()::text as id, 'سجل رقم ' || n as title from generate_series(0, 19999) n;
  create temporary table kinds (n, table_name, module, action, operation, scope, changes) as values
    (0, 'water_year', 2027, 51002, 2::smallint, 1::smallint, '{"connected_households":[1200,1210],"meters":[300,305],"quality_tests":[4,5]}'::jsonb),
    (1, 'water_year', 2027, 51002, 2, 1, '{"sheet_status":[1,2],"notes_ar":[null,"أُدخلت القراءات بعد زيارة المضخة ومطابقة العدادات مع سجل الجباية"]}'),
    (2, 'water_year_supply', 2027, 51001, 1, 2, '{"id":[null,"a"],"parent":[null,"b"],"position":[null,1],"source_type":[null,200001],"quantity_m3":[null,1200.5]}'),
    (3, 'water_year_supply', 2027, 51003, 3, 2, '{"id":["a",null],"parent":["b",null],"position":[1,null],"source_type":[200001,null],"quantity_m3":[1200.5,null]}'),
    (4, 'news', 2001, 51002, 2, 1, '{"title_ar":["افتتاح طريق زراعي","افتتاح طريق زراعي جديد"],"summary_ar":["ملخص قصير للخبر","ملخص أطول قليلًا للخبر نفسه"],"current_version":[2,3]}'),
    (5, 'news', 2001, 51004, 2, 1, '{"publish_status":[1,3],"live_version":[null,3]}'),
    (6, 'system_user', 2072, 51006, null, 5, '{}'),
    (7, 'system_user', 2072, 51006, null, 5, '{}'),
    (8, 'system_user', 2072, 51008, null, 5, '{}'),
    (9, 'place', 2021, 51002, 2, 1, '{"phone":["042500001","042500002"]}');
  create unique index on users (n); create unique index on homes (n); create unique index on records (n); analyze users; analyze homes; analyze records;`

/** Columns that are filled, in their order. */
const columns = `execution_time, action, operation, module, changes_scope, table_name, row_id, parent_table, parent_id, row_title, changes, actor,
  user_name, session, place, row_place, request_id, client_address, user_agent, method, url, status, keep`

const agent = `'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/14' || i % 10 || '.0 Safari/537.36'`

/** The next part of the year, what is marked among it, in the order in which it would have come. */
const insert = `
  insert into audit_entry (${columns})
  select * from (
    select ${timeOf('(i + $3)::float8 / $2')} as execution_time, case when i % 97 = 0 then 51017 when i % 89 = 0 then 51020 else k.action end,
      case when i % 97 = 0 or i % 89 = 0 then null else k.operation end, k.module, k.scope, k.table_name, r.id,
      case when k.scope = 2 then 'water_year' end, case when k.scope = 2 then r.id end, r.title, k.changes, u.id, u.name,
      substr(md5(u.name || i / 50), 1, 16), h.id, h.id, gen_random_uuid()::text, '192.0.2.' || (i % 200), ${agent},
      case k.operation when 1 then 'POST' else 'PUT' end, '/api/' || k.table_name || '/Update', case when i % 97 = 0 then 403 else 200 end,
      case when k.action in (51006, 51008) then 2 else 1 end
    from (
      select i, floor(random() * random() * 800)::int as u, floor(random() * 500)::int as h, floor(random() * 20000)::int as r,
        floor(random() * 10)::int as k
      from generate_series(1, $1::int) i
    ) s join users u on u.n = s.u join homes h on h.n = s.h join records r on r.n = s.r join kinds k on k.n = s.k
    union all
    select m.execution_time, m.action, m.operation, m.module, 1, m.table_name, m.row_id, null, null, null, m.changes, m.actor, null, null, null, null,
      gen_random_uuid()::text, '192.0.2.7', ${agent.replaceAll('i %', 'm.n %')}, 'PUT', null, m.status, 1
    from marked m where m.execution_time > ${timeOf('$3::float8 / $2')} and m.execution_time <= ${timeOf('($1::int + $3)::float8 / $2')}
  ) entries order by 1`

/** @param part of the year, from 0 to 1 */
function timeOf(part: string): string {
  return `date_trunc('hour', now()) - interval '360 days' + interval '359 days' * (${part})`
}

const spread = (count: number, days: number) => `now() - interval '1 day' - interval '${days} days' * (n::float8 / ${count})`
const someUser = '(select id from users order by n limit 1)'
const markedEntries = [
  `create temporary table marked as
  select n, ${spread(marked.row, 350)} as execution_time, 51002 as action, 2::smallint as operation, 2001 as module, 'news' as table_name, '${marks.row}' as row_id,
    '{"title_ar":["قبل","بعد"]}'::jsonb as changes, ${someUser} as actor, 200 as status from generate_series(1, ${marked.row}) n
  union all select n, ${spread(marked.user, 85)}, 51002, 2, 2001, 'news', gen_random_uuid()::text, '{"title_ar":["قبل","بعد"]}', '${marks.user}', 200
    from generate_series(1, ${marked.user}) n
  union all select n, ${spread(marked.field, 350)}, 51002, 2, 2027, 'water_year', gen_random_uuid()::text, '{"tanker_price":[12.5,13]}', ${someUser}, 200
    from generate_series(1, ${marked.field}) n
  union all select n, ${spread(marked.faults, 350)}, 51026, null, 2001, 'news', null, '{}', ${someUser}, 500
    from generate_series(1, ${marked.faults}) n`,
  'analyze marked',
]
