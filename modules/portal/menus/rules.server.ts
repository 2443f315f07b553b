import type { Problem, Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Platform, ResourceRules } from '../../../server/platform.ts'
import { mostLevels } from './menu.ts'
import { standingOf } from './resolving.server.ts'

/** What is asked of menus beside their definition (portal and administration, section 12.9). */
export const menuRules: ResourceRules = {
  facts: { standing: standingOf },
  lockFirst: lockMenus,
  problemsOf: async (transaction, record, before, call) => {
    if (!before) await lockMenus(transaction)
    const problem = await placeProblem(call.platform, transaction, {
      ids: typeof before?.id === 'string' ? [before.id] : [],
      parent: typeof record.parent === 'string' ? record.parent : null,
      menuType: Number(record.menuType),
    })
    return problem ? [problem] : []
  },
  beforehand: async (_call, transaction, record, before) => {
    const stays = before && before.parent === (record.parent ?? null) && before.menuType === record.menuType
    if (stays) return {}
    const last = await transaction.find<{ next: number }>(sql`
      select coalesce(max(sort_order), 0)::int + 10 as next from menu
      where parent is not distinct from ${record.parent ?? null}::uuid and menu_type = ${record.menuType ?? null}::int`)
    return { sortOrder: last?.next ?? 10 }
  },
  written: async (_call, transaction, id, record, before) => {
    if (before && before.menuType !== record.menuType) await takeAlong(transaction, [id], record)
  },
}

/** Who arranges menus waits for who is arranging them: what one moves another must not put under it. */
export async function lockMenus(transaction: Transaction): Promise<void> {
  await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('menu'))`)
}

/** What stands under entries follows them into another menu. */
export async function takeAlong(transaction: Transaction, ids: readonly string[], { menuType }: Values): Promise<void> {
  await transaction.rows(sql`
    with recursive below as (
      select id from menu where parent = any(${sql.param([...ids])}::uuid[]) union select m.id from menu m join below b on m.parent = b.id)
    update menu set menu_type = ${menuType ?? null}::int where id in (select id from below) and menu_type <> ${menuType ?? null}::int`)
}

interface Placing {
  /** The entries that come to stand there; none: a new one. */
  readonly ids: readonly string[]
  readonly parent: string | null
  readonly menuType: number
}

const ownParent = { ar: 'لا يمكن أن تكون القائمة تابعة لنفسها', en: 'A menu cannot be its own parent' }

/** Why entries cannot stand there: a loop (P-26), or more levels than the menu has. */
export async function placeProblem(
  platform: Platform,
  transaction: Transaction,
  { ids, parent, menuType }: Placing,
): Promise<Problem | undefined> {
  const row = await transaction.find<{ above: number; below: number; loops: boolean }>(sql`
    with recursive above as (
      select id, parent, 1 as level from menu where id = ${parent}::uuid
      union all select m.id, m.parent, a.level + 1 from menu m join above a on m.id = a.parent where a.level < 10),
    below as (
      select id, 1 as level from menu where id = any(${sql.param([...ids])}::uuid[])
      union all select m.id, b.level + 1 from menu m join below b on m.parent = b.id where b.level < 10)
    select coalesce((select max(level) from above), 0)::int as above, greatest(coalesce((select max(level) from below), 1), 1)::int as below,
      exists (select from above a where a.id = any(${sql.param([...ids])}::uuid[])) as loops`)
  if (row?.loops === true) return { at: 'parent', rule: 'rule', sentence: ownParent }
  const isBasic = menuType === platform.lookups.ids('menu').basicMenu
  const most = isBasic ? mostLevels.basicMenu : mostLevels.secondMenu
  if ((row?.above ?? 0) + (row?.below ?? 1) <= most) return undefined
  return {
    at: 'parent',
    rule: 'rule',
    sentence: isBasic
      ? { ar: 'للقائمة الرئيسية 3 مستويات على الأكثر', en: 'The basic menu has at most 3 levels' }
      : { ar: 'للقائمة الثانوية مستويان على الأكثر', en: 'The second menu has at most 2 levels' },
  }
}
