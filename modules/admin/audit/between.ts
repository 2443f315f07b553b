import type { AuditChange, AuditEntry } from './audit.ts'

/**
 * What is different in a record after the one of two changes and after the other, whatever came in between.
 * @param entries its history, the newest first
 * @param table the record's own: its child rows have histories of their own
 */
export function changesBetween(
  entries: readonly Pick<AuditEntry, 'id' | 'tableName' | 'changes'>[],
  table: string,
  one: number,
  other: number,
): AuditChange[] {
  const [first, last] = [one, other].map(id => entries.findIndex(entry => entry.id === id)).toSorted((a, b) => b - a)
  if (first === undefined || last === undefined || first < 0 || last < 0) return []
  const between = new Map<string, AuditChange>()
  // From the change after the older version to the newer one.
  for (const { tableName, changes } of entries.slice(last, first).toReversed()) {
    if (tableName !== table) continue
    for (const change of changes) {
      const known = between.get(change.fieldName)
      between.set(change.fieldName, known ? { ...change, oldValue: known.oldValue } : change)
    }
  }
  return [...between.values()].filter(({ oldValue, newValue }) => JSON.stringify(oldValue) !== JSON.stringify(newValue))
}
