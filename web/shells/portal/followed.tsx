import { inLang, type Lang, pluralOf } from '../../../kernel/kernel.ts'
import { chipsOf as ideaChips, loadIdeas, pathOf as ideasPath } from '../../../modules/economy/ideas/ideas.portal.tsx'
import { chipsOf as investorChips, loadInvestors, pathOf as investorsPath } from '../../../modules/economy/investors/investors.portal.tsx'
import { chipsOf as authorityChips, loadAuthorities } from '../../../modules/places/authorities/authoritiesData.portal.tsx'
import { plainPath } from '../../../modules/places/authorities/authorityQuery.ts'
import { chipsOf as newsChips, loadList as loadNews } from '../../../modules/portal/content/newsList.portal.tsx'
import { daysOf, newsPath } from '../../../modules/portal/content/newsQuery.ts'
import { eventsAsked } from '../../../modules/portal/events/eventsData.portal.tsx'
import { eventsPath } from '../../../modules/portal/events/eventsQuery.ts'
import { eventsTexts } from '../../../modules/portal/events/texts.ts'
import { eventPathNow } from '../../../modules/portal/events/eventPath.ts'
import { changeOfEvent } from '../../../modules/portal/events/eventChange.portal.tsx'
import type { EventPage } from '../../../modules/portal/events/publicEvents.ts'
import { chipsOf as knowledgeChips, loadKnowledge } from '../../../modules/portal/knowledge/knowledgeList.portal.tsx'
import { knowledgePath } from '../../../modules/portal/knowledge/knowledgeQuery.ts'
import { chipsOf as lawChips, loadLaws } from '../../../modules/portal/legislation/legalEnvironment.portal.tsx'
import { lawPath } from '../../../modules/portal/legislation/lawQuery.ts'
import { loadAlbums } from '../../../modules/portal/media/albums.portal.tsx'
import { loadVideos } from '../../../modules/portal/media/videoCenter.portal.tsx'
import { videoTexts } from '../../../modules/portal/media/texts.ts'
import { changeOfNotice, changeOfSheet, isOverForGood } from '../../../modules/portal/notices/noticeChange.portal.tsx'
import { adsPath, noticeId } from '../../../modules/portal/notices/adsQuery.ts'
import { loadSheet } from '../../../modules/portal/notices/adSheet.portal.tsx'
import { chipsOf as noticeChips, loadList as loadNotices } from '../../../modules/portal/notices/adsList.portal.tsx'
import {
  chipsOf as partnerChips,
  meantOf,
  ofLanguage,
  partnerQueryOf,
  pathOf as partnersPath,
} from '../../../modules/portal/partnerships/partnerList.portal.tsx'
import { loadPartnerships } from '../../../modules/portal/partnerships/partnerships.portal.tsx'
import { chipsOf as serviceChips, loadServices, servicesPath } from '../../../modules/portal/services/serviceList.portal.tsx'
import { loadStories } from '../../../modules/portal/stories/storyList.portal.tsx'
import { storyTexts } from '../../../modules/portal/stories/texts.ts'
import { byPublication } from '../../generic/portal/answers.ts'
import { chipsOf as placeChips } from '../../generic/portal/PlaceListFilters.tsx'
import { languagesOf } from '../../generic/portal/languageList.ts'
import { type LookupValue, nameIn } from '../../generic/portal/lookups.ts'
import { placeListPath } from '../../generic/portal/placeList.ts'
import type { AnnouncedChange } from '../../generic/portal/feed.ts'
import { toldIn, type Titled } from '../../generic/portal/published.ts'
import { tooManyIn } from '../../generic/portal/tooMany.ts'
import type { Visit } from '../../generic/visit.ts'
import { chipsOf as councilChips, loadCouncils, pathOf as councilsPath } from './councils.tsx'
import type { FeedList } from './feeds.ts'
import { memberCount } from './pageTexts.ts'
import { requireSearchValues } from './searchData.ts'
import { searchPath, searchQueryOf } from './searchQuery.ts'
import { searchTexts } from './texts.ts'
import { monthOf } from '../../generic/portal/Moment.tsx'

/** A list as programs follow it. */
interface Followed {
  /** Its page for readers, in Arabic, with the query that narrows it. */
  readonly page: string
  /** How it is headed where it is no list. */
  readonly title?: string
  /** Nothing more will come. */
  readonly isOver?: boolean
  /** What narrows it, in the reader's words. */
  readonly chips: readonly { readonly label: string }[]
  readonly entries: readonly {
    readonly item: Titled & {
      /** UTC instant. */
      readonly publishedAt: string
      readonly placeNameAr?: string | null
      readonly placeNameEn?: string | null
    }
    /** In Arabic, and the same as long as the entry is: by it a reader knows the entry again. */
    readonly path: string
    /** Where its page is now, if that changes. */
    readonly page?: string
    readonly category: string | undefined
    /** Id of a file. */
    readonly image?: string | null | undefined
    /** What was announced of it since it was published. */
    readonly change?: AnnouncedChange | undefined
  }[]
}
type Follow = (visit: Visit, what: string | undefined, given: URLSearchParams, most: number) => Promise<Followed>

/** How each list is read: as its page reads it, so that page and feed are never narrowed by different things. */
export const followed: Readonly<Record<FeedList['path'], Follow>> = {
  news: async (visit, what, given, most) => {
    const data = await loadNews(visit, what, given, most)
    const entries = data.items.map(item => ({
      item,
      path: `/news/${item.id}`,
      category: named(visit.lang, data.categories, item.category),
      image: item.mainImage,
    }))
    return { page: newsPath(data.query), chips: newsChips(data, visit.lang), entries }
  },
  ads: async (visit, what, given, most) => {
    if (what !== undefined && noticeId.test(what)) return followNotice(visit, what)
    // A page shows first what is open; who follows hears of whatever is new, unless a stage was asked for.
    const isStaged = given.has('stage')
    if (!isStaged) given.set('stage', 'all')
    const data = await loadNotices(visit, what, given, most)
    const entries = data.items.map(item => ({
      item,
      path: `/ads/${item.id}`,
      category: named(visit.lang, data.categories, item.category),
      change: changeOfNotice(item),
    }))
    return { page: adsPath({ ...data.query, tab: isStaged ? data.query.tab : 'open' }), chips: noticeChips(data, visit.lang), entries }
  },
  events: followEvents,
  successStory: async (visit, _, given, most) => {
    const { query, items, fields, governorates, facets } = await loadStories(visit, given, most)
    const entries = items.map(item => ({
      item,
      path: `/successStory/${item.id}`,
      category: named(visit.lang, fields, item.field),
      image: item.mainImage,
    }))
    const onlyLabel = storyTexts.say('arabicOnly', visit.lang)
    const chips = placeChips('/successStory', query, { categories: fields, facets, governorates, lang: visit.lang, onlyLabel })
    return { page: placeListPath('/successStory', query), chips, entries }
  },
  knowledgeExchange: async (visit, _, given, most) => {
    const data = await loadKnowledge(visit, given, most)
    const entries = data.list.items.map(item => ({
      item,
      path: `/knowledgeExchange/${item.id}`,
      category: named(visit.lang, data.types, item.resourceType),
    }))
    return { page: knowledgePath(data.query), chips: knowledgeChips(data, visit.lang), entries }
  },
  legalEnvironment: async (visit, _, given, most) => {
    const data = await loadLaws(visit, given, most)
    const entries = data.list.items.map(item => ({
      item,
      path: `/legalEnvironment/${item.id}`,
      category: named(visit.lang, data.types, item.type),
    }))
    return { page: lawPath(data.query), chips: lawChips(data, visit.lang), entries }
  },
  entrepreneurialIdeaBank: async (visit, _, given, most) => {
    const data = await loadIdeas(visit, given, most)
    const entries = data.items.map(item => ({
      item: { ...item, placeNameAr: item.localCommIdNameAr, placeNameEn: item.localCommIdNameEn },
      path: `/entrepreneurialIdeaBank/${item.id}`,
      category: named(visit.lang, data.fields, item.field),
    }))
    return { page: ideasPath(data, {}), chips: ideaChips(data, visit.lang), entries }
  },
  videoCenter: async (visit, _, given, most) => {
    const { query, items, categories, facets } = await loadVideos(visit, given, most)
    const entries = items.map(item => ({
      item: { ...item, summaryAr: item.descriptionAr ?? null, summaryEn: item.descriptionEn ?? null },
      path: `/video/${item.id}`,
      category: named(visit.lang, categories, item.category),
      image: item.thumbnail,
    }))
    const onlyLabel = videoTexts.say('onlyCaptioned', visit.lang)
    const chips = placeChips('/videoCenter', query, { categories, facets, lang: visit.lang, onlyLabel })
    return { page: placeListPath('/videoCenter', query), chips, entries }
  },
  imgCenter: async (visit, _, given, most) => {
    const { query, items, categories, facets } = await loadAlbums(visit, given, most)
    const entries = items.map(item => ({
      item: { ...item, summaryAr: item.descriptionAr ?? null, summaryEn: item.descriptionEn ?? null },
      path: `/imgCenter/${item.id}`,
      category: named(visit.lang, categories, item.category),
      image: item.cover,
    }))
    return {
      page: placeListPath('/imgCenter', query),
      chips: placeChips('/imgCenter', query, { categories, facets, lang: visit.lang }),
      entries,
    }
  },
  investors: async (visit, _, given, most) => {
    const data = await loadInvestors(visit, given, most)
    const entries = data.items.map(item => ({
      item: {
        ...titleOf(item),
        summaryAr: item.activityDescriptionAr,
        summaryEn: item.activityDescriptionEn,
        publishedAt: item.publishedAt,
      },
      path: `/investors/${item.id}`,
      category: named(visit.lang, data.activities, item.interestField[0]),
      image: item.logo,
    }))
    return { page: investorsPath(data, { page: 1 }), chips: investorChips(data, visit.lang), entries }
  },
  localComms: followAuthorities,
  councils: followCouncils,
  partnerships: followPartnerships,
  gateServices: async (visit, _, given, most) => {
    const data = await loadServices(visit, given, most)
    const entries = data.items.map(item => ({
      item: { ...item, ...titleOf(item) },
      path: `/gateServices?service=${item.id}`,
      category: named(visit.lang, data.categories, item.category),
    }))
    return { page: servicesPath(data.query), chips: serviceChips(data, visit.lang), entries }
  },
  search: followSearch,
}

/** A notice by itself: whoever has read it as it was hears of it as it is. */
async function followNotice(visit: Visit, id: string): Promise<Followed> {
  const { notice, around, category, stages } = await loadSheet(visit, id)
  const page = `/ads/${notice.id}`
  return {
    page,
    title: toldIn(visit.lang, notice).title,
    isOver: isOverForGood(notice, around.stage),
    chips: [],
    entries: [
      {
        item: { ...notice, publishedAt: around.changedAt },
        path: `${page}?version=${notice.version}`,
        page,
        category: category && nameIn(visit.lang, category),
        image: notice.mainImage,
        change: changeOfSheet(notice, around, stages),
      },
    ],
  }
}

/** The register of authorities; its codes may change, so an entry is known by its id. */
async function followAuthorities(visit: Visit, governorate: string | undefined, given: URLSearchParams, most: number): Promise<Followed> {
  const data = await loadAuthorities(visit, governorate, given, most)
  const { items, query, governorates, types, classes } = data
  const entries = items.map(item => {
    const facts = [
      types.find(({ id }) => id === item.authorityType),
      classes.find(({ id }) => id === item.municipalityClass),
      governorates.find(({ id }) => id === item.governorate),
    ].flatMap(value => value ?? [])
    const summaries = { summaryAr: facts.map(({ nameAr }) => nameAr).join('، '), summaryEn: facts.map(({ nameEn }) => nameEn).join(', ') }
    return {
      item: { ...titleOf(item), ...summaries, publishedAt: item.publishedAt },
      path: `/localComm/${item.id}`,
      page: `/localComm/${item.code}`,
      category: named(visit.lang, types, item.authorityType),
      image: item.logo,
    }
  })
  return { page: plainPath({ ...query, page: 1 }), chips: authorityChips(data, visit.lang), entries }
}

async function followCouncils(visit: Visit, _: string | undefined, given: URLSearchParams, most: number): Promise<Followed> {
  const data = await loadCouncils(visit, given)
  const entries = newestFirst(data.councils.map(({ changedAt, ...one }) => ({ ...one, publishedAt: changedAt })))
    .slice(0, most)
    .map(one => ({
      item: {
        ...titleOf(one),
        summaryAr: pluralOf(memberCount, one.members, 'ar'),
        summaryEn: pluralOf(memberCount, one.members, 'en'),
        publishedAt: one.publishedAt,
      },
      path: `/council/${one.id}`,
      page: `/council/${one.code}`,
      category: data.governorates.filter(({ code }) => code === one.governorate).map(value => nameIn(visit.lang, value))[0],
    }))
  return { page: councilsPath(data), chips: councilChips(data, visit.lang), entries }
}

async function followPartnerships(visit: Visit, _: string | undefined, given: URLSearchParams, most: number): Promise<Followed> {
  const { items, lists } = await loadPartnerships(visit.api, given)
  const query = partnerQueryOf(given, visit.lang)
  const entries = newestFirst(meantOf(ofLanguage(items, query, visit.lang), lists, query))
    .slice(0, most)
    .map(item => ({
      item: { ...item, summaryAr: item.partnerNameAr, summaryEn: item.partnerNameEn },
      path: `/partnerships?id=${item.id}`,
      category: named(visit.lang, lists.kinds, item.kind),
      image: item.logo,
    }))
  return { page: partnersPath(query), chips: partnerChips(items, lists, query, visit.lang), entries }
}

/** What is called by a name, as it is told in a feed. */
function titleOf({ nameAr, nameEn }: { readonly nameAr?: string | null; readonly nameEn?: string | null }): Titled {
  return { titleAr: nameAr ?? null, titleEn: nameEn ?? null }
}

function newestFirst<T extends { readonly publishedAt: string }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
}

/** Events to come, of a month, or those that are over, as the page's three views are; where none was asked for, what was announced last first. */
async function followEvents(visit: Visit, what: string | undefined, given: URLSearchParams, most: number): Promise<Followed> {
  const { api, lang } = visit
  const { query, filter, category, place, governorate, attendance, categories } = await eventsAsked(visit, what, given)
  const [from, to] = query.view === 'month' && query.month !== undefined ? daysOf(query.month) : []
  const { items } = await api.get<EventPage>('Public/Event/GetBetween', {
    ...filter,
    ...languagesOf(lang, query.isArabicOnly),
    ...(query.view === 'past' && { past: 'true' }),
    from,
    to,
    ...(!given.has('view') && from === undefined && byPublication),
    maxResultCount: most,
  })
  const narrowing = [category, place, governorate, attendance].flatMap(value =>
    value ? [{ label: inLang([value.nameAr, value.nameEn], lang) }] : [],
  )
  return {
    page: eventsPath(query),
    chips: [
      ...(from === undefined || query.month === undefined ? [] : [{ label: monthOf(query.month, lang) }]),
      ...narrowing,
      ...(query.isOpen ? [{ label: eventsTexts.say('open', lang) }] : []),
      ...(query.q === undefined ? [] : [{ label: query.q }]),
    ],
    entries: items.map(item => ({
      item,
      path: `/event/${item.id}`,
      page: eventPathNow(item),
      category: named(lang, categories, item.category),
      change: changeOfEvent(item),
    })),
  }
}

interface FoundItem {
  readonly id: string
  readonly title: string
  readonly extract: string | null
  readonly url: string
  /** A calendar date; null where what was found is of no day, such as a place: it never comes anew. */
  readonly date: string | null
  readonly place: string | null
  readonly kind: string
}
interface FoundPage {
  readonly items: readonly FoundItem[]
  readonly counts: readonly { readonly kind: string; readonly label: readonly [ar: string, en: string] }[]
}

/** What a search finds, the newest first. */
async function followSearch({ api, lang }: Visit, _: string | undefined, given: URLSearchParams, most: number): Promise<Followed> {
  await requireSearchValues(api, given)
  const query = searchQueryOf(given)
  const { q, kind, place, governorate, from, until, language, open } = query
  const asked = { q, kind, place, governorate, dateFrom: from, dateTo: until, language, open, sort: 'newest', maxResultCount: most }
  const { items, counts } = q === '' ? { items: [], counts: [] } : await api.get<FoundPage>('Public/Search', asked).catch(refuseTooMany)
  return {
    page: searchPath(query),
    chips: q === '' ? [] : [{ label: q }, ...(open === undefined ? [] : [{ label: searchTexts.say('openNow', lang) }])],
    entries: items.flatMap(found => {
      if (found.date === null) return []
      const item = { titleAr: found.title, titleEn: found.title, summaryAr: found.extract, summaryEn: found.extract }
      const label = counts.find(count => count.kind === found.kind)?.label
      return [
        {
          item: { ...item, publishedAt: `${found.date}T00:00:00Z`, placeNameAr: found.place },
          path: `/${found.kind}/${found.id}`,
          page: found.url,
          category: label && inLang(label, lang),
        },
      ]
    }),
  }
}

/** A program that reads the feed too often is told when to come back. */
function refuseTooMany(error: unknown): Promise<never> {
  const refused = tooManyIn(error)
  if (!refused) return Promise.reject(error)
  const headers = { ...refused.headers, 'content-type': 'text/plain; charset=utf-8' }
  return Promise.reject(new Response(`${refused.sentence}\n`, { status: 429, headers }))
}

function named(lang: Lang, values: readonly LookupValue[], id: number | null | undefined): string | undefined {
  const value = values.find(one => one.id === id)
  return value && nameIn(lang, value)
}
