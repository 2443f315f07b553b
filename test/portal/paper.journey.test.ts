import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { startDemoWorld, type World } from '../world.ts'

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

test.each(['/', '/en/news', '/contactUs'])(
  '%s says on paper where it is and when it was printed, and fetches nothing of that before',
  async path => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    try {
      const page = await context.newPage()
      const codes: string[] = []
      page.on('request', request => request.url().includes('/qr.svg') && codes.push(request.url()))
      await page.goto(world.url + path, { waitUntil: 'networkidle' })
      // Whoever reads to the very end sees and fetches none of it.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await page.waitForLoadState('networkidle')
      const foot = page.locator('.print-address')
      expect([await foot.isVisible(), codes]).toEqual([false, []])

      await page.pdf()
      expect(codes).toHaveLength(1)
      await page.emulateMedia({ media: 'print' })
      expect(await foot.isVisible()).toBe(true)
      expect(await foot.getByRole('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
      expect(await foot.innerText()).toMatch(/(?:طُبعت في|Printed on) \d{4}\/\d{2}\/\d{2}/)
      expect(await foot.innerText()).toContain(world.url)
    } finally {
      await context.close()
    }
  },
)
