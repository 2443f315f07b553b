import { inLang, isEditorial, stepPermission, type Values } from '../../kernel/kernel.ts'
import { sql } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import { allColumns } from './access.ts'
import { isOwnDraft } from './allowed.ts'
import type { Page } from './list.ts'
import type { Model } from './model.ts'
import { idsIn } from './id.ts'
import { hasRelated, relatedTo } from './references.ts'

/**
 * A page of a list with the reason why a row is not deleted, as `kept`, in the caller's language: for the screen, which locks the button with it.
 * Only who may delete is told. What is too dear to be asked of every row the deletion itself asks.
 */
export async function withKept(call: Call, model: Model, page: Page): Promise<Page> {
  const { resource } = model
  const ids = page.items.map(({ id }) => String(id))
  if (ids.length === 0 || resource.options.without?.includes('delete')) return page
  if (!call.caller.can(stepPermission(resource, '.Delete'))) return withOwnDrafts(call, model, page, ids)
  const reasons = new Map([...(await relatedReasons(call, model, ids)), ...(await ownReasons(call, model, ids))])
  if (reasons.size === 0) return page
  return {
    ...page,
    items: page.items.map(item => {
      const kept = reasons.get(String(item.id))
      return kept === undefined ? item : { ...item, kept }
    }),
  }
}

/** To who may not delete the rows say which he may all the same: drafts of his own. */
async function withOwnDrafts(call: Call, model: Model, page: Page, ids: readonly string[]): Promise<Page> {
  if (!isEditorial(model.resource) || !page.items.some(({ isDraft }) => isDraft === true)) return page
  const own = new Set((await rowsOf(call, model, ids)).filter(row => isOwnDraft(call, model, row)).map(({ id }) => id))
  return own.size === 0 ? page : { ...page, items: page.items.map(item => (own.has(item.id) ? { ...item, isOwnDraft: true } : item)) }
}

function rowsOf(call: Call, model: Model, ids: readonly string[]): Promise<Values[]> {
  return call.platform.database.rows<Values>(sql`select ${allColumns(model)} from ${model.from} where t.id = any(${idsIn(model, ids)})`)
}

/** What the capability says of the row itself. */
async function ownReasons(call: Call, model: Model, ids: readonly string[]): Promise<Map<string, string>> {
  const rule = call.platform.rulesOf(model.resource).kept
  if (!rule) return new Map()
  const rows = await rowsOf(call, model, ids)
  const found = rows.map(row => [String(row.id), rule(row, call)] as const)
  return new Map(found.flatMap(([id, refusal]) => (refusal ? [[id, inLang([refusal.sentence.ar, refusal.sentence.en], call.lang)]] : [])))
}

/** What refers to the rows. */
async function relatedReasons(call: Call, model: Model, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await relatedTo(call.platform.database, call.platform, model, ids)
  return new Map(
    [...found].map(([id, related]) => {
      const { ar, en } = hasRelated(related).sentence
      return [id, inLang([ar, en], call.lang)]
    }),
  )
}
