import { inEnglish } from '../portal/desk.ts'
import type { Json } from '../walk/json.ts'
import { linesOf } from './judging.ts'

/** The set of texts that real queries are judged on, as what each says as a news item. */
export function newsOf(texts: string): Json[] {
  return texts
    .trim()
    .split('\n')
    .map(line => {
      const [title = '', summary = ''] = line.split('|').map(part => part.trim())
      const written = `${summary}، كما ورد اليوم.`.padEnd(60, '.')
      const english = {
        ...inEnglish,
        titleEn: title,
        summaryEn: `${summary}.`,
        bodyEn: `<p>${summary}, as was said today here.</p>`,
      }
      return { titleAr: title, summaryAr: written, bodyAr: `<p>${written}</p>`, ...(/^[A-Z]/.test(title) && english) }
    })
}

/** How well a set of queries is answered. */
export interface Ranking {
  /** Mean reciprocal rank: 1 when each has its answer first. */
  readonly mean: number
  readonly queries: number
  /** The queries that have another answer first, or none, in words. */
  readonly lacking: readonly string[]
}

/**
 * Asks each query of a set.
 * @param ids the items that were made of the texts, in their order
 * @param found the first twenty items that a query finds
 */
export async function rankingOf(
  set: string,
  ids: readonly string[],
  found: (query: string) => Promise<readonly { readonly id: string; readonly title: string }[]>,
): Promise<Ranking> {
  let sum = 0
  const lacking: string[] = []
  const lines = linesOf(set)
  for (const [query, expected] of lines) {
    const wanted = expected.split(',').map(number => ids[Number(number)])
    const items = await found(query)
    const at = items.findIndex(({ id }) => wanted.includes(id))
    if (at >= 0) sum += 1 / (at + 1)
    if (at !== 0) lacking.push(`${query}: ${at < 0 ? 'not found' : `place ${at + 1}, after ${items[0]?.title}`}`)
  }
  return { mean: sum / lines.length, queries: lines.length, lacking }
}
