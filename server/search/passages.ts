import type { Lang, Values } from '../../kernel/kernel.ts'
import { listed, name, sql } from '../database/sql.ts'
import type { Call, Passage } from '../platform.ts'
import { idType, type FoundKind } from './documents.ts'
import { extractOf } from './extract.ts'
import { keyedTokens, namedKeys } from './keys.ts'
import { hasWord, type Plan } from './plan.ts'

/** What is told of a result that was found by one of its pieces, in the place of an extract of the whole. */
export interface FoundPassage {
  readonly passage: { readonly label: string; readonly anchor: string }
  readonly extract: string
  readonly extractMarks: readonly (readonly [start: number, end: number])[]
  readonly extractLang: Lang
}

interface Row {
  readonly kind: string
  readonly id: string
  readonly titleAr: string
  readonly titleEn: string | null
}

/** By which of their pieces these were found, by their ids; what is found by its title alone needs none. */
export async function passagesOf(
  { platform, lang }: Call,
  rows: readonly Row[],
  kinds: readonly FoundKind[],
  plan: Plan,
): Promise<ReadonlyMap<string, FoundPassage>> {
  const found = await Promise.all(
    kinds.map(async ({ kind, model, source: sourceOf }) => {
      const { passages } = platform.rulesOf(model.resource)
      const asked = rows.filter(row => row.kind === kind)
      if (!passages || asked.length === 0) return []
      const { model: shown, isPublic } = sourceOf()
      const records = await platform.database.rows<Values & { readonly id: string }>(sql`
        select ${listed([sql`t.id::text as "id"`, ...passages.columns.map(key => sql`${shown.at(key)} as ${name(key)}`)])}
        from ${shown.from} where t.id = any(${sql.param(asked.map(({ id }) => id))}::${idType(model)}[]) and ${isPublic}`)
      return records.flatMap(record => {
        const row = asked.find(({ id }) => id === record.id)
        const read = passages.of(record, lang)
        const best = row && bestOf(row, read.passages, plan)
        const extract = best && extractOf(best.text, plan)
        return extract
          ? [
              [
                record.id,
                {
                  passage: { label: best.label, anchor: best.anchor },
                  extract: extract.text,
                  extractMarks: extract.marks,
                  extractLang: read.lang,
                },
              ] as const,
            ]
          : []
      })
    }),
  )
  return new Map(found.flat())
}

/** The first piece with most of the words that the title does not have; of one that the query calls by its name («المادة 4») that one. */
function bestOf({ titleAr, titleEn }: Row, passages: readonly Passage[], plan: Plan): Passage | undefined {
  const inTitle = keysOf(`${titleAr} ${titleEn ?? ''}`)
  const words = plan.words.filter(word => !hasWord(word, inTitle))
  if (words.length === 0) return undefined
  let best: Passage | undefined
  let most = 0
  for (const passage of calledIn(passages, plan)) {
    if (most === words.length) break
    const keys = keysOf(`${passage.label} ${passage.text}`)
    const count = words.filter(word => hasWord(word, keys)).length
    if (count > most) [best, most] = [passage, count]
  }
  return best
}

/** A piece is called by its name where so many of its words stand beside each other. */
const fewestOfName = 2

/** The pieces that the query calls by their names, those with most words of them: of «المادة 4 مكرر» not article 4; all where it calls none. */
function calledIn(passages: readonly Passage[], { words }: Plan): readonly Passage[] {
  const counts = passages.map(({ name: own }) => {
    const keys = keysOf(own)
    let [run, longest] = [0, 0]
    for (const word of words) {
      run = hasWord(word, keys) ? run + 1 : 0
      longest = Math.max(longest, run)
    }
    return longest
  })
  const most = Math.max(...counts)
  return most < fewestOfName ? passages : passages.filter((_passage, at) => counts[at] === most)
}

function keysOf(text: string): ReadonlySet<string> {
  return new Set([...keyedTokens(text).flatMap(({ keys }) => keys), ...namedKeys(text)])
}
