import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeOf } from '../axe.ts'
import { picture } from '../uploads.ts'
import { type Desk, eventually, inTurn, saying, startDesk } from './desk.ts'
import { overflowOf } from './eyes.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.close())

test.each(inTurn('ar'))(
  'a picture is put into a text with words for those who do not see it, kept with its caption, and what should be mended is told (%s)',
  async lang => {
    const say = saying(lang)
    const { id } = await desk.call('spokesman', 'POST', 'News/Create', {
      titleAr: `خبر فيه صورة ${lang}`,
      date: '2026-03-01',
      isDraft: true,
      bodyAr: '<h2>الحديقة</h2><h4>التفاصيل</h4><p>افتتحت البلدية حديقة عامة جديدة في وسط المدينة للأهالي.</p>',
    })
    const file = { name: 'garden.png', mimeType: 'image/png', buffer: await picture(640, 360) }
    await desk.visit({ lang, who: 'spokesman' }, async page => {
      await page.goto(`/dashboard/news/${String(id)}`)
      const text = page
        .locator('.field')
        .filter({ has: page.getByRole('textbox', { name: say('النص (العربية)', 'Body (Arabic)') }) })
        .last()
      const editor = text.getByRole('textbox')
      await editor.waitFor()
      const fault = text.getByText(say('عنوان فرعي يتخطى درجة', 'A subheading skips a degree'))
      await fault.waitFor()
      await editor.getByText('التفاصيل').click()
      await text.getByRole('button', { name: say('عنوان فرعي', 'Subheading'), exact: true }).click()
      await fault.waitFor({ state: 'detached' })
      await editor.getByText('للأهالي').click()
      await text.getByRole('button', { name: say('صورة', 'Picture'), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: say('صورة في النص', 'Picture in the text') })
      const insert = dialog.getByRole('button', { name: say('إدراج الصورة', 'Insert the picture') })
      await insert.click()
      await dialog.getByText(say('اختر صورة', 'Choose a picture')).waitFor()
      await dialog.getByText(say('اكتب نصًا بديلًا من 5 إلى 160 حرفًا', 'Write an alternative text of 5 to 160 characters')).waitFor()
      await dialog.locator('input[type=file]').setInputFiles(file)
      await dialog.getByText('garden.png').waitFor()
      await dialog.getByLabel(say('النص البديل', 'Alternative text')).fill('أطفال في الحديقة الجديدة')
      await dialog.getByLabel(say('شرح تحت الصورة', 'Caption beneath the picture')).fill('الحديقة يوم افتتاحها')
      expect(await axeOf(page)).toEqual([])
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      await insert.click()
      await dialog.waitFor({ state: 'detached' })
      const figure = editor.locator('figure')
      await expect(figure.locator('figcaption').innerText()).resolves.toBe('الحديقة يوم افتتاحها')
      await eventually(() =>
        figure.locator('img').evaluate(img => (img instanceof HTMLImageElement ? img.naturalWidth : 0)),
      ).toBeGreaterThan(0)
      // The cursor stands in the paragraph beneath it: who goes on writes there.
      await page.keyboard.type('ورحب الأهالي بها')
      expect(await axeOf(page)).toEqual([])
      await page
        .getByRole('button', { name: say('حفظ المسودة', 'Save the draft') })
        .or(page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }))
        .first()
        .click()
      await eventually(() => page.getByRole('alert').allInnerTexts()).toContainEqual(
        expect.stringContaining(say('تم الحفظ بنجاح', 'Saved successfully')),
      )
    })
    const { bodyAr } = await desk.call('spokesman', 'GET', `News/Get/${String(id)}`)
    expect(bodyAr).toMatch(
      /<figure><img src="\/api\/Attachment\/GetByte\/[0-9a-f-]{36}" alt="أطفال في الحديقة الجديدة" width="640" height="360" \/><figcaption>الحديقة يوم افتتاحها<\/figcaption><\/figure><p[^>]*>ورحب الأهالي بها<\/p>/,
    )
    // Opened again, it stands as it was kept, and is changed or taken away where the cursor is in it.
    await desk.visit({ lang, who: 'spokesman' }, async page => {
      await page.goto(`/dashboard/news/${String(id)}`)
      const editor = page.getByRole('textbox', { name: say('النص (العربية)', 'Body (Arabic)') })
      await editor.locator('figcaption').click()
      await page.getByRole('button', { name: say('صورة', 'Picture'), exact: true, pressed: true }).click()
      const dialog = page.getByRole('dialog', { name: say('صورة في النص', 'Picture in the text') })
      await expect(dialog.getByLabel(say('النص البديل', 'Alternative text')).inputValue()).resolves.toBe('أطفال في الحديقة الجديدة')
      await dialog.getByRole('button', { name: say('إزالة الصورة', 'Remove the picture') }).click()
      await editor.locator('figure').waitFor({ state: 'detached' })
    })
  },
  120_000,
)
