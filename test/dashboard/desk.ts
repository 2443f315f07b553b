import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { visitor } from '../../kernel/kernel.ts'
import { hashOf } from '../../modules/admin/sessions/sessions.server.ts'
import { makeAccount } from '../../modules/admin/install/install.server.ts'
import { connect } from '../../server/database/connect.ts'
import { launchBrowser } from '../browser.ts'
import { password, settle, type PersonName, type PlaceIds } from '../people.ts'
import { isObject, listIn, objectIn, type Json } from '../walk/json.ts'
import { adminPassword, startDemoWorld, startWorld, type World } from '../world.ts'
import { noteRequests } from './rest.ts'

export type Lang = 'ar' | 'en'
export const langs = ['ar', 'en'] as const

/**
 * The language of a test whose subject hangs on neither language nor direction: what is typed is not lost, two people save the same, a list
 * does not come, somebody may not. Such a test runs in one of them, written so that it could in either: about half in Arabic, half in
 * English, so that screens are opened in both. What is read, keys that point, layout, digits, dates, order and exports are tried in `langs`.
 * @param among the language of the group in which the test stands
 * @returns for `each`: that language, or none where the group has the other one
 */
export const inTurn = (turn: Lang, among: Lang = turn): readonly Lang[] => (turn === among ? [turn] : [])

/** A text in the reader's language. */
export const say = (lang: Lang, ar: string, en: string) => (lang === 'ar' ? ar : en)

/** The same for a test that speaks one language. */
export const saying = (lang: Lang) => (ar: string, en: string) => say(lang, ar, en)

/** Whoever sits at the desk: the people of the test world, one who works for two authorities, and the first administrator of the demonstration. */
export type Clerk = PersonName | 'twoPlaces' | 'admin'

export interface Visit {
  readonly lang: Lang
  /** Undefined: nobody has signed in. */
  readonly who?: Clerk
  readonly inverted?: boolean
  /** Addresses that the test itself withholds: of those the browser may complain. */
  readonly withheld?: RegExp
  readonly options?: BrowserContextOptions
}

/** The program, a browser, and people with their sessions: one for a test file. */
export interface Desk {
  readonly world: World
  readonly places: PlaceIds
  /** A call of the API as somebody. @throws Error with the answer when it is refused */
  call(who: Clerk, method: string, path: string, body?: unknown): Promise<Json>
  /** A value of a lookup list: its id, and its name in both languages. */
  lookup(list: string, code: string): Promise<{ readonly id: number; readonly ar: string; readonly en: string }>
  /** Opens a browser of its own, with a session as sign-in leaves it; whatever the browser complains about fails the test. */
  visit(visit: Visit, work: (page: Page) => Promise<void>): Promise<void>
  close(): Promise<void>
}

/**
 * Starts the program with the people of the test world.
 * @param start another program than this one, which has none of them yet
 * @param isWhole in a whole browser, as `launchBrowser` has it
 */
export async function startDesk(start: () => Promise<World> = () => startWorld(), isWhole = false): Promise<Desk> {
  const world = await start()
  const places = await settle(world)
  await settleTwoPlaces(world)
  return deskIn(world, places, isWhole)
}

/** Starts the program with the demonstration data, whose first administrator is `admin`. */
export async function startDemoDesk(): Promise<Desk> {
  return deskIn(await startDemoWorld(), new Map())
}

async function deskIn(world: World, places: PlaceIds, isWhole = false): Promise<Desk> {
  const browser = await launchBrowser(isWhole)
  const sessions = new Map<string, Json>()
  const sessionOf = async (who: Clerk) => {
    const known = sessions.get(who) ?? (await signInAs(world, who, who === 'admin' ? adminPassword : password))
    sessions.set(who, known)
    return known
  }
  return {
    world,
    places,
    call: async (who, method, path, body) => call(world, await sessionOf(who), method, path, body),
    lookup: async (list, code) => {
      const answer = objectIn(await (await fetch(`${world.url}/api/Public/Lookup/GetByType/${list}`)).json())
      const value = listIn(answer, 'items').find(item => isObject(item) && item.code === code)
      const { id, nameAr, nameEn } = objectIn(value)
      return { id: Number(id), ar: String(nameAr), en: String(nameEn) }
    },
    visit: async (visit, work) => visited(browser, world, visit, visit.who && (await sessionOf(visit.who)), work),
    close: async () => {
      await browser.close()
      await world.stop()
    },
  }
}

/** Two authorities for one clerk; the first is his default. */
async function settleTwoPlaces(world: World): Promise<void> {
  const database = connect({ url: world.database.appUrl, assumesRole: false })
  const name = 'clerk of two authorities'
  try {
    const passwordHash = await hashOf(password)
    await database.write(
      { caller: visitor, requestId: 'test-desk', address: undefined, reason: 'the test world' },
      async transaction =>
        void (await makeAccount(transaction, {
          userName: 'twoPlaces',
          firstName: 'موظف',
          secondName: 'في',
          lastName: 'هيئتين',
          fullNameEn: name,
          email: 'two.places@test.example',
          phoneNumber: '',
          position: 'other',
          passwordHash,
          role: 'keeper',
          placeCodes: ['01001', '50001'],
        })),
    )
  } finally {
    await database.close()
  }
}

/** Signs in through the API. @returns what the browser keeps of it */
export async function signInAs(world: World, userName: string, secret = password): Promise<Json> {
  const answer = await fetch(`${world.url}/api/Account/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password: secret }),
  })
  return objectIn(await answer.json())
}

async function call(world: World, session: Json, method: string, path: string, body: unknown): Promise<Json> {
  const answer = await fetch(`${world.url}/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${String(session.access_token)}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return text === '' ? {} : objectIn(JSON.parse(text))
}

async function visited(
  browser: Browser,
  world: World,
  { lang, inverted = false, withheld, options = {} }: Visit,
  session: Json | undefined,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: world.url, reducedMotion: 'reduce', ...options })
  context.setDefaultTimeout(60_000)
  await context.addInitScript(
    ([chosen, kept, contrast]) => {
      // Once only: what the page itself changes stays changed.
      if (sessionStorage.getItem('given')) return
      sessionStorage.setItem('given', '1')
      localStorage.setItem('currentLang', chosen)
      if (kept !== '') localStorage.setItem('userDetails', kept)
      if (contrast) localStorage.setItem('a11y', JSON.stringify({ contrast: 'inverted' }))
    },
    [lang, session ? JSON.stringify(session) : '', inverted] as const,
  )
  const complaints: string[] = []
  const page = await context.newPage()
  noteRequests(page)
  page.on('console', message => {
    // What the API refuses the browser notes too; that is not a fault of the page.
    const { url } = message.location()
    if (message.type() === 'error' && !url.includes('/api/') && !withheld?.test(url)) complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('dialog', dialog => void dialog.accept())
  try {
    await work(page)
    expect(complaints).toEqual([])
  } finally {
    await context.close()
  }
}

/** Expects of something that comes by and by; the machine may be busy. */
export function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 45_000 })
}

/** From now on the places that a field offers do not come. @returns lets them come */
export async function holdPlaces(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/Place/GetSelect**', async route => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Picks from a select: opens it by its label and takes a line. */
export async function choose(within: Page | Locator, label: string | RegExp, option: string): Promise<void> {
  await within.getByRole('button', { name: label }).click()
  const page = 'page' in within ? within.page() : within
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** The file that the export of a page gives, and its name. */
export async function exported(page: Page, lang: Lang, kind: 'CSV' | 'XLSX' | 'JSON'): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: say(lang, 'تصدير', 'Export'), exact: true }).click()
  const item = page.getByRole('menuitem', { name: kind })
  const [download] = await Promise.all([page.waitForEvent('download'), item.click()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** The names of the rows that a list shows, top down. */
export function titles(page: Page): Promise<string[]> {
  return page.getByRole('rowheader').allInnerTexts()
}

/** Waits until the page's list shows exactly these rows, in any order. */
export async function showsOnly(page: Page, wanted: readonly string[]): Promise<void> {
  await eventually(async () => (await titles(page)).toSorted()).toEqual(wanted.toSorted())
}

/** The side bar. */
export function menuOf(page: Page, lang: Lang): Locator {
  return page.getByRole('navigation', { name: lang === 'ar' ? 'القائمة' : 'Menu' })
}
