// `npm run bench:publish`: how soon what is published at one process is met at another of the same database, and how soon it is gone when it is
// withdrawn: on home, the list, the item, in the feeds, the search, the sitemap and the file, over the 100,000 news of `npm run bench:portal`.
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { mostPages } from '../server/http/sitemap.ts'
import { publicPlacesOf, shownAt, whenAll, type PublicPlace } from '../test/guarantees/publicPlaces.ts'
import { adminDesk, publish, withdraw, written } from '../test/portal/desk.ts'
import type { Desk } from '../test/uploads.ts'
import { asOwner, password } from './databases.ts'
import { folder, portalDatabases } from './portalData.ts'
import { endAll, startProduct } from './processes.ts'
import { median } from './report.ts'

const turns = 9
const mostMs = 1000
/** What takes longer is not waited for. */
const longestMs = 20_000
const title = 'افتتاح مكتبة عامة في بلدة يعبد'
const words = 'مكتبة يعبد'
const say = (line: string) => console.log(line)
process.on('exit', endAll)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

/** Milliseconds after which each place showed an item, or showed it no more, in each turn. */
type Times = Record<string, number[]>
const shown: Times = {}
const gone: Times = {}

const databases = await portalDatabases(say)
try {
  const environment = databases.sized.at(-1)?.environment ?? {}
  const first = await startProduct(environment, join(folder, 'first.log'))
  const second = await startProduct(environment, join(folder, 'second.log'))
  const desk = await adminDesk({ url: first.origin }, password)
  const [row] = await asOwner(environment.DATABASE_OWNER_URL ?? '', async client => {
    const { rows } = await client.query<{ file: number }>('select ceil((count(*) + 1) / $1::numeric)::int as file from news_live', [
      mostPages,
    ])
    return rows
  })
  // The first turn warms both processes.
  for (let turn = 0; turn <= turns; turn++) await measure(desk, second.origin, row?.file ?? 1, turn > 0)
  await Promise.all([first.stop(), second.stop()])
} finally {
  await databases.stop()
}
process.exitCode = report() ? 0 : 1

async function measure(desk: Desk, origin: string, sitemap: number, isNoted: boolean): Promise<void> {
  const { id, mainImage } = await written(desk, { titleAr: title })
  const places = publicPlacesOf({ id, title, mainImage, words, sitemap })
  // Pages are kept by the second process now, without the item.
  const early = await shownAt(origin, places)
  if (early.length > 0) throw new Error(`Shown before it was published: ${early.join(' ')}`)
  await publish(desk, id)
  note(shown, places, await whenAll(origin, places, true, longestMs), isNoted)
  await withdraw(desk, id)
  note(gone, places, await whenAll(origin, places, false, longestMs), isNoted)
}

function note(times: Times, places: readonly PublicPlace[], after: ReadonlyMap<string, number>, isNoted: boolean): void {
  if (!isNoted) return
  for (const { name, path } of places) (times[name] ??= []).push(after.get(path) ?? Infinity)
}

function report(): boolean {
  say(
    `${turns} turns, load average ${loadavg()[0]?.toFixed(1)}; milliseconds until the other process follows, median and worst; at most ${mostMs}`,
  )
  say(`${''.padEnd(18)} ${'shown'.padStart(14)} ${'gone'.padStart(14)}`)
  for (const name of Object.keys(shown)) say(`${name.padEnd(18)} ${figuresOf(shown[name])} ${figuresOf(gone[name])}`)
  const worst = Math.max(...[...Object.values(shown), ...Object.values(gone)].flat())
  say(`${worst <= mostMs ? 'PASS    ' : 'short of'} the worst of all: ${worst.toFixed(0)} ms`)
  return worst <= mostMs
}

function figuresOf(times: readonly number[] = []): string {
  return `${median(times).toFixed(0).padStart(6)} ${Math.max(...times)
    .toFixed(0)
    .padStart(7)}`
}
