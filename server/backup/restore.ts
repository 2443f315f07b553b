import { createWriteStream, existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { noteEvent } from '../audit/note.ts'
import { verifyChain, type Break } from '../audit/verify.ts'
import type { Runner, Transaction } from '../database/connect.ts'
import { connected, migrate, runMigration, type Migration } from '../database/migrate.ts'
import { statementOf } from '../database/sql.ts'
import type { FileStore } from '../files/store.ts'
import { diskFaultOf, StartFault } from '../startFault.ts'
import { checkBackup, readBackup, type Checked } from './read.ts'
import { beginRestore, loadTables, makeTables, migrationsOf } from './rebuild.ts'
import type { ReadEntry } from './tar.ts'

/** Where a backup is put back. */
export interface RestoreTarget {
  /** Makes the database ready, if it must. */
  reach(): Promise<{
    /** Address of its owner. */
    readonly ownerUrl: string
    /** What the data folder's note calls it: the same at every start, and without a password. */
    readonly databaseName: string
  }>
  readonly dataFolder: string
  /** The secret that the operator has set; undefined: the one of the backup is put into the data folder. */
  readonly givenSecret: string | undefined
  /** Of the program, which may be newer than the backup. */
  readonly migrations: readonly Migration[]
  /** What is there now may be lost. */
  readonly replaces: boolean
  readonly passphrase: string | undefined
  /** Breaks it off, with a StartFault as its reason; when the database has changed already, it is finished all the same. */
  readonly signal: AbortSignal
  /** Where files go, by the settings that were put back. */
  storeOf(settings: Runner, secret: string): Promise<FileStore>
}

/** What a restore has done. */
export interface Restored {
  readonly takenAt: string
  readonly version: string
  readonly tables: number
  readonly rows: number
  readonly files: number
  /** Migrations that came after the backup and were run on what it held. */
  readonly migrated: readonly string[]
  /** Entries of the audit whose chain was walked, and where it breaks, if it does. */
  readonly entries: number
  readonly broken?: Break | undefined
  readonly faulty: readonly string[]
}

/** Lies in the data folder from the first change to the last, and names the database that is being changed. */
const noteName = 'restore-unfinished'

/** @throws StartFault when a restore was broken off in this data folder: what is there may be a part of it */
export function refuseUnfinishedRestore(dataFolder: string): void {
  if (existsSync(join(dataFolder, noteName))) throw new StartFault(`A restore was broken off in ${dataFolder}: repeat npm run restore.`)
}

/**
 * Puts a backup back: reads and checks all of it first, then changes the database in one transaction, which ends when the files are in
 * their store and the chain of the audit was walked. Sessions end: whoever was signed out since must not be signed in again.
 * @param say a line for the operator
 * @throws StartFault when the backup is damaged or too new, something is there that may not be lost, the disk is full, or it was broken off;
 *   database, key and archived months of the audit are then as they were; files that came into the store stay there, and harm nobody
 */
export async function restoreBackup(target: RestoreTarget, path: string, say: (line: string) => void): Promise<Restored> {
  // What needs no long reading is refused at once.
  const { tables } = await readBackup(path, target.passphrase, async head => (migrationsOf(head, target.migrations), head))
  say(`Checking ${basename(path)}: ${tables.length} tables …`)
  const sayBytes = bytesSaid(say)
  const checked = await checkBackup(path, target.passphrase, bytes => {
    target.signal.throwIfAborted()
    sayBytes(bytes)
  })
  requireSecret(target, checked.secret)
  const note = join(target.dataFolder, noteName)
  const { ownerUrl, databaseName } = await target.reach()
  const client = await connected(ownerUrl, 'mahalli restore')
  client.on('error', () => undefined)
  // The transaction falls with its connection, whatever the database is at.
  const end = () => void client.end().catch(() => undefined)
  target.signal.addEventListener('abort', end)
  const noted = await readFile(note, 'utf8').catch(ignoreMissing)
  // What was broken off in this database may be lost; what lies in another one that the note does not name may not.
  const hadNote = noted?.split('\n').includes(databaseName) ?? false
  let isUntouched = true
  try {
    target.signal.throwIfAborted()
    await beginRestore(client, target.replaces || hadNote)
    await requireSecretPlace(target, checked.secret, hadNote)
    await writeFile(note, `${checked.head.takenAt}\n${databaseName}\n`, { mode: 0o600, flush: true })
    await removeBeside(target)
    const restored = await inTransaction(client, target, path, checked, say)
    target.signal.throwIfAborted()
    target.signal.removeEventListener('abort', end)
    // Of a commit that does not answer nobody knows whether it holds.
    isUntouched = false
    await client.query('commit')
    await nameBeside(target)
    await migrate(ownerUrl, target.migrations)
    await client.query('analyze')
    await rm(note)
    return restored
  } catch (error) {
    // The database is as it was; files that came into the store already harm nobody.
    if (isUntouched) await clearAway(target, note, noted)
    if (isUntouched) target.signal.throwIfAborted()
    throw diskFaultOf(error, target.dataFolder) ?? error
  } finally {
    target.signal.removeEventListener('abort', end)
    await client.end().catch(() => undefined)
  }
}

/** @param noted what the note said before: of a restore that was broken off earlier it goes on telling */
async function clearAway(target: RestoreTarget, note: string, noted: string | undefined): Promise<void> {
  if (noted !== undefined) return writeFile(note, noted, { mode: 0o600, flush: true })
  await removeBeside(target)
  await rm(note, { force: true })
}

async function inTransaction(
  client: pg.Client,
  target: RestoreTarget,
  path: string,
  { head, manifest, secret }: Checked,
  say: (line: string) => void,
): Promise<Restored> {
  const past = migrationsOf(head, target.migrations)
  const due = target.migrations.filter(migration => !past.includes(migration))
  const restored = await readBackup(path, target.passphrase, async (_head, entries) => {
    const finish = await makeTables(client, head, past)
    const first = await loadTables(client, head, manifest, entries, (table, rows) => say(`  ${table}: ${count(rows)} rows`))
    say('Putting keys and triggers back …')
    await finish()
    for (const migration of due) await runMigration(client, migration)
    await client.query(endings)
    const runner = runnerOn(client)
    const files = await putFiles(target, await target.storeOf(runner, secret), first, entries, new Set(manifest.faulty))
    say(`  ${count(files)} files`)
    const rows = manifest.tables.reduce((all, table) => all + table.rows, 0)
    await noteRestore(runner, basename(path), head.takenAt, rows, files)
    const { entries: walked, broken } = await verifyChain(runner, '2000-01-01', '9999-12-31')
    return {
      ...{ takenAt: head.takenAt, version: head.version, tables: head.tables.length, rows, files },
      ...{ migrated: due.map(({ name }) => name), entries: walked, broken, faulty: manifest.faulty },
    }
  })
  if (target.givenSecret === undefined) {
    await writeFile(keyBeside(target), secret, { mode: 0o600, flush: true })
    await chmod(keyBeside(target), 0o600)
  }
  return restored
}

/** A session that was ended since the backup would be open again, and a job or this very backup be held by a process that is gone. */
const endings = `
  update session set revoked_at = now(), revoke_reason = 3 where revoked_at is null;
  update job set holder = null, held_until = null;
  delete from backup where state = 1;
  select set_config('mahalli.action', '', true), set_config('mahalli.reason', '', true)`

async function noteRestore(runner: Runner, file: string, takenAt: string, rows: number, files: number): Promise<void> {
  const transaction: Transaction = { ...runner, afterCommit: () => undefined, notify: () => Promise.resolve() }
  await noteEvent(transaction, {
    action: 'backupRestored',
    reason: 'npm run restore',
    changes: { file: [null, file], takenAt: [null, takenAt], rows: [null, rows], files: [null, files] },
  })
}

/** Content whose name is not its digest is left out: a store may refuse it. */
async function putFiles(
  { dataFolder, signal }: RestoreTarget,
  store: FileStore,
  first: ReadEntry | undefined,
  others: AsyncGenerator<ReadEntry>,
  faulty: ReadonlySet<string>,
): Promise<number> {
  let files = 0
  async function put({ name, sizeBytes, content }: ReadEntry): Promise<void> {
    signal.throwIfAborted()
    const [kind, key = ''] = name.split('/')
    if (kind === 'files' && !faulty.has(key)) {
      await store.put(key, { parts: content, sizeBytes })
      files++
    } else if (kind === 'audit' && /^[\w.-]+$/.test(key)) await putArchive(archiveFolder(dataFolder), key, content)
  }
  if (first) await put(first)
  for await (const entry of others) await put(entry)
  return files
}

/** What lies there under its name belongs to the database that is still in force. */
async function putArchive(folder: string, name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(folder, { recursive: true })
  await pipeline(Readable.from(content), createWriteStream(join(folder, name + besideEnd), { mode: 0o600, flush: true }))
}

function requireSecret({ givenSecret }: RestoreTarget, secret: string): void {
  if (givenSecret !== undefined && givenSecret !== secret)
    throw new StartFault('MAHALLI_SECRET_KEY is not the key of the backup, whose secrets it could not read: unset it, or set that one.')
}

/** A key that lies there already opens something else. */
async function requireSecretPlace({ dataFolder, givenSecret, replaces }: RestoreTarget, secret: string, hadNote: boolean): Promise<void> {
  if (givenSecret !== undefined || replaces || hadNote) return
  const kept = await readFile(join(dataFolder, 'secret-key'), 'utf8').catch(ignoreMissing)
  if (kept !== undefined && kept.trim() !== secret)
    throw new StartFault(`There is another secret key in ${dataFolder}: with --replace that of the backup takes its place, and it is lost.`)
}

/** What so ends gets its name when the database is there that it belongs to: the key, and the months that were taken out of the audit. */
const besideEnd = '.restored'

function keyBeside({ dataFolder }: RestoreTarget): string {
  return join(dataFolder, `secret-key${besideEnd}`)
}

function archiveFolder(dataFolder: string): string {
  return join(dataFolder, 'audit')
}

async function allBeside(target: RestoreTarget): Promise<string[]> {
  const folder = archiveFolder(target.dataFolder)
  const archives = (await readdir(folder).catch(ignoreMissing)) ?? []
  return [keyBeside(target), ...archives.filter(name => name.endsWith(besideEnd)).map(name => join(folder, name))]
}

async function nameBeside(target: RestoreTarget): Promise<void> {
  for (const path of await allBeside(target)) await rename(path, path.slice(0, -besideEnd.length)).catch(ignoreMissing)
}

async function removeBeside(target: RestoreTarget): Promise<void> {
  for (const path of await allBeside(target)) await rm(path, { force: true })
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

function runnerOn(client: pg.Client): Runner {
  const rows: Runner['rows'] = async <T extends object>(query: Parameters<Runner['rows']>[0]) => {
    const { text, values } = statementOf(query)
    return (await client.query<T & pg.QueryResultRow>(text, values)).rows
  }
  return { rows, find: async query => (await rows<never>(query))[0] }
}

function count(number: number): string {
  return number.toLocaleString('en')
}

/** A line for every 500 MB. */
function bytesSaid(say: (line: string) => void): (bytes: number) => void {
  const step = 500_000_000
  let [read, said] = [0, 0]
  return bytes => {
    read += bytes
    if (Math.floor(read / step) > said) say(`  ${count((said = Math.floor(read / step)) * 500)} MB`)
  }
}
