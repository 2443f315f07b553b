import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner, startDemoWorld, type World } from '../world.ts'
import { sourceOf } from './page.ts'

let world: World
beforeAll(async () => {
  world = await startDemoWorld()
})
afterAll(() => world?.stop())

const page = async (path: string) => (await sourceOf(world.url + path)).html
const answer = async (path: string) => (await fetch(`${world.url}/api/Public/${path}`)).json()

/** The first value that a question answers. */
function one(question: string): Promise<string> {
  return asOwner(world.database.ownerUrl, async client => {
    const { rows } = await client.query<{ value: string }>(question)
    const [row] = rows
    if (!row) throw new Error(`Nothing answers: ${question}`)
    return row.value
  })
}

const partly = 'Parts of this page are in Arabic.'
const slashed = (day: string) => day.slice(0, 10).replaceAll('-', '/')

test('what came of an event was written after it, also in the demonstration', async () => {
  const { items } = await answer('Event/GetBetween?past=true&maxResultCount=50')
  const sheets = await Promise.all(items.map(({ id }: { id: string }) => answer(`Event/Get/${id}`)))
  const reported = sheets.filter(({ outcomeAr }: { outcomeAr: string | null }) => outcomeAr !== null)
  expect(reported.length).toBeGreaterThan(2)
  for (const { id, endAt } of reported) {
    const { changedAt } = await answer(`Event/GetAround/${id}`)
    expect([changedAt > endAt, Date.parse(changedAt) < Date.now()]).toEqual([true, true])
    expect(await page(`/event/${id}`)).toContain(`آخر تحديث<!-- --> <time dateTime="${changedAt.slice(0, 10)}"`)
  }
})

describe('a tender that was awarded', () => {
  const awarded = () =>
    one(`select n.id as value from ads_live n join lookup l on l.id = n.closed_stage where l.code = 'awarded' and n.result_ar is not null`)

  test('leads with its result and the day of it, and was last updated then', async () => {
    const id = await awarded()
    const { decidedAt, changedAt } = await answer(`Ads/GetAround/${id}`)
    expect(decidedAt).toBe(changedAt)
    const { date, resultAr } = await answer(`Ads/Get/${id}`)
    expect(decidedAt > date).toBe(true)
    const html = await page(`/ads/${id}`)
    const sheet = html.slice(html.indexOf('class="deadline'), html.indexOf('class="sheet-text'))
    expect(sheet).toMatch(/<h2 id="deadline">النتيجة<\/h2><p class="display-section">أحيل العطاء/)
    expect(resultAr).toContain('268,400')
    expect(sheet).toMatch(new RegExp(`بتاريخ<!-- --> <time [^>]*><bdi dir="ltr">${slashed(decidedAt)}<`))
    // Its deadline is a fact among others.
    expect(sheet).toMatch(/<dt>آخر موعد<\/dt>/)
    expect(html.slice(html.indexOf('آخر تحديث'))).toContain(slashed(changedAt))
  })

  test('says in English of no part that it is in Arabic where none is', async () => {
    const html = await page(`/en/ads/${await awarded()}`)
    expect(html).toMatch(/<h2 id="deadline">Result<\/h2><p class="display-section">Awarded to /)
    expect(html).not.toContain(partly)
  })
})

const ownName = /<bdi class="own-words" lang="ar" dir="rtl">[^<]*<\/bdi>/g
const signedName = /<bdi class="own-words" lang="ar" dir="rtl">[^<]*<\/bdi>(?: |<!-- -->)*<span class="told-part">/g

test('names of people, offices and halls that there are in Arabic alone bear the sign of it, and make no page in English say that it is partly in Arabic', async () => {
  const named = [
    ['/en/ads/', `select id as value from ads_live where title_en is not null and contact_name = 'وحدة التخطيط'`],
    ['/en/knowledgeExchange/', `select id as value from knowledge_exchange_live where title_en = 'How to write a citizen budget'`],
    ['/en/successStory/', `select id as value from success_story_live where title_en is not null and quote_by like 'أم محمد%'`],
    ['/en/newEvent/', `select id as value from event_live where title_en is not null and sessions like '%رئيس البلدية%'`],
  ] as const
  for (const [path, question] of named) {
    const html = await page(path + (await one(question)))
    // Within a citation, which people copy, a name bears none.
    const told = html.replace(/<section class="citation">.*?<\/section>/s, '')
    const names = told.match(ownName) ?? []
    expect(names.length, path).toBeGreaterThan(0)
    expect(told.match(signedName), path).toHaveLength(names.length)
    expect(html.match(signedName), path).toHaveLength(names.length)
    expect(html, path).not.toContain(partly)
  }
})

test('the map of stories shows the authorities that tell one in the language of the page', async () => {
  for (const [base, language] of [
    ['', ''],
    ['/en', '?language=en'],
  ] as const) {
    const { items } = await answer(`SuccessStory/GetListPaged?maxResultCount=100${language.replace('?', '&')}`)
    const html = await page(`${base}/successStory`)
    const named = [...html.matchAll(/<a href="[^"]*\/successStory\?place=(\w+)">/g)].map(([, code]) => code)
    const { places } = await answer(`SuccessStory/GetFacets${language}`)
    const told = new Set(items.map(({ place }: { place: string }) => place))
    const tellers = places.filter(({ id, typeCode }: { id: string; typeCode: number }) => told.has(id) && typeCode === 1)
    expect(named).toHaveLength(tellers.length)
    expect(new Set(named)).toEqual(new Set(tellers.map(({ code }: { code: string }) => code)))
    expect(places.every(({ id }: { id: string }) => told.has(id))).toBe(true)
  }
})

test('what stands before newer news says why, and the list says its order', async () => {
  for (const [base, word, order] of [
    ['', 'مختار', 'المختار أولًا، ثم الأحدث'],
    ['/en', 'Featured', 'featured first, then newest'],
  ] as const) {
    const html = await page(`${base}/news`)
    expect(html.match(new RegExp(`</svg>${word}<`, 'g'))).toHaveLength(1)
    expect(html).toContain(order)
    const second = await page(`${base}/news?q=${encodeURIComponent('مياه')}`)
    expect(second).not.toContain(order)
  }
})

test('the page of a law whose text was not entered says where it stands, and speaks of no text for information', async () => {
  const id = await one(`select id as value from legal_environment where number = '7' and year = 1999 and is_published`)
  const [arabic, english] = [await page(`/legalEnvironment/${id}`), await page(`/en/legalEnvironment/${id}`)]
  expect(arabic).toContain('نص هذا التشريع منشور في الوقائع الفلسطينية')
  expect(arabic).toContain('المرجع هو ما نُشر في الوقائع الفلسطينية.')
  expect(arabic).not.toContain('هذا النص للاطلاع')
  expect(english).toContain('The text is published in the official gazette')
  expect(english).not.toContain('This text is for information')
  // That it is not here is said once, with the way to ask for it.
  expect([arabic.match(/هنا بعد/g)?.length, english.match(/here yet/g)?.length]).toEqual([1, 1])
  expect(english).toContain('Ask the ministry for the full text')
  const whole = await one(`select id as value from legal_environment where number = '4' and year = 2023 and is_published`)
  expect(await page(`/legalEnvironment/${whole}`)).toContain('هذا النص للاطلاع')
})

test('what a search found by the name of its kind is shown by its sentences, and another word that was looked for is said', async () => {
  const found = await answer(`Search?q=${encodeURIComponent('مناقصات')}&kind=ads&maxResultCount=30`)
  expect(found.also).toEqual(['عطاء'])
  expect(found.items.length).toBeGreaterThan(2)
  for (const { extract } of found.items) expect(extract).not.toMatch(/عطاء (?:أشغال|خدمات|توريد)[\s·]+عطاءات/)
  expect(await page(`/search?q=${encodeURIComponent('مناقصات')}`)).toMatch(/وما في معناها<!-- --> \(<bdi>عطاء<\/bdi>\)/)
})
