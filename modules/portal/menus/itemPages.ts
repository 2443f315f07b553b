import { findRoute } from './publicRoutes.ts'

/** The kinds of record to whose pages entries lead, by the names under which the search finds them: how the address of such a page begins, up to its key. */
export const itemPages = [
  ['news', '/news/'],
  ['ads', '/ads/'],
  ['event', '/event/'],
  ['event', '/newEvent/'],
  ['successStory', '/successStory/'],
  ['knowledgeExchange', '/knowledgeExchange/'],
  ['creativeIdeasBank', '/entrepreneurialIdeaBank/'],
  ['investors', '/investors/'],
  ['legalEnvironment', '/legalEnvironment/'],
  ['video', '/video/'],
  ['imageAlbum', '/imgCenter/'],
  ['gateService', '/gateServices?service='],
  ['partnership', '/partnerships?id='],
  ['localGovernmentSector', '/localGovernmentSector/'],
  ['localComm', '/localComm/'],
  ['council', '/council/'],
  ['staticPage', '/page/'],
] as const
export type ItemKind = (typeof itemPages)[number][0]

/** The key of a record, with which its address ends but for a query and a fragment. PostgreSQL reads it too. */
export const keyPattern = '^[^/?#&]+(?=[?#&]|$)'

interface Item {
  readonly kind: ItemKind
  /** Its id; of a place the code, of a static page its words. */
  readonly key: string
  /** What follows in the address. */
  readonly rest: string
}

/** The record at whose page an address is, whether or not there is one. */
export function findItem(address: string): Item | undefined {
  for (const [kind, begins] of itemPages) {
    if (!address.startsWith(begins)) continue
    const [key] = new RegExp(keyPattern).exec(address.slice(begins.length)) ?? []
    return key === undefined ? undefined : { kind, key, rest: address.slice(begins.length + key.length) }
  }
  return undefined
}

/** Can an entry lead there: to the page of a record, or to one of the portal's own? */
export function isLeading(address: string): boolean {
  return findItem(address) !== undefined || findRoute(address) !== undefined
}
