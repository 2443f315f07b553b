import { isDeepStrictEqual } from 'node:util'
import { sql } from '../../../server/database/sql.ts'
import type { Call, ResourceRules } from '../../../server/platform.ts'
import { findVisible, notFound } from '../../../server/resources/access.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { findId } from '../../../server/resources/id.ts'
import { updateRecordOf } from '../../../server/resources/update.ts'
import { keepVersion } from '../../../server/resources/versions.ts'
import type { VersionLine } from './publicPages.ts'

/** Each save of a record that is published by a switch is a version (portal and administration, section 11.1). */
export function keepsVersions(resource: string): Pick<ResourceRules, 'written'> {
  return {
    written: async (call, transaction, id, record) => {
      const model = modelOf(call.platform, resource)
      const known = findId(model, id)
      if (known === undefined) return
      const last = await transaction.find<{ next: number }>(
        sql`select coalesce(max(number), 0)::int + 1 as next from content_version where resource = ${resource} and record_id = ${id}`,
      )
      await keepVersion(transaction, model, known, last?.next ?? 1, record, call.caller.userId)
    },
  }
}

interface Stored {
  readonly number: number
  readonly content: Readonly<Record<string, unknown>>
  readonly savedAt: string
  readonly savedBy: string | null
}

/** The versions of a record, the newest first. @throws Refused where there is no such record for the caller */
export async function versionsOf(call: Call, resource: string, given: unknown): Promise<{ readonly items: readonly VersionLine[] }> {
  const model = modelOf(call.platform, resource)
  const id = findId(model, given)
  if (id === undefined || !(await findVisible(call, call.platform.database, model, id))) throw notFound()
  const stored = await call.platform.database.rows<Stored>(sql`
    select v.number, v.content, to_char(v.creation_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "savedAt",
      concat_ws(' ', u.first_name, u.last_name) as "savedBy"
    from content_version v left join "system_user" u on u.id = v.creator
    where v.resource = ${resource} and v.record_id = ${id} order by v.number desc`)
  return { items: stored.map((version, index) => lineOf(version, stored[index + 1])) }
}

function lineOf({ number, content, savedAt, savedBy }: Stored, before: Stored | undefined): VersionLine {
  const { titleAr, titleEn } = content
  const keys = [...new Set([...Object.keys(content), ...Object.keys(before?.content ?? {})])]
  const changed = before ? keys.filter(key => !isDeepStrictEqual(content[key] ?? null, before.content[key] ?? null)) : []
  return { number, savedAt, savedBy: savedBy === '' ? null : savedBy, titleAr: textOf(titleAr), titleEn: textOf(titleEn), changed }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/**
 * Writes an old version as the newest.
 * @param concurrencyStamp of the record as it was read
 * @throws Refused, and Invalid where what it held is no longer right
 */
export async function restoreVersion(
  call: Call,
  resource: string,
  { id: given, number }: Readonly<Record<string, string | undefined>>,
  concurrencyStamp: string,
): Promise<Record<string, unknown>> {
  const model = modelOf(call.platform, resource)
  const id = findId(model, given)
  if (id === undefined || !/^\d{1,6}$/.test(number ?? '')) throw notFound()
  const stored = await call.platform.database.find<{ content: Record<string, unknown> }>(
    sql`select content from content_version where resource = ${resource} and record_id = ${id} and number = ${Number(number)}`,
  )
  if (!stored) throw notFound()
  return updateRecordOf(call, model, { ...withoutRowIds(stored.content), id, concurrencyStamp })
}

/** Rows are written anew: those of the old version are gone. */
function withoutRowIds(content: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map((row: unknown) => (isRow(row) ? { ...row, id: undefined } : row)) : value,
    ]),
  )
}

function isRow(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
