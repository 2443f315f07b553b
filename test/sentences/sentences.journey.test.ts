import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { password, settle, type PersonName, type PlaceIds } from '../people.ts'
import { startWorld, type World } from '../world.ts'
import { spoken } from './catalogue.ts'

let world: World
let browser: Browser
let places: PlaceIds
beforeAll(async () => {
  world = await startWorld()
  places = await settle(world)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

type Lang = 'ar' | 'en'

async function session(who: PersonName): Promise<Record<string, unknown>> {
  const answer = await fetch(`${world.url}/api/Account/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: who, password }),
  })
  return answer.json()
}

/** A browser with a session, as sign-in would have left it. */
async function opened(lang: Lang, details?: Record<string, unknown>): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext()
  await context.addInitScript(
    ([chosen, kept]) => {
      localStorage.setItem('currentLang', chosen ?? 'ar')
      // Once only: what the page itself removes stays removed.
      if (kept && !sessionStorage.getItem('given')) localStorage.setItem('userDetails', kept)
      sessionStorage.setItem('given', '1')
    },
    [lang, details ? JSON.stringify(details) : undefined] as const,
  )
  return { context, page: await context.newPage() }
}

/** The places of a user, open for an administrator. */
async function placesOf(who: PersonName, lang: Lang, hasTwo = false): Promise<Page> {
  const details = await session('administrator')
  const headers = { authorization: `Bearer ${String(details.access_token)}`, 'content-type': 'application/json' }
  const asked = async (path: string, init: RequestInit = {}) => (await fetch(`${world.url}/api/${path}`, { headers, ...init })).json()
  const { items } = await asked(`User/GetListPaged?filter=${who}`)
  if (hasTwo) {
    const { id, concurrencyStamp, defaultPlace } = items[0]
    const other = places.get('50002')
    const body = { concurrencyStamp, places: [{ place: defaultPlace, isDefault: true }, { place: other }] }
    await asked(`User/SetPlaces/${id}`, { method: 'PUT', body: JSON.stringify(body) })
  }
  const { page } = await opened(lang, details)
  await page.goto(`${world.url}/dashboard/systemUsers/${String(items[0].id)}?tab=places`)
  return page
}

const situations: Record<keyof typeof spoken, (lang: Lang) => Promise<Page>> = {
  loginFirst: async lang => {
    const { page } = await opened(lang)
    await page.goto(`${world.url}/dashboard/news`)
    await page.waitForURL(/\/login\?returnUrl=%2Fdashboard%2Fnews$/)
    return page
  },
  sessionExpired: async lang => {
    const { page } = await opened(lang, { ...(await session('editor')), loginAt: '2020-01-01T00:00:00Z' })
    await page.goto(`${world.url}/dashboard/news`)
    await page.waitForURL(/\/login/)
    return page
  },
  noPermission: async lang => {
    const { page } = await opened(lang, await session('editor'))
    await page.goto(`${world.url}/dashboard/place`)
    await page.waitForURL(/\/dashboard$/)
    return page
  },
  alreadySignedIn: async lang => {
    const { page } = await opened(lang, await session('editor'))
    await page.goto(`${world.url}/login`)
    await page.waitForURL(/\/dashboard$/)
    return page
  },
  codeExists: async lang => {
    const { page } = await opened(lang, await session('administrator'))
    await page.goto(`${world.url}/dashboard/place/0`)
    await page.getByRole('button', { name: lang === 'ar' ? /نوع الجهة/ : /Place type/ }).click()
    await page.getByRole('option', { name: lang === 'ar' ? 'المشاريع' : 'Projects', exact: true }).click()
    await page.getByLabel(lang === 'ar' ? 'الرمز' : 'Code', { exact: true }).fill('P08')
    await page.getByLabel(lang === 'ar' ? 'الاسم (العربية)' : 'Name (Arabic)').fill('جهة جديدة')
    await page.getByLabel('Name (English)').fill('A new place')
    await page.getByRole('button', { name: lang === 'ar' ? 'حفظ' : 'Save', exact: true }).click()
    return page
  },
  authorityMissing: async lang => {
    const { page } = await opened(lang, await session('administrator'))
    await page.goto(`${world.url}/dashboard/localCommittees/99999`)
    await page.waitForURL(/\/dashboard\/localCommittees$/)
    return page
  },
  createUserFirst: async lang => {
    const { page } = await opened(lang, await session('administrator'))
    await page.goto(`${world.url}/dashboard/systemUsers/0`)
    return page
  },
  defaultPlace: async lang => {
    const page = await placesOf('lender', lang, true)
    await page
      .getByText(lang === 'ar' ? 'الافتراضية' : 'Default', { exact: true })
      .first()
      .click()
    await page.getByRole('button', { name: lang === 'ar' ? 'حفظ' : 'Save', exact: true }).click()
    return page
  },
  assignedPlace: async lang => {
    const page = await placesOf('member', lang)
    await page.getByRole('button', { name: lang === 'ar' ? /^إزالة/ : /^Remove/ }).click()
    await page.getByRole('button', { name: lang === 'ar' ? 'حفظ' : 'Save', exact: true }).click()
    return page
  },
  fault: async lang => {
    const { context, page } = await opened(lang, await session('administrator'))
    // The server is there and answers nothing that can be read, as a broken proxy would.
    await context.route('**/api/News/GetListPaged**', route => route.fulfill({ status: 502, body: 'bad gateway' }))
    await page.goto(`${world.url}/dashboard/news`)
    return page
  },
}

const cases = Object.entries(situations).flatMap(([name, bring]) => (['ar', 'en'] as const).map(lang => ({ name, lang, bring })))

test.each(cases)('the reader is told «$name» in his language ($lang)', async ({ name, lang, bring }) => {
  const page = await bring(lang)
  const sentence = Object.entries(spoken).find(([key]) => key === name)?.[1][lang] ?? ''
  await page.getByText(sentence).first().waitFor()
  await page.context().close()
})

test('a 401 clears the stored session and leads to home', async () => {
  const { page } = await opened('ar', { ...(await session('editor')), access_token: 'no-longer-valid' })
  await page.goto(`${world.url}/dashboard/news`)
  await page.waitForURL(`${world.url}/`)
  await expect(page.evaluate(() => localStorage.getItem('userDetails'))).resolves.toBeNull()
  await page.context().close()
})

test('without permission the user is back on the page that he came from', async () => {
  const { page } = await opened('en', await session('editor'))
  await page.goto(`${world.url}/dashboard`)
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'News', exact: true }).click()
  await page.waitForURL(/\/dashboard\/news$/)
  // A link that somebody sent him, opened from the page where he is.
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/dashboard/place'
    document.body.append(link)
    link.click()
  })
  await page.getByText(spoken.noPermission.en).first().waitFor()
  await page.waitForURL(/\/dashboard\/news$/)
  await page.context().close()
})
