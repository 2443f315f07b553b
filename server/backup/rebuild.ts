import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { digestOf, migrationLock, migrationTable, runMigration, type Migration } from '../database/migrate.ts'
import { StartFault } from '../startFault.ts'
import { entryNames, type Head, type Manifest } from './format.ts'
import { tableOf } from './read.ts'
import { longTransaction, tables as tablesNow } from './snapshot.ts'
import type { ReadEntry } from './tar.ts'

/**
 * The migrations that made the tables of a backup.
 * @throws StartFault when it was taken by a newer program, or by one with other migrations
 */
export function migrationsOf({ migrations: had, version }: Head, known: readonly Migration[]): Migration[] {
  const newest = known.at(-1)?.number ?? 0
  return had.map(({ number, name, digest }) => {
    const migration = known.find(one => one.number === number)
    if (number > newest)
      throw new StartFault(`The backup was taken by a newer Mahalli (${version}, it knows ${name}): restore it with that version.`)
    if (!migration || digestOf(migration) !== digest)
      throw new StartFault(`The backup was taken by a Mahalli with another migration ${name}: restore it with that version.`)
    return migration
  })
}

/**
 * Begins the one transaction in which everything is put back.
 * @param replaces takes away what is there
 * @throws StartFault when a program works on the database, or something is there that is not to be replaced
 */
export async function beginRestore(client: pg.Client, replaces: boolean): Promise<void> {
  await client.query(longTransaction)
  await client.query('begin')
  await client.query("set local lock_timeout = '20s'")
  // Whoever starts meanwhile waits: a start migrates first.
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
  const { rows: others } = await client.query(
    "select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name like 'mahalli%' limit 1",
  )
  if (others.length > 0) throw new StartFault('Mahalli works on this database: stop every process of it first.')
  const { rows: here } = await client.query(
    "select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') limit 1",
  )
  if (here.length > 0 && !replaces)
    throw new StartFault('There is an installation already: with --replace the backup takes its place, and what is there now is lost.')
  if (here.length > 0) await client.query(takeAway)
}

/** All of ours in the database; what belongs to an extension stays. */
const takeAway = `
do $$
declare o record;
begin
  for o in select c.oid, quote_ident(c.relname) as name, case c.relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end as kind
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  loop
    if exists (select from pg_class where oid = o.oid) then
      execute format('drop %s public.%s cascade', o.kind, o.name);
    end if;
  end loop;
  for o in select p.oid, p.oid::regprocedure::text as name from pg_proc p where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    if exists (select from pg_proc where oid = o.oid) then
      execute format('drop routine %s cascade', o.name);
    end if;
  end loop;
  drop schema if exists audit_archive cascade;
end $$`

/**
 * Makes the tables as they were when the backup was taken, empty, with nothing that asks or notes anything while rows come in.
 * @returns puts keys between tables and triggers back; every row is held against the keys then
 */
export async function makeTables(client: pg.Client, head: Head, migrations: readonly Migration[]): Promise<() => Promise<void>> {
  await client.query(migrationTable)
  for (const migration of migrations) await runMigration(client, migration)
  await client.query("select set_config('mahalli.action', '', true), set_config('mahalli.reason', '', true)")
  await requireSameTables(client, head)
  for (const { name, parent, bound } of head.partitions)
    await client.query(`create table if not exists public.${name} partition of public.${parent} ${bound}`)
  const names = head.tables.map(({ name }) => `public.${name}`)
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  )
  const each = async (statements: readonly string[]) => void (await client.query(statements.join('; ')))
  await each(keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`))
  await each(names.map(name => `alter table ${name} disable trigger user`))
  await client.query(`truncate ${names.join(', ')}`)
  return async () => {
    await each(names.map(name => `alter table ${name} enable trigger user`))
    await each(keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`))
    for (const { name, value, isCalled } of head.sequences)
      await client.query('select setval(quote_ident($1)::regclass, $2, $3)', [name, value, isCalled])
  }
}

async function requireSameTables(client: pg.Client, head: Head): Promise<void> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(tablesNow)
  const listed = (all: readonly { name: string; columns: readonly string[] }[]) =>
    all.map(({ name, columns }) => `${name}(${[...columns].sort().join()})`).sort()
  const [had, made] = [listed(head.tables), listed(rows)]
  const odd = had.find(table => !made.includes(table)) ?? made.find(table => !had.includes(table))
  if (odd !== undefined)
    throw new StartFault(`The backup has other tables than its migrations make (${odd.split('(')[0]}): it cannot be restored.`)
}

/**
 * Puts the rows of all tables back.
 * @returns the first entry that holds none
 * @throws StartFault when a table has not as many rows as the manifest says
 */
export async function loadTables(
  client: pg.Client,
  head: Head,
  { tables }: Manifest,
  entries: AsyncGenerator<ReadEntry>,
  hear: (table: string, rows: number) => void,
): Promise<ReadEntry | undefined> {
  let next = await following(entries)
  const rowsOf = async function* (table: string) {
    for (; next && tableOf(next) === table; next = await following(entries)) yield* next.content
  }
  for (let name = next && tableOf(next); name !== undefined; name = next && tableOf(next)) {
    const columns = head.tables.find(table => table.name === name)?.columns ?? []
    const into = client.query(copyFrom(`copy public."${name}" (${columns.map(column => `"${column}"`).join(', ')}) from stdin`))
    await pipeline(Readable.from(rowsOf(name)), into)
    if (into.rowCount !== tables.find(table => table.name === name)?.rows)
      throw new StartFault(`The backup cannot be restored: not every row of ${name} could be read.`)
    hear(name, into.rowCount)
  }
  return next
}

/** The key stands before the rows and has been read already. */
async function following(entries: AsyncGenerator<ReadEntry>): Promise<ReadEntry | undefined> {
  const { value, done } = await entries.next()
  if (done) return undefined
  return value.name === entryNames.key ? following(entries) : value
}
