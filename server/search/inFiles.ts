import type { Lang } from '../../kernel/kernel.ts'
import { sql } from '../database/sql.ts'
import { heldFiles, recordsOf } from '../fileText/held.ts'
import type { Call } from '../platform.ts'
import { idType, type FoundKind } from './documents.ts'
import { extractOf } from './extract.ts'
import type { FoundRow } from './foundRow.ts'
import { keyedTokens, namedKeys } from './keys.ts'
import { wordQuery } from './lexemes.ts'
import { hasWord, marksOf, type Plan, type Word } from './plan.ts'
import { isArabic } from './tokens.ts'

/** What is told of a result whose words stand in one of its files, in the place of an extract of its own text. */
export interface FoundInFile {
  readonly passage: null
  /** The name under which it is downloaded, and what its page calls it. */
  readonly file: { readonly name: string; readonly title: string | null }
  readonly extract: string
  readonly extractMarks: readonly (readonly [start: number, end: number])[]
  readonly extractLang: Lang
}

/** Each result may have many files: those of so many results are looked into, as many as the longest page shows. */
const mostLookedInto = 30

/** Which of these were found by what stands in a file that citizens may open there, by their ids: such as lack a word themselves. */
export async function inFilesOf(
  { platform, lang }: Call,
  rows: readonly FoundRow[],
  kinds: readonly FoundKind[],
  plan: Plan,
): Promise<ReadonlyMap<string, FoundInFile>> {
  const lacking = new Map(
    rows.slice(0, mostLookedInto).flatMap(row => {
      const words = kinds.some(({ kind, hasFiles }) => hasFiles && kind === row.kind) ? lackingIn(row, plan) : []
      return words.length > 0 ? [[row.id, words] as const] : []
    }),
  )
  const found = await Promise.all(
    kinds.flatMap(found => {
      const ids = rows.flatMap(({ kind, id }) => (kind === found.kind && lacking.has(id) ? [id] : []))
      const files = ids.length === 0 ? undefined : heldFiles(platform, found, recordsOf(ids, idType(found.model)), false)
      const words = [...new Set(ids.flatMap(id => lacking.get(id) ?? []))]
      return files
        ? platform.database.rows<{ record: string; name: string; titleAr: string | null; titleEn: string | null; text: string }>(sql`
            select distinct on (f.record) f.record::text, f.name, f.title_ar as "titleAr", f.title_en as "titleEn", best.text from (${files}) f cross join lateral (
              select p.text, p.number, ${sql.join(
                words.map(word => sql`(p.words @@ ${wordQuery(word)}::text::tsquery)::int`),
                sql` + `,
              )} as hits
              from file_text_piece p where p.sha256 = f.sha256 order by hits desc, p.number limit 1) best
            where best.hits > 0 order by f.record, best.hits desc, f.file`)
        : []
    }),
  )
  return new Map(
    found.flat().flatMap(({ record, name, titleAr, titleEn, text }) => {
      // Cut where a word stands that the record itself does not have; marked where any does.
      const extract = extractOf(text, { ...plan, words: lacking.get(record) ?? [] })
      if (!extract) return []
      const told = { extract: extract.text, extractMarks: marksOf(extract.text, plan), extractLang: langOf(extract.text) }
      return [[record, { passage: null, file: { name, title: lang === 'en' ? (titleEn ?? titleAr) : titleAr }, ...told }] as const]
    }),
  )
}

function lackingIn({ titleAr, titleEn, textAr, textEn }: FoundRow, plan: Plan): readonly Word[] {
  const left = without(plan.words, `${titleAr} ${titleEn ?? ''}`)
  return left.length === 0 ? left : without(left, `${titleAr} ${titleEn ?? ''} ${textAr} ${textEn}`)
}

function without(words: readonly Word[], text: string): readonly Word[] {
  const keys = new Set([...keyedTokens(text).flatMap(token => token.keys), ...namedKeys(text)])
  return words.filter(word => !hasWord(word, keys))
}

function langOf(text: string): Lang {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.filter(isArabic).length * 2 >= letters.length ? 'ar' : 'en'
}
