import { pluralOf, Refused, type Plural, type Problem } from '../../define.ts'
import type { Runner, Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Usage } from '../../../server/lookupUsage.ts'
import type { Platform, ResourceRules } from '../../../server/platform.ts'
import { typeFacts, valueFacts } from './facts.ts'
import { problemsOfType } from './typeRules.ts'
import { usageOfValues } from './usage.server.ts'
import { isOfCatalogue, problemsOfValue, takenAmong, type ListFacts, type ValueFacts } from './valueRules.ts'

/** What the server adds to the definition of lookup types (section 7.1). */
export const lookupTypeRules: ResourceRules = {
  facts: { valuesCount: sql`(select count(*)::int from lookup v where v.type = t.id)` },
  problemsOf: async (transaction, record, before) => {
    if (!before) return []
    const hasParents = await transaction.find(sql`select 1 from lookup where type = ${before.id} and parent is not null limit 1`)
    return problemsOfType(typeFacts(record), typeFacts(before), hasParents !== undefined)
  },
  kept: record =>
    record.isSystem === true
      ? new Refused('systemType', 'أنواع النظام لا تُحذف', 'System types are not deleted', { status: 409 })
      : undefined,
}

/** What the server adds to the definition of lookup values (section 7.2). */
export const lookupRules: ResourceRules = {
  problemsOf: async (transaction, record, before, { platform }) => {
    if (typeof record.type !== 'number') return []
    return findProblems(transaction, platform, valueFacts(record), before && valueFacts(before))
  },
  // The list before its values, as whoever puts them in order: of two who lock the other way round each waits for the other, the one for
  // the value, the other for the place of the default.
  lockFirst: async (transaction, id, { isDefault }) => {
    if (isDefault === true)
      await transaction.rows(sql`select from lookup_type where id = (select type from lookup where id = ${id}) for no key update`)
  },
  beforehand: async (_call, transaction, record, before) => {
    const { type, isDefault } = valueFacts(record)
    const more = before ? {} : { sortOrder: await nextPlace(transaction, type) }
    if (isDefault && before?.isDefault !== true) await takeDefaultFrom(transaction, type, before?.id)
    return more
  },
  mayDelete: async (record, _caller, transaction, { platform }) => {
    const { id, type } = valueFacts(record)
    const used = await usageOfValue(transaction, platform, type, Number(id))
    if (used.count > 0) throw inUse(used.count, used.usages)
    if (id !== undefined && isOfCatalogue(id))
      throw new Refused(
        'systemValue',
        'قيم النظام لا تُحذف. يمكنك إيقافها',
        'Values of the system are not deleted. You can deactivate them',
        {
          status: 409,
        },
      )
  },
}

/** How many records hold a value, by their kinds and in all. */
export async function usageOfValue(
  runner: Runner,
  platform: Platform,
  type: number,
  id: number,
): Promise<{ readonly count: number; readonly usages: readonly Usage[] }> {
  const list = await runner.find<{ code: string }>(sql`select code from lookup_type where id = ${type}`)
  const usages = (list && (await usageOfValues(runner, platform, list.code, [id])).get(id)) ?? []
  return { count: usages.reduce((sum, { count }) => sum + count, 0), usages }
}

const usedIn: Plural = {
  ar: {
    zero: 'القيمة غير مستخدمة',
    one: 'القيمة مستخدمة في سجل واحد ولا يمكن حذفها. يمكنك إيقافها',
    two: 'القيمة مستخدمة في سجلين ولا يمكن حذفها. يمكنك إيقافها',
    few: 'القيمة مستخدمة في {n} سجلات ولا يمكن حذفها. يمكنك إيقافها',
    many: 'القيمة مستخدمة في {n} سجلًا ولا يمكن حذفها. يمكنك إيقافها',
    other: 'القيمة مستخدمة في {n} سجل ولا يمكن حذفها. يمكنك إيقافها',
  },
  en: {
    one: 'The value is used in {n} record and cannot be deleted. You can deactivate it',
    other: 'The value is used in {n} records and cannot be deleted. You can deactivate it',
  },
}

/** Message P-21. */
function inUse(count: number, usages: readonly Usage[]): Refused {
  return new Refused('lookupInUse', pluralOf(usedIn, count, 'ar'), pluralOf(usedIn, count, 'en'), {
    status: 409,
    details: { count, usages },
  })
}

async function findProblems(
  transaction: Transaction,
  platform: Platform,
  value: ValueFacts,
  before: ValueFacts | undefined,
): Promise<Problem[]> {
  const list = await transaction.find<ListFacts & { code: string }>(sql`
    select code, is_system as "isSystem", allows_new_values as "allowsNewValues", parent_type as "parentType"
    from lookup_type where id = ${value.type}`)
  // That there is no such type is said elsewhere.
  if (!list) return []
  if (value.parent !== null && value.parent !== before?.parent) await requireAlone(transaction)
  const rows = await transaction.rows<ValueFacts & { id: number }>(sql`
    with recursive above as (
      select l.* from lookup l where l.id = ${value.parent} union select l.* from lookup l join above on l.id = above.parent)
    select id, type, code, name_ar as "nameAr", name_en as "nameEn", value, parent, is_active as "isActive", is_default as "isDefault"
    from (select * from lookup where type = ${value.type} union select * from above) l`)
  const isRenamed = before?.id !== undefined && value.code !== before.code
  const isUsed = isRenamed && (await usageOfValues(transaction, platform, list.code, [before.id])).has(before.id)
  return problemsOfValue(value, before, {
    list,
    isTaken: takenAmong(rows.filter(({ type }) => type === value.type)),
    find: id => rows.find(row => row.id === id),
    isUsed,
  })
}

/** Of two who put values beneath each other at once the second sees what the first has done. */
async function requireAlone(transaction: Transaction): Promise<void> {
  await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('mahalli lookup parents'))`)
}

/**
 * One value a list is the default: another gives it up. One that somebody is changing just now is passed over, so that nobody waits for
 * whom he keeps waiting; then the unique index refuses the second.
 */
export async function takeDefaultFrom(transaction: Transaction, type: number, to: unknown): Promise<void> {
  await transaction.rows(sql`
    update lookup set is_default = false, concurrency_stamp = gen_random_uuid(), last_modification_time = now(),
      last_modifier = nullif(current_setting('mahalli.actor', true), '')::uuid
    where id in (select id from lookup where type = ${type} and is_default and id is distinct from ${to ?? null}::int for update skip locked)`)
}

/** The place behind all others of a list, which stays free until the transaction ends. */
export async function nextPlace(transaction: Transaction, type: number): Promise<number> {
  await transaction.rows(sql`select from lookup_type where id = ${type} for no key update`)
  const row = await transaction.find<{ next: number }>(
    sql`select coalesce(max(sort_order), 0)::int + 10 as next from lookup where type = ${type}`,
  )
  return row?.next ?? 10
}
