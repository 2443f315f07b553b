import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'
import { feedFiles, feedLists } from './portal/feeds.ts'

const content = '../../modules/portal/content'
const authorities = '../../modules/places/authorities'
const audit = '../../modules/admin/audit'
const pages = '../../modules/portal/pages'

/** One file serves two ids: the Arabic tree at / and the English one under /en. */
const portal = (lang: 'ar' | 'en') =>
  layout('portal.tsx', { id: `portal-${lang}` }, [
    index('portal/home.tsx', { id: `home-${lang}` }),
    // A GUID is an item; anything else is a category's or a place's code, and the list of its news.
    route('news/:what?', `${content}/news.portal.tsx`, { id: `news-${lang}` }),
    route('localComms/:governorate?', `${authorities}/authorities.portal.tsx`, { id: `authorities-${lang}` }),
    route('localComm/:code', 'portal/authority.tsx', { id: `authority-${lang}` }),
    route('localCommList/:route', 'portal/localCommList.tsx', { id: `localCommList-${lang}` }),
    route('councils', 'portal/councils.tsx', { id: `councils-${lang}` }),
    route('council/:id', 'portal/council.tsx', { id: `council-${lang}` }),
    route('aboutUs', `${pages}/aboutUs.portal.tsx`, { id: `aboutUs-${lang}` }),
    route('page/:slug', `${pages}/page.portal.tsx`, { id: `page-${lang}` }),
    route('contactUs', 'portal/contactUs.tsx', { id: `contactUs-${lang}` }),
    route('sitemap', 'portal/sitemap.tsx', { id: `sitemap-${lang}` }),
    route('auditRoots', `${audit}/auditRoots.portal.tsx`, { id: `auditRoots-${lang}` }),
    route('search', 'portal/search.tsx', { id: `search-${lang}` }),
    route('api/docs/:group?', 'portal/apiDocs.tsx', { id: `api-docs-${lang}` }),
    route('*', 'portal/nowhere.tsx', { id: `nowhere-${lang}` }),
  ])

/** What programs follow instead of a page. */
const feeds = (lang: 'ar' | 'en') => [
  ...['atom', 'rss'].map(kind => route(`auditRoots.${kind}`, `${audit}/rootsFeed.portal.tsx`, { id: `auditRoots-${kind}-${lang}` })),
  ...feedLists.flatMap(({ path }) =>
    feedFiles.flatMap(file => [
      route(`${path}/${file}`, 'portal/listFeed.tsx', { id: `${path}-${file}-${lang}` }),
      route(`${path}/:what/${file}`, 'portal/listFeed.tsx', { id: `${path}-of-${file}-${lang}` }),
    ]),
  ),
]

export default [
  portal('ar'),
  ...feeds('ar'),
  ...prefix('en', [portal('en'), ...feeds('en')]),
  route('login', 'login.tsx'),
  route('forgotPassword', 'forgotPassword.tsx'),
  route('resetPassword', 'resetPassword.tsx'),
  route('gallery', 'gallery.tsx'),
  // The table of pages, not this one, says which dashboard pages there are.
  route('dashboard', 'dashboard.tsx', [index('dashboardPage.tsx', { id: 'dashboard-home' }), route('*', 'dashboardPage.tsx')]),
] satisfies RouteConfig
