import type pg from 'pg'
import { normalised } from '../kernel/kernel.ts'
import { chanceFrom, oneOf } from '../scripts/drill/chance.ts'

/** Words that stand in no other text: one in 200 rows of any size, one in two of a hundred rows. */
export const rareWord = 'زعفران'
export const frequentWord = 'كركديه'

/** Places with 200 rows and with two of a hundred. */
export interface Marks {
  readonly few: string
  readonly part: string
}

/**
 * Fills the news up to a size, with a spread as in life: half of it the ministry's, recent months fuller than early years, most of it
 * published, words as frequent as words are. The bodies and versions that lists do not read are short or left out.
 * @returns the places whose rows are counted
 */
export async function fillNews(client: pg.Client, size: number): Promise<Marks> {
  await client.query("set session_replication_role = 'replica'")
  await makePools(client)
  const { rows: places } = await client.query<{ id: string; type_code: number }>(
    'select p.id, p.type_code from place p where p.is_active and not exists (select from news n where n.place = p.id) order by p.code desc',
  )
  const [few = '', part = ''] = places.map(({ id }) => id)
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from news')
  const missing = size - (rows[0]?.count ?? 0)
  await withoutIndexes(client, ['news', 'news_live'], async () => {
    await client.query('select setseed(0.42)')
    await client.query(insertNews, [
      missing,
      Math.floor(missing / 200),
      few,
      part,
      places.slice(2).map(({ id }) => id),
      rareWord,
      frequentWord,
    ])
    await client.query(insertLive)
  })
  await client.query('alter table news set (autovacuum_enabled = false)')
  for (const table of ['news', 'news_live', 'session', 'place']) await client.query(`vacuum analyze ${table}`)
  return { few, part }
}

const insertNews = `
  insert into news (id, concurrency_stamp, creation_time, place, is_draft, current_version, live_version, title_ar, title_en, summary_ar, body_ar,
    main_image, main_image_alt_ar, publish_status, category, date, is_urgent, is_featured, hide_after_expiry, search_text)
  select uuidv7(), gen_random_uuid(), now(),
    case when i % $2 = 0 and i <= 200 * $2 then $3::uuid when i % 50 = 7 then $4::uuid
      when owner < 0.5 then (select id from place where code = 'P08') else ($5::uuid[])[1 + floor(owner * owner * cardinality($5::uuid[]))::int] end,
    state > 0.95, 1, case when state < 0.85 then 1 end,
    t.text || mark, case when i % 5 < 2 then 'News item ' || i end, s.text, b.text, image, 'صورة من الفعالية',
    case when state < 0.85 then 3 when state < 0.9 then 4 else 1 end, category, current_date - floor(3650 * age * age)::int, i % 40 = 0, false, false,
    t.normal || mark || ' ' || s.normal
  from (
    select i, random() as owner, random() as state, random() as age, floor(random() * 20000)::int as title, floor(random() * 4000)::int as summary,
      floor(random() * 500)::int as body, 8001 + floor(random() * (select count(*) from lookup where type = 8 and id < 9000))::int as category,
      (select array_agg(main_image) from news where main_image is not null) as images, random() as picked,
      case when i % $2 = 1 and i <= 200 * $2 then ' ' || $6 when i % 50 = 9 then ' ' || $7 else '' end as mark
    from generate_series(1, $1::int) i offset 0
  ) r
  cross join lateral (select images[1 + floor(picked * cardinality(images))::int] as image) chosen
  join pool t on t.kind = 'title' and t.number = r.title
  join pool s on s.kind = 'summary' and s.number = r.summary
  join pool b on b.kind = 'body' and b.number = r.body`

const insertLive = `
  insert into news_live (id, version, published_at, place, title_ar, title_en, summary_ar, body_ar, main_image, main_image_alt_ar, category, date, is_urgent,
    is_featured, hide_after_expiry, search_text)
  select id, 1, now(), place, title_ar, title_en, summary_ar, body_ar, main_image, main_image_alt_ar, category, date, is_urgent,
    is_featured, hide_after_expiry, search_text
  from news where live_version is not null on conflict do nothing`

/** Texts of the words that the lookup lists are made of; a few of them are frequent, most are rare. */
async function makePools(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ word: string }>(
    `select distinct word from lookup, regexp_split_to_table(name_ar, '[^\\u0621-\\u064A]+') word where length(word) > 2 order by word`,
  )
  const words = rows.map(({ word }) => word)
  const chance = chanceFrom(42)
  const textOf = (count: number) => Array.from({ length: count }, () => oneOf(() => chance() * chance(), words)).join(' ')
  await client.query('create temporary table pool (kind text, number int, text text, normal text, primary key (kind, number))')
  for (const [kind, count, length] of [
    ['title', 20_000, 6],
    ['summary', 4000, 18],
    ['body', 500, 160],
  ] as const) {
    const texts = Array.from({ length: count }, () => textOf(length))
    await client.query('insert into pool select $1, o - 1, t, n from unnest($2::text[], $3::text[]) with ordinality as x(t, n, o)', [
      kind,
      texts,
      texts.map(normalised),
    ])
  }
  await client.query('analyze pool')
}

/** Indexes are made afterwards, at once. */
async function withoutIndexes(client: pg.Client, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = any($1)
     and not exists (select from pg_constraint c where c.conindid = (quote_ident(schemaname) || '.' || quote_ident(indexname))::regclass)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index "${name}"`)
  await work()
  await client.query("set maintenance_work_mem = '512MB'")
  for (const { definition } of rows) await client.query(definition)
}
