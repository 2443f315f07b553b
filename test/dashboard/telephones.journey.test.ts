import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, inTurn, saying, startDesk, type Desk } from './desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.close())

test.each(inTurn('ar'))('a telephone is typed as people write it, and written as it is stored where it is left (%s)', lang =>
  desk.visit({ lang, who: 'administrator' }, async page => {
    const say = saying(lang)
    const id = desk.places.get('C50') ?? ''
    const mobile = page.getByLabel(say('الجوال', 'Mobile'), { exact: true })
    await page.goto(`/dashboard/place/${id}`)
    await mobile.fill('0599123456')
    await mobile.press('Home')
    for (let digit = 0; digit < 4; digit += 1) await mobile.press('ArrowRight')
    // The caret stays where it is, between two digits.
    await page.keyboard.type('- 7')
    await expect(mobile.inputValue()).resolves.toBe('0599- 7123456')
    await mobile.press('Tab')
    await expect(mobile.inputValue()).resolves.toBe('05997123456')
    await mobile.fill('0599 000-456')
    await mobile.press('Enter')
    await page.getByText(say('تم الحفظ بنجاح', 'Saved successfully')).waitFor()
    await eventually(async () => (await desk.call('administrator', 'GET', `Place/Get/${id}`)).mobile).toBe('0599000456')
  }),
)
