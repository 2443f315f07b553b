import { Invalid, problemAt, Refused } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Call } from '../../../server/platform.ts'
import { announce } from '../../../server/resources/changes.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { removeWithin } from '../../../server/resources/remove.ts'
import { stampOf } from '../../../server/resources/update.ts'
import { reorderMenus } from './menuTree.ts'
import { lockMenus, placeProblem, takeAlong } from './rules.server.ts'

interface Wanted {
  readonly menuType: number
  readonly parent?: string | null | undefined
  readonly ids: readonly string[]
}

/**
 * Puts entries under a parent, in this order, in one transaction; its other entries follow in the order that they had.
 * @throws Invalid for an entry that there is not or that is named twice, for a loop (P-26), and for one level too many
 */
export async function reorder(call: Call, { menuType, parent = null, ids }: Wanted): Promise<{ readonly count: number }> {
  const { label } = reorderMenus.input.ids
  if (new Set(ids).size < ids.length) throw new Invalid([problemAt('ids', 'repeatedRow', label)])
  return call.platform.database.write({ ...call.actor, isBulk: true }, async transaction => {
    await lockMenus(transaction)
    const known = await transaction.rows(sql`select id from menu where id = any(${sql.param([...ids])}::uuid[])`)
    if (known.length < ids.length) throw new Invalid([problemAt('ids', 'reference', label)])
    await requireParent(transaction, parent, menuType)
    const problem = await placeProblem(call.platform, transaction, { ids, parent, menuType })
    if (problem) throw new Invalid([problem])
    const { lastModifier } = stampOf(call)
    const changed = await transaction.rows<{ id: string }>(sql`
      with wanted as (select id, place from unnest(${sql.param([...ids])}::uuid[]) with ordinality named(id, place)
        union all select m.id, ${ids.length} + row_number() over (order by m.sort_order, m.id) from menu m
          where m.parent is not distinct from ${parent}::uuid and m.menu_type = ${menuType} and m.id <> all(${sql.param([...ids])}::uuid[]))
      update menu m set sort_order = wanted.place * 10, parent = ${parent}::uuid, menu_type = ${menuType}, concurrency_stamp = gen_random_uuid(),
        last_modifier = ${lastModifier}, last_modification_time = now()
      from wanted where m.id = wanted.id
        and (m.sort_order, m.menu_type) is distinct from ((wanted.place * 10)::int, ${menuType}::int) or m.id = wanted.id and m.parent is distinct from ${parent}::uuid
      returning m.id`)
    await takeAlong(transaction, ids, { menuType })
    const [first] = changed
    if (first) await announce(transaction, modelOf(call.platform, 'menu'), first.id)
    return { count: changed.length }
  })
}

async function requireParent(transaction: Transaction, parent: string | null, menuType: number): Promise<void> {
  if (parent === null) return
  const row = await transaction.find<{ menuType: number }>(sql`select menu_type as "menuType" from menu where id = ${parent}`)
  if (row?.menuType !== menuType) throw new Invalid([problemAt('parent', 'reference', reorderMenus.input.parent.label)])
}

/**
 * Deletes an entry, and what is under it as the caller says.
 * @param children `moveUp`: it takes the entry's place; `remove`: it goes with it
 * @throws Refused `hasChildren` (409) when something is under it and nothing was said of that
 */
export async function remove(call: Call, id: string, children: string | null | undefined): Promise<{ readonly count: number }> {
  const model = modelOf(call.platform, 'menu')
  return call.platform.database.write(call.actor, async transaction => {
    await lockMenus(transaction)
    const below = await transaction.rows<{ id: string; level: number }>(sql`
      with recursive below as (
        select id, 1 as level from menu where parent = ${id} union all select m.id, b.level + 1 from menu m join below b on m.parent = b.id)
      select id, level from below order by level desc`)
    if (below.length > 0 && children == null)
      throw new Refused(
        'hasChildren',
        'تحت هذا العنصر عناصر فرعية: اختر نقلها إلى الأعلى أو حذفها معه',
        'There are entries under this one: choose to move them up or to delete them with it',
        { status: 409 },
      )
    if (children === 'moveUp') await lift(call, transaction, id)
    else for (const one of below) await removeWithin(call, transaction, model, one.id)
    await removeWithin(call, transaction, model, id)
    return { count: children === 'moveUp' ? 1 : below.length + 1 }
  })
}

/** What is under an entry takes its place among its neighbours. */
async function lift(call: Call, transaction: Transaction, id: string): Promise<void> {
  const { lastModifier } = stampOf(call)
  await transaction.rows(sql`
    with own as (select id, parent, menu_type, sort_order from menu where id = ${id}),
    placed as (
      select m.id, row_number() over (order by m.sort_order, 0, m.id) as place from (
        select m.id, m.sort_order::numeric as sort_order from menu m, own
          where m.parent is not distinct from own.parent and m.menu_type = own.menu_type and m.id <> own.id
        union all select c.id, own.sort_order + c.sort_order / 1000000.0 from menu c, own where c.parent = own.id) m)
    update menu m set parent = own.parent, sort_order = placed.place * 10, concurrency_stamp = gen_random_uuid(),
      last_modifier = ${lastModifier}, last_modification_time = now()
    from placed, own where m.id = placed.id`)
}
