import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

/** A visitor. @param hasScripts whether his browser runs any */
async function visiting(
  lang: 'ar' | 'en',
  path: string,
  width: number,
  work: (page: Page) => Promise<void>,
  hasScripts = false,
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: hasScripts, viewport: { width, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(world.url + (lang === 'ar' ? path : `/en${path}`))
    await work(page)
  } finally {
    await context.close()
  }
}

describe.each(['ar', 'en'] as const)('a visitor without JavaScript (%s)', lang => {
  const say = (ar: string, en: string) => (lang === 'ar' ? ar : en)

  test('finds an open tender, reads first until when, and takes the deadline with him', () =>
    visiting(lang, '/ads', 1440, async page => {
      await page.getByRole('combobox', { name: say('النوع', 'Kind') }).selectOption('tenders')
      await page.getByRole('button', { name: say('طبّق', 'Apply') }).click()
      expect(new URL(page.url()).searchParams.get('group')).toBe('tenders')
      await page.getByRole('main').getByRole('table').first().getByRole('rowheader').getByRole('link').first().click()
      const deadline = page.getByRole('region', { name: say('آخر موعد', 'Closing time') })
      await expect(deadline.getByRole('time').first().isVisible()).resolves.toBe(true)
      const href = await deadline.getByRole('link', { name: say('أضف الموعد إلى تقويمك', 'Add to my calendar') }).getAttribute('href')
      const file = await (await fetch(world.url + (href ?? ''))).text()
      expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*UID:notice-[\s\S]*END:VCALENDAR\r\n$/)
    }))

  test('turns the months of the calendar, comes back to this one and opens what is to come', () =>
    visiting(lang, '/events', 1440, async page => {
      const months = page.getByRole('navigation', { name: say('التنقل بين الأشهر', 'Months') })
      const now = await months.getByRole('heading').innerText()
      await months.getByRole('link', { name: say('الشهر التالي', 'Next month') }).click()
      await expect(months.getByRole('heading').innerText()).resolves.not.toBe(now)
      await months.getByRole('link', { name: say('اليوم', 'Today'), exact: true }).click()
      await expect(months.getByRole('heading').innerText()).resolves.toBe(now)
      await expect(page.getByRole('table').getByRole('columnheader').first().innerText()).resolves.toBe(say('الأحد', 'Sunday'))
      // Today is a cell as high as its week.
      await expect(page.locator('td.is-today').evaluate(cell => getComputedStyle(cell).display)).resolves.toBe('table-cell')
      await page.getByRole('link', { name: say('القادمة', 'Upcoming'), exact: true }).click()
      await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
      expect(new URL(page.url()).pathname).toContain('/newEvent/')
      await expect(page.getByRole('link', { name: say('أضف إلى تقويمك', 'Add to my calendar') }).isVisible()).resolves.toBe(true)
    }))

  test('reads on a phone the days of one month, whichever day today is, under its name with an arrow on either side', () =>
    visiting(
      lang,
      '/events/2035-09',
      320,
      async page => {
        const months = page.getByRole('navigation', { name: say('التنقل بين الأشهر', 'Months') })
        const top = async (box: Locator) => (await box.boundingBox())?.y ?? Number.NaN
        const name = months.getByRole('heading')
        const ways = [say('الشهر السابق', 'Previous month'), say('الشهر التالي', 'Next month')].map(way =>
          months.getByRole('link', { name: way }),
        )
        const [height, ...tops] = await Promise.all([name.evaluate(({ clientHeight }) => clientHeight), ...[name, ...ways].map(top)])
        expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(height)
        // Of an empty month there is no grid.
        await expect(page.getByRole('table').count()).resolves.toBe(0)
        await months.getByRole('link', { name: say('اليوم', 'Today'), exact: true }).click()
        const table = page.getByRole('table')
        // As it is when the last days of a month stand in the first week of the next.
        await table
          .locator('td.is-outside')
          .first()
          .evaluate(cell => cell.classList.add('is-today', 'has-events'))
        await expect(table.locator('td.is-outside:visible').count()).resolves.toBe(0)
        await expect(table.locator('td.is-today:visible').count()).resolves.toBe(1)
      },
      true,
    ))

  test.each([1440, 320])('scrolls no page sideways at %d pixels', async width => {
    for (const path of ['/ads', '/ads?stage=closed', '/events', '/events?view=list', '/events?view=past', '/events/2035-02'])
      await visiting(
        lang,
        path,
        width,
        async page => {
          const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
          expect([path, beyond]).toEqual([path, 0])
        },
        true,
      )
  })
})
