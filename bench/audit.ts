// `npm run bench:audit`: what the four filters of the audit cost over 100,000 entries and over 1 million; `-- 10000000`: over 10 million, which
// takes 12 GB and the better part of an hour. Each filter matches the same number of entries at both sizes; entries are made by SQL and sealed
// by the real job. The databases stay in data/bench-audit for the next time: remove that folder when the audit's tables have changed.
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { auditActions } from '../server/audit/actions.ts'
import { sealAudit } from '../server/audit/seal.ts'
import { verifyChain } from '../server/audit/verify.ts'
import { connect } from '../server/database/connect.ts'
import { startEmbedded } from '../server/database/embedded.ts'
import { textIn } from '../test/walk/json.ts'
import { fillAudit, marked, marks } from './auditData.ts'
import { asOwner, password } from './databases.ts'
import { askOnce, requestOf } from './load.ts'
import { endAll, startNoting, startProduct, type Environment } from './processes.ts'
import { median } from './report.ts'

const sizes = [100_000, Number(process.argv[2] ?? 1_000_000)]
if (!(Number(sizes[1]) >= 100_000)) throw new Error(`${process.argv[2]} is no number of entries from 100000 on`)
const rounds = 41
const mostTimes = 3
const folder = join(import.meta.dirname, '../data/bench-audit')
const say = (line: string) => console.log(line)
process.on('exit', endAll)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const server = await startEmbedded({ folder: join(folder, 'database'), say })
const at = (url: string, name: string) => url.replace(/\/mahalli$/, `/${name}`)
const environmentOf = (name: string): Environment => ({
  DATABASE_URL: at(server.appUrl, name),
  DATABASE_OWNER_URL: at(server.ownerUrl, name),
  MAHALLI_DATA: join(folder, 'files'),
  MAHALLI_DEMO: '0',
  MAHALLI_ADMIN_PASSWORD: password,
})
try {
  for (const size of sizes) await madeOnce(size)
  const measured = await measure()
  process.exitCode = report(measured) ? 0 : 1
} finally {
  await server.stop()
}

/** A database that was not finished is made anew. */
async function madeOnce(size: number): Promise<void> {
  const name = `audit_${size}`
  const isDone = await asOwner(server.ownerUrl, async client => {
    const { rowCount } = await client.query(
      'select 1 from pg_shdescription d join pg_database b on b.oid = d.objoid where b.datname = $1',
      [name],
    )
    if (rowCount === 0) await client.query(`drop database if exists ${name} with (force)`)
    if (rowCount === 0) await client.query(`create database ${name}`)
    return rowCount !== 0
  })
  if (isDone) return
  // Migrates and installs; what it has sealed by then is taken back: the chain is to begin a year ago.
  await startNoting(environmentOf(name)).then(program => program.stop())
  const owner = at(server.ownerUrl, name)
  await timed(`${size.toLocaleString('en')} entries made`, () =>
    asOwner(owner, async client => {
      await client.query(
        "truncate audit_entry, audit_seal, audit_root, audit_salt; update audit_chain set sequence = 0, hash = decode(repeat('00', 32), 'hex'), low_xact = '0', low_id = 0",
      )
      await fillAudit(client, size)
    }),
  )
  await timed('sealed', () => seal(at(server.appUrl, name)))
  await asOwner(owner, client => client.query('vacuum analyze audit_seal; vacuum analyze audit_entry').catch(() => client.query('analyze')))
  await asOwner(server.ownerUrl, client => client.query(`comment on database ${name} is 'complete'`))
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now()
  await work()
  say(`${what} in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
}

async function seal(url: string): Promise<void> {
  const database = connect({ url, assumesRole: false, slowQueryMs: Infinity })
  let [sealed, closed] = [0, 0]
  for (let round = 0; ; round++) {
    const done = await sealAudit(database, 5000)
    if (done.sealed <= 0 && done.closed === 0) break
    sealed += done.sealed
    closed += done.closed
    if (round % 200 === 199) say(`  ${sealed.toLocaleString('en')} sealed, ${closed} days closed`)
  }
  await database.close()
}

interface Measured {
  readonly name: string
  readonly found: readonly number[]
  /** Median milliseconds at each size. */
  readonly ms: readonly number[]
  readonly isJudged: boolean
}

/** Each filter at both sizes in turn, again and again: what disturbs one disturbs the other. */
async function measure(): Promise<Measured[]> {
  const sides = []
  for (const size of sizes) {
    const product = await startProduct(environmentOf(`audit_${size}`), join(folder, `product-${size}.log`))
    const answer = await fetch(`${product.origin}/api/Account/Login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: 'admin', password }),
    })
    sides.push({ product, token: textIn(await answer.json(), 'access_token') })
  }
  const measured: Measured[] = []
  for (const [name, query] of Object.entries(filters())) {
    const took: number[][] = sides.map(() => [])
    const found: number[] = []
    for (let round = -3; round < rounds; round++)
      for (const [side, { product, token }] of sides.entries()) {
        const request = requestOf('GET', `/api/AuditLog/GetListPaged?${query}`, { authorization: `Bearer ${token}` })
        const begun = performance.now()
        const { status, body } = await askOnce(product.origin, request)
        if (status !== 200) throw new Error(`${name} answered ${status}: ${body.toString().slice(0, 300)}`)
        if (round >= 0) took[side]?.push(performance.now() - begun)
        found[side] = JSON.parse(body.toString()).totalCount
      }
    measured.push({ name, found, ms: took.map(median), isJudged: !name.startsWith('(') })
    const last = measured.at(-1)
    if (last) say(lineOf(last))
  }
  for (const { product } of sides) await product.stop()
  await walk()
  return measured
}

function day(ago: number): string {
  return new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
}

/** The four of the issue, and in brackets a few more. */
function filters(): Readonly<Record<string, string>> {
  const aYear = `executionTimeFrom=${day(365)}`
  return {
    'one row’s history': `tableName=news&rowId=${marks.row}`,
    'user and 90 days': `user=${marks.user}&executionTimeFrom=${day(90)}`,
    'table and field': `tableName=${marks.table}&fieldName=${marks.field}&${aYear}`,
    'answers of 500 and above': `httpStatusCode=5xx&${aYear}`,
    '(the last seven days)': '',
    '(a table in a year)': `tableName=news&${aYear}`,
    '(refusals in a year)': `action=${auditActions.permissionDenied}&${aYear}`,
    '(a module in 7 days)': 'moduleName=2021',
  }
}

/** What the chain of the last days takes to be walked. */
async function walk(): Promise<void> {
  for (const size of sizes) {
    const database = connect({ url: at(server.appUrl, `audit_${size}`), assumesRole: false, slowQueryMs: Infinity })
    const begun = performance.now()
    const { entries, broken } = await verifyChain(database, day(8), day(0))
    say(
      `  the chain of 8 days at ${size.toLocaleString('en')}: ${entries.toLocaleString('en')} entries in ${(performance.now() - begun).toFixed(0)} ms, ${broken ? `broken: ${JSON.stringify(broken)}` : 'whole'}`,
    )
    await database.close()
  }
}

function lineOf({ name, found, ms }: Measured): string {
  const [small = 0, large = 0] = ms
  return `  ${name.padEnd(28)} ${found.map(count => count.toLocaleString('en').padStart(7)).join(' ')} found  ${ms.map(each => `${each.toFixed(1)} ms`.padStart(9)).join(' ')}  ${(large / small).toFixed(2)} times`
}

function report(measured: readonly Measured[]): boolean {
  say(
    `median of ${rounds}, load average ${loadavg()[0]?.toFixed(1)}, ${sizes.map(size => size.toLocaleString('en')).join(' and ')} entries`,
  )
  const wanted = Object.values(marked)
  let isGood = true
  for (const { name, found, ms, isJudged } of measured) {
    if (!isJudged) continue
    const holds = (ms[1] ?? Infinity) <= mostTimes * (ms[0] ?? 0) && found[0] === found[1] && wanted.some(count => count === found[0])
    isGood &&= holds
    say(`${holds ? 'PASS    ' : 'short of'} ${name}: at most ${mostTimes} times (${((ms[1] ?? 0) / (ms[0] ?? 1)).toFixed(2)})`)
  }
  return isGood
}
