import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
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

// Low enough that parts that stay in sight come in the way of what has the focus.
const viewport = { width: 1280, height: 760 }

const words = {
  ar: {
    home: '/',
    content: 'تجاوز إلى المحتوى',
    authority: 'اسم الهيئة أو رمزها',
    governorate: 'المحافظة',
    nablus: 'نابلس',
    search: 'ابحث',
    inPortal: 'البحث في البوابة',
    toSearch: 'إلى البحث',
    category: 'التصنيف',
    month: 'الشهر',
    apply: 'طبّق',
    next: 'التالي',
    allNews: 'كل الأخبار',
    news: 'الأخبار',
    english: 'English',
    tools: 'أدوات سهولة الوصول',
    contrast: 'عكس الألوان',
    reset: 'إعادة الضبط',
    point: /^محافظة نابلس/,
    ofPlace: 'كل أخبار الجهة',
  },
  en: {
    home: '/en',
    content: 'Skip to the content',
    authority: 'Name or code of an authority',
    governorate: 'Governorate',
    nablus: 'Nablus',
    search: 'Search',
    inPortal: 'Search the portal',
    toSearch: 'To the search',
    category: 'Category',
    month: 'Month',
    apply: 'Apply',
    next: 'Next',
    allNews: 'All news',
    news: 'News',
    english: 'العربية',
    tools: 'Accessibility tools',
    contrast: 'Invert colours',
    reset: 'Reset',
    point: /^Governorate of Nablus/,
    ofPlace: 'All news from this publisher',
  },
} as const

async function press(page: Page, key: string, arrivesAt: RegExp): Promise<void> {
  await page.keyboard.press(key)
  await page.waitForURL(arrivesAt)
}

describe.each(['ar', 'en'] as const)('by the keyboard alone a visitor (%s)', lang => {
  const say = words[lang]
  const withPage = async (path: string, work: (page: Page) => Promise<void>): Promise<void> => {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' })
    try {
      const page = await context.newPage()
      await page.goto(world.url + path, { waitUntil: 'networkidle' })
      await work(page)
    } finally {
      await context.close()
    }
  }
  const inLang = (path: string) => (lang === 'ar' ? path : `/en${path}`)

  test('finds his authority on the home page: by its name and governorate, and on the map', () =>
    withPage(say.home, async page => {
      await tabTo(page, say.content)
      await page.keyboard.press('Enter')
      await tabTo(page, say.authority)
      await page.keyboard.type('15001')
      await tabTo(page, say.governorate)
      await page.keyboard.type(say.nablus)
      await tabTo(page, say.search)
      await press(page, 'Enter', /localComms/)
      await page.goto(world.url + say.home, { waitUntil: 'networkidle' })
      await tabTo(page, say.point)
      await press(page, 'Enter', /localComms\/15/)
    }))

  test('searches the portal, opens what was found and goes on from there to its news', () =>
    withPage(inLang('/localComms'), async page => {
      await tabTo(page, say.toSearch)
      await page.keyboard.press('Enter')
      await tabTo(page, say.inPortal)
      await page.keyboard.type(say.nablus)
      await press(page, 'Enter', /search\?/)
      await tabTo(page, say.content)
      await page.keyboard.press('Enter')
      await tabTo(page, say.nablus)
      await press(page, 'Enter', /localComm\/15001/)
    }))

  test('narrows the list of news, takes it back, turns the page and opens an item', () =>
    withPage(inLang('/news'), async page => {
      await tabTo(page, say.content)
      await page.keyboard.press('Enter')
      await tabTo(page, say.category)
      await page.keyboard.press('ArrowDown')
      await tabTo(page, say.apply)
      await press(page, 'Enter', /category|news\/\w+/)
      await page.goBack({ waitUntil: 'networkidle' })
      await tabTo(page, say.next)
      await press(page, 'Enter', /page=2/)
      const first = (await page.getByRole('main').locator('h2 a, h3 a').first().textContent())?.trim() ?? ''
      expect(first).not.toBe('')
      await tabTo(page, first)
      await press(page, 'Enter', /news\/[0-9a-f-]{36}/)
    }))

  test('reads an item, scrolls its table, and goes on to the place whose it is', () =>
    withPage(inLang('/news'), async page => {
      await page.goto(`${world.url}${inLang(`/news/${await withTable()}`)}`, { waitUntil: 'networkidle' })
      await tabTo(page, /جدول|Table/)
      await tabTo(page, say.ofPlace)
      await press(page, 'Enter', /news\/\d+/)
    }))

  test('changes the language of the page, and the colours back and forth', () =>
    withPage(inLang('/localComm/15001'), async page => {
      await tabTo(page, say.tools)
      await page.keyboard.press('Enter')
      await tabTo(page, say.contrast)
      await page.keyboard.press('Enter')
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.contrast)).toBe('inverted')
      await tabTo(page, say.reset)
      await page.keyboard.press('Enter')
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.contrast)).not.toBe('inverted')
      await page.keyboard.press('Escape')
      await tabTo(page, say.english)
      await press(page, 'Enter', lang === 'ar' ? /\/en\/localComm\/15001/ : /\d\/localComm\/15001/)
    }))
})

/** An item that has a table in its text. */
async function withTable(): Promise<string> {
  const { items }: { items: { id: string }[] } = await (
    await fetch(`${world.url}/api/Public/News/GetListPaged?maxResultCount=50&language=en`)
  ).json()
  for (const { id } of items) {
    const item: { bodyAr: string; place: string | null } = await (await fetch(`${world.url}/api/Public/News/Get/${id}`)).json()
    if (item.bodyAr.includes('<table') && item.place !== null) return id
  }
  throw new Error('No item of the demonstration has a table')
}
