import { isDeepStrictEqual } from 'node:util'
import { columnsOf, findCheck, type Column, type Values, type VersionContent, type VersionLine } from '../../kernel/kernel.ts'
import { sql } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import { findVisible, notFound, ownerOf, type FoundRow } from './access.ts'
import { findId, type RecordId } from './id.ts'
import type { Model } from './model.ts'
import { withoutPersonal } from './personal.ts'
import { updateRecordOf } from './update.ts'
import { isOfSystem } from './write.ts'

interface Stored {
  readonly number: number
  /** The number of the one that it was written on; null: it is the first. */
  readonly base: number | null
  readonly content: Readonly<Record<string, unknown>>
  readonly savedAt: string
  readonly savedBy: string | null
}

/** When a publication begins and ends belongs to the record, not to what it says: an old version brings no old times back. */
const ofRecord = new Set(['publishAt', 'expireAt', 'hideAfterExpiry'])

/** The versions of a record, the newest first; who reads only what is published has the live one alone. @throws Refused where there is no such record for the caller */
export async function versionsOf(call: Call, model: Model, given: unknown): Promise<{ readonly items: readonly VersionLine[] }> {
  const { id, row } = await visibleRow(call, model, given)
  const isWhole = await readsAll(call, model, id)
  const stored = await storedOf(call, model, id, isWhole ? undefined : { number: liveNumber(row), isAlone: true })
  const numbered = new Map(stored.map(version => [version.number, version]))
  return { items: stored.map(version => lineOf(model, version, numbered.get(version.base ?? 0))) }
}

/** One version with what it held, and what the one did that it was written on, as far as the caller reads them. @throws Refused where there is none for the caller */
export async function versionOf(
  call: Call,
  model: Model,
  { id: given, number }: Readonly<Record<string, string | undefined>>,
): Promise<VersionContent> {
  const wanted = numberOf(number)
  const { id, row } = await visibleRow(call, model, given)
  const isWhole = await readsAll(call, model, id)
  if (!isWhole && wanted !== liveNumber(row)) throw notFound()
  const stored = await storedOf(call, model, id, { number: wanted, isAlone: !isWhole })
  const version = stored.find(({ number: one }) => one === wanted)
  if (!version) throw notFound()
  const before = stored.find(({ number: one }) => one === version.base)
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
  const { id } = await visibleRow(call, model, given)
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

async function visibleRow(call: Call, model: Model, given: unknown): Promise<{ readonly id: RecordId; readonly row: FoundRow }> {
  const id = findId(model, given)
  const row = id === undefined ? undefined : await findVisible(call, call.platform.database, model, id)
  if (id === undefined || !row) throw notFound()
  return { id, row }
}

/** Does the caller see the record whether it is published or not? Else what was never published of it is not his to read. */
async function readsAll({ caller, platform }: Call, model: Model, id: RecordId): Promise<boolean> {
  const visible = platform.reachOf(model.resource.scope).visibleTo(caller, ownerOf(model), sql`false`)
  return (await platform.database.find(sql`select 1 from ${model.from} where t.id = ${id} and ${visible}`)) !== undefined
}

/** The version that is public. @throws Refused where none is */
function liveNumber({ liveVersion }: FoundRow): number {
  if (typeof liveVersion !== 'number') throw notFound()
  return liveVersion
}

function numberOf(given: string | undefined): number {
  if (!/^\d{1,6}$/.test(given ?? '')) throw notFound()
  return Number(given)
}

interface Wanted {
  readonly number: number
  /** Without the one that it was written on. */
  readonly isAlone: boolean
}

/** @param wanted only this version, and the one that it was written on */
function storedOf(call: Call, { resource }: Model, id: RecordId, wanted?: Wanted): Promise<Stored[]> {
  const base = wanted?.isAlone ? sql`null` : sql`(select n.base from numbers n where n.number = ${wanted?.number ?? null}::int)`
  const only = wanted === undefined ? sql`true` : sql`v.number in (${wanted.number}::int, ${base})`
  return call.platform.database.rows<Stored>(sql`
    with numbers as (
      select number, coalesce(base, lag(number) over (order by number)) as base from content_version
      where resource = ${resource.name} and record_id = ${id})
    select v.number, n.base, v.content, to_char(v.creation_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "savedAt",
      nullif(concat_ws(' ', u.first_name, u.last_name), '') as "savedBy"
    from content_version v join numbers n on n.number = v.number left join "system_user" u on u.id = v.creator
    where v.resource = ${resource.name} and v.record_id = ${id} and ${only}
    order by v.number desc limit 1000`)
}

function lineOf(model: Model, { number, content, savedAt, savedBy }: Stored, before: Stored | undefined): VersionLine {
  const { titleAr, titleEn } = content
  const changed = before
    ? contentColumns(model)
        .filter(column => hasChanged(column, content, before.content))
        .map(({ name }) => name)
    : []
  return { number, savedAt, savedBy, titleAr: textOf(titleAr), titleEn: textOf(titleEn), changed }
}

/** Of a field that there was not yet, what it begins with changes nothing. */
function hasChanged(column: Column, content: Values, before: Values): boolean {
  const said = saidIn(column, content[column.name])
  const initially = column.name in before ? before[column.name] : findCheck(column.field, 'initially')?.[0]
  return !isDeepStrictEqual(said, saidIn(column, initially)) && (said !== null || column.name in before)
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
