// `npm run bench:paint`: when the main thing of a page stands there, for how long its scripts hold the phone up, and whether anything moves, on a
// phone of 390 px at a slow 4G with a processor of a quarter: median of five first visits, each with an empty cache. The demonstration data are shown.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { launchBrowser } from '../test/browser.ts'
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
  /** Total blocking time: of each task after the first paint what it takes beyond 50 ms. */
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
  say(`at most ${most.paintMs} ms, ${most.blockedMs} ms and ${most.moved}; median of ${visits} first visits`)
  say('   paint  blocked    moved')
  for (const path of await pathsOf(product.origin)) say(lineOf(path, await measure(browser, product.origin + path)))
} finally {
  await browser.close()
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Home, the lists, and an item of each list that has one. */
async function pathsOf(origin: string): Promise<string[]> {
  const lists = ['/news', '/ads', '/events', '/successStory', '/videoCenter', '/localComms', '/search?q=بلدية']
  const items: string[] = []
  for (const list of lists) {
    const html = await (await fetch(origin + list)).text()
    const item = /href="(\/(?:news|ads|event|newEvent|successStory|video|localComm)\/(?:[\da-f]{8}-[\da-f-]{27}|\d{5}))"/.exec(html)?.[1]
    if (item) items.push(item)
  }
  return ['/', '/en', ...lists, ...items]
}

async function measure(on: Browser, address: string): Promise<Seen> {
  const seen: Seen[] = []
  // The first one makes the program ready, not the phone.
  await fetch(address)
  for (let visit = 0; visit < visits; visit++) {
    const context = await on.newContext({ viewport, deviceScaleFactor: 1, isMobile: true, hasTouch: true })
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page))
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(quietMs)
    seen.push(await readOff(page))
    await context.close()
  }
  return {
    paintMs: median(seen.map(({ paintMs }) => paintMs)),
    blockedMs: median(seen.map(({ blockedMs }) => blockedMs)),
    moved: median(seen.map(({ moved }) => moved)),
  }
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
      blockedMs: tasks.filter(({ startTime }) => startTime >= first).reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      moved: shifts.reduce((sum, entry) => sum + numberIn(entry, 'value'), 0),
    }
  })
}

function lineOf(path: string, { paintMs, blockedMs, moved }: Seen): string {
  const over = [paintMs > most.paintMs, blockedMs > most.blockedMs, moved > most.moved].some(Boolean)
  return `${paintMs.toFixed(0).padStart(8)} ${blockedMs.toFixed(0).padStart(8)} ${moved.toFixed(4).padStart(8)}  ${path}${over ? '  OVER' : ''}`
}
