// `npm run restore -- FILE`: puts a backup back into an empty installation, or with --replace in the place of what is there. --check reads
// and checks it, and changes nothing.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { faultWords } from '../modules/admin/audit/faults.ts'
import { installationIn } from '../modules/admin/settings/settings.server.ts'
import { checkBackup } from '../server/backup/read.ts'
import { restoreBackup, type Restored } from '../server/backup/restore.ts'
import { claimDataFolder, makeDataFolder } from '../server/database/dataFolder.ts'
import { startEmbedded } from '../server/database/embedded.ts'
import { migrationsIn } from '../server/database/migrate.ts'
import type { Runner } from '../server/database/connect.ts'
import { settingsOf, type Settings } from '../server/settings.ts'
import { lineOf, StartFault } from '../server/startFault.ts'

const say = (line: string) => console.log(line)
const stopping = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => stopping.abort(new StartFault('The restore was broken off: everything is as it was.')))

try {
  const { file, replaces, checks } = asked()
  const settings = settingsOf(process.env)
  process.exitCode = checks ? await check(settings, file) : await restore(settings, file, replaces)
} catch (error) {
  console.error(lineOf(error))
  process.exitCode = 1
}
process.exit()

interface Asked {
  readonly file: string
  readonly replaces: boolean
  readonly checks: boolean
}

function asked(): Asked {
  const how = new StartFault(
    'Say which backup: npm run restore -- FILE, with --replace in the place of what is there, with --check only read.',
  )
  try {
    const options = { replace: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw how
    return { file: resolve(process.env.INIT_CWD ?? '.', file), replaces: values.replace, checks: values.check }
  } catch {
    throw how
  }
}

async function check({ backupPassphrase }: Settings, file: string): Promise<number> {
  const { head, manifest } = await checkBackup(file, backupPassphrase, () => stopping.signal.throwIfAborted())
  const rows = manifest.tables.reduce((all, table) => all + table.rows, 0)
  say(`The backup of ${head.takenAt} is whole: ${head.tables.length} tables, ${count(rows)} rows, ${count(manifest.files.count)} files.`)
  return 0
}

async function restore(settings: Settings, file: string, replaces: boolean): Promise<number> {
  const { dataFolder, databaseUrl, databaseOwnerUrl } = settings
  makeDataFolder(dataFolder)
  const endings: (() => Promise<void> | void)[] = []
  try {
    const reach = async () => {
      if (databaseUrl !== undefined) {
        const { host, pathname } = new URL(databaseOwnerUrl ?? databaseUrl)
        return { ownerUrl: databaseOwnerUrl ?? databaseUrl, databaseName: `${host}${pathname}` }
      }
      endings.push(claimDataFolder(dataFolder))
      const embedded = await startEmbedded({ folder: join(dataFolder, 'database'), say })
      endings.push(() => embedded.stop())
      return { ownerUrl: embedded.ownerUrl, databaseName: 'embedded' }
    }
    const target = {
      reach,
      dataFolder,
      replaces,
      givenSecret: settings.secretKey,
      migrations: migrationsIn(join(import.meta.dirname, '../migrations')),
      passphrase: settings.backupPassphrase,
      signal: stopping.signal,
      storeOf: async (runner: Runner, secret: string) => (await installationIn(runner, settings, secret)).store,
    }
    return tell(await restoreBackup(target, file, say))
  } finally {
    while (endings.length > 0) await endings.pop()?.()
  }
}

function tell({ takenAt, version, tables, rows, files, migrated, entries, broken, faulty }: Restored): number {
  if (migrated.length > 0) say(`Migrations after it: ${migrated.join(', ')}`)
  if (faulty.length > 0) say(`${count(faulty.length)} files were missing or damaged before the backup: ${faulty.slice(0, 5).join(', ')} …`)
  say(`The backup of ${takenAt} (Mahalli ${version}) is restored: ${tables} tables, ${count(rows)} rows, ${count(files)} files.`)
  if (!broken) {
    say(`The chain of the audit is whole: ${count(entries)} entries. Everybody signs in anew.`)
    return 0
  }
  console.error(
    `The chain of the audit breaks, as it did when the backup was taken: ${broken.day}, ${faultWords[broken.fault]?.[1] ?? broken.fault}.`,
  )
  return 1
}

function count(number: number): string {
  return number.toLocaleString('en')
}
