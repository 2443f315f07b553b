import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTurn, say, type Desk, type Lang } from '../dashboard/desk.ts'
import { isSound, overflowOf } from '../dashboard/eyes.ts'
import { atRest } from '../dashboard/rest.ts'
import { startEntriesDesk, type EntriesDesk } from './entriesDesk.ts'

// What a reader says of a page and follows by e-mail, with a script and without one.

let desk: Desk
let gate: EntriesDesk['gate']
beforeAll(async () => {
  ;({ desk, gate } = await startEntriesDesk())
})
afterAll(() => desk?.close())

let lastVisitor = 0
const pathIn = (lang: Lang, path: string) => (lang === 'ar' ? path : `/en${path}`)
const asVisitor = (lang: Lang, hasScript: boolean) => {
  lastVisitor += 1
  return { lang, options: { javaScriptEnabled: hasScript, extraHTTPHeaders: { 'x-forwarded-for': `198.51.101.${lastVisitor}` } } }
}
/** Without a script axe cannot run; how wide the page is can be asked all the same. */
async function look(page: Page, hasScript: boolean): Promise<void> {
  if (hasScript) return isSound(page, [1440, 390, 320])
  await page.setViewportSize({ width: 320, height: 900 })
  expect(await overflowOf(page)).toBe(0)
}

describe.each([
  ['with a script', true],
  ['without a script', false],
])('%s', (_how, hasScript) => {
  test.each(inTurn(hasScript ? 'ar' : 'en'))('a reader says that a page was of no use, and what was missing (%s)', lang =>
    desk.visit(asVisitor(lang, hasScript), async page => {
      await page.goto(pathIn(lang, '/aboutUs'))
      if (hasScript) await atRest(page)
      await page.getByRole('button', { name: say(lang, 'لا', 'No'), exact: true }).click()
      await page.getByText(say(lang, 'شكرًا. ما الذي كان ينقصها؟', 'Thank you. What was missing?')).waitFor()
      // With a script he stays where he reads.
      expect(new URL(page.url()).pathname).toBe(pathIn(lang, hasScript ? '/aboutUs' : '/pageFeedback'))
      await look(page, hasScript)
      await page.getByLabel(say(lang, 'السبب', 'Reason')).selectOption({ index: 1 })
      const comment = `${say(lang, 'لم أجد رقم الهاتف', 'No telephone number')} ${lastVisitor}`
      await page.getByLabel(say(lang, 'تعليقك', 'Your comment')).fill(comment)
      await page.getByRole('button', { name: say(lang, 'أرسل', 'Send'), exact: true }).click()
      await page.getByText(say(lang, 'شكرًا، وصلنا رأيك.', 'Thank you, we have your answer.')).waitFor()
      expect(await gate.sql('select page, useful from page_feedback where comment = $1', [comment])).toEqual([
        { page: '/aboutUs', useful: false },
      ])
    }),
  )

  test.each(inTurn(hasScript ? 'en' : 'ar'))('a reader follows the news by e-mail, confirms it by the link and leaves again (%s)', lang =>
    desk.visit(asVisitor(lang, hasScript), async page => {
      const email = `reader${lastVisitor}@mail.example`
      await page.goto(pathIn(lang, '/news'))
      await page.getByRole('link', { name: say(lang, 'تابع بالبريد', 'Follow by e-mail') }).click()
      await page.getByRole('textbox', { name: say(lang, 'البريد الإلكتروني', 'E-mail address') }).fill(email)
      await look(page, hasScript)
      await page.getByRole('button', { name: say(lang, 'تابع', 'Follow'), exact: true }).click()
      await page.getByText(say(lang, 'أرسلنا رابط تأكيد', 'We have sent a confirmation link')).waitFor()
      const [mail] = await gate.sentTo(email)
      await page.goto(/\/(?:en\/)?follow\/\S+?&how=\w+/.exec(mail?.body ?? '')?.[0] ?? '')
      await page.getByRole('button', { name: say(lang, 'أكد المتابعة', 'Confirm'), exact: true }).click()
      await page.getByText(say(lang, 'تتابع الآن', 'You now follow')).waitFor()
      await look(page, hasScript)
      await page.getByRole('button', { name: say(lang, 'أوقف المتابعة', 'Stop following'), exact: true }).click()
      await page.getByText(say(lang, 'توقفت المتابعة ومُحي بريدك', 'You no longer follow it')).waitFor()
    }),
  )
})

test('who answers for the portal reads what was said, as a list and by page', () =>
  desk.visit({ lang: 'en', who: 'administrator' }, async page => {
    await page.goto('/dashboard/pageFeedback')
    await page.getByRole('heading', { name: 'Page ratings', level: 1 }).waitFor()
    await page.getByRole('rowheader', { name: 'About us' }).first().waitFor()
    await page.getByRole('button', { name: 'Ratings by page' }).click()
    await page.getByRole('heading', { name: 'Ratings by page', level: 1 }).waitFor()
    await page.getByRole('link', { name: '/aboutUs', exact: true }).waitFor()
    await isSound(page, [1440, 390])
  }))
