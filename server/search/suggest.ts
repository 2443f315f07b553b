import type { Endpoint } from '../http/endpoint.ts'
import type { Call, SettingOf } from '../platform.ts'
import { kindsOf, noteRead } from '../resources/readTags.ts'
import { urlsOf } from './addresses.ts'
import { withoutAskingBefore } from './asking.ts'
import { rowsBegun, titleOf } from './begun.ts'
import { foundKinds } from './documents.ts'
import type { Limit } from './publicSearch.ts'
import { tokensOf } from './tokens.ts'

const fewestLetters = 2

/** Reads what others have searched for that begins so. */
export type EarlierOf = (call: Call, begun: string) => Promise<readonly string[]>

/**
 * Names and titles that have a word with this beginning: and behind them earlier searches: what the search box offers while somebody types (section 16.4).
 * @param mostOf how many are offered at the most
 */
export function suggestEndpoint(earlierOf: EarlierOf, limit: Limit, mostOf: SettingOf<number>): Endpoint {
  return {
    method: 'GET',
    path: 'Public/Search/Suggest',
    label: ['اقتراحات البحث', 'Suggestions of the search'],
    permission: 'public',
    contract: { query: ['q'], isLimited: true, answers: 'object' },
    handle: async (call, { query }) => {
      limit(call, 'beginning')
      const most = call.platform.settings.get(mostOf)
      return { items: await suggest(call, (query.get('q') ?? '').trim().slice(0, 100), most, earlierOf) }
    },
  }
}

async function suggest(call: Call, text: string, most: number, earlierOf: EarlierOf) {
  const tokens = tokensOf(text)
  const last = tokens.at(-1)
  if (!last || last.bare.length < fewestLetters) return []
  const kinds = foundKinds(call.platform)
  noteRead(kinds.flatMap(({ model }) => kindsOf(call.platform, model)))
  const rows = await rowsBegun(call, text, { kinds, most })
  const urlOf = await urlsOf(call.platform, rows, kinds)
  const asked = tokensOf(withoutAskingBefore(text))
  const titles = new Map<string, { title: string; kind: string; url: string }>()
  for (const row of rows) {
    const title = titleOf(row, call.lang, asked)
    if (!titles.has(title)) titles.set(title, { title, kind: row.kind, url: urlOf(row) })
  }
  const found = [...titles.values()].slice(0, most)
  if (found.length === most) return found
  const compared = (title: string) =>
    tokensOf(title)
      .map(({ bare }) => bare)
      .join(' ')
  const known = new Set([...titles.keys()].map(compared))
  const earlier = (await earlierOf(call, tokens.map(({ raw }) => raw).join(' '))).filter(title => !known.has(compared(title)))
  return [...found, ...earlier.map(title => ({ title, kind: null, url: `/search?${new URLSearchParams({ q: title }).toString()}` }))].slice(
    0,
    most,
  )
}
