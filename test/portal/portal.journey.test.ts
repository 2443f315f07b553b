import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { startDemoWorld, type World } from '../world.ts'
import { faultsOfFacts, firstOf, furtherPaths, layOut, longLines, roomBeneath, smallLinks, touched } from './looks.ts'

let world: World
let browser: Browser
let article: string
let further: readonly string[]
beforeAll(async () => {
  world = await startDemoWorld()
  browser = await launchBrowser()
  article = `/news/${await firstOf(world.url, 'News/GetListPaged?maxResultCount=1&language=en')}`
  further = await furtherPaths(world.url)
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

const pathsOf = () => [
  '/',
  '/news',
  article,
  '/localComms',
  '/localComms/50',
  '/localComm/15001',
  '/auditRoots',
  `/search?q=${encodeURIComponent('بلدية')}`,
  '/search?q=zzz',
  '/api/docs',
  '/api/docs/News',
  '/nowhere',
]
const inEnglish = (path: string) => `/en${path === '/' ? '' : path}`
/** The pages of the beginning in both languages; of the others the English ones, whose words are the longer. */
const everywhere = () => [...pathsOf().flatMap(path => [path, inEnglish(path)]), ...further.map(inEnglish)]

/** Works on a page of its own and says what the browser complained about; an address that answers 404 complains by itself. */
async function withPage<T>(options: BrowserContextOptions, work: (page: Page, complaints: string[]) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on(
    'console',
    message => message.type() === 'error' && !message.location().url.includes('nowhere') && complaints.push(message.text()),
  )
  page.on('pageerror', error => complaints.push(String(error)))
  try {
    return await work(page, complaints)
  } finally {
    await context.close()
  }
}

describe('a visitor without JavaScript', () => {
  test.each(['ar', 'en'] as const)('finds his authority, reads its page, its news and the list they come from (%s)', lang =>
    withPage({ javaScriptEnabled: false }, async page => {
      const say = (ar: string, en: string) => (lang === 'ar' ? ar : en)
      await page.goto(world.url + (lang === 'ar' ? '/' : '/en'))
      await page.getByRole('searchbox', { name: say('اسم الهيئة أو رمزها', 'Name or code of an authority') }).fill(say('دورا', 'Dura'))
      await page
        .getByRole('main')
        .getByRole('button', { name: say('ابحث', 'Search') })
        .click()
      await page
        .getByRole('main')
        .getByRole('link', { name: say('دورا', 'Dura'), exact: true })
        .click()
      await expect.soft(page.getByRole('heading', { level: 1 }).innerText()).resolves.toContain(say('بلدية دورا', 'Dura Municipality'))
      const menu = page.getByRole('navigation', { name: say('القائمة الرئيسية', 'Main menu') })
      await menu
        .locator('summary')
        .filter({ hasText: say('المركز الإعلامي', 'Media centre') })
        .click()
      await menu.getByRole('link', { name: say('الأخبار', 'News'), exact: true }).click()
      await page.getByRole('combobox', { name: say('التصنيف', 'Category') }).selectOption('projects')
      await page.getByRole('button', { name: say('طبّق', 'Apply') }).click()
      expect(new URL(page.url()).searchParams.get('category')).toBe('projects')
      await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
      await expect(page.getByRole('main').getByRole('img').first().isVisible()).resolves.toBe(true)
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('English', 'العربية') })
        .click()
      await expect(page.locator('html').getAttribute('lang')).resolves.toBe(lang === 'ar' ? 'en' : 'ar')
    }),
  )

  test('chooses between open tenders and other notices on the first page, by the arrows', () =>
    withPage({ javaScriptEnabled: false }, async page => {
      await page.goto(world.url)
      const [tenders, notices] = [
        page.getByRole('region', { name: 'عطاءات', exact: true }),
        page.getByRole('region', { name: 'إعلانات', exact: true }),
      ]
      await page.getByRole('radio', { name: /^عطاءات/ }).focus()
      expect(await tenders.isVisible()).toBe(true)
      expect(await notices.isVisible()).toBe(false)
      await page.keyboard.press('ArrowDown')
      expect(await notices.isVisible()).toBe(true)
      expect(await tenders.isVisible()).toBe(false)
      await expect(notices.getByRole('link').count()).resolves.toBeGreaterThan(1)
    }))

  test('has the accessibility tools: the server draws the page as he chose, and draws it so again', () =>
    withPage({ javaScriptEnabled: false }, async page => {
      await page.goto(`${world.url}/news`)
      await page.getByText('سهولة الوصول').first().click()
      await page.getByRole('button', { name: 'تكبير الخط' }).click()
      expect(page.url()).toBe(`${world.url}/news`)
      await page.getByText('سهولة الوصول').first().click()
      await page.getByRole('button', { name: 'عكس الألوان' }).click()
      await page.goto(world.url)
      await expect(page.locator('html').getAttribute('data-zoom')).resolves.toBe('112')
      await expect(page.locator('html').getAttribute('data-contrast')).resolves.toBe('inverted')
      await page.getByText('سهولة الوصول').first().click()
      await page.getByRole('button', { name: 'مسطرة القراءة' }).click()
      await page.getByText('سهولة الوصول').first().click()
      await expect(page.getByRole('button', { name: 'مسطرة القراءة' }).getAttribute('aria-pressed')).resolves.toBe('true')
      expect(await rulerTop(page)).toBeGreaterThan(100)
    }))
})

/** Where the ruler lies in the window. */
function rulerTop(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.body, '::after').insetBlockStart))
}

describe('with a script the accessibility tools', () => {
  test('act at once, are remembered on the next page and undone by one button', () =>
    withPage({}, async (page, complaints) => {
      await page.goto(`${world.url}/en`, { waitUntil: 'networkidle' })
      await page.keyboard.press('Alt+0')
      await page.getByRole('button', { name: 'Larger text' }).click()
      await page.getByRole('button', { name: 'Larger text' }).click()
      await page.getByRole('button', { name: 'Invert colours' }).click()
      await page.getByRole('button', { name: 'Highlight links' }).click()
      await expect(page.getByRole('button', { name: 'Invert colours' }).getAttribute('aria-pressed')).resolves.toBe('true')
      await page.goto(`${world.url}/news`, { waitUntil: 'networkidle' })
      const root = await page.evaluate(() => Object.fromEntries(Object.entries(document.documentElement.dataset)))
      expect(root).toMatchObject({ zoom: '125', contrast: 'inverted', highlight: 'on' })
      await expect(page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).resolves.toBe('20px')
      await page.keyboard.press('Alt+0')
      await page.getByRole('button', { name: 'إعادة الضبط' }).click()
      await page.goto(world.url)
      await expect(page.evaluate(() => Object.keys(document.documentElement.dataset))).resolves.toEqual([])
      expect(complaints).toEqual([])
    }))

  test('space the text, lay a ruler where the pointer is, stop what moves and enlarge the pointer, each said by its button', () =>
    withPage({ reducedMotion: 'no-preference' }, async page => {
      await page.goto(`${world.url}/en/news`, { waitUntil: 'networkidle' })
      const styleOf = (selector: string, name: string) =>
        page.evaluate(([of, what]) => getComputedStyle(document.querySelector(of) ?? document.body).getPropertyValue(what), [
          selector,
          name,
        ] as const)
      const [lines, cursor, moving] = await Promise.all([
        styleOf('main p', 'line-height'),
        styleOf('main a', 'cursor'),
        styleOf('.menu-fold > summary .icon', 'transition-duration'),
      ])
      expect(moving).not.toBe('0s')
      await page.keyboard.press('Alt+0')
      for (const name of ['Readable spacing', 'Reading ruler', 'Stop motion', 'Larger pointer']) {
        const button = page.getByRole('button', { name })
        expect(await button.getAttribute('aria-pressed')).toBe('false')
        await button.click()
        expect(await button.getAttribute('aria-pressed')).toBe('true')
      }
      expect(Number.parseFloat(await styleOf('main p', 'line-height'))).toBeGreaterThan(Number.parseFloat(lines))
      expect(await styleOf('main a', 'cursor')).not.toBe(cursor)
      expect(await styleOf('.menu-fold > summary .icon', 'transition-duration')).toBe('0s')
      await page.mouse.move(400, 500)
      await expect.poll(() => rulerTop(page)).toBe(500 - 24)
      await page.getByRole('button', { name: 'Larger text' }).click()
      expect(await page.locator('[data-size]:visible').innerText()).toBe('112.5%')
      await page.getByRole('button', { name: 'Reset' }).click()
      expect(await page.locator('[data-act][aria-pressed=true]').count()).toBe(0)
      expect(await styleOf('main p', 'line-height')).toBe(lines)
    }))

  test('follow a system that wants no motion until the reader wants it', () =>
    withPage({ reducedMotion: 'reduce' }, async page => {
      await page.goto(world.url, { waitUntil: 'networkidle' })
      const lasts = () =>
        page.evaluate(() => getComputedStyle(document.querySelector('.menu-fold > summary .icon') ?? document.body).transitionDuration)
      expect(await lasts()).toBe('0s')
      await page.keyboard.press('Alt+0')
      const button = page.getByRole('button', { name: 'إيقاف الحركة' })
      expect(await button.getAttribute('aria-pressed')).toBe('true')
      await button.click()
      expect(await button.getAttribute('aria-pressed')).toBe('false')
      expect(await lasts()).not.toBe('0s')
    }))

  test('set no cookie, so that the visitor keeps reading the pages that are everybody’s', () =>
    withPage({}, async page => {
      await page.goto(world.url, { waitUntil: 'networkidle' })
      await page.keyboard.press('Alt+0')
      await page.getByRole('button', { name: 'تكبير الخط' }).click()
      await expect(page.context().cookies()).resolves.toEqual([])
    }))
})

test('by the keyboard alone: past the head, through the menu, to an authority', () =>
  withPage({}, async page => {
    await page.goto(world.url, { waitUntil: 'networkidle' })
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('تجاوز إلى المحتوى')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.evaluate(() => document.activeElement?.closest('main') !== null)).resolves.toBe(true)
    await page.keyboard.type('15001')
    await page.keyboard.press('Enter')
    await page.waitForURL(/localComms/)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('إلى البحث')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('نابلس')
    await page.keyboard.press('Enter')
    await page.waitForURL(/search/)
    await page.getByRole('main').getByRole('link', { name: 'نابلس', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/localComm\/15001/)
  }))

test('a fold of the head closes by Escape and gives the focus back; visitors have the way in and no quick navigation', () =>
  withPage({}, async page => {
    await page.goto(world.url, { waitUntil: 'networkidle' })
    await expect(page.getByText('تنقل سريع').first().isVisible()).resolves.toBe(false)
    await page.getByText('سهولة الوصول').first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'عكس الألوان' }).first().isVisible()).resolves.toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.locator('details[open][data-fold]').count()).resolves.toBe(0)
    await expect(page.evaluate(() => document.activeElement?.textContent)).resolves.toContain('سهولة الوصول')
  }))

test(
  'nothing is wider than the window from 320 px on, with type of twice the size and with wider spacing, and nothing touches the foot',
  () =>
    withPage({ viewport: { width: 1440, height: 800 } }, async page => {
      const found: string[] = []
      for (const path of everywhere()) {
        await page.goto(world.url + path)
        await layOut(page)
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        const room = await page.evaluate(roomBeneath)
        if (room < 16) found.push(`${path} ends ${Math.round(room)} px above the foot`)
        const look = async (how: string) => {
          for (const width of [1440, 768, 390, 320]) {
            await page.setViewportSize({ width, height: 800 })
            const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
            if (over > 0) found.push(`${path} at ${width} px ${how}: ${over}`)
          }
        }
        await look('as it comes')
        await page.evaluate(() => (document.documentElement.dataset.zoom = '200'))
        await look('at 200 %')
        await page.evaluate(() => {
          delete document.documentElement.dataset.zoom
          for (const element of document.querySelectorAll<HTMLElement>('main *'))
            Object.assign(element.style, { lineHeight: '1.5', letterSpacing: '0.12em', wordSpacing: '0.16em' })
        })
        await look('with wider spacing')
      }
      expect(found).toEqual([])
    }),
  240_000,
)

test('the address of an item is copied, and the button says so; without a script there is none', async () => {
  await withPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async page => {
    await page.goto(world.url + article, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'انسخ الرابط' }).click()
    await page.getByRole('button', { name: 'نُسخ الرابط' }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^http:\/\/[^/]+\/s\/[\da-z]{6}$/)
    await page.goto(copied)
    expect(page.url()).toBe(world.url + article)
  })
  await withPage({ javaScriptEnabled: false }, async page => {
    await page.goto(world.url + article)
    await expect(page.getByRole('button', { name: 'اطبع' }).isVisible()).resolves.toBe(false)
  })
})

test.each([
  ['no line of a text is longer than its measure on a tablet', 768, longLines, ['/', '/knowledgeExchange', '/videoCenter', '/addInvestor']],
  ['links of an item and of rows of a list are as large as a finger on a phone', 390, smallLinks, touched],
] as const)('%s', (_, width, faults, asked) =>
  withPage({ viewport: { width, height: 900 } }, async page => {
    for (const start of asked) {
      await page.goto(world.url + (further.find(path => start.endsWith('/') && path.startsWith(start)) ?? start), {
        waitUntil: 'networkidle',
      })
      await layOut(page)
      expect(await page.evaluate(faults), start).toEqual([])
    }
  }),
)

describe('on the smallest phone, 320 px', () => {
  const paths = () => ['/', '/news', article, '/localComms', '/localComm/01001', '/localComm/15001']
  const look = (work: (page: Page) => Promise<string[]>, more: readonly string[] = []) =>
    withPage({ viewport: { width: 320, height: 800 } }, async page => {
      const found: string[] = []
      for (const path of [...paths(), ...more].flatMap(bare => [bare, inEnglish(bare)])) {
        await page.goto(world.url + path, { waitUntil: 'networkidle' })
        found.push(...(await work(page)).map(fault => `${path}: ${fault}`))
      }
      expect(found).toEqual([])
    })

  test('no line of facts begins or ends with its separator, and none of its facts is joined to the next', () =>
    look(page => page.evaluate(faultsOfFacts), ['/gateServices']))

  test('no name stands out of its tile, no word of a title is broken, no hint of a field is cut', () =>
    look(page =>
      page.evaluate(() => {
        const wide = [...document.querySelectorAll<HTMLElement>('.tiles a')].filter(tile => tile.scrollWidth > tile.clientWidth)
        const broken = [...document.querySelectorAll('h1')].filter(title => {
          const text = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
          for (let node = text.nextNode(); node; node = text.nextNode())
            for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
              const range = document.createRange()
              range.setStart(node, index)
              range.setEnd(node, index + word.length)
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) return true
            }
          return false
        })
        const canvas = document.createElement('canvas').getContext('2d')
        const cut = [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')].filter(input => {
          const style = getComputedStyle(input)
          if (!canvas || !input.checkVisibility()) return false
          canvas.font = `${style.fontSize} ${style.fontFamily}`
          return (
            canvas.measureText(input.placeholder).width > input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
          )
        })
        return [...wide, ...broken, ...cut].map(element => element.outerHTML.slice(0, 120))
      }),
    ))

  test('every figure of a table is read whole, with its heading beside it', () =>
    look(page =>
      page.evaluate(() =>
        [...document.querySelectorAll('.by-row tbody td')].flatMap(cell => {
          const { left, right } = cell.getBoundingClientRect()
          const isWhole = left >= 0 && right <= innerWidth
          const label = cell.getAttribute('data-label') ?? ''
          const isNamed = label !== '' && getComputedStyle(cell, '::before').content.includes(label.replaceAll('"', '\\"'))
          return isWhole && isNamed ? [] : [cell.textContent ?? '']
        }),
      ),
    ))
})

test('whatever has the focus is in sight and marked', () =>
  withPage({ viewport: { width: 1440, height: 900 } }, async page => {
    await page.goto(world.url, { waitUntil: 'networkidle' })
    const hidden: string[] = []
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab')
      const seen = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return undefined
        const box = element.getBoundingClientRect()
        const marked = element.matches('svg a') || getComputedStyle(element).outlineStyle !== 'none'
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        const isSeen =
          box.bottom > 0 && box.top < innerHeight && (element.matches('svg a') || element.contains(top) || top?.contains(element))
        return marked && isSeen ? undefined : element.outerHTML.slice(0, 100)
      })
      if (seen) hidden.push(seen)
    }
    expect(hidden).toEqual([])
  }))

describe('the first visit of a citizen with a phone', () => {
  test('shows the task and something live on the first screen', () =>
    withPage({ viewport: { width: 390, height: 844 } }, async page => {
      await page.goto(world.url)
      for (const part of [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('main').getByRole('searchbox'),
        page.getByRole('list', { name: 'آخر ما نُشر' }),
      ])
        expect((await part.boundingBox())?.y ?? Infinity).toBeLessThan(844 - 100)
    }))
})
