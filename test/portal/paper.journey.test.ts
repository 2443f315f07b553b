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

test('the points of a text have their marks on paper, where backgrounds are left out, and headings stay with what they head', async () => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.goto(world.url + '/ads')
    const paths = await page.locator('.row-title a[href^="/ads/"]').evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
    const points = page.locator('.prose ul > li')
    const heading = page.locator('.prose h2')
    for (const path of paths) {
      await page.goto(world.url + path)
      if ((await points.count()) > 0 && (await heading.count()) > 0) break
    }
    await page.emulateMedia({ media: 'print' })
    const ink = await points.first().evaluate(point => {
      const { borderTopWidth, borderTopStyle, content } = getComputedStyle(point, '::before')
      return { isDrawn: Number.parseFloat(borderTopWidth) > 0 && borderTopStyle === 'solid', content }
    })
    expect(ink).toEqual({ isDrawn: true, content: '""' })
    expect(await heading.first().evaluate(one => getComputedStyle(one).breakAfter)).toBe('avoid')
  } finally {
    await context.close()
  }
})

test.each(['registrationUrl', 'registrationEmail'])('an event is printed without buttons, its %s written out', async field => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const { items } = await (await fetch(`${world.url}/api/Public/Event/GetBetween?maxResultCount=50`)).json()
    const events = await Promise.all(
      items.map(async ({ id }: { id: string }) => (await fetch(`${world.url}/api/Public/Event/Get/${id}`)).json()),
    )
    const { id, [field]: address } =
      events.find(one => one[field] !== null && one.eventState === 1 && one.point !== null) ??
      events.find(one => one[field] !== null && one.eventState === 1)
    await page.goto(`${world.url}/newEvent/${id}`)
    const acts = page.getByRole('main').locator('.btn, .event-page .more, .event-acts .more, .event-ahead')
    expect(await acts.filter({ visible: true }).count()).toBeGreaterThan(2)
    expect(await page.getByText(address, { exact: true }).isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    expect(await acts.filter({ visible: true }).count()).toBe(0)
    expect(await page.getByText(address, { exact: true }).isVisible()).toBe(true)
  } finally {
    await context.close()
  }
})

test('answers that a page folds stand open on paper', async () => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.goto(world.url + '/page/help')
    const answer = page.locator('.place-fold').last().locator('.prose')
    expect(await answer.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    expect(await answer.isVisible()).toBe(true)
  } finally {
    await context.close()
  }
})

test('an article of a law is printed alone, beneath the name of its law; then the page is whole again', async () => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => {
      globalThis.print = () => undefined
    })
    await page.goto(world.url + '/legalEnvironment', { waitUntil: 'networkidle' })
    const laws = await page
      .locator('.law-row a[href^="/legalEnvironment/"]')
      .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
    const articles = page.locator('.law-article')
    for (const law of laws) {
      await page.goto(world.url + law, { waitUntil: 'networkidle' })
      if ((await articles.count()) > 2) break
    }
    const count = await articles.count()
    expect(count).toBeGreaterThan(2)
    await articles.nth(1).getByRole('button', { name: 'اطبع المادة وحدها' }).click()
    await page.emulateMedia({ media: 'print' })
    expect(await articles.nth(1).isVisible()).toBe(true)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    expect([
      await articles.nth(0).isVisible(),
      await articles.nth(2).isVisible(),
      await page.locator('.law > .fact-rows').isVisible(),
    ]).toEqual([false, false, false])
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    expect(await articles.nth(0).isVisible()).toBe(true)
  } finally {
    await context.close()
  }
})
