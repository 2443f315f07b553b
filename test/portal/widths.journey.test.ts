import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { startDemoWorld, type World } from '../world.ts'

// What a page shows by how wide it is.

let world: World
let browser: Browser
beforeAll(async () => {
  ;[world, browser] = await Promise.all([startDemoWorld(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

async function at(width: number, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, serviceWorkers: 'block', javaScriptEnabled: false })
  try {
    await work(await context.newPage())
  } finally {
    await context.close()
  }
}

/** The first of some pages that has what is looked for. */
async function pathWith(paths: readonly string[], mark: string): Promise<string> {
  for (const path of paths) if ((await (await fetch(world.url + path)).text()).includes(mark)) return path
  throw new Error(`No page has ${mark}`)
}

async function pathsOf(call: string, base: string): Promise<string[]> {
  const { items }: { items: readonly { id: string }[] } = await (await fetch(`${world.url}/api/Public/${call}`)).json()
  return items.map(({ id }) => `${base}/${id}`)
}

test.each([390, 768, 1440])('a long news item leads to its parts once, at %d pixels', width =>
  at(width, async page => {
    const path = await pathWith(await pathsOf('News/GetListPaged?maxResultCount=50', '/news'), 'id="part-4"')
    await page.goto(world.url + path)
    const fold = page.getByText(/^في هذا الخبر \(\d+\)$/)
    await expect(fold.isVisible()).resolves.toBe(width < 1000)
    if (width < 1000) await fold.click()
    const parts = page.getByRole('navigation', { name: 'في هذا الخبر' })
    await expect(parts.count()).resolves.toBe(1)
    const way = parts.getByRole('link').nth(3)
    await way.click()
    expect(new URL(page.url()).hash).toBe('#part-4')
    await expect(page.locator('#part-4').innerText()).resolves.toBe(await way.innerText())
  }),
)

test.each(['/', '/en'])('at twice the size of type no word of the key figures breaks on a phone (%s)', path =>
  at(390, async page => {
    await page.goto(world.url + path)
    await page.evaluate(() => (document.documentElement.dataset.zoom = '200'))
    const broken = await page.locator('.key-figures').evaluate(sentence => {
      const texts = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      const found: string[] = []
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word)
        }
      return found
    })
    expect(broken).toEqual([])
  }),
)

test.each(['/contactUs', '/council/J0101', '/localComm/50001'])(
  'at twice the size of type all of a map’s source is seen on a phone (%s)',
  path =>
    at(390, async page => {
      await page.goto(world.url + path)
      await page.evaluate(() => (document.documentElement.dataset.zoom = '200'))
      const outside = await page
        .locator('.map-caption bdi')
        .evaluateAll(sources =>
          sources.map(source => source.getBoundingClientRect()).filter(({ left, right }) => left < 0 || right > innerWidth),
        )
      expect(outside).toEqual([])
      await expect(page.locator('.map-caption bdi').count()).resolves.toBeGreaterThan(0)
    }),
)

// Which parts a notice has differs: papers, whom to ask, who has published it.
test.each(['', '/en'])('the text of every notice stands under its title, whatever stands beside it (%s)', lang =>
  at(1440, async page => {
    const strayed: string[] = []
    for (const path of await pathsOf('Ads/GetByStage?stage=all&maxResultCount=200', '/ads')) {
      await page.goto(`${world.url}${lang}${path}`)
      const [title, text, end] = await Promise.all(
        ['h1', '.sheet-text', '.article-end'].map(part => page.locator(part).first().boundingBox()),
      )
      if (title && text && end && [text, end].some(({ x, y }) => Math.abs(x - title.x) > 1 || y < title.y + title.height))
        strayed.push(path)
    }
    expect(strayed).toEqual([])
  }),
)

/** What is wider than the window, and tabs whose words lie over one another, for the page to say. */
function crowded(): string[] {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  const cut = [...document.querySelectorAll<HTMLElement>('.notice-stages .tab')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  )
  return [...(wide > 0 ? [`${wide} px wider`] : []), ...cut.map(tab => tab.innerText)]
}

test.each([390, 320])('with type of twice the size tabs of notices and the way to a file keep to a page of %d pixels', width =>
  at(width, async page => {
    const filed = await pathWith(
      await pathsOf('KnowledgeExchange/GetListPaged?language=en&maxResultCount=50', '/en/knowledgeExchange'),
      'item-file',
    )
    for (const path of ['/ads', '/en/ads', filed, filed.replace('/en/', '/')]) {
      await page.goto(world.url + path)
      await page.evaluate(() => (document.documentElement.dataset.zoom = '200'))
      await expect(page.evaluate(crowded), path).resolves.toEqual([])
    }
  }),
)
