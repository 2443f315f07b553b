import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { atRest, noteRequests } from '../dashboard/rest.ts'
import { startDemoWorld, type World } from '../world.ts'
import { lateLine } from './late.ts'
import { movedOf, noteMoves } from './looks.ts'

// What lies below a first screen: laid out when nothing else is to do, but at once for who is led there.

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

const phone = { width: 390, height: 844 }

async function onPage(options: BrowserContextOptions, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: phone, ...options })
  try {
    await work(await context.newPage())
  } finally {
    await context.close()
  }
}

/** For the page to say: parts that are not laid out yet. */
function waiting(): string[] {
  const parts = [...document.querySelectorAll(':is(main, .site-foot) *')].filter(part => !part.closest('details, dialog, [hidden]'))
  return parts.filter(part => getComputedStyle(part).contentVisibility === 'auto').map(({ className }) => className)
}

const laid = (page: Page) => page.locator('html.is-laid').waitFor({ state: 'attached' })

test.each(['/', '/news', '/localComm/01001', '/en/sitemap'])('%s is laid out on a phone once nothing else is to do', async path => {
  await onPage({ javaScriptEnabled: false }, async page => {
    await page.goto(world.url + path)
    expect((await page.evaluate(waiting)).length).toBeGreaterThan(2)
  })
  await onPage({}, async page => {
    await page.goto(world.url + path)
    await laid(page)
    expect(await page.evaluate(waiting)).toEqual([])
  })
  await onPage({ viewport: { width: 1440, height: 900 } }, async page => {
    await page.goto(world.url + path)
    await laid(page)
    // A window that becomes narrow later finds all laid out, too.
    await page.setViewportSize(phone)
    expect(await page.evaluate(waiting)).toEqual([])
  })
})

test('whoever asks for a page anew, or comes back to it, has it laid out from the beginning, and is where he was', () =>
  onPage({}, async page => {
    // From nothing, as a browser that has not kept the page in its memory.
    await page.addInitScript(() => {
      addEventListener('unload', () => undefined)
      addEventListener('DOMContentLoaded', () =>
        Object.assign(globalThis, { wasLaid: document.documentElement.classList.contains('is-laid') }),
      )
    })
    const wasLaid = () => page.evaluate(() => Reflect.get(globalThis, 'wasLaid'))
    const row = page.locator('main article, main li').filter({ has: page.locator('a[href^="/news/"]') })
    await page.goto(`${world.url}/news`)
    expect(await wasLaid()).toBe(false)
    await laid(page)
    const last = row.last()
    await last.scrollIntoViewIfNeeded()
    const top = await last.evaluate(part => part.getBoundingClientRect().top)
    await page.reload()
    expect(await wasLaid()).toBe(true)
    await expect.poll(async () => Math.abs((await last.evaluate(part => part.getBoundingClientRect().top)) - top)).toBeLessThan(4)
    await page.goto(`${world.url}/events`)
    expect(await wasLaid()).toBe(false)
    await page.goBack()
    expect(await wasLaid()).toBe(true)
    await expect.poll(async () => Math.abs((await last.evaluate(part => part.getBoundingClientRect().top)) - top)).toBeLessThan(4)
  }))

test.each(['/sitemap', '/en/sitemap'])('%s: who is led into a page sees nothing move, however late that part of it comes', async path => {
  const late = await lateLine(world.url, 'id="feeds"', 1500)
  try {
    await onPage({}, async page => {
      noteRequests(page)
      await page.addInitScript(noteMoves)
      await page.goto(`${late.url}${path}#feeds`)
      await atRest(page)
      expect(await page.locator('#feeds').evaluate(part => part.getBoundingClientRect().top)).toBeLessThan(phone.height)
      expect(await page.evaluate(movedOf)).toBeLessThan(0.02)
    })
  } finally {
    await late.close()
  }
})
