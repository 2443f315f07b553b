// `npm run bench:storm`: 10,000 entries in a minute from a few addresses, with hostile content and files that are far too large, while readers
// read. The posts, the readers, the product and a bare server have a process each, so that none of them keeps another from its turn but by what it
// costs. The readers' throughput is printed beside what the same readers get in the same storm from the bare server, with what the generators cost
// and what the storm has left in the queue. `--quick`: a tenth of it; `--seconds=3`: the same pressure for so long.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { databasesIn } from './databases.ts'
import { endAll, runPart, startBare, startProduct } from './processes.ts'
import type { Posted, Read, Storm } from './stormParts.ts'

const storm = stormOf(process.argv)
const say = (line: string) => console.log(line)

const folder = mkdtempSync(join(tmpdir(), 'mahalli-storm-'))
chmodSync(folder, 0o755)
process.on('exit', endAll)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
try {
  const { entries, ms } = storm
  say(`${entries} posts in ${ms / 1000} s; ${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(1)} at the beginning`)
  const databases = await databasesIn(folder, [10_000], say)
  const [sized] = databases.sized
  if (!sized) throw new Error('There is no database')
  try {
    const product = await startProduct({ ...sized.environment, MAHALLI_TRUSTED_PROXIES: '127.0.0.1' }, join(folder, 'product.log'))
    const bare = await startBare(product.origin)
    const quiet = await readersOf(product.origin, Math.min(3000, ms))
    const before = await queueOf(sized.appUrl)
    const ofProduct = await stormOn(product.origin)
    const ofBare = await stormOn(bare.origin)
    await bare.stop()
    const after = await queueOf(sized.appUrl)
    await product.stop()
    const left = { entries: after.entries - before.entries, files: after.files - before.files }
    say(`readers, no storm: ${quiet.perSecond.toFixed(0)} pages a second`)
    tell('the product', ofProduct)
    tell('the bare server', ofBare)
    const isClean = left.entries === 0 && left.files === 0
    say(`${isClean ? 'holds' : 'DOES NOT HOLD'}: the storm has left ${left.entries} entries and ${left.files} files behind (none)`)
    const ratio = ofProduct.read.perSecond / ofBare.read.perSecond
    const isFast = ratio >= 0.5
    say(
      `${isFast ? 'holds' : 'DOES NOT HOLD'}: ${(ratio * 100).toFixed(0)}% of what the readers get beside a bare server in the same storm (at least 50%)`,
    )
    process.exitCode = isFast && isClean ? 0 : 1
  } finally {
    await databases.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function stormOf(given: readonly string[]): Storm {
  const seconds = given.map(one => /^--seconds=(\d+)$/.exec(one)?.[1]).find(one => one !== undefined)
  if (seconds !== undefined) return { entries: Math.round((10_000 / 60) * Number(seconds)), ms: Number(seconds) * 1000 }
  return given.includes('--quick') ? { entries: 1000, ms: 6000 } : { entries: 10_000, ms: 60_000 }
}

interface Stormed {
  readonly posted: Posted
  readonly read: Read
}

/** The same storm and the same readers, on whichever server. */
async function stormOn(origin: string): Promise<Stormed> {
  const [posted, read] = await Promise.all([runPart('posts', origin, storm.ms, storm.entries), readersOf(origin, storm.ms)])
  const { sent, statuses, cpuSeconds } = posted
  const counted = typeof statuses === 'object' && statuses !== null ? Object.entries(statuses).map(([name, n]) => [name, Number(n)]) : []
  return { posted: { sent: Number(sent), statuses: Object.fromEntries(counted), cpuSeconds: Number(cpuSeconds) }, read }
}

async function readersOf(origin: string, ms: number): Promise<Read> {
  const { perSecond, p99Ms, cpuSeconds } = await runPart('readers', origin, ms)
  return { perSecond: Number(perSecond), p99Ms: Number(p99Ms), cpuSeconds: Number(cpuSeconds) }
}

function tell(whose: string, { posted, read }: Stormed): void {
  say(`readers in the storm, of ${whose}: ${read.perSecond.toFixed(0)} pages a second, p99 ${read.p99Ms.toFixed(1)} ms`)
  say(`  the storm on ${whose}: ${posted.sent} posts, answered ${JSON.stringify(posted.statuses)}`)
  say(`  the generators' own cost: posts ${posted.cpuSeconds.toFixed(1)} s of CPU, readers ${read.cpuSeconds.toFixed(1)} s`)
}

/** What waits for somebody: entries of all kinds and states, and files that no record holds. */
async function queueOf(url: string): Promise<{ entries: number; files: number }> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ entries: number; files: number }>(
      `select (select count(*)::int from visitor_submission) as entries, (select count(*)::int from attachment where record_id is null) as files`,
    )
    return rows[0] ?? { entries: 0, files: 0 }
  } finally {
    await client.end()
  }
}
