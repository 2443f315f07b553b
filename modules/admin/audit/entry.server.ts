import type { AnyResource, Column, Label } from '../../define.ts'
import { noteEventNow } from '../../../server/audit/note.ts'
import { fullNameOf } from '../../../server/database/fullName.ts'
import type { Runner } from '../../../server/database/connect.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import { noPermission } from '../../../server/http/errors.ts'
import type { Call, Platform } from '../../../server/platform.ts'
import { notFound } from '../../../server/resources/access.ts'
import { titleColumns } from '../../../server/resources/model.ts'
import { tree } from '../roles/roles.ts'
import { nameKey, type AuditChange, type AuditEntry, type AuditNames } from './audit.ts'
import { mayViewPersonal, personalPermission, visibleTo } from './conditions.server.ts'
import { itemColumns, itemOf, selected, type ItemRow } from './entries.server.ts'
import { shownChanges } from './forgotten.server.ts'
import { masked } from './masked.ts'
import { camelOf, findColumn, findTableWords } from './words.ts'

/** What an entry says beside its line in a list; its seal is `s`. */
const entryColumns: Readonly<Record<string, SQL>> = {
  ...itemColumns,
  changes: shownChanges,
  personal: sql`e.personal`,
  url: sql`e.url`,
  userAgent: sql`e.user_agent`,
  durationMs: sql`e.duration_ms`,
  session: sql`e.session`,
}

/** A row as it is read. */
interface EntryRow extends ItemRow, Pick<AuditEntry, 'url' | 'userAgent' | 'durationMs' | 'session'> {
  readonly changes: Readonly<Record<string, readonly [unknown, unknown] | { readonly erased: unknown }>>
  readonly personal: readonly string[] | null
}
interface SealRow {
  readonly day: string
  readonly sequence: number
  readonly hash: string
  readonly previousHash: string
  readonly time: string
}

/**
 * One entry that the caller sees. Personal values are masked unless he asks for them, and may; that he did is noted.
 * @throws Refused 404, 403
 */
export async function getEntry(call: Call, id: string | undefined, isPersonalAsked: boolean): Promise<AuditEntry> {
  const { platform, caller, actor } = call
  if (isPersonalAsked && !mayViewPersonal(caller)) throw noPermission(personalPermission)
  if (id === undefined || !/^\d{1,15}$/.test(id)) throw notFound()
  const seal = await findSeal(platform.database, id)
  // Only what was written a moment ago has no seal yet.
  const at = seal ? sql`e.execution_time = ${seal.time}::timestamptz` : sql`e.execution_time > now() - interval '1 day'`
  const [row] = await entryRows(platform.database, sql`${at} and e.id = ${id} and ${visibleTo(caller)}`, sql`limit 1`)
  if (!row) throw notFound()
  const isShown = isPersonalAsked && (row.clientIpAddress !== null || (row.personal?.length ?? 0) > 0)
  if (isShown)
    await noteEventNow(platform.database, actor, {
      action: 'viewPersonalData',
      tableName: 'audit_entry',
      rowId: id,
      changes: { entry: [null, row.id] },
    })
  const { names, files } = await referredTo(platform, [row], isShown)
  const { time: _, ...sealed } = seal ?? { time: '', ...noSeal }
  return { ...entryOf(row, isShown), names, files, ...sealed }
}

const noSeal = { day: null, sequence: null, hash: null, previousHash: null }

function findSeal(runner: Runner, id: string): Promise<SealRow | undefined> {
  return runner.find<SealRow>(sql`
    select day::text, sequence, encode(hash, 'hex') as hash, encode(previous_hash, 'hex') as "previousHash", entry_time::text as time
    from audit_seal where entry = ${id} limit 1`)
}

/** Rows with everything that they say, the newest first. */
export function entryRows(runner: Runner, where: SQL, part: SQL): Promise<EntryRow[]> {
  return runner.rows<EntryRow>(
    sql`${selected(entryColumns, sql`(select e.* from audit_entry e where ${where} order by execution_time desc, id desc ${part}) e`)} order by e.execution_time desc, e.id desc`,
  )
}

type Unnamed = Omit<AuditEntry, 'names' | 'files' | keyof typeof noSeal>

/** @param isPersonalShown personal values stand in it in full */
export function entryOf({ changes, personal, ...row }: EntryRow, isPersonalShown: boolean): Unnamed {
  const { url, userAgent, durationMs, session } = row
  const item = itemOf(row)
  return {
    ...item,
    url,
    userAgent,
    durationMs,
    session,
    clientIpAddress: isPersonalShown ? row.clientIpAddress : item.clientIpAddress,
    changes: Object.entries(changes).map(([key, change]) => changeOf(key, change, personal?.includes(key) === true, isPersonalShown)),
    isPersonalShown,
  }
}

function changeOf(key: string, change: EntryRow['changes'][string], isPersonal: boolean, isShown: boolean): AuditChange {
  const [oldValue, newValue] = 'erased' in change ? [null, null] : change
  const shown = (value: unknown) => (isPersonal && !isShown ? maskedValue(value) : value)
  return { fieldName: camelOf(key), oldValue: shown(oldValue), newValue: shown(newValue), ...(isPersonal && { isPersonal }) }
}

function maskedValue(value: unknown): unknown {
  return value === null ? null : masked(typeof value === 'string' ? value : JSON.stringify(value))
}

type Referred = Pick<AuditEntry, 'names' | 'files'>

/** The names of everything that the values of these entries refer to, and what is known of their files. @param isPersonalShown also of personal values */
export async function referredTo(platform: Platform, rows: readonly EntryRow[], isPersonalShown: boolean): Promise<Referred> {
  const wanted = new Map<string, Set<string>>()
  const lookups = new Set<number>()
  for (const row of rows)
    for (const [key, value] of valuesOf(platform, row, isPersonalShown)) {
      if (key === lookupValues) lookups.add(Number(value))
      else wanted.set(key, (wanted.get(key) ?? new Set()).add(String(value)))
    }
  const files = [...(wanted.get(fileValues) ?? [])]
  wanted.delete(fileValues)
  const named = await Promise.all([...wanted].map(([target, ids]) => namesIn(platform, target, [...ids])))
  return {
    names: Object.assign({}, permissionNames(rows), await lookupNames(platform.database, [...lookups]), ...named),
    files:
      files.length === 0
        ? []
        : await platform.database.rows(sql`
            select id, original_file_name as "originalFileName", mime_type as "mimeType", size_bytes as "sizeBytes", sha256
            from attachment where id = any(${sql.param(files)}::uuid[])`),
  }
}

/** What the permissions are called that roles gained or lost: the page, then what may be done on it. */
function permissionNames(rows: readonly EntryRow[]): AuditNames {
  const changes = rows.flatMap(row => (row.tableName === 'user_role' ? [row.changes.permissions] : []))
  const names = changes.flatMap(change => (Array.isArray(change) ? change.flat(2) : [])).filter(name => typeof name === 'string')
  const named = names.flatMap(name => {
    const path: Label[] = []
    for (let node = tree.get(name); node?.parent !== undefined; node = tree.get(node.parent)) path.unshift(node.label)
    return path.length === 0 ? [] : [[name, { nameAr: path.map(([ar]) => ar).join(' - '), nameEn: path.map(([, en]) => en).join(' - ') }]]
  })
  return Object.fromEntries(named)
}

const lookupValues = ' lookup'
const fileValues = ' file'
const isGuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** What the values of an entry point at: the definition's name and the id. */
function valuesOf(platform: Platform, row: EntryRow, isPersonalShown: boolean): (readonly [target: string, id: unknown])[] {
  const words = row.tableName === null ? undefined : findTableWords(resourcesOf(platform), row.tableName)
  return Object.entries(row.changes).flatMap(([key, change]) => {
    const column = findColumn(words, camelOf(key))
    const target = column && targetOf(column)
    const isHidden = !isPersonalShown && row.personal?.includes(key) === true
    if (target === undefined || isHidden || !Array.isArray(change)) return []
    return change.flat().flatMap(value => (isReference(target, value) ? [[target, value] as const] : []))
  })
}

function targetOf({ field }: Column): string | undefined {
  if (field.kind === 'lookup') return lookupValues
  if (field.kind === 'image' || field.kind === 'attachments') return fileValues
  return field.kind === 'ref' ? field.to?.().name : undefined
}

function isReference(target: string, value: unknown): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && target !== fileValues
  return typeof value === 'string' && target !== lookupValues && (isGuid.test(value) || /^\d+$/.test(value))
}

/** The definitions, in an order that never changes: what is known of their words is kept by this list. */
export function resourcesOf(platform: Platform): readonly AnyResource[] {
  const made = lists.get(platform) ?? [...platform.models.values()].map(({ resource }) => resource)
  lists.set(platform, made)
  return made
}
const lists = new WeakMap<Platform, AnyResource[]>()

/** What records of a definition are called, each under `nameKey` of it. @param ids of one kind: GUIDs, or whole numbers */
export async function namesIn({ database, models }: Platform, target: string, ids: readonly string[]): Promise<AuditNames> {
  const model = models.get(target)
  if (!model) return {}
  if (target === 'systemUser') return userNames(database, ids)
  const [ar, en] = titleColumns(model)
  const rows = await database.rows<{ id: string; nameAr: string; nameEn: string | null; code: string | null }>(sql`
    select t.id::text as id, ${model.at(ar)}::text as "nameAr", ${model.at(en)}::text as "nameEn", ${model.has('code') ? model.at('code') : sql`null::text`} as code
    from ${model.from} where t.id = any(${sql.param([...ids])}::${sql.raw(ids.every(id => isGuid.test(id)) ? 'uuid' : 'integer')}[])`)
  return Object.fromEntries(rows.map(({ id, ...names }) => [nameKey(target, id), names]))
}

async function userNames(runner: Runner, ids: readonly string[]): Promise<AuditNames> {
  const rows = await runner.rows<{ id: string; nameAr: string; nameEn: string | null; code: string }>(sql`
    select u.id::text as id, ${fullNameOf('u')} as "nameAr", u.full_name_en as "nameEn", u.user_name as code from "system_user" u
    where u.id = any(${sql.param(ids.filter(id => isGuid.test(id)))}::uuid[])`)
  return Object.fromEntries(rows.map(({ id, ...names }) => [id, names]))
}

async function lookupNames(runner: Runner, ids: readonly number[]): Promise<AuditNames> {
  if (ids.length === 0) return {}
  const rows = await runner.rows<{ id: number; nameAr: string; nameEn: string; code: string }>(
    sql`select id, name_ar as "nameAr", name_en as "nameEn", code from lookup where id = any(${sql.param([...ids])}::integer[])`,
  )
  return Object.fromEntries(rows.map(({ id, ...names }) => [String(id), names]))
}
