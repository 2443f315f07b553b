import { allOf, sql, type SQL } from '../database/sql.ts'
import type { Call, Platform } from '../platform.ts'
import { foundKinds } from './documents.ts'
import { rowsAs } from './found.ts'
import type { FoundRow } from './foundRow.ts'
import { keyedTokens } from './keys.ts'
import { ownPageKind } from './ownPages.ts'
import { decodedOf, keyIn } from './shortAddresses.ts'

/** A page that stands above the results of searches for any of these phrases. */
export interface Pin {
  readonly phrases: readonly string[]
  /** Path of the page in Arabic, with its query. */
  readonly target: string
}
/** Reads the pins in force, in their order. */
export type PinsOf = (call: Call) => Promise<readonly Pin[]>

const mostPinned = 3

/** What is pinned for these words, in any of their forms, as far as citizens may read it. @param shown what is public for a time only */
export async function pinnedFor({ platform }: Call, text: string, pins: readonly Pin[], shown: SQL | undefined): Promise<FoundRow[]> {
  const asked = keyedTokens(text)
  const meant = pins.filter(({ phrases }) => phrases.some(phrase => areSame(keyedTokens(phrase), asked)))
  const targets = await Promise.all(meant.map(({ target }) => documentAt(platform, target)))
  const found = [...new Map(targets.flatMap(target => (target ? [[`${target.kind} ${target.id}`, target] as const] : []))).values()]
  const rows = await Promise.all(
    found
      .slice(0, mostPinned)
      .map(({ kind, id }) =>
        platform.database.find<FoundRow>(
          sql`select ${rowsAs(platform)} from search_document d left join place p on p.id = d.place where ${allOf([sql`d.kind = ${kind} and d.id = ${id}`, shown])}`,
        ),
      ),
  )
  return rows.flatMap(row => row ?? [])
}

/** Are these two searches one: the same words, in any of their forms? */
export function areOneSearch(one: string, other: string): boolean {
  return areSame(keyedTokens(one), keyedTokens(other))
}

type Tokens = readonly { readonly keys: readonly string[] }[]

function areSame(phrase: Tokens, asked: Tokens): boolean {
  return (
    phrase.length > 0 && phrase.length === asked.length && phrase.every(({ keys }, at) => asked[at]?.keys.some(key => keys.includes(key)))
  )
}

/** What the search finds whose page this is. @param path of the page in Arabic, with its query */
export async function documentAt(platform: Platform, path: string): Promise<{ readonly kind: string; readonly id: string } | undefined> {
  if (!URL.canParse(path, 'http://portal')) return undefined
  const url = new URL(path, 'http://portal')
  const own = decodedOf(url.pathname) ?? ''
  const asked = foundKinds(platform).flatMap(({ kind, path: pattern, pageAt, source }) => {
    // A kind that says itself where its pages stand, as by a name in place of an id.
    const { model, isPublic } = source()
    const named = pageAt
      ? [sql`(d.kind = ${kind} and d.id in (select t.id::text from ${model.from} where ${pageAt} = ${own.slice(1)} and ${isPublic}))`]
      : []
    const key = keyIn(url, pattern)
    const code = key === undefined ? undefined : decodedOf(key)
    if (key === undefined || code === undefined) return named
    return [...named, sql`(d.kind = ${kind} and ${pattern.endsWith('{code}') ? sql`d.code = ${code}` : sql`d.id = ${key.toLowerCase()}`})`]
  })
  // A page of the portal's own is pinned as it opens by itself: its query is not kept.
  const itself = sql`(d.kind = ${ownPageKind} and d.id = ${url.search === '' ? own : ''})`
  return platform.database.find(sql`select d.kind, d.id from search_document d where ${sql.join([...asked, itself], sql` or `)} limit 1`)
}
