import { codeAsked } from '../../define.ts'
/** What a list of events was asked for, as its address says it. */
export interface EventsQuery {
  readonly view: EventsView
  /** `YYYY-MM`; undefined: this month. */
  readonly month: string | undefined
  /** Code of lookup(11). */
  readonly category: string | undefined
  /** Code of a place. */
  readonly place: string | undefined
  /** Code of a governorate. */
  readonly governorate: string | undefined
  /** Code of lookup(12). */
  readonly attendance: string | undefined
  readonly isOpen: boolean
  readonly q: string | undefined
  /** Among the English events: those that exist in Arabic alone. */
  readonly isArabicOnly: boolean
  readonly page: number
}

/** The month as a grid; what is to come, day by day; what is over. */
export const views = ['month', 'list', 'past'] as const
/** One of them. */
export type EventsView = (typeof views)[number]

const longestText = 200
/** A month in an address. Further away nobody plans, and no machine should walk there for ever. */
export const monthForm = /^(?:20\d\d)-(?:0[1-9]|1[0-2])$/

/**
 * Reads the query of `/events`, of its page as of its feed and its calendar. What narrows the list and is no value of its key has been answered before: that is no address
 * (404, `requireValues`). Of the rest what is none is left out.
 */
export function eventsQueryOf(query: URLSearchParams): EventsQuery {
  const page = Number(query.get('page') ?? 1)
  return {
    view: views.find(view => view === query.get('view')) ?? 'month',
    month: monthForm.exec(query.get('month') ?? '')?.[0],
    category: codeAsked(query, 'category'),
    place: codeAsked(query, 'place'),
    governorate: codeAsked(query, 'governorate'),
    attendance: codeAsked(query, 'attendance'),
    isOpen: query.get('open') === 'true',
    q: query.get('q')?.trim().slice(0, longestText) || undefined,
    isArabicOnly: query.get('only') === 'ar',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** The one address of a list: a single category, place or month stands in its path. @param base another address for the same query, such as its calendar */
export function eventsPath(query: EventsQuery, base?: string): string {
  const { view, month, category, place, governorate, attendance, isOpen, q, isArabicOnly, page } = query
  const ways = [category, place, view === 'month' ? month : undefined].filter(part => part !== undefined)
  const only = base === undefined && ways.length === 1 ? ways[0] : undefined
  const rest = {
    view: view === 'month' ? undefined : view,
    ...(only ? {} : { month: view === 'month' && base === undefined ? month : undefined, category, place }),
    governorate,
    attendance,
    open: isOpen ? 'true' : undefined,
    q,
    only: isArabicOnly ? 'ar' : undefined,
    page: page > 1 ? String(page) : undefined,
  }
  const given = Object.entries(rest).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  const text = new URLSearchParams(given).toString()
  return `${base ?? `/events${only ? `/${only}` : ''}`}${text ? `?${text}` : ''}`
}

/** Asks for all of it. */
export const everything: EventsQuery = eventsQueryOf(new URLSearchParams())
