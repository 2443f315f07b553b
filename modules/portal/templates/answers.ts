import type { FormTemplate, Label, TemplateField, Values } from '../../define.ts'
import { codeOfChoice } from './choices.ts'

/** What was answered to the fields that a template adds, as a record keeps it. */
export interface KeptAnswers {
  readonly additionalData: readonly Values[]
  /** Those of them that everybody may read. */
  readonly publicData: readonly Values[]
}

/**
 * The answers to a template's added fields, each under the label that it was asked with.
 * @param said values on the wire by the fields' keys
 */
export function answersOf({ id, fields }: FormTemplate, said: Values): KeptAnswers {
  const answered = fields.flatMap(field => {
    const value = field.isAdded && field.isVisible ? said[field.key] : undefined
    return value === undefined || value === null || value === '' ? [] : [{ field, value }]
  })
  return {
    additionalData: answered.map(({ field, value }) => ({
      template: id,
      fieldKey: field.key,
      ...labelOf(field.label),
      value: field.kind === 'file' || field.isPersonal ? null : textOf(field, value),
      personalValue: field.kind !== 'file' && field.isPersonal ? textOf(field, value) : null,
      files: field.kind === 'file' ? value : null,
    })),
    publicData: answered
      .filter(({ field }) => field.isPublic && !field.isPersonal && field.kind !== 'file')
      .map(({ field, value }) => ({ ...labelOf(field.label), value: textOf(field, value) })),
  }
}

/** What was answered to a template's added fields, as their form takes it: values on the wire by the fields' keys. @param kept rows of `additionalData` */
export function answeredTo({ fields }: FormTemplate, kept: unknown): Values {
  const rows: readonly Values[] = Array.isArray(kept) ? kept : []
  return Object.fromEntries(
    fields.flatMap(field => {
      const row = field.isAdded ? rows.find(({ fieldKey }) => fieldKey === field.key) : undefined
      if (!row) return []
      if (field.kind === 'file') return [[field.key, row.files]]
      const text = row.personalValue ?? row.value
      const chosen = field.choices.find(([ar, en]) => text === (ar === en ? ar : `${ar} / ${en}`))
      return [[field.key, field.kind === 'choice' ? chosen && codeOfChoice(chosen) : text]]
    }),
  )
}

function labelOf([labelAr, labelEn]: Label): Values {
  return { labelAr, labelEn }
}

/** A choice is kept in its words, in both languages where they differ: the template may name others later. */
function textOf({ kind, choices }: TemplateField, value: unknown): string {
  if (kind !== 'choice') return String(value)
  const [ar, en] = choices.find(choice => codeOfChoice(choice) === value) ?? ['', '']
  return ar === en ? ar : `${ar} / ${en}`
}
