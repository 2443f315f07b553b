import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'
import { feedFiles, feedLists } from './portal/feeds.ts'

const content = '../../modules/portal/content'
const notices = '../../modules/portal/notices'
const events = '../../modules/portal/events'
const authorities = '../../modules/places/authorities'
const portalModules = '../../modules/portal'
const audit = '../../modules/admin/audit'
const entries = '../../modules/portal/entries'
const ideas = '../../modules/economy/ideas'
const investors = '../../modules/economy/investors'
const media = '../../modules/portal/media'
const stories = '../../modules/portal/stories'
const pages = '../../modules/portal/pages'

/** One file serves two ids: the Arabic tree at / and the English one under /en. */
const portal = (lang: 'ar' | 'en') =>
  layout('portal.tsx', { id: `portal-${lang}` }, [
    index('portal/home.tsx', { id: `home-${lang}` }),
    // A GUID is an item, which has its gallery's pictures behind it; anything else is a category's or a place's code, and the list of its news.
    route('news/:what?/:picture?', `${content}/news.portal.tsx`, { id: `news-${lang}` }),
    route('ads/:what?/:picture?', `${notices}/ads.portal.tsx`, { id: `ads-${lang}` }),
    route('events/:what?', `${events}/events.portal.tsx`, { id: `events-${lang}` }),
    // One page under two addresses: the one while it is to come, the other when it is over.
    route('newEvent/:id/:picture?', `${events}/eventLeaf.portal.tsx`, { id: `newEvent-${lang}` }),
    route('event/:id/:picture?', `${events}/eventLeaf.portal.tsx`, { id: `event-${lang}` }),
    route('mediaCenter', 'portal/mediaCenter.tsx', { id: `mediaCenter-${lang}` }),
    route('imgCenter/:album?/:picture?', `${media}/imgCenter.portal.tsx`, { id: `imgCenter-${lang}` }),
    route('videoCenter', `${media}/videoCenter.portal.tsx`, { id: `videoCenter-${lang}` }),
    route('video/:id?', `${media}/video.portal.tsx`, { id: `video-${lang}` }),
    route('successStory/:id?/:picture?', `${stories}/stories.portal.tsx`, { id: `stories-${lang}` }),
    route('localComms/:governorate?', `${authorities}/authorities.portal.tsx`, { id: `authorities-${lang}` }),
    route('localComm/:code', 'portal/authority.tsx', { id: `authority-${lang}` }),
    route('entry/confirm/:id', `${entries}/confirmEntry.portal.tsx`, { id: `confirmEntry-${lang}` }),
    route('entry/:number/correct', 'portal/correctEntry.tsx', { id: `correctEntry-${lang}` }),
    route('entry/:number?', `${entries}/followEntry.portal.tsx`, { id: `followEntry-${lang}` }),
    route('entrepreneurialIdeaBank', `${ideas}/ideas.portal.tsx`, { id: `ideas-${lang}` }),
    route('entrepreneurialIdeaBank/:id', `${ideas}/idea.portal.tsx`, { id: `idea-${lang}` }),
    route('addCreativeIdeasBank', `${ideas}/addIdea.portal.tsx`, { id: `addIdea-${lang}` }),
    route('investors', `${investors}/investors.portal.tsx`, { id: `investors-${lang}` }),
    route('investors/:id', `${investors}/investor.portal.tsx`, { id: `investor-${lang}` }),
    route('addInvestor', `${investors}/addInvestor.portal.tsx`, { id: `addInvestor-${lang}` }),
    route('knowledgeExchange', `${portalModules}/knowledge/knowledgeList.portal.tsx`, { id: `knowledge-list-${lang}` }),
    route('knowledgeExchange/:id/:picture?', `${portalModules}/knowledge/knowledgeItem.portal.tsx`, { id: `knowledge-${lang}` }),
    route('legalEnvironment', `${portalModules}/legislation/legalEnvironment.portal.tsx`, { id: `laws-${lang}` }),
    route('legalEnvironment/:id', `${portalModules}/legislation/law.portal.tsx`, { id: `law-${lang}` }),
    route('localGovernmentSector', `${portalModules}/sector/localGovernmentSector.portal.tsx`, { id: `sector-${lang}` }),
    route('localGovernmentSector/:id', `${portalModules}/sector/component.portal.tsx`, { id: `sector-component-${lang}` }),
    route('gateServices', `${portalModules}/services/gateServices.portal.tsx`, { id: `services-${lang}` }),
    route('partnerships', `${portalModules}/partnerships/partnerships.portal.tsx`, { id: `partnerships-${lang}` }),
    route('localCommList/:route', 'portal/localCommList.tsx', { id: `localCommList-${lang}` }),
    route('councils', 'portal/councils.tsx', { id: `councils-${lang}` }),
    route('council/:id', 'portal/council.tsx', { id: `council-${lang}` }),
    route('aboutUs', `${pages}/aboutUs.portal.tsx`, { id: `aboutUs-${lang}` }),
    route('page/:slug', `${pages}/page.portal.tsx`, { id: `page-${lang}` }),
    route('contactUs', 'portal/contactUs.tsx', { id: `contactUs-${lang}` }),
    route('sitemap', 'portal/sitemap.tsx', { id: `sitemap-${lang}` }),
    route('auditRoots', `${audit}/auditRoots.portal.tsx`, { id: `auditRoots-${lang}` }),
    route('follow', `${portalModules}/follow/follow.portal.tsx`, { id: `follow-${lang}` }),
    route('follow/:id', `${portalModules}/follow/ownFollow.portal.tsx`, { id: `ownFollow-${lang}` }),
    route('pageFeedback', `${portalModules}/pageFeedback/pageFeedback.portal.tsx`, { id: `pageFeedback-${lang}` }),
    route('search', 'portal/search.tsx', { id: `search-${lang}` }),
    route('api/docs/:group?', 'portal/apiDocs.tsx', { id: `api-docs-${lang}` }),
    route('*', 'portal/nowhere.tsx', { id: `nowhere-${lang}` }),
  ])

/** What programs follow instead of a page. */
const feeds = (lang: 'ar' | 'en') => [
  ...['atom', 'rss'].map(kind => route(`auditRoots.${kind}`, `${audit}/rootsFeed.portal.tsx`, { id: `auditRoots-${kind}-${lang}` })),
  route('events/calendar.ics', `${events}/calendar.portal.tsx`, { id: `events-calendar-${lang}` }),
  ...['event', 'newEvent'].map(path =>
    route(`${path}/:id/calendar.ics`, `${events}/calendar.portal.tsx`, { id: `${path}-calendar-${lang}` }),
  ),
  route('ads/closings.ics', `${notices}/closings.portal.tsx`, { id: `ads-closings-${lang}` }),
  route('ads/:id/closing.ics', `${notices}/closings.portal.tsx`, { id: `ad-closing-${lang}` }),
  ...feedLists.flatMap(list =>
    feedFiles.flatMap(file => [
      route(`${list.path}/${file}`, 'portal/listFeed.tsx', { id: `${list.path}-${file}-${lang}` }),
      ...(list.placeInPath || list.governorateInPath
        ? [route(`${list.path}/:what/${file}`, 'portal/listFeed.tsx', { id: `${list.path}-of-${file}-${lang}` })]
        : []),
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
