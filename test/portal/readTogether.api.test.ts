import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemoWorld, type World } from '../world.ts'
import { sourceOf } from './page.ts'

// What belongs together on the pages of records stands together, once, and in the order in which it is wanted.

let world: World
beforeAll(async () => {
  world = await startDemoWorld()
})
afterAll(() => world?.stop())

const page = async (path: string) => (await sourceOf(world.url + path)).html
const answer = async (path: string) => (await fetch(`${world.url}/api/Public/${path}`)).json()
/** Those of some marks that a page has, in the order in which it has them. */
const orderIn = (html: string, marks: readonly string[]) =>
  marks.filter(mark => html.includes(mark)).toSorted((one, other) => html.indexOf(one) - html.indexOf(other))

describe('a notice', () => {
  const marks = [
    'id="facts"',
    'class="sheet-text"',
    '<h2>المرفقات</h2>',
    'id="enquiries"',
    '<h2>الجهة الناشرة</h2>',
    'class="share"',
    'id="others"',
  ]
  const notices = async (): Promise<readonly { id: string; stage: string; category: number }[]> =>
    (await answer('Ads/GetByStage?stage=all&maxResultCount=100')).items

  test('says what it is about right after its facts, then hands its papers out and says whom to ask and who publishes it; its kind stands in the way to it alone', async () => {
    const all = await notices()
    expect(all.length).toBeGreaterThan(5)
    for (const { id } of all) {
      const html = await page(`/ads/${id}`)
      const order = orderIn(html, marks)
      expect(order, id).toEqual(marks.filter(mark => order.includes(mark)))
      expect(html.slice(html.indexOf('<h1')), id).not.toContain('class="tag" href="/ads/')
    }
  })

  test('that was cancelled strikes its deadline out in lists too', async () => {
    const cancelled = (await notices()).filter(({ stage }) => stage === 'cancelled')
    expect(cancelled.length).toBeGreaterThan(0)
    const rows = (await page('/ads?stage=closed')).split('<tr>')
    for (const { id } of cancelled) expect(rows.find(row => row.includes(`href="/ads/${id}"`))).toMatch(/class="notice-when"><s><time/)
    expect(rows.filter(row => row.includes('<s>'))).toHaveLength(cancelled.length)
  })
})

test('a news item hands its files out before it is handed on and leads to the next', async () => {
  const { items } = await answer('News/GetListPaged?maxResultCount=30')
  let filed = 0
  for (const { id } of items) {
    const html = await page(`/news/${id}`)
    const marks = ['class="article-figure"', '<h2>المرفقات</h2>', 'class="share"', 'class="neighbours"']
    const order = orderIn(html, marks)
    expect(order, id).toEqual(marks.filter(mark => order.includes(mark)))
    if (order.includes('<h2>المرفقات</h2>')) filed += 1
  }
  expect(filed).toBeGreaterThan(0)
})

test('each law that another stands to is told once, with what it is to it, its title and its state', async () => {
  const { items } = await answer('LegalEnvironment/GetListPaged?maxResultCount=1000')
  for (const { id } of items) {
    const { relations }: { relations: readonly { id: string; titleAr: string }[] } = await answer(`LegalEnvironment/GetContext/${id}`)
    const html = await page(`/legalEnvironment/${id}`)
    const [, section = ''] = /<section class="law-relations".*?<\/h2>(.*?)<\/section>/s.exec(html) ?? []
    const rows = section.match(/<li>.*?<\/li>/gs) ?? []
    expect([id, rows.length]).toEqual([id, relations.length])
    // Among them it stands as this one: its title is that of the page.
    const own = /<p class="law-graph-own">(.*?)<\/p>/s.exec(section)?.[1]?.replace(/<[^>]*>/g, '')
    if (relations.length > 1) expect(own).toBe('هذا التشريع')
    for (const { id: other } of relations) {
      const [row = '', ...more] = rows.filter(one => one.includes(`/legalEnvironment/${other}"`))
      expect(more).toEqual([])
      expect(row).toMatch(/class="law-relation">.*class="state /s)
    }
  }
})

describe('an event', () => {
  test('that is over shows all of its pictures in one gallery, and says which were taken afterwards', async () => {
    const { items } = await answer('Event/GetBetween?past=true&maxResultCount=50')
    const sheets = await Promise.all(items.map(({ id }: { id: string }) => answer(`Event/Get/${id}`)))
    const { id, gallery, outcomeImages } = sheets.find(one => one.gallery?.length > 0 && one.outcomeImages?.length > 0)
    const html = await page(`/event/${id}`)
    const galleries = html.match(/<section class="gallery".*?<\/section>/gs) ?? []
    expect(galleries.map(one => one.match(/<figure>/g)?.length)).toEqual([gallery.length + outcomeImages.length])
    expect(galleries[0]?.match(/<figcaption class="caption">بعد الفعالية/g)).toHaveLength(outcomeImages.length)
  })

  interface Listed {
    readonly id: string
    readonly isOnline: boolean
  }
  const coming = async (): Promise<readonly Listed[]> => (await answer('Event/GetBetween?maxResultCount=100')).items

  test('that one attends from afar says so where others say where they are', async () => {
    const [all, html, english] = [await coming(), await page('/events?view=list'), await page('/en/events?view=list')]
    const online = all.filter(({ isOnline }) => isOnline)
    expect([online.length > 0, online.length < all.length]).toEqual([true, true])
    for (const { id } of online) {
      for (const [list, base, said] of [
        [html, '', 'عبر الإنترنت'],
        [english, '/en', 'Online'],
      ] as const) {
        const at = list.indexOf(`href="${base}/newEvent/${id}"`)
        if (at >= 0) expect(list.slice(at, list.indexOf('</li>', at))).toContain(`<span class="where">${said}</span>`)
      }
    }
    expect(html).toContain('<span class="where">عبر الإنترنت</span>')
  })

  test('names once who holds it and publishes it, and its kind in the way to it alone; its picture says that it is drawn', async () => {
    for (const { id } of await coming()) {
      const html = await page(`/newEvent/${id}`)
      expect([id, html.includes('الجهة المنظمة') && html.includes('الجهة الناشرة')]).toEqual([id, false])
      expect(html.slice(html.indexOf('event-head')), id).not.toContain('class="tag" href="/events/')
      if (html.includes('article-figure')) expect(html, id).toContain('<figcaption class="caption">رسم توضيحي</figcaption>')
    }
  })

  test('of this year is told by day and month where it stands among others', async () => {
    const year = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Hebron' }).slice(0, 4)
    const leaves: (readonly [day: string, saysYear: boolean])[] = []
    for (const { id } of await coming()) {
      const html = await page(`/newEvent/${id}`)
      const lines = html.slice(html.indexOf('class="event-lines"'))
      for (const [leaf, day = ''] of lines.matchAll(/<time class="date-leaf" dateTime="([\d-]+)">.*?<\/time>/gs))
        leaves.push([day, / \d{4}</.test(leaf)])
    }
    expect(leaves.length).toBeGreaterThan(0)
    expect(leaves.filter(([day, saysYear]) => saysYear === day.startsWith(year))).toEqual([])
  })
})

describe('a search', () => {
  const searched = (q: string, base = '') => page(`${base}/search?q=${encodeURIComponent(q)}`)

  test('says in English too what else it looked for, in the language of the words', async () => {
    expect(await searched('tender', '/en')).toMatch(/and words of the same meaning(?:<!-- -->)? \(<bdi>bid<\/bdi>\)/)
    expect(await searched('مناقصات', '/en')).toMatch(/and words of the same meaning(?:<!-- -->)? \(<bdi>عطاء<\/bdi>\)/)
  })

  test('finds a law by what sums it up, and marks an extract in Arabic on a page in English', async () => {
    const { items } = await answer(`Search?q=${encodeURIComponent('النفايات الصلبة')}&kind=legalEnvironment`)
    const extracts = items.map(({ extract }: { extract: string | null }) => extract ?? '')
    expect(extracts.length).toBeGreaterThan(0)
    expect(extracts.filter((extract: string) => extract.includes('ولم يُدخل هنا بعد'))).toEqual([])
    const english: { items: readonly { title: string; extractLang: string; lang: string }[] } = await (
      await fetch(`${world.url}/api/Public/Search?q=${encodeURIComponent('النفايات')}`, { headers: { 'accept-language': 'en' } })
    ).json()
    const foreign = english.items.filter(({ extractLang, lang }) => extractLang === 'ar' && lang === 'en')
    expect(foreign.length).toBeGreaterThan(0)
    expect((await searched('النفايات', '/en')).split('<bdi class="told-part"')).toHaveLength(foreign.length + 1)
  })

  test('tells an event with its day', async () => {
    const { items } = await answer(`Search?q=${encodeURIComponent('لقاء')}&kind=event`)
    expect(items.length).toBeGreaterThan(0)
    expect(items.filter(({ date }: { date: string | null }) => date === null)).toEqual([])
  })
})
