import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeTypes } from '../../modules/places/hierarchy/hierarchy.ts'
import { inLanguage, langOf } from '../../web/generic/lang.ts'
import { feedFiles, feedLists } from '../../web/shells/portal/feeds.ts'
import { asOwner, startDemoWorld, startWorld, type World } from '../world.ts'
import { calendarRead } from './icalendar.ts'
import { firstOf } from './looks.ts'
import { sourceOf } from './page.ts'
import { feedRoutes, routeOf } from './walkPortal.ts'
import { xmlOf, type Node } from './xml.ts'

// What programs read of the portal, by the standards that they read it by: RSS 2.0, Atom (RFC 4287), iCalendar (RFC 5545), sitemaps 0.9,
// robots (RFC 9309), the manifest of an application, security.txt (RFC 9116).

const atom = 'http://www.w3.org/2005/Atom'
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/
const rssDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/

/** A text that must be there once and say something. */
function only(node: Node, name: string, faults: string[]): string {
  const [first, ...more] = node.all(name)
  if (!first || more.length > 0) faults.push(`${node.name} has ${node.all(name).length} ${name}`)
  else if (first.text.trim() === '') faults.push(`${node.name} has an empty ${name}`)
  return first?.text ?? ''
}

interface FeedRead {
  readonly faults: readonly string[]
  /** Where readers of the list go, and those of each entry. */
  readonly page: string
  readonly entries: readonly string[]
}

function rssRead(root: Node, self: string, lang: string): FeedRead {
  const faults: string[] = []
  if (root.name !== 'rss' || root.attribute('version') !== '2.0') faults.push(`is ${root.name} ${root.attribute('version')}`)
  const [channel, ...more] = root.children
  if (channel?.name !== 'channel' || more.length > 0) return { faults: [...faults, 'has not one channel'], page: '', entries: [] }
  for (const name of ['title', 'description']) only(channel, name, faults)
  if (only(channel, 'language', faults) !== lang) faults.push('is in another language')
  const own = channel.all('atom:link').find(link => link.attribute('rel') === 'self')
  if (own?.namespace !== atom || own.attribute('href') !== self) faults.push(`says that it is at ${own?.attribute('href')}`)
  const items = channel.all('item')
  for (const item of items) {
    only(item, 'title', faults)
    const date = only(item, 'pubDate', faults)
    if (!rssDate.test(date) || Number.isNaN(Date.parse(date))) faults.push(`was published on ${date}`)
    if (item.all('description').length !== 1) faults.push('has an item without a description')
  }
  const ids = items.map(item => only(item, 'guid', faults))
  if (new Set(ids).size !== ids.length) faults.push('names two items alike')
  return { faults, page: only(channel, 'link', faults), entries: items.map(item => only(item, 'link', faults)) }
}

function atomRead(root: Node, self: string, lang: string): FeedRead {
  const faults: string[] = []
  const linkOf = (node: Node, rel: string) => {
    const links = node.all('link').filter(link => link.attribute('rel') === rel)
    if (links.length !== 1) faults.push(`${node.name} has ${links.length} links ${rel}`)
    return links[0]?.attribute('href') ?? ''
  }
  const updatedOf = (node: Node) => {
    const at = only(node, 'updated', faults)
    if (!instant.test(at) || Number.isNaN(Date.parse(at))) faults.push(`${node.name} was updated at ${at}`)
    return Date.parse(at)
  }
  if (root.name !== 'feed' || root.namespace !== atom) faults.push(`is ${root.name}`)
  if (root.attribute('xml:lang') !== lang) faults.push('is in another language')
  if (linkOf(root, 'self') !== self) faults.push(`says that it is at ${linkOf(root, 'self')}`)
  only(root, 'title', faults)
  const [author] = root.all('author')
  if (author) only(author, 'name', faults)
  else faults.push('is nobody’s')
  const entries = root.all('entry')
  const updated = updatedOf(root)
  for (const entry of entries) {
    only(entry, 'title', faults)
    if (updatedOf(entry) > updated) faults.push('was updated before its newest entry')
    if (entry.all('summary').length > 1) faults.push('has two summaries of an entry')
  }
  const ids = [root, ...entries].map(node => only(node, 'id', faults))
  for (const id of ids) if (!/^[a-z][a-z0-9+.-]*:\S+$/.test(id)) faults.push(`${id} is no address`)
  if (new Set(ids).size !== ids.length) faults.push('names two entries alike')
  return { faults, page: linkOf(root, 'alternate'), entries: entries.map(entry => linkOf(entry, 'alternate')) }
}

/** Each list whole and narrowed by what it may be narrowed by, as both kinds, in both languages; and the audit's roots. */
async function feedPaths(url: string, hasPlaces: boolean): Promise<string[]> {
  const bare: string[] = ['/auditRoots.atom', '/auditRoots.rss']
  for (const { path, categories, placeInPath, governorateInPath, isAsked } of feedLists) {
    const codes = categories === undefined ? [] : await codesOf(url, categories)
    const narrowed = [...codes.slice(0, 2), ...(placeInPath && hasPlaces ? ['15001'] : []), ...(governorateInPath ? ['15'] : [])]
    for (const list of [path, ...narrowed.map(code => `${path}/${code}`)])
      for (const file of feedFiles) bare.push(`/${list}/${file}${isAsked ? `?${new URLSearchParams({ q: 'بلدية' })}` : ''}`)
  }
  for (const tab of hasPlaces ? ['open', 'closed'] : []) bare.push(`/ads/${await firstOf(url, `Ads/GetByStage?stage=${tab}`)}/feed.atom`)
  return bare.flatMap(path => [path, inLanguage(path, 'en')])
}

async function codesOf(url: string, type: string): Promise<string[]> {
  const { items } = await (await fetch(`${url}/api/Public/Lookup/GetByType/${type}`)).json()
  return items.map(({ code }: { code: string }) => code)
}

/** The one address of a feed: where a page has its place in the query, so has its feed. */
function ownAddress(path: string): string {
  return path.replace(/^((?:\/en)?\/(?:successStory|knowledgeExchange))\/(\d+)\/(feed\.\w+)$/, '$1/$3?place=$2')
}

async function readFeed(url: string, origin: string, path: string): Promise<FeedRead> {
  const answer = await fetch(url + path)
  if (answer.status !== 200) return { faults: [`answers ${answer.status}`], page: '', entries: [] }
  const isAtom = path.includes('.atom')
  const type = `application/${isAtom ? 'atom' : 'rss'}+xml; charset=utf-8`
  const read = (isAtom ? atomRead : rssRead)(xmlOf(await answer.text()), origin + ownAddress(path), langOf(path))
  const wrongType = answer.headers.get('content-type') === type ? [] : [`comes as ${answer.headers.get('content-type')}`]
  return { ...read, faults: [...wrongType, ...read.faults] }
}

describe.each([
  ['much', undefined, startDemoWorld],
  ['nothing', 'https://portal.example', () => startWorld({ PUBLIC_URL: 'https://portal.example' })],
] as const)('with %s to tell', (howMuch, publicUrl, start) => {
  let world: World
  let origin: string
  beforeAll(async () => {
    world = await start()
    origin = publicUrl ?? world.url
  }, 240_000)
  afterAll(() => world?.stop())

  /** What a page answers at an address that a program was told. */
  const statusOf = async (address: string) =>
    address.startsWith(`${origin}/`) ? (await fetch(world.url + address.slice(origin.length))).status : address

  test('feeds are what their standards ask, and lead to pages that are there', async () => {
    const faults: string[] = []
    const empty: string[] = []
    for (const path of await feedPaths(world.url, howMuch === 'much')) {
      const read = await readFeed(world.url, origin, path)
      faults.push(...read.faults.map(fault => `${path}: ${fault}`))
      for (const address of [read.page, ...read.entries.slice(0, 2)]) {
        const status = await statusOf(address)
        if (status !== 200) faults.push(`${path} leads to ${address}, which answers ${status}`)
      }
      if (read.entries.length === 0 && path.replace(/\?.*/, '').split('/').length === (langOf(path) === 'en' ? 4 : 3)) empty.push(path)
    }
    expect(faults).toEqual([])
    if (howMuch === 'much') expect(empty).toEqual([])
  })

  if (howMuch === 'much')
    test.each([
      ['successStory', 'SuccessStory/GetFacets', 'places'],
      ['knowledgeExchange', 'KnowledgeExchange/GetFacets', 'publishers'],
    ])('the feed of %s of one place leads to the list of what that place has published, and of nothing else', async (path, call, key) => {
      const { [key]: places } = await (await fetch(`${world.url}/api/Public/${call}`)).json()
      const { entries: all } = await readFeed(world.url, origin, `/${path}/feed.xml`)
      const { entries: own, page } = await readFeed(world.url, origin, `/${path}/${places[0].code}/feed.xml`)
      const { html } = await sourceOf(page)
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      const listed = all.filter(address => main.includes(`${address.slice(origin.length)}"`))
      expect(listed.length).toBeGreaterThan(0)
      expect(own.length).toBeLessThan(all.length)
      expect(listed.filter(address => !own.includes(address))).toEqual([])
    })

  if (howMuch === 'much')
    test.each([
      ['news', 'news_live', 'published_at', 'date'],
      ['ads', 'ads_live', 'published_at', 'date'],
      ['events', 'event_live', 'published_at', 'start_at desc'],
      ['legalEnvironment', 'legal_environment', 'last_modification_time', 'year, number'],
      ['successStory', 'success_story_live', 'published_at', 'date'],
      ['knowledgeExchange', 'knowledge_exchange_live', 'published_at', 'date'],
      ['entrepreneurialIdeaBank', 'creative_ideas_bank_live', 'published_at', 'date'],
      ['videoCenter', 'video', 'last_modification_time', 'date'],
      ['imgCenter', 'image_album', 'last_modification_time', 'date'],
      ['investors', 'investors_live', 'published_at', 'name_ar desc'],
      ['partnerships', 'partnership', 'last_modification_time', 'sort_order desc'],
      ['gateServices', 'gate_service', 'last_modification_time', "coalesce(link_url, '') like '/%', sort_order desc"],
    ])('the feed of %s begins with what was published last, though it stands last on the page', async (path, table, at, order) => {
      const isShown = table.endsWith('_live') ? 'true' : 'is_published'
      const [row] = await asOwner(world.database.ownerUrl, async client => {
        const last = `select id from ${table} where ${isShown} order by ${order}, id limit 1`
        return (await client.query<{ id: string }>(`update ${table} set ${at} = now() where id = (${last}) returning id`)).rows
      })
      expect((await readFeed(world.url, origin, `/${path}/feed.xml`)).entries[0]).toContain(row?.id)
    })

  if (howMuch === 'much')
    test.each([
      ['localComms', 'local_comm', placeTypes.authority[0]],
      ['councils', 'place', placeTypes.council[0]],
    ])('the feed of %s begins with what was changed last, and is narrowed as its page is', async (path, table, type) => {
      const [row] = await asOwner(world.database.ownerUrl, async client => {
        const last = `select p.id from place p join lookup g on g.id = p.governorate left join local_comm f on f.id = p.id
          where g.code = '15' and p.is_active and p.type_code = ${type} and f.is_published is not false order by p.name_ar desc limit 1`
        const changed = `update ${table} set last_modification_time = now() where id = (${last}) returning id`
        return (await client.query<{ code: string }>(`with c as (${changed}) select p.code from c join place p on p.id = c.id`)).rows
      })
      const { entries } = await readFeed(world.url, origin, `/${path}/feed.xml`)
      const own = await readFeed(world.url, origin, `/${path}/feed.xml?governorate=15`)
      expect(entries[0]).toMatch(new RegExp(`/${row?.code}$`))
      expect(own.entries[0]).toBe(entries[0])
      expect(own.entries.length).toBeLessThan(entries.length)
      expect(await statusOf(own.page)).toBe(200)
    })

  if (howMuch === 'much')
    test('each route that programs follow is read here', async () => {
      const id = '01a1fece-0000-7000-8000-000000000000'
      const ofEvents = ['events', `event/${id}`, `newEvent/${id}`].map(path => `/${path}/calendar.ics`)
      const calendars = ['/ads/closings.ics', `/ads/${id}/closing.ics`, ...ofEvents].flatMap(path => [path, inLanguage(path, 'en')])
      const read = new Set([...(await feedPaths(world.url, true)), ...calendars].map(routeOf))
      expect(feedRoutes.filter(route => !read.has(route))).toEqual([])
    })

  test('calendars are what RFC 5545 asks, whole, narrowed, and of one', async () => {
    const one =
      howMuch === 'much'
        ? [
            '/events/calendar.ics?place=15001',
            '/ads/closings.ics?place=15001',
            `/event/${await firstOf(world.url, 'Event/GetBetween?language=en')}/calendar.ics`,
            `/ads/${await firstOf(world.url, 'Ads/GetByStage?language=en')}/closing.ics`,
          ]
        : []
    const some = ['/events/calendar.ics', '/ads/closings.ics', ...one]
    const faults: string[] = []
    for (const path of some.flatMap(bare => [bare, inLanguage(bare, 'en')])) {
      const answer = await fetch(world.url + path)
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'text/calendar; charset=utf-8'])
      const read = calendarRead(new Uint8Array(await answer.arrayBuffer()))
      faults.push(...read.faults.map(fault => `${path}: ${fault}`))
      for (const event of read.events.slice(0, 2)) {
        const status = await statusOf(event.get('URL') ?? '')
        if (status !== 200) faults.push(`${path} leads to ${event.get('URL')}, which answers ${status}`)
      }
      if (howMuch === 'much' && !path.includes('?') && read.events.length === 0) faults.push(`${path} tells of nothing`)
    }
    expect(faults).toEqual([])
  })

  test('sitemaps are what their schema asks; they name pages that may be looked at, by the address that each says is its own', async () => {
    const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9'
    const rules = rulesOf(await (await fetch(`${world.url}/robots.txt`)).text())
    const index = xmlOf(await (await fetch(`${world.url}/sitemap.xml`)).text())
    expect([index.name, index.namespace]).toEqual(['sitemapindex', sitemaps])
    const faults: string[] = []
    const seen = new Set<string>()
    const addressIn = (node: Node): string => {
      if (node.children[0]?.name !== 'loc') faults.push(`${node.name} does not begin with its address`)
      const address = only(node, 'loc', faults)
      if (!address.startsWith(`${origin}/`) && address !== origin) faults.push(`${address} is elsewhere`)
      if (address.length > 2047 || seen.has(address)) faults.push(`${address} is too long, or stands there twice`)
      seen.add(address)
      for (const { text } of node.all('lastmod'))
        if (!instant.test(text) || Date.parse(text) > Date.now()) faults.push(`${address} is of ${text}`)
      return address
    }
    for (const map of index.children) {
      if (map.children.some(({ name }) => !['loc', 'lastmod'].includes(name))) faults.push('the index says more than it may')
      const file = addressIn(map)
      const set = xmlOf(await (await fetch(world.url + file.slice(origin.length))).text())
      if (set.name !== 'urlset' || set.namespace !== sitemaps || set.children.length === 0 || set.children.length > 50_000)
        faults.push(`${file} is ${set.name} of ${set.children.length}`)
      for (const url of set.children) {
        const address = addressIn(url)
        const path = address.slice(origin.length) || '/'
        if (!rules.allows(path)) faults.push(`${address} may not be looked at`)
        const inOther = url.all('xhtml:link')
        const names = inOther.map(link => link.attribute('href'))
        if (inOther.length > 0 && !names.includes(address)) faults.push(`${address} does not name itself`)
        if (inOther.some(link => link.namespace !== 'http://www.w3.org/1999/xhtml' || link.attribute('rel') !== 'alternate'))
          faults.push(`${address} names something else`)
      }
      for (const url of sampleOf(set.children)) {
        const address = only(url, 'loc', faults)
        const page = await sourceOf(world.url + address.slice(origin.length))
        if (page.status !== 200) faults.push(`${address} answers ${page.status}`)
        else if (page.canonical !== address || page.robots !== undefined) faults.push(`${address} says ${page.canonical}, ${page.robots}`)
        const named = url.all('xhtml:link').map(link => [link.attribute('hreflang'), link.attribute('href')])
        if (page.status === 200 && named.length > 0 && JSON.stringify(named) !== JSON.stringify([...page.alternates]))
          faults.push(`${address} names ${JSON.stringify(named)}, its page ${JSON.stringify([...page.alternates])}`)
        if (page.status === 200 && named.length === 0 && page.alternates.has('en'))
          faults.push(`${address} keeps its English page to itself`)
      }
    }
    expect(faults).toEqual([])
  })

  test('robots.txt is what RFC 9309 asks, and lets programs see the portal, its files and its data, and nothing else', async () => {
    const answer = await fetch(`${world.url}/robots.txt`)
    expect(answer.headers.get('content-type')?.toLowerCase()).toBe('text/plain; charset=utf-8')
    const rules = rulesOf(await answer.text())
    expect(rules.faults).toEqual([])
    expect(rules.sitemaps).toEqual([`${origin}/sitemap.xml`])
    const may = [
      '/',
      '/en',
      '/news/feed.xml',
      '/api/docs',
      '/en/api/docs/News',
      '/api/Public/News/GetListPaged',
      '/api/Attachment/GetByte/1',
      '/assets/a.css',
      '/entrepreneurialIdeaBank',
      '/en/entrepreneurialIdeaBank/1',
    ]
    const mayNot = [
      '/dashboard',
      '/dashboard/users',
      '/login',
      '/entry',
      '/entry/confirm/1',
      '/en/entry/MSG-2026-00001',
      '/follow/1?key=x',
      '/search?q=x',
      '/en/search?q=x',
      '/api/News/GetListPaged',
      '/api/Account/Login',
    ]
    expect([...may, ...mayNot].filter(path => rules.allows(path))).toEqual(may)
  })

  test('the manifest says what an application needs', async () => {
    const answer = await fetch(`${world.url}/manifest.webmanifest`)
    const manifest: Record<string, unknown> = await answer.json()
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', lang: 'ar', dir: 'rtl' })
    for (const name of ['name', 'short_name', 'description']) expect(manifest[name], name).toMatch(/\S/)
    for (const name of ['background_color', 'theme_color']) expect(manifest[name]).toMatch(/^#[0-9a-f]{6}$/)
    expect(['fullscreen', 'standalone', 'minimal-ui', 'browser']).toContain(manifest.display)
    const icons: readonly { src: string; sizes: string; type?: string; purpose?: string }[] = Array.isArray(manifest.icons)
      ? manifest.icons
      : []
    for (const size of ['192x192', '512x512'])
      expect(icons.find(({ sizes, purpose }) => sizes === size && purpose?.split(' ').includes('any'))?.type).toBe('image/png')
  })

  test('security.txt says each thing as RFC 9116 asks', async () => {
    const answer = await fetch(`${world.url}/.well-known/security.txt`)
    expect(answer.headers.get('content-type')?.toLowerCase()).toBe('text/plain; charset=utf-8')
    const lines = (await answer.text()).split('\n')
    expect(lines.pop()).toBe('')
    const said = lines.map(line => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line])
    const of = (name: string) => said.flatMap(([key, value = '']) => (key === name ? [value] : []))
    expect(said.filter(([key = '']) => !['Contact', 'Expires', 'Preferred-Languages', 'Canonical'].includes(key))).toEqual([])
    expect(of('Expires')).toEqual([expect.stringMatching(instant)])
    expect(of('Preferred-Languages')).toEqual(['ar, en'])
    expect(of('Canonical')).toEqual([`${origin}/.well-known/security.txt`])
    const [contact = '', ...more] = of('Contact')
    expect(more).toEqual([])
    if (howMuch === 'much') return expect(contact).toMatch(/^mailto:\S+@\S+$/)
    // Nobody has said where to write: by the form, which is reached as the portal is.
    expect(contact).toBe(`${origin}/contactUs`)
    expect(await statusOf(contact)).toBe(200)
  })
})

/** The first, the last and what lies between, in the order of the file. */
function sampleOf<T>(all: readonly T[]): readonly T[] {
  const most = 6
  return all.length <= most
    ? all
    : Array.from({ length: most }, (_, n) => all[Math.round((n * (all.length - 1)) / (most - 1))]).flatMap(one => one ?? [])
}

interface Rules {
  readonly faults: readonly string[]
  readonly sitemaps: readonly string[]
  /** The longest rule that fits decides; of two as long the one that allows. */
  allows(path: string): boolean
}

/** Reads robots.txt for a program that it does not name. */
function rulesOf(text: string): Rules {
  const faults: string[] = []
  const sitemaps: string[] = []
  const rules: { path: string; allows: boolean }[] = []
  let group: string | undefined
  for (const line of text.split('\n')) {
    if (/^\s*(?:#.*)?$/.test(line)) continue
    const [, key = '', value = ''] = /^([A-Za-z-]+): ?(\S.*)$/.exec(line) ?? []
    if (key === 'User-agent') group = value
    else if (key === 'Sitemap') sitemaps.push(value)
    else if (group === undefined || !['Allow', 'Disallow'].includes(key) || !/^[/*]/.test(value)) faults.push(`no rule: ${line}`)
    else if (group === '*') rules.push({ path: value, allows: key === 'Allow' })
  }
  return {
    faults,
    sitemaps,
    allows: path => {
      const [best] = rules
        .filter(rule => path.startsWith(rule.path))
        .toSorted((a, b) => b.path.length - a.path.length || Number(b.allows) - Number(a.allows))
      return best?.allows ?? true
    },
  }
}
