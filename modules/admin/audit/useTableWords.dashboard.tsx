import { useMemo } from 'react'
import { useDefinition } from '../../../web/generic/definition.ts'
import { useDesk } from '../../../web/generic/desk.ts'
import { findTable } from './tables.ts'
import { findTableWords, type TableWords } from './words.ts'

/**
 * What readers call the columns of a table: its definition is loaded. Where it does not come, columns stand under their own names, as those
 * do that nobody names.
 */
export function useTableWords(table: string | undefined): { readonly words: TableWords | undefined; readonly isComing: boolean } {
  const { kinds } = useDesk()
  const kind = table === undefined ? undefined : findTable(kinds, table)?.kind
  const { resource, hasFailed } = useDefinition(kind)
  const words = useMemo(() => (table === undefined ? undefined : findTableWords(resource ? [resource] : [], table)), [resource, table])
  return { words, isComing: kind !== undefined && resource === undefined && !hasFailed }
}
