import type { AnyResource, Values } from '../../define.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import type { Call } from '../../../server/platform.ts'
import { findVisible, notFound } from '../../../server/resources/access.ts'
import { noPermission } from '../../../server/http/errors.ts'
import { isId } from '../../../server/resources/id.ts'
import type { AuditEntry } from './audit.ts'
import { hasFacet, visibleTo } from './conditions.server.ts'
import { countOf, pagingOf } from './entries.server.ts'
import { entryOf, entryRows, referredTo, resourcesOf } from './entry.server.ts'
import { snakeOf, tableNamed } from './tables.ts'

const auditPermission = 'Admin.AuditLog'
const noSeal = { day: null, sequence: null, hash: null, previousHash: null }

/** A page of a record's history, the newest first. */
export interface History {
  readonly totalCount: number
  readonly totalCountIsExact?: false
  readonly items: readonly AuditEntry[]
}

/**
 * What was done with a record and its child rows, from the beginning (portal and administration, section 6.1): for holders of the permission
 * of its page who see the record, and for who may read the audit. Personal values are masked; from where somebody did it is said in the
 * audit alone.
 * @throws Refused 403, 404
 */
export async function historyOf(call: Call, given: Values): Promise<History> {
  const { platform, caller } = call
  const table = tableNamed(String(given.tableName))
  const row = String(given.rowId).slice(0, 100)
  const resource = resourcesOf(platform).find(({ name }) => snakeOf(name) === table)
  const isReader = resource !== undefined && (await mayRead(call, resource, row))
  const isAuditor = caller.can(auditPermission)
  if (!isReader && !isAuditor) throw resource && !caller.can(resource.permission) ? noPermission(resource.permission) : notFound()
  const own = sql`coalesce(e.parent_id, e.row_id) = ${row} and coalesce(e.parent_table, e.table_name) in (${sql.join(
    tablesOf(platform, resource, table).map(name => sql`${name}`),
    sql`, `,
  )})`
  const where = sql`((${own}) or ${toldElsewhere(call, table, row)}) and ${isReader ? onlyChanges(isAuditor) : visibleTo(caller)}`
  const paging = { ...pagingOf(given), isDescending: true }
  const rows = await entryRows(platform.database, where, sql`limit ${paging.limit} offset ${paging.skip}`)
  const referred = await referredTo(platform, rows, false)
  const items = rows.map(found => {
    const entry = entryOf(found, false)
    const seen = isAuditor ? entry : { ...entry, clientIpAddress: null, userAgent: null, session: null, url: null, requestId: null }
    return { ...seen, ...referred, ...noSeal }
  })
  return { ...(await countOf(platform.database, where, paging, items.length)), items }
}

/** Who reads a record sees what became of it; who exported or downloaded it, and who was refused, stands in the audit. */
function onlyChanges(isAuditor: boolean): SQL {
  return isAuditor ? sql`true` : sql`e.operation is not null`
}

/** Child rows of other records that tell of this one too: to whom a role was given, and from whom it was taken. */
const tellingRows: Readonly<Record<string, { readonly table: string; readonly column: string; readonly of: string }>> = {
  user_role: { table: 'user_in_role', column: 'role_id', of: 'systemUser' },
}

/** Those of them whose own record the reader sees. */
function toldElsewhere({ platform, caller }: Call, table: string, row: string): SQL {
  const telling = tellingRows[table]
  const of = telling && platform.models.get(telling.of)
  if (!of) return sql`false`
  const { column } = telling
  const isOfRow = sql`${row} in (e.changes -> ${column} ->> 0, e.changes -> ${column} ->> 1)`
  // The ids of other tables are no such ids: nothing says that those rows are left out before they are read.
  const owner = sql`case when e.table_name = ${telling.table} then e.parent_id::uuid end`
  return sql`(${hasFacet(telling.table)} and ${isOfRow} and ${platform.reachOf(of.resource.scope).visibleTo(caller, owner, sql`false`)})`
}

async function mayRead(call: Call, resource: AnyResource, id: string): Promise<boolean> {
  const model = call.platform.models.get(resource.name)
  if (!model || !call.caller.can(resource.permission)) return false
  if (!isId(id) && !/^\d{1,9}$/.test(id)) throw notFound()
  return (await findVisible(call, call.platform.database, model, id)) !== undefined
}

/** A record that extends another one is written in both tables. */
function tablesOf(platform: Call['platform'], resource: AnyResource | undefined, table: string): string[] {
  const base = resource?.options.extends?.base
  const extensions = resource ? resourcesOf(platform).filter(({ options }) => options.extends?.base.name === resource.name) : []
  return [table, ...(base ? [snakeOf(base.name)] : []), ...extensions.map(({ name }) => snakeOf(name))]
}
