// `npm run bench:storm`: 10,000 entries in a minute from a few addresses, with hostile content and files that are far too large, while readers
// read. The readers' throughput is printed beside what they get in the same storm from a bare server, and what the storm has left in the
// queue. `--quick`: a tenth of it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { databasesIn } from './databases.ts'
import { requestOf, runFor } from './load.ts'
import { endAll, startProduct } from './processes.ts'

const isQuick = process.argv.includes('--quick')
const entries = isQuick ? 1000 : 10_000
const stormMs = isQuick ? 6000 : 60_000
const addresses = 5
/** A tenth of the posts carry a file of this size, which no form takes. */
const hugeBytes = 30 * 1024 * 1024
const say = (line: string) => console.log(line)

const hostile = [
  "' or 1=1; drop table visitor_submission; --",
  '<script>alert(document.cookie)</script>',
  '\u202Egnp.exe \u0000 {{7*7}} ${jndi:ldap://x}',
  'http://a.example http://b.example http://c.example '.repeat(50),
  'ا'.repeat(200_000),
]

const huge = new Uint8Array(hugeBytes)

const folder = mkdtempSync(join(tmpdir(), 'mahalli-storm-'))
chmodSync(folder, 0o755)
process.on('exit', endAll)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
try {
  const databases = await databasesIn(folder, [10_000], say)
  const [sized] = databases.sized
  if (!sized) throw new Error('There is no database')
  try {
    const product = await startProduct({ ...sized.environment, MAHALLI_TRUSTED_PROXIES: '127.0.0.1' }, join(folder, 'product.log'))
    const bare = await startBare(product.origin)
    const quiet = await readers(product.origin, 3000)
    const ofProduct = await stormOn(product.origin)
    const ofBare = await stormOn(bare.origin)
    await bare.stop()
    const left = await queueOf(sized.appUrl)
    await product.stop()
    say(`readers, no storm: ${quiet.toFixed(0)} pages a second`)
    say(`readers in the storm: ${ofProduct.perSecond.toFixed(0)} from the product, ${ofBare.perSecond.toFixed(0)} from a bare server`)
    say(
      `the product's storm: ${ofProduct.sent} posts, answered ${JSON.stringify(ofProduct.statuses)}, generator ${ofProduct.generatorCpu.toFixed(1)} s of CPU`,
    )
    say(`the bare server's storm: ${ofBare.sent} posts, generator ${ofBare.generatorCpu.toFixed(1)} s of CPU`)
    say(`left behind: ${left.entries} entries, ${left.files} files`)
    const ratio = ofProduct.perSecond / ofBare.perSecond
    say(
      `${ratio >= 0.5 ? 'holds' : 'DOES NOT HOLD'}: ${(ratio * 100).toFixed(0)}% of what the readers get beside a bare server (at least 50%)`,
    )
    process.exitCode = ratio >= 0.5 ? 0 : 1
  } finally {
    await databases.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** What readers get of a kept page: the home page, asked for again and again. */
async function readers(origin: string, ms: number): Promise<number> {
  return (await runFor(ms, { origin, requests: [requestOf('GET', '/')], body: undefined })).perSecond
}

async function stormOn(origin: string) {
  const before = process.cpuUsage()
  const statuses: Record<string, number> = {}
  let sent = 0
  const begun = performance.now()
  const storm = (async () => {
    const under = new Set<Promise<void>>()
    for (let n = 0; n < entries; n++) {
      const due = begun + (n / entries) * stormMs
      const wait = due - performance.now()
      if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
      const one = post(origin, n).then(status => {
        statuses[status] = (statuses[status] ?? 0) + 1
        sent += 1
      })
      under.add(one)
      void one.finally(() => under.delete(one))
      if (under.size >= 64) await Promise.race(under)
    }
    await Promise.all(under)
  })()
  const perSecond = await readers(origin, stormMs)
  await storm
  const { user, system } = process.cpuUsage(before)
  return { perSecond, statuses, sent, generatorCpu: (user + system) / 1e6 }
}

async function post(origin: string, n: number): Promise<string> {
  const form = new FormData()
  const text = hostile[n % hostile.length] ?? ''
  for (const name of ['title', 'message', 'name', 'homepage_url', 'form', 'altcha', 'act']) form.set(name, text)
  form.set('email', `storm${n}@mail.example`)
  if (n % 10 === 0) form.set('attachments', new File([huge], 'plan.pdf'))
  try {
    const answer = await fetch(`${origin}/contactUs`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
      headers: { 'x-forwarded-for': `203.0.113.${n % addresses}` },
    })
    await answer.arrayBuffer()
    return String(answer.status)
  } catch {
    // It was cut off while it was still sending.
    return 'cut'
  }
}

/** Reads what it is sent, and answers every page with the bytes of the product's home page. */
async function startBare(origin: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const page = Buffer.from(await (await fetch(`${origin}/`)).arrayBuffer())
  const server = createServer((request, response) => {
    request.resume()
    request.once('end', () => response.writeHead(200, { 'content-type': 'text/html', 'content-length': page.length }).end(page))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { origin: `http://127.0.0.1:${port}`, stop: () => new Promise(resolve => server.close(() => resolve())) }
}

async function queueOf(url: string): Promise<{ entries: number; files: number }> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ entries: number; files: number }>(
      `select (select count(*)::int from visitor_submission where creation_time > now() - interval '10 minutes' and title like any(array['%drop table%', '%script%'])) as entries,
        (select count(*)::int from attachment where record_id is null) as files`,
    )
    return rows[0] ?? { entries: 0, files: 0 }
  } finally {
    await client.end()
  }
}
