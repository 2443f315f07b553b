import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { log } from '../log.ts'
import { StartFault } from '../startFault.ts'
import { appRole } from './embedded.ts'

/** A checked-in migration: `migrations/0001_foundation.sql`. */
export interface Migration {
  readonly number: number
  readonly name: string
  readonly text: string
}

/** The migrations of a folder, in their order. */
export function migrationsIn(folder: string): Migration[] {
  return readdirSync(folder)
    .filter(file => /^\d{4}_\w+\.sql$/.test(file))
    .sort()
    .map(file => ({
      number: Number(file.slice(0, 4)),
      name: file.slice(0, -'.sql'.length),
      text: readFileSync(join(folder, file), 'utf8'),
    }))
}

/** Any number that nothing else locks: one process migrates, the others wait for it. */
export const migrationLock = 7_204_811
/** Which migrations have run. */
export const migrationTable =
  'create table if not exists migration (number integer primary key, name text not null, digest text not null, applied_at timestamptz not null default now())'

/**
 * Brings the database to the newest migration, each in a transaction of its own, then gives the unprivileged role its rights.
 * @param url address of the owner
 * @returns the names of the migrations that ran
 * @throws StartFault when the server cannot be reached or is too old, the database was made by a newer program, or a migration was
 *   changed after it had run: what was added to it would never be run
 */
export async function migrate(url: string, migrations: readonly Migration[]): Promise<string[]> {
  const client = await connected(url, 'mahalli migrations')
  try {
    await requireServer(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await makeRole(client)
    await client.query(migrationTable)
    const { rows } = await client.query<Applied>('select number, name, digest from migration order by number')
    const newest = rows.at(-1)
    if (newest && newest.number > (migrations.at(-1)?.number ?? 0))
      throw new StartFault(
        `The database was made by a newer Mahalli (it knows ${newest.name}): start that version, or restore an older backup.`,
      )
    refuseChanged(migrations, rows)
    const done = new Set(rows.map(row => row.number))
    const due = migrations.filter(({ number }) => !done.has(number))
    for (const migration of due) await apply(client, migration)
    await makePartitions(client)
    await giveRights(client)
    return due.map(({ name }) => name)
  } catch (error) {
    throw faultOf(error) ?? error
  } finally {
    await client.end()
  }
}

/**
 * Makes sure that requests can be answered: the role signs in and finds the tables that the owner has migrated.
 * @param url address of the role of the application
 * @throws StartFault when it cannot, or when the two addresses lead to different databases
 */
export async function requireAccess(url: string, migrations: readonly Migration[]): Promise<void> {
  const client = await connected(url, 'mahalli check')
  const newest = migrations.at(-1)?.number ?? 0
  try {
    const { rows } = await client.query<{ number: number | null }>('select max(number) as number from migration')
    if ((rows[0]?.number ?? 0) < newest) throw otherDatabase()
  } catch (error) {
    throw codeOf(error) === undefinedTable ? otherDatabase() : error
  } finally {
    await client.end()
  }
}

interface Applied {
  readonly number: number
  readonly name: string
  readonly digest: string
}

function refuseChanged(migrations: readonly Migration[], applied: readonly Applied[]): void {
  const changed = applied.find(({ number, digest }) => migrations.some(known => known.number === number && digestOf(known) !== digest))
  if (changed)
    throw new StartFault(
      `The migration ${changed.name} was changed after this database had run it: bring its text back and write a new migration, or, while it is released nowhere, start with an empty database.`,
    )
}

/** The same on a machine that writes line ends in another way. */
export function digestOf({ text }: Migration): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
}

const undefinedTable = '42P01'

function otherDatabase(): StartFault {
  return new StartFault('DATABASE_URL and DATABASE_OWNER_URL lead to different databases: the tables were made in the second one.')
}

/** A connection of its own. @throws StartFault when the server cannot be reached or does not let this role in */
export async function connected(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name, connectionTimeoutMillis: 10_000, keepAlive: true })
  try {
    await client.connect()
    return client
  } catch (error) {
    // A name with several addresses fails with several errors.
    const first: unknown = error instanceof AggregateError ? error.errors[0] : error
    throw new StartFault(`The database cannot be reached: ${first instanceof Error ? first.message : String(first)}.`)
  }
}

/** What the operator of the database can mend, by the code of its error. */
const mendable: Readonly<Record<string, string>> = {
  '42501': 'The owner of the database lacks a right',
  '53100': 'The disk of the database is full',
  '55P03': 'Somebody else holds a lock in the database that a migration needs, try again',
}

function faultOf(error: unknown): StartFault | undefined {
  const reason = mendable[codeOf(error) ?? '']
  return reason === undefined ? undefined : new StartFault(`${reason}: ${error instanceof Error ? error.message : ''}.`)
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

async function requireServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; encoding: string }>(
    "select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding",
  )
  const fault = serverFaultOf(Number(rows[0]?.version), rows[0]?.encoding ?? '')
  if (fault) throw fault
}

/** What a server lacks, if anything. @param version as `server_version_num` has it: 150004 */
export function serverFaultOf(version: number, encoding: string): StartFault | undefined {
  if (version < 150_000) return new StartFault(`PostgreSQL 15 or newer is needed; this server is ${Math.floor(version / 10_000)}.`)
  if (encoding !== 'UTF8') return new StartFault(`The database must be encoded in UTF8; this one is ${encoding}.`)
  return undefined
}

/** The first migration makes the role too, but PostgreSQL 15 takes that back where it finds that it knows no right to set a role. */
async function makeRole(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [appRole])
  if (rowCount === 0) await client.query(`create role ${appRole} nologin`)
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('begin')
    // A statement that waits for a lock makes everybody behind it wait too: rather fail and be tried again.
    await client.query("set local lock_timeout = '5s'")
    await runMigration(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw faultOf(error) ?? new Error(`Migration ${migration.name} failed and was undone`, { cause: error })
  }
}

/** Runs a migration in the transaction that is under way, and notes that it has run. */
export async function runMigration(client: pg.Client, migration: Migration): Promise<void> {
  const { number, name, text } = migration
  // The audit says of what a migration changes that nobody did.
  await client.query("select set_config('mahalli.action', '51025', true), set_config('mahalli.reason', $1, true)", [name])
  await client.query(text)
  await client.query('insert into migration (number, name, digest) values ($1, $2, $3)', [number, name, digestOf(migration)])
}

const monthsAhead = 12
/** Entries of the month stand in audit_entry_rest already; somebody is writing and did not let go. */
const nothingIsLost: readonly unknown[] = ['23514', '55P03']

/** The months of the audit to come. What finds no month is kept in audit_entry_rest: a month that cannot be made now stops nobody. */
async function makePartitions(client: pg.Client): Promise<void> {
  try {
    await client.query("set lock_timeout = '5s'")
    await client.query('select make_audit_partitions($1)', [monthsAhead])
  } catch (error) {
    if (!nothingIsLost.includes(codeOf(error))) throw error
    log.error({ error: String(error) }, 'a month of the audit could not be made: its entries go to audit_entry_rest')
  }
}

/** What of an entry the application does not write: when, in which order and in which transaction it came, and what is left of it later. */
const notWritten = ['id', 'execution_time', 'xact', 'address_digest', 'body_digest']
/** What the application may see of the audit; the rest it reaches through functions alone. */
const audit = ['audit_entry', 'audit_seal', 'audit_root', 'audit_chain', 'audit_table', 'audit_archive']

/**
 * The application reads and writes rows; of the audit it may only add and read, by its tables as a whole and not by their partitions, and
 * it changes no table. In one transaction: at no moment may a process that runs beside this start more or less than that.
 */
async function giveRights(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; isAudit: boolean; written: string }>(
    `select c.oid::regclass::text as name, c.relname ~ '^audit_' as "isAudit",
      (select string_agg(quote_ident(a.attname), ', ') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attname <> all($1)) as written
    from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by c.oid`,
    [notWritten],
  )
  const names = (isAudit: boolean) => rows.filter(row => row.isAudit === isAudit).map(({ name }) => name)
  const entries = rows.find(({ name }) => name === 'audit_entry')
  await client.query(
    [
      'begin',
      `grant usage on schema public to ${appRole}`,
      `grant select, insert, update, delete on ${names(false).join(', ')} to ${appRole}`,
      `revoke insert, update, delete on migration from ${appRole}`,
      `revoke all on ${names(true).join(', ')} from ${appRole}`,
      `grant select on ${names(true)
        .filter(name => audit.includes(name))
        .join(', ')} to ${appRole}`,
      `grant insert (${entries?.written}) on audit_entry to ${appRole}`,
      `grant usage on all sequences in schema public to ${appRole}`,
      `grant execute on all functions in schema public to ${appRole}`,
      // The job seals through seal_audit, which calls it as the owner: nobody else may say what is sealed, and in which order.
      `do $$ begin if to_regproc('seal_entries') is not null then revoke execute on function seal_entries from public, ${appRole}; end if; end $$`,
      'commit',
    ].join('; '),
  )
}
