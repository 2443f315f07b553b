import { createHash } from 'node:crypto'
import { visitor, type Label } from '../../kernel/kernel.ts'
import type { Actor } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import type { Platform } from '../platform.ts'
import { analysisVersion } from './keys.ts'
import { lexemesOf } from './lexemes.ts'

/** A page of the portal that is no record's: a list, a form, the way to the ministry. */
export interface OwnPage {
  /** Its path in Arabic, which is its id in what is found. */
  readonly path: string
  readonly label: Label
  /** What a reader does there, in a sentence: it is found by these words too. */
  readonly told: Label
  /** Names of whom it tells how they are reached: who looks for a telephone of one of these is led here. */
  readonly reached?: readonly string[]
}

/** The name under which they are found. */
export const ownPageKind = 'page'
/** What all of them are called, beside the kinds of records. */
export const ownPageLabel: Label = ['أقسام البوابة ونماذجها', 'Sections and forms']

const keeper: Actor = { caller: visitor, requestId: 'search', address: undefined, reason: 'what the search finds' }

/** Brings what is found of them to what they are now; pages that are no more are found no more. */
export async function keepOwnPages(platform: Platform, pages: readonly OwnPage[]): Promise<void> {
  await platform.database.write(keeper, async transaction => {
    await transaction.rows(
      sql`delete from search_document where kind = ${ownPageKind} and id <> all(${sql.param(pages.map(({ path }) => path))}::text[])`,
    )
    for (const page of pages)
      await transaction.rows(sql`
        insert into search_document (kind, id, title_ar, title_en, text_ar, text_en, words, version)
        values (${ownPageKind}, ${page.path}, ${page.label[0]}, ${page.label[1]}, ${page.told[0]}, ${page.told[1]}, ${wordsOf(page)}::text::tsvector, ${versionOf(page)})
        on conflict (kind, id) do update set title_ar = excluded.title_ar, title_en = excluded.title_en, text_ar = excluded.text_ar,
          text_en = excluded.text_en, words = excluded.words, version = excluded.version
        where search_document.version <> excluded.version`)
  })
}

function wordsOf({ label, told, reached = [] }: OwnPage): string {
  const weighed = [
    ...label.map(text => ({ text, weight: 'A' as const })),
    ...[...told, ...reached].map(text => ({ text, weight: 'C' as const })),
  ]
  return lexemesOf({
    kind: ownPageKind,
    weighed,
    day: undefined,
    titles: label,
    reached,
    code: undefined,
    number: undefined,
    year: undefined,
  })
}

function versionOf(page: OwnPage): number {
  return createHash('sha256')
    .update(JSON.stringify([analysisVersion, page]))
    .digest()
    .readInt32BE()
}
