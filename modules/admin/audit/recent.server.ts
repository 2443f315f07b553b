import type { AnyResource } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Call } from '../../../server/platform.ts'
import { isPublicRow, ownerOf } from '../../../server/resources/access.ts'
import { isId } from '../../../server/resources/id.ts'
import type { RecentChange } from './audit.ts'
import { itemColumns, itemOf, selected, type ItemRow } from './entries.server.ts'
import { resourcesOf } from './entry.server.ts'
import { snakeOf } from './words.ts'

const shown = 10
/** So many of the newest changes are looked through for what the reader may see: this is no search of the audit. */
const lookedThrough = 500
const days = 30

interface Row extends ItemRow {
  readonly owner: string | null
}

/**
 * What people have changed lately in records that the caller may open and sees: the last change of each. Personal values, addresses and
 * requests are left to the audit.
 * @source reports, section 4
 */
export async function recentChanges(call: Call): Promise<RecentChange[]> {
  const { platform, caller } = call
  const readable = new Map(
    resourcesOf(platform)
      .filter(({ permission, options }) => caller.can(permission) && options.key === undefined)
      .map(resource => [snakeOf(resource.name), resource]),
  )
  if (readable.size === 0) return []
  const rows = await platform.database.rows<Row>(
    sql`${selected(
      { ...itemColumns, owner: sql`e.row_place` },
      sql`(select e.* from audit_entry e where e.execution_time > now() - make_interval(days => ${days}::int) and e.operation is not null
      and e.actor is not null and coalesce(e.parent_table, e.table_name) = any(${sql.param([...readable.keys()])}::text[])
      order by e.execution_time desc, e.id desc limit ${lookedThrough}) e`,
    )} order by e.execution_time desc, e.id desc`,
  )
  const latest = [...Map.groupBy(rows, row => `${tableOf(row)} ${recordOf(row)}`).values()].flatMap(([first]) => first ?? [])
  const seen = await seenOf(call, readable, latest)
  return latest
    .filter(row => seen.has(`${tableOf(row)} ${recordOf(row)}`))
    .slice(0, shown)
    .map(({ owner, ...row }) => ({ ...itemOf(row), clientIpAddress: null, requestId: null, record: recordOf(row), owner }))
}

/** Child rows are a part of their record. */
function tableOf({ parentTable, tableName }: ItemRow): string {
  return parentTable ?? tableName ?? ''
}

function recordOf({ parentId, rowId }: ItemRow): string {
  return parentId ?? rowId ?? ''
}

/** The records among these that there still are and that the caller sees. */
async function seenOf(call: Call, readable: ReadonlyMap<string, AnyResource>, rows: readonly Row[]): Promise<Set<string>> {
  const { platform, caller } = call
  const found = await Promise.all(
    [...Map.groupBy(rows, tableOf)].map(async ([table, changed]) => {
      const model = platform.models.get(readable.get(table)?.name ?? '')
      if (!model) return []
      const ids = changed.map(recordOf).filter(isId)
      const visible = platform.reachOf(model.resource.scope).visibleTo(caller, ownerOf(model), isPublicRow(model, platform))
      const known = await platform.database.rows<{ id: string }>(
        sql`select t.id from ${model.from} where t.id = any(${sql.param(ids)}::uuid[]) and ${visible}`,
      )
      return known.map(({ id }) => `${table} ${id}`)
    }),
  )
  return new Set(found.flat())
}
