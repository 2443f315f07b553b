import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTurn, type Desk } from '../dashboard/desk.ts'
import { atRest } from '../dashboard/rest.ts'
import { startEntriesDesk } from './entriesDesk.ts'

// What was typed comes back each in its own field, also where several have one name.

let desk: Desk
beforeAll(async () => {
  ;({ desk } = await startEntriesDesk())
})
afterAll(() => desk?.close())

test.each(inTurn('en'))('who returns to a form that came back with an error finds it as he typed it (%s)', lang =>
  desk.visit({ lang, options: { serviceWorkers: 'block' }, withheld: /\/addCreativeIdeasBank$/ }, async page => {
    await page.goto('/en/addCreativeIdeasBank')
    await atRest(page)
    const title = page.locator('[name="titleEn"]')
    await title.fill('A shared workshop for repairing pumps')
    await page.locator('form[data-entry] button[value="review"]').click()
    await page.locator('#errors').waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'errors')
    await page.goto('/en/contactUs')
    await page.goBack()
    await atRest(page)
    await expect(page.locator('#errors').count()).resolves.toBe(0)
    await expect(title.inputValue()).resolves.toBe('A shared workshop for repairing pumps')
    await page.evaluate(() => localStorage.clear())
  }),
)

test.each(inTurn('ar'))('files that came with a form are still with it for who returns to it, until he takes them out (%s)', lang =>
  desk.visit({ lang, options: { serviceWorkers: 'block' }, withheld: /\/addCreativeIdeasBank$/ }, async page => {
    const files = page.locator('.entry-kept')
    await page.goto('/addCreativeIdeasBank')
    await atRest(page)
    const buffer = Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj<</T(garden)>>endobj\ntrailer<<>>\n%%EOF')
    await page.locator('input[type=file][name="attachment"]').setInputFiles({ name: 'خطة السطح.pdf', mimeType: 'application/pdf', buffer })
    await page.locator('form[data-entry] button[value="review"]').click()
    await page.locator('#errors').waitFor()
    await expect(files.innerText()).resolves.toContain('خطة السطح.pdf')
    await page.goto('/contactUs')
    await page.goBack()
    await atRest(page)
    await expect(page.locator('#errors').count()).resolves.toBe(0)
    await expect.poll(() => files.innerText()).toContain('خطة السطح.pdf')
    // They are carried along, and taken out as on the page that came back.
    await page.locator('form[data-entry] button[value="review"]').click()
    await page.locator('#errors').waitFor()
    await expect(files.innerText()).resolves.toContain('خطة السطح.pdf')
    await files.locator('input').uncheck()
    await page.locator('form[data-entry] button[value="review"]').click()
    await page.locator('#errors').waitFor()
    await expect(files.count()).resolves.toBe(0)
    await page.evaluate(() => localStorage.clear())
  }),
)

test.each(inTurn('ar'))('coordinates come back as they were typed, one of them alone too (%s)', async lang => {
  const path = (page: string) => (lang === 'ar' ? page : `/en${page}`)
  await desk.visit({ lang, options: { serviceWorkers: 'block' } }, async page => {
    for (const [form, name, typed] of [
      ['/addCreativeIdeasBank', 'location', ['31.9038', '35.2034']],
      ['/addCreativeIdeasBank', 'location', ['', '35.2034']],
    ] as const) {
      await page.goto(path(form))
      await atRest(page)
      const fields = page.locator(`[name="${name}"]`)
      // Also in a part that is folded away.
      await fields.evaluateAll((all, values) => {
        for (const [at, field] of all.entries()) {
          if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
          field.value = values[at] ?? ''
          field.dispatchEvent(new Event('input', { bubbles: true }))
        }
      }, typed)
      await page.reload()
      await atRest(page)
      await expect.poll(() => fields.evaluateAll(all => all.map(field => Reflect.get(field, 'value')))).toEqual(typed)
      await page.evaluate(() => localStorage.clear())
    }
  })
})

test.each(inTurn('ar'))('of a report of a violation nothing stays in the browser (%s)', lang =>
  desk.visit({ lang, options: { serviceWorkers: 'block' } }, async page => {
    await page.goto('/contactUs')
    await atRest(page)
    const kept = () => page.evaluate(() => localStorage.getItem('entry-contact'))
    await page.locator('[name="message"]').fill('رسالة عن إنارة الشارع أمام المدرسة')
    await expect(kept()).resolves.toContain('إنارة')
    await page.locator('[name="subjectKind"]').selectOption({ label: 'بلاغ عن مخالفة' })
    await page.locator('[name="message"]').fill('بلاغ لا يعلم به أحد غير من يحقق فيه')
    await expect(kept()).resolves.toBeNull()
  }),
)
