import type { LoaderFunctionArgs } from 'react-router'
import { inLang } from '../../define.ts'
import { missing, orMissing } from '../../../web/generic/portal/answers.ts'
import { calendarOf, type CalendarEntry } from '../../../web/generic/portal/calendar.ts'
import { calendarFile } from '../../../web/generic/portal/calendarFile.ts'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { languagesOf } from '../../../web/generic/portal/languageList.ts'
import { lookupOf } from '../../../web/generic/portal/lookups.ts'
import { addressIn, type SiteFacts } from '../../../web/generic/portal/site.ts'
import { visitContext, type Visit } from '../../../web/generic/visit.ts'
import { adsAsked } from './adsList.portal.tsx'
import type { NoticeAround, NoticePage, NoticeSheet, PublicNotice } from './publicAds.ts'
import { noticeTexts, sheetTexts } from './texts.ts'

const most = 300

/** `/ads/closings.ics`: the deadlines of a list by its own filters; `/ads/{id}/closing.ics`: that of one notice, and its other appointments. */
export async function loader({ context, params: { id }, request }: LoaderFunctionArgs): Promise<Response> {
  const visit = context.get(visitContext)
  const site = await visit.api.get<SiteFacts>('Public/Site')
  if (id !== undefined) return oneClosing(visit, site, id)
  const { query, filter, category, place } = await adsAsked(visit, undefined, new URL(request.url).searchParams)
  const { items } = await visit.api.get<NoticePage>('Public/Ads/GetByStage', {
    ...filter,
    ...languagesOf(visit.lang, query.isArabicOnly),
    maxResultCount: most,
  })
  const about = [place, category].flatMap(value => (value ? [inLang([value.nameAr, value.nameEn], visit.lang)] : []))
  return calendarFile(
    calendarOf({
      name: [inLang(site.productName, visit.lang), noticeTexts.in(visit.lang).ads, ...about].join(' - '),
      product: inLang(site.productName, 'en'),
      timeZone: site.timeZone,
      entries: items.flatMap(item => entriesOf(visit, item)),
    }),
    'closings',
  )
}

async function oneClosing(visit: Visit, site: SiteFacts, id: string): Promise<Response> {
  const notice = await orMissing(visit.api.get<NoticeSheet>(`Public/Ads/Get/${id}`))
  const { stage } = await orMissing(visit.api.get<NoticeAround>(`Public/Ads/GetAround/${id}`))
  const auction = (await lookupOf(visit.api, 'adCategory')).find(({ code }) => code === 'auction')
  const current = { ...notice, stage }
  const opening = notice.category === auction?.id ? 'session' : 'opening'
  const entries = [...entriesOf(visit, current), ...appointmentsOf(visit, current, opening)]
  if (entries.length === 0) return missing()
  return calendarFile(
    calendarOf({ name: toldIn(visit.lang, notice).title, product: inLang(site.productName, 'en'), timeZone: site.timeZone, entries }),
    'closing',
  )
}

type Closing = Pick<
  PublicNotice,
  'id' | 'titleAr' | 'titleEn' | 'summaryAr' | 'summaryEn' | 'number' | 'closingAt' | 'stage' | 'version' | 'publishedAt'
>

/** The closing of a notice as an entry of a calendar; none where it states no time. */
function entriesOf(visit: Visit, item: Closing): CalendarEntry[] {
  return item.closingAt ? [entryOf(visit, item, { what: 'closing', label: 'deadline', start: item.closingAt })] : []
}

/** When one sees the site, meets before the bids, and sees them opened: for who takes part in one notice. */
function appointmentsOf(visit: Visit, item: Closing & NoticeSheet, opening: 'opening' | 'session'): CalendarEntry[] {
  const { siteVisitAt, preBidMeetingAt, openingAt } = item
  const place = (visit.lang === 'en' ? item.openingPlaceEn : undefined) ?? item.openingPlaceAr ?? undefined
  return [
    ...(siteVisitAt ? [entryOf(visit, item, { what: 'visit', label: 'visit', start: siteVisitAt })] : []),
    ...(preBidMeetingAt ? [entryOf(visit, item, { what: 'prebid', label: 'prebid', start: preBidMeetingAt })] : []),
    ...(openingAt ? [entryOf(visit, item, { what: 'opening', label: opening, start: openingAt, place })] : []),
  ]
}

interface Appointment {
  readonly what: 'closing' | 'visit' | 'prebid' | 'opening'
  readonly label: 'deadline' | 'visit' | 'prebid' | 'opening' | 'session'
  /** UTC instant. */
  readonly start: string
  readonly place?: string | undefined
}

function entryOf({ lang, origin }: Visit, item: Closing, { what, label, start, place }: Appointment): CalendarEntry {
  const { title, summary } = toldIn(lang, item)
  return {
    uid: `notice-${item.id}-${what}`,
    sequence: item.version - 1,
    stamp: item.publishedAt,
    title: `${sheetTexts.say(label, lang)}: ${title}${item.number ? ` (${item.number})` : ''}`,
    text: summary,
    place,
    page: origin + addressIn(lang, `/ads/${item.id}`),
    start,
    state: item.stage === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
  }
}
