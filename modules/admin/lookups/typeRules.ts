import { problemAt, problemSaying, type Problem } from '../../define.ts'
import { closedTypes, lookupType } from './lookupType.ts'

/** A type as rules see it. */
export interface TypeFacts {
  /** Undefined: a new one. */
  readonly id: number | undefined
  readonly code: string | null
  readonly allowsNewValues: boolean
  readonly isSystem: boolean
  readonly parentType: number | null
}

/**
 * What is wrong with a type as it is to be: the code of a type of the catalogue stays, one that the program depends on takes no new values,
 * and the parent type stays while values have parents.
 * @param hasParents does a value of the type stand beneath another one?
 * @source portal and administration, section 7.1
 */
export function problemsOfType(type: TypeFacts, before: TypeFacts | undefined, hasParents: boolean): Problem[] {
  if (!before) return []
  const isClosed = before.id !== undefined && closedTypes.has(before.id)
  return [
    ...(before.isSystem && type.code !== before.code ? [problemAt('code', 'fixed', lookupType.fields.code.label)] : []),
    ...(isClosed && type.allowsNewValues
      ? [
          problemSaying(
            'allowsNewValues',
            'fixed',
            'لا يقبل هذا النوع قيمًا جديدة: البرنامج يعتمد على قيمه',
            'This type takes no new values: the program depends on those it has',
          ),
        ]
      : []),
    ...(hasParents && type.parentType !== before.parentType
      ? [
          problemSaying(
            'parentType',
            'fixed',
            'لقيم هذا النوع قيم أب من النوع الحالي. أزلها أولًا',
            'Values of this type have parents in the present one. Take them away first',
          ),
        ]
      : []),
  ]
}
