import { onlyArabic, placeAsked, requireValues } from '../../../web/generic/portal/asked.ts'
import { besideIn, lackingEnglish, languagesOf } from '../../../web/generic/portal/languageList.ts'
import { lookupOf } from '../../../web/generic/portal/lookups.ts'
import type { SiteFacts } from '../../../web/generic/portal/site.ts'
import { wayOnFrom } from '../../../web/generic/portal/wayOn.ts'
import type { Visit } from '../../../web/generic/visit.ts'
import { eventsQueryOf, monthForm, type EventsQuery } from './eventsQuery.ts'
import { daysOf, foldedOf, weeksOf } from './month.ts'
import type { EventFacets, EventPage } from './publicEvents.ts'

const mostOfAMonth = 500
const mostFollowing = 3

/** The question of a list, with what its codes mean. @param what a month, a code of a category or of a place, from the address */
export async function eventsAsked({ api, lang }: Visit, what: string | undefined, given: URLSearchParams) {
  const [categories, governorates, modes] = await Promise.all([
    lookupOf(api, 'eventCategory'),
    lookupOf(api, 'governorate'),
    lookupOf(api, 'attendanceMode'),
  ])
  await requireValues(given, { category: categories, governorate: governorates, attendance: modes, open: ['true'], ...onlyArabic })
  const asked = eventsQueryOf(given)
  const governorate = governorates.find(({ code }) => code === asked.governorate)
  const known = { ...asked, governorate: governorate?.code }
  const inPath = meantBy(what, categories)
  const query: EventsQuery = { ...known, ...inPath, isArabicOnly: asked.isArabicOnly && lang === 'en' }
  const category = categories.find(({ code }) => code === query.category)
  const attendance = modes.find(({ code }) => code === query.attendance)
  const place = await placeAsked(api, inPath.place ?? given.get('place'))
  const filter = {
    category: category?.id,
    place: place?.id,
    governorate: governorate?.id,
    attendanceMode: attendance?.id,
    isOpenToPublic: query.isOpen ? 'true' : undefined,
    filter: query.q,
  }
  return { query, filter, category, place, governorate, attendance, categories, governorates, modes }
}

function meantBy(what: string | undefined, categories: readonly { readonly code: string }[]): Partial<EventsQuery> {
  if (what === undefined) return {}
  if (monthForm.test(what)) return { month: what, view: 'month' }
  const category = categories.find(({ code }) => code.toLowerCase() === what.toLowerCase())
  return category ? { category: category.code } : { place: what.toUpperCase() }
}

/** What the page of events shows. */
export async function loadEventsPage(visit: Visit, what: string | undefined, given: URLSearchParams) {
  const { api, lang } = visit
  const { query, filter, ...meant } = await eventsAsked(visit, what, given)
  const [facets, { listPageSize: rows, timeZone }] = await Promise.all([
    api.get<EventFacets>('Public/Event/GetFacets'),
    api.get<SiteFacts>('Public/Site'),
  ])
  const list = (more: Readonly<Record<string, string | number>>) => api.get<EventPage>('Public/Event/GetBetween', { ...filter, ...more })
  const languages = languagesOf(lang, query.isArabicOnly)
  const month = query.month ?? facets.today.slice(0, 7)
  const weeks = weeksOf(month)
  const isMonth = query.view === 'month'
  const span: Readonly<Record<string, string | number>> = isMonth
    ? { from: weeks[0]?.[0] ?? '', to: weeks.at(-1)?.[6] ?? '', maxResultCount: mostOfAMonth }
    : { ...(query.view === 'past' ? { past: 'true' } : {}), maxResultCount: rows }
  const page = (number: number) => list({ ...languages, ...span, SkipCount: isMonth ? 0 : (number - 1) * rows })
  const first = await page(query.page)
  const pages = isMonth ? 1 : Math.max(1, Math.ceil(first.totalCount / rows))
  const { items, totalCount } = query.page > pages ? await page(pages) : first
  // Its weeks show days of other months too.
  const ofMonth = isMonth ? items.filter(item => daysOf(item, timeZone).some(day => day.startsWith(month))) : []
  const isEmpty = isMonth ? ofMonth.length === 0 : items.length === 0
  const earlier = foldedOf(ofMonth, month, facets.today, timeZone)
  const isSpent = earlier.length > 0 && earlier.length === ofMonth.length
  // What is left out is counted in the month alone, as what is shown.
  const days = weeks.flat().filter(day => day.startsWith(month))
  const counted = isMonth ? { from: days[0] ?? '', to: days.at(-1) ?? '' } : span
  const [next, last, others, following, inEnglish] = await Promise.all([
    isEmpty && query.view !== 'list' ? list({ ...languages, maxResultCount: 1 }) : undefined,
    isEmpty && query.view !== 'past' ? list({ ...languages, past: 'true', maxResultCount: 1 }) : undefined,
    lang === 'ar' || query.isArabicOnly ? undefined : list({ ...lackingEnglish, ...counted, maxResultCount: 1 }),
    isSpent ? list({ ...languages, maxResultCount: mostFollowing }) : undefined,
    lang === 'ar' && query.month !== undefined ? list({ ...besideIn('en'), ...span, maxResultCount: 1 }) : undefined,
  ])
  return {
    ...meant,
    query: { ...query, page: Math.min(query.page, pages) },
    isBeyond: query.page > pages,
    items,
    /** Those that touch the month that is shown, and what of them is over. */
    ofMonth,
    earlier,
    /** What comes after a month of which nothing more is to come. */
    following: following?.items ?? [],
    totalCount,
    pages,
    month,
    weeks,
    next: next?.items[0],
    hasPast: (last?.totalCount ?? 0) > 0,
    wayOn: isEmpty ? await wayOnFrom(api, 0) : undefined,
    inArabic: others?.totalCount ?? 0,
    /** Has the page something in the other language? What is told in English is in Arabic, too. */
    hasPair: inEnglish === undefined || inEnglish.totalCount > 0,
    facets,
  }
}
export type EventsData = Awaited<ReturnType<typeof loadEventsPage>>
