import { columnsOf, problemAt, type Column, type Label, type Problem } from '../../kernel/kernel.ts'
import { snake } from '../database/columns.ts'
import { uniqueName } from '../database/tables.ts'
import type { Model } from './model.ts'

/**
 * The problem behind a constraint that a write broke, at the field that the reader can change; undefined when the error is another one.
 * What is checked before may have changed meanwhile: of two who write at once only the database knows who was first.
 */
export function problemOfConstraint(model: Model, error: unknown): Problem | undefined {
  const unique = constraintOf(error, '23505')
  if (unique !== undefined) return uniqueProblem(model, unique)
  const reference = constraintOf(error, '23503')
  return reference === undefined ? undefined : referenceProblem(model, reference)
}

function uniqueProblem({ resource, table }: Model, constraint: string): Problem | undefined {
  if (isNamed(constraint, `${table}_year_unique`)) return problemAt('year', 'yearExists', ['السنة', 'Year'])
  const columns = columnsOf(resource.fields)
  for (const names of resource.options.unique ?? []) {
    const last = names.at(-1) ?? ''
    if (isNamed(constraint, uniqueName(table, names)))
      return problemAt(last, 'unique', columns.find(column => column.name === last)?.label ?? none)
  }
  const column = columns.find(({ name }) => isNamed(constraint, `${table}_${snake(name)}_unique`))
  return column && problemAt(column.name, column.name === 'code' ? 'codeExists' : 'unique', column.label)
}

/** What the record refers to has been deleted since it was looked for. */
function referenceProblem({ resource, table }: Model, constraint: string): Problem | undefined {
  const { owner } = resource.scope
  if (isNamed(constraint, `${table}_${snake(owner)}`)) return problemAt(owner, 'reference', ['الجهة', 'Place'])
  const pointsAt = ({ name }: Column, from: string) => isNamed(constraint, `${from}_${snake(name)}`)
  const column = columnsOf(resource.fields).find(candidate =>
    candidate.field.fields
      ? columnsOf(candidate.field.fields).some(inner => pointsAt(inner, `${table}_${snake(candidate.name)}`))
      : pointsAt(candidate, table),
  )
  return column && problemAt(column.name, 'reference', column.label)
}

const none: Label = ['', '']

/** PostgreSQL keeps 63 bytes of a name. */
function isNamed(constraint: string, name: string): boolean {
  return constraint === name.slice(0, 63)
}

/** The constraint that a driver's error names, if it is of this SQLSTATE. */
export function constraintOf(error: unknown, state: string): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== state || !('constraint' in error)) return undefined
  return String(error.constraint)
}
