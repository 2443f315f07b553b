import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner, startDemoWorld, type World } from '../world.ts'
import { sourceOf } from './page.ts'

// The page of a shared-services council.

const givenToCouncil = [
  ['event_live', 'newEvent', 'start_at > now()'],
  ['ads_live', 'ads', 'closing_at > now()'],
  ['knowledge_exchange_live', 'knowledgeExchange', 'true'],
] as const
const given: string[] = []
/** The councils that the other tests look at. */
const looked = ['J0102', 'J0501', 'J1501']

/** A place that has published a news item and stands in an agreement, and whether citizens read of it. */
interface Named {
  readonly page: string
  readonly news: string
  readonly isThere: boolean
}
const named: Named[] = []
let agreement = ''

let world: World
beforeAll(async () => {
  world = await startDemoWorld()
  // Before anybody has read a page of it.
  await asOwner(world.database.ownerUrl, async client => {
    await client.query(`update local_comm set population_count = null where id = (select id from place where code = '05006')`)
    // The council of the demonstration that has a story, an album and a film of its own gets one of each other kind.
    for (const [table, path, when] of givenToCouncil) {
      const { rows } = await client.query<{ id: string }>(
        `update ${table} set place = (select id from place where code = 'J1501')
        where id = (select id from ${table} where ${when} order by id limit 1) returning id`,
      )
      given.push(`/${path}/${rows[0]?.id}`)
    }
    await nameSome(client)
  })
})
afterAll(() => world?.stop())

test.each([
  ['J0102', true],
  ['J0501', false],
])('%s says what share of its people each member has, where it knows of all of them: %s', async (code, isKnown) => {
  for (const [address, heading] of [
    [`/council/${code}`, 'حصتها من سكان المجلس (%)'],
    [`/en/council/${code}`, 'Share of the council’s population (%)'],
  ] as const) {
    const { html } = await sourceOf(world.url + address)
    expect([address, html.includes(heading)]).toEqual([address, isKnown])
  }
})

test('members stand from the largest down, and who is not counted last', async () => {
  const { html } = await sourceOf(`${world.url}/en/council/J0501`)
  expect(html).toContain('Largest population first.')
  const [, table = ''] = /<tbody>(.*?)<\/tbody>/s.exec(html.slice(html.indexOf('Largest population first.'))) ?? []
  const counts = [...table.matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) => /<bdi dir="ltr"[^>]*>([\d,]+|–)<\/bdi>/.exec(row)?.[1])
  expect(counts).toHaveLength(6)
  expect(counts.at(-1)).toBe('–')
  const known = counts.slice(0, -1).map(count => Number(count?.replaceAll(',', '')))
  expect(known).toEqual(known.toSorted((a, b) => b - a))
})

test('in Arabic the credit of a map in Latin letters is one run that reads from the left', async () => {
  const run = '<bdi dir="ltr" class="bound">GeoNames (geonames.org), CC\u00a0BY\u00a04.0</bdi>'
  const maps = await Promise.all(['/council/J0102', '/localComm/01001', '/contactUs'].map(path => sourceOf(world.url + path)))
  const count = (html: string, part: string) => html.split(part).length - 1
  for (const { html } of maps) {
    expect(count(html, 'map-caption')).toBeGreaterThan(0)
    expect(count(html, run)).toBe(count(html, 'map-caption'))
  }
  expect(maps.filter(({ html }) => html.includes('(geonames.org)،'))).toEqual([])
})

test('a council shows all that it has published, under its own name, and what it has published leads to it', async () => {
  const headings = {
    ar: ['أخبار المجلس', 'فعاليات المجلس', 'إعلانات المجلس وعطاءاته', 'قصص نجاح المجلس', 'مواد معرفية من المجلس', 'صور وفيديو من المجلس'],
    en: [
      'News from this council',
      'Events from this council',
      'Notices and tenders from this council',
      'Success stories from this council',
      'Knowledge shared by this council',
      'Pictures and videos from this council',
    ],
  }
  for (const [lang, before] of [
    ['ar', ''],
    ['en', '/en'],
  ] as const) {
    const { html } = await sourceOf(`${world.url}${before}/council/J1501`)
    expect(headings[lang].filter(heading => !html.includes(`>${heading}</h2>`))).toEqual([])
    expect(html).not.toMatch(/من الهيئة|from this authority/)
    for (const path of given) {
      expect(html).toContain(`href="${before}${path}"`)
      expect((await sourceOf(world.url + before + path)).html).toContain(`href="${before}/council/J1501"`)
    }
  }
})

test('what names a place leads to its page where citizens read of it, and names it alone where they do not', async () => {
  const partners = await sourceOf(world.url + agreement)
  for (const { page, news, isThere } of named) {
    expect([page, (await fetch(world.url + page)).status]).toEqual([page, isThere ? 200 : 404])
    const { html } = await sourceOf(world.url + news)
    expect([news, html.includes('class="who"')]).toEqual([news, true])
    expect([page, html.includes(`href="${page}"`), partners.html.includes(`href="${page}"`)]).toEqual([page, isThere, isThere])
  }
  expect(named).toHaveLength(5)
})

/** An authority and a council as they are, a council and an authority that are no longer, and an authority that is not published. */
async function nameSome(client: Client): Promise<void> {
  const [councils, authorities] = await Promise.all(
    [2, 1].map(async type => {
      const { rows } = await client.query<{ id: string; code: string }>(
        `select p.id, p.code from place p where p.type_code = $1 and p.is_active and p.code <> '01001' and p.code <> all($2)
        and (p.type_code = 2 or exists (select from local_comm a where a.id = p.id and a.is_published))
        and not exists (select from council_membership m join place c on c.id = m.council where m.authority = p.id and c.code = any($2))
        order by p.code limit 3`,
        [type, looked],
      )
      return rows
    }),
  )
  const [council, councilGone] = councils ?? []
  const [authority, authorityGone, unpublished] = authorities ?? []
  await client.query('update place set is_active = false where id = any($1)', [[councilGone?.id, authorityGone?.id]])
  await client.query('update local_comm set is_published = false where id = $1', [unpublished?.id])
  const places = [authority, council, councilGone, authorityGone, unpublished]
  const { rows: news } = await client.query<{ id: string }>('select id from news_live order by id limit 5')
  for (const [at, place] of places.entries()) {
    await client.query('update news_live set place = $1 where id = $2', [place?.id, news[at]?.id])
    const isCouncil = place === council || place === councilGone
    named.push({ page: `/${isCouncil ? 'council' : 'localComm'}/${place?.code}`, news: `/news/${news[at]?.id}`, isThere: at < 2 })
  }
  const { rows } = await client.query<{ id: string }>(
    'update partnership set places = $1 where id = (select id from partnership where is_published order by id limit 1) returning id',
    [places.map(place => place?.id)],
  )
  agreement = `/partnerships?id=${rows[0]?.id}`
}
