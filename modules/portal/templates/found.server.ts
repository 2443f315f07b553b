import type { AddedKind, FormTemplate, Label, TemplateField, Values } from '../../define.ts'
import type { Runner, Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { rowsOf } from '../../../server/resources/read.ts'
import { noteRead } from '../../../server/resources/readTags.ts'
import type { KeptAnswers } from './answers.ts'
import { choicesOf } from './choices.ts'
import { addedFileTypes, audiences, entryTemplate, fieldSources, fieldTypes, textKinds } from './entryTemplate.ts'
import type { TemplatedCode } from './templated.ts'

/** Which form is asked. */
export interface Asked {
  readonly module: TemplatedCode
  /** Id of a value of the module's list. */
  readonly category?: number | undefined
  readonly audience: 'staff' | 'visitor'
}

interface TemplateRow {
  readonly id: string
  readonly introAr: string | null
  readonly introEn: string | null
  readonly skeletonAr: string | null
  readonly skeletonEn: string | null
}

/** The template by which a form is asked now: that of the category before that of all, that of the very audience before that of both. */
export async function findTemplate(
  platform: Platform,
  { module, category, audience }: Asked,
  runner: Runner = platform.database,
): Promise<FormTemplate | undefined> {
  noteRead([entryTemplate.name])
  const { both } = entryTemplate.fields.audience.codes
  const found = await runner.find<TemplateRow>(sql`
    select t.id, t.intro_ar as "introAr", t.intro_en as "introEn", t.skeleton_ar as "skeletonAr", t.skeleton_en as "skeletonEn" from entry_template t
    where t.module = ${platform.lookups.ids('moduleType')[module] ?? null} and t.is_active and t.is_default
      and t.audience in (${audiences[audience][0]}, ${both}) and (t.category is null or t.category = ${category ?? null}::int)
    order by t.category is null, t.audience = ${both} limit 1`)
  if (!found) return undefined
  const rows = modelOf(platform, entryTemplate.name).rows.find(({ fieldName }) => fieldName === 'fields')
  const fields = rows ? await rowsOf(runner, rows, found.id) : []
  return { ...found, fields: fields.toSorted((a, b) => Number(a.order) - Number(b.order)).map(fieldOf) }
}

/**
 * Answers as they can be kept now: each holds its label, so those to a template that was deleted since they were given stay without it. The others'
 * templates stay until the transaction ends.
 */
export async function keptAnswers(transaction: Transaction, { additionalData, publicData }: KeptAnswers): Promise<KeptAnswers> {
  const ids = additionalData.flatMap(({ template }) => (typeof template === 'string' ? [template] : []))
  const rows = await transaction.rows<{ id: string }>(
    sql`select id from entry_template where id = any(${sql.param(ids)}::uuid[]) order by id for key share`,
  )
  const known = new Set<unknown>(rows.map(({ id }) => id))
  return { additionalData: additionalData.map(row => (known.has(row.template) ? row : { ...row, template: null })), publicData }
}

const wordOf = (words: Readonly<Record<string, readonly [number, string, string]>>, code: unknown) =>
  Object.entries(words).find(([, [known]]) => known === code)?.[0]

function fieldOf(row: Values): TemplateField {
  const types = Array.isArray(row.fileTypes) ? row.fileTypes : []
  return {
    key: textOf(row.fieldKey) ?? '',
    isAdded: row.source === fieldSources.added[0],
    isVisible: row.visible !== false,
    isRequired: row.required === true,
    help: pairOf(row.helpAr, row.helpEn),
    label: pairOf(row.labelAr, row.labelEn) ?? ['', ''],
    kind: kindOf(row),
    choices: choicesOf(textOf(row.choices)),
    min: numberOf(row.min),
    max: numberOf(row.max),
    maxKB: numberOf(row.maxKB),
    fileTypes: types.flatMap(code => wordOf(addedFileTypes, code) ?? []),
    isPersonal: row.isPersonal === true,
    isPublic: row.isPublic === true,
  }
}

function kindOf({ fieldType, textKind }: Values): AddedKind {
  if (fieldType === fieldTypes.file[0]) return 'file'
  if (fieldType === fieldTypes.number[0]) return 'number'
  const kinds: Readonly<Record<string, AddedKind>> = {
    line: 'line',
    paragraph: 'paragraph',
    choice: 'choice',
    date: 'date',
    email: 'email',
    phone: 'phone',
    url: 'url',
  } satisfies Record<keyof typeof textKinds, AddedKind>
  return kinds[wordOf(textKinds, textKind) ?? 'line'] ?? 'line'
}

function pairOf(ar: unknown, en: unknown): Label | undefined {
  const [arabic, english] = [textOf(ar), textOf(en)]
  return arabic === undefined && english === undefined ? undefined : [arabic ?? english ?? '', english ?? arabic ?? '']
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
