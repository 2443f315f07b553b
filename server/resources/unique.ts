import { columnsOf, problemAt, type Label, type Problem } from '../../kernel/kernel.ts'
import { snake } from '../database/columns.ts'
import { uniqueName } from '../database/tables.ts'
import type { Model } from './model.ts'

/** The problem behind a broken unique index, at the field that the reader can change; undefined when the error is another one. */
export function uniqueProblemOf(model: Model, error: unknown): Problem | undefined {
  const constraint = constraintOf(error, '23505')
  if (constraint === undefined) return undefined
  const { resource, table } = model
  if (constraint === `${table}_year_unique`) return problemAt('year', 'yearExists', ['السنة', 'Year'])
  const columns = columnsOf(resource.fields)
  for (const names of resource.options.unique ?? []) {
    const last = names.at(-1) ?? ''
    if (constraint === uniqueName(table, names))
      return problemAt(last, 'unique', columns.find(column => column.name === last)?.label ?? none)
  }
  const column = columns.find(({ name }) => constraint === `${table}_${snake(name)}_unique`)
  return column && problemAt(column.name, column.name === 'code' ? 'codeExists' : 'unique', column.label)
}

const none: Label = ['', '']

/** The constraint that a driver's error names, if it is of this SQLSTATE. */
export function constraintOf(error: unknown, state: string): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== state || !('constraint' in error)) return undefined
  return String(error.constraint)
}
