import type { Platform } from '../../../server/platform.ts'
import { name, sql, type SQL } from '../../../server/database/sql.ts'
import { urlsOf } from '../../../server/search/addresses.ts'
import { foundKinds } from '../../../server/search/documents.ts'
import { pageOfPlace } from '../../places/register/register.server.ts'
import { isServiceShown } from '../services/services.server.ts'
import { findItem, itemPages, keyPattern, type ItemKind } from './itemPages.ts'

/** Is there one that citizens may read under a key? */
type IsThere = (key: SQL) => SQL

const live =
  (table: string): IsThere =>
  key =>
    sql`exists (select from ${name(table)} n where n.id::text = ${key})`
const switched =
  (table: string): IsThere =>
  key =>
    sql`exists (select from ${name(table)} n where n.id::text = ${key} and n.is_published)`
const placeAt =
  (path: string): IsThere =>
  key =>
    sql`exists (select from place p left join local_comm a on a.id = p.id where p.code = ${key} and ${pageOfPlace(sql`p`, sql`a`)} = ${path}::text || p.code)`

const isThere = {
  news: live('news_live'),
  ads: live('ads_live'),
  event: live('event_live'),
  successStory: live('success_story_live'),
  knowledgeExchange: live('knowledge_exchange_live'),
  creativeIdeasBank: live('creative_ideas_bank_live'),
  investors: live('investors_live'),
  legalEnvironment: switched('legal_environment'),
  video: switched('video'),
  imageAlbum: switched('image_album'),
  // One that begins on a page which is still to come is published and has no page.
  gateService: key => sql`(${key} in (select t.id::text from gate_service t where ${isServiceShown}))`,
  partnership: switched('partnership'),
  localGovernmentSector: switched('local_government_sector'),
  localComm: placeAt('/localComm/'),
  council: placeAt('/council/'),
  staticPage: key => sql`exists (select from static_page s where s.slug = ${key} and s.is_published)`,
} satisfies Readonly<Record<ItemKind, IsThere>>

/** May citizens read the record to which the entry over `t` leads? @param otherwise of an address that is of no record */
export function isItemThere(otherwise: SQL): SQL {
  const cases = itemPages.map(([kind, begins]) => {
    const key = sql`substring(substr(t.link, ${begins.length + 1}::int) from ${keyPattern}::text)`
    return sql`when starts_with(t.link, ${begins}) then ${isThere[kind](key)}`
  })
  return sql`(case ${sql.join(cases, sql` `)} else ${otherwise} end)`
}

/** The records by whose changes an entry that leads to this address is drawn or not. */
export function tagsOfItem(link: string): string[] {
  const item = findItem(link)
  if (item === undefined) return []
  const { kind, key } = item
  if (kind === 'localComm' || kind === 'council') return ['place', 'localComm']
  return kind === 'staticPage' ? [kind] : [`${kind}:${key}`]
}

/**
 * Where the records are now whose page moves by the clock, as that of an event does when it is over.
 * @param links addresses of records that are there
 * @returns the addresses that have changed, and those that have not, by what was given
 */
export async function nowAt(platform: Platform, links: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const events = links.flatMap(link => {
    const item = findItem(link)
    return item?.kind === 'event' ? [{ link, rest: item.rest, kind: item.kind, id: item.key, code: null }] : []
  })
  const kinds = foundKinds(platform).filter(({ kind }) => kind === 'event')
  const urlOf = await urlsOf(platform, events, kinds)
  return new Map(events.map(event => [event.link, urlOf(event) + event.rest]))
}
