import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { startWorld, type World } from './world.ts'

let world: World
let browser: Browser
beforeAll(async () => {
  world = await startWorld()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

test.each([
  ['/', 'ar', 'rtl', 'محلّي'],
  ['/en', 'en', 'ltr', 'Mahalli'],
])('a visitor without JavaScript opens %s and reads it', async (path, lang, dir, name) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(world.url + path)
  await expect(page.locator('html').getAttribute('lang')).resolves.toBe(lang)
  await expect(page.locator('html').getAttribute('dir')).resolves.toBe(dir)
  await expect(page.title()).resolves.toContain(name)
  await expect(page.getByRole('heading', { level: 1 }).isVisible()).resolves.toBe(true)
  await context.close()
})
