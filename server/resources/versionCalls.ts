import { isDeepStrictEqual } from 'node:util'
import { columnsOf, type Column, type Values, type VersionContent, type VersionLine } from '../../kernel/kernel.ts'
import { sql } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import { findVisible, notFound } from './access.ts'
import { findId, type RecordId } from './id.ts'
import type { Model } from './model.ts'
import { withoutPersonal } from './personal.ts'
import { updateRecordOf } from './update.ts'
import { isOfSystem } from './write.ts'

interface Stored {
  readonly number: number
  readonly content: Readonly<Record<string, unknown>>
  readonly savedAt: string
  readonly savedBy: string | null
}

/** When a publication begins and ends belongs to the record, not to what it says: an old version brings no old times back. */
const ofRecord = new Set(['publishAt', 'expireAt', 'hideAfterExpiry'])

/** The versions of a record, the newest first. @throws Refused where there is no such record for the caller */
export async function versionsOf(call: Call, model: Model, given: unknown): Promise<{ readonly items: readonly VersionLine[] }> {
  const stored = await storedOf(call, model, await visibleId(call, model, given))
  return { items: stored.map((version, index) => lineOf(model, version, stored[index + 1])) }
}

/** One version with what it held, and what the one before it did. @throws Refused where there is none for the caller */
export async function versionOf(
  call: Call,
  model: Model,
  { id: given, number }: Readonly<Record<string, string | undefined>>,
): Promise<VersionContent> {
  const wanted = numberOf(number)
  const stored = await storedOf(call, model, await visibleId(call, model, given), wanted)
  const [version, before] = stored
  if (version?.number !== wanted) throw notFound()
  const seen = (content: Values) => ({ ...withoutPersonal(call, model, content) })
  return { ...lineOf(model, version, before), content: seen(version.content), before: before ? seen(before.content) : null }
}

/**
 * Writes an old version as the newest.
 * @param concurrencyStamp of the record as it was read
 * @throws Refused, and Invalid where what it held is no longer right
 */
export async function restoreVersion(
  call: Call,
  model: Model,
  { id: given, number }: Readonly<Record<string, string | undefined>>,
  concurrencyStamp: string,
): Promise<Record<string, unknown>> {
  const id = await visibleId(call, model, given)
  const stored = await call.platform.database.find<{ content: Record<string, unknown> }>(
    sql`select content from content_version where resource = ${model.resource.name} and record_id = ${id} and number = ${numberOf(number)}`,
  )
  if (!stored) throw notFound()
  // Of a field that there was not yet when it was saved it says nothing.
  const columns = contentColumns(model).filter(({ name }) => name in stored.content)
  const content = Object.fromEntries(columns.map(({ name }) => [name, withoutRowIds(stored.content[name])]))
  const restoring: Call = { ...call, actor: { ...call.actor, action: 'restore' } }
  return updateRecordOf(restoring, model, { ...content, id, concurrencyStamp })
}

/** What people write of a record, and versions therefore differ in. */
function contentColumns({ resource }: Model): readonly Column[] {
  return columnsOf(resource.fields).filter(column => !isOfSystem(column) && !ofRecord.has(column.name))
}

async function visibleId(call: Call, model: Model, given: unknown): Promise<RecordId> {
  const id = findId(model, given)
  if (id === undefined || !(await findVisible(call, call.platform.database, model, id))) throw notFound()
  return id
}

function numberOf(given: string | undefined): number {
  if (!/^\d{1,6}$/.test(given ?? '')) throw notFound()
  return Number(given)
}

/** @param upTo only this version and the one before it */
function storedOf(call: Call, { resource }: Model, id: RecordId, upTo?: number): Promise<Stored[]> {
  return call.platform.database.rows<Stored>(sql`
    select v.number, v.content, to_char(v.creation_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "savedAt",
      nullif(concat_ws(' ', u.first_name, u.last_name), '') as "savedBy"
    from content_version v left join "system_user" u on u.id = v.creator
    where v.resource = ${resource.name} and v.record_id = ${id} and v.number <= ${upTo ?? 1_000_000}::int
    order by v.number desc limit ${upTo === undefined ? 1_000 : 2}::int`)
}

function lineOf(model: Model, { number, content, savedAt, savedBy }: Stored, before: Stored | undefined): VersionLine {
  const { titleAr, titleEn } = content
  const changed = before
    ? contentColumns(model)
        .filter(column => !isDeepStrictEqual(saidIn(column, content[column.name]), saidIn(column, before.content[column.name])))
        .map(({ name }) => name)
    : []
  return { number, savedAt, savedBy, titleAr: textOf(titleAr), titleEn: textOf(titleEn), changed }
}

/**
 * What a value says, however it was stored: nothing is nothing, an instant the same in every form, as an amount is; rows are told apart by
 * what they say, not by their ids.
 */
function saidIn({ field }: Column, value: unknown): unknown {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return null
  if (field.kind === 'dateTime' && typeof value === 'string') return Date.parse(value)
  if (field.kind === 'money') return Number(value)
  const { fields } = field
  if (!fields || !Array.isArray(value)) return value
  return value.map((row: unknown) => columnsOf(fields).map(column => saidIn(column, valueIn(row, column.name))))
}

function valueIn(row: unknown, key: string): unknown {
  return typeof row === 'object' && row !== null ? Object.entries(row).find(([name]) => name === key)?.[1] : undefined
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** Rows are written anew: those of the old version are gone. */
function withoutRowIds(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((row: unknown) => {
    if (typeof row !== 'object' || row === null) return row
    const { id: _, ...rest }: Record<string, unknown> = { ...row }
    return rest
  })
}
