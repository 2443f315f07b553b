// `npm run bench:portal`: what pages and calls of the portal cost from cold over 1,000 news, 50 events and 40 authorities, and over 100,000,
// 5,000 and 400. Cold: the database and the program have just been started; the program has drawn other pages of the same kinds, so that its
// code is warm, but the page itself nobody has asked for, so it is neither kept nor read before. The databases stay in data/bench-portal for
// the next time: remove that folder when the tables or the analysis have changed.
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { asOwner, type Sized } from './databases.ts'
import { askOnce, requestOf } from './load.ts'
import { folder, portalDatabases, sizes } from './portalData.ts'
import { kindsOf, type Kind } from './portalKinds.ts'
import { endAll, startProduct, type Served } from './processes.ts'
import { median } from './report.ts'

const rounds = 5
const warmings = 3
const mostTimes = 3
const say = (line: string) => console.log(line)
process.on('exit', endAll)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

/** Milliseconds of each answer, by kind and size. */
const took: Record<string, Record<number, number[]>> = {}

for (let round = 0; round < rounds; round++) {
  const databases = await portalDatabases(say)
  const sides: Side[] = []
  try {
    for (const sized of databases.sized) sides.push(await warmed(sized))
    await measure(sides, round)
  } finally {
    for (const { product } of sides) await product.stop()
    await databases.stop()
  }
}
process.exitCode = report() ? 0 : 1

interface Side {
  readonly size: number
  readonly kinds: readonly Kind[]
  readonly product: Served
}

async function warmed({ size, marks, environment }: Sized): Promise<Side> {
  const kinds = await asOwner(environment.DATABASE_OWNER_URL ?? '', client => kindsOf(client, marks))
  const product = await startProduct(environment, join(folder, `product-${size}.log`))
  // Pages are kept by the name of the host too: under another one a page is drawn anew.
  for (let turn = 0; turn < warmings; turn++)
    for (const address of kinds.flatMap(({ warming }) => warming)) await msOf(product.origin, address, `warm${turn}.example`)
  return { size, kinds, product }
}

/** Each page at both sizes in turn, now the one first, now the other: what disturbs one disturbs the other. */
async function measure(sides: readonly Side[], round: number): Promise<void> {
  const inTurn = round % 2 === 0 ? sides : sides.toReversed()
  for (const [index, { name, asked }] of sides[0]?.kinds.entries() ?? [])
    for (const place of asked.keys())
      for (const { size, kinds, product } of inTurn) {
        const address = kinds[index]?.asked[place] ?? ''
        ;((took[name] ??= {})[size] ??= []).push(await msOf(product.origin, address, 'cold.example'))
      }
}

/** @throws Error when it is not answered as it must be */
async function msOf(origin: string, address: string, host: string): Promise<number> {
  const begun = performance.now()
  const { status, body } = await askOnce(origin, requestOf('GET', address, { host }))
  if (status !== 200) throw new Error(`${address} answered ${status}: ${body.toString().slice(0, 300)}`)
  return performance.now() - begun
}

function report(): boolean {
  say(`median of ${rounds} starts, load average ${loadavg()[0]?.toFixed(1)}; at most ${mostTimes} times`)
  const [small, large] = sizes
  const held = Object.entries(took).map(([name, of]) => {
    const [before, after] = [median(of[small] ?? []), median(of[large] ?? [])]
    const times = after / before
    const holds = times <= mostTimes
    say(`${holds ? 'PASS    ' : 'short of'} ${name.padEnd(18)} ${ms(before)} ${ms(after)} ${times.toFixed(2).padStart(6)} times`)
    return holds
  })
  return held.every(Boolean)
}

function ms(figure: number): string {
  return `${figure.toFixed(1)} ms`.padStart(10)
}
