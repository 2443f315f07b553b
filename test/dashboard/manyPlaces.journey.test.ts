import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdPlaces, startDemoDesk, type Desk } from './desk.ts'

// With as many places as a ministry has.

let desk: Desk
beforeAll(async () => {
  desk = await startDemoDesk()
}, 480_000)
afterAll(() => desk?.close())

async function openForm(page: Page) {
  await page.goto('/dashboard/contactPoint')
  await page.getByRole('button', { name: /^إضافة/ }).click()
  return page.getByRole('combobox', { name: /^الجهة/ })
}

test('a place is found by writing also by who is in its field before the places have come', () =>
  desk.visit({ lang: 'ar', who: 'admin' }, async page => {
    const release = await holdPlaces(page)
    const box = await openForm(page)
    await box.focus()
    await page.keyboard.type('يع')
    release()
    await page.keyboard.type('بد')
    await page.getByRole('option', { name: 'يعبد' }).click()
    await expect(box.inputValue()).resolves.toBe('يعبد')
  }))

test('a place is found by writing where the places are there already, and what is one of few is in sight', () =>
  desk.visit({ lang: 'ar', who: 'admin' }, async page => {
    const come = page.waitForResponse('**/api/Place/GetSelect**')
    const box = await openForm(page)
    await come
    await box.fill('يعبد')
    await page.getByRole('option', { name: 'يعبد' }).click()
    await expect(box.inputValue()).resolves.toBe('يعبد')
    await page.getByRole('button', { name: /النوع/ }).click()
    await page.getByRole('option', { name: 'مقر الوزارة' }).waitFor()
  }))
