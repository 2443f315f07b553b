// `npm run bench:search`: what a search costs from cold over 1,000 and over 100,000 news, asked as a page asks it, with words that match as many
// at both sizes; then searches per second, and a word that matches everything. The databases stay in data/bench-search for the next time: remove
// that folder when the tables or the analysis have changed.
import { join } from 'node:path'
import { asOwner, databasesIn, type Sized } from './databases.ts'
import { rareWord } from './data.ts'
import { askOnce, requestOf, runFor } from './load.ts'
import { endAll, startProduct } from './processes.ts'

const sizes = [1000, 100_000]
const mostTimes = 3
const colds = 9
const loadMs = 5000
const longestWaitMs = 20 * 60_000
const say = (line: string) => console.log(line)
process.on('exit', endAll)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

/** What the fill of `data.ts` writes into 200 news of any size, and into two of five. */
const everywhere = 'news item'

interface Measured {
  readonly coldMs: number
  readonly hits: number
}

const folder = join(import.meta.dirname, '../data/bench-search')
const databases = await databasesIn(folder, sizes, say)
try {
  const measured: Measured[] = []
  for (const sized of databases.sized) measured.push(await measure(sized))
  const [small, large] = measured
  if (!small || !large) throw new Error('Nothing was measured')
  const times = large.coldMs / small.coldMs
  say(`from cold: ${small.coldMs.toFixed(1)} ms and ${large.coldMs.toFixed(1)} ms, ${times.toFixed(2)} times (at most ${mostTimes})`)
  process.exitCode = times <= mostTimes && small.hits <= 300 && large.hits <= 300 ? 0 : 1
} finally {
  await databases.stop()
}

async function measure({ size, environment }: Sized): Promise<Measured> {
  const begun = performance.now()
  const product = await startProduct(environment, join(folder, 'product.log'))
  try {
    await written(environment.DATABASE_OWNER_URL ?? '', size)
    say(`${size.toLocaleString('en')} news: all documents there after ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    const ask = (query: string) => askOnce(product.origin, requestOf('GET', `/api/Public/Search?q=${encodeURIComponent(query)}`))
    // The first answers make the program ready, with other words.
    for (const query of ['بلدية الخليل', 'كهرباء', 'طرق']) await ask(query)
    const took: number[] = []
    let answer = ''
    for (let turn = 0; turn < colds; turn++)
      // No answer of a search is kept: each is asked of the database anew.
      took.push(
        await timed(async () => {
          answer = (await ask(`${rareWord}${'!'.repeat(turn)}`)).body.toString()
        }),
      )
    const hits = Number(/"totalCount":(\d+)/.exec(answer)?.[1])
    const everythingMs = await timed(() => ask(everywhere))
    const { perSecond } = await runFor(loadMs, {
      origin: product.origin,
      requests: [requestOf('GET', `/api/Public/Search?q=${encodeURIComponent(rareWord)}`)],
      body: undefined,
    })
    const coldMs = took.toSorted((a, b) => a - b)[Math.floor(colds / 2)] ?? 0
    say(
      `  «${rareWord}», ${hits} hits: ${coldMs.toFixed(1)} ms; ${perSecond.toFixed(0)} searches a second; “${everywhere}”: ${everythingMs.toFixed(0)} ms`,
    )
    return { coldMs, hits }
  } finally {
    await product.stop()
  }
}

/** Waits until everything that is published can be found: what was loaded past the calls is written by a job. */
async function written(owner: string, size: number): Promise<void> {
  const until = performance.now() + longestWaitMs
  while (performance.now() < until) {
    const left = await asOwner(owner, async client => {
      const { rows } = await client.query<{ left: number }>(
        "select count(*)::int as left from news_live l where not exists (select from search_document d where d.kind = 'news' and d.id = l.id::text)",
      )
      return rows[0]?.left ?? 0
    })
    if (left === 0) {
      await asOwner(owner, client => client.query('vacuum analyze search_document'))
      return
    }
    await new Promise(resolve => void setTimeout(resolve, 2000))
  }
  throw new Error(`Not all of ${size} news could be found in time`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
