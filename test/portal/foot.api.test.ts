import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemoWorld, type World } from '../world.ts'
import { firstOf, furtherPaths } from './looks.ts'

// What stands at the end of pages: when their record was changed last, and on paper where they are.

let world: World
let paths: readonly string[]
beforeAll(async () => {
  world = await startDemoWorld()
  paths = [
    '/',
    '/news',
    '/news?page=2',
    `/news/${await firstOf(world.url, 'News/GetListPaged?maxResultCount=1')}`,
    '/localComm/15001',
    ...(await furtherPaths(world.url)),
  ]
})
afterAll(() => world?.stop())

const inEnglish = (path: string) => (path === '/' ? '/en' : `/en${path}`)
const unescaped = (text: string) => text.replaceAll('&amp;', '&')

describe('on paper', () => {
  test('every page has its address once, in letters and as a code that the browser fetches when it prints', async () => {
    for (const path of paths.flatMap(one => [one, inEnglish(one)])) {
      // An event that is to come has another address.
      const answer = await fetch(world.url + path)
      const html = await answer.text()
      const feet = html.split('print-address').slice(1)
      expect(feet, path).toHaveLength(1)
      const [code = ''] = /<img src="\/qr\.svg\?of=[^"]+"[^>]*loading="lazy"/.exec(feet[0] ?? '') ?? []
      const of = new URL(/src="([^"]+)"/.exec(code)?.[1] ?? '', world.url).searchParams.get('of')
      expect(unescaped(/<bdi>([^<]*)<\/bdi>/.exec(feet[0] ?? '')?.[1] ?? ''), path).toBe(`${world.url}${of}`)
      if (!of?.includes('/s/')) expect(world.url + of, path).toBe(answer.url)
      expect(feet[0], path).toContain('data-printed')
    }
  })

  test('the code leads to this portal alone, and is as long as paper can bear', async () => {
    const answer = await fetch(`${world.url}/qr.svg?of=${encodeURIComponent('/news?page=2')}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(await answer.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d+) \1"/)
    for (const of of ['', 'https://example.org/', '@example.org', '.example.org', `/${'a'.repeat(500)}`])
      expect([of, (await fetch(`${world.url}/qr.svg?of=${encodeURIComponent(of)}`)).status]).toEqual([of, 404])
  })
})

test('the page of a record says when it was changed last, in both languages', async () => {
  const of = (path: string) =>
    /^\/(?:ads|event|news|imgCenter|video|successStory|entrepreneurialIdeaBank|investors|council)\/[\w-]+$/.test(path)
  const records = paths.filter(path => of(path) || path.startsWith('/gateServices?service='))
  expect(records.length).toBe(10)
  for (const path of records) {
    const read = async (address: string) => (await fetch(world.url + address)).text()
    const foot = (words: string) => new RegExp(`<p class="page-foot"><span>${words}(?:<!-- -->)? <time dateTime="\\d{4}-\\d{2}-\\d{2}">`)
    expect(await read(path), path).toMatch(foot('آخر تحديث'))
    expect(await read(inEnglish(path)), path).toMatch(foot('Last updated'))
  }
})

describe('a page that asks or promises says all of it where it is read', () => {
  const htmlOf = async (path: string, init?: RequestInit) => (await fetch(world.url + path, init)).text()

  test('who reports a violation reads at the fields themselves that he need not say who he is', async () => {
    const [arabic, english] = [await htmlOf('/contactUs'), await htmlOf('/en/contactUs')]
    expect(arabic.split('، إلا في «').length - 1, 'the name, and of mail and telephone each').toBe(3)
    expect(english.split(', except for “').length - 1).toBe(3)
  })

  test('what is to be corrected stands before what one reads first, with no script too', async () => {
    const body = new FormData()
    body.set('form', /name="form" value="([^"]*)"/.exec(await htmlOf('/contactUs'))?.[1] ?? '')
    body.set('act', 'send')
    const html = await htmlOf('/contactUs', { method: 'POST', body })
    expect(html.indexOf('id="errors"')).toBeGreaterThan(0)
    expect(html.indexOf('id="errors"')).toBeLessThan(html.indexOf('entry-aside'))
  })

  test.each([
    ['/addInvestor', 'أوافق على نشر بياناتي في قائمة المستثمرين'],
    ['/en/addInvestor', 'I agree to the publication of my details in the list of investors'],
    ['/entry', 'ضاع المفتاح؟'],
    ['/en/entry', 'Such as IDEA-2026-00007'],
    ['/en/page/help', 'href="/en/contactUs#write"'],
  ])('%s', async (path, said) => expect(await htmlOf(path)).toContain(said))

  test('help is read by its questions, each of which unfolds', async () => {
    const html = await htmlOf('/page/help')
    expect(html.match(/<details[^>]*class="place-fold"/g)?.length).toBeGreaterThanOrEqual(7)
    expect(html).not.toContain('contents-list')
  })

  test('the media centre asks for the picture of its newest film before all others', async () => {
    const [, main = ''] = (await htmlOf('/mediaCenter')).split('<main')
    const pictures = main.match(/<img [^>]*>/g) ?? []
    expect(pictures.length).toBeGreaterThan(0)
    expect(pictures.map(tag => /fetchpriority="high"/i.test(tag) && !/lazy|async/.test(tag))).toEqual(pictures.map((_, at) => at === 0))
  })

  test('a council leads with its members and its seat as points, and says once what it has not published', async () => {
    const { items } = await (await fetch(`${world.url}/api/Public/Council/GetList`)).json()
    const { code } = items.find(({ members }: { members: number }) => members > 2)
    const html = await htmlOf(`/en/council/${code}`)
    // No ray leads to the seat: its own point, of which there is one on each of the two drawings, says where it is.
    expect(html.match(/class="dot dot-own" d="M[\d.]+ [\d.]+h0"/g)).toHaveLength(2)
    expect(html).not.toMatch(/class="thread"|ties a member/)
    expect(html.indexOf('members-map')).toBeLessThan(html.indexOf('<table'))
    expect(
      html.replaceAll('<!-- -->', '').match(/Not published yet: board, plans and activities, legal documents, budgets and audits/g),
    ).toHaveLength(1)
  })

  test.each(['CreativeIdeasBank', 'Investors'] as const)('a record of %s can be shared', async kind => {
    const id = await firstOf(world.url, `${kind}/GetListPaged?maxResultCount=1`)
    const path = kind === 'Investors' ? 'investors' : 'entrepreneurialIdeaBank'
    expect(await htmlOf(`/${path}/${id}`)).toContain('article-end')
  })
})
