import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { startDemoWorld, type World } from '../world.ts'
import { firstOf, heightsUnderFinger, layOut } from './looks.ts'

// What stands in columns, and what a finger presses, on pages of several widths.

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

const langs = ['ar', 'en'] as const
const inLang = (lang: (typeof langs)[number], path: string) => (lang === 'ar' ? path : `/en${path === '/' ? '' : path}`)

async function at<T>(width: number, path: string, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width, height: 844 } })
  const page = await context.newPage()
  try {
    await page.goto(world.url + path, { waitUntil: 'networkidle' })
    await layOut(page)
    return await work(page)
  } finally {
    await context.close()
  }
}

/** The edges at which the figures of some elements end, to the whole pixel; each once. */
function edgesOf(page: Page, selector: string): Promise<readonly number[]> {
  return page.evaluate(of => {
    const ends = [...document.querySelectorAll(of)].flatMap(element => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const found = [...(node.textContent ?? '').matchAll(/[\d,.]*\d/g)].at(-1)
        if (!found) continue
        range.setStart(node, found.index)
        range.setEnd(node, found.index + found[0].length)
        return [Math.round(range.getBoundingClientRect().right)]
      }
      return []
    })
    return [...new Set(ends)]
  }, selector)
}

describe.each(langs)('figures stand units under units (%s)', lang => {
  test.each([320, 390, 768])('of what ideas cost, at %d pixels', width =>
    at(width, inLang(lang, '/entrepreneurialIdeaBank'), async page => {
      expect(await page.locator('.idea-wants > :nth-child(2)').count()).toBeGreaterThan(2)
      expect(await edgesOf(page, '.idea-wants > :nth-child(2) > dd')).toHaveLength(1)
    }),
  )

  test.each([768, 1440])('of the components of the sector and of stories, at %d pixels', async width => {
    await at(width, inLang(lang, '/localGovernmentSector'), async page => {
      expect(await page.locator('.tier > ul > li > .component-figures dd').count()).toBeGreaterThan(3)
      expect(await edgesOf(page, '.tier > ul > li > .component-figures dd')).toHaveLength(1)
      const sizes = await page.locator('.tier h3').evaluateAll(names => names.map(name => getComputedStyle(name).fontSize))
      expect([...new Set(sizes)]).toEqual(['20px'])
    })
    for (const path of ['/', '/successStory'])
      await at(width, inLang(lang, path), async page => {
        expect(await page.locator('.story-row > .story-figure > b').count()).toBeGreaterThan(2)
        // Shares and counts: each ends with its sign.
        const ends = await page
          .locator('.story-row > .story-figure > b > bdi')
          .evaluateAll(figures => figures.map(figure => Math.round(figure.getBoundingClientRect().right)))
        expect([path, new Set(ends).size]).toEqual([path, 1])
      })
  })

  test('the line of years names its first and its last on the narrowest phone, and its key the states of what is broken', () =>
    at(320, inLang(lang, '/partnerships'), async page => {
      const years = await page.locator('.agreements-years li').evaluateAll(marks =>
        marks.map(mark => {
          const { left, right } = mark.getBoundingClientRect()
          return { year: mark.textContent, isSeen: getComputedStyle(mark).visibility === 'visible' && left >= 0 && right <= innerWidth }
        }),
      )
      expect(years.filter(({ isSeen }) => isSeen).map(({ year }) => year)).toEqual(
        years.filter((_, index) => index % 2 === 0).map(({ year }) => year),
      )
      const broken = await page.locator('.agreements-by > li > ul > li:has(.span-still) .state').allTextContents()
      expect(new Set((await page.locator('.key-still').textContent())?.split(/[,،] /))).toEqual(new Set(broken))
    }))
})

test('telephones, addresses of mail, the foot, the site map, laws and beneficiaries are as high as a finger on a phone', async () => {
  const agreement = `/partnerships?id=${await firstOf(world.url, 'Partnership/GetAll')}`
  for (const [path, links] of [
    ['/council/J0101', '.contact a'],
    ['/localComm/01001', '.contact a'],
    ['/contactUs', '.contact a'],
    ['/mediaCenter', '.contact a'],
    ['/', 'footer a:is([href^="tel:"], [href^="mailto:"]), footer li > a'],
    ['/sitemap', '.site-pages li > a'],
    ['/localGovernmentSector', '.component-laws > a, .sector-laws a'],
    [agreement, '.partner-places a'],
    ['/page/accessibility-statement', '.contents-list a'],
  ] as const)
    await at(390, path, async page => {
      const heights = await page.evaluate(heightsUnderFinger, links)
      expect([path, heights.length > 0]).toEqual([path, true])
      expect([path, heights.filter(({ height }) => height < 44)]).toEqual([path, []])
    })
})

test.each(langs)('the hint of a search has room at the largest type on a phone (%s)', async lang => {
  for (const path of ['/', '/search'])
    await at(390, inLang(lang, path), async page => {
      const cut = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
        const canvas = document.createElement('canvas').getContext('2d')
        return [...document.querySelectorAll<HTMLInputElement>('main .find input[placeholder]')].filter(input => {
          const [style, hint] = [getComputedStyle(input), getComputedStyle(input, '::placeholder')]
          if (!canvas) return false
          canvas.font = `${hint.fontSize} ${style.fontFamily}`
          // The button that empties a search keeps its room beside the hint.
          const room = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - parseFloat(style.fontSize)
          return canvas.measureText(input.placeholder).width > room
        }).length
      })
      expect([path, cut]).toEqual([path, 0])
    })
})
