import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeOf } from '../axe.ts'
import { password } from '../people.ts'
import { type Desk, eventually, inTurn, type Lang, langs, say, startDesk } from './desk.ts'
import { overflowOf } from './eyes.ts'
import { atRest } from './rest.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.close())

const ended = (lang: Lang) => say(lang, 'انتهت الجلسة، يرجى تسجيل الدخول مجددًا', 'Session expired, log in again')

/** What the server no longer knows: the session was ended elsewhere. */
async function loseSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept: Record<string, unknown> = JSON.parse(localStorage.getItem('userDetails') ?? '{}')
    localStorage.setItem('userDetails', JSON.stringify({ ...kept, access_token: 'no-longer-valid' }))
  })
}

async function signIn(page: Page, lang: Lang): Promise<void> {
  await page.getByLabel(say(lang, 'اسم المستخدم أو البريد الإلكتروني', 'User name or e-mail')).fill('spokesman')
  await page.getByLabel(say(lang, 'كلمة المرور', 'Password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: say(lang, 'تسجيل الدخول', 'Sign in'), exact: true }).click()
}

test.each(langs)(
  'who is refused because his session has ended is told so, comes back to where he was, and finds what he typed (%s)',
  async lang => {
    const { id } = await desk.call('spokesman', 'POST', 'News/Create', {
      titleAr: 'خبر قبل نهاية الجلسة',
      date: '2026-03-01',
      isDraft: true,
    })
    await desk.visit({ lang, who: 'spokesman', options: { viewport: { width: lang === 'ar' ? 390 : 1440, height: 800 } } }, async page => {
      await page.goto(`/dashboard/news/${String(id)}`)
      const title = page.getByLabel(say(lang, 'العنوان (العربية)', 'Title (Arabic)'))
      await title.fill('خبر كُتب بعد نهاية الجلسة')
      // What comes late with a form is not to be what finds the session ended.
      await atRest(page)
      await loseSession(page)
      await page.getByRole('button', { name: say(lang, 'حفظ', 'Save'), exact: true }).click()
      await page.waitForURL(url => url.pathname === (lang === 'ar' ? '/' : '/en'))
      const notice = page.getByRole('alert').filter({ hasText: ended(lang) })
      await notice.waitFor()
      await expect(page.evaluate(() => localStorage.getItem('userDetails'))).resolves.toBeNull()
      expect([...(await axeOf(page)), await overflowOf(page)]).toEqual([0])
      await notice.getByRole('link').focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/login\?returnUrl=/)
      await signIn(page, lang)
      await page.waitForURL(`**/dashboard/news/${String(id)}`)
      await page.getByRole('button', { name: say(lang, 'استعادة المسودة', 'Use the draft') }).click()
      await eventually(() => title.inputValue()).toBe('خبر كُتب بعد نهاية الجلسة')
    })
  },
)

test.each(inTurn('en'))('a session that ends in another tab is said, not taken for a missing permission (%s)', lang =>
  desk.visit({ lang, who: 'spokesman' }, async page => {
    await page.goto('/dashboard/news?sorting=date+asc')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const other = await page.context().newPage()
    await other.goto(say(lang, '/', '/en'))
    await other.evaluate(() => localStorage.removeItem('userDetails'))
    await page.waitForURL(/\/login\?returnUrl=%2Fdashboard%2Fnews%3Fsorting/)
    await page.getByText(ended(lang)).waitFor()
    await expect(page.getByText(say(lang, 'لا تملك صلاحية', 'No permission')).count()).resolves.toBe(0)
    await signIn(page, lang)
    await page.waitForURL(/\/dashboard\/news\?sorting/)
    // What was said of it holds no longer: it does not wait for its five seconds.
    await expect.poll(() => page.getByText(ended(lang)).count(), { timeout: 1500 }).toBe(0)
  }),
)

test('a file that is refused because the session has ended leads out of the form too', async () => {
  await desk.visit({ lang: 'ar', who: 'spokesman' }, async page => {
    await page.goto('/dashboard/news/0')
    await page.getByLabel('العنوان (العربية)').waitFor()
    // A part of the form that asks later would lead away by itself, while the file is being chosen.
    await atRest(page)
    await loseSession(page)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('not much of a picture') })
    await page.waitForURL(url => url.pathname === '/')
    await page
      .getByRole('alert')
      .filter({ hasText: ended('ar') })
      .waitFor()
  })
})

test('the notice is for once: the next page of the portal does not repeat it', () =>
  desk.visit({ lang: 'en', who: 'spokesman' }, async page => {
    await page.goto('/dashboard/profile')
    await page.getByRole('heading', { level: 1 }).waitFor()
    // A part of the page that asks later would lead away by itself, in the middle of the next step.
    await atRest(page)
    await loseSession(page)
    await page.goto('/dashboard/news')
    await page.getByText(ended('en')).waitFor()
    await page.goto('/en/news')
    await expect(page.getByText(ended('en')).count()).resolves.toBe(0)
  }))
