import { expect, test } from 'vitest'
import { publicRoutes } from '../../modules/portal/menus/menus.ts'
import { addressIn } from '../../web/generic/portal/site.ts'
import routes from '../../web/shells/routes.ts'

// Links within the portal as somebody has typed or copied them: each page is found in its reader's language, and each file where it is.

test.each([
  ['/contactUs', '/contactUs', '/en/contactUs'],
  ['/en/contactUs?subject=complaint#form', '/contactUs?subject=complaint#form', '/en/contactUs?subject=complaint#form'],
  ['/', '/', '/en'],
  ['/en', '/', '/en'],
  ['/en?font=large', '/?font=large', '/en?font=large'],
  ['/enterprise', '/enterprise', '/en/enterprise'],
  ['/api/docs', '/api/docs', '/en/api/docs'],
  ['/en/api/docs/news', '/api/docs/news', '/en/api/docs/news'],
  ['/auditRoots.rss', '/auditRoots.rss', '/en/auditRoots.rss'],
  ['/s/k3m9xq', '/s/k3m9xq', '/en/s/k3m9xq'],
])('%s is in Arabic %s and in English %s', (written, ar, en) =>
  expect([addressIn('ar', written), addressIn('en', written)]).toEqual([ar, en]),
)

const inNoLanguage = routes.flatMap(({ path }) => (path === undefined || path.startsWith('en/') ? [] : [`/${path}`]))
const feeds = /\.(?:rss|atom|xml|ics)$/

test.each([
  '/api/Attachment/GetByte/01920000-0000-7000-8000-000000000000?download=1',
  '/api/openapi.json',
  '/api/docsOther',
  '/cards/site.png?lang=en',
  '/assets/portal.css',
  '/sitemap.xml',
  '/sitemaps/news-1.xml',
  '/robots.txt',
  // The pages of staff are at the top of the table of routes, as the feeds are, which are there in both languages.
  ...inNoLanguage.filter(path => !feeds.test(path)),
])('%s is at one address in every language', path => expect([addressIn('ar', path), addressIn('en', path)]).toEqual([path, path]))

test('every page that menus lead to is there in both languages', () =>
  expect(publicRoutes.map(({ path }) => addressIn('en', path))).toEqual(
    publicRoutes.map(({ path }) => (path === '/' ? '/en' : `/en${path}`)),
  ))
