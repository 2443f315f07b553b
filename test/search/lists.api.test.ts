import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { keyedTokens } from '../../server/search/keys.ts'
import { sourceOf } from '../portal/page.ts'
import { startDemoWorld, type World } from '../world.ts'

// The box of a list finds what the search of the portal finds there, and not only the words as they were typed.

let world: World
beforeAll(async () => {
  world = await startDemoWorld()
  // The documents of the search are written a moment after the records.
  await vi.waitFor(async () => expect(await titles('LocalComm/GetListPaged', 'رامالله')).toContain('رام الله'), {
    timeout: 60_000,
    interval: 500,
  })
})
afterAll(() => world?.stop())

async function titles(path: string, filter: string): Promise<readonly string[]> {
  const asked = new URLSearchParams({ filter, maxResultCount: '5' })
  const { items } = await (await fetch(`${world.url}/api/Public/${path}?${asked}`)).json()
  return items.map(({ nameAr, titleAr }: { nameAr?: string; titleAr?: string }) => nameAr ?? titleAr)
}

test.each([
  ['خانيونس', 'خان يونس'],
  ['بير زيت', 'بيرزيت'],
  ['رامالله', 'رام الله'],
  ['طول كرم', 'طولكرم'],
  ['نابلاس', 'نابلس'],
  ['نابلس', 'نابلس'],
  ['مدينة الخليل', 'الخليل'],
  ['قرية مسلية', 'مسلية'],
  ['nablos', 'نابلس'],
  ['Khan Younis', 'خان يونس'],
])('who writes «%s» is led first to the authority that he means', async (typed, meant) => {
  expect((await titles('LocalComm/GetListPaged', typed))[0]).toBe(meant)
})

test.each([
  ['Ads/GetByStage', 'مناقصة', /توريد|مزاد/],
  ['Ads/GetByStage', 'وظائف', /وظيفة/],
  ['Ads/GetByStage', 'tenders', /توريد|مزاد/],
  ['GateService/GetListPaged', 'شكاوى', /شكوى/],
  ['News/GetListPaged', 'انتخابات', /يُنتخب|انتخاب/],
  ['LegalEnvironment/GetListPaged', 'انتخابات', /انتخاب/],
  ['KnowledgeExchange/GetListPaged', 'موازنات', /موازنة/],
  ['ImageAlbum/GetListPaged', 'حدائق', /حديقة/],
])('the list of %s knows «%s» in another form', async (path, typed, found) => {
  expect((await titles(path, typed)).join(' | ')).toMatch(found)
})

test('who searches for tenders by their name finds first what is open of them, and reads of each whether it is', async () => {
  const { items } = await (await fetch(`${world.url}/api/Public/Search?q=${encodeURIComponent('مناقصات')}&maxResultCount=30`)).json()
  const notices: { isOpen: boolean; closesAt: string | null }[] = items.filter(({ kind }: { kind: string }) => kind === 'ads')
  expect(notices.length).toBeGreaterThan(5)
  expect(notices.slice(0, 4).map(({ isOpen }) => isOpen)).toEqual([true, true, true, true])
  expect(notices.at(-1)?.isOpen).toBe(false)
  for (const { isOpen, closesAt } of notices) if (isOpen && closesAt !== null) expect(Date.parse(closesAt)).toBeGreaterThan(Date.now())
  expect(notices[0]?.closesAt).not.toBeNull()
  expect(items.find(({ kind }: { kind: string }) => kind === 'news').isOpen).toBeNull()
})

test('a hundred is found in any of its spellings, and is no water of everyday speech', () => {
  const keysOf = (word: string) => keyedTokens(word).flatMap(({ keys }) => keys)
  for (const hundred of ['مئة', 'مائة', 'بالمئة', 'المئة', 'للمئة']) expect(keysOf(hundred), hundred).toEqual(keysOf('مئة'))
  expect(keysOf('مية').filter(key => keysOf('مئة').includes(key))).toEqual([])
})

test('a search without results within its filters says what there is without them, and that there is nothing where nothing is', async () => {
  const pageOf = async (query: string) => (await sourceOf(`${world.url}/search?${query}`)).html
  const narrowed = await pageOf(`q=${encodeURIComponent('مناقصات')}&to=2001-01-01`)
  expect(narrowed).toMatch(/من دون ذلك: \d+ نتيجة/)
  const nowhere = await pageOf(`q=${encodeURIComponent('زرافات')}&open=true`)
  expect([nowhere.includes('لم نجد نتائج عن'), nowhere.includes('لا نتائج ضمن هذه الحدود')]).toEqual([true, false])
})

test('what a list has not is looked for in the whole portal from there', async () => {
  const { html } = await sourceOf(`${world.url}/news?q=${encodeURIComponent('زرافات')}`)
  expect(html).toContain(`href="/search?q=${encodeURIComponent('زرافات')}"`)
  expect(await titles('LocalComm/GetListPaged', 'زرافات')).toEqual([])
})
