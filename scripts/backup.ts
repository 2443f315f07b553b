// `npm run backup -- FILE`: database, files and secret key in one file, while the program goes on working. Without a name it goes to the
// folder `backups` of the data folder. With MAHALLI_BACKUP_PASSPHRASE it is encrypted.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { visitor } from '../kernel/kernel.ts'
import { installationIn } from '../modules/admin/settings/settings.server.ts'
import { settings as kept } from '../modules/admin/settings/settings.ts'
import { noteCommanded, removeQuietly } from '../modules/admin/system/system.server.ts'
import { backupName } from '../server/backup/names.ts'
import { takeBackup, type Progress } from '../server/backup/take.ts'
import { connect } from '../server/database/connect.ts'
import { reachDatabase } from '../server/database/reach.ts'
import { secretIn } from '../server/secrets.ts'
import { settingsOf, type Settings } from '../server/settings.ts'
import { lineOf, StartFault } from '../server/startFault.ts'
import { versionOfProgram } from '../server/version.ts'

const say = (line: string) => console.log(line)
const stopping = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())

try {
  const [name, ...more] = process.argv.slice(2)
  if (more.length > 0 || name?.startsWith('-')) throw new StartFault('Say where the backup goes: npm run backup -- FILE')
  await backUp(settingsOf(process.env), name)
} catch (error) {
  if (stopping.signal.aborted) console.error('The backup was broken off: nothing is left of it, and what had its name before is as it was.')
  else console.error(lineOf(error))
  process.exitCode = 1
}

async function backUp(settings: Settings, name: string | undefined): Promise<void> {
  const { dataFolder, backupPassphrase: passphrase } = settings
  const { ownerUrl, appUrl, assumesRole, end } = await reachDatabase(settings, say)
  const database = connect({ url: appUrl, assumesRole })
  try {
    const secret = secretIn(dataFolder, settings.secretKey)
    const { reader, store } = await installationIn(database, settings, secret)
    const folder = join(dataFolder, 'backups')
    const source = { ownerUrl, store, dataFolder, secret, version: versionOfProgram(), passphrase, signal: stopping.signal }
    const taken = await takeBackup(source, pathOf(name, folder, passphrase !== undefined), sayNowAndThen())
    const gone = await database.write({ caller: visitor, requestId: 'backup', address: undefined, reason: 'npm run backup' }, transaction =>
      noteCommanded(transaction, taken, { folder, isEncrypted: passphrase !== undefined, kept: reader.get(kept.backupsKept) }),
    )
    for (const old of gone) await removeQuietly(join(folder, old))
    const faulty = taken.faulty.length
    if (faulty > 0) say(`${count(faulty)} files were missing or damaged before the backup: ${taken.faulty.slice(0, 5).join(', ')} …`)
    const amounts = `${taken.tables} tables, ${count(taken.rows)} rows, ${count(taken.files)} files, ${megabytes(taken.sizeBytes)}`
    say(`The backup is whole: ${taken.path}`)
    say(`  ${amounts}, SHA-256 ${taken.sha256}`)
    say(
      passphrase === undefined
        ? '  It holds the secret key and is not encrypted: keep it where nobody else reads it.'
        : '  It is encrypted.',
    )
  } finally {
    await database.close()
    await end()
  }
}

/** Where npm was called from is where the name leads. */
function pathOf(name: string | undefined, folder: string, isSealed: boolean): string {
  if (name !== undefined) return resolve(process.env.INIT_CWD ?? '.', name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return join(folder, backupName(new Date(), isSealed))
}

function sayNowAndThen(): (progress: Progress) => void {
  const everyMs = 2000
  let saidAt = performance.now()
  return ({ phase, table, rows, files, bytes, expectedBytes }) => {
    if (phase === 'check') return say('Reading it back …')
    if (performance.now() - saidAt < everyMs) return
    saidAt = performance.now()
    const share = Math.min(99, Math.floor((100 * bytes) / Math.max(1, expectedBytes)))
    const at = phase === 'database' ? `${table}, ${count(rows)} rows` : `${count(files)} files`
    say(`  about ${share} %: ${at}, ${megabytes(bytes)}`)
  }
}

function count(number: number): string {
  return number.toLocaleString('en')
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`
}
