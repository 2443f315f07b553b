import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { inTurn, langs } from '../dashboard/desk.ts'
import { clippedOf, isSound } from '../dashboard/eyes.ts'
import { startDemoWorld, type World } from '../world.ts'
import { tabTo } from './tabTo.ts'

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

const words = {
  ar: {
    home: '',
    content: 'تجاوز إلى المحتوى',
    table: 'جدول',
    map: 'خريطة',
    pick: /^للمقارنة:/,
    compare: 'قارن',
    compared: 'مقارنة الهيئات',
    one: /هيئة واحدة لا تكفي/,
    remove: /^أزل:/,
    municipality: 'بلدية',
    type: 'النوع',
    apply: 'طبّق',
  },
  en: {
    home: '/en',
    content: 'Skip to the content',
    table: 'Table',
    map: 'Map',
    pick: /^Compare \S/,
    compare: 'Compare',
    compared: 'Authorities compared',
    one: /One authority cannot be compared/,
    remove: /^Remove:/,
    municipality: 'Municipality',
    type: 'Type',
    apply: 'Apply',
  },
} as const

async function withPage(options: BrowserContextOptions, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 760 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })
  try {
    await work(await context.newPage())
  } finally {
    await context.close()
  }
}

describe.each(langs)('the list of authorities (%s)', lang => {
  const say = words[lang]

  test('by the keyboard alone two are chosen in the table, compared, and one of them is taken out', () =>
    withPage({}, async page => {
      await page.goto(`${world.url}${say.home}/localComms`, { waitUntil: 'networkidle' })
      await tabTo(page, say.content)
      await page.keyboard.press('Enter')
      await tabTo(page, say.table)
      await page.keyboard.press('Enter')
      await page.waitForURL(/view=table/)
      const boxes = page.getByRole('checkbox', { name: say.pick })
      await expect.poll(() => boxes.count()).toBe(10)
      await tabTo(page, say.content)
      await page.keyboard.press('Enter')
      for (let chosen = 0; chosen < 2; chosen += 1) {
        await tabTo(page, say.pick)
        await page.keyboard.press('Space')
      }
      await tabTo(page, say.compare)
      await page.keyboard.press('Enter')
      await page.waitForURL(/compare=\d+.*#compared$/)
      const compared = page.getByRole('region', { name: say.compared, exact: true }).first()
      await expect.poll(() => compared.getByRole('columnheader').count()).toBe(3)
      expect(await boxes.nth(0).isChecked()).toBe(true)
      expect(await boxes.nth(1).isChecked()).toBe(true)
      // The comparison is where the focus goes on from.
      await tabTo(page, say.remove)
      await page.keyboard.press('Enter')
      await page.waitForURL(url => url.searchParams.getAll('compare').length === 1)
      expect(await compared.innerText()).toMatch(say.one)
    }))

  test(
    'views and comparison are sound on every width, and nothing of them is cut',
    () =>
      withPage({}, async page => {
        for (const query of ['?view=table', '?view=map', '/15?view=map', '?compare=15001&compare=50001&compare=01001&compare=40001']) {
          await page.goto(`${world.url}${say.home}/localComms${query}`, { waitUntil: 'networkidle' })
          await isSound(page, [1440, 768, 390, 320], async () => expect(await clippedOf(page)).toEqual([]))
        }
      }),
    120_000,
  )
})

test.each(inTurn('en'))('without JavaScript the view and what was chosen stay while the list is narrowed (%s)', lang =>
  withPage({ javaScriptEnabled: false }, async page => {
    const say = words[lang]
    await page.goto(`${world.url}${say.home}/localComms`)
    await page.getByRole('link', { name: say.table, exact: true }).click()
    for (const box of [0, 1, 2]) await page.getByRole('checkbox', { name: say.pick }).nth(box).check()
    await page.getByRole('button', { name: say.compare, exact: true }).click()
    const compared = page.getByRole('region', { name: say.compared, exact: true }).first()
    expect(await compared.getByRole('columnheader').count()).toBe(4)
    await page.getByRole('combobox', { name: say.type, exact: true }).selectOption({ label: say.municipality })
    await page.getByRole('button', { name: say.apply }).click()
    await page.waitForURL(url => url.searchParams.get('type') !== null)
    const { searchParams } = new URL(page.url())
    expect([searchParams.get('view'), searchParams.getAll('compare').length]).toEqual(['table', 3])
    await compared.getByRole('columnheader').nth(3).waitFor()
    expect(await compared.getByRole('columnheader').count()).toBe(4)
    await page.getByRole('link', { name: say.map, exact: true }).click()
    expect(
      await page
        .getByRole('navigation')
        .filter({ has: page.locator('svg.points') })
        .count(),
    ).toBe(1)
  }),
)
