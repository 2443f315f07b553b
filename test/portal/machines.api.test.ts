import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Desk } from '../uploads.ts'
import { startDemoWorld, type World } from '../world.ts'
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

  test('what is no category and no place has no feed', async () => {
    expect((await fetch(`${world.url}/news/nothing/feed.xml`)).status).toBe(404)
  })
})

describe('cards', () => {
  test('a page is shown elsewhere by a picture of 1200 by 630 that is drawn for it', async () => {
    const home = await sourceOf(world.url)
    expect(home.html).toContain(`<meta property="og:image" content="${world.url}/cards/site.png"/>`)
    const id = await published(desk, inEnglish)
    for (const path of ['/cards/site.png', '/cards/site.png?lang=en', `/cards/news/${id}.png`, '/cards/localComm/15001.png?lang=en']) {
      const answer = await fetch(world.url + path)
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/png'])
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect([width, height]).toEqual([1200, 630])
      const again = await fetch(world.url + path, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })
      expect(again.status).toBe(304)
    }
    await withdraw(desk, id)
    expect((await fetch(`${world.url}/cards/news/${id}.png`)).status).toBe(404)
  })

  test.each(['/cards/systemUser/admin.png', '/cards/news/nothing.png', '/cards/nothing/1.png'])('%s is not there', async path => {
    expect((await fetch(world.url + path)).status).toBe(404)
  })
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

test('security.txt says where to write, and is valid for less than a year', async () => {
  const text = await textOf('/.well-known/security.txt')
  expect(text).toMatch(/^Contact: (?:mailto:\S+@\S+|https?:\S+)$/m)
  const until = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '')
  expect(until).toBeGreaterThan(Date.now() + 300 * 86_400_000)
  expect(until).toBeLessThan(Date.now() + 366 * 86_400_000)
})
