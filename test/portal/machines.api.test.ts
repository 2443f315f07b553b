import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Desk } from '../uploads.ts'
import { startDemoWorld, type World } from '../world.ts'
import { picture } from '../uploads.ts'
import { adminDesk, inEnglish, published, withdraw } from './desk.ts'
import { sourceOf } from './page.ts'

// What programs read of the portal: sitemaps, feeds, cards, the manifest (portal and administration, section 17).

let world: World
let desk: Desk
beforeAll(async () => {
  world = await startDemoWorld()
  desk = await adminDesk(world)
})
afterAll(() => world?.stop())

const textOf = async (path: string) => (await fetch(world.url + path)).text()
const placesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

describe('sitemaps', () => {
  test('robots.txt names the index, the index names files, and every address in them answers', async () => {
    expect(await textOf('/robots.txt')).toContain(`Sitemap: ${world.url}/sitemap.xml`)
    const files = placesIn(await textOf('/sitemap.xml'))
    expect(files).toEqual(expect.arrayContaining(['pages', 'news', 'localComm'].map(kind => `${world.url}/sitemaps/${kind}-1.xml`)))
    for (const file of files) {
      const addresses = placesIn(await (await fetch(file)).text())
      expect(addresses.length).toBeGreaterThan(0)
      for (const address of [addresses[0], addresses.at(-1)]) expect([address, (await fetch(address ?? '')).status]).toEqual([address, 200])
    }
  })

  test('a page stands in the languages that it has, and is gone when it is withdrawn', async () => {
    const both = await published(desk, inEnglish)
    const arabic = await published(desk, {})
    const news = await textOf('/sitemaps/news-1.xml')
    const [ar, en] = [`${world.url}/news/${both}`, `${world.url}/en/news/${both}`]
    expect(placesIn(news)).toEqual(expect.arrayContaining([ar, en, `${world.url}/news/${arabic}`]))
    expect(news).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${en}"/>`)
    expect(placesIn(news)).not.toContain(`${world.url}/en/news/${arabic}`)
    await withdraw(desk, both)
    expect(await textOf('/sitemaps/news-1.xml')).not.toContain(both)
  })

  test('services and agreements, whose pages lie in a query, stand in it by their own addresses', async () => {
    for (const [file, page] of [
      ['gateService', '/gateServices?service='],
      ['partnership', '/partnerships?id='],
    ] as const) {
      const addresses = placesIn(await textOf(`/sitemaps/${file}-1.xml`))
      expect(addresses.length).toBeGreaterThan(0)
      expect(addresses.filter(address => !address.startsWith(world.url + page) && !address.startsWith(`${world.url}/en${page}`))).toEqual(
        [],
      )
      const { html } = await sourceOf(addresses[0] ?? '')
      expect(html).toContain(`<link rel="canonical" href="${addresses[0]}"/>`)
    }
  })

  test('a page names its pictures, and the page of a video its film', async () => {
    const elements = (xml: string, name: string) =>
      [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, content = '']) => content)
    const typeOf = async (address: string) => (await fetch(address)).headers.get('content-type')
    const id = await published(desk, inEnglish)
    const entry = (await textOf('/sitemaps/news-1.xml')).split('<url>').find(part => part.includes(`/en/news/${id}<`)) ?? ''
    const [picture = ''] = elements(entry, 'image:loc')
    expect(await typeOf(picture)).toBe('image/webp')
    await withdraw(desk, id)
    expect(await textOf('/sitemaps/news-1.xml')).not.toContain(id)

    const xml = await textOf('/sitemaps/video-1.xml')
    const films = xml.split('<url>').filter(part => part.includes('<video:video>'))
    expect(films.length).toBeGreaterThan(0)
    for (const film of films) {
      for (const name of ['title', 'description', 'thumbnail_loc']) expect(elements(film, `video:${name}`), film).toHaveLength(1)
      expect([...elements(film, 'video:content_loc'), ...elements(film, 'video:player_loc')], film).toHaveLength(1)
    }
    expect(await typeOf(elements(films[0] ?? '', 'video:thumbnail_loc')[0] ?? '')).toMatch(/^image\//)
  })

  test.each(['/sitemaps/news-99.xml', '/sitemaps/systemUser-1.xml', '/sitemaps/gateMessage-1.xml'])('%s is not there', async path => {
    expect((await fetch(world.url + path)).status).toBe(404)
  })
})

describe('feeds', () => {
  test.each([
    ['/news/feed.xml', 'application/rss+xml', '<rss version="2.0"'],
    ['/news/feed.atom', 'application/atom+xml', '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ar">'],
    ['/en/news/feed.atom', 'application/atom+xml', 'xml:lang="en"'],
    ['/news/projects/feed.xml', 'application/rss+xml', '<title>محلّي - الأخبار: مشاريع وتدشين</title>'],
    ['/en/news/15001/feed.xml', 'application/rss+xml', '<title>Mahalli - News: Nablus Municipality</title>'],
  ])('%s', async (path, type, part) => {
    const answer = await fetch(world.url + path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`])
    expect(await answer.text()).toContain(part)
  })

  test('a list names its feed, which has what was published last and loses what is withdrawn', async () => {
    expect((await sourceOf(`${world.url}/news/projects`)).html).toContain(
      `<link rel="alternate" type="application/rss+xml" href="${world.url}/news/projects/feed.xml"/>`,
    )
    const id = await published(desk, { titleAr: 'مادة في ذيل الموجز & رأسه' })
    const feed = await textOf('/news/feed.xml')
    expect(feed).toContain(`<link>${world.url}/news/${id}</link>`)
    expect(feed).toContain('مادة في ذيل الموجز &#38; رأسه')
    await withdraw(desk, id)
    expect(await textOf('/news/feed.xml')).not.toContain(id)
  })

  test.each([
    ['/news?category=projects&place=15001', '/news/feed.xml?category=projects&place=15001'],
    ['/ads?governorate=15', '/ads/feed.xml?governorate=15'],
    ['/events?view=list&category=conference', '/events/conference/feed.xml?view=list'],
    ['/videoCenter?year=2026', '/videoCenter/feed.xml?year=2026'],
    ['/imgCenter', '/imgCenter/feed.xml'],
    ['/legalEnvironment?status=inForce', '/legalEnvironment/feed.xml?status=inForce'],
    ['/search?q=water&kind=news', '/search/feed.xml?q=water&kind=news'],
  ])('%s announces the feed by its own filters, and that feed says it is there', async (page, feed) => {
    const { html } = await sourceOf(world.url + page)
    const href = `${world.url}${feed}`.replaceAll('&', '&amp;')
    expect(html).toContain(`<link rel="alternate" type="application/rss+xml" href="${href}"/>`)
    expect(html).toContain(`<link rel="alternate" type="application/atom+xml" href="${href.replace('feed.xml', 'feed.atom')}"/>`)
    const told = await textOf(`${feed}&unknown=1`.replace(/^([^?]*)&/, '$1?'))
    expect(told).toContain(`<atom:link rel="self" type="application/rss+xml" href="${href.replaceAll('&amp;', '&#38;')}"/>`)
  })

  test.each([
    ['news', 'place=15001'],
    ['news', 'month=2026-01'],
    ['news', 'category=projects'],
    ['ads', 'governorate=15'],
    ['ads', 'group=tenders'],
    ['events', 'view=past&category=conference'],
    ['knowledgeExchange', 'type=guide'],
    ['videoCenter', 'category=tutorial'],
  ])('the feed of %s by %s has what the list has by it, no less and no more', async (list, query) => {
    const entries = (xml: string) =>
      [...xml.matchAll(/<item>\s*<title>[^<]*<\/title>\s*<link>([^<]*)<\/link>/g)].map(([, link = '']) => link)
    const ofFeed = entries(await textOf(`/${list}/feed.xml?${query}`))
    const stage = list === 'ads' ? '&stage=all' : ''
    const { html } = await sourceOf(`${world.url}/${list}?${query}${stage}`)
    const all = entries(await textOf(`/${list}/feed.xml`))
    expect(ofFeed).not.toEqual(all)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const own = list === 'events' ? 'event' : list === 'videoCenter' ? 'video' : list
    const listed = new Set([...main.matchAll(new RegExp(`href="(/${own}/[0-9a-f-]{36})"`, 'g'))].map(([, path = '']) => world.url + path))
    expect([...listed].filter(address => !ofFeed.includes(address))).toEqual([])
    if (ofFeed.length <= listed.size) expect(ofFeed.filter(address => !listed.has(address))).toEqual([])
  })

  test('entries say of what kind they are and show their picture; the feed says when it was changed', async () => {
    const id = await published(desk, {})
    const rss = await textOf('/news/feed.xml')
    const item = rss.split('<item>').find(part => part.includes(id)) ?? ''
    expect(item).toMatch(/<category>[^<]+<\/category>/)
    const picture = /<media:content url="([^"]+)" medium="image" type="image\/webp"\/>/.exec(item)?.[1] ?? ''
    expect((await fetch(picture.replaceAll('&#38;', '&'))).headers.get('content-type')).toBe('image/webp')
    expect(rss).toMatch(/<lastBuildDate>\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT<\/lastBuildDate>/)
    const entry = (await textOf('/news/feed.atom')).split('<entry>').find(part => part.includes(id)) ?? ''
    expect(entry).toMatch(/<category term="[^"]+"\/>/)
    expect(entry).toMatch(/<link rel="enclosure" type="image\/webp" href="[^"]+"\/>/)
    await withdraw(desk, id)
  })

  test('what is no category and no place has no feed', async () => {
    expect((await fetch(`${world.url}/news/nothing/feed.xml`)).status).toBe(404)
  })
})

describe('cards', () => {
  test('a page is shown elsewhere by a picture of 1200 by 630 that is drawn for it', async () => {
    const home = await sourceOf(world.url)
    expect(home.html).toContain(`<meta property="og:image" content="${world.url}/cards/site.png"/>`)
    const id = await published(desk, inEnglish)
    for (const path of [
      '/cards/site.png',
      '/cards/site.png?lang=en',
      `/cards/news/${id}.png`,
      '/cards/localComm/15001.png?lang=en',
      '/cards/council/J1501.png',
    ]) {
      const answer = await fetch(world.url + path)
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/png'])
      // What is withdrawn has no card any more: whoever keeps one asks each time.
      expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect([width, height]).toEqual([1200, 630])
      const again = await fetch(world.url + path, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })
      expect(again.status).toBe(304)
    }
    await withdraw(desk, id)
    expect((await fetch(`${world.url}/cards/news/${id}.png`)).status).toBe(404)
  })

  test('a main image is cut around its focal point, on its pages and on the card', async () => {
    const at = async (mainImageFocus: string) =>
      published(desk, {
        ...inEnglish,
        mainImage: await desk.uploaded(await picture(900, 1700), 'tall.png', 'news', 'mainImage'),
        mainImageFocus,
      })
    const [above, below] = [await at('50 0'), await at('50 100')]
    expect((await sourceOf(`${world.url}/news/${below}`)).html).toContain('class="picture focus-x-50 focus-y-100"')
    // Blue grows with each row of the test's picture.
    const blueOf = async (id: string) => {
      const card = await (await fetch(`${world.url}/cards/news/${id}.png`)).arrayBuffer()
      const { data, info } = await sharp(Buffer.from(card)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      return data[(100 * info.width + 300) * info.channels + 2] ?? 0
    }
    expect((await blueOf(below)) - (await blueOf(above))).toBeGreaterThan(60)
    await expect(at('55 1')).rejects.toThrow(/mainImageFocus/)
    for (const id of [above, below]) await withdraw(desk, id)
  })

  test('whatever has pictures of its own is shown elsewhere by its card, and the card is described', async () => {
    const id = await published(desk, {})
    for (const [path, card] of [
      [`/news/${id}`, `/cards/news/${id}.png`],
      ['/localComm/15001', '/cards/localComm/15001.png'],
      ['/en/localComm/15001', '/cards/localComm/15001.png?lang=en'],
      ['/council/J1501', '/cards/council/J1501.png'],
    ]) {
      const { html } = await sourceOf(`${world.url}${path}`)
      const said = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"/>`).exec(html)?.[1]
      expect([
        path,
        said('og:image'),
        said('og:image:type'),
        said('og:image:width'),
        said('og:image:height'),
        said('twitter:card'),
      ]).toEqual([path, `${world.url}${card}`, 'image/png', '1200', '630', 'summary_large_image'])
      expect(said('og:image:alt')).toBe(said('og:title'))
    }
    await withdraw(desk, id)
  })

  test('the card of an authority bears the mark of its governorate, and is not that of another', async () => {
    const [nablus, hebron, council] = await Promise.all(
      ['localComm/15001', 'localComm/50001', 'council/J1501'].map(async card =>
        Buffer.from(await (await fetch(`${world.url}/cards/${card}.png`)).arrayBuffer()),
      ),
    )
    // Where the mark stands: what two authorities of different governorates share there is the ground alone.
    const cornerOf = (png: Buffer | undefined) => sharp(png).extract({ left: 72, top: 36, width: 120, height: 120 }).raw().toBuffer()
    const [one, other, ofCouncil] = await Promise.all([cornerOf(nablus), cornerOf(hebron), cornerOf(council)])
    expect(one.equals(other)).toBe(false)
    expect(new Set(ofCouncil).size).toBeGreaterThan(3)
  })

  test.each(['/cards/systemUser/admin.png', '/cards/council/J9999.png', '/cards/news/nothing.png', '/cards/nothing/1.png'])(
    '%s is not there',
    async path => {
      expect((await fetch(world.url + path)).status).toBe(404)
    },
  )
})

test('the manifest names icons that are there', async () => {
  expect((await sourceOf(world.url)).html).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
  const answer = await fetch(`${world.url}/manifest.webmanifest`)
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
  const { name, dir, icons } = await answer.json()
  expect([name, dir]).toEqual(['محلّي - وزارة الحكم المحلي', 'rtl'])
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(Buffer.from(await (await fetch(world.url + src)).arrayBuffer())).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('an icon is there for programs that read no page: 48 px for a tab, 180 px for a telephone’s first screen', async () => {
  for (const [path, px] of Object.entries({ '/favicon.ico': 48, '/apple-touch-icon.png': 180, '/apple-touch-icon-precomposed.png': 180 })) {
    const answer = await fetch(world.url + path)
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/png'])
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([width, height]).toEqual([px, px])
  }
})

test('a page names its style sheet and its type before it is read, as its head does', async () => {
  for (const path of ['/', '/en/news']) {
    const answer = await fetch(world.url + path)
    const html = await answer.text()
    const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1]
    const link = answer.headers.get('link') ?? ''
    expect(link.split(', ')[0]).toBe(`<${sheet}>; rel=preload; as=style`)
    const fonts = [...html.matchAll(/as="font"[^>]*href="([^"]+)"/g)].map(([, address]) => address)
    expect(fonts.length).toBeGreaterThan(1)
    for (const font of fonts) expect(link).toContain(`<${font}>; rel=preload; as=font`)
    // Behind a style sheet a script waits for it, and the page behind the script too.
    expect(html.split('<script>')).toHaveLength(2)
    expect(html.indexOf('<script>')).toBeLessThan(html.indexOf('<link rel="stylesheet"'))
  }
})

test('security.txt says where to write, and is valid for less than a year', async () => {
  const text = await textOf('/.well-known/security.txt')
  expect(text).toMatch(/^Contact: (?:mailto:\S+@\S+|https?:\S+)$/m)
  const until = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '')
  expect(until).toBeGreaterThan(Date.now() + 300 * 86_400_000)
  expect(until).toBeLessThan(Date.now() + 366 * 86_400_000)
})

test('the demonstration has a law, a notice and a news item with a file, each of which can be read', async () => {
  const found: string[] = []
  for (const [list, field] of [
    ['LegalEnvironment', 'fileEn'],
    ['Ads', 'attachments'],
    ['News', 'attachments'],
  ] as const) {
    const { items } = await (await fetch(`${world.url}/api/Public/${list}/GetListPaged?maxResultCount=100`)).json()
    for (const { id } of items) {
      const record = await (await fetch(`${world.url}/api/Public/${list}/Get/${id}`)).json()
      const [file] = record[field] ?? []
      if (file === undefined) continue
      const answer = await fetch(`${world.url}/api/Attachment/GetByte/${typeof file === 'string' ? file : file.file[0]}`)
      const begins = Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 4)
      found.push(`${list} ${answer.status} ${begins}`)
      break
    }
  }
  expect(found).toEqual(['LegalEnvironment 200 %PDF', 'Ads 200 PK\u0003\u0004', 'News 200 PK\u0003\u0004'])
})
