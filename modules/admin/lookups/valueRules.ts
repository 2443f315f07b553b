import { problemAt, problemSaying, type Problem } from '../../define.ts'
import { firstOwnValue, lookupValue } from './lookupValue.ts'

/** What is known of a list when one of its values is written. */
export interface ListFacts {
  readonly isSystem: boolean
  readonly allowsNewValues: boolean
  readonly parentType: number | null
}

/** A value as rules see it. */
export interface ValueFacts {
  /** Undefined: a new one. */
  readonly id: number | undefined
  readonly type: number
  readonly code: string | null
  readonly nameAr: string | null
  readonly nameEn: string | null
  readonly value: number | null
  readonly parent: number | null
  readonly isActive: boolean
  readonly isDefault: boolean
}

/** What of a value is its own in its list. */
export type Distinct = 'code' | 'nameAr' | 'nameEn' | 'value'

/** What a value is written among. */
export interface Surrounding {
  readonly list: ListFacts
  /** Has another value of the list the same, whatever the case? */
  isTaken(key: Distinct, value: ValueFacts): boolean
  /** Any value of any list. */
  find(id: number): ValueFacts | undefined
  /** Does a record hold it? */
  readonly isUsed: boolean
}

const { fields } = lookupValue

/**
 * What is wrong with a value among the others of its list: code, names and number are its own there whatever the case, the code of a value
 * in use and the number of one that the program knows stay, closed lists take no new ones, parents are of the parent type and make no circle.
 * @param before undefined: a new value
 * @source portal and administration, section 7.2; messages codeExists and P-22
 */
export function problemsOfValue(value: ValueFacts, before: ValueFacts | undefined, surrounding: Surrounding): Problem[] {
  return [
    ...(before ? [] : closedProblems(surrounding.list)),
    ...takenProblems(value, surrounding),
    ...(before ? fixedProblems(value, before, surrounding) : []),
    ...parentProblems(value, before, surrounding),
    ...defaultProblems(value),
  ]
}

/** Is the value one of the catalogue, which the program may know by its code? */
export function isOfCatalogue(id: number): boolean {
  return id < firstOwnValue
}

function closedProblems({ allowsNewValues }: ListFacts): Problem[] {
  return allowsNewValues ? [] : [problemSaying('type', 'closedList', 'لا تقبل هذه القائمة قيمًا جديدة', 'This list takes no new values')]
}

function takenProblems(value: ValueFacts, surrounding: Surrounding): Problem[] {
  const isTaken = (key: Distinct) => value[key] !== null && surrounding.isTaken(key, value)
  return [
    ...(isTaken('code') ? [problemAt('code', 'codeExists', fields.code.label)] : []),
    ...(isTaken('nameAr')
      ? [problemSaying('nameAr', 'unique', 'الاسم العربي موجود في هذه القائمة', 'The Arabic name already stands in this list')]
      : []),
    ...(isTaken('nameEn')
      ? [problemSaying('nameEn', 'unique', 'الاسم الإنجليزي موجود في هذه القائمة', 'The English name already stands in this list')]
      : []),
    ...(isTaken('value') ? [problemAt('value', 'unique', fields.value.label)] : []),
  ]
}

/** The usual answer to `isTaken`. @param siblings every value of the list, the one that is written among them as it was */
export function takenAmong(siblings: readonly ValueFacts[]): Surrounding['isTaken'] {
  return (key, value) => siblings.some(({ id, [key]: other }) => id !== value.id && isSame(other, value[key]))
}

function isSame(one: string | number | null, other: string | number | null): boolean {
  return typeof one === 'string' && typeof other === 'string' ? one.toLowerCase() === other.toLowerCase() : one === other
}

function fixedProblems(value: ValueFacts, before: ValueFacts, { list, isUsed }: Surrounding): Problem[] {
  const isCatalogue = before.id !== undefined && isOfCatalogue(before.id)
  return [
    ...(value.code === before.code
      ? []
      : isUsed
        ? [problemSaying('code', 'fixed', 'لا يمكن تغيير رمز قيمة مستخدمة', 'The code of a value in use cannot be changed')]
        : isCatalogue
          ? [
              problemSaying(
                'code',
                'fixed',
                'رمز قيمة النظام لا يتغير: البرنامج يعرفها به',
                'The code of a system value stays: the program knows it by that',
              ),
            ]
          : []),
    ...(list.isSystem && value.value !== before.value ? [problemAt('value', 'fixed', fields.value.label)] : []),
  ]
}

function parentProblems(value: ValueFacts, before: ValueFacts | undefined, { list, find }: Surrounding): Problem[] {
  if (value.parent === null || value.parent === before?.parent) return []
  if (list.parentType === null) return [problemSaying('parent', 'choice', 'ليس لهذه القائمة نوع أب', 'This list has no parent type')]
  const parent = find(value.parent)
  if (parent?.type !== list.parentType)
    return [problemSaying('parent', 'choice', 'اختر القيمة الأب من النوع الأب', 'Choose the parent among the values of the parent type')]
  if (!parent.isActive) return [problemSaying('parent', 'choice', 'القيمة الأب موقوفة', 'The parent value is out of use')]
  return standsBeneath(parent, value.id, find)
    ? [problemSaying('parent', 'circle', 'القيمة الأب نفسها تابعة لهذه القيمة', 'The parent value itself stands beneath this one')]
    : []
}

/** Does the way up from a value lead to this one? */
function standsBeneath(value: ValueFacts, id: number | undefined, find: Surrounding['find']): boolean {
  const seen = new Set<number>()
  for (
    let at: ValueFacts | undefined = value;
    at?.id !== undefined && !seen.has(at.id);
    at = at.parent === null ? undefined : find(at.parent)
  ) {
    if (at.id === id) return true
    seen.add(at.id)
  }
  return false
}

function defaultProblems({ isActive, isDefault }: ValueFacts): Problem[] {
  return isDefault && !isActive
    ? [problemSaying('isDefault', 'choice', 'القيمة الموقوفة لا تكون افتراضية', 'A value that is out of use cannot be the default')]
    : []
}
