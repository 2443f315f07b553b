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
 * @throws Error when a column or table disappears where another appears: whether it is a rename is for a person to say
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
  for (const [key, table] of now) refuseGuess(table.name, Object.keys(old.get(key)?.columns ?? table.columns), Object.keys(table.columns))
  refuseGuess(undefined, [...old.keys()], [...now.keys()])
}

/** @param table undefined where whole tables came and went */
function refuseGuess(table: string | undefined, before: readonly string[], after: readonly string[]): void {
  const gone = before.filter(name => !after.includes(name))
  const come = after.filter(name => !before.includes(name))
  if (gone.length === 0 || come.length === 0) return
  const [what, place, rename] =
    table === undefined
      ? ['definition', 'tables', 'alter table … rename to …']
      : ['field', `tables → public.${table} → columns`, `alter table "${table}" rename column … to …`]
  throw new Error(
    [
      `${table === undefined ? 'Among the tables' : `In ${table}`} ${gone.join(', ')} went and ${come.join(', ')} came.`,
      `If what came is new: take the old ${what} out, run npm run migration, then put the new one in and run it again.`,
      `If it is the old one under another name: write «${rename};» into a migration of your own, put the new name into`,
      `migrations/snapshot.json (${place}: the key and its "name"), and run npm run migration for what else has changed.`,
    ].join('\n'),
  )
}

function tablesOf(snapshot: Snapshot): ReadonlyMap<string, SnapshotTable> {
  const tables: Readonly<Record<string, SnapshotTable>> = snapshot.tables
  return new Map(Object.entries(tables))
}
