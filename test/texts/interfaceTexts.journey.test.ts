import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually, inTurn, langs, say, startDesk, type Desk, type Lang } from '../dashboard/desk.ts'
import { isSound } from '../dashboard/eyes.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.close())

async function change(key: string, own: object): Promise<void> {
  const { concurrencyStamp } = await desk.call('administrator', 'GET', `InterfaceText/Get/${key}`)
  await desk.call('administrator', 'PUT', 'InterfaceText/Update', {
    id: key,
    ...(concurrencyStamp !== null && { concurrencyStamp }),
    ...own,
  })
}
const restore = (key: string) => desk.call('administrator', 'PUT', `InterfaceText/Restore/${key}`, {})

const field = (page: Page, lang: Lang, of: Lang) =>
  page.getByRole('dialog').getByRole('textbox', {
    name: of === 'ar' ? say(lang, 'النص (العربية)', 'Text (Arabic)') : 'Text (English)',
  })

const widths = [1440, 768, 390, 320]

interface Box {
  readonly x: number
  readonly width: number
}

function edgesOf(box: Box | null) {
  if (!box) throw new Error('It is not shown')
  return { left: box.x, right: box.x + box.width }
}

const directionIn = (within: Locator) => within.evaluate(element => getComputedStyle(element).direction)

describe.each(langs)('the texts of the interface (%s)', lang => {
  const own = say(lang, 'ادخل إلى حسابك', 'Enter your account')

  test('the word of a button is changed: the portal says it at once, the desk when it is opened anew; then it is restored', async () => {
    await desk.visit({ lang, who: 'administrator', options: { viewport: { width: 1440, height: 900 } } }, async page => {
      await page.goto('/dashboard/interfaceText?filter=portal.tools.signIn')
      const row = page.getByRole('row', { name: /portal\.tools\.signIn/ })
      await row.waitFor()
      await isSound(page, widths)
      await row.getByRole('button', { name: say(lang, 'تعديل', 'Edit') }).click()
      await field(page, lang, lang).fill(own)
      expect(await page.getByRole('dialog').getByText(own).count()).toBeGreaterThan(0)
      await isSound(page, widths)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say(lang, 'حفظ', 'Save'), exact: true })
        .click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await row.getByText(own).waitFor()
      await row.getByText(say(lang, 'معدّل', 'Changed'), { exact: true }).waitFor()
      const portal = await page.context().newPage()
      await portal.goto(lang === 'ar' ? '/news' : '/en/news')
      // Who has signed in is not shown the way in.
      await portal.getByText(own).first().waitFor({ state: 'attached' })
      await portal.close()
      await row.getByRole('button', { name: say(lang, 'استرجاع النص الأصلي', 'Restore the original text') }).click()
      const question = page.getByRole('alertdialog', { name: say(lang, 'استرجاع النص الأصلي', 'Restore the original text') })
      await question.getByRole('button', { name: say(lang, 'استرجاع', 'Restore') }).click()
      await question.waitFor({ state: 'detached' })
      await row.getByText(say(lang, 'معدّل', 'Changed'), { exact: true }).waitFor({ state: 'detached' })
    })
  })

  test.each(inTurn('en', lang))('the desk says an own text from its first picture on, and complains of nothing', async () => {
    const signOut = say(lang, 'إنهاء العمل', 'Leave the desk')
    await change('dashboard.signOut', { [lang === 'ar' ? 'textAr' : 'textEn']: signOut })
    await desk.visit({ lang, who: 'administrator', options: { viewport: { width: 1440, height: 900 } } }, async page => {
      await page.goto('/dashboard')
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      const sent = await page.locator('#own-texts').textContent()
      expect(JSON.parse(sent ?? '')[lang]).toEqual({ 'dashboard.signOut': signOut })
      await page.getByRole('banner').getByRole('button').last().click()
      await page.getByText(signOut, { exact: true }).first().waitFor()
    })
    await restore('dashboard.signOut')
  })

  test.each(inTurn('ar', lang))('a variable that is left out is named at its form, with the keyboard alone', async () => {
    await desk.visit({ lang, who: 'administrator', options: { viewport: { width: 1440, height: 900 } } }, async page => {
      await page.goto('/dashboard/interfaceText?filter=generic.keptAs')
      const row = page.getByRole('row', { name: /generic\.keptAs/ })
      await row.getByRole('button', { name: say(lang, 'تعديل', 'Edit') }).focus()
      await page.keyboard.press('Enter')
      const text = field(page, lang, 'en')
      await text.waitFor()
      await text.fill('The record is kept.')
      await page.keyboard.press('Enter')
      const message = say(lang, 'يجب أن يتضمن النص المتغير {state}', 'The text must contain the variable {state}')
      await page.getByRole('dialog').getByRole('link', { name: message }).waitFor()
      await eventually(() => text.getAttribute('aria-invalid')).toBe('true')
      await text.fill('The record is kept as “{state}”.')
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await row.getByText(say(lang, 'معدّل', 'Changed'), { exact: true }).waitFor()
      await restore('generic.keptAs')
    })
  })

  test.each(inTurn('en', lang))('a text with a number shows six Arabic forms and two English ones, and how each reads', async () => {
    await desk.visit({ lang, who: 'administrator', options: { viewport: { width: 1440, height: 900 } } }, async page => {
      await page.goto('/dashboard/interfaceText?filter=portal.news.newsCount')
      await page.getByRole('button', { name: new RegExp(`^${say(lang, 'تعديل', 'Edit')}.*newsCount`) }).click()
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      expect(await dialog.getByRole('textbox').count()).toBe(8)
      await dialog.getByRole('textbox', { name: say(lang, 'من 3 إلى 10 (العربية)', '3 to 10 (Arabic)') }).fill('{n} من الأخبار')
      await dialog.getByRole('listitem').filter({ hasText: '3 من الأخبار' }).waitFor()
      await isSound(page, widths)
      await page.keyboard.press('Escape')
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say(lang, 'مغادرة', 'Leave') })
        .click()
      await dialog.waitFor({ state: 'detached' })
    })
  })

  test('a text of the other language stands at the side where that language begins; so does its count', async () => {
    const [other, place] = lang === 'ar' ? (['en', 'left'] as const) : (['ar', 'right'] as const)
    await desk.visit({ lang, who: 'administrator' }, async page => {
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/dashboard/interfaceText?filter=portal.head.toContent')
        const said = page.getByRole('row', { name: /portal\.head\.toContent/ }).locator(`.text-said[lang=${other}]`)
        await said.waitFor()
        const [outer, inner] = await Promise.all([said.boundingBox(), said.locator('bdi').first().boundingBox()])
        const atStart = place === 'left' ? edgesOf(inner).left - edgesOf(outer).left : edgesOf(outer).right - edgesOf(inner).right
        expect([width, Math.round(atStart), await directionIn(said)]).toEqual([width, 0, other === 'ar' ? 'rtl' : 'ltr'])
        const edit = page.getByRole('button', { name: say(lang, 'تعديل', 'Edit') })
        await edit.first().click()
        const dialog = page.getByRole('dialog')
        await dialog.waitFor()
        expect(await directionIn(dialog.locator(`.own-text-preview p[lang=${other}]`))).toBe(other === 'ar' ? 'rtl' : 'ltr')
        for (const of of langs) {
          const text = field(page, lang, of)
          const [box, count] = await Promise.all([
            text.boundingBox(),
            text.locator('xpath=following-sibling::*').locator('.field-count').boundingBox(),
          ])
          // Beneath a hint, which speaks the reader's language, the count stands at the end of the reader's lines.
          const off = lang === 'ar' ? edgesOf(count).left - edgesOf(box).left : edgesOf(box).right - edgesOf(count).right
          expect([width, of, Math.round(off)]).toEqual([width, of, 0])
        }
        await page.keyboard.press('Escape')
      }
    })
  })

  test.each(inTurn('ar', lang))('what somebody else has saved is shown, and saving over it changes only what one typed', async () => {
    const key = 'generic.lock.reopenedBy'
    await desk.visit({ lang, who: 'administrator', options: { viewport: { width: 1440, height: 900 } } }, async page => {
      await page.goto(`/dashboard/interfaceText?filter=${key}`)
      await page
        .getByRole('row', { name: /reopenedBy/ })
        .getByRole('button', { name: say(lang, 'تعديل', 'Edit') })
        .click()
      const dialog = page.getByRole('dialog')
      await field(page, lang, 'ar').fill('يُعاد فتحه: {ways}')
      await change(key, { textEn: 'Opened again by {ways}' })
      // The refusal brings what is there now: nothing more is asked.
      await page.route('**/api/InterfaceText/Get/**', route => route.abort())
      await dialog.getByRole('button', { name: say(lang, 'حفظ', 'Save'), exact: true }).click()
      await eventually(() => field(page, lang, 'en').inputValue()).toBe('Opened again by {ways}')
      expect(await field(page, lang, 'ar').inputValue()).toBe('يُعاد فتحه: {ways}')
      await dialog.getByRole('button', { name: say(lang, 'حفظ نصي فوقه', 'Save mine over it') }).click()
      await dialog.waitFor({ state: 'detached' })
    })
    expect(await desk.call('administrator', 'GET', `InterfaceText/Get/${key}`)).toMatchObject({
      own: { textAr: 'يُعاد فتحه: {ways}', textEn: 'Opened again by {ways}' },
    })
    await restore(key)
  })

  test.each(inTurn('en', lang))('a dialog that does not come says so; the question before restoring names what goes', async () => {
    await change('generic.moreActs', { textAr: 'غيرها' })
    await desk.visit({ lang, who: 'administrator', options: { viewport: { width: 1440, height: 900 } } }, async page => {
      await page.route(/assets\/textDialog/, route => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("gone")' }))
      await page.goto('/dashboard/interfaceText?filter=generic.moreActs')
      const row = page.getByRole('row', { name: /moreActs/ })
      await row.getByRole('button', { name: say(lang, 'تعديل', 'Edit') }).click()
      await page.getByText(say(lang, 'لم يصل هذا الجزء من الصفحة.', 'This part of the page did not arrive.')).waitFor()
      await row.getByRole('button', { name: say(lang, 'استرجاع النص الأصلي', 'Restore the original text') }).click()
      await page.getByRole('alertdialog').getByText('غيرها', { exact: true }).waitFor()
      await isSound(page, widths)
    })
    await restore('generic.moreActs')
  })
})
