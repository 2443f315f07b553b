import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeOf } from '../axe.ts'
import { eventually, inTurn, langs, startDesk, type Clerk, type Desk, type Lang, type Visit } from './desk.ts'
import { rulesOfColours } from '../portal/drawings.ts'
import { objectIn, textIn } from '../walk/json.ts'
import { password } from '../people.ts'
import { clippedOf, focused, overflowOf, smallTargets, spaceText } from './eyes.ts'
import { tabTo } from './keys.ts'
import { atRest } from './rest.ts'

let desk: Desk
let newsId = ''
let messageId = ''
let templateId = ''
beforeAll(async () => {
  desk = await startDesk()
  const { id } = await desk.call('spokesman', 'POST', 'News/Create', {
    titleAr: 'افتتاح محطة ضخ المياه الجديدة في بلدة يعبد بعد أحد عشر شهرًا من العمل المتواصل',
    titleEn: 'The new water pumping station of Ya’bad opens after eleven months of work',
    date: '2026-03-01',
    isDraft: true,
  })
  newsId = String(id)
  // Sent, it is a notice for who publishes and a message in the outbox for whoever wrote it and is told of the decision.
  await desk.call('editor', 'POST', 'News/Create', { ...waitingNews, category: (await desk.lookup('newsCategory', 'projects')).id })
  await desk.call('administrator', 'POST', 'Config/Test/email', {})
  messageId = await firstOf('Outbox')
  templateId = await firstOf('MessageTemplate', `?channel=${(await desk.lookup('notificationChannel', 'email')).id}`)
  const [domestic, well] = [await desk.lookup('subscriberCategory', 'domestic'), await desk.lookup('waterSourceType', 'authorityWell')]
  await desk.call('dataEntry', 'POST', 'WaterYear/Create', {
    localCommId: desk.places.get('01001'),
    year: 2024,
    subscribers: [{ category: domestic.id, count: 900, consumptionM3: 100_000 }],
    supply: [{ sourceType: well.id, quantityM3: 130_000 }],
  })
})
afterAll(() => desk?.close())

const waitingNews = {
  titleAr: 'جلسة استماع حول موازنة السنة المقبلة',
  titleEn: 'A hearing on the budget of next year',
  summaryAr: 'تدعو البلدية المواطنين إلى جلسة استماع مفتوحة حول الموازنة.',
  bodyAr: '<p>تدعو البلدية المواطنين إلى جلسة استماع مفتوحة حول الموازنة في قاعة البلدية مساء الخميس.</p>',
  date: '2026-03-01',
  isDraft: false,
}

async function firstOf(calls: string, query = ''): Promise<string> {
  const { items } = await desk.call('administrator', 'GET', `${calls}/GetListPaged${query}`)
  return textIn(objectIn(Array.isArray(items) ? items[0] : undefined), 'id')
}

interface Screen {
  readonly name: string
  readonly who?: Clerk
  readonly path: () => string
  /** What is done before looking. */
  readonly act?: (page: Page, lang: Lang) => Promise<void>
}

const screens: readonly Screen[] = [
  { name: 'sign-in', path: () => '/login' },
  {
    name: 'sign-in with what is missing',
    path: () => '/login',
    act: (page, lang) => page.getByRole('button', { name: lang === 'ar' ? 'تسجيل الدخول' : 'Sign in' }).click(),
  },
  { name: 'home', who: 'publisher', path: () => '/dashboard' },
  { name: 'news list', who: 'spokesman', path: () => '/dashboard/news' },
  {
    name: 'news list with a question',
    who: 'spokesman',
    path: () => '/dashboard/news',
    act: async (page, lang) => {
      // A phone has what is done with a row in one menu.
      const all = page.getByRole('button', { name: lang === 'ar' ? /^الإجراءات: / : /^Actions: / }).first()
      const own = page.getByRole('button', { name: lang === 'ar' ? /^حذف: / : /^Delete: / }).first()
      await all.or(own).first().waitFor()
      if (await all.isVisible()) {
        await all.click()
        await page.getByRole('menuitem', { name: lang === 'ar' ? 'حذف' : 'Delete', exact: true }).click()
      } else await own.click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'news list with nothing found', who: 'spokesman', path: () => '/dashboard/news?filter=zzzz' },
  { name: 'new news item', who: 'spokesman', path: () => '/dashboard/news/0' },
  {
    name: 'news form with errors',
    who: 'spokesman',
    path: () => '/dashboard/news/0',
    act: async (page, lang) => {
      await page.getByRole('button', { name: lang === 'ar' ? 'إرسال للمراجعة' : 'Send for review' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'news form with a menu open',
    who: 'spokesman',
    path: () => `/dashboard/news/${newsId}`,
    act: async page => {
      await page.getByRole('banner').getByRole('button', { name: 'the same in public relations' }).click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'news form with a list open',
    who: 'spokesman',
    path: () => `/dashboard/news/${newsId}`,
    act: async (page, lang) => {
      await page.getByRole('button', { name: lang === 'ar' ? /تصنيف الخبر/ : /Category/ }).click()
      await page.getByRole('listbox').waitFor()
    },
  },
  {
    name: 'news form with the calendar open',
    who: 'spokesman',
    path: () => `/dashboard/news/${newsId}`,
    act: async (page, lang) => {
      await page.getByRole('button', { name: lang === 'ar' ? /افتح التقويم.*تاريخ الخبر/ : /Open the calendar.*News date/ }).click()
      await page.getByRole('grid').waitFor()
    },
  },
  {
    name: 'news list with one chosen',
    who: 'publisher',
    path: () => '/dashboard/news',
    act: async (page, lang) => {
      await page.getByRole('checkbox', { name: lang === 'ar' ? /جلسة استماع/ : /A hearing/ }).check()
      await page.getByRole('group', { name: lang === 'ar' ? 'إجراءات على السجلات المحددة' : 'Acts on the chosen records' }).waitFor()
    },
  },
  {
    name: 'versions of a news item',
    who: 'publisher',
    path: () => `/dashboard/news/${newsId}`,
    act: async (page, lang) => {
      await page.getByRole('button', { name: lang === 'ar' ? 'النسخ' : 'Versions', exact: true }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: lang === 'ar' ? 'ما الذي تغيّر؟' : 'What has changed?' })
        .first()
        .waitFor()
    },
  },
  {
    name: 'links of a preview',
    who: 'publisher',
    path: () => `/dashboard/news/${newsId}`,
    act: async (page, lang) => {
      await page.getByRole('button', { name: lang === 'ar' ? 'معاينة' : 'Preview', exact: true }).click()
      await page
        .getByRole('dialog')
        .getByRole('link', { name: lang === 'ar' ? 'افتح الصفحة العربية' : 'Open the Arabic page' })
        .waitFor()
    },
  },
  { name: 'place form', who: 'administrator', path: () => `/dashboard/place/${desk.places.get('C50') ?? ''}` },
  { name: 'authority list', who: 'clerk', path: () => '/dashboard/localCommittees' },
  { name: 'authority form', who: 'clerk', path: () => '/dashboard/localCommittees/01002' },
  { name: 'water page', who: 'dataEntry', path: () => `/dashboard/water/${desk.places.get('01001') ?? ''}` },
  { name: 'profile', who: 'publisher', path: () => '/dashboard/profile' },
  {
    name: 'bell',
    who: 'publisher',
    path: () => '/dashboard/notifications?unread=1',
    act: async (page, lang) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: lang === 'ar' ? /^الإشعارات/ : /^Notifications/ })
        .click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  { name: 'notices', who: 'publisher', path: () => '/dashboard/notifications' },
  { name: 'no notices', who: 'member', path: () => '/dashboard/notifications' },
  { name: 'template list', who: 'administrator', path: () => '/dashboard/messageTemplate?size=5' },
  { name: 'template', who: 'administrator', path: () => `/dashboard/messageTemplate/${templateId}` },
  { name: 'interface texts', who: 'administrator', path: () => '/dashboard/interfaceText' },
  { name: 'outbox', who: 'administrator', path: () => '/dashboard/outbox' },
  { name: 'lookup types', who: 'administrator', path: () => '/dashboard/lookupType?size=5' },
  { name: 'values of a list', who: 'administrator', path: () => '/dashboard/lookup?type=newsCategory' },
  {
    name: 'new value of a list',
    who: 'administrator',
    path: () => '/dashboard/lookup?type=newsCategory&value=0',
    act: (page, lang) =>
      page
        .getByRole('dialog')
        .getByLabel(lang === 'ar' ? /^الرمز/ : /^Code/)
        .waitFor(),
  },
  {
    name: 'message with its text',
    who: 'administrator',
    path: () => `/dashboard/outbox/${messageId}`,
    act: async (page, lang) => {
      await page.getByRole('button', { name: lang === 'ar' ? 'عرض نص الرسالة' : 'Show the text' }).click()
      await page.getByText('@test.example').first().waitFor()
    },
  },
]

/** Opens each screen in one browser for each person, waits until it stands still, and looks. */
async function look(how: Omit<Visit, 'who'>, eye: (page: Page) => Promise<readonly string[]>, shown = screens): Promise<string[]> {
  const found: string[] = []
  for (const [who, group] of Map.groupBy(shown, screen => screen.who))
    await desk.visit({ ...how, ...(who && { who }) }, async page => {
      for (const { name, path, act } of group) {
        await page.goto(path())
        await atRest(page)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        await act?.(page, how.lang)
        const headings = await page.locator('h1:visible').count()
        if (headings !== 1) found.push(`${name}: ${headings} headings of the page`)
        found.push(...(await eye(page)).map(fault => `${name}: ${fault}`))
      }
    })
  return found
}

const narrowTouch = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }
const tooWide = async (page: Page) => {
  const over = await overflowOf(page)
  return over > 0 ? [`${over} px wider than the window`] : []
}

const words = {
  ar: {
    tools: 'أدوات سهولة الوصول',
    larger: 'تكبير الخط',
    spacing: 'تباعد مريح للقراءة',
    ruler: 'مسطرة القراءة',
    reset: 'إعادة الضبط',
    close: 'إغلاق',
    user: 'اسم المستخدم أو البريد الإلكتروني',
    password: 'كلمة المرور',
  },
  en: {
    tools: 'Accessibility tools',
    larger: 'Larger text',
    spacing: 'Readable spacing',
    ruler: 'Reading ruler',
    reset: 'Reset',
    close: 'Close',
    user: 'User name or e-mail',
    password: 'Password',
  },
}

describe.each(langs)('on every screen of the desk (%s)', lang => {
  test('axe finds nothing, nor with inverted colours; everything that is pressed is 24 pixels wide and high; text set wider loses nothing', async () => {
    const found = await look({ lang }, async page => {
      const faults = [...(await axeOf(page)), ...(await smallTargets(page, 24, false))]
      // Both languages have the same colours.
      if (lang === 'ar') {
        await page.evaluate(() => void (document.documentElement.dataset.contrast = 'inverted'))
        faults.push(...(await axeOf(page, rulesOfColours)).map(fault => `inverted: ${fault}`))
      }
      await spaceText(page)
      return [...faults, ...(await clippedOf(page)), ...(await tooWide(page))]
    })
    expect(found).toEqual([])
  }, 240_000)

  test.each(inTurn('en', lang))('the colours that a reader has inverted stay so on the next page', async () => {
    const home = screens.filter(({ name }) => name === 'home')
    const eye = async (page: Page) => [await page.evaluate(() => document.documentElement.dataset.contrast ?? ''), ...(await axeOf(page))]
    expect(await look({ lang, inverted: true }, eye, home)).toEqual(['home: inverted'])
  })

  test.each(inTurn('ar', lang))('the accessibility tools open by Alt and 0, go by the keyboard alone, and hold on desk and portal', () =>
    desk.visit({ lang }, async page => {
      const say = words[lang]
      const chosen = () => page.evaluate(() => Object.fromEntries(Object.entries(document.documentElement.dataset)))
      const held = { ruler: 'on', spacing: 'wide' }
      await page.goto('/login')
      await atRest(page)
      await page.keyboard.press('Alt+0')
      await eventually(async () => (await focused(page)).name).toBe(say.larger)
      await tabTo(page, say.spacing)
      await page.keyboard.press('Enter')
      await tabTo(page, say.ruler)
      await page.keyboard.press('Space')
      expect(await page.getByRole('button', { name: say.ruler }).getAttribute('aria-pressed')).toBe('true')
      expect(await axeOf(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: say.ruler }).count()).resolves.toBe(0)
      await page.getByLabel(say.user).fill('publisher')
      await page.getByLabel(say.password, { exact: true }).fill(password)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/dashboard')
      await page.reload()
      await atRest(page)
      expect(await chosen()).toMatchObject(held)
      await page.mouse.move(300, 400)
      await eventually(() => page.evaluate(() => getComputedStyle(document.body, '::after').insetBlockStart)).toBe('376px')
      await page.goto(lang === 'ar' ? '/' : '/en')
      expect(await chosen()).toMatchObject(held)
      await page.keyboard.press('Alt+0')
      expect(await page.getByRole('button', { name: say.ruler }).getAttribute('aria-pressed')).toBe('true')
      await page.goto('/dashboard')
      await page.getByRole('button', { name: say.tools }).first().click()
      await page.getByRole('button', { name: say.reset }).click()
      // The page goes on beside the panel, which is shut where it was opened.
      await page.getByRole('button', { name: say.close, exact: true }).click()
      await eventually(async () => (await focused(page)).name).toBe(say.tools)
      await page.reload()
      expect(Object.keys(await chosen()).filter(name => name in held)).toEqual([])
    }),
  )

  test('nothing is wider than a touch screen of 320 pixels, and what is pressed there is 44 pixels wide and high', async () => {
    const eye = async (page: Page) => [...(await tooWide(page)), ...(await smallTargets(page, 44, true))]
    expect(await look({ lang, options: narrowTouch }, eye)).toEqual([])
  }, 240_000)
})
