import { codeAsked } from '../../define.ts'
import { groups, type NoticeGroup } from './categories.ts'
import { tabs, type NoticeTab } from './publicAds.ts'

/** What a list of notices was asked for, as its address says it. */
export interface AdsQuery {
  readonly tab: NoticeTab
  readonly group: NoticeGroup | undefined
  /** Code of lookup(9). */
  readonly category: string | undefined
  /** Code of a place. */
  readonly place: string | undefined
  /** Code of a governorate. */
  readonly governorate: string | undefined
  /** It closes on this day or later: `YYYY-MM-DD` */
  readonly from: string | undefined
  /** What was typed for that day and is none. */
  readonly wrongFrom: string | undefined
  /** It closes on this day or before: `YYYY-MM-DD` */
  readonly until: string | undefined
  /** What was typed for that day and is none. */
  readonly wrongUntil: string | undefined
  readonly q: string | undefined
  /** Among the English notices: those that exist in Arabic alone. */
  readonly isArabicOnly: boolean
  readonly page: number
}

interface AskedDay {
  readonly day: string | undefined
  readonly wrong: string | undefined
}

const longestText = 200
/** What stands in the path where it names one notice, and no list (domain/portal-and-admin, section 14.2). */
export const noticeId = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** The notice whose page stands at a path in Arabic, by its id; undefined: something else does. */
export function noticeIn(path: string): string | undefined {
  const id = /^\/ads\/([^/]*)$/.exec(path)?.[1]?.toLowerCase()
  return id !== undefined && noticeId.test(id) ? id : undefined
}

/**
 * Reads the query of `/ads`, of its page as of its feed and its calendar. What narrows the list and is no value of its key has been answered before: that is
 * no address (404, `requireValues`). Of the rest what is none is left out.
 * @param dayIn reads a day as people type it
 */
export function adsQueryOf(query: URLSearchParams, dayIn: (typed: string | null) => AskedDay): AdsQuery {
  const page = Number(query.get('page') ?? 1)
  const from = dayIn(query.get('from'))
  const until = dayIn(query.get('until'))
  const group = query.get('group') ?? ''
  return {
    tab: tabs.find(tab => tab === query.get('stage')) ?? 'open',
    group: isGroup(group) ? group : undefined,
    category: codeAsked(query, 'category'),
    place: codeAsked(query, 'place'),
    governorate: codeAsked(query, 'governorate'),
    from: from.day,
    wrongFrom: from.wrong,
    until: until.day,
    wrongUntil: until.wrong,
    q: query.get('q')?.trim().slice(0, longestText) || undefined,
    isArabicOnly: query.get('only') === 'ar',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

function isGroup(word: string): word is NoticeGroup {
  return Object.hasOwn(groups, word)
}

/** The one address of a list: a single category or place stands in its path. @param base another address for the same query, such as its calendar */
export function adsPath({ tab, group, category, place, governorate, from, until, q, isArabicOnly, page }: AdsQuery, base?: string): string {
  const only = base ? undefined : category && !place ? category : place && !category ? place : undefined
  const rest = {
    stage: tab === 'open' ? undefined : tab,
    group,
    ...(only ? {} : { category, place }),
    governorate,
    from,
    until,
    q,
    only: isArabicOnly ? 'ar' : undefined,
    page: page > 1 ? String(page) : undefined,
  }
  const given = Object.entries(rest).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  const query = new URLSearchParams(given).toString()
  return `${base ?? `/ads${only ? `/${only}` : ''}`}${query ? `?${query}` : ''}`
}
