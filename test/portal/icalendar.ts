/** A line of a calendar: its name, its parameters and its value, as RFC 5545 writes them. */
interface Line {
  readonly name: string
  readonly parameters: string
  readonly value: string
}
interface Component {
  readonly name: string
  readonly lines: readonly Line[]
  readonly components: readonly Component[]
}

const text = /^(?:[^\\;,\p{Cc}]|\\[\\;,nN])*$/u
const texts = /^(?:[^\\;\p{Cc}]|\\[\\;,nN])*$/u
const instant = /^\d{8}T([01]\d|2[0-3])[0-5]\d[0-5]\dZ$/
const moment = /^\d{8}(?:T([01]\d|2[0-3])[0-5]\d[0-5]\dZ?)?$/
const duration = /^P(?:\d+W|(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/
const address = /^https?:\/\/[^\s"<>\\^`{|}]+$/

/** What is known of each line that may stand in a component (RFC 5545, 3.6; RFC 7986): how often, and what it says. */
const known: Readonly<Record<string, Readonly<Record<string, readonly [least: 0 | 1, value: RegExp]>>>> = {
  VCALENDAR: {
    VERSION: [1, /^2\.0$/],
    PRODID: [1, text],
    CALSCALE: [0, /^GREGORIAN$/],
    METHOD: [0, /^PUBLISH$/],
    NAME: [0, text],
    'X-WR-CALNAME': [0, text],
    'X-WR-TIMEZONE': [0, /^[A-Za-z]+\/[A-Za-z_]+$/],
    'REFRESH-INTERVAL': [0, duration],
    'X-PUBLISHED-TTL': [0, duration],
  },
  VEVENT: {
    UID: [1, text],
    DTSTAMP: [1, instant],
    DTSTART: [1, moment],
    DTEND: [0, moment],
    SUMMARY: [1, text],
    DESCRIPTION: [0, text],
    LOCATION: [0, text],
    GEO: [0, /^-?\d+(?:\.\d+)?;-?\d+(?:\.\d+)?$/],
    CATEGORIES: [0, texts],
    URL: [0, address],
    STATUS: [0, /^(?:TENTATIVE|CONFIRMED|CANCELLED)$/],
    TRANSP: [0, /^(?:OPAQUE|TRANSPARENT)$/],
    SEQUENCE: [0, /^\d+$/],
    'LAST-MODIFIED': [0, instant],
  },
  VTIMEZONE: { TZID: [1, text] },
  STANDARD: { DTSTART: [1, /^\d{8}T\d{6}$/], TZOFFSETFROM: [1, /^[+-]\d{4}$/], TZOFFSETTO: [1, /^[+-]\d{4}$/] },
}
const within: Readonly<Record<string, readonly string[]>> = { VCALENDAR: ['VEVENT', 'VTIMEZONE'], VTIMEZONE: ['STANDARD'] }

/** A calendar that was read: its events, each as its lines by their names, and what is wrong with it. */
export interface CalendarRead {
  readonly events: readonly ReadonlyMap<string, string>[]
  readonly faults: readonly string[]
}

/** Reads a file as RFC 5545 writes it down: octets, lines, components, and what each of them must say. */
export function calendarRead(bytes: Uint8Array): CalendarRead {
  const faults: string[] = []
  const whole = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  if (!whole.endsWith('\r\n')) faults.push('its last line does not end')
  const folded = whole.split('\r\n').slice(0, -1)
  for (const line of folded) {
    if (new TextEncoder().encode(line).length > 75) faults.push(`longer than 75 octets: ${line}`)
    if (/[\p{Cc}\uFEFF]/u.test(line.replaceAll('\t', ''))) faults.push(`holds what controls: ${JSON.stringify(line)}`)
    if (line === '') faults.push('has an empty line')
  }
  const lines = whole
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1)
    .flatMap(line => lineOf(line, faults))
  const calendar = componentOf(lines, faults)
  if (calendar.name !== 'VCALENDAR') faults.push(`is ${calendar.name}`)
  check(calendar, faults)
  if (calendar.components.length === 0) faults.push('has no component')
  const events = calendar.components.filter(({ name }) => name === 'VEVENT')
  for (const event of events) checkEvent(event, faults)
  const ids = events.map(event => valueOf(event, 'UID'))
  if (new Set(ids).size !== ids.length) faults.push('names two events alike')
  return { events: events.map(event => new Map(event.lines.map(({ name, value }) => [name, value]))), faults }
}

function lineOf(line: string, faults: string[]): Line[] {
  const match = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/s.exec(line)
  if (!match) {
    faults.push(`no line of a calendar: ${line}`)
    return []
  }
  const [, name = '', parameters = '', value = ''] = match
  return [{ name, parameters, value }]
}

/** Takes a component with all that is in it from the beginning of the lines. */
function componentOf(lines: Line[], faults: string[]): Component {
  const begin = lines.shift()
  const own: Line[] = []
  const components: Component[] = []
  const name = begin?.value ?? ''
  if (begin?.name !== 'BEGIN') faults.push(`begins with ${begin?.name}`)
  for (let next = lines[0]; next; next = lines[0]) {
    if (next.name === 'BEGIN') components.push(componentOf(lines, faults))
    else if (next.name === 'END') {
      lines.shift()
      if (next.value !== name) faults.push(`${name} ends as ${next.value}`)
      return { name, lines: own, components }
    } else own.push(lines.shift() ?? next)
  }
  faults.push(`${name} does not end`)
  return { name, lines: own, components }
}

function check(component: Component, faults: string[]): void {
  const rules = known[component.name] ?? {}
  for (const [name, [least, pattern]] of Object.entries(rules)) {
    const found = component.lines.filter(line => line.name === name)
    if (found.length < least || found.length > 1) faults.push(`${component.name} has ${found.length} ${name}`)
    for (const { value } of found) if (!pattern.test(value)) faults.push(`${name} says ${value}`)
  }
  for (const { name } of component.lines) if (!(name in rules)) faults.push(`${component.name} has an unknown ${name}`)
  for (const child of component.components) {
    if (!within[component.name]?.includes(child.name)) faults.push(`${component.name} holds ${child.name}`)
    check(child, faults)
  }
}

function checkEvent(event: Component, faults: string[]): void {
  const [start, end] = ['DTSTART', 'DTEND'].map(name => event.lines.find(line => line.name === name))
  for (const line of [start, end])
    if (line && /^\d{8}$/.test(line.value) !== (line.parameters === ';VALUE=DATE')) faults.push(`${line.name} does not say what it is`)
  if (!start || !end) return
  if (start.parameters !== end.parameters) faults.push('begins as a day and ends as a moment, or the other way round')
  if (start.value >= end.value) faults.push(`ends at ${end.value}, and begins at ${start.value}`)
  const [lat = 0, lng = 0] = (valueOf(event, 'GEO') ?? '0;0').split(';').map(Number)
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) faults.push(`stands at ${lat} ${lng}`)
}

function valueOf({ lines }: Component, name: string): string | undefined {
  return lines.find(line => line.name === name)?.value
}
