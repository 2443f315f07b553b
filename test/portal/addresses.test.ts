import { expect, test } from 'vitest'
import { spelled } from '../../web/generic/portal/spelling.ts'
import { countedPage, keptAddress } from '../../web/shells/portal/addresses.ts'
import routes from '../../web/shells/routes.ts'

test.each([
  ['/', '/'],
  ['/en', '/en'],
  ['/en/', '/en'],
  ['/news/', '/news'],
  ['/news?page=2&utm_source=x', '/news?page=2'],
  ['/en/news?page=2&category=projects', '/en/news?category=projects&page=2'],
  ['/news?category=', '/news'],
  ['/en/news/0198c0de-0000-7000-8000-0000000000ff/2?page=3', '/en/news/0198c0de-0000-7000-8000-0000000000ff/2?page=3'],
  ['/en/news?page=1&only=ar&month=2026-11', '/en/news?month=2026-11&only=ar&page=1'],
  ['/localComms/50?type=municipality&year=3', '/localComms/50?type=municipality'],
  ['/localComms?page=2&view=map&x=1', '/localComms?view=map&page=2'],
  ['/localComm/15001?tab=water', '/localComm/15001'],
  ['/auditRoots?page=2&year=2026', '/auditRoots?year=2026&page=2'],
  ['/video/0198c0de-0000-7000-8000-0000000000ff?t=95&x=1', '/video/0198c0de-0000-7000-8000-0000000000ff?t=95'],
  ['/api/docs', '/api/docs'],
  ['/en/api/docs/News?x=1', '/en/api/docs/News'],
])('%s is kept as %s', (asked, kept) => {
  expect(keptAddress(new URL(asked, 'http://mahalli.test'))).toBe(kept)
})

test.each([
  '/news?q=water',
  '/localComms?compare=15001&compare=50001',
  '/en/localComms?view=table&compare=',
  '/auditRoots?q=ab',
  '/auditRoots.atom',
  '/search?q=x',
  '/login',
  '/dashboard',
  '/dashboard/news',
  '/api/Public/Home',
  '/api/docs/News/Create',
  '/anything',
  '/news/a/b',
  '/localComm/x',
])('%s is not kept', asked => {
  expect(keptAddress(new URL(asked, 'http://mahalli.test'))).toBeUndefined()
})

test.each([
  ['/event/0a1b', { page: '/event/0a1b', lang: 'ar' }],
  ['/newEvent/0a1b', { page: '/event/0a1b', lang: 'ar' }],
  ['/en/newEvent/0a1b', { page: '/event/0a1b', lang: 'en' }],
  ['/news/0a1b', { page: '/news/0a1b', lang: 'ar' }],
  ['/entry', undefined],
])('%s is counted as one page, whenever it is opened', (path, counted) => {
  expect(countedPage(path)).toEqual(counted)
})

test('every route has its one spelling, whatever capitals somebody types', () => {
  const pathsOf = (entries: typeof routes): string[] =>
    entries.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children ?? [])])
  // What is no page of citizens has no canonical address.
  const others = new Set(['login', 'forgotPassword', 'resetPassword', 'gallery', 'dashboard', 'en', '*'])
  const firsts = new Set(pathsOf(routes).map(path => path.split('/')[0] ?? path))
  const pages = [...firsts].filter(first => !others.has(first) && !first.includes('.') && !first.startsWith(':'))
  expect(pages.length).toBeGreaterThan(25)
  for (const first of pages) expect(spelled(`/${first.toUpperCase()}/aB1`)).toBe(`/${first}/aB1`)
  expect(spelled('/')).toBe('/')
  for (const asked of ['/contactUs/', '/CONTACTUS//']) expect(spelled(asked)).toBe('/contactUs')
  expect(spelled('/localComm/01001/')).toBe('/localComm/01001')
})
