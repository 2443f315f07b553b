import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { langs, say, startDesk, type Desk } from '../dashboard/desk.ts'
import { atRest } from '../dashboard/rest.ts'
import { startWorld } from '../world.ts'
import { isSound, isSoundHere } from '../dashboard/eyes.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk(() => startWorld({ MAHALLI_DEMO: '1' }))
})
afterAll(() => desk?.close())

describe.each(langs)('a visitor (%s)', lang => {
  const path = (of: string) => (lang === 'ar' ? of : `/en${of}`)

  test('is offered names while he types, narrows what was found and takes that back', () =>
    desk.visit({ lang }, async page => {
      await page.goto(path('/search'))
      await isSoundHere(page)
      const box = page.getByRole('main').getByRole('searchbox')
      await box.fill(say(lang, 'ناب', 'nab'))
      await expect.poll(() => page.locator('datalist option').count()).toBeGreaterThan(0)
      await box.fill(say(lang, 'المياه', 'water'))
      await box.press('Enter')
      await page.getByText(say(lang, 'نتيجة عن', 'results for')).waitFor()
      expect(await page.locator('mark').count()).toBeGreaterThan(3)
      await isSound(page, [1440, 768, 390, 320])
      const year = page.getByRole('combobox', { name: say(lang, 'السنة', 'Year') })
      await year.selectOption({ index: 1 })
      await page.getByRole('button', { name: say(lang, 'طبّق', 'Apply') }).click()
      await page.waitForURL(/year=\d{4}/)
      await page
        .getByRole('main')
        .getByRole('link', { name: /20\d\d$/ })
        .first()
        .click()
      await page.waitForURL(url => !url.searchParams.has('year'))
    }))

  test('is told that nothing was found, and where to go on', () =>
    desk.visit({ lang }, async page => {
      await page.goto(path(`/search?q=${encodeURIComponent('ظظظظظظ')}`))
      await page.getByRole('heading', { name: say(lang, 'لم نجد نتائج عن', 'No results for') }).waitFor()
      await isSound(page, [1440, 390])
    }))
})

test.each(langs)('the publisher reads the synonyms and writes one (%s)', lang =>
  desk.visit({ lang, who: 'publisher' }, async page => {
    await page.goto('/dashboard/searchSetting')
    await page.getByText('زبالة').first().waitFor()
    await atRest(page)
    await isSound(page, [1440, 768, 390])
    const { id } = await desk.call('publisher', 'POST', 'SearchSynonym/Create', { words: ['بيارة', 'كرم حمضيات'], direction: 1 })
    await page.goto(`/dashboard/searchSetting/${String(id)}`)
    await page.getByText('كرم حمضيات').first().waitFor()
    await atRest(page)
    await isSoundHere(page)
  }),
)
