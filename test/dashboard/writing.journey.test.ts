import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeOf } from '../axe.ts'
import type { Json } from '../walk/json.ts'
import { type Desk, eventually, inTurn, type Lang, langs, saying, startDesk } from './desk.ts'
import { focused, overflowOf } from './eyes.ts'
import { lowWindow, tabTo } from './keys.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.close())

const bodyOf = (lang: Lang) => saying(lang)('النص (العربية)', 'Body (Arabic)')
let count = 0
async function newsDraft(more: Json = {}): Promise<{ id: string; title: string }> {
  const title = `خبر يُكتب رقم ${(count += 1)}`
  const { id } = await desk.call('spokesman', 'POST', 'News/Create', { titleAr: title, date: '2026-03-01', isDraft: true, ...more })
  return { id: String(id), title }
}
async function saveByKeys(page: Page, lang: Lang): Promise<void> {
  const say = saying(lang)
  await tabTo(page, say('حفظ', 'Save'))
  await page.keyboard.press('Enter')
  await eventually(() => page.getByRole('alert').allInnerTexts()).toContainEqual(
    expect.stringContaining(say('تم الحفظ بنجاح', 'Saved successfully')),
  )
}

test.each(inTurn('ar'))(
  'by the keyboard alone: a text is written, a link is set, a wrong address is named, and Tab leaves the text (%s)',
  async lang => {
    const say = saying(lang)
    const { id } = await newsDraft()
    await desk.visit({ lang, who: 'spokesman', options: lowWindow }, async page => {
      await page.goto(`/dashboard/news/${id}`)
      const editor = page.getByRole('textbox', { name: bodyOf(lang) })
      await editor.waitFor()
      await tabTo(page, bodyOf(lang), 'Tab', at => at.role === 'textbox')
      await page.keyboard.type('افتتحت البلدية حديقة عامة جديدة في وسط المدينة. اقرأ التفاصيل في موقع الوزارة')
      // Arabic runs to the left: what was written last lies to the right of the cursor.
      for (let word = 0; word < 2; word += 1) await page.keyboard.press('Control+Shift+ArrowRight')
      // The browser tells the editor of a selection a moment later, sooner than a hand reaches the next key.
      await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      const dialog = page.getByRole('dialog', { name: say('رابط', 'Link') })
      const press = say('رابط', 'Link')
      const address = say('عنوان الرابط', 'Address of the link')
      await tabTo(page, press, 'Shift+Tab')
      await page.keyboard.press('Enter')
      await dialog.waitFor()
      await eventually(async () => (await focused(page)).name).toContain(address)
      await page.keyboard.type('molg')
      await page.keyboard.press('Enter')
      await dialog.getByText(say('أدخل عنوانًا صحيحًا', 'Enter a valid address')).waitFor()
      expect(await axeOf(page)).toEqual([])
      await page.keyboard.type('.example.org')
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      // Who has set a link writes on.
      await eventually(async () => (await focused(page)).name).toContain(bodyOf(lang))
      await editor.getByRole('link', { name: 'موقع الوزارة' }).waitFor()
      await saveByKeys(page, lang)
      const link = /<a [^>]*href="https:\/\/molg\.example\.org"[^>]*>موقع الوزارة<\/a>/
      expect((await desk.call('spokesman', 'GET', `News/Get/${id}`)).bodyAr).toMatch(link)

      // The link is changed and taken away where the cursor stands in it.
      await tabTo(page, bodyOf(lang), 'Shift+Tab', at => at.role === 'textbox')
      await page.keyboard.press('Control+End')
      await page.keyboard.press('Control+ArrowRight')
      await page.getByRole('button', { name: press, pressed: true }).waitFor()
      await tabTo(page, press, 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(dialog.getByLabel(address).inputValue()).resolves.toBe('https://molg.example.org')
      await tabTo(page, say('إزالة الرابط', 'Remove the link'))
      await page.keyboard.press('Enter')
      await editor.getByRole('link').waitFor({ state: 'detached' })
      await expect(editor.innerText()).resolves.toContain('موقع الوزارة')

      // Neither a list nor a table keeps the keyboard.
      await tabTo(page, say('جدول', 'Table'), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await editor.getByRole('table').waitFor()
      await page.keyboard.type('الحي')
      await page.keyboard.press('Tab')
      await page.keyboard.type('العدد')
      await expect(editor.getByRole('columnheader').allInnerTexts()).resolves.toEqual(['الحي', 'العدد', expect.stringMatching(/^\s*$/)])
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
      await editor.getByRole('cell').last().click()
      await page.keyboard.type('خلية')
      await page.keyboard.press('Tab')
      await expect(editor.evaluate(box => box.contains(document.activeElement))).resolves.toBe(false)
      await expect(editor.getByRole('row').count()).resolves.toBe(3)
      await editor.getByRole('cell').last().click()
      await page.getByRole('button', { name: say('صف تحت هذا', 'Row below') }).click()
      await expect(editor.getByRole('row').count()).resolves.toBe(4)
      await page.getByRole('button', { name: say('حذف الجدول', 'Delete the table') }).click()
      await editor.getByRole('table').waitFor({ state: 'detached' })
    })
  },
  120_000,
)

test.each(inTurn('en'))('what is written where a mistake was named stays, and the cursor with it (%s)', async lang => {
  const say = saying(lang)
  await desk.visit({ lang, who: 'spokesman', options: lowWindow }, async page => {
    await page.goto('/dashboard/news/0')
    const editor = page.getByRole('textbox', { name: bodyOf(lang) })
    await editor.waitFor()
    await page.getByRole('button', { name: say('إرسال للمراجعة', 'Send for review') }).click()
    await page
      .getByRole('link', { name: say('حقل النص (بالعربية) مطلوب', 'Body (Arabic) is required') })
      .or(page.locator('.rich + .field-error'))
      .first()
      .waitFor()
    await editor.click()
    await page.keyboard.type('نص الخبر بعد فشل الإرسال', { delay: 40 })
    await expect(editor.innerText()).resolves.toContain('نص الخبر بعد فشل الإرسال')
  })
})

test.each(inTurn('ar'))('a text that is again what it was is not changed; saved, it keeps the cursor where it is (%s)', async lang => {
  const say = saying(lang)
  // As the server spells a line end, which the editor spells otherwise.
  const { id } = await newsDraft({ bodyAr: '<p>شارع القدس<br />حي الزيتون</p><p>يفتح السوق الشعبي عند الثامنة صباحًا ويغلق عند المغيب</p>' })
  await desk.visit({ lang, who: 'spokesman', options: lowWindow }, async page => {
    const drafts = () => page.evaluate(() => Object.keys(localStorage).filter(name => name.startsWith('draft:')).length)
    await page.goto(`/dashboard/news/${id}`)
    const editor = page.getByRole('textbox', { name: bodyOf(lang) })
    await editor.getByText('يفتح السوق').click()
    await page.keyboard.type('ة')
    await eventually(drafts).toBe(1)
    await page.keyboard.press('Backspace')
    await eventually(drafts).toBe(0)

    await page.keyboard.press('Control+Home')
    await page.keyboard.type('في ')
    // The focus stays in the text.
    await page
      .getByRole('button', { name: say('حفظ', 'Save'), exact: true })
      .evaluate(button => button instanceof HTMLElement && button.click())
    await eventually(() => page.getByRole('alert').allInnerTexts()).toContainEqual(
      expect.stringContaining(say('تم الحفظ بنجاح', 'Saved successfully')),
    )
    await eventually(drafts).toBe(0)
    await page.keyboard.type('وسط ')
    await eventually(() => editor.locator('p').first().innerText()).toMatch(/^في\sوسط\sشارع القدس\nحي الزيتون$/)
  })
})

test.each(langs)('a link gets its text and an address without its scheme in one question, on a phone too (%s)', async lang => {
  const say = saying(lang)
  const { id } = await newsDraft()
  await desk.visit({ lang, who: 'spokesman', options: { viewport: { width: 390, height: 844 } } }, async page => {
    await page.goto(`/dashboard/news/${id}`)
    // A small window shows one language of a pair.
    const text = page.locator('.rich').filter({ visible: true }).first()
    await text.getByRole('button', { name: say('رابط', 'Link') }).click()
    const dialog = page.getByRole('dialog', { name: say('رابط', 'Link') })
    await dialog.getByLabel(say('عنوان الرابط', 'Address of the link')).fill('info@example.org')
    await dialog.getByLabel(say('نص الرابط', 'Text of the link')).fill('راسلنا')
    expect(await axeOf(page)).toEqual([])
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await dialog.getByRole('button', { name: say('إدراج الرابط', 'Insert the link') }).click()
    const link = text.getByRole('link', { name: 'راسلنا' })
    await expect(link.getAttribute('href')).resolves.toBe('mailto:info@example.org')
  })
})

test.each(inTurn('en'))(
  'by the keyboard alone: two versions are compared, and either is chosen (%s)',
  async lang => {
    const say = saying(lang)
    const { id, title } = await newsDraft()
    const field = say('العنوان (العربية)', 'Title (Arabic)')
    const saved = () => desk.call('spokesman', 'GET', `News/Get/${id}`).then(({ titleAr }) => titleAr)
    const colleagueWrites = async (titleAr: string) => {
      const { concurrencyStamp } = await desk.call('administrator', 'GET', `News/Get/${id}`)
      await desk.call('administrator', 'PUT', 'News/Update', { id, concurrencyStamp, titleAr })
    }
    await desk.visit({ lang, who: 'spokesman', options: lowWindow }, async page => {
      const dialog = page.getByRole('dialog', { name: say('عدّل مستخدم آخر هذا السجل', 'Another user changed this record') })
      const compare = async (mine: string, theirs: string) => {
        await tabTo(page, new RegExp(`^${field.replaceAll(/[()]/g, '\\$&')}`))
        await page.keyboard.press('Control+A')
        await page.keyboard.type(mine)
        await colleagueWrites(theirs)
        await page.keyboard.press('Enter')
        await dialog.getByRole('row', { name: new RegExp(`${mine}.*${theirs}`) }).waitFor()
      }
      await page.goto(`/dashboard/news/${id}`)
      await page.getByLabel(field).waitFor()
      await compare(`${title} نسختي`, `${title} نسخة زميل`)
      await tabTo(page, say('أخذ النسخة المحفوظة كلها', 'Take the whole saved version'))
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      await eventually(() => page.getByLabel(field).inputValue()).toBe(`${title} نسخة زميل`)
      await page.getByRole('heading', { level: 1 }).click()
      await compare(`${title} نسختي الثانية`, `${title} نسخة زميل أخرى`)
      await tabTo(page, say('حفظ نسختي فوقها', 'Save mine over it'))
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      await eventually(saved).toBe(`${title} نسختي الثانية`)
    })
  },
  120_000,
)
