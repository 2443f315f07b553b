import { afterAll, beforeAll, expect, test } from 'vitest'
import { homeBlocks } from '../../modules/admin/settings/settings.ts'
import { byName } from '../../web/generic/portal/lookups.ts'
import { picture, rulesIn, type Desk } from '../uploads.ts'
import { listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { startDemoWorld, type World } from '../world.ts'
import { adminDesk, published } from './desk.ts'
import { faultsOfHtml } from './html.ts'
import { sourceOf } from './page.ts'

let world: World
let desk: Desk
const ids = new Map<string, number>()
beforeAll(async () => {
  world = await startDemoWorld()
  desk = await adminDesk(world)
  for (const item of listIn((await desk.get('Public/Lookup/GetByType/homeBlock')).json, 'items'))
    ids.set(textIn(item, 'code'), Number(objectIn(item).id))
})
afterAll(() => world?.stop())

/** By what each block is known on the page. */
const marks: Readonly<Record<keyof typeof homeBlocks, string>> = {
  slider: 'class="slides"',
  quickServices: 'id="quick-services"',
  keyFigures: 'class="key-figures"',
  placesMap: 'id="governorates"',
  news: 'id="news"',
  ads: 'id="open-notices"',
  events: 'id="coming-events"',
  ideasAndInvestors: 'id="ideas"',
  successStories: 'id="stories"',
  media: 'id="media"',
  knowledge: 'id="knowledge"',
  partners: 'id="partners"',
  ministerWord: 'id="minister-word"',
}
const usual = Object.keys(homeBlocks)

async function home(path: '/' | '/en' = '/'): Promise<{ readonly html: string; readonly blocks: readonly string[] }> {
  const html = await (await fetch(world.url + path)).text()
  const found = Object.entries(marks).flatMap(([name, mark]) => (html.includes(mark) ? [{ name, at: html.indexOf(mark) }] : []))
  return { html, blocks: found.toSorted((one, other) => one.at - other.at).map(({ name }) => name) }
}

const save = async (values: Json, group = 'portal') =>
  desk.call('PUT', 'Config/UpdateGroup', { body: { group, stamps: await stampsOf(group), ...values } })
const rows = (names: readonly string[], more: Readonly<Record<string, Json>> = {}) => ({
  'Site.HomeBlocks': names.map(name => ({ block: ids.get(name) ?? null, isVisible: true, ...more[name] })),
})
const linesIn = (html: string, mark: string, line: RegExp) =>
  (html.slice(html.indexOf(mark)).split('</section>')[0]?.match(line) ?? []).length

test.each(['/', '/en'] as const)(
  'the first page has its blocks in their own order while nothing is set, but for what has no content (%s)',
  async path => {
    const { html, blocks } = await home(path)
    expect(blocks).toEqual(usual.filter(name => name !== 'ministerWord'))
    expect(await faultsOfHtml(html)).toEqual([])
  },
)

test('what is set holds at once: the order, what is hidden, how many items', async () => {
  const order = usual.toReversed()
  const saved = await save(rows(order, { slider: { isVisible: false }, news: { count: 4 }, successStories: { count: 4 } }))
  expect(saved.status).toBe(200)
  const { html, blocks } = await home()
  expect(blocks).toEqual(order.filter(name => name !== 'slider' && name !== 'ministerWord'))
  // One large, and three beside it.
  expect(linesIn(html, marks.news, /<h3/g)).toBe(4)
  expect(linesIn(html, marks.successStories, /class="story-row/g)).toBe(4)
  expect((await home('/en')).blocks).toEqual(blocks)
  expect((await save({ 'Site.HomeBlocks': null })).status).toBe(200)
  expect((await home()).blocks[0]).toBe('slider')
})

test('who hides the map of authorities has none on the first screen either, and the search stays', async () => {
  expect((await save(rows(usual, { placesMap: { isVisible: false } }))).status).toBe(200)
  const { html } = await home()
  expect(html).not.toContain('class="points"')
  expect(html).toContain('action="/localComms"')
  await save({ 'Site.HomeBlocks': null })
  expect((await home()).html).toContain('class="points"')
})

test('what was published last is named on the first screen where no block of news stands there', async () => {
  const namedIn = (html: string) =>
    [...(/<ul class="now".*?<\/ul>/s.exec(html)?.[0] ?? '').matchAll(/href="(\/news\/[^"]+)"/g)].map(([, href]) => href)
  const shown = (await home()).html
  const [lead] = /href="\/news\/[^"]+"/.exec(shown.slice(shown.indexOf('class="latest-lead"'))) ?? []
  const beneath = namedIn(shown)
  expect(beneath.map(href => `href="${href}"`)).not.toContain(lead)
  expect((await save(rows(usual, { news: { isVisible: false } }))).status).toBe(200)
  const hidden = namedIn((await home()).html)
  expect([`href="${hidden[0]}"`, hidden.length]).toEqual([lead, beneath.length])
  await save({ 'Site.HomeBlocks': null })
})

test('the figures that were chosen stand there in their order, each with its way on; without a choice there is the sentence', async () => {
  const figures = async (path: '/' | '/en' = '/') => {
    const part = /<p class="key-figures">.*?<\/p>/s.exec((await home(path)).html)?.[0] ?? ''
    return [...part.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
  }
  const sentence = await figures()
  expect(sentence).toEqual(['/localComms', '/councils', '/ads?group=tenders', '/news'])
  expect((await save({ 'Site.KeyFigures': [6, 3, 1] })).status).toBe(200)
  expect(await figures()).toEqual(['/ads?group=tenders', '/localComms', '/localComms'])
  expect(await figures('/en')).toEqual(['/en/ads?group=tenders', '/en/localComms', '/en/localComms'])
  expect((await home('/en')).html).toMatch(/class="key-figures">.*open tender.*[\d,]+\s?inhabitants/s)
  // Of plans and budgets nobody knows a number yet.
  expect((await save({ 'Site.KeyFigures': [4] })).status).toBe(400)
  expect((await save({ 'Site.KeyFigures': null })).status).toBe(200)
  expect(await figures()).toEqual(sentence)
})

test('in English the sentence says how many of the open tenders the list beneath it shows', async () => {
  const { html } = await home('/en')
  const listed = /class="tab-count">(\d+)</.exec(html.slice(html.indexOf(marks.ads)))?.[1]
  const said = /<p class="key-figures">.*?<\/p>/s.exec(html)?.[0].replace(/<[^>]*>/g, '') ?? ''
  expect(said).toMatch(/\d+\sopen tenders/)
  expect(/\((\d+)\sof them in English\)/.exec(said)?.[1] ?? /(\d+)\sopen tenders/.exec(said)?.[1]).toBe(listed)
  expect((await home()).html).not.toContain('منها بالعربية)')
})

test('of ideas there are as many as fill their column beside two investors and the two calls', async () => {
  const { html } = await home()
  const part = html.slice(html.indexOf(marks.ideasAndInvestors)).split('</section>')[0] ?? ''
  expect([...part.matchAll(/href="\/entrepreneurialIdeaBank\/[^"]+"/g)]).toHaveLength(5)
  expect([...part.matchAll(/href="\/investors\/[^"]+"/g)]).toHaveLength(2)
})

test('what cannot be is refused at its row', async () => {
  const said = async (row: Json) => rulesIn(await save({ 'Site.HomeBlocks': [row] }))
  expect(await said({ block: ids.get('news') ?? 0, isVisible: true, count: 2 })).toEqual(['Site.HomeBlocks[0].count: between'])
  expect(await said({ block: ids.get('news') ?? 0, isVisible: true, count: 13 })).toEqual(['Site.HomeBlocks[0].count: between'])
  expect(await said({ block: ids.get('keyFigures') ?? 0, isVisible: true, count: 4 })).toEqual(['Site.HomeBlocks[0].count: rule'])
  // Nothing draws it yet.
  expect(await said({ block: ids.get('budgets') ?? 0, isVisible: true })).toEqual(['Site.HomeBlocks[0].block: choice'])
  const twice = [ids.get('news') ?? 0, ids.get('news') ?? 0].map(block => ({ block, isVisible: true }))
  expect((await save({ 'Site.HomeBlocks': twice })).status).toBe(400)
})

test("the minister's word is on the first page once it is published, with who speaks and the way to all of it", async () => {
  const { json } = await desk.get('AboutUs/GetListPaged?maxResultCount=100')
  const section = listIn(json, 'items')
    .map(item => objectIn(item))
    .find(({ titleAr }) => titleAr === 'كلمة الوزير')
  const id = String(section?.id)
  const long = 'نكتب ما نعرفه كما هو ونصحح ما نخطئ فيه. '.repeat(20)
  const photo = await desk.uploaded(await picture(400, 500), 'face.png', 'aboutUs', 'people.photo')
  const updated = await desk.call('PUT', 'AboutUs/Update', {
    body: {
      id,
      concurrencyStamp: section?.concurrencyStamp,
      titleEn: "The minister's message",
      bodyAr: `<h2>عنوان</h2><p>أهلًا بكم &amp; مرحبًا.</p><p>${long}</p>`,
      bodyEn: '<p>Welcome to the portal.</p>',
      people: [{ nameAr: 'صاحب الكلمة', nameEn: 'The speaker', positionAr: 'الوزير', positionEn: 'Minister', photo }],
    },
  })
  expect(updated.bytes.toString()).toContain('صاحب الكلمة')
  expect((await home()).blocks).not.toContain('ministerWord')
  expect((await desk.call('PUT', `AboutUs/Publish/${id}`, { body: {} })).status).toBe(200)
  const { html, blocks } = await home()
  expect(blocks.at(-1)).toBe('ministerWord')
  const part = html.slice(html.indexOf(marks.ministerWord))
  expect(part).toContain('أهلًا بكم &amp; مرحبًا. نكتب')
  expect(part).toContain('صاحب الكلمة')
  expect(part).toContain('href="/aboutUs#ministerWord"')
  expect(html).toContain(`/api/Attachment/GetByte/${photo}?width=400`)
  expect(await faultsOfHtml(html)).toEqual([])
  // A word that is whole needs no way to the rest of it.
  expect((await home('/en')).html).not.toContain('#ministerWord')
  // What has no English is told in Arabic, and marked so.
  const { json: now } = await desk.get(`AboutUs/Get/${id}`)
  const body = { id, concurrencyStamp: now?.concurrencyStamp ?? null, bodyEn: null }
  expect((await desk.call('PUT', 'AboutUs/Update', { body })).status).toBe(200)
  const english = (await home('/en')).html
  const ofWord = english.slice(english.indexOf(marks.ministerWord))
  expect(ofWord).toMatch(/<blockquote[^>]*lang="ar" dir="rtl"/)
  expect(ofWord).toContain('In Arabic')
  expect(ofWord).toContain('<b lang="ar" dir="rtl">صاحب الكلمة</b>')
  expect(await faultsOfHtml(english)).toEqual([])
})

test.each(['/contactUs', '/en/contactUs'])('the way to the ministry opens in every browser (%s)', async path => {
  const html = await (await fetch(world.url + path)).text()
  expect(html).not.toContain('href="geo:')
  expect(html).toMatch(
    /<a href="https:\/\/www\.openstreetmap\.org\/\?mlat=[\d.]+&amp;mlon=[\d.]+#map=17\/[\d.]+\/[\d.]+" rel="external noopener"/,
  )
})

test('machines read whose the portal is, its logo and pages elsewhere, and how it is searched', async () => {
  const { json } = await desk.get('Public/Lookup/GetByType/socialNetwork')
  const [network] = listIn(json, 'items').map(item => Number(objectIn(item).id))
  const social = { 'Contact.Social': [{ network, url: 'https://social.example/ministry' }] }
  expect((await save(social, 'contact')).status).toBe(200)
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec((await home('/en')).html) ?? []
  const { '@graph': nodes } = JSON.parse(text)
  expect(nodes).toContainEqual({
    '@type': 'GovernmentOrganization',
    name: 'Ministry of Local Government',
    url: `${world.url}/en`,
    logo: `${world.url}/icon-512.png`,
    sameAs: ['https://social.example/ministry'],
  })
  expect(nodes).toContainEqual(
    expect.objectContaining({ '@type': 'WebSite', potentialAction: expect.objectContaining({ target: `${world.url}/en/search?q={q}` }) }),
  )
})

async function stampsOf(group: string): Promise<Json[]> {
  const { json } = await desk.get(`Config/GetListPaged?group=${group}&maxResultCount=100`)
  return listIn(json, 'items')
    .map(item => objectIn(item))
    .flatMap(({ key, concurrencyStamp }) => (concurrencyStamp === null ? [] : [{ key, concurrencyStamp }]))
}

test('the news begin with what is featured, one large and two beside it, before anything newer; a filter or a further page does not', async () => {
  const id = await published(desk, { titleAr: 'خبر قديم يبقى في الصدارة', date: '2025-02-01' })
  const until = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  expect((await desk.call('PUT', `News/Feature/${id}`, { body: { until, order: 1 } })).status).toBe(200)
  const read = async (path: string) => (await fetch(world.url + path)).text()
  const linksIn = (part: string) => [...new Set([...part.matchAll(/href="(?:\/en)?\/news\/([0-9a-f-]{36})"/g)].map(([, of]) => of))]
  const leadOf = (html: string) => linksIn(/<section class="lead-row">.*?<\/section>/s.exec(html)?.[0] ?? '')
  const html = await read('/news')
  const leads = leadOf(html)
  // Another item of the demonstration has the first place too.
  expect([leads.indexOf(id) >= 0 && leads.indexOf(id) < 2, leads.length]).toEqual([true, 3])
  expect(linksIn(/class="entries".*?<\/ul>\s*<\/(?:div|main)/s.exec(html)?.[0] ?? '').filter(of => leads.includes(of))).toEqual([])
  // It is in Arabic alone.
  expect(leadOf(await read('/en/news'))).not.toContain(id)
  for (const path of ['/news?page=2', '/news?month=2025-02']) expect([path, leadOf(await read(path))]).toEqual([path, []])
})

test('a news item names the places that it concerns, with the way to each', async () => {
  const place = textIn((await desk.get('Public/Place/GetByCode/15001')).json, 'id')
  const id = await published(desk, { titleAr: 'خبر يعني مدينة بعينها', relatedPlaces: [place] })
  const html = await (await fetch(`${world.url}/news/${id}`)).text()
  expect(/<p class="article-places">.*?<\/p>/s.exec(html)?.[0]).toContain('href="/localComm/15001"')
  expect(html).toMatch(/"about":\[\{"@type":"GovernmentOrganization","name":"[^"]+","url":"[^"]+\/localComm\/15001"\}\]/)
})

test('the dash between two names begins no line, and a range stays in one line', async () => {
  expect((await sourceOf(`${world.url}/en/council/J0101`)).html).toContain('Management\u00a0– Jenin')
  expect((await sourceOf(`${world.url}/en/investors`)).html).toContain('<span class="bound">(10–19\u00a0workers)</span>')
})

test('in English the ministry to which pictures belong has its article', async () => {
  const { items: albums }: { items: { id: string }[] } = await (
    await fetch(`${world.url}/api/Public/ImageAlbum/GetListPaged?language=en&maxResultCount=100`)
  ).json()
  const pages = await Promise.all(albums.map(async ({ id }) => (await sourceOf(`${world.url}/en/imgCenter/${id}`)).html))
  expect(pages.filter(html => html.includes('Owned by the Ministry')).length).toBeGreaterThan(0)
  expect(pages.filter(html => html.includes('Owned by Ministry'))).toEqual([])
})

test('the sector of the demonstration shows the laws that its page promises', async () => {
  const { html } = await sourceOf(`${world.url}/localGovernmentSector`)
  expect(html).toContain('والقوانين التي تحكمها')
  expect(html).toContain('قوانين القطاع')
})

test('authorities to choose from stand in the order of their names in the language of the page, in forms and over lists', async () => {
  for (const [path, select] of [
    ['/contactUs', 'place'],
    ['/addInvestor', 'interestPlaces'],
    ['/investors', 'place'],
    ['/entrepreneurialIdeaBank', 'place'],
  ] as const)
    for (const lang of ['ar', 'en'] as const) {
      const html = await (await fetch(`${world.url}${lang === 'en' ? '/en' : ''}${path}`)).text()
      const [drawn = ''] = new RegExp(`<select[^>]* name="${select}".*?</select>`, 's').exec(html) ?? []
      const names = [...drawn.matchAll(/<option[^>]* value="[^"]+"[^>]*>([^<]+)</g)].map(([, said = '']) => {
        const name = said.replaceAll('&#x27;', "'")
        return { nameAr: name, nameEn: name }
      })
      expect(names.length).toBeGreaterThan(100)
      expect(names).toEqual(names.toSorted(byName(lang)))
    }
})
