import {
  additionalLabel,
  arranged,
  attachments,
  columnsOf,
  date,
  email,
  field,
  longText,
  neededFields,
  phone,
  text,
  url,
  type AddedKind,
  type Field,
  type Fields,
  type FormGroup,
  type FormSpec,
  type FormTemplate,
  type NumberField,
  type TemplateField,
  type TextField,
} from '../../define.ts'
import { addedFiles, longestAdded } from './bounds.ts'
import { codeOfChoice } from './choices.ts'

/** What an added file may be where the template says nothing. */
const usualFileTypes: readonly string[] = ['pdf', 'docx', 'jpg', 'png']

/** A visitor's form as a template changes it: fewer optional fields, another order and other help, and what it adds as a part of its own. */
export function templatedForm<S extends FormSpec>(spec: S, template: FormTemplate | undefined): S {
  if (!template) return spec
  const columns = new Map(columnsOf(spec.resource.fields).map(column => [column.name, column]))
  const keyOf = (name: string) => columns.get(name)?.fieldName ?? ''
  const needed = neededFields(spec.resource, spec.needed)
  // What the page asks beside the record's fields is no template's to hide.
  const isNeeded = (name: string) => !columns.has(name) || needed.has(keyOf(name))
  const groups = spec.groups
    .map(([ar, en, ...names]): FormGroup => [ar, en, ...arranged(names, template, keyOf, isNeeded)])
    .filter(([, , ...names]) => names.length > 0)
  const asked = new Set(groups.flatMap(([, , ...names]) => names))
  // Of a pair its first half.
  const firstOf = (key: string) => [...columns.values()].find(({ name, fieldName }) => fieldName === key && asked.has(name))?.name
  const own = template.fields.filter(({ isAdded }) => !isAdded)
  const added = addedFields(template)
  const keys = Object.keys(added)
  const help = template.fields.flatMap(({ key, isAdded, help: said }) => {
    const name = isAdded ? key : firstOf(key)
    return said && name !== undefined ? [[name, said] as const] : []
  })
  return {
    ...spec,
    beside: { ...spec.beside, ...added },
    groups: keys.length === 0 ? groups : [...groups, [...additionalLabel, ...keys]],
    needed: [...spec.needed, ...own.flatMap(({ key, isRequired }) => (isRequired ? (firstOf(key) ?? []) : []))],
    hints: { ...spec.hints, ...Object.fromEntries(help) },
    publicToo: template.fields.filter(({ isAdded, isPublic }) => isAdded && isPublic).map(({ key }) => key),
  }
}

/** The fields that a template adds to a form, by their keys. */
export function addedFields({ fields }: FormTemplate): Fields {
  return Object.fromEntries(
    fields
      .filter(({ isAdded, isVisible }) => isAdded && isVisible)
      .map(one => [one.key, one.isRequired ? addedField(one).required() : addedField(one)]),
  )
}

interface AddedField extends Field {
  required(): Field
}

const makers: Readonly<Record<AddedKind, (added: TemplateField) => AddedField>> = {
  line: one => bounded(text(...one.label), one, longestAdded.line),
  paragraph: one => bounded(longText(...one.label), one, longestAdded.paragraph),
  email: ({ label }) => email(...label),
  phone: ({ label }) => phone(...label),
  url: ({ label }) => url(...label).max(500),
  date: ({ label }) => date(...label),
  choice: ({ label, choices }) => {
    const coded = choices.map(choice => [codeOfChoice(choice), choice] as const)
    const words = Object.fromEntries(coded.map(([code, [ar, en]]) => [`c${code}`, [code, ar, en] as const]))
    const codes = Object.fromEntries(coded.map(([code]) => [`c${code}`, code]))
    return field<AddedField>('choice', ...label, { codes, words })
  },
  number: ({ label, min, max }) => numbered(field<NumberField>('decimal', ...label), min, max),
  file: ({ label, fileTypes, maxKB }) =>
    attachments(...label)
      .types(...(fileTypes.length > 0 ? fileTypes : usualFileTypes))
      .max(1)
      .maxKB(Math.min(maxKB ?? addedFiles.usualKB, addedFiles.mostKB)),
}

function addedField(one: TemplateField): AddedField {
  return makers[one.kind](one)
}

function bounded(made: TextField, { min, max }: TemplateField, longest: number): TextField {
  const short = made.max(Math.min(max ?? longest, longest))
  return min === undefined ? short : short.min(min)
}

function numbered(made: NumberField, min: number | undefined, max: number | undefined): NumberField {
  const low = min === undefined ? made : made.min(min)
  return max === undefined ? low : low.max(max)
}
