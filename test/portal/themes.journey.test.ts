import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inLanguage, langOf } from '../../web/generic/lang.ts'
import { entryTexts } from '../../web/generic/portal/entryTexts.ts'
import { asSavedCopy } from '../../web/shells/portal/copies.ts'
import { startGate, type Gate } from '../account/gate.ts'
import { launchBrowser } from '../browser.ts'
import { atRest, noteRequests } from '../dashboard/rest.ts'
import { asOwner, startDemoWorld, type World } from '../world.ts'
import { adminDesk, inEnglish, published, withdraw } from './desk.ts'
import { draw, drawingsOf, faultsInColours, faultsOf, faultsOfBoth, partsNotDrawn, type Drawings, type Drawn } from './drawings.ts'
import { formEntries, type Entered } from './formEntries.ts'
import { aheadOf, boardPaths, longest, mappedAddresses, portalRoutes, routeOf, unlinked } from './walkPortal.ts'

// Every page that a visitor can reach, with much to show and with nothing, in both languages, and all that they show in every drawing of its colours.

const langs = ['ar', 'en'] as const
type Lang = (typeof langs)[number]

/** Routes that need a record. */
const ofRecords =
  /^(newEvent|event|confirmEntry|correctEntry|ownFollow|idea|investor|knowledge|law|sector-component)-|^(video|council|authority|page)-/

/** Pages of an address that others are like, with something else on them. */
const besides = ['/ads?stage=closed', '/events?view=past', '/events/2035-02', '/nowhere']

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

/** A page of its own. @returns what was found on it, and what the browser complained about */
async function onPage(options: BrowserContextOptions, work: (page: Page, found: string[]) => Promise<void>): Promise<string[]> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce', ...options })
  const found: string[] = []
  try {
    const page = await context.newPage()
    noteRequests(page)
    page.on('console', message => {
      // That a page answers with an error is the page's own status.
      const { url } = message.location()
      if (message.type() === 'error' && url !== page.url()) found.push(`${page.url()}: ${message.text()}`)
    })
    page.on('pageerror', error => found.push(`${page.url()}: ${String(error)}`))
    await work(page, found)
  } finally {
    await context.close()
  }
  return found
}

/** Each fault once, with the first page that has it and how many do. */
function grouped(found: readonly string[]): string[] {
  const pages = new Map<string, string[]>()
  for (const line of found) {
    const [path = '', ...fault] = line.split(': ')
    pages.set(fault.join(': '), [...(pages.get(fault.join(': ')) ?? []), path])
  }
  return [...pages].map(([fault, [first, ...more]]) => `${first}${more.length > 0 ? ` and ${more.length} more` : ''}: ${fault}`)
}

/** Opens a page. @param status what it answers */
async function open(page: Page, url: string, status: number): Promise<void> {
  const answer = await page.goto(url)
  if (answer?.status() !== status) throw new Error(`${url} answers ${answer?.status()}, not ${status}`)
}

/** The addresses of every page of a language: of pages that are drawn alike one. */
async function pathsOf(url: string, lang: Lang): Promise<string[]> {
  const listed = await mappedAddresses(url)
  const ahead = aheadOf(url, [...listed, ...unlinked.map(path => inLanguage(path, lang))], 1)
  const paths: string[] = []
  for (let next = ahead.next(); next; next = ahead.next()) {
    const { path } = next
    if (langOf(path.replace(/\?.*/, '')) !== lang) continue
    paths.push(path)
    ahead.askFrom(path, await (await fetch(url + path)).text(), false)
  }
  return [
    ...paths,
    ...besides.map(path => inLanguage(path, lang)),
    ...(lang === 'en' ? inArabicAlone(listed.map(each => each.slice(url.length))) : []),
  ]
}

/** While one page is on its way another is looked at. */
const pagesAtOnce = 2

/** What pages showed that were looked at in a language: one that shows the very same where there is nothing else to show is that page again. */
const looked = new Map<Lang, Set<string>>(langs.map(lang => [lang, new Set()]))

/** For the page to say: all that it shows between head and foot, but what is made for each visitor. */
function shownOf(): string {
  const shown = document.querySelector('main')?.outerHTML ?? ''
  return shown.replace(/ value="[\w.:-]{20,}"/g, '').replaceAll(location.origin, '')
}

const asItComes: Drawings = { all: [], themes: [] }

/** What was looked at in every set of colours, of both languages, with much to show and with nothing. */
const drawn: Drawn = new Set()

/** What axe finds on every page of a language. */
async function lookThrough(url: string, lang: Lang, look: typeof faultsOf) {
  const routes = new Set<string>()
  const paths = await pathsOf(url, lang)
  const lookOn = () =>
    onPage({}, async (page, faults) => {
      await page.goto(url)
      const drawings = await drawingsOf(page)
      for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
        await open(page, url + path, path.endsWith('/nowhere') ? 404 : 200)
        routes.add(routeOf(page.url().slice(url.length) || '/') ?? '')
        const [known, shown] = [looked.get(lang), await page.evaluate(shownOf)]
        if (known?.has(shown)) continue
        known?.add(shown)
        const notDrawn = await partsNotDrawn(page, drawn)
        faults.push(...(await look(page, notDrawn ? drawings : asItComes, notDrawn)).map(fault => `${path}: ${fault}`))
      }
    })
  const found = await Promise.all(Array.from({ length: pagesAtOnce }, lookOn))
  return { found: found.flat(), routes }
}

/** The English page of an item of each kind that has no English text. */
function inArabicAlone(paths: readonly string[]): string[] {
  const known = new Set(paths)
  const ofRoutes = new Map<string | undefined, string>()
  for (const path of paths) {
    const english = inLanguage(path, 'en')
    if (langOf(path) === 'ar' && !known.has(english)) ofRoutes.set(routeOf(english), english)
  }
  return [...ofRoutes.values()]
}

/**
 * What axe finds on the pages of both languages at once: on wide pages, and on the Arabic ones where a phone puts their parts.
 * @returns it, and the routes of the table of which no page was seen
 */
async function lookThroughBoth(url: string) {
  const seen = await Promise.all(langs.map(lang => lookThrough(url, lang, lang === 'ar' ? faultsOfBoth : faultsOf)))
  return {
    found: grouped(seen.flatMap(({ found }) => found)),
    unseen: portalRoutes.filter(id => !seen.some(({ routes }) => routes.has(id))),
  }
}

describe('with much to show', () => {
  let world: World
  beforeAll(async () => {
    world = await startDemoWorld()
  })
  afterAll(() => world?.stop())

  test(
    'axe finds nothing on any page of the table of routes',
    async () => {
      const { found, unseen } = await lookThroughBoth(world.url)
      // What visitors send has its pages below.
      expect(unseen).toEqual(['confirmEntry-ar', 'correctEntry-ar', 'ownFollow-ar', 'confirmEntry-en', 'correctEntry-en', 'ownFollow-en'])
      expect(found).toEqual([])
    },
    longest,
  )

  test.each(langs)(
    'nor on the head and the menu of the site while they are unfolded (%s)',
    async lang => {
      const found = await onPage({ viewport: { width: 1440, height: 900 } }, async (page, faults) => {
        await page.goto(world.url + inLanguage('/', lang))
        // Both languages have the same colours: what several wishes together make of them is looked at in one.
        const { all, themes } = await drawingsOf(page)
        const drawings = lang === 'ar' ? all : themes
        for (const width of [1440, 320]) {
          await page.setViewportSize({ width, height: 900 })
          const folds = page.locator('header details[data-fold]:visible > summary')
          for (let index = 0; index < (await folds.count()); index++) {
            const fold = folds.nth(index)
            await fold.click()
            const name = `${width} px, ${await fold.innerText()}`
            // What an open menu lies upon is nobody's to use until it is shut.
            faults.push(...(await faultsInColours(page, drawings, 'header')).map(fault => `${name}: ${fault}`))
            await page.keyboard.press('Escape')
          }
        }
      })
      expect(found).toEqual([])
    },
    longest,
  )

  test('nor on pages of errors, on withdrawn ones and on saved copies', async () => {
    const desk = await adminDesk(world)
    const id = await published(desk, { ...inEnglish, titleAr: 'خبر يُسحب من صفحته' })
    const rename = (from: string, to: string) =>
      asOwner(world.database.ownerUrl, client => client.query(`alter table ${from} rename to ${to}`))
    const found = await onPage({}, async (page, faults) => {
      const look = async (name: string) => {
        const drawings = await drawingsOf(page)
        faults.push(...(await faultsOf(page, drawings)).map(fault => `${name}: ${fault}`))
      }
      for (const lang of langs) {
        const url = world.url + inLanguage(`/news/${id}`, lang)
        const copy = asSavedCopy(await (await fetch(url)).text(), new Date(), 'Asia/Hebron')
        await page.route(url, route => route.fulfill({ contentType: 'text/html', body: copy }))
        await open(page, url, 200)
        await look(`a saved copy (${lang})`)
        await page.unroute(url)
      }
      await withdraw(desk, id)
      await rename('news_live', 'news_away')
      for (const lang of langs) {
        await open(page, `${world.url}${inLanguage('/news', lang)}?q=x`, 500)
        await look(`an error (${lang})`)
      }
      await rename('news_away', 'news_live')
      for (const lang of langs) {
        await open(page, world.url + inLanguage(`/news/${id}`, lang), 410)
        await look(`a withdrawn page (${lang})`)
      }
    })
    expect(grouped(found)).toEqual([])
  })

  test('the buttons of the portal draw the colours as they were drawn here, and a system that is dark does so too', async () => {
    const complaints = await onPage({}, async page => {
      await page.goto(world.url)
      const drawings = (await drawingsOf(page)).all.filter(({ contrast }) => contrast === 'no-preference')
      const drawn = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('body, main a, main h2, main .btn, footer, footer a')].map(element => {
            const { color, backgroundColor, textDecoration } = getComputedStyle(element)
            return [color, backgroundColor, textDecoration].join(' ')
          }),
        )
      const chosen = () =>
        page.evaluate(() => JSON.stringify(Object.entries(document.documentElement.dataset).toSorted(([a], [b]) => (a < b ? -1 : 1))))
      const byButtons = new Map<string, string[]>()
      await page.keyboard.press('Alt+0')
      for (const act of ['contrast', 'highlight', 'reset', 'highlight']) {
        await page.locator(`[data-act=${act}]:visible`).click()
        byButtons.set(await chosen(), await drawn())
      }
      await page.keyboard.press('Escape')
      const byHand = new Map<string, string[]>()
      for (const drawing of drawings) {
        await draw(page, drawing)
        byHand.set(await chosen(), await drawn())
      }
      byButtons.delete('[]')
      expect(byButtons.size).toBe(3)
      expect(Object.fromEntries(byButtons)).toEqual(Object.fromEntries(byHand))
      await page.locator('[data-act=reset]').first().dispatchEvent('click')
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await drawn()).toEqual(byHand.get('[["contrast","inverted"]]'))
    })
    expect(complaints).toEqual([])
  })
})

describe('with nothing to show', () => {
  let gate: Gate
  beforeAll(async () => {
    gate = await startGate({ 'Security.TrustedProxies': ['127.0.0.1', '::1'] })
  })
  afterAll(() => gate?.stop())
  const visitor = (lang: Lang) => ({ extraHTTPHeaders: { 'x-forwarded-for': lang === 'ar' ? '198.51.100.1' : '198.51.100.2' } })

  test(
    'axe finds nothing on any page that is no record’s',
    async () => {
      const { found, unseen } = await lookThroughBoth(gate.world.url)
      expect(unseen.filter(id => !ofRecords.test(id))).toEqual([])
      expect(found).toEqual([])
    },
    longest,
  )

  test.each(langs)(
    'nor on a form with its mistakes, in review, to be confirmed and to be followed (%s)',
    async lang => {
      const at = (path: string) => gate.world.url + inLanguage(path, lang)
      const found = await onPage(visitor(lang), async (page, faults) => {
        await page.goto(at('/'))
        const drawings = await drawingsOf(page)
        const look = async (name: string) => faults.push(...(await faultsOf(page, drawings)).map(fault => `${name}: ${fault}`))
        for (const path of ['/contactUs', '/addCreativeIdeasBank', '/addInvestor'])
          for (const act of ['send', 'review']) {
            await page.goto(at(path))
            expect(await sent(page, { act })).toBe(400)
            await look(`${path} with mistakes (${act})`)
          }
        const [kind] = await gate.sql(
          `select l.id from lookup l join lookup_type y on y.id = l.type where y.code = 'contactSubject' and l.code = 'inquiry'`,
        )
        const email = `reader-${lang}@mail.example`
        for (const [path, entry] of await formEntries(gate, email)) {
          await page.goto(at(path))
          expect(await sent(page, { ...entry, act: 'review' })).toBe(200)
          expect(await page.getByRole('heading', { name: entryTexts.say('reviewTitle', lang) }).count()).toBe(1)
          await look(`${path} in review`)
        }
        const message = {
          subjectKind: String(kind?.id),
          title: 'سؤال عن الترخيص',
          message: 'متى تستقبل البلدية طلبات الترخيص، وما الأوراق اللازمة لذلك؟',
          name: 'رائد عمر',
          email,
          agree: 'on',
        }
        await page.goto(at('/contactUs'))
        expect(await sent(page, { ...message, act: 'send' })).toBe(200)
        await look('to be confirmed')
        const confirm = page.url().replace(/\?.*/, '')
        await page.goto(`${confirm}?token=${'A'.repeat(43)}`)
        expect(await sent(page, { act: 'confirm' })).toBe(400)
        await look('confirmed by a wrong link')
        const [mail] = await gate.sentTo(email)
        await page.goto(`${confirm}?token=${/token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''}`)
        await look('by its link')
        expect(await sent(page, { act: 'confirm' })).toBe(200)
        await look('new')
        await page.goto(page.url().replace('&new=1', ''))
        await look('followed')
        await page.goto(at('/entry/MSG-2020-99999?key=AAAAAAAAAAAAAAAAAAAAAA'))
        await look('unknown')
        await page.goto(at('/entry/IDEA-2020-99999/correct?key=AAAAAAAAAAAAAAAAAAAAAA'))
        await look('not to be corrected')
      })
      expect(grouped(found)).toEqual([])
    },
    120_000,
  )

  test.each(langs)('nor on the pages of signing in, with their mistakes (%s)', async lang => {
    expect(boardPaths).toContain('/login')
    const found = await onPage({}, async (page, faults) => {
      await page.goto(gate.world.url + inLanguage('/', lang))
      const drawings = await drawingsOf(page)
      for (const path of boardPaths) {
        await page.goto(gate.world.url + path)
        await atRest(page)
        faults.push(...(await faultsOf(page, drawings)).map(fault => `${path}: ${fault}`))
        const button = page.locator('main button[type=submit]').first()
        if ((await button.count()) === 0) continue
        await button.click()
        await atRest(page)
        faults.push(...(await faultsOf(page, drawings)).map(fault => `${path} with mistakes: ${fault}`))
      }
    })
    expect(grouped(found)).toEqual([])
  })
})

/** Sends the form of a page with what it holds and these values. @returns the status of what comes */
async function sent(page: Page, values: Entered): Promise<number | undefined> {
  const [answer] = await Promise.all([
    page.waitForResponse(response => response.request().isNavigationRequest() && response.status() !== 303),
    page.evaluate(given => {
      const form = document.querySelector<HTMLFormElement>('main form[method=post]')
      for (const [name, value] of Object.entries(given)) {
        const fields = [...(form?.querySelectorAll<HTMLInputElement>(`[name="${name}"]:not(button)`) ?? [])]
        const [field] = fields
        if (field?.type === 'checkbox' || field?.type === 'radio')
          for (const choice of fields) choice.checked = [value].flat().includes(choice.value)
        else if (field) field.value = String(value)
        else form?.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value: String(value) }))
      }
      // Past the scripts of the page, which would prove its work first; once this has been answered, for the page goes away.
      setTimeout(() => form?.submit(), 0)
    }, values),
    page.waitForEvent('load'),
  ])
  return answer.status()
}
