import { join } from 'node:path'
import type pg from 'pg'
import { asOwner, databasesIn, type Databases, type Sized } from './databases.ts'
import { fillNews, type Marks } from './data.ts'
import { startProduct } from './processes.ts'

/** The portal of a ministry that begins, and of one that is ten years old, by their news; the rest follows from it. */
export const sizes = [1000, 100_000] as const
/** Where their databases lie. */
export const folder = join(import.meta.dirname, '../data/bench-portal')

/** A hundred authorities or events would be shown in the same time as ten: what is shown at once is small at both sizes. */
const restOf = (size: number) => (size > sizes[0] ? { authorities: 400, events: 5000 } : { authorities: 40, events: 50 })
const longestWaitMs = 20 * 60_000

/** The databases of both sizes, made if need be, with everything that is published to be found by the search. */
export async function portalDatabases(say: (line: string) => void): Promise<Databases> {
  const databases = await databasesIn(folder, sizes, say, fillPortal)
  for (const sized of databases.sized) await makeFound(sized, say)
  return databases
}

/** News, events and authorities as they are there after so many news. */
async function fillPortal(client: pg.Client, size: number): Promise<Marks> {
  const { authorities, events } = restOf(size)
  await client.query("set session_replication_role = 'replica'")
  await client.query(deactivate, [authorities])
  await copyEach(client, ['place', 'local_comm'], furtherAuthorities, authorities)
  const marks = await fillNews(client, size)
  await copyEach(client, ['event', 'event_live'], furtherEvents, events)
  for (const table of ['place', 'local_comm', 'event', 'event_live']) await client.query(`vacuum analyze ${table}`)
  return marks
}

/** Makes rows like those of the demonstration. @param further the `model` of each, and in `own` what it has otherwise */
async function copyEach(client: pg.Client, tables: readonly string[], further: string, wanted: number): Promise<void> {
  await client.query(`create temporary table further as ${further.replaceAll('$1', String(wanted))}`)
  for (const table of tables)
    await client.query(
      `insert into ${table} select made.* from further f join ${table} m on m.id = f.model,
       jsonb_populate_record(null::${table}, to_jsonb(m) || f.own) made`,
    )
  await client.query('drop table further')
}

/** The authorities beyond a number, and first those of which nothing is told. */
const deactivate = `
  update place set is_active = false where id in (
    select p.id from place p where p.type_code = 1
    order by exists (select from news_live n where n.place = p.id) or exists (select from event_live e where e.place = p.id) desc, p.code offset $1)`

const furtherAuthorities = `
  select (array_agg(p.id))[1 + i % count(*)] as model,
    jsonb_build_object('id', uuidv7(), 'code', (90000 + i)::text, 'is_governorate_seat', false,
      'name_ar', (array_agg(p.name_ar))[1 + i % count(*)] || ' ' || i, 'name_en', (array_agg(p.name_en))[1 + i % count(*)] || ' ' || i) as own
  from place p, generate_series(1, $1 - (select count(*)::int from place where type_code = 1 and is_active)) i where p.type_code = 1 and p.is_active group by i`

/** One in eighteen hours, from a month ahead backwards: a month has as many in a young portal as in an old one. */
const furtherEvents = `
  select e.id as model, jsonb_build_object('id', uuidv7(), 'start_at', at, 'end_at', at + (e.end_at - e.start_at), 'registration_until', null,
    'title_ar', t.text, 'search_text', t.normal, 'place', (select array_agg(id order by code) from place where is_active)[1 + i % 40]) as own
  from generate_series(1, $1 - (select count(*)::int from event_live)) i
  cross join lateral (select date_trunc('hour', now()) + interval '30 days' - i * interval '18 hours' as at) placed
  join (select *, row_number() over (order by id) as number, count(*) over () as all from event_live) e on e.number = 1 + i % e.all
  join pool t on t.kind = 'title' and t.number = i`

/** Waits until everything that is published can be found: what was loaded past the calls is written by a job. */
async function makeFound({ size, environment }: Sized, say: (line: string) => void): Promise<void> {
  const owner = environment.DATABASE_OWNER_URL ?? ''
  if ((await notFound(owner)) === 0) return
  const begun = performance.now()
  const product = await startProduct(environment, join(folder, 'product.log'))
  try {
    while ((await notFound(owner)) > 0) {
      if (performance.now() - begun > longestWaitMs) throw new Error(`Not all of ${size} news could be found in time`)
      await new Promise(resolve => void setTimeout(resolve, 2000))
    }
  } finally {
    await product.stop()
  }
  await asOwner(owner, client => client.query('vacuum analyze search_document'))
  say(`${size.toLocaleString('en')} news: everything is found after ${((performance.now() - begun) / 1000).toFixed(0)} s`)
}

/** How much of what is published has no document yet. */
function notFound(owner: string): Promise<number> {
  return asOwner(owner, async client => {
    const { rows } = await client.query<{ left: number }>(
      `select ${['news', 'event']
        .map(
          kind =>
            `(select count(*)::int from ${kind}_live l where not exists (select from search_document d where d.kind = '${kind}' and d.id = l.id::text))`,
        )
        .join(' + ')} as left`,
    )
    return rows[0]?.left ?? 0
  })
}
