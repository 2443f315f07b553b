import type { LoaderFunctionArgs } from 'react-router'
import { inLang, type Lang } from '../../define.ts'
import { missing, orMissing } from '../../../web/generic/portal/answers.ts'
import { calendarOf, type CalendarEntry } from '../../../web/generic/portal/calendar.ts'
import { calendarFile } from '../../../web/generic/portal/calendarFile.ts'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { addressIn, type SiteFacts } from '../../../web/generic/portal/site.ts'
import { visitContext, type Visit } from '../../../web/generic/visit.ts'
import { adsAsked } from './adsList.portal.tsx'
import type { NoticeAround, NoticePage, NoticeSheet, PublicNotice } from './publicAds.ts'
import { noticeTexts, sheetTexts } from './texts.ts'

const most = 300

/** `/ads/closings.ics`: the deadlines of a list by its own filters; `/ads/{id}/closing.ics`: that of one notice. */
export async function loader({ context, params: { id }, request }: LoaderFunctionArgs): Promise<Response> {
  const visit = context.get(visitContext)
  const site = await visit.api.get<SiteFacts>('Public/Site')
  if (id !== undefined) return oneClosing(visit, site, id)
  const { filter, category, place } = await adsAsked(visit, undefined, new URL(request.url).searchParams)
  const { items } = await visit.api.get<NoticePage>('Public/Ads/GetByStage', {
    ...filter,
    ...(visit.lang === 'en' ? { language: 'en' } : {}),
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
  const entries = entriesOf(visit, { ...notice, stage })
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
function entriesOf({ lang, origin }: Visit, item: Closing): CalendarEntry[] {
  if (!item.closingAt) return []
  const { title, summary } = toldIn(lang, item)
  return [
    {
      uid: `notice-${item.id}-closing`,
      sequence: item.version - 1,
      stamp: item.publishedAt,
      title: `${labelIn(lang)}: ${title}${item.number ? ` (${item.number})` : ''}`,
      text: summary,
      page: origin + addressIn(lang, `/ads/${item.id}`),
      start: item.closingAt,
      state: item.stage === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
    },
  ]
}

function labelIn(lang: Lang): string {
  return sheetTexts.say('deadline', lang)
}
