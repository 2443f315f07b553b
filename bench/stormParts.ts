// The parts of a storm, each in a process of its own: `posts` storms, `readers` read, `bare` answers with the bytes of a page and nothing else.
// What a part has cost is told with what it found.
import { createServer } from 'node:http'
import { requestOf, runFor } from './load.ts'

/** What the posts of a storm have come to. */
export interface Posted {
  readonly sent: number
  /** How many were answered how; `cut`: the connection was closed while it was still sending. */
  readonly statuses: Readonly<Record<string, number>>
  readonly cpuSeconds: number
}
/** What the readers got. */
export interface Read {
  readonly perSecond: number
  readonly p99Ms: number
  readonly cpuSeconds: number
}
/** A storm: so many posts, spread over so long. */
export interface Storm {
  readonly entries: number
  readonly ms: number
}

const addresses = 5
/** A tenth of the posts carry a file of this size, which no form takes. */
const hugeBytes = 30 * 1024 * 1024
const mostAtOnce = 64

const hostile = [
  "' or 1=1; drop table visitor_submission; --",
  '<script>alert(document.cookie)</script>',
  '\u202Egnp.exe \u0000 {{7*7}} ${jndi:ldap://x}',
  'http://a.example http://b.example http://c.example '.repeat(50),
  'ا'.repeat(200_000),
]

if (import.meta.main) {
  const [part = '', origin = '', ms = '0', entries = '0'] = process.argv.slice(2)
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    bare: () => bare(origin),
    posts: () => told(() => posts(origin, { entries: Number(entries), ms: Number(ms) })),
    readers: () => told(() => readers(origin, Number(ms))),
  }
  await parts[part]?.()
}

/** Tells who has started it what it found, and what it has cost. */
async function told(work: () => Promise<object>): Promise<void> {
  const found = await work()
  const { user, system } = process.cpuUsage()
  process.send?.({ ...found, cpuSeconds: (user + system) / 1e6 })
  process.disconnect()
}

/** What readers get of a kept page: the home page, asked for again and again. */
async function readers(origin: string, ms: number): Promise<Omit<Read, 'cpuSeconds'>> {
  const { perSecond, p99Ms } = await runFor(ms, { origin, requests: [requestOf('GET', '/')], body: undefined })
  return { perSecond, p99Ms }
}

async function posts(origin: string, { entries, ms }: Storm): Promise<Omit<Posted, 'cpuSeconds'>> {
  const huge = new Uint8Array(hugeBytes)
  const statuses: Record<string, number> = {}
  const under = new Set<Promise<void>>()
  const begun = performance.now()
  for (let n = 0; n < entries; n++) {
    const wait = begun + (n / entries) * ms - performance.now()
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
    const one = post(origin, n, huge).then(status => {
      statuses[status] = (statuses[status] ?? 0) + 1
    })
    under.add(one)
    void one.finally(() => under.delete(one))
    if (under.size >= mostAtOnce) await Promise.race(under)
  }
  await Promise.all(under)
  return { sent: entries, statuses }
}

async function post(origin: string, n: number, huge: Uint8Array<ArrayBuffer>): Promise<string> {
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
    return 'cut'
  }
}

/** Reads what it is sent, and answers every page with the bytes of the product's home page. @param origin the product's */
async function bare(origin: string): Promise<void> {
  const page = Buffer.from(await (await fetch(`${origin}/`)).arrayBuffer())
  const server = createServer((request, response) => {
    request.resume()
    request.once('end', () => response.writeHead(200, { 'content-type': 'text/html', 'content-length': page.length }).end(page))
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
}
