import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { backupFormat, type Head } from './format.ts'

/**
 * Of a transaction its number says something in its own server alone. Another one gives the same numbers anew, so the audit would look for
 * entries without a seal among all of them: what is sealed gets the number 0, the rest 1, and the mark between them stands above all of 0.
 */
const written: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  audit_entry: { xact: "(case when (xact, id) <= (select low_xact, low_id from audit_chain) then '0' else '1' end)::xid8" },
  // What a day's searches were counted by is to be told by nobody, from a backup neither: the rest of that day is counted anew.
  search_log_key: { key: 'gen_random_uuid()::text' },
  // Pictures of pages are in no backup: they are drawn anew where it is put back.
  file_preview: { tries: '0', pages: 'null' },
  audit_chain: { low_xact: "'0'::xid8", low_id: '9223372036854775807' },
}

/** Lets nothing of the server's or the role's settings break a long transaction off, and makes what it writes the same everywhere. */
export const longTransaction = [
  'set statement_timeout = 0',
  'set idle_in_transaction_session_timeout = 0',
  "set timezone = 'UTC'",
  "set datestyle = 'ISO, YMD'",
  "set intervalstyle = 'postgres'",
  'set extra_float_digits = 3',
  "set client_encoding = 'UTF8'",
].join('; ')

/**
 * Begins the one transaction in which a backup reads: everything that was committed before, nothing of what comes after, while others go on
 * writing. Tables cannot be changed or taken out until it ends.
 * @returns what there is to read
 */
export async function beginSnapshot(client: pg.Client, version: string): Promise<Head> {
  await client.query(longTransaction)
  const { rows: locked } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1",
  )
  await client.query('begin isolation level repeatable read read only')
  await client.query("set local lock_timeout = '60s'")
  await client.query(`lock table ${locked.map(({ name }) => `public.${name}`).join(', ')} in access share mode`)
  const [about] = await rowsOf<{ at: string; postgresql: string }>(client, 'select now() as at, current_setting($1) as postgresql', [
    'server_version',
  ])
  return {
    format: backupFormat,
    version,
    postgresql: about?.postgresql.split(' ')[0] ?? '',
    takenAt: new Date(about?.at ?? '').toISOString(),
    migrations: await rowsOf(client, 'select number, name, digest from migration order by number'),
    tables: await rowsOf(client, tables),
    partitions: await rowsOf(client, partitions),
    // After the snapshot was taken: never lower than what its rows have used.
    sequences: await rowsOf(client, sequences),
  }
}

async function rowsOf<T extends pg.QueryResultRow>(client: pg.Client, text: string, values: unknown[] = []): Promise<T[]> {
  return (await client.query<T>(text, values)).rows
}

/** Parted tables as wholes, and of each table the columns that are written: the others follow from them. */
export const tables = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  group by c.relname order by c.relname`

const partitions = `
  select c.relname as name, p.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bound
  from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
  where c.relnamespace = 'public'::regnamespace and c.relispartition and pg_get_expr(c.relpartbound, c.oid) <> 'DEFAULT'
  order by c.relname`

const sequences = `
  select c.relname as name, coalesce(s.last_value, s.start_value)::text as value, s.last_value is not null as "isCalled"
  from pg_class c join pg_sequences s on s.schemaname = 'public' and s.sequencename = c.relname
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' order by c.relname`

/** The rows of a table as COPY writes them, read while they are taken. */
export function copied(client: pg.Client, { name, columns }: Head['tables'][number]): AsyncIterable<Buffer> {
  const own = written[name] ?? {}
  const listed = columns.map(column => own[column] ?? `"${column}"`).join(', ')
  return client.query(copyTo(`copy (select ${listed} from public."${name}") to stdout`))
}

/** What content of the file store the records of the snapshot name: every key, with the bytes that it had when it was put there. */
export async function* filesOf(client: pg.Client): AsyncGenerator<{ readonly sha256: string; readonly isPicture: boolean }> {
  await client.query(
    'declare backup_files no scroll cursor for select sha256, bool_or(width_px is not null) as "isPicture" from attachment group by sha256 order by sha256',
  )
  for (;;) {
    const { rows } = await client.query<{ sha256: string; isPicture: boolean }>('fetch 1000 from backup_files')
    if (rows.length === 0) return
    yield* rows
  }
}

/** How much there is, for who wants to know how far it has come: of tables what they take on the disk. */
export async function expectedBytes(client: pg.Client): Promise<number> {
  const [row] = await rowsOf<{ bytes: string }>(
    client,
    `select (select coalesce(sum(pg_table_size(oid)), 0) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r')
      + (select coalesce(sum(size), 0) from (select max(size_bytes) as size from attachment group by sha256) files) as bytes`,
  )
  return Number(row?.bytes ?? 0)
}

/** Months of the audit that were taken out of the database, by the names of their files. */
export async function archivesOf(client: pg.Client): Promise<string[]> {
  return (await rowsOf<{ file: string }>(client, 'select file from audit_archive order by month')).map(({ file }) => file)
}
