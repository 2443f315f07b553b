// `npm run bench:search`: what a search costs from cold over the 1,000 and the 100,000 news of `npm run bench:portal`, asked as a page asks it,
// with words that match as many at both sizes; then searches per second, a word that matches everything, and how well the judged queries of the
// tests are answered.
import { join } from 'node:path'
import { adminDesk, published } from '../test/portal/desk.ts'
import { queries as first } from '../test/search/queries-first.ts'
import { queries as second } from '../test/search/queries-second.ts'
import { newsOf, rankingOf } from '../test/search/ranking.ts'
import { texts } from '../test/search/texts.ts'
import { asOwner, password, type Sized } from './databases.ts'
import { rareWord } from './data.ts'
import { askOnce, requestOf, runFor } from './load.ts'
import { folder, portalDatabases } from './portalData.ts'
import { endAll, startProduct, type Environment } from './processes.ts'
import { median } from './report.ts'

const mostTimes = 3
const colds = 9
const loadMs = 5000
const say = (line: string) => console.log(line)
process.on('exit', endAll)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

/** What the fill of `data.ts` writes into 200 news of any size, and into two of five. */
const everywhere = 'news item'

interface Measured {
  readonly coldMs: number
  readonly hits: number
}

const databases = await portalDatabases(say)
try {
  const measured: Measured[] = []
  for (const sized of databases.sized) measured.push(await measure(sized))
  const [small, large] = measured
  if (!small || !large) throw new Error('Nothing was measured')
  const times = large.coldMs / small.coldMs
  say(`from cold: ${small.coldMs.toFixed(1)} ms and ${large.coldMs.toFixed(1)} ms, ${times.toFixed(2)} times (at most ${mostTimes})`)
  await rank(await databases.fresh())
  process.exitCode = times <= mostTimes && small.hits <= 300 && large.hits <= 300 ? 0 : 1
} finally {
  await databases.stop()
}

async function measure({ size, environment }: Sized): Promise<Measured> {
  const product = await startProduct(environment, join(folder, 'product.log'))
  try {
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
    const coldMs = median(took)
    say(
      `${size.toLocaleString('en')} news: «${rareWord}», ${hits} hits: ${coldMs.toFixed(1)} ms; ${perSecond.toFixed(0)} searches a second; “${everywhere}”: ${everythingMs.toFixed(0)} ms`,
    )
    return { coldMs, hits }
  } finally {
    await product.stop()
  }
}

/** Publishes the texts that the tests judge by, alone, and asks the queries that were judged. */
async function rank(environment: Environment): Promise<void> {
  await asOwner(environment.DATABASE_OWNER_URL ?? '', client =>
    client.query("delete from search_document where kind = 'news'; delete from news_live"),
  )
  const product = await startProduct(environment, join(folder, 'product.log'))
  try {
    const desk = await adminDesk({ url: product.origin }, password)
    const ids: string[] = []
    for (const item of newsOf(texts)) ids.push(await published(desk, item))
    for (const [name, set] of Object.entries({ first, 'second, never tuned to': second })) {
      const { mean, queries } = await rankingOf(set, ids, async query => {
        const { body } = await askOnce(
          product.origin,
          requestOf('GET', `/api/Public/Search?q=${encodeURIComponent(query)}&kind=news&maxResultCount=20`),
        )
        return JSON.parse(body.toString()).items
      })
      say(`judged queries, ${name} half: mean reciprocal rank ${mean.toFixed(3)} of ${queries}`)
    }
  } finally {
    await product.stop()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
