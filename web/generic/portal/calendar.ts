/** What calendars subscribe to: the events of a list, each with the page where it stands. All addresses are whole. */
export interface Calendar {
  readonly name: string
  /** Whose it is: a name that others do not use. */
  readonly product: string
  /** IANA name of the zone in which readers are shown the times. */
  readonly timeZone: string
  readonly entries: readonly CalendarEntry[]
}

/** An event or a deadline. */
export interface CalendarEntry {
  /** Never changes, and nothing else has it. */
  readonly uid: string
  /** Grows with each change. */
  readonly sequence: number
  /** When it was last changed: UTC instant. */
  readonly stamp: string
  readonly title: string
  readonly text?: string | undefined
  readonly place?: string | undefined
  readonly point?: { readonly lat: number; readonly lng: number } | null | undefined
  readonly page: string
  /** UTC instants, or days `YYYY-MM-DD` of what takes whole days, the last one among them. Without an end it is a moment. */
  readonly start: string
  readonly end?: string | undefined
  readonly state?: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED' | undefined
  readonly categories?: readonly string[] | undefined
}

/**
 * A calendar as iCalendar (RFC 5545). Times are UTC: the summer time of Palestine is decreed from year to year, and a rule for it that
 * stands in a calendar which somebody keeps would go wrong.
 */
export function calendarOf({ name, product, timeZone, entries }: Calendar): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(product)}//Mahalli//AR`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...(entries.length > 0 ? entries.flatMap(linesOf) : nothing),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

/** A calendar must hold something (RFC 5545, 3.6): one without entries holds the zone in which its times would be. */
const nothing = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

function linesOf(entry: CalendarEntry): string[] {
  const { uid, sequence, stamp, title, page, start, end, state = 'CONFIRMED', place, point, categories = [] } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${text(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${instant(stamp)}`,
    `LAST-MODIFIED:${instant(stamp)}`,
    moment('DTSTART', start),
    ...(end === undefined ? [] : [moment('DTEND', isDay(end) ? dayAfter(end) : end)]),
    `SUMMARY:${text(title)}`,
    ...(entry.text ? [`DESCRIPTION:${text(entry.text)}`] : []),
    ...(place ? [`LOCATION:${text(place)}`] : []),
    ...(point ? [`GEO:${point.lat};${point.lng}`] : []),
    ...(categories.length > 0 ? [`CATEGORIES:${categories.map(text).join(',')}`] : []),
    `URL:${page}`,
    `STATUS:${state}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function moment(property: string, at: string): string {
  return isDay(at) ? `${property};VALUE=DATE:${at.replaceAll('-', '')}` : `${property}:${instant(at)}`
}

function isDay(at: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(at)
}

/** The end of whole days is the day after the last one. */
function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

function instant(at: string): string {
  return new Date(at)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:]/g, '')
}

/** A text as a calendar holds it: what separates values is escaped, a line end is written, other characters that control are left out. */
function text(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, sign => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '')
}

const mostOctets = 75
const encoder = new TextEncoder()

/** A line of at most 75 octets; what is longer goes on in the next one, behind a space. No character is cut. */
function folded(line: string): string {
  const lines: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > mostOctets) {
      lines.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...lines, part].join('\r\n')
}
