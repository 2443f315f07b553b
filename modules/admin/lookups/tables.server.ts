import { columnsOf, findCheck, type AnyResource, type Column } from '../../define.ts'
import type { TableColumn } from '../../../server/importExport/table.ts'
import { lookupType } from './lookupType.ts'
import { lookupValue } from './lookupValue.ts'

/** The columns of a definition that a table of its records has: what follows from other things is written by the server alone. */
function tableColumns({ fields }: AnyResource, ofSystem: readonly string[]): readonly (Column & TableColumn)[] {
  return columnsOf(fields)
    .filter(({ name, field }) => ofSystem.includes(name) || findCheck(field, 'bySystem') === undefined)
    .map(column => ({ ...column, key: column.name, kind: kindOf(column), isRequired: column.name === 'code' }))
}

function kindOf({ field: { kind } }: Column): TableColumn['kind'] {
  return kind === 'integer' || kind === 'boolean' ? kind : 'text'
}

/** Values of lists, one a row. The type and the parent stand there by their codes; the order of the rows is that of the list. */
export const valueColumns = tableColumns(lookupValue, ['isActive'])
/** Types, one a row; the parent type by its code. */
export const typeColumns = tableColumns(lookupType, [])
