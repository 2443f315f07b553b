import { findCheck, type Field, type Fields, type Label, type Need } from './field.ts'
import type { Lang } from './locale.ts'
import type { AnyResource } from './resource.ts'

/** One value of a record, as table and JSON name it: a bilingual `title` gives `titleAr` and `titleEn`. */
export interface Column {
  readonly name: string
  /** Key of the field in its definition. */
  readonly fieldName: string
  readonly field: Field
  /** Which half of a bilingual pair this is. */
  readonly lang: Lang | undefined
  /** The field's label; the English half of a pair says so. */
  readonly label: Label
  readonly need: Need
}

const known = new WeakMap<Fields, readonly Column[]>()

/** The columns of a definition's fields, in their order. */
export function columnsOf(fields: Fields): readonly Column[] {
  const made = known.get(fields) ?? Object.entries(fields).flatMap(([name, field]) => columnsOfField(name, field))
  known.set(fields, made)
  return made
}

const none: Fields = {}

/** Values of a record that lie in other rows: the server alone knows them. */
export function factColumnsOf({ options }: AnyResource): readonly Column[] {
  return columnsOf(options.facts ?? none)
}

/** Everything that a list of records may show, filter and sort by: its fields, and what the server knows beside them. */
export function listedColumnsOf(resource: AnyResource): readonly Column[] {
  const columns = listedColumns.get(resource) ?? [...columnsOf(resource.fields), ...factColumnsOf(resource)]
  listedColumns.set(resource, columns)
  return columns
}
const listedColumns = new WeakMap<AnyResource, readonly Column[]>()

/** The columns of one field: two when it is bilingual. */
export function columnsOfField(fieldName: string, field: Field): Column[] {
  if (!field.bilingual) return [{ name: fieldName, fieldName, field, lang: undefined, label: field.label, need: needOf(field) }]
  const [ar, en] = field.label
  const both = findCheck(field, 'requiredBoth') !== undefined
  return [
    { name: `${fieldName}Ar`, fieldName, field, lang: 'ar', label: [ar, `${en} (Arabic)`], need: both ? 'submit' : needOf(field) },
    {
      name: `${fieldName}En`,
      fieldName,
      field,
      lang: 'en',
      label: [`${ar} (بالإنجليزية)`, `${en} (English)`],
      need: both ? 'submit' : 'never',
    },
  ]
}

function needOf(field: Field): Need {
  if (field.kind === 'state' || findCheck(field, 'requiredAtOnce')) return 'save'
  return findCheck(field, 'required') ? 'submit' : 'never'
}
