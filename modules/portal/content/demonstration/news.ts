import { z } from 'zod'
import { scenes } from './drawings.ts'
import part1 from './news-1.json' with { type: 'json' }
import part2 from './news-2.json' with { type: 'json' }
import part3 from './news-3.json' with { type: 'json' }
import part4 from './news-4.json' with { type: 'json' }

const demonstrationNews = z.strictObject({
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** days before the day on which the demonstration is loaded */
  daysAgo: z.int().min(0).max(800),
  /** a code of lookup 8 */
  category: z.string(),
  /** the code of the publishing body; null is the ministry */
  placeCode: z.string().nullable(),
  state: z.enum(['draft', 'underReview', 'edited', 'published', 'rejected', 'editedAfterRejected']),
  /** a code of lookup 37 */
  rejectionReason: z.string().optional(),
  rejectionNote: z.string().min(10).max(1000).optional(),
  titleAr: z.string(),
  titleEn: z.string().nullable(),
  summaryAr: z.string(),
  summaryEn: z.string().nullable(),
  bodyAr: z.string(),
  bodyEn: z.string().nullable(),
  locationAr: z.string().nullable(),
  locationEn: z.string().nullable(),
  drawing: z.strictObject({ scene: z.enum(scenes), variant: z.int().min(1) }),
  mainImageAltAr: z.string(),
  mainImageAltEn: z.string().nullable(),
  tags: z.array(z.string()),
  isUrgent: z.literal(false),
})

/** A news item of the demonstration as it is kept: its texts still hold marks such as {date+14} and {year}. */
export type DemonstrationNews = z.infer<typeof demonstrationNews>

/** A news item of the demonstration on a certain day: its date and its texts are final. */
export type DatedNews = Omit<DemonstrationNews, 'daysAgo'> & { date: string }

/** The sixty items, newest first. */
export const news: readonly DemonstrationNews[] = z.array(demonstrationNews).parse([...part1, ...part2, ...part3, ...part4])

/**
 * The news as it would have been written by a given day.
 * A deadline or meeting that would fall on a Friday or Saturday is moved to the Sunday after it.
 * @param today calendar date, YYYY-MM-DD
 * @returns items with their calendar date, YYYY-MM-DD, newest first
 */
export function newsOn(today: string): DatedNews[] {
  return news.map(({ daysAgo, ...item }) => {
    const date = shifted(today, -daysAgo)
    return {
      ...item,
      date,
      titleAr: dated(item.titleAr, date),
      titleEn: item.titleEn && dated(item.titleEn, date),
      summaryAr: dated(item.summaryAr, date),
      summaryEn: item.summaryEn && dated(item.summaryEn, date),
      bodyAr: linked(dated(item.bodyAr, date)),
      bodyEn: item.bodyEn && linked(dated(item.bodyEn, date)),
    }
  })
}

/** Pages of the portal that there are: another one that a text names is said without a link. */
const pages = new Set(['news', 'localComms', 'localComm', 'search', 'auditRoots'])

function linked(html: string): string {
  return html.replace(/<a href="(?:\/en)?\/(\w+)[^"]*">([^<]*)<\/a>/g, (link, page: string, words: string) =>
    pages.has(page) ? link : words,
  )
}

/** A text of the demonstration as it reads when it was written on a date: its marks such as {date+14} and {year} are days and a year. */
export function dated(text: string, date: string): string {
  return text
    .replaceAll('{year}', date.slice(0, 4))
    .replace(/\{date([+-]\d+)\}/g, (_, days: string) => workingDay(shifted(date, Number(days))).replaceAll('-', '/'))
}

/** A day so many days later. */
export function shifted(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** The day itself, or the Sunday after a Friday or Saturday. */
export function workingDay(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekday === 5 ? shifted(date, 2) : weekday === 6 ? shifted(date, 1) : date
}
