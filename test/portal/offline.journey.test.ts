import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { startDemoWorld, type World } from '../world.ts'

let world: World
let browser: Browser
beforeAll(async () => {
  ;[world, browser] = await Promise.all([startDemoWorld(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

const words = {
  ar: { home: '/', copy: 'نسخة دون اتصال من', never: 'أنت غير متصل بالإنترنت', name: 'محلّي', news: /^الأخبار$/ },
  en: { home: '/en', copy: 'Offline copy of', never: 'You are offline', name: 'Mahalli', news: /^News$/ },
} as const

test.each(['ar', 'en'] as const)('what a visitor has opened stays readable without a connection, and says what it is (%s)', async lang => {
  const { home, copy, never, name, news } = words[lang]
  const context = await browser.newContext({ baseURL: world.url })
  const page = await context.newPage()
  try {
    await page.goto(home)
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    // The page that was open before the worker was is kept with the others.
    await page.waitForFunction(async () => (await (await caches.open('pages')).keys()).length > 0)
    await page.goto(`${home === '/' ? '' : home}/news`)
    await page.waitForFunction(async () => (await (await caches.open('pages')).keys()).length > 1)
    expect(await page.getByText(copy).isVisible()).toBe(false)
    await context.setOffline(true)
    await page.reload()
    expect(await page.getByText(copy).isVisible()).toBe(true)
    expect(await page.getByText(copy).innerText()).toMatch(/ 20\d\d\/\d\d\/\d\d[,،] \d\d:\d\d (?:[AP]M|[صم])\./)
    await page.goto(home)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading)
    expect(await page.getByText(copy).isVisible()).toBe(true)
    await page.goto(`${home === '/' ? '' : home}/localComms`)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(never)
    expect(await page.getByRole('listitem').allInnerTexts()).toEqual(expect.arrayContaining([expect.stringMatching(news)]))
    expect(await page.getByRole('listitem').filter({ hasText: name }).count(), 'said once, above').toBe(0)
    expect(await page.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(home)
    await context.setOffline(false)
    await page.goto(home)
    expect(await page.getByText(copy).isVisible()).toBe(false)
  } finally {
    await context.close()
  }
})
