import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import type { AnyResource } from '../../kernel/kernel.ts'
import { allTables, isAudited } from '../../server/database/schema.ts'

/** The state of the tables after a migration, as drizzle-kit writes it. */
export type Snapshot = Parameters<typeof generateMigration>[0]
interface SnapshotTable {
  readonly name: string
  readonly columns: Readonly<Record<string, unknown>>
}

/**
 * What must be run to bring the tables from a snapshot to the definitions, and the snapshot after it.
 * @throws when a column disappears where another appears: then it is a rename, which must be said in the definition
 */
export async function changesSince(
  previous: Snapshot,
  resources: readonly AnyResource[],
): Promise<{ statements: string[]; snapshot: Snapshot }> {
  const snapshot = generateDrizzleJson(allTables(resources), previous.id)
  refuseGuesses(previous, snapshot)
  const statements = await generateMigration(previous, snapshot)
  const before = tablesOf(previous)
  const isNew = (table: string) => !before.has(`public.${table}`)
  const triggers = [...tablesOf(snapshot).values()]
    .filter(table => isNew(table.name) && isAudited(table.name))
    .map(({ name }) => `create trigger audit after insert or update or delete on "${name}" for each row execute function audit_row();`)
  return { statements: [...statements, ...triggers], snapshot }
}

/** drizzle-kit would ask on the terminal whether a column was renamed; a migration is not written by guesses. */
function refuseGuesses(previous: Snapshot, next: Snapshot): void {
  const [old, now] = [tablesOf(previous), tablesOf(next)]
  for (const [key, table] of now)
    refuseGuess(`In ${table.name}`, Object.keys(old.get(key)?.columns ?? table.columns), Object.keys(table.columns))
  refuseGuess('Among the tables', [...old.keys()], [...now.keys()])
}

function refuseGuess(where: string, before: readonly string[], after: readonly string[]): void {
  const gone = before.filter(name => !after.includes(name))
  const come = after.filter(name => !before.includes(name))
  if (gone.length > 0 && come.length > 0)
    throw new Error(
      `${where} ${gone.join(', ')} went and ${come.join(', ')} came: make two migrations, or write the rename by hand and put it into the snapshot.`,
    )
}

function tablesOf(snapshot: Snapshot): ReadonlyMap<string, SnapshotTable> {
  const tables: Readonly<Record<string, SnapshotTable>> = snapshot.tables
  return new Map(Object.entries(tables))
}
