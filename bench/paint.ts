// `npm run bench:paint`: when the main thing of a page stands there, for how long its work holds the phone up, and whether anything moves, on a
// phone of 390 px: median of five first visits, each with an empty cache. The demonstration data are shown; of pages that are drawn alike one.
// The browser itself holds back network and processor, by the values with which Lighthouse does: what is printed has happened. Lighthouse's own
// default reckons a slow phone from a visit at full speed, and comes to other figures. A machine with other work is a slower phone: its load stands
// beside each page.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { launchBrowser } from '../test/browser.ts'
import { atRest, noteRequests } from '../test/dashboard/rest.ts'
import { aheadOf, mappedAddresses } from '../test/portal/walkPortal.ts'
import { langOf } from '../web/generic/lang.ts'
import { endAll, startProduct } from './processes.ts'
import { median } from './report.ts'

const visits = 5
const most = { paintMs: 2000, blockedMs: 50, moved: 0.02 } as const
/** What Lighthouse calls a slow 4G where it holds requests back itself. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 }
const processorSlowdown = 4
const viewport = { width: 390, height: 844 }
/** How long nothing has to happen until a page counts as ready. */
const quietMs = 1500
const say = (line: string) => console.log(line)

interface Seen {
  /** Largest contentful paint. */
  readonly paintMs: number
  /** Total blocking time: of each task what it takes beyond 50 ms after the first paint. */
  readonly blockedMs: number
  /** Cumulative layout shift, without unit. */
  readonly moved: number
}

const folder = mkdtempSync(join(tmpdir(), 'mahalli-paint-'))
chmodSync(folder, 0o755)
process.on('exit', endAll)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
const product = await startProduct(
  {
    MAHALLI_DATA: join(folder, 'data'),
    MAHALLI_DEMO: '1',
    MAHALLI_DEMO_PASSWORD: crypto.randomUUID(),
    MAHALLI_ADMIN_PASSWORD: crypto.randomUUID(),
  },
  join(folder, 'product.log'),
)
const browser = await launchBrowser()
try {
  say(
    `at most ${most.paintMs} ms, ${most.blockedMs} ms and ${most.moved}; median of ${visits} first visits, in brackets the least and the most`,
  )
  say('            paint             blocked  moved  load')
  const over: string[] = []
  const paths = await pathsOf(product.origin)
  for (const path of paths) {
    const seen = await measure(browser, product.origin + path)
    const isOver =
      medianOf(seen, 'paintMs') > most.paintMs || medianOf(seen, 'blockedMs') > most.blockedMs || medianOf(seen, 'moved') > most.moved
    if (isOver) over.push(path)
    say(lineOf(path, seen, isOver))
  }
  say(over.length === 0 ? `none of ${paths.length} pages is over` : `${over.length} of ${paths.length} pages are over: ${over.join(' ')}`)
} finally {
  await browser.close()
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Every page that the site says it has, in Arabic, of those that are drawn alike one; home in English too, and what a search finds. */
async function pathsOf(origin: string): Promise<string[]> {
  const addresses = await mappedAddresses(origin)
  const paths: string[] = []
  const ahead = aheadOf(
    origin,
    addresses.map(address => new URL(address).pathname + new URL(address).search),
    1,
  )
  for (let next = ahead.next(); next; next = ahead.next())
    if (next.path === '/en' || langOf(next.path.replace(/\?.*/, '')) === 'ar') paths.push(next.path)
  return [...paths, '/search?q=بلدية']
}

async function measure(on: Browser, address: string): Promise<Seen[]> {
  const seen: Seen[] = []
  // The first one makes the program ready, not the phone.
  await fetch(address)
  for (let visit = 0; visit < visits; visit++) {
    const context = await on.newContext({ viewport, deviceScaleFactor: 1, isMobile: true, hasTouch: true })
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page))
    noteRequests(page)
    await page.goto(address, { waitUntil: 'load' })
    // The browser's own word that the network is idle is lost at times where it is held back.
    await atRest(page)
    await page.waitForTimeout(quietMs)
    seen.push(await readOff(page))
    await context.close()
  }
  return seen
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
}

/** What the browser itself has noted since the page began. */
function readOff(page: Page): Promise<Seen> {
  return page.evaluate(async () => {
    const noted = (type: string) =>
      new Promise<PerformanceEntry[]>(resolve => {
        const observer = new PerformanceObserver(list => resolve(list.getEntries()))
        observer.observe({ type, buffered: true })
        setTimeout(() => resolve([]), 500)
      })
    const numberIn = (entry: PerformanceEntry, key: string) => {
      const value: unknown = Reflect.get(entry, key)
      return typeof value === 'number' ? value : 0
    }
    const [paints, tasks, shifts] = await Promise.all([noted('largest-contentful-paint'), noted('longtask'), noted('layout-shift')])
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    return {
      paintMs: Math.max(0, ...paints.map(({ startTime }) => startTime)),
      // A task under way when the first thing is painted counts from then on.
      blockedMs: tasks.reduce(
        (sum, { startTime, duration }) => sum + Math.max(0, startTime + duration - Math.max(first, startTime) - 50),
        0,
      ),
      moved: shifts.reduce((sum, entry) => sum + numberIn(entry, 'value'), 0),
    }
  })
}

function lineOf(path: string, seen: readonly Seen[], isOver: boolean): string {
  const figure = (what: keyof Seen) => {
    const values = seen.map(each => each[what])
    return `${medianOf(seen, what).toFixed(0).padStart(6)} ${`(${Math.min(...values).toFixed(0)}-${Math.max(...values).toFixed(0)})`.padEnd(12)}`
  }
  const moved = medianOf(seen, 'moved').toFixed(4)
  return `${figure('paintMs')} ${figure('blockedMs')} ${moved} ${(loadavg()[0] ?? 0).toFixed(1).padStart(5)}  ${path}${isOver ? '  OVER' : ''}`
}

function medianOf(seen: readonly Seen[], what: keyof Seen): number {
  return median(seen.map(each => each[what]))
}
