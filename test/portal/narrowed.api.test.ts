import { afterAll, beforeAll, expect, test } from 'vitest'
import { rulesIn } from '../uploads.ts'
import { listIn, textIn } from '../walk/json.ts'
import { startDemoWorld, type World } from '../world.ts'
import { adminDesk } from './desk.ts'
import { sourceOf } from './page.ts'

let world: World
beforeAll(async () => {
  world = await startDemoWorld()
})
afterAll(() => world?.stop())

test('news of a governorate are those that its places have published, on the page and in its feed', async () => {
  const api = async (path: string) => (await fetch(`${world.url}/api/Public/News/${path}`)).json()
  const { publishers }: { publishers: { id: string; governorate: string | null }[] } = await api('GetFacets')
  const there = publishers.filter(({ governorate }) => governorate === '15').map(({ id }) => id)
  const { items }: { items: { id: string; place: string | null }[] } = await api('GetListPaged?maxResultCount=1000')
  const [own, others] = [true, false].map(isOwn => items.filter(({ place }) => there.includes(place ?? '') === isOwn).map(({ id }) => id))
  expect([own?.length, others?.length].every(count => (count ?? 0) > 0)).toBe(true)
  for (const path of ['/news?governorate=15', '/news/feed.xml?governorate=15']) {
    const html = await (await fetch(world.url + path)).text()
    const main = html.slice(Math.max(0, html.indexOf('<main')))
    expect(main).toContain(`/news/${own?.[0]}`)
    expect(others?.filter(id => main.includes(`/news/${id}`))).toEqual([])
  }
  const page = await sourceOf(`${world.url}/news?governorate=15`)
  expect([page.title, page.canonical]).toEqual(['محلّي - الأخبار: نابلس', `${world.url}/news?governorate=15`])
  // A place that lies elsewhere has none there.
  expect((await sourceOf(`${world.url}/news/50001?governorate=15`)).html).toContain('لا توجد أخبار مطابقة')
})

test('whoever picks an authority for its news sees which ones have published, and when last', async () => {
  const facets = async (query = '') => (await fetch(`${world.url}/api/Public/News/GetFacets${query}`)).json()
  const { publishers }: { publishers: { code: string; typeCode: number; newest?: string }[] } = await facets('?dated=true')
  expect((await facets()).publishers.some((one: object) => 'newest' in one)).toBe(false)
  const authorities = publishers.filter(({ typeCode }) => typeCode === 1)
  expect(authorities.length).toBeGreaterThan(0)
  const { html } = await sourceOf(`${world.url}/localCommList/news`)
  const days = new Map(
    [...html.matchAll(/href="\/news\/(\d{5})".*?<\/small>/g)].map(([row, code = '']) => [code, /<time dateTime="(.*?)"/.exec(row)?.[1]]),
  )
  expect(days.size).toBeGreaterThan(authorities.length)
  for (const [code, day] of days) {
    const newest = authorities.find(one => one.code === code)?.newest
    expect(day, code).toBe(newest && new Date(newest).toLocaleDateString('sv-SE', { timeZone: 'Asia/Hebron' }))
  }
  expect(html).toMatch(/هيئة محلية، نشرت منها/)
})

test('investors are found by a place of their interest, notices by the days between which they close', async () => {
  const name = 'شركة الزيتون الذهبي للصناعات الغذائية'
  expect((await sourceOf(`${world.url}/investors?place=15001`)).html).toContain(name)
  const elsewhere = await sourceOf(`${world.url}/investors?place=50001`)
  expect([elsewhere.html.includes(name), elsewhere.canonical]).toEqual([false, `${world.url}/investors?place=50001`])
  const { items }: { items: { id: string; closingAt: string | null }[] } = await (
    await fetch(`${world.url}/api/Public/Ads/GetByStage?stage=all&maxResultCount=100`)
  ).json()
  const closing = items.flatMap(({ id, closingAt }) =>
    closingAt === null ? [] : [{ id, day: new Date(closingAt).toLocaleDateString('sv-SE', { timeZone: 'Asia/Hebron' }) }],
  )
  const [one] = closing
  const { html } = await sourceOf(`${world.url}/ads?stage=all&from=${one?.day}&until=${one?.day}`)
  expect(html).toContain(`/ads/${one?.id}`)
  expect(closing.filter(({ id, day }) => day !== one?.day && html.includes(`href="/ads/${id}"`))).toEqual([])
})

test.each([
  ['/contact-us.html', ['/contactUs'], []],
  ['/newss', ['/news'], []],
  ['/en/investorz', ['/en/investors'], []],
  ['/old/nablus-municipality', ['/localComm/15001'], []],
  ['/en/news/no-such-thing', ['/en/news'], []],
  ['/wp-admin/setup.php', [], ['/news', '/localComms']],
] as const)('%s offers what its words may have meant', async (path, offered, others) => {
  const { html, status } = await sourceOf(world.url + path)
  const likely = /<nav aria-labelledby="likely">.*?<\/nav>/s.exec(html)?.[0] ?? ''
  expect(status).toBe(404)
  for (const address of offered) expect(likely).toContain(`href="${address}"`)
  for (const address of others) expect(likely).not.toContain(`href="${address}"`)
  if (offered.length === 0) expect(likely).toBe('')
})

interface Listed {
  readonly id: string
  readonly place?: string | null
  readonly year?: number
  readonly governorate?: number
  readonly field?: number
  readonly subField?: number | null
  readonly requestedSupport?: readonly number[]
  readonly localCommId?: string | null
}
const listOf = async (path: string): Promise<readonly Listed[]> => (await (await fetch(`${world.url}/api/Public/${path}`)).json()).items
/** The page and its feed show those of the records that are meant, and none of the others. */
async function shows(list: string, query: string, meant: readonly Listed[], all: readonly Listed[]) {
  const others = all.filter(({ id }) => meant.every(one => one.id !== id))
  expect([meant.length, others.length].every(count => count > 0)).toBe(true)
  for (const path of [`/${list}?${query}`, `/${list}/feed.xml?${query}`]) {
    const text = await (await fetch(world.url + path)).text()
    const main = text.slice(Math.max(0, text.indexOf('<main')))
    expect(main, path).toContain(`/${list}/${meant[0]?.id}`)
    expect(
      others.filter(({ id }) => main.includes(`/${list}/${id}"`) || main.includes(`/${list}/${id}<`)),
      path,
    ).toEqual([])
  }
}

test('legal texts are found by the years between which they were issued, whichever was given first', async () => {
  const all = await listOf('LegalEnvironment/GetListPaged?maxResultCount=1000')
  const years = all.map(({ year }) => year ?? 0).toSorted((a, b) => a - b)
  const [from, until] = [years[1] ?? 0, years[Math.floor(years.length / 2)] ?? 0]
  const meant = all.filter(({ year = 0 }) => year >= from && year <= until)
  expect(meant.map(({ id }) => id).toSorted()).toEqual(
    (await listOf(`LegalEnvironment/GetListPaged?yearFrom=${from}&yearTo=${until}&maxResultCount=1000`)).map(({ id }) => id).toSorted(),
  )
  await shows('legalEnvironment', `from=${until}&until=${from}`, meant, all)
  const page = await sourceOf(`${world.url}/legalEnvironment?from=${until}&until=${from}`)
  expect([page.title, page.canonical]).toEqual([
    `محلّي - البيئة القانونية: من ${from} إلى ${until}`,
    `${world.url}/legalEnvironment?from=${from}&until=${until}`,
  ])
  // One year, as it was asked for before there were two.
  expect((await sourceOf(`${world.url}/legalEnvironment?year=${from}`)).canonical).toBe(
    `${world.url}/legalEnvironment?from=${from}&until=${from}`,
  )
})

test('laws of a year stand in the order that they were given, the others behind them; at the desk as for citizens', async () => {
  const all = await listOf('LegalEnvironment/GetListPaged?maxResultCount=1000')
  const year = all.map(law => law.year ?? 0).find((one, index, years) => years.indexOf(one) !== index) ?? 0
  const query = `LegalEnvironment/GetListPaged?yearFrom=${year}&yearTo=${year}`
  const before = (await listOf(query)).map(({ id }) => id)
  const last = before.at(-1) ?? ''
  const desk = await adminDesk(world)
  const { concurrencyStamp } = (await desk.get(`LegalEnvironment/Get/${last}`)).json ?? {}
  const ordered = (sortOrder: number) => desk.call('PUT', 'LegalEnvironment/Update', { body: { id: last, concurrencyStamp, sortOrder } })
  expect(rulesIn(await ordered(-1))).toEqual(['sortOrder: min'])
  expect((await ordered(1)).status).toBe(200)
  const wanted = [last, ...before.slice(0, -1)]
  expect((await listOf(query)).map(({ id }) => id)).toEqual(wanted)
  const ofDesk = listIn((await desk.get(query)).json ?? {}, 'items').map(one => textIn(one, 'id'))
  expect(ofDesk.filter(id => wanted.includes(id))).toEqual(wanted)
})

test('a law is drawn between those that it comes from and those that came of it, each by a link that is hidden from nobody; one relation needs no drawing', async () => {
  const drawn: boolean[] = []
  for (const { id } of await listOf('LegalEnvironment/GetListPaged?maxResultCount=1000')) {
    const { relations }: { relations: readonly { id: string; kind: string }[] } = await (
      await fetch(`${world.url}/api/Public/LegalEnvironment/GetContext/${id}`)
    ).json()
    const { html } = await sourceOf(`${world.url}/legalEnvironment/${id}`)
    const [graph = '', before = '', own = '', behind = ''] =
      /<div class="law-graph">(<ul class="law-graph-before">.*?<\/ul>)?(<p class="law-graph-own">.*?<\/p>)(<ul class="law-graph-behind">.*?<\/ul>)?<\/div>/s.exec(
        html,
      ) ?? []
    drawn.push(graph !== '')
    if (relations.length < 2) expect([id, graph]).toEqual([id, ''])
    else expect(own).toContain('هذا التشريع')
    const origins = ['implements', 'amends', 'repeals']
    for (const [side, isBefore] of [
      [before, true],
      [behind, false],
    ] as const) {
      const of = relations.length < 2 ? [] : relations.filter(({ kind }) => origins.includes(kind) === isBefore)
      expect(side.match(/<a [^>]*>/g) ?? []).toEqual(of.map(one => `<a href="/legalEnvironment/${one.id}">`))
    }
  }
  expect(new Set(drawn)).toEqual(new Set([true, false]))
})

test('success stories are found by the governorate of who tells them', async () => {
  const all = await listOf('SuccessStory/GetListPaged?maxResultCount=1000')
  const { places }: { places: { id: string; governorate: string | null }[] } = await (
    await fetch(`${world.url}/api/Public/SuccessStory/GetFacets`)
  ).json()
  const there = places.filter(({ governorate }) => governorate === '15').map(({ id }) => id)
  const meant = all.filter(({ place }) => there.includes(place ?? ''))
  await shows('successStory', 'governorate=15', meant, all)
  expect((await sourceOf(`${world.url}/successStory?governorate=99`)).status).toBe(404)
})

test('stories stand on a map, with the way to those of each authority that tells one; a narrowed list has no map', async () => {
  let tellers: string[] = []
  for (const path of ['/en/successStory', '/successStory']) {
    const answer = await fetch(`${world.url}/api/Public/SuccessStory/GetFacets${path.startsWith('/en') ? '?language=en' : ''}`)
    const { places }: { places: { code: string; typeCode: number }[] } = await answer.json()
    tellers = places.filter(({ typeCode }) => typeCode === 1).map(({ code }) => code)
    const { html } = await sourceOf(`${world.url}${path}`)
    const map = html.slice(html.indexOf('id="story-map"'))
    expect([...map.matchAll(/successStory\?place=(\w+)"/g)].map(([, code = '']) => code).toSorted()).toEqual(tellers.toSorted())
  }
  expect((await sourceOf(`${world.url}/successStory?place=${tellers[0]}`)).html).not.toContain('story-map')
})

test('authorities are found by the region of their governorate', async () => {
  const page = await sourceOf(`${world.url}/localComms?region=gazaStrip`)
  const codes = [...page.html.matchAll(/"\/localComm\/(\d\d)\d{3}"/g)].map(([, governorate]) => Number(governorate))
  expect([page.title, codes.length > 0, codes.every(code => code >= 55)]).toEqual(['محلّي - الهيئات المحلية: قطاع غزة', true, true])
  // A governorate of another region has none there.
  expect((await sourceOf(`${world.url}/localComms/15?region=gazaStrip`)).html).toContain('لا توجد هيئات مطابقة')
})

test('ideas are found by sub field, wanted support and governorate; a sub field only within its field', async () => {
  const all = await listOf('CreativeIdeasBank/GetListPaged?maxResultCount=1000')
  const pages = await Promise.all(
    all.map(async ({ id }): Promise<Listed> => (await fetch(`${world.url}/api/Public/CreativeIdeasBank/Get/${id}`)).json()),
  )
  const support = pages[0]?.requestedSupport?.[0] ?? 0
  const word = ['funding', 'partner', 'technical', 'premises', 'licence', 'training', 'other'][support - 1]
  await shows(
    'entrepreneurialIdeaBank',
    `support=${word}`,
    pages.filter(({ requestedSupport }) => requestedSupport?.includes(support)),
    pages,
  )
  const subFields: readonly { id: number; code: string }[] = (
    await (await fetch(`${world.url}/api/Public/Lookup/GetByType/projectSubField`)).json()
  ).items
  const one = pages.find(({ subField }) => subField != null)
  const code = subFields.find(({ id }) => id === one?.subField)?.code ?? ''
  const [field] = code.split('.')
  await shows(
    'entrepreneurialIdeaBank',
    `field=${field}&subField=${code}`,
    pages.filter(({ subField }) => subField === one?.subField),
    pages,
  )
  expect((await sourceOf(`${world.url}/entrepreneurialIdeaBank?subField=${code}`)).canonical).toBe(`${world.url}/entrepreneurialIdeaBank`)
  const points: readonly { id: string; governorate: string }[] = (await (await fetch(`${world.url}/api/Public/LocalComm/GetPoints`)).json())
    .items
  const governorateOf = ({ localCommId }: Listed) => points.find(({ id }) => id === localCommId)?.governorate
  const governorate = pages.map(governorateOf).find(found => found !== undefined)
  await shows(
    'entrepreneurialIdeaBank',
    `governorate=${governorate}`,
    pages.filter(page => governorateOf(page) === governorate),
    pages,
  )
})

test('investors stand by name, or the newest first', async () => {
  const order = async (path: string) =>
    [...(await sourceOf(world.url + path)).html.matchAll(/href="\/investors\/([\w-]{36})"/g)].map(([, id]) => id)
  const ids = async (sorting: string) => (await listOf(`Investors/GetListPaged?sorting=${sorting}`)).map(({ id }) => id)
  const [byName, newest] = [await ids('nameAr'), await ids('publishedAt desc')]
  expect(byName.length).toBeGreaterThan(1)
  expect([await order('/investors'), await order('/investors?sort=newest')]).toEqual([byName, newest])
})

test('ideas stand the newest first, or those with the most jobs; how many are invested is said of all', async () => {
  const order = (html: string) => [...html.matchAll(/<h2[^>]*><a href="\/entrepreneurialIdeaBank\/([\w-]{36})"/g)].map(([, id]) => id)
  const ids = async (sorting: string) => (await listOf(`CreativeIdeasBank/GetListPaged?sorting=${sorting}`)).map(({ id }) => id)
  const [newest, byJobs] = [
    await sourceOf(`${world.url}/entrepreneurialIdeaBank`),
    await sourceOf(`${world.url}/entrepreneurialIdeaBank?sort=jobs`),
  ]
  expect(order(newest.html).length).toBeGreaterThan(1)
  expect([order(newest.html), order(byJobs.html)]).toEqual([await ids('date desc'), await ids('expectedJobs desc')])
  expect(byJobs.canonical).toBe(`${world.url}/entrepreneurialIdeaBank`)
  expect(newest.html).toContain('واحدة منها مستثمَرة')
  expect((await sourceOf(`${world.url}/entrepreneurialIdeaBank?support=funding`)).html).not.toContain('واحدة منها مستثمَرة')
})

test('the page of an idea offers its public files and the ideas of its field, never itself', async () => {
  const ideas = await listOf('CreativeIdeasBank/GetListPaged?maxResultCount=1000')
  const around = await Promise.all(
    ideas.map(async ({ id }) => ({ id, ...(await (await fetch(`${world.url}/api/Public/CreativeIdeasBank/GetAround/${id}`)).json()) })),
  )
  expect(around.flatMap(({ id, similar }) => similar.filter((one: { id: string }) => one.id === id))).toEqual([])
  const withFile = around.find(({ files }) => files.length > 0)
  const { html } = await sourceOf(`${world.url}/entrepreneurialIdeaBank/${withFile?.id}`)
  expect([html.includes(`GetByte/${withFile?.files[0].id}`), html.includes('تقدير-الكلفة.pdf'), html.includes('PDF')]).toEqual([
    true,
    true,
    true,
  ])
})

test('beside investors stand their logos, small, and what is open to be invested in', async () => {
  const { html } = await sourceOf(`${world.url}/investors`)
  expect(html).toMatch(/<img class="investor-logo"[^>]*width="96"[^>]*loading="lazy"/)
  expect(html).toContain('فرصة استثمارية: مجمع مواقف متعدد الطوابق وسط الخليل')
})

test('a search that no open notice answers leads to the stage that has some, with how many', async () => {
  const closed: readonly { id: string; titleAr: string }[] = (
    await (await fetch(`${world.url}/api/Public/Ads/GetByStage?stage=closed&maxResultCount=100`)).json()
  ).items
  for (const { titleAr } of closed) {
    const q = encodeURIComponent(titleAr)
    const { counts } = await (await fetch(`${world.url}/api/Public/Ads/GetByStage?filter=${q}`)).json()
    if (counts.open > 0) continue
    const { html } = await sourceOf(`${world.url}/ads?q=${q}`)
    const [, href, label] = /class="empty"[\s\S]*?<a [^>]*?href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/.exec(html) ?? []
    expect(href).toContain('stage=closed')
    expect(label?.replaceAll(/<!--.*?-->/g, '')).toBe(`المغلقة والنتائج (${counts.closed})`)
    expect((await sourceOf(world.url + href?.replaceAll('&amp;', '&'))).html).not.toContain('class="empty"')
    // Nothing is counted: an empty line would push what narrows the list to its end.
    expect(html).toMatch(/<div class="found"><p><\/p><ul class="chips">/)
    return
  }
  throw new Error('Every closed notice is open too')
})

test('each idea of the list says what it takes: support, and the cost where it is known', async () => {
  const { html } = await sourceOf(`${world.url}/entrepreneurialIdeaBank`)
  const rows = html.split('<li class="idea">').slice(1)
  const items: readonly { id: string; estimatedCost: string | null; requestedSupport: readonly number[] }[] = (
    await (await fetch(`${world.url}/api/Public/CreativeIdeasBank/GetListPaged?maxResultCount=${rows.length}`)).json()
  ).items
  expect(items.some(({ estimatedCost }) => estimatedCost !== null)).toBe(true)
  for (const { id, estimatedCost, requestedSupport } of items) {
    const row = rows.find(one => one.includes(id)) ?? ''
    expect(requestedSupport.length).toBeGreaterThan(0)
    expect(row).toMatch(/<dt>الدعم المطلوب<\/dt><dd>[^<]+<\/dd>/)
    expect(row.includes('التكلفة التقديرية')).toBe(estimatedCost !== null)
  }
})

test('of an event that is over only what came of it stands under that heading', async () => {
  const { html } = await sourceOf(world.url + (await pageOf('event')))
  const at = ['class="standfirst"', 'id="outcome"', 'عن الفعالية</h2>', 'class="article-end"'].map(mark => html.indexOf(mark))
  expect(at).toEqual(at.toSorted((one, other) => one - other))
  expect(at[0]).toBeGreaterThan(0)
})

test('a file of a notice is told in facts of the page’s own direction', async () => {
  const { html } = await sourceOf(world.url + (await pageOf('ads')))
  expect(html).toMatch(/<small class="meta">(?:<span><bdi>[^<]+<\/bdi><\/span>)+<\/small>/)
})

/** A page of the demonstration that has what is looked for: an event with its outcome, a notice with a file. */
async function pageOf(kind: 'event' | 'ads'): Promise<string> {
  const mark = kind === 'event' ? 'id="outcome"' : '/api/Attachment/GetByte/'
  const list = kind === 'event' ? '/events?view=past' : '/ads?stage=all'
  const paths = [...(await sourceOf(world.url + list)).html.matchAll(/href="(\/(?:event|ads)\/[\w-]{36})"/g)].map(([, path]) => path ?? '')
  for (const path of new Set(paths)) if ((await sourceOf(world.url + path)).html.includes(mark)) return path
  throw new Error(`No page of ${list} has it`)
}

test('who is found by what is said of him, not by his name, shows it with the words marked', async () => {
  const { html } = await sourceOf(`${world.url}/search?q=${encodeURIComponent('بلدية')}&kind=localComm`)
  const places = html.split('<li class="found-place">').slice(1)
  expect(places.length).toBeGreaterThan(5)
  for (const place of places) expect(place.split('</li>')[0]).toContain('<mark>')
})

test('the days of the months beside a month are named, and the link of a component says what it leads to', async () => {
  const month = await sourceOf(`${world.url}/events/2026-11`)
  const outside = [...month.html.matchAll(/<td class="month-day[^"]*is-outside[^"]*">[\s\S]*?<\/time>/g)].map(([cell]) => cell)
  expect(outside.length).toBeGreaterThan(0)
  for (const cell of outside) expect(cell).toMatch(/class="month-name"> ?(?:<!-- -->)?(?:تشرين الأول|كانون الأول)/)
  const { components } = await (await fetch(`${world.url}/api/Public/LocalGovernmentSector/GetOverview`)).json()
  const municipalities = components.find(({ nameAr }: { nameAr: string }) => nameAr === 'البلديات')
  expect((await sourceOf(`${world.url}/localGovernmentSector/${municipalities.id}`)).html).toMatch(
    /href="\/localComms\?type=municipality"[^>]*>اعرض قائمتها وخريطتها</,
  )
})

test('films are rows with their first sentence, albums lie by years, the first of each large', async () => {
  const films = (await sourceOf(`${world.url}/videoCenter`)).html
  expect(films).toContain('class="film-rows"')
  expect(films).toMatch(/<p class="film-said">جولة قصيرة [^<]*\.<\/p>/)
  const albums = (await sourceOf(`${world.url}/imgCenter`)).html
  const years = [...albums.matchAll(/class="album( album-large)?"[\s\S]*?dateTime="(\d{4})/g)].map(([, large, year]) => [
    year,
    large !== undefined,
  ])
  expect(years.length).toBeGreaterThan(5)
  for (const [at, [year, isLarge]] of years.entries()) expect(isLarge).toBe(year !== years[at - 1]?.[0] && year === years[at + 1]?.[0])
})

test('beside an item, and on home, pages in English have only what is told in English', async () => {
  const told = async (path: string): Promise<{ id: string; titleEn: string | null }[]> =>
    (await (await fetch(`${world.url}/api/Public/${path}`)).json()).items
  const all = await told('News/GetListPaged?maxResultCount=1000')
  const arabic = all.filter(({ titleEn }) => titleEn == null).map(({ id }) => id)
  expect(arabic.length).toBeGreaterThan(0)
  const related = async (id: string, language: string) => (await told(`News/GetRelated/${id}${language}`)).map(({ id: of }) => of)
  const near = await Promise.all(all.map(async ({ id, titleEn }) => ({ id, titleEn, others: await related(id, '') })))
  // One that is told in English, and near to which something is not.
  const one = near.find(({ titleEn, others }) => titleEn != null && others.some(id => arabic.includes(id)))
  expect(one).toBeDefined()
  expect((await related(one?.id ?? '', '?language=en')).filter(id => arabic.includes(id))).toEqual([])
  const { html } = await sourceOf(`${world.url}/en/news/${one?.id}`)
  expect(html).toContain('/en/news/')
  expect(arabic.filter(id => html.includes(`/en/news/${id}`))).toEqual([])
  const ideas = (await told('CreativeIdeasBank/GetListPaged?maxResultCount=100')).filter(({ titleEn }) => titleEn == null)
  const home = await sourceOf(`${world.url}/en`)
  expect(ideas.length).toBeGreaterThan(0)
  expect(ideas.filter(({ id }) => home.html.includes(id))).toEqual([])
})
