import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password } from '../people.ts'
import { eventually, inTurn, langs, startDesk, type Desk, type Lang } from './desk.ts'
import { focused } from './eyes.ts'
import { lowWindow as options, tabTo } from './keys.ts'
import { atRest } from './rest.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.close())

const words = {
  ar: {
    userName: 'اسم المستخدم أو البريد الإلكتروني',
    password: /^كلمة المرور/,
    signIn: 'تسجيل الدخول',
    skip: 'تجاوز إلى المحتوى',
    news: 'الأخبار',
    search: 'بحث',
    title: 'العنوان (العربية)',
    category: /تصنيف الخبر/,
    date: /تاريخ الخبر/,
    openCalendar: 'افتح التقويم',
    place: /^الجهة/,
    yabad: 'يعبد',
    directorate: 'مديرية الحكم المحلي - الخليل',
    save: 'حفظ',
    saved: 'تم الحفظ بنجاح',
    delete: 'حذف',
    deleted: 'تم الحذف بنجاح',
    user: 'the same in public relations',
  },
  en: {
    userName: 'User name or e-mail',
    password: /^Password/,
    signIn: 'Sign in',
    skip: 'Skip to the content',
    news: 'News',
    search: 'Search',
    title: 'Title (Arabic)',
    category: /Category/,
    date: /News date/,
    openCalendar: 'Open the calendar',
    place: /^Place/,
    yabad: "Ya'bad",
    directorate: 'Directorate of Hebron',
    save: 'Save',
    saved: 'Saved successfully',
    delete: 'Delete',
    deleted: 'Deleted successfully',
    user: 'the same in public relations',
  },
} as const

async function signInByKeys(page: Page, lang: Lang): Promise<void> {
  const say = words[lang]
  await page.goto('/login')
  await page.getByRole('heading', { name: say.signIn }).waitFor()
  await tabTo(page, new RegExp(`^${say.userName}`))
  await page.keyboard.type('spokesman')
  await tabTo(page, say.password)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard$/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // What comes later would push what has the focus out of sight, between the key and the look.
  await atRest(page)
}

async function openRecordByKeys(page: Page, lang: Lang, title: string): Promise<void> {
  const say = words[lang]
  await tabTo(page, say.news)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard\/news$/)
  await page.getByRole('rowheader', { name: title }).waitFor()
  await tabTo(page, new RegExp(`^${say.search}`))
  await page.keyboard.type(title)
  await page.waitForURL(/filter=/)
  // In this window the place stands among what unfolds.
  await tabTo(page, lang === 'ar' ? /^المزيد/ : /^More/)
  await page.keyboard.press('Enter')
  await tabTo(page, say.place, 'Tab', at => at.role === 'combobox')
  await page.keyboard.type(say.yabad.slice(0, 3))
  await page.getByRole('option', { name: say.yabad }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/place=/)
  await tabTo(page, title)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard\/news\/[0-9a-f-]+$/)
  await page.getByLabel(say.title).waitFor()
}

async function fillByKeys(page: Page, lang: Lang, title: string): Promise<void> {
  const say = words[lang]
  const category = await desk.lookup('newsCategory', 'projects')
  await tabTo(page, new RegExp(`^${say.title.replaceAll(/[()]/g, '\\$&')}`))
  await page.keyboard.press('End')
  await page.keyboard.type(' وتتمته')
  await tabTo(page, say.category, 'Tab', at => at.role === 'button')
  await page.keyboard.press('Enter')
  await page.getByRole('listbox').waitFor()
  await tabTo(page, category[lang], 'ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  await tabTo(page, new RegExp(say.openCalendar))
  await page.keyboard.press('Enter')
  await page.getByRole('grid').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('grid').waitFor({ state: 'detached' })
  await tabTo(page, lang === 'ar' ? /^الجهات المعنية/ : /^Places concerned/, 'Tab', at => at.role === 'combobox')
  await page.keyboard.type(say.directorate)
  await page.getByRole('option', { name: say.directorate }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page, say.save)
  await page.keyboard.press('Enter')
  await eventually(() => page.getByRole('alert').allInnerTexts()).toContainEqual(expect.stringContaining(say.saved))
  await expect(page.getByLabel(say.title).inputValue()).resolves.toBe(`${title} وتتمته`)
}

test.each(langs)(
  'by the keyboard alone: sign in, find a news item, change it, save it, delete it (%s)',
  async lang => {
    const say = words[lang]
    const title = `خبر بالمفاتيح ${lang}`
    const place = desk.places.get('01002')
    const { id } = await desk.call('spokesman', 'POST', 'News/Create', { titleAr: title, place, date: '2026-03-01', isDraft: true })
    await desk.visit({ lang, options }, async page => {
      await signInByKeys(page, lang)
      await openRecordByKeys(page, lang, title)
      await fillByKeys(page, lang, title)
      const category = await desk.lookup('newsCategory', 'projects')
      const saved = await desk.call('spokesman', 'GET', `News/Get/${String(id)}`)
      expect(saved).toMatchObject({ category: category.id, date: '2026-03-08', relatedPlaces: [desk.places.get('D50')] })

      await tabTo(page, say.news)
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/dashboard\/news$/)
      await page.getByRole('rowheader', { name: title }).waitFor()
      const dialog = page.getByRole('alertdialog', { name: lang === 'ar' ? 'تأكيد الحذف' : 'Confirm the deletion' })
      await tabTo(page, new RegExp(`^${say.delete}: ${title}`))
      await page.keyboard.press('Enter')
      await dialog.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await eventually(async () => (await focused(page)).name).toContain(`${say.delete}: ${title}`)
      await page.keyboard.press('Enter')
      await dialog.waitFor()
      await tabTo(page, say.delete)
      await page.keyboard.press('Enter')
      await page.getByText(say.deleted).waitFor()
      await page.getByRole('rowheader', { name: title }).waitFor({ state: 'detached' })
    })
  },
  120_000,
)

test.each(inTurn('en'))('the first stop of the desk leads past its head; Escape closes a menu and gives the focus back (%s)', lang =>
  desk.visit({ lang, who: 'spokesman', options }, async page => {
    const say = words[lang]
    await page.goto('/dashboard/news')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await tabTo(page, say.skip)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.evaluate(() => document.activeElement?.closest('main') !== null)).resolves.toBe(true)
    await tabTo(page, say.user, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
    await expect(focused(page)).resolves.toMatchObject({ hasRing: true, isHidden: false })
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await eventually(async () => (await focused(page)).name).toBe(say.user)
  }),
)

test.each([
  ['/dashboard/place/0', 'administrator'],
  ['/dashboard/localCommittees/01002', 'clerk'],
  ['/dashboard', 'publisher'],
] as const)('every stop of %s has its ring and is in sight, forwards and backwards', (path, who) =>
  desk.visit({ lang: 'ar', who, options }, async page => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await atRest(page)
    const wrong = new Set<string>()
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 0; step < 70; step += 1) {
        await page.keyboard.press(key)
        const at = await focused(page)
        if (at.role !== 'body' && !at.hasRing) wrong.add(`no ring: ${at.html}`)
        if (at.role !== 'body' && at.isHidden) wrong.add(`${key} hidden: ${at.html}`)
      }
    expect([...wrong]).toEqual([])
  }),
)
