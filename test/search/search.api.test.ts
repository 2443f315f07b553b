import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql, statementOf } from '../../server/database/sql.ts'
import { kindKey, matches, quoted } from '../../server/search/lexemes.ts'
import { settingsOf } from '../../server/settings.ts'
import { startProgram, type Program } from '../../program.ts'
import { adminDesk, inEnglish, published, withdraw } from '../portal/desk.ts'
import type { Desk } from '../uploads.ts'
import { listIn } from '../walk/json.ts'
import { asOwner, startDemoWorld, type World } from '../world.ts'
import { queries as first } from './queries-first.ts'
import { queries as second } from './queries-second.ts'
import { newsOf, rankingOf } from './ranking.ts'
import { texts } from './texts.ts'

interface Item {
  kind: string
  id: string
  title: string
  titleMarks: [number, number][]
  extract: string | null
  extractMarks: [number, number][]
  url: string
  date: string | null
  place: string | null
  passage: { label: string; anchor: string } | null
  about: { code: string; governorate: { code: string } | null } | null
  lang: string
}
interface Answer {
  totalCount: number
  pinned: Item[]
  items: Item[]
  counts: { kind: string; count: number }[]
  governorates: { code: string; count: number }[]
  places: { id: string; count: number }[]
  years: { year: string; count: number }[]
  meant: string | null
  isRelaxed: boolean
  fewer: readonly { readonly q: string; readonly count: number }[]
}

let world: World
let desk: Desk
const ids: string[] = []
beforeAll(async () => {
  world = await startDemoWorld()
  desk = await adminDesk(world)
})
afterAll(() => world?.stop())

async function search(q: string, more: Readonly<Record<string, string>> = {}, lang = 'ar', url = world.url): Promise<Answer> {
  const answer = await fetch(`${url}/api/Public/Search?${new URLSearchParams({ q, ...more }).toString()}`, {
    headers: { 'accept-language': lang },
  })
  expect(answer.status, q).toBe(200)
  return answer.json()
}

/** A second process on the same database. */
async function startAnother(): Promise<Program> {
  const settings = settingsOf({
    PORT: '0',
    DATABASE_URL: world.database.appUrl,
    DATABASE_OWNER_URL: world.database.ownerUrl,
    MAHALLI_DATA: mkdtempSync(join(tmpdir(), 'mahalli-data-')),
    MAHALLI_DEMO: '0',
  })
  return startProgram(settings, () => undefined)
}

async function suggested(q: string): Promise<{ title: string; kind: string; url: string }[]> {
  const answer = await fetch(`${world.url}/api/Public/Search/Suggest?${new URLSearchParams({ q }).toString()}`)
  expect(answer.status).toBe(200)
  return (await answer.json()).items
}

const isIn = (answer: Answer, id: string) => answer.items.some(item => item.id === id)

describe('real queries', () => {
  beforeAll(async () => {
    // The set of texts alone, as news that was published before this program started, by way of its tables.
    await asOwner(world.database.ownerUrl, async client => {
      await client.query(`delete from search_document where kind = 'news'`)
      await client.query(`delete from news_live`)
    })
    for (const item of newsOf(texts)) ids.push(await published(desk, item))
  })

  test.each([
    ['first', first],
    ['second, never tuned to', second],
  ])('of the %s half have their answer among the first', async (name, set) => {
    const { mean, queries, lacking } = await rankingOf(
      set,
      ids,
      async query => (await search(query, { kind: 'news', maxResultCount: '20' })).items,
    )
    console.info(
      `${name}: mean reciprocal rank ${mean.toFixed(3)} of ${queries}; ${name === 'first' ? lacking.join(' · ') : lacking.length}`,
    )
    expect(mean).toBeGreaterThan(0.8)
  })
})

describe('what is found', () => {
  test('is counted by kind, place and year, narrowed by each, and told in both languages', async () => {
    const { rows } = await asOwner(world.database.ownerUrl, client => client.query(`select id from place where code = '15001'`))
    const place = rows[0].id
    const id = await published(desk, { ...inEnglish, titleAr: 'افتتاح حديقة الزنبقيات في المدينة', date: '2025-03-14', place })
    const all = await search('الزنبقيات')
    expect(all).toMatchObject({
      totalCount: 1,
      counts: [{ kind: 'news', count: 1 }],
      years: [{ year: '2025', count: 1 }],
      meant: null,
      isRelaxed: false,
    })
    expect([all.places, all.governorates]).toMatchObject([[{ id: place, count: 1 }], [{ code: '15', count: 1 }]])
    expect(all.items[0]).toMatchObject({ kind: 'news', id, url: `/news/${id}`, date: '2025-03-14', lang: 'ar' })
    const [item] = all.items
    expect(item?.titleMarks.map(([start, end]) => item.title.slice(start, end))).toEqual(['الزنبقيات'])
    for (const narrow of [
      { place },
      { place: '15001' },
      { governorate: '15' },
      { dateFrom: '2025-03-14', dateTo: '2025-03-14' },
      { kind: 'news' },
      { language: 'en' },
    ])
      expect((await search('الزنبقيات', narrow)).totalCount, JSON.stringify(narrow)).toBe(1)
    for (const governorate of ['01', '99']) expect((await search('الزنبقيات', { governorate })).totalCount, governorate).toBe(0)
    for (const narrow of [{ place: '01001' }, { dateFrom: '2025-03-15' }, { dateTo: '2025-03-13' }, { kind: 'localComm' }])
      expect((await search('الزنبقيات', narrow)).totalCount, JSON.stringify(narrow)).toBe(0)
    for (const query of ['الزنبقيات 2025', 'زنبقيات آذار 2025', 'الزنبقيات مارس', '14/3/2025', '٢٠٢٥-٠٣-١٤', 'الزنبقيات نابلس', 'زنبقية'])
      expect(isIn(await search(query), id), query).toBe(true)
    for (const query of ['الزنبقيات نيسان', 'الزنبقيات 2024', '15/3/2025']) expect(isIn(await search(query), id), query).toBe(false)
    const english = await search('الزنبقيات', {}, 'en')
    expect(english.items[0]).toMatchObject({ title: inEnglish.titleEn, lang: 'en', extractLang: 'ar' })
    expect((await search('gardens opening', {}, 'en')).items.map(found => found.id)).toContain(id)
  })

  test('is narrowed to what one can take part in now, on the page and in its feed too', async () => {
    const ads = async (stage: string): Promise<string[]> => {
      const { json } = await desk.get(`Public/Ads/GetByStage?stage=${stage}&maxResultCount=100`)
      return listIn(json, 'items').map(item => String(Object(item).id))
    }
    const [openAds, closedAds] = [await ads('open'), await ads('closed')]
    const [all, open] = [await search('عطاء', { maxResultCount: '100' }), await search('عطاء', { maxResultCount: '100', open: 'true' })]
    const idsOf = ({ items }: Answer) => items.filter(({ kind }) => kind === 'ads').map(({ id }) => id)
    expect(idsOf(all).filter(id => closedAds.includes(id))).not.toEqual([])
    expect(idsOf(open)).not.toEqual([])
    expect(idsOf(open).filter(id => !openAds.includes(id))).toEqual([])
    expect(open.counts.map(({ kind }) => kind).filter(kind => !['ads', 'event', 'legalEnvironment'].includes(kind))).toEqual([])
    const read = async (path: string) =>
      (await fetch(`${world.url}${path}?${new URLSearchParams({ q: 'عطاء', open: 'true' }).toString()}`)).text()
    const [page, feed] = [await read('/search'), await read('/search/feed.xml')]
    expect(page).toContain('المفتوح فقط')
    for (const id of idsOf(all).filter(one => closedAds.includes(one))) for (const text of [page, feed]) expect(text).not.toContain(id)
    expect(feed).toContain('المفتوح فقط')
  })

  test('is an authority by its name or code before anything else', async () => {
    expect((await search('نابلس')).items[0]).toMatchObject({ kind: 'localComm', url: '/localComm/15001' })
    expect((await search('بلدية نابلس')).items.slice(0, 2).map(({ url }) => url)).toContain('/localComm/15001')
    expect((await search('15001')).items[0]).toMatchObject({ url: '/localComm/15001' })
  })

  test('is told apart as a place where it is one, and bears no mark of a place where it is none', async () => {
    const laws = await search('قانون', { kind: 'legalEnvironment' })
    expect(laws.totalCount).toBeGreaterThan(0)
    for (const { url, about } of laws.items) expect([url, about]).toEqual([url, null])
    const [place] = (await search('15001')).items
    expect(place?.about).toMatchObject({ code: '15001', governorate: { code: '15' } })
  })

  test('is a law by its article, with the number of that and the place of it on the page, in any form of a word', async () => {
    for (const query of ['تنظيف البائعين', 'قمامة إغلاق الأسواق', 'البائع نفاية الاسواق']) {
      const found = (await search(query)).items.find(({ passage }) => passage?.anchor === 'article-8')
      expect(found, query).toMatchObject({ kind: 'legalEnvironment', passage: { label: 'المادة (8): النظافة' } })
      expect(found?.extract, query).toMatch(/^ينظف البائع/)
      expect(found?.extractMarks.length, query).toBeGreaterThan(0)
      const page = await fetch(`${world.url}${found?.url}`)
      expect(await page.text()).toContain('id="article-8"')
    }
    const english = await search('sellers cleaning their stalls', { kind: 'legalEnvironment' }, 'en')
    expect(english.items[0]).toMatchObject({ extractLang: 'en', passage: { anchor: 'article-8' } })
    const [byTitle] = (await search('قانون الهيئات المحلية رقم 1 لسنة 1997')).items
    expect(byTitle).toMatchObject({ kind: 'legalEnvironment', passage: null })
  })

  test('is found although a letter is wrong, and the search says what it took it for', async () => {
    const id = await published(desk, { titleAr: 'مهرجان الفسيفساء الأول في البلدة' })
    for (const query of ['الفسيفسا', 'الفسيفصاء', 'فسيفيساء']) expect(isIn(await search(query), id), query).toBe(true)
    expect((await search('الفسيفصاء')).meant).toContain('فسيفسا')
    expect((await search('الفسيفساء')).meant).toBeNull()
  })

  test('has most of the words where nothing has them all, and the search says so', async () => {
    const id = await published(desk, { titleAr: 'تأهيل درج القنطرية العتيقة في البلدة' })
    const answer = await search('تأهيل درج القنطرية بالفوانيس')
    expect(answer.isRelaxed).toBe(true)
    expect(isIn(answer, id)).toBe(true)
    expect(await search('القنطرية بالفوانيس')).toMatchObject({ totalCount: 0, fewer: [{ q: 'القنطرية' }] })
  })

  test('is offered by the beginning of a word of its title, names before titles', async () => {
    await published(desk, { titleAr: 'الياسمينيات تزهر في نابلس القديمة' })
    expect((await suggested('ياسمي')).map(({ title }) => title)).toContain('الياسمينيات تزهر في نابلس القديمة')
    expect((await suggested('الياسمينيات في ناب')).length).toBe(1)
    expect((await suggested('ناب'))[0]).toMatchObject({ kind: 'localComm', url: '/localComm/15001' })
    expect(await suggested('ن')).toEqual([])
    expect(await suggested(`'\\:*|&!<>()`)).toEqual([])
  })

  test('may be asked for with any signs, and of a query without a word nothing is found', async () => {
    for (const query of [
      '',
      ' ',
      '!!',
      "'",
      "a'b & c:*",
      '\\',
      '(((',
      '%',
      'في',
      '<->',
      'و',
      'x'.repeat(300),
      'ا ب ت ث ج ح خ د ذ ر ز س ش ص',
    ])
      await search(query)
    expect((await search('!!')).totalCount).toBe(0)
  })
})

describe('a word that more have than are ranked', () => {
  const change = (statement: string, values: readonly unknown[] = []) =>
    asOwner(world.database.ownerUrl, client => client.query(statement, [...values]))

  test('finds first what is called so, however much is newer, and the rest from page to page', async () => {
    const called = await published(desk, { titleAr: 'الكستنائيات', date: '2021-03-01' })
    const other = await published(desk, { titleAr: 'خبر عن الكستنائيات في الجبل' })
    await change(
      `insert into search_document select copy.* from search_document d, generate_series(1, 10050) i,
         jsonb_populate_record(d, jsonb_build_object('id', md5('chestnut' || i)::uuid, 'date', current_date)) copy where d.id = $1`,
      [other],
    )
    const found = await search('الكستنائيات')
    expect(found.totalCount).toBeGreaterThanOrEqual(10_000)
    expect(found.items[0]?.id).toBe(called)
    // What is ranked is the same for every page; behind it stands the rest: nothing comes twice, nothing is left out.
    const seen: string[] = []
    for (let skip = 0; skip < 4000; skip += 100)
      seen.push(...(await search('الكستنائيات', { SkipCount: String(skip), maxResultCount: '100' })).items.map(({ id }) => id))
    expect([seen.length, new Set(seen).size]).toEqual([4000, 4000])
    await change(
      `delete from search_document where kind = 'news' and id in (select md5('chestnut' || i)::uuid::text from generate_series(1, 10050) i)`,
    )
  })

  test('is looked for by the index, also where few documents are', async () => {
    await change('vacuum analyze search_document')
    const { text, values } = statementOf(sql`explain select from search_document d where ${matches(quoted(kindKey('news')))}`)
    const { rows } = await change(text, values)
    expect(JSON.stringify(rows)).toContain('search_document_words')
  })
})

describe('what citizens may not read', () => {
  test('leaves the search, its suggestions and its counts with the call that withdraws it, in every process', async () => {
    const second = await startAnother()
    try {
      const id = await published(desk, { titleAr: 'خبر عن الأقحوانيات التي ستُسحب' })
      expect(isIn(await search('الأقحوانيات'), id)).toBe(true)
      expect(isIn(await search('الأقحوانيات', {}, 'ar', second.url), id)).toBe(true)
      await withdraw(desk, id)
      expect((await search('الأقحوانيات')).totalCount).toBe(0)
      expect((await search('الأقحوانيات', {}, 'ar', second.url)).totalCount).toBe(0)
      expect(await suggested('أقحوان')).toEqual([])
      // Nor is a word of it offered for a misspelt one.
      expect((await search('الأقحوانيت')).meant).toBeNull()
    } finally {
      await second.stop()
    }
  })

  test('a change that is not published yet is not found, what is published is', async () => {
    const id = await published(desk, { titleAr: 'خبر عن السنديانيات كما نُشر' })
    const { json } = await desk.get(`News/Get/${id}`)
    const changed = await desk.call('PUT', 'News/Update', {
      body: { id, concurrencyStamp: json?.concurrencyStamp, titleAr: 'خبر عن البلوطيات كما سيُنشر' },
    })
    expect(changed.status).toBe(200)
    expect(isIn(await search('البلوطيات'), id)).toBe(false)
    expect(isIn(await search('السنديانيات'), id)).toBe(true)
    expect((await desk.call('PUT', `News/Publish/${id}`, { body: {} })).status).toBe(200)
    expect(isIn(await search('البلوطيات'), id)).toBe(true)
    expect(isIn(await search('السنديانيات'), id)).toBe(false)
  })
})

test('synonyms that an administrator writes hold at once, and no longer when they are switched off or removed', async () => {
  const id = await published(desk, { titleAr: 'صيانة القنديليات في الحي الشرقي' })
  expect((await search('فانوسيات')).totalCount).toBe(0)
  const created = await desk.call('POST', 'SearchSynonym/Create', { body: { words: ['فانوسيات', 'القنديليات'], direction: 2 } })
  expect(created.status).toBe(200)
  expect(isIn(await search('الفانوسيات'), id)).toBe(true)
  const other = await published(desk, { titleAr: 'توزيع الفانوسيات على البيوت القديمة' })
  expect((await search('القنديليات')).items.map(item => item.id)).toEqual([id])
  const { json } = created
  const both = await desk.call('PUT', 'SearchSynonym/Update', {
    body: { id: json?.id, concurrencyStamp: json?.concurrencyStamp, direction: 1 },
  })
  expect(both.status).toBe(200)
  expect(isIn(await search('القنديليات'), other)).toBe(true)
  const off = await desk.call('PUT', 'SearchSynonym/Update', {
    body: { id: json?.id, concurrencyStamp: both.json?.concurrencyStamp, isActive: false },
  })
  expect(off.status).toBe(200)
  expect(isIn(await search('القنديليات'), other)).toBe(false)
  const one = await desk.call('POST', 'SearchSynonym/Create', { body: { words: ['وحيدة'], direction: 1 } })
  expect(one.status).toBe(400)
})

test('the list of synonyms is looked through by any of their words, with or without the article', async () => {
  const found = async (filter: string) => {
    const { json } = await desk.get(`SearchSynonym/GetListPaged?maxResultCount=50&${new URLSearchParams({ filter }).toString()}`)
    return listIn(json, 'items').map(item => listIn(item, 'words').join(' '))
  }
  expect(await found('زبالة')).toEqual(['نفايات قمامة زبالة'])
  expect(await found('القمامه')).toEqual(['نفايات قمامة زبالة'])
  expect(await found('sdip')).toEqual(['خطة تنموية استراتيجية SDIP'])
  expect(await found('لا شيء كهذا')).toEqual([])
})

test('a page that somebody pins stands above the results of those words, as long as citizens read it and its day has not passed', async () => {
  const id = await published(desk, { titleAr: 'دليل الترخيص للبنائين' })
  const pinned = async (q: string, more = {}, lang = 'ar') => (await search(q, more, lang)).pinned.map(item => item.url)
  const pin = { queries: ['رخصة القرميديات', 'قرميد البيوت'], target: `/en/news/${id}`, position: 1 }
  const created = await desk.call('POST', 'SearchPin/Create', { body: pin })
  expect([created.status, created.json?.target]).toEqual([200, `/news/${id}`])
  // In any form of its words, in either language; not for other words, nor where the reader narrows.
  for (const q of ['رخص القرميدية', 'رخصة القرميديات', 'قرميد البيت']) expect(await pinned(q), q).toEqual([`/news/${id}`])
  expect(await pinned('رخصة القرميديات', {}, 'en')).toEqual([`/news/${id}`])
  for (const q of ['رخصة', 'رخصة القرميديات الآن']) expect(await pinned(q), q).toEqual([])
  expect(await pinned('رخصة القرميديات', { kind: 'news' })).toEqual([])
  // One place of a search has one page, whatever form its words have.
  const taken = await desk.call('POST', 'SearchPin/Create', { body: { ...pin, queries: ['رخص القرميدية'] } })
  expect([taken.status, JSON.stringify(taken.json)]).toEqual([400, expect.stringContaining('"position"')])
  const own = await desk.call('POST', 'SearchPin/Create', { body: { ...pin, target: '/localComm/15001', position: 2 } })
  expect(own.status).toBe(200)
  expect(await pinned('رخصة القرميديات')).toEqual([`/news/${id}`, '/localComm/15001'])
  const page = await (await fetch(`${world.url}/search?${new URLSearchParams({ q: 'قرميد البيوت' }).toString()}`)).text()
  // No word of it is found: it stands there with its kind, and nobody is told that there is nothing.
  expect((await search('قرميد البيوت')).totalCount).toBe(0)
  expect(page).toMatch(/<strong>مقترح<\/strong><\/span><span>الأخبار<\/span>/)
  expect(page.includes('لم نجد نتائج')).toBe(false)
  const over = await desk.call('PUT', 'SearchPin/Update', {
    body: { id: own.json?.id, concurrencyStamp: own.json?.concurrencyStamp, until: '2026-01-01' },
  })
  expect(over.status).toBe(200)
  expect(await pinned('رخصة القرميديات')).toEqual([`/news/${id}`])
  await withdraw(desk, id)
  expect(await pinned('رخصة القرميديات')).toEqual([])
  // A text page has its name in its address.
  const help = await desk.call('POST', 'SearchPin/Create', { body: { ...pin, target: '/page/help', position: 3 } })
  expect(help.status).toBe(200)
  expect(await pinned('رخصة القرميديات')).toEqual(['/page/help'])
  for (const target of [`/news/${id}`, '/no-such-page', 'https://example.org/', '//example.org'])
    expect((await desk.call('POST', 'SearchPin/Create', { body: { ...pin, target } })).status, target).toBe(400)
})
