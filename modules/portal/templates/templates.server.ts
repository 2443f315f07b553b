import { Invalid, isMissing, problemSaying, Refused, type Values } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import type { Call } from '../../../server/platform.ts'
import { findVisible, lockForWriting, notFound, requirePermission } from '../../../server/resources/access.ts'
import { announce } from '../../../server/resources/changes.ts'
import { createWithin } from '../../../server/resources/create.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { findId, isId } from '../../../server/resources/id.ts'
import { complete, getRecord } from '../../../server/resources/read.ts'
import { requireStamp, stampOf } from '../../../server/resources/update.ts'
import { updateRecord } from '../../../server/resources/write.ts'
import { copyTemplate, getDefault, getForVisitors, setDefault } from './calls.ts'
import { audiences, entryTemplate, fieldSources } from './entryTemplate.ts'
import { findTemplate } from './found.server.ts'
import { lockDefaults, sameForm } from './rules.server.ts'
import { isTemplated, templatedModules } from './templated.ts'

export { findTemplate, keptAnswers } from './found.server.ts'
export { entryTemplateRules, templated } from './rules.server.ts'
export { installTemplates } from './starting.server.ts'

/** Calls about templates beside those of their definition. */
export const templateCalls: readonly Endpoint[] = [
  implement(getDefault, async ({ module, category, audience }, call) => {
    if (!isTemplated(module)) throw noTemplates()
    const isForVisitors = audience === String(audiences.visitor[0])
    // What staff are told before they write is for who may read what they write.
    if (!isForVisitors) requirePermission(call, modelOf(call.platform, templatedModules[module].resource).resource.permission)
    const id = category == null ? undefined : Number(category)
    const asked = { module, category: id, audience: isForVisitors ? 'visitor' : 'staff' } as const
    return { template: (await findTemplate(call.platform, asked)) ?? null }
  }),
  implement(getForVisitors, async ({ module }, { platform }) => {
    if (!isTemplated(module)) throw noTemplates()
    const template = await findTemplate(platform, { module, audience: 'visitor' })
    return { template: template ?? null }
  }),
  implement(copyTemplate, async (_input, call, { params: { id } }) => ({ id: await copied(call, id) })),
  implement(setDefault, ({ concurrencyStamp }, call, { params: { id } }) => madeDefault(call, id, concurrencyStamp ?? undefined)),
]

/** A parameter that names no such module. */
function noTemplates(): Invalid {
  return new Invalid([problemSaying('module', 'choice', 'لا قوالب لهذه الوحدة', 'This module has no templates')])
}

/** Makes the copy of what the template is at one moment: whoever changes it meanwhile is waited for. @returns its id @throws Refused where there is nothing to copy */
async function copied(call: Call, given: unknown): Promise<string> {
  const { platform } = call
  const model = modelOf(platform, entryTemplate.name)
  if (!isId(given)) throw notFound()
  return platform.database.write(call.actor, async transaction => {
    await lockDefaults(transaction)
    const row = await findVisible(call, transaction, model, given, sql`for share of t`)
    if (!row) throw notFound()
    const source = await complete(platform, transaction, model, row)
    const taken = ['module', 'category', 'audience', 'introAr', 'introEn', 'skeletonAr', 'skeletonEn']
    const values = Object.fromEntries(taken.map(key => [key, source[key]]).filter(([, value]) => !isMissing(value)))
    const fields = Array.isArray(source.fields) ? source.fields.map(asNew) : []
    const body = { ...values, ...(await freeName(transaction, source)), fields, isActive: false }
    const made = await createWithin(call, transaction, model, { body })
    return String(made.id)
  })
}

async function freeName(transaction: Transaction, { nameAr, nameEn, module }: Values): Promise<Values> {
  const rows = await transaction.rows<{ name: string }>(sql`select name_ar as name from entry_template where module = ${module}::int`)
  const known = new Set(rows.map(({ name }) => name))
  const [ar, en] = [String(nameAr).slice(0, 100), typeof nameEn === 'string' ? nameEn.slice(0, 100) : undefined]
  for (let number = 1; ; number++) {
    const count = number === 1 ? '' : ` ${number}`
    const name = `${ar} (نسخة${count})`
    if (!known.has(name)) return { nameAr: name, ...(en !== undefined && { nameEn: `${en} (copy${count})` }) }
  }
}

/** A row as another template begins with it: the system gives an added field its key. */
function asNew(row: Values): Values {
  const ofRow = row.source === fieldSources.added[0] ? ['id', 'fieldKey'] : ['id']
  return Object.fromEntries(Object.entries(row).filter(([key, value]) => !ofRow.includes(key) && !isMissing(value)))
}

async function madeDefault(call: Call, given: unknown, stamp: string | undefined): Promise<Record<string, unknown>> {
  const model = modelOf(call.platform, entryTemplate.name)
  const id = findId(model, given)
  if (id === undefined) throw notFound()
  return call.platform.database.write(call.actor, async transaction => {
    await lockDefaults(transaction)
    const row = await lockForWriting(call, transaction, model, id, 'write')
    const before = await complete(call.platform, transaction, model, row)
    if (stamp !== undefined) await requireStamp(call, transaction, model, { row, before }, stamp, {})
    if (before.isActive !== true)
      throw new Refused('stopped', 'القالب موقوف. فعّله أولًا', 'The template is not active. Activate it first', { status: 409 })
    const others = await transaction.rows<{ id: string }>(
      sql`select t.id from entry_template t where ${sameForm(before)} and t.is_default and t.id <> ${id}::uuid for update`,
    )
    for (const other of others) {
      await updateRecord(transaction, model, other.id, { isDefault: false }, stampOf(call), {})
      await announce(transaction, model, other.id)
    }
    await updateRecord(transaction, model, id, { isDefault: true }, stampOf(call), before)
    await announce(transaction, model, id)
    return getRecord(call, model, id, transaction)
  })
}
