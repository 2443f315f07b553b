import type { PublicEvent } from './publicEvents.ts'

/**
 * Path of an event's page in Arabic: of its own while it is to come, another when it is over (section 15.2). Whoever comes by the wrong one is led
 * on. The search and the sitemap ask the same of the database: `pageAt` in rules.server.ts.
 */
export function eventPath(id: string, isOver: boolean): string {
  return `/${isOver ? 'event' : 'newEvent'}/${id}`
}

/** One event is one page, at whichever of its two addresses it is opened: what is counted of pages is counted under the later one. */
export function countedPath(path: string): string {
  return path.replace(/^\/newEvent\/(?=[\w-]+$)/, '/event/')
}

/** The same of an event in a list, as it is now. */
export function eventPathNow({ id, endAt }: Pick<PublicEvent, 'id' | 'endAt'>): string {
  return eventPath(id, Date.parse(endAt) <= Date.now())
}
