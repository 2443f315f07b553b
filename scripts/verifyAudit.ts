// `npm run verify-audit -- 2026-01-01 2026-01-31`: walks the chain of the audit over a period (all of it where nothing is said) and ends with 1
// at the first day and number at which it breaks. On DATABASE_URL, or on the embedded database of the data folder, which may be in use.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultWords } from '../modules/admin/audit/faults.ts'
import { verifyChain } from '../server/audit/verify.ts'
import { passwordsIn } from '../server/database/cluster.ts'
import { connect } from '../server/database/connect.ts'
import { claimDataFolder } from '../server/database/dataFolder.ts'
import { appRole, startEmbedded } from '../server/database/embedded.ts'
import { settingsOf } from '../server/settings.ts'
import { StartFault } from '../server/startFault.ts'

const [from = '2000-01-01', until = new Date().toISOString().slice(0, 10)] = process.argv.slice(2)
const say = (line: string) => console.log(line)

try {
  for (const day of [from, until])
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))
      throw new StartFault(`${day} is no day: npm run verify-audit -- 2026-01-01 2026-01-31`)
  process.exitCode = await verify()
} catch (error) {
  if (!(error instanceof StartFault)) throw error
  console.error(error.message)
  process.exitCode = 2
}

async function verify(): Promise<number> {
  const { url, assumesRole, end } = await databaseOf(settingsOf(process.env))
  const database = connect({ url, assumesRole, slowQueryMs: Infinity, statementMs: 600_000 })
  try {
    const { entries, broken } = await verifyChain(database, from, until, (day, count) =>
      say(`${day}  ${count.toLocaleString('en')} entries`),
    )
    if (!broken) {
      say(`The chain is whole: ${entries.toLocaleString('en')} entries.`)
      return 0
    }
    const { day, sequence, entry, fault } = broken
    const where = [...(sequence === null ? [] : [`sequence ${sequence}`]), ...(entry === null ? [] : [`entry ${entry}`])]
    console.error(`The chain breaks: ${[day, ...where].join(', ')}: ${faultWords[fault]?.[1] ?? fault}.`)
    return 1
  } finally {
    await database.close()
    await end()
  }
}

interface Reached {
  readonly url: string
  readonly assumesRole: boolean
  end(): Promise<void>
}

async function databaseOf({ databaseUrl, databaseOwnerUrl, dataFolder }: ReturnType<typeof settingsOf>): Promise<Reached> {
  const nothing = async () => undefined
  if (databaseUrl !== undefined) return { url: databaseUrl, assumesRole: databaseOwnerUrl === undefined, end: nothing }
  const folder = join(dataFolder, 'database')
  if (!existsSync(folder)) throw new StartFault(`There is no database in ${dataFolder}: set DATABASE_URL or MAHALLI_DATA.`)
  // The cluster lies in the folder, or where an unprivileged user may enter it: then a link leads there.
  const running = portIn(join(folder, 'postmaster.pid')) ?? portIn(join(folder, 'cluster/postmaster.pid'))
  const release = claimOf(dataFolder)
  if (!release && running === undefined) throw new StartFault(`The database in ${dataFolder} is just being started: try again.`)
  if (!release) {
    const { app } = passwordsIn(join(dataFolder, 'database-passwords'))
    return { url: `postgres://${appRole}:${app}@127.0.0.1:${running}/mahalli`, assumesRole: false, end: nothing }
  }
  const embedded = await startEmbedded({ folder, say })
  return {
    url: embedded.appUrl,
    assumesRole: false,
    end: async () => {
      await embedded.stop()
      release()
    },
  }
}

/** Undefined: a program works on the folder. */
function claimOf(dataFolder: string): (() => void) | undefined {
  try {
    return claimDataFolder(dataFolder)
  } catch (error) {
    if (error instanceof StartFault && error.message.includes('in use')) return undefined
    throw error
  }
}

/** The port of a server that works on these files, as it notes it itself. */
function portIn(note: string): number | undefined {
  if (!existsSync(note)) return undefined
  const port = Number(readFileSync(note, 'utf8').split('\n')[3])
  return Number.isInteger(port) && port > 0 ? port : undefined
}
