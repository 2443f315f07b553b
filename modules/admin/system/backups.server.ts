import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Refused, visitor } from '../../define.ts'
import { noteEvent, type AuditEvent } from '../../../server/audit/note.ts'
import { backupName } from '../../../server/backup/names.ts'
import { takeBackup, type Progress, type Taken } from '../../../server/backup/take.ts'
import type { Actor, Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Job } from '../../../server/jobs.ts'
import { log } from '../../../server/log.ts'
import type { Installation, Platform } from '../../../server/platform.ts'
import { newId } from '../../../server/resources/id.ts'
import { diskFaultOf, NoRoom } from '../../../server/startFault.ts'
import { settings } from '../settings/settings.ts'

/** The numbers that the table holds. */
export const kinds = { person: 1, daily: 2, command: 3 } as const
export const states = { underWay: 1, whole: 2, failed: 3 } as const
type Why = 'disk' | 'store' | 'ended' | 'other'

/** Whoever takes one says every second or so that he is there. */
export const silentSeconds = 60
/** What is called unfinished and was not written to for so long belongs to nobody any more. */
const abandonedMs = 3_600_000
/** The database needs room on the same disk: a backup stops before it takes the last of it. */
const leftBytes = 256 * 1024 * 1024
/** Of those that failed so many are told of. */
const failuresKept = 10

/** What each program has under way, so that it ends with the program. */
const underWay = new WeakMap<Platform, { readonly stopping: AbortController; readonly done: Promise<void> }>()

/** @throws Error where the program does not say what it runs on: such a program has no backups */
export function installationOf({ installation }: Platform): Installation {
  if (!installation) throw new Error('This program does not know what it runs on')
  return installation
}

/** Where backups lie. */
export function backupFolder(platform: Platform): string {
  return join(installationOf(platform).dataFolder, 'backups')
}

/** Breaks off a backup that this program is taking. */
export async function endBackups(platform: Platform): Promise<void> {
  const now = underWay.get(platform)
  now?.stopping.abort()
  await now?.done
}

/**
 * Begins a backup in this process; how it goes on stands in the table.
 * @returns its id, and the promise that it has ended, whole or not
 * @throws Refused 409 while one is under way, in whatever process
 */
export async function beginBackup(
  platform: Platform,
  actor: Actor,
  kind: keyof typeof kinds,
): Promise<{ id: string; done: Promise<void> }> {
  const id = newId()
  const fileName = backupName(new Date(), installationOf(platform).backupPassphrase !== undefined)
  const begun = await platform.database.write(actor, async transaction => {
    await endSilent(transaction)
    return transaction.find(sql`
      insert into backup (id, kind, creator, file_name, is_encrypted)
      values (${id}, ${kinds[kind]}, ${actor.caller.userId ?? null}, ${fileName}, ${installationOf(platform).backupPassphrase !== undefined})
      on conflict (state) where state = 1 do nothing returning id`)
  })
  if (!begun) throw new Refused('backupUnderWay', 'تُؤخذ نسخة احتياطية الآن', 'A backup is being taken now', { status: 409 })
  const stopping = new AbortController()
  const done = keepTaking(platform, actor, id, fileName, stopping)
  const now = { stopping, done }
  underWay.set(platform, now)
  void done.then(() => underWay.get(platform) === now && underWay.delete(platform))
  return { id, done }
}

/** One whose process is gone has failed. */
export async function endSilent(transaction: Transaction): Promise<void> {
  await transaction.rows(sql`
    update backup set state = ${states.failed}, error = 'ended', ended_at = now()
    where state = ${states.underWay} and heard_at < now() - make_interval(secs => ${silentSeconds})`)
}

async function keepTaking(platform: Platform, actor: Actor, id: string, fileName: string, stopping: AbortController): Promise<void> {
  const path = join(backupFolder(platform), fileName)
  const ticking = setInterval(() => void say(platform, id, share.now).catch(() => undefined), 1000)
  const share = { now: 0 }
  try {
    makeFolder(backupFolder(platform))
    const { secret, ownerUrl, dataFolder, version, backupPassphrase: passphrase } = installationOf(platform)
    const source = { ownerUrl, store: platform.files.store, dataFolder, secret, version, passphrase, signal: stopping.signal }
    const taken = await takeBackup(source, path, progress => {
      if (progress.phase !== 'check') requireRoom(backupFolder(platform))
      share.now = shareOf(progress)
    })
    const gone = await platform.database.write(actor, async transaction => {
      await noteWhole(transaction, id, fileName, taken)
      return forgetOld(transaction, platform.settings.get(settings.backupsKept))
    })
    for (const name of gone) await removeQuietly(join(backupFolder(platform), name))
  } catch (error) {
    // Nobody waits for this promise: nothing that follows from the failure may throw.
    await removeQuietly(path)
    const why = stopping.signal.aborted ? 'ended' : whyOf(error, backupFolder(platform))
    if (why !== 'ended') log.error({ err: error, backup: id }, 'a backup failed')
    await platform.database.write(actor, transaction => noteFailed(transaction, id, fileName, why)).catch(() => undefined)
  } finally {
    clearInterval(ticking)
  }
}

/** The rest is reading it back. */
function shareOf({ phase, bytes, expectedBytes }: Progress): number {
  if (phase === 'check') return 95
  return Math.min(90, Math.floor((90 * bytes) / Math.max(1, expectedBytes)))
}

/** @throws NoRoom when the disk is nearly full */
function requireRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < leftBytes) throw new NoRoom(`There is too little room in ${folder}.`)
}

function whyOf(error: unknown, folder: string): Why {
  if (error instanceof Refused) return 'store'
  return error instanceof NoRoom || diskFaultOf(error, folder) instanceof NoRoom ? 'disk' : 'other'
}

async function say(platform: Platform, id: string, share: number): Promise<void> {
  await platform.database.write(nobody, transaction =>
    transaction.rows(sql`update backup set share = ${share}, heard_at = now() where id = ${id} and state = ${states.underWay}`),
  )
}

const nobody: Actor = { caller: visitor, requestId: 'backup', address: undefined, reason: 'a backup' }

async function noteWhole(transaction: Transaction, id: string, fileName: string, taken: Taken): Promise<void> {
  const { sizeBytes, sha256, takenAt, rows, files, faulty } = taken
  await transaction.rows(sql`
    update backup set state = ${states.whole}, share = 100, ended_at = now(), checked_at = now(), taken_at = ${takenAt}, row_count = ${rows},
      file_count = ${files}, size_bytes = ${sizeBytes}, sha256 = ${sha256}, faulty = ${faulty.length}
    where id = ${id}`)
  await noteEvent(transaction, { ...eventOf(taken), tableName: 'backup', rowId: id, rowTitle: [fileName] })
}

function eventOf({ sizeBytes, sha256, rows, files }: Taken): AuditEvent {
  return {
    action: 'backup',
    changes: { sizeBytes: [null, sizeBytes], sha256: [null, sha256], rows: [null, rows], files: [null, files] },
  }
}

/**
 * Notes a backup that the command has taken and read back: in the audit, and in the list of backups, which an older database does not have.
 * @param kept how many the settings keep of those that lie in the folder of backups
 * @returns the files of that folder that are to go
 */
export async function noteCommanded(
  transaction: Transaction,
  taken: Taken,
  { folder, isEncrypted, kept }: { readonly folder: string; readonly isEncrypted: boolean; readonly kept: number },
): Promise<string[]> {
  const list = await transaction.find<{ found: string | null }>(sql`select to_regclass('public.backup')::text as found`)
  if (list?.found == null) return noteEvent(transaction, eventOf(taken)).then(() => [])
  const id = newId()
  const fileName = dirname(taken.path) === folder ? basename(taken.path) : null
  // The command writes over what lies under the name that it is given.
  await transaction.rows(sql`delete from backup where file_name = ${fileName} and state <> ${states.underWay}`)
  await transaction.rows(sql`
    insert into backup (id, kind, state, begun_at, file_name, is_encrypted)
    values (${id}, ${kinds.command}, ${states.whole}, ${taken.takenAt}, ${fileName}, ${isEncrypted})`)
  await noteWhole(transaction, id, basename(taken.path), taken)
  return forgetOld(transaction, kept)
}

async function noteFailed(transaction: Transaction, id: string, fileName: string, why: Why): Promise<void> {
  await transaction.rows(sql`update backup set state = ${states.failed}, ended_at = now(), error = ${why} where id = ${id}`)
  await noteEvent(transaction, { action: 'backup', tableName: 'backup', rowId: id, rowTitle: [fileName], changes: { fault: [null, why] } })
}

/** Makes the folder, and clears away what was broken off long ago: the command, of which no row tells, may be writing another one now. */
function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const path of readdirSync(folder).map(name => join(folder, name)))
    if (path.endsWith('.unfinished') && (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - abandonedMs)
      rmSync(path, { force: true })
}

/** Keeps as many of those in the folder as the settings say, and some of those that failed. @returns the files that are to go */
async function forgetOld(transaction: Transaction, kept: number): Promise<string[]> {
  const gone = await transaction.rows<{ file_name: string | null }>(sql`
    delete from backup b using (
      select id, row_number() over (partition by state order by begun_at desc) as place from backup
      where state <> ${states.underWay} and (kind <> ${kinds.command} or file_name is not null)
    ) old
    where old.id = b.id and old.place > case b.state when ${states.whole} then ${kept}::int else ${failuresKept} end
    returning b.file_name`)
  return gone.flatMap(({ file_name }) => (file_name === null ? [] : [file_name]))
}

/** What is left where it could not be removed takes room and is in nobody's list: the log tells of it. */
export async function removeQuietly(path: string): Promise<void> {
  await rm(path, { force: true }).catch((error: unknown) => log.error({ err: error }, 'a backup could not be removed'))
}

/** Does the file of a backup lie here? Another process may have another folder. */
export function isThere(platform: Platform, fileName: string | null): boolean {
  return fileName !== null && existsSync(join(backupFolder(platform), fileName))
}

/** The backup of each night, where the settings ask for one. */
export const backupJob: Job = {
  name: 'backup: daily',
  when: { dailyAt: ({ settings: reader }) => reader.get(settings.backupTime) },
  async run({ platform, signal }) {
    if (!platform.settings.get(settings.backupDaily) || !platform.installation) return
    const begun = await beginBackup(platform, nobody, 'daily').catch((error: unknown) => {
      // Somebody takes one just now: that is the one of tonight.
      if (error instanceof Refused && error.code === 'backupUnderWay') return undefined
      throw error
    })
    if (!begun) return
    const end = () => void endBackups(platform)
    signal.addEventListener('abort', end)
    await begun.done
    signal.removeEventListener('abort', end)
  },
}
