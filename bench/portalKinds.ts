import type pg from 'pg'
import { rareWord, type Marks } from './data.ts'

/** Some pages of one kind: other ones of it first, that its code is warm, then those that are measured. */
export interface Kind {
  readonly name: string
  readonly warming: readonly string[]
  readonly asked: readonly string[]
}

/** What citizens ask for, each kind by several addresses of a database. */
export async function kindsOf(client: pg.Client, marks: Marks): Promise<Kind[]> {
  const news = await spread(client, 'select id from news_live order by date, id')
  const events = await spread(
    client,
    "select case when end_at > now() then 'newEvent/' else 'event/' end || id from event_live order by start_at, id",
  )
  const authorities = await spread(client, 'select code from place where type_code = 1 and is_active order by code')
  const categories = await listed(client, 'select lower(code) from lookup where type = 8 and id < 9000 order by id limit 2')
  const [few = '', part = ''] = await listed(client, 'select code from place where id = any($1) order by code', [[marks.few, marks.part]])
  const [before = '', month = '', after = ''] = await listed(
    client,
    "select to_char(date_trunc('month', now()) + n * interval '1 month', 'YYYY-MM') from generate_series(-1, 1) n",
  )
  const [pages = ''] = await listed(client, 'select (count(*) / 10)::text from news_live')
  const deep = [0.1, 0.3, 0.4, 0.6, 0.5, 0.7, 0.9].map(share => `/news?page=${Math.floor(Number(pages) * share)}`)
  const words = Array.from({ length: 7 }, (_, turn) => `q=${encodeURIComponent(rareWord + '!'.repeat(turn))}`)
  const past = '/events?view=past'
  const coming = '/events?view=list'
  return [
    // There is one home in each language: it is warmed by itself, under another name of the host.
    { name: 'home', warming: ['/', '/'], asked: ['/'] },
    { name: 'home in English', warming: ['/en', '/en'], asked: ['/en'] },
    kind('news, first page', ['/news?page=2', '/news?page=3', '/news?page=4', '/news', ...categories.map(code => `/news/${code}`)]),
    kind('news in English', [`/en/news/${part}`, '/en/news?page=2', '/en/news', '/en/news/P08', `/en/news/${categories[0] ?? ''}`]),
    kind('news of a place', ['/news/P08?page=2', `/news/${few}?page=2`, '/news/P08', `/news/${few}`, `/news/${part}`]),
    kind('news, deep page', deep),
    kind('news item', itemsOf('/news', news)),
    kind('events, list', [`${past}&page=2`, `/en${coming}`, `/en${past}`, coming, past, `${coming}&open=true`]),
    kind('events, month', [`/events/${before}`, `/events/${month}`, `/en/events/${month}`, ...ofMonth(after)]),
    kind('event', itemsOf('', events)),
    kind('authority', itemsOf('/localComm', authorities)),
    kind('search, page', itemsOf('/search?', words)),
    kind('search, call', itemsOf('/api/Public/Search?', words)),
  ]
}

/** The last three are measured. */
function kind(name: string, addresses: readonly string[]): Kind {
  return { name, warming: addresses.slice(0, -3), asked: addresses.slice(-3) }
}

function itemsOf(path: string, items: readonly string[]): string[] {
  return items.map(item => (path.endsWith('?') ? `${path}${item}` : `${path}/${item}`))
}

/** A month in which there are as many events at both sizes. */
function ofMonth(month: string): string[] {
  return [`/events/${month}`, `/en/events/${month}`, `/events/${month}?open=true`]
}

/** Seven of many, from the first to the last. */
async function spread(client: pg.Client, query: string): Promise<string[]> {
  const all = await listed(client, query)
  return [0.1, 0.4, 0.6, 0.8, 0.2, 0.5, 0.99].map(share => all[Math.floor(all.length * share)] ?? '')
}

async function listed(client: pg.Client, query: string, values: readonly unknown[] = []): Promise<string[]> {
  const { rows } = await client.query<[string]>({ text: query, values: [...values], rowMode: 'array' })
  return rows.map(([value]) => value)
}
