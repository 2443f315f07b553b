import { randomUUID } from 'node:crypto'
import {
  columnsOf,
  isMissing,
  neededFields,
  problemAt,
  problemSaying,
  Refused,
  shownFields,
  type AnyResource,
  type Problem,
  type Values,
} from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import { idsOf, type Call, type ResourceRules } from '../../../server/platform.ts'
import { fromPublic } from '../entries/entries.ts'
import { fieldSources } from './entryTemplate.ts'
import { findTemplate } from './found.server.ts'
import { isRow } from './templateRows.ts'
import { askableFields, findModule, isTemplated, moduleOfKind, templatedModules, type TemplatedModule } from './templated.ts'

/** Where answers to added fields lie. */
const answerTables = ['contact_message_additional_data', 'creative_ideas_bank_additional_data', 'investors_additional_data'] as const
const answers = sql`(${sql.join(
  answerTables.map(table => sql`select template, field_key, parent from ${sql.raw(table)}`),
  sql` union all `,
)})`

/** What is asked of templates beside their definition (domain/portal-and-admin, section 9.1). */
export const entryTemplateRules: ResourceRules = {
  facts: {
    fieldCount: sql`(select count(*)::int from entry_template_fields f where f.parent = t.id)`,
    usedIn: sql`(select count(distinct a.parent)::int from ${answers} a where a.template = t.id)`,
    othersOfForm: sql`(select count(*)::int from entry_template o where o.id <> t.id and o.is_active and o.module = t.module
      and o.category is not distinct from t.category and o.audience = t.audience)`,
  },
  problemsOf: async (transaction, record, before, call) => [
    ...categoryProblems(call, record),
    ...fieldProblems(call, record, before),
    ...(before ? await keptProblems(transaction, record, before) : []),
  ],
  // What makes another one the default waits for the same, and locks both rows behind it. A default is not deleted while another template of its
  // form comes, which would be none beside it.
  lockFirst: transaction => lockDefaults(transaction),
  beforehand: async (_call, transaction, record, before) => ({
    ...(Array.isArray(record.fields) && { fields: keyed(record.fields.filter(isRow)) }),
    isDefault: await isToBeDefault(transaction, record, before),
  }),
  kept: ({ isDefault, othersOfForm }) => (isDefault === true && Number(othersOfForm) > 0 ? firstAnother() : undefined),
  mayDelete: async (record, _caller, transaction) => {
    if (await findAnswer(transaction, String(record.id)))
      throw new Refused(
        'used',
        'أُدخلت بيانات بهذا القالب: لا يمكن حذفه، ويمكن إيقافه',
        'Data was entered with this template: it is not deleted. Deactivate it instead',
        {
          status: 409,
        },
      )
  },
}

/** Every change of what is the default waits for the one before it. */
export async function lockDefaults(transaction: Transaction): Promise<void> {
  await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('entryTemplate.isDefault'))`)
}

/** The templates that have a default among themselves with this one. */
export function sameForm({ module, category = null, audience }: Values): SQL {
  return sql`t.module = ${module}::int and t.category is not distinct from ${category}::int and t.audience = ${audience}::int`
}

function categoryProblems({ platform }: Call, { module, category }: Values): Problem[] {
  const found = moduleIn(platform, module)
  if (!found || category === undefined || category === null) return []
  const isOfList = typeof category === 'number' && platform.lookups.find(found.list, category) !== undefined
  return isOfList ? [] : [problemSaying('category', 'choice', 'اختر تصنيفًا من تصنيفات الوحدة', 'Choose one of the module’s categories')]
}

function moduleIn(platform: Call['platform'], id: unknown): TemplatedModule | undefined {
  const code = typeof id === 'number' ? platform.lookups.find('moduleType', id)?.code : undefined
  return code === undefined ? undefined : findModule(code)
}

function fieldProblems({ platform }: Call, { module, fields }: Values, before: Values | undefined): Problem[] {
  const found = moduleIn(platform, module)
  const resource = found && platform.models.get(found.resource)?.resource
  if (!resource || !Array.isArray(fields)) return []
  const askable = askableFields(resource, found)
  const needed = neededFields(resource, found.needed)
  const given = new Set(rowsIn(before?.fields).flatMap(({ source, fieldKey }) => (source === fieldSources.added[0] ? [fieldKey] : [])))
  return fields.flatMap((row, index): Problem[] => {
    if (!isRow(row) || typeof row.fieldKey !== 'string') return []
    const at = (name: string) => `fields[${index}].${name}`
    if (row.source === fieldSources.added[0])
      return given.has(row.fieldKey)
        ? []
        : [problemSaying(at('fieldKey'), 'choice', 'رموز الحقول المضافة يعطيها النظام', 'The system gives added fields their keys')]
    if (!askable.includes(row.fieldKey))
      return [problemSaying(at('fieldKey'), 'choice', 'لا حقل بهذا الرمز في النموذج', 'The form has no such field')]
    if (row.visible !== false || !needed.has(row.fieldKey)) return []
    return [
      problemSaying(at('visible'), 'rule', 'هذا الحقل لا يستغنى عنه، فلا يُخفى', 'The form cannot do without this field: it is not hidden'),
    ]
  })
}

async function keptProblems(transaction: Transaction, record: Values, before: Values): Promise<Problem[]> {
  const id = String(before.id)
  const isMoved = ['module', 'category', 'audience'].some(key => key in record && (record[key] ?? null) !== (before[key] ?? null))
  const isStopped = before.isActive === true && record.isActive !== true
  const problems: Problem[] = []
  if (before.isDefault === true && (isMoved || isStopped) && (await hasOthers(transaction, before, id))) {
    const { sentence } = firstAnother()
    problems.push(problemSaying(isMoved ? 'module' : 'isActive', 'rule', sentence.ar, sentence.en))
  }
  if (isMoved && (await findAnswer(transaction, id)))
    problems.push(
      problemSaying(
        'module',
        'rule',
        'أُدخلت بيانات بهذا القالب، فيبقى لنموذجه',
        'Data was entered with this template: it stays with its form',
      ),
    )
  const kept = new Set(rowsIn(record.fields).map(({ fieldKey }) => fieldKey))
  const gone = rowsIn(before.fields).flatMap(({ source, fieldKey }) =>
    source === fieldSources.added[0] && typeof fieldKey === 'string' && !kept.has(fieldKey) ? [fieldKey] : [],
  )
  for (const key of gone)
    if (await findAnswer(transaction, id, key)) {
      problems.push(
        problemSaying(
          'fields',
          'rule',
          'لأحد الحقول المحذوفة إجابات محفوظة: يمكن إخفاؤه لا حذفه',
          'One of the removed fields has answers. Hide it instead',
        ),
      )
      break
    }
  return problems
}

async function findAnswer(transaction: Transaction, template: string, key?: string): Promise<boolean> {
  const ofKey = key === undefined ? sql`true` : sql`a.field_key = ${key}`
  return (await transaction.find(sql`select 1 from ${answers} a where a.template = ${template}::uuid and ${ofKey} limit 1`)) !== undefined
}

async function hasOthers(transaction: Transaction, of: Values, id: string): Promise<boolean> {
  return (
    (await transaction.find(sql`select 1 from entry_template t where ${sameForm(of)} and t.is_active and t.id <> ${id}::uuid limit 1`)) !==
    undefined
  )
}

function firstAnother(): Refused {
  return new Refused('isDefault', 'هذا القالب افتراضي. عيّن غيره أولًا', 'This template is the default. Set another one first', {
    status: 409,
  })
}

/** The first that is active of its form is its default; so one is, once there is any. One that is stopped is none. */
async function isToBeDefault(transaction: Transaction, record: Values, before: Values | undefined): Promise<boolean> {
  await lockDefaults(transaction)
  if (record.isActive !== true) return false
  const id = before === undefined ? null : String(before.id)
  const other = await transaction.find(
    sql`select 1 from entry_template t where ${sameForm(record)} and t.is_default and t.id is distinct from ${id}::uuid limit 1`,
  )
  return other === undefined
}

/**
 * Added fields that come without a key are given theirs: one that no other field has or ever had, of this template or another. What somebody typed into
 * a form that was drawn before is then asked of nothing else, and neither is what his browser kept.
 */
function keyed(rows: readonly Values[]): Values[] {
  return rows.map(row =>
    row.source === fieldSources.added[0] && isMissing(row.fieldKey) ? { ...row, fieldKey: `x${randomUUID().replaceAll('-', '')}` } : row,
  )
}

/**
 * The rules of a definition, and what the template of its form asks of staff beside them when a record is handed in: when it is made as sent, or leaves
 * its draft. From then on it may not be emptied, and nothing more is asked.
 */
export function templated(resource: string, rules: ResourceRules): ResourceRules {
  const code = moduleOfKind(resource)
  if (code === undefined || !isTemplated(code) || !templatedModules[code].staff) return rules
  const { category, visitor } = templatedModules[code]
  return {
    ...rules,
    problemsOf: async (transaction, record, before, call) => {
      const own = (await rules.problemsOf?.(transaction, record, before, call)) ?? []
      // What a visitor has sent was asked of him by the form that he had.
      if (record.isDraft === true || (visitor && record.source === fromPublic)) return own
      const chosen = record[category]
      // Every one of these kinds needs it: without it more is wrong, and which template it is for is not known.
      if (typeof chosen !== 'number') return own
      const template = await findTemplate(call.platform, { module: code, category: chosen, audience: 'staff' }, transaction)
      const definition = call.platform.models.get(resource)?.resource
      if (!template || !definition) return own
      const shown = shownFields(definition, record, idsOf(call.platform))
      const asked = template.fields.filter(({ isAdded, isRequired, isVisible, key }) => !isAdded && isRequired && isVisible && shown(key))
      const missing = asked.flatMap(({ key }) => missingIn(definition, record, key))
      // Who decides on what was handed in before the template asked cannot fill it in, and who corrects something else need not. What was there
      // stays there.
      const isHandedIn = before === undefined || before.isDraft === true
      return [...own, ...(isHandedIn ? missing : missing.filter(({ at }) => !isMissing(before[at])))]
    },
  }
}

function missingIn({ fields }: AnyResource, record: Values, key: string): Problem[] {
  const column = columnsOf(fields).find(({ fieldName }) => fieldName === key)
  if (!column || column.field.kind === 'boolean' || !isMissing(record[column.name])) return []
  return [problemAt(column.name, 'required', column.label)]
}

function rowsIn(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value.filter(isRow) : []
}
