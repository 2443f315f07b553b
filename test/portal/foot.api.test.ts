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
