import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../web/shells/routes.ts'
import { langOf } from '../../web/generic/lang.ts'
import type { Desk } from '../uploads.ts'
import { startDemoWorld, type World } from '../world.ts'
import { adminDesk, published, withdraw } from './desk.ts'
import { faultsOfHtml, lacksOf } from './html.ts'
import { asItIs, sourceOf } from './page.ts'
import { boardPaths } from './walkPortal.ts'

// Whatever somebody types into an address, or a program makes of it, is his mistake and no fault of the portal's.

let world: World
let desk: Desk
beforeAll(async () => {
  world = await startDemoWorld()
  desk = await adminDesk(world)
}, 480_000)
afterAll(() => world?.stop())

/** Days that there are not, or that no calendar here has, and the sign that no text holds; as an address writes them. */
const odd = ['0000-01-01', '0026-01-01', '2026-02-30', '0000-01', '%00']

function pathsIn(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children }) => [
    ...(path === undefined || path.includes('*') ? [] : [`/${path}`]),
    ...pathsIn(children ?? []),
  ])
}

/** The pages and feeds of citizens, as the table of routes writes them. */
const addresses = ['/', '/en', ...pathsIn(routes)].filter(path => ![...boardPaths, '/gallery', '/dashboard'].includes(path))

/** What a page is narrowed by: the names of the fields in its forms, and those that stand in links alone. A feed has those of its list. */
async function parametersOf(path: string): Promise<string[]> {
  const list = path.replace(/\/(?:feed|calendar|closings)\.\w+$|\.\w+$/, '')
  const { html } = await sourceOf(`${world.url}${list}${list.endsWith('/search') ? '?q=%D8%A8%D9%84%D8%AF%D9%8A%D8%A9' : ''}`)
  const forms = [...html.matchAll(/<form[^>]*method="get".*?<\/form>/gs)].map(([form]) => form).join('')
  return [
    ...new Set([
      'q',
      'page',
      'id',
      'view',
      'month',
      'stage',
      'album',
      ...[...forms.matchAll(/ name="(\w+)"/g)].map(([, name = '']) => name),
    ]),
  ]
}

/** Those of these addresses that answer with a fault of the program. */
async function failing(paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const ahead = [...paths]
  const ask = async () => {
    for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
      const answer = await fetch(world.url + path, { redirect: 'manual', headers: asItIs })
      await answer.arrayBuffer()
      if (answer.status >= 500) found.push(`${path}: ${answer.status}`)
    }
  }
  await Promise.all([ask(), ask(), ask(), ask()])
  return found.toSorted()
}

test('no page and no feed fails by what its address is narrowed by', async () => {
  const whole = addresses.filter(path => !path.replace(/\/:\w+\?/g, '').includes(':')).map(path => path.replace(/\/:\w+\?/g, ''))
  const asked: string[] = []
  const known = new Set<string>()
  for (const path of whole) {
    const names = await parametersOf(path)
    for (const name of names) known.add(name)
    const begin = `${path}?${path.includes('/search') ? 'q=a&' : ''}`
    // Both languages read an address with the same code: in English all of it is odd at once.
    for (const value of odd)
      if (langOf(path) === 'en') asked.push(begin + names.map(name => `${name}=${value}`).join('&'))
      else for (const name of names) asked.push(`${begin}${name}=${value}`)
  }
  expect([...known]).toEqual(expect.arrayContaining(['until', 'from', 'to', 'year', 'place', 'category', 'governorate']))
  expect(await failing(asked)).toEqual([])
}, 480_000)

test('no page and no feed fails by what stands in its path', async () => {
  const named = addresses.filter(path => path.includes(':'))
  expect(named.length).toBeGreaterThan(40)
  expect(await failing(named.flatMap(path => odd.map(value => path.replace(/:\w+\??/g, value))))).toEqual([])
}, 480_000)

test('the calls of the search and of lists refuse a day that there is not, by its name', async () => {
  const calls = [
    'Search?q=a&dateFrom',
    'Search?q=a&dateTo',
    'Ads/GetByStage?closingTo',
    'Event/GetBetween?from',
    'News/GetListPaged?dateFrom',
  ]
  for (const call of calls)
    for (const day of odd.slice(0, 3)) {
      const answer = await fetch(`${world.url}/api/Public/${call}=${day}`)
      const { error } = await answer.json()
      expect([call, day, answer.status, error.validationErrors[0].members]).toEqual([call, day, 400, [/\w+$/.exec(call)?.[0]]])
    }
})

test.each(['/news?q=%00', '/en/news?q=%00', '/search?q=%00', '/en/search?q=%00'])(
  '%s says that it cannot be read, and leads to the page without it',
  async path => {
    const page = await sourceOf(world.url + path)
    expect([page.status, page.robots, page.canonical]).toEqual([400, 'noindex, follow', undefined])
    expect(page.html).toContain(langOf(path) === 'ar' ? 'في العنوان ما لا يُقرأ' : 'Part of the address cannot be read')
    expect(page.html).toMatch(new RegExp(`<a [^>]*href="${path.replace(/\?.*/, '')}"[^>]*>(?:اعرض الصفحة دونها|Show the page without it)`))
    expect([...(await faultsOfHtml(page.html)), ...lacksOf(page.html)]).toEqual([])
  },
)

test.each(['/ads?until=0026/3/9', '/search?q=a&from=0000/1/1', '/en/search?q=a&to=2026/2/30'])(
  '%s is drawn, and says at its field that there is no such day',
  async path => {
    const page = await sourceOf(world.url + path)
    expect(page.status).toBe(200)
    expect(page.html).toMatch(/aria-invalid="true"/)
  },
)

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

test.each([
  ['/newEvent', '/events'],
  ['/en/event/', '/en/events'],
  ['/localComm', '/localComms'],
  ['/en/council', '/en/councils'],
])('%s, which names no record, leads to the list: %s', async (path, list) => {
  const answered = await fetch(world.url + path, { redirect: 'manual' })
  expect([answered.status, new URL(answered.headers.get('location') ?? '', world.url).pathname]).toEqual([302, list])
})

test('what was withdrawn is offered no more at an address with its words, though it was before', async () => {
  const id = await published(desk, { titleAr: 'نافورة الياسمين القديمة تعود' })
  const asked = `${world.url}/archive/${encodeURIComponent('نافورة-الياسمين-القديمة')}`
  expect((await sourceOf(asked)).html).toContain(`href="/news/${id}"`)
  await withdraw(desk, id)
  expect((await sourceOf(asked)).html).not.toContain(`href="/news/${id}"`)
})
