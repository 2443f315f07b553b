import type { Label } from '../../kernel/kernel.ts'
import { sql } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import { kindsOf, noteRead } from '../resources/readTags.ts'
import { foundKinds } from './documents.ts'
import { ownPageKind, ownPageLabel } from './ownPages.ts'

/** The kinds of which the search finds something at all, by their names in the plural. */
export async function kindsWithSome({ platform }: Call): Promise<readonly { readonly kind: string; readonly label: Label }[]> {
  const known = foundKinds(platform)
  noteRead(known.flatMap(({ model }) => kindsOf(platform, model)))
  const all = [
    ...known.map(({ kind, label }) => ({ kind, label: [label[2], label[3]] as const })),
    { kind: ownPageKind, label: ownPageLabel },
  ]
  const rows = await platform.database.rows<{ kind: string }>(sql`
    select k.kind from unnest(${sql.param(all.map(({ kind }) => kind))}::text[]) as k (kind) where exists (select from search_document d where d.kind = k.kind)`)
  const there = new Set(rows.map(({ kind }) => kind))
  return all.filter(({ kind }) => there.has(kind))
}
