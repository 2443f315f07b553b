// `npm run bench`: what the product's calls and pages cost, each beside a floor in the same run. `--quick`: 10,000 rows and fewer pairs.
// `--keep`: the databases stay in data/bench for the next time.
import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { listCases, loginCase, pageCases, type Case } from './cases.ts'
import { databasesIn, type Sized } from './databases.ts'
import { runFor, type Aim } from './load.ts'
import { endAll, startFloor, startNoting, startProduct, type Served } from './processes.ts'
import { compare, judgementsOf, printed, type Measured } from './report.ts'

const isQuick = process.argv.includes('--quick')
const isKept = process.argv.includes('--keep')
const pairs = isQuick ? 3 : 7
const runMs = isQuick ? 700 : 1500
const sizes = isQuick ? [10_000] : [10_000, 1_000_000]
const say = (line: string) => console.log(line)

const folder = isKept ? join(import.meta.dirname, '../data/bench') : mkdtempSync(join(tmpdir(), 'mahalli-bench-'))
if (!isKept) chmodSync(folder, 0o755)
process.on('exit', endAll)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
try {
  say(`${pairs} pairs of ${runMs} ms over 8 connections; load average ${loadavg()[0]?.toFixed(1)} at the beginning`)
  const databases = await databasesIn(folder, sizes, say)
  try {
    const sides: Side[] = []
    for (const sized of databases.sized) sides.push(await sideOf(sized))
    const measured = await measure(sides)
    say(printed(measured))
    const judgements = judgementsOf(measured)
    for (const { line } of judgements) say(line)
    process.exitCode = judgements.every(({ holds }) => holds) ? 0 : 1
    for (const { product, floor } of sides) await Promise.all([product.stop(), floor.stop()])
  } finally {
    await databases.stop()
  }
} finally {
  if (!isKept) rmSync(folder, { recursive: true, force: true })
}

/** The product and its floor on one database. */
interface Side {
  readonly size: number
  readonly cases: readonly Case[]
  readonly product: Served
  readonly floor: Served
}

async function sideOf(sized: Sized): Promise<Side> {
  const noting = await startNoting(sized.environment)
  const cases = [
    ...(await listCases(noting, sized)),
    ...(sized.size === sizes[0] ? [...(await pageCases(noting)), await loginCase(noting)] : []),
  ]
  await noting.stop()
  const { size } = sized
  const routes = cases.flatMap(found => found.routes)
  return {
    size,
    cases,
    product: await startProduct(sized.environment, join(folder, `product-${size}.log`)),
    floor: await startFloor(routes, join(folder, `floor-${size}.json`), sized.appUrl),
  }
}

/** Each case on all its sides in turn, again and again: what disturbs one disturbs the others. */
async function measure(sides: readonly Side[]): Promise<Measured[]> {
  const names = [...new Set(sides.flatMap(({ cases }) => cases.map(({ name }) => name)))]
  const measured: Measured[] = []
  for (const name of names) {
    const aims = sides.flatMap(({ size, cases, product, floor }) => {
      const found = cases.find(candidate => candidate.name === name)
      if (!found) return []
      const aim = (origin: string, requests: readonly Buffer[]): Aim => ({ origin, requests, body: found.body })
      return [{ size, found, product: aim(product.origin, found.product), floor: aim(floor.origin, found.floor) }]
    })
    for (const { product, floor } of aims) for (const aim of [product, floor]) await runFor(runMs / 2, aim)
    const runs = aims.map(({ size, found }) => ({ name, size, found: found.found, product: [], floor: [] }) satisfies Measured)
    const kept: Measured[] = runs
    for (let pair = 0; pair < pairs; pair++)
      for (const [index, { product, floor }] of aims.entries()) {
        // Now the one first, now the other.
        const order = pair % 2 === 0 ? (['product', 'floor'] as const) : (['floor', 'product'] as const)
        for (const which of order) kept[index]?.[which].push(await runFor(runMs, which === 'product' ? product : floor))
      }
    measured.push(...kept)
    for (const done of kept) say(compare(done))
  }
  return measured
}
