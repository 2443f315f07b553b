import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { standingPages } from '../../web/shells/portal/addresses.ts'
import { launchBrowser } from '../browser.ts'
import { atRest, noteRequests } from '../dashboard/rest.ts'
import { startDemoWorld, type World } from '../world.ts'
import { firstOf, movedOf, noteMoves, scrollThrough } from './looks.ts'

// What the first visit of a citizen with a phone costs him: 390 px, one point a pixel, nothing kept from before.

let world: World
let browser: Browser
beforeAll(async () => {
  world = await startDemoWorld()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

/** kB as they come over the wire, with their heads. */
interface Weight {
  readonly path: string
  readonly atFirst: number
  /** Scrolled to the end. */
  readonly whole: number
  readonly script: number
  readonly style: number
  readonly type: number
  readonly pictures: number
  /** Pictures of a gallery or an album, films and files: what somebody came for. */
  readonly besides: number
  /** How far things moved by themselves. */
  readonly moved: number
  readonly complaints: readonly string[]
}

/** Pictures that are the page's own subject. */
const subject = '.gallery img, .wall img'

async function weigh(path: string): Promise<Weight> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 })
  try {
    const page = await context.newPage()
    noteRequests(page)
    const complaints: string[] = []
    page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', error => complaints.push(String(error)))
    const files = await noteFiles(page)
    await page.addInitScript(noteMoves)
    const answer = await page.goto(world.url + path)
    if (answer?.status() !== 200) complaints.push(`answers ${answer?.status()}`)
    await atRest(page)
    const first = files.all()
    await scrollThrough(page)
    await atRest(page)
    const whole = files.all()
    const shown = new Set(
      await page.evaluate(asked => [...document.querySelectorAll<HTMLImageElement>(asked)].map(({ currentSrc }) => currentSrc), subject),
    )
    const isBesides = ({ kind, address }: FileRead) => kind === 'Media' || shown.has(address)
    const sum = (some: readonly FileRead[]) => Math.round(some.reduce((total, { kB }) => total + kB, 0) * 10) / 10
    const own = whole.filter(file => !isBesides(file))
    const of = (kind: string) => sum(own.filter(file => file.kind === kind))
    return {
      path,
      atFirst: sum(first.filter(file => !isBesides(file))),
      whole: sum(own),
      script: of('Script'),
      style: of('Stylesheet') + (await weighSheets(page)),
      type: of('Font'),
      pictures: of('Image'),
      besides: sum(whole.filter(isBesides)),
      moved: await page.evaluate(movedOf),
      complaints,
    }
  } finally {
    await context.close()
  }
}

/** The style sheets that a first page brings along, in kB: its own weight has them already. */
async function weighSheets(page: Page): Promise<number> {
  const brought = await page.locator('style[data-sheet]').evaluateAll(sheets => sheets.map(sheet => sheet.getAttribute('data-sheet') ?? ''))
  const answers = await Promise.all(brought.map(address => fetch(world.url + address, { headers: { 'accept-encoding': 'br' } })))
  return answers.reduce((total, { headers }) => total + Number(headers.get('content-length')) / 1000, 0)
}

interface FileRead {
  readonly address: string
  /** As Chromium names it: Document, Stylesheet, Script, Font, Image, Media. */
  readonly kind: string
  readonly kB: number
}

/** Counts what comes over the wire, whole or in parts. */
async function noteFiles(page: Page): Promise<{ all(): readonly FileRead[] }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const files = new Map<string, FileRead>()
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    files.set(requestId, { address: response.url, kind: type, kB: 0 }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file) files.set(requestId, { ...file, kB: encodedDataLength / 1000 })
  })
  return { all: () => [...files.values()] }
}

const bounds = { atFirst: 250, whole: 400, script: 60, style: 60, type: 80, moved: 0.02 }
const bounded = ['atFirst', 'whole', 'script', 'style', 'type', 'moved'] as const

function faultsOf(weight: Weight, most = bounds): string[] {
  const over = bounded.filter(what => weight[what] > most[what])
  return [
    ...over.map(what => `${weight.path}: ${what} ${weight[what]}, at most ${most[what]}`),
    ...weight.complaints.map(said => `${weight.path}: ${said}`),
  ]
}

function tell(title: string, weights: readonly Weight[]): void {
  const columns = ['atFirst', 'whole', 'script', 'style', 'type', 'pictures', 'besides'] as const
  const rows = weights.map(weight => [...columns.map(column => weight[column].toFixed(1)), weight.moved.toFixed(4), weight.path])
  const lines = [[...columns, 'moved', title], ...rows].map(cells =>
    cells.map((cell, n) => (n < 8 ? cell.padStart(9) : ` ${cell}`)).join(''),
  )
  console.log(`kB at 390 px\n${lines.join('\n')}`)
}

async function weighAll(title: string, paths: readonly string[]): Promise<Weight[]> {
  const weights: Weight[] = []
  for (const path of paths) weights.push(await weigh(path))
  tell(title, weights)
  return weights
}

const listingNothing = ['/aboutUs', '/contactUs', '/addCreativeIdeasBank', '/addInvestor']

describe('the first visit of a citizen with a phone', () => {
  test('to home takes at most 250 kB to its very end, of it 60 of script, 60 of style and 80 of type, and nothing moves', async () => {
    const weights = await weighAll('home', ['/', '/en'])
    expect(weights.flatMap(weight => faultsOf(weight, { ...bounds, whole: 250 }))).toEqual([])
    for (const { pictures, style } of weights) {
      expect(pictures).toBeGreaterThan(1)
      expect(style).toBeGreaterThan(10)
    }
  })

  test('shows the head where it stays, however little of the page has come', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    try {
      const page = await context.newPage()
      await page.goto(`${world.url}/news`)
      const ofHead = () => page.locator('.head-zone').evaluate(head => head.getBoundingClientRect().height)
      const whole = await ofHead()
      await page.locator('.head-zone ~ .page').evaluate(rest => rest.remove())
      expect(await ofHead()).toBe(whole)
    } finally {
      await context.close()
    }
  })

  test('brings its style sheets along, and the next page finds them', async () => {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
    try {
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
      await page.goto(`${world.url}/news`)
      const brought = page.locator('style[data-sheet]')
      expect(await brought.count()).toBe(2)
      expect(await page.locator('link[rel=stylesheet]').count()).toBe(0)
      const addresses = await brought.evaluateAll(sheets => sheets.map(sheet => sheet.getAttribute('data-sheet') ?? ''))
      const fetched: string[] = []
      page.on('request', request => request.resourceType() === 'fetch' && fetched.push(new URL(request.url()).pathname))
      // What he does first leads on already.
      await page.locator('.lead-row a').first().click()
      await page.waitForURL('**/news/*')
      expect(await brought.count()).toBe(0)
      expect(await page.locator('link[rel=stylesheet]').count()).toBeGreaterThan(0)
      const sent = (address: string) =>
        page.evaluate(name => performance.getEntriesByName(name).map(entry => Reflect.get(entry, 'transferSize')), world.url + address)
      expect(await sent(addresses[0] ?? '')).toEqual([0])
      expect(fetched.filter(path => path.endsWith('.css')).toSorted()).toEqual(addresses.toSorted())
      expect(complaints).toEqual([])
    } finally {
      await context.close()
    }
  })

  test.each([
    ['/news', ['plex-400-arabic', 'plex-600-arabic', 'markazi-600-arabic']],
    ['/en/news', ['plex-400-letters', 'plex-600-letters', 'markazi-600-letters']],
  ])('%s is shown when the letters of its text and its titles have come, and not before the last of them', async (path, files) => {
    for (const file of files)
      await onHeldPage(new RegExp(`/${file}-[\\w-]+\\.woff2$`), path, async (page, { release, come }) => {
        // All the others have come: what holds it back is this one.
        const others = files.filter(each => each !== file)
        await expect.poll(() => others.filter(each => !come.some(address => address.includes(`/${each}-`)))).toEqual([])
        expect([file, await visibilityOf(page)]).toEqual([file, 'hidden'])
        release()
        await expect.poll(() => visibilityOf(page)).toBe('')
      })
  })

  test.each(['keydown', 'beforeprint', 'after a second'])('is shown without its typefaces to who does not wait longer: %s', sign =>
    onHeldPage(/woff2$/, '/news', async page => {
      expect(await visibilityOf(page)).toBe('hidden')
      if (sign === 'keydown') await page.keyboard.press('Tab')
      else if (sign === 'beforeprint') await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      else await page.clock.runFor(1000)
      expect([await visibilityOf(page), await page.evaluate(loadedOf)]).toEqual(['', 0])
    }),
  )

  test.each([
    ['07:00', 'مفتوح الآن، يغلق 3 عصرًا'],
    ['13:30', 'مغلق الآن، يفتح الاثنين 8 صباحًا'],
  ])('says by the clock of the ministry, whatever that of its reader, whether the office is open: %s', async (time, said) => {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      timezoneId: 'Pacific/Kiritimati',
      viewport: { width: 390, height: 844 },
    })
    try {
      const page = await context.newPage()
      await page.clock.setFixedTime(`${winterSunday()}T${time}:00Z`)
      await page.goto(`${world.url}/contactUs`)
      const told = page.locator('main .open-now')
      await told.scrollIntoViewIfNeeded()
      await expect.poll(async () => (await told.innerText()).replaceAll('\u00a0', ' ')).toBe(said)
    } finally {
      await context.close()
    }
  })

  test('to a list takes at most 250 kB at first and 400 to its end', async () => {
    const lists = [
      ...standingPages.filter(path => path !== '/' && !listingNothing.includes(path)),
      '/ads?stage=closed',
      '/events?view=list',
      '/localComms/50',
      '/localComms?view=table',
      '/localComms?view=map',
      '/localComms?view=map&q=%D8%A8%D9%8A%D8%AA',
      '/localCommList/news',
      `/search?q=${encodeURIComponent('بلدية')}`,
    ]
    // Who is led into a page sees nothing move either.
    const within = ['/sitemap#feeds', '/en/sitemap#feeds', '/contactUs#write']
    const weights = await weighAll('lists', [...lists, ...within, '/en/news', '/en/events', '/en/successStory'])
    expect(weights.flatMap(weight => faultsOf(weight))).toEqual([])
  }, 600_000)

  test('to an item of each kind takes no more than a list, but for its gallery, its album, its film and its files', async () => {
    const of = (path: string, call: string) => firstOf(world.url, call).then(id => path.replace('{id}', id))
    const album = await firstOf(world.url, 'ImageAlbum/GetListPaged?maxResultCount=1')
    const [{ id: component }] = (await (await fetch(`${world.url}/api/Public/LocalGovernmentSector/GetOverview`)).json()).components
    const [{ code: council }] = (await (await fetch(`${world.url}/api/Public/Council/GetList`)).json()).items
    const items = [
      await of('/news/{id}', 'News/GetListPaged?maxResultCount=1'),
      await of('/ads/{id}', 'Ads/GetByStage'),
      await of('/event/{id}', 'Event/GetBetween'),
      `/imgCenter/${album}`,
      `/imgCenter/${album}/1`,
      await of('/video/{id}', 'Video/GetListPaged?maxResultCount=1'),
      await of('/successStory/{id}', 'SuccessStory/GetListPaged?maxResultCount=1'),
      await of('/knowledgeExchange/{id}', 'KnowledgeExchange/GetListPaged?maxResultCount=1'),
      await of('/legalEnvironment/{id}', 'LegalEnvironment/GetListPaged?maxResultCount=1'),
      `/localGovernmentSector/${component}`,
      await of('/entrepreneurialIdeaBank/{id}', 'CreativeIdeasBank/GetListPaged?maxResultCount=1'),
      await of('/investors/{id}', 'Investors/GetListPaged?maxResultCount=1'),
      await of('/partnerships?id={id}', 'Partnership/GetAll'),
      await of('/gateServices?service={id}', 'GateService/GetListPaged?maxResultCount=1'),
      '/localComm/15001',
      `/council/${council}`,
      '/page/accessibility-statement',
      ...listingNothing,
      '/entry',
      '/api/docs/News',
    ]
    const weights = await weighAll('items', items)
    expect(weights.flatMap(weight => faultsOf(weight))).toEqual([])
  }, 600_000)
})

interface Held {
  readonly release: () => void
  /** Addresses of what has come to its end. */
  readonly come: readonly string[]
}

/** A page on a phone, in which no second passes, and some of whose typefaces do not come until they are released. */
async function onHeldPage(held: RegExp, path: string, work: (page: Page, line: Held) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  try {
    const page = await context.newPage()
    const come: string[] = []
    page.on('requestfinished', request => come.push(request.url()))
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.route(held, async route => {
      await released
      await route.continue().catch(() => undefined)
    })
    await page.goto(world.url + path, { waitUntil: 'commit' })
    await page.locator('.site-foot').waitFor({ state: 'attached' })
    await work(page, { release, come })
  } finally {
    release()
    await context.close()
  }
}

function visibilityOf(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.style.visibility)
}

/** For the page to say: how many of the portal's own typefaces are there. */
function loadedOf(): number {
  return [...document.fonts].filter(({ status, family }) => status === 'loaded' && family.includes('Mahalli')).length
}

/** A Sunday of the coming January: summer time ends before it and begins after it. */
function winterSunday(): string {
  const day = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 0, 10))
  day.setUTCDate(day.getUTCDate() - day.getUTCDay())
  return day.toISOString().slice(0, 10)
}
