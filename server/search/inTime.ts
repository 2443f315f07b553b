import { allOf, sql, type SQL } from '../database/sql.ts'
import type { Platform } from '../platform.ts'
import type { FoundKind } from './documents.ts'

/** What is public for a time only is asked of its own row. @returns a condition over `d`, the document; undefined where nothing is */
export function inTime(platform: Platform, kinds: readonly FoundKind[]): SQL | undefined {
  const timed = kinds.filter(({ model }) => platform.rulesOf(model.resource).publicWhen !== undefined)
  if (timed.length === 0) return undefined
  return allOf(
    timed.map(({ kind, source }) => {
      const { model, isPublic } = source()
      return sql`(d.kind <> ${kind} or exists (select from ${model.from} where t.id::text = d.id and ${isPublic}))`
    }),
  )
}

/** What citizens can take part in now. @returns a condition over `d`, the document */
export function openNow(platform: Platform, kinds: readonly FoundKind[]): SQL {
  const open = kinds.flatMap(({ kind, model, source }) => {
    const openWhen = platform.rulesOf(model.resource).openWhen?.(platform)
    if (openWhen === undefined || kind !== model.resource.name) return []
    const { model: read, isPublic } = source()
    return [sql`(d.kind = ${kind} and exists (select from ${read.from} where t.id::text = d.id and ${isPublic} and ${openWhen}))`]
  })
  return open.length === 0 ? sql`false` : sql`(${sql.join(open, sql` or `)})`
}

/** What citizens could take part in and can no longer. @returns a condition over `d`, the document */
export function isOver(platform: Platform, kinds: readonly FoundKind[]): SQL {
  const over = kinds.flatMap(({ kind, model, source }) => {
    const { openWhen, isOverUnlessOpen } = platform.rulesOf(model.resource)
    if (openWhen === undefined || isOverUnlessOpen !== true || kind !== model.resource.name) return []
    // Many are ranked: each is looked up by its key.
    return [
      sql`when d.kind = ${kind} then not exists (select from ${source().model.from} where t.id = d.id::uuid and ${openWhen(platform)})`,
    ]
  })
  return over.length === 0 ? sql`false` : sql`(case ${sql.join(over, sql` `)} else false end)`
}
