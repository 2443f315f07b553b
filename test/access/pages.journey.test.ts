import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pages } from '../../catalogue.ts'
import { callsOf, visitor, type AnyResource, type Caller, type PageTable } from '../../kernel/kernel.ts'
import { standardRoles } from '../../modules/admin/roles/roles.ts'
import { placeTypes } from '../../modules/places/hierarchy/hierarchy.ts'
import { opens } from '../../web/shells/dashboard/navigation.ts'
import { launchBrowser } from '../browser.ts'
import { atRest, noteRequests } from '../dashboard/rest.ts'
import { startWorld, type World } from '../world.ts'
import { missingRoutes } from './missingRoutes.ts'
import { holdersOf, type Holder } from './roles.ts'
import { formOf, specifiedRoutes } from './specifiedRoutes.ts'

type Row = PageTable[string] & { readonly list?: AnyResource; readonly form?: AnyResource; readonly tabs?: readonly AnyResource[] }
const table: PageTable = pages
const rows: readonly (readonly [string, Row])[] = Object.entries(table)
const nobody = '00000000-0000-7000-8000-000000000000'

/** The call behind a page that has a screen of its own. */
const callsOfScreens: Readonly<Record<string, string>> = {
  'localCommittees/{authorityCode}': 'LocalComm/GetByCode/no-such-code',
  'systemUsers/{id}': `User/Get/${nobody}`,
  userPlaces: 'User/GetByPlace',
  'userRoles/{id}': `Role/Get/${nobody}`,
  lookupType: 'LookupType/GetListPaged?maxResultCount=1',
  'lookupType/{id}': 'LookupType/Get/999999',
  lookup: 'Lookup/GetListPaged?maxResultCount=1',
  config: 'Config/GetListPaged',
  'config/{id}': 'Config/GetListPaged',
  'messageTemplate/{id}': `MessageTemplate/Get/${nobody}`,
  'entryTemplate/{id}': `EntryTemplate/Get/${nobody}`,
  'gateService/{id}': `GateService/Get/${nobody}`,
  'outbox/{id}': `Outbox/Get/${nobody}`,
  'knowledgeExchange/reading': 'KnowledgeExchange/GetReadable?maxResultCount=1',
  'knowledgeExchange/reading/{id}': `KnowledgeExchange/Read/${nobody}`,
  translation: 'Translation/GetListPaged?maxResultCount=1',
  menu: 'Menu/GetTree',
  'menu/{id}': `Menu/Get/${nobody}`,
  aboutUs: 'AboutUs/GetListPaged?maxResultCount=1',
  'staticPage/{id}': `StaticPage/Get/${nobody}`,
  'searchSetting/asked': 'SearchSynonym/GetAsked',
  'pageFeedback/pages': 'PageFeedback/GetCounts',
  'pageFeedback/visits': 'PageFeedback/GetVisits',
  'pageFeedback/{id}': `PageFeedback/Get/${nobody}`,
  'visitorEntries/blocked': 'VisitorSubmission/GetBlocked',
  'creativeIdeasBank/{id}': `CreativeIdeasBank/Get/${nobody}`,
  'investors/{id}': `Investors/Get/${nobody}`,
  'visitorEntries/{id}': `VisitorSubmission/Get/${nobody}`,
  'contactUs/{id}': `ContactMessage/Get/${nobody}`,
  system: 'System/GetStatus',
  interfaceText: 'InterfaceText/GetListPaged?maxResultCount=1',
  audits: 'AuditLog/GetListPaged?maxResultCount=1',
}

let world: World
let browser: Browser
let holders: readonly Holder[] = []
beforeAll(async () => {
  world = await startWorld()
  holders = await holdersOf(world)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

/** By the specification (section 6): any one permission of the page, or of the page above it; administrators always. */
function mayOpen(holder: Holder, route: string): boolean {
  const page = table[route]
  if (page?.permission === undefined) return page?.under !== undefined && mayOpen(holder, page.under)
  return holder.isAdmin || [page.permission].flat().some(permission => holder.held.has(permission))
}

/** The permission held and the type of the active place matching; administrators see every entry. */
function entriesOf(holder: Holder): string[] {
  const type = Object.entries(placeTypes).find(([, [number]]) => number === holder.placeType)?.[0] ?? ''
  return rows.flatMap(([route, { group, placeTypes: types }]) => {
    const isOfPlace = route.includes('{')
    if (group === undefined || !mayOpen(holder, route)) return []
    if (!holder.isAdmin && types !== 'all' && !types?.includes(type)) return []
    // The pages of a file stand there while it is open: for the staff of an authority always, its own.
    if (isOfPlace && holder.placeType !== 1) return []
    return [`/dashboard/${route.replace(/\{\w+\}/, holder.placeId)}`]
  })
}

function callOf([route, { list, form, tabs }]: (typeof rows)[number]): string {
  if (list) return `${callsOf(list)}/GetListPaged?maxResultCount=1`
  if (form) return `${callsOf(form)}/Get/${form.options.key ? '999999' : nobody}`
  const [tab] = tabs ?? []
  if (tab) return `${callsOf(tab)}/GetListPaged?maxResultCount=1`
  const call = callsOfScreens[route]
  if (call === undefined) throw new Error(`${route} has a screen of its own: say in callsOfScreens by which call it is read`)
  return call
}

test('every row of pages × every role: the guard of the screen and the API say the same, as the specification has it', async () => {
  const wrong: string[] = []
  let pairs = 0
  for (const holder of holders) {
    const caller: Pick<Caller, 'isAdmin' | 'can'> = { isAdmin: holder.isAdmin, can: permission => holder.held.has(permission) }
    const authorization = `Bearer ${String(holder.session.access_token)}`
    for (const row of rows) {
      const [route] = row
      pairs += 1
      const wanted = mayOpen(holder, route)
      const guard = opens(table, route, { ...someone, ...caller })
      const { status } = await fetch(`${world.url}/api/${callOf(row)}`, { headers: { authorization } })
      const answered = status !== 403
      if (guard !== wanted || answered !== wanted || status >= 500 || status === 401)
        wrong.push(`${holder.role} ${route}: wanted ${wanted}, guard ${guard}, API ${status}`)
    }
  }
  expect(wrong).toEqual([])
  console.log(`${rows.length} pages × ${holders.length} roles: ${pairs} pairs through the guard and the API`)
})

const someone: Omit<Caller, 'isAdmin' | 'can'> = visitor

describe('in the browser, for every role', () => {
  test.each(standardRoles.map(({ code }) => code))(
    '%s: the side bar; one page opens; one says that there is no permission, and goes back, or home where there is no page before it',
    async role => {
      const holder = holders.find(one => one.role === role)
      expect(holder && (await lookAs(holder))).toEqual([])
    },
  )
})

const noPermission = 'No permission to access the page'

async function lookAs(holder: Holder): Promise<string[]> {
  const context = await browser.newContext({ baseURL: world.url, reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } })
  context.setDefaultTimeout(60_000)
  await context.addInitScript(kept => {
    localStorage.setItem('currentLang', 'en')
    localStorage.setItem('userDetails', kept)
  }, JSON.stringify(holder.session))
  const page = await context.newPage()
  noteRequests(page)
  const faults: string[] = []
  try {
    const entries = entriesOf(holder).toSorted()
    const forbidden = rows.find(([route]) => !mayOpen(holder, route) && !route.includes('{'))?.[0]
    const [first] = entries
    await page.goto(forbidden === undefined ? '/dashboard' : `/dashboard/${forbidden}`)
    if (forbidden !== undefined) {
      // Nothing was open before: it is said, and home is what is left.
      await page.getByText(noPermission).first().waitFor()
      await page.waitForURL(/\/dashboard$/)
    }
    await page.getByRole('heading', { level: 1 }).waitFor()
    const shown = await page
      .getByRole('navigation', { name: 'Menu' })
      .locator('a[href^="/dashboard/"]')
      .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
    if (shown.toSorted().join() !== entries.join()) faults.push(`shows ${shown.toSorted().join()}; wanted ${entries.join()}`)
    if (first === undefined) return faults
    await follow(page, first)
    await page.waitForURL(url => url.pathname === first)
    // Until it is drawn the page before it stands, with its heading; whoever leaves it in the same instant has not opened it.
    await atRest(page)
    await page.getByRole('heading', { level: 1 }).waitFor()
    if (await page.locator('main').getByText(noPermission).isVisible()) faults.push(`${first} does not open`)
    if (forbidden === undefined) return faults
    await follow(page, `/dashboard/${forbidden}`)
    await page.getByRole('alertdialog').filter({ hasText: noPermission }).first().waitFor()
    await page.waitForURL(url => url.pathname === first)
    // An address that is typed is another document: the page before it is the same.
    await page.goto(`/dashboard/${forbidden}`)
    await page.getByRole('alertdialog').filter({ hasText: noPermission }).first().waitFor()
    await page.waitForURL(url => url.pathname === first)
    return faults
  } catch (error) {
    return [...faults, `${page.url()}: ${error instanceof Error ? error.message.slice(0, 300) : String(error)}`]
  } finally {
    await context.close()
  }
}

/** Follows a link of the desk, as a reader does who was sent one: the page stays the same document. */
function follow(page: Page, href: string): Promise<void> {
  return page.evaluate(target => {
    const link = Object.assign(document.createElement('a'), { href: target })
    document.querySelector('.desk')?.append(link)
    link.click()
    link.remove()
  }, href)
}

test('the routes of the specification that have no page yet are those that are listed, and no other', () => {
  const made = new Set(Object.keys(table).map(formOf))
  const missing = specifiedRoutes.filter(route => !made.has(formOf(route)))
  console.log(`Routes of the specification without a page, ${missing.length} of ${specifiedRoutes.length}:\n  ${missing.join('\n  ')}`)
  expect(missing).toEqual(missingRoutes)
})
