import { columnsOf } from './columns.ts'
import type { Label } from './field.ts'
import type { AnyResource } from './resource.ts'

/** What is written into a field that a template adds to a form. */
export type AddedKind = 'file' | 'number' | 'line' | 'paragraph' | 'choice' | 'date' | 'email' | 'phone' | 'url'

/** A field of a template: one that the form has, or one that it adds. */
export interface TemplateField {
  /** The form's own field of this name; of an added one a name that no field of a record has. */
  readonly key: string
  readonly isAdded: boolean
  /** False: an own field that need not be filled in is not asked for. */
  readonly isVisible: boolean
  readonly isRequired: boolean
  readonly help: Label | undefined
  /** Of added fields; of the others the record says it. */
  readonly label: Label
  readonly kind: AddedKind
  readonly choices: readonly Label[]
  /** Of a number its bounds, both whole although the answer need not be; of a text its characters. `maxKB`: in units of 1,024 bytes. */
  readonly min: number | undefined
  readonly max: number | undefined
  readonly maxKB: number | undefined
  readonly fileTypes: readonly string[]
  readonly isPersonal: boolean
  /** Everybody reads the answer, once the record is published. */
  readonly isPublic: boolean
}

/** How a form is to be asked (domain/portal-and-admin, section 9). */
export interface FormTemplate {
  readonly id: string
  readonly introAr: string | null
  readonly introEn: string | null
  readonly skeletonAr: string | null
  readonly skeletonEn: string | null
  /** In their order. */
  readonly fields: readonly TemplateField[]
}

/** The heading of what a template adds to a form. */
export const additionalLabel: Label = ['بيانات إضافية', 'Additional data']

/** The fields, by their names, that a form asks for whatever a template says: for need, a rule, or as the form itself names `more` fields or columns. */
export function neededFields({ fields, options }: AnyResource, more: readonly string[] = []): ReadonlySet<string> {
  const told = new Set([...[...(options.rules ?? []), ...(options.rulesAtOnce ?? [])].map(({ at }) => at), ...more])
  const needed = columnsOf(fields).filter(({ name, fieldName, need }) => need !== 'never' || told.has(name) || told.has(fieldName))
  return new Set(needed.map(({ fieldName }) => fieldName))
}

/**
 * The names of fields as a template has them asked: without those that it hides, and those that it names in its order among themselves; every
 * other one keeps its place.
 * @param keyOf the field of a name, where names are columns
 * @param isNeeded asked whatever a template says
 * @returns some of the given names, none of them twice
 */
export function arranged(
  names: readonly string[],
  { fields }: FormTemplate,
  keyOf: (name: string) => string,
  isNeeded: (name: string) => boolean,
): string[] {
  const own = fields.filter(({ isAdded }) => !isAdded)
  const places = new Map(own.map(({ key }, index) => [key, index]))
  const shown = names.filter(name => isNeeded(name) || !own.some(one => !one.isVisible && one.key === keyOf(name)))
  const placeOf = (name: string) => places.get(keyOf(name))
  const moved = shown.filter(name => placeOf(name) !== undefined).toSorted((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0))
  return shown.map(name => (placeOf(name) === undefined ? name : (moved.shift() ?? name)))
}
