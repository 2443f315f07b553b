import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTurn, langs, say, startDesk, type Desk } from '../dashboard/desk.ts'
import { atRest } from '../dashboard/rest.ts'
import { isSound, isSoundHere } from '../dashboard/eyes.ts'
import { asOwner } from '../world.ts'

/** What the browser of the tests says of itself is a program's: nothing that it opens would be counted. */
const reader = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
  await desk.call('administrator', 'PUT', `LocalComm/Publish/${desk.places.get('01001') ?? ''}`, {})
})
afterAll(() => desk?.close())

describe.each(langs)('a visitor (%s)', lang => {
  const path = (of: string) => (lang === 'ar' ? of : `/en${of}`)

  test('is offered names while he types, narrows what was found and takes that back', () =>
    desk.visit({ lang, options: { userAgent: reader } }, async page => {
      await page.goto(path('/search'))
      await isSoundHere(page)
      // With what it offers the same box is a combobox.
      const box = page
        .getByRole('main')
        .getByRole('searchbox')
        .or(page.getByRole('main').getByRole('combobox').and(page.locator('input')))
      await box.fill(say(lang, 'جني', 'jen'))
      await expect.poll(() => page.locator('datalist option').count()).toBeGreaterThan(0)
      await box.fill(say(lang, 'جنين', 'Jenin'))
      await box.press('Enter')
      await page.locator('mark').first().waitFor()
      await isSound(page, [1440, 768, 390, 320])
      await page.setViewportSize({ width: 1440, height: 900 })
      // Those that are asked seldom are folded until they are opened.
      const until = page.getByRole('textbox', { name: say(lang, 'حتى تاريخ', 'Until') })
      expect(await until.isVisible()).toBe(false)
      await page.getByText(say(lang, 'مرشحات أخرى', 'More filters')).click()
      // No select cuts what it says: its longest words have room before its arrow.
      const cut = await page.locator('.filters select').evaluateAll(selects =>
        selects.flatMap(select => {
          if (!(select instanceof HTMLSelectElement)) return []
          const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
          const pen = document.createElement('canvas').getContext('2d')
          if (!pen) return ['no pen']
          pen.font = font
          const words = select.selectedOptions[0]?.textContent ?? ''
          const room = select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
          return pen.measureText(words).width > room ? [words] : []
        }),
      )
      expect(cut).toEqual([])
      await until.fill('2020/1/31')
      await page.getByRole('button', { name: say(lang, 'طبّق', 'Apply') }).click()
      await page.waitForURL(/to=2020%2F1%2F31/)
      await page
        .getByText(say(lang, 'لا نتائج ضمن هذه الحدود', 'No results match these filters'))
        .first()
        .waitFor()
      await page
        .getByRole('link', { name: say(lang, 'أزل المرشح', 'Remove') })
        .or(page.getByRole('link', { name: /2020\/01\/31/ }))
        .first()
        .click()
      await page.waitForURL(url => !url.searchParams.has('to'))
      await page.locator('mark').first().waitFor()
      const opened = () =>
        asOwner(desk.world.database.ownerUrl, async client =>
          Number((await client.query(`select sum(clicks) as n from search_log where language = '${lang}'`)).rows[0]?.n ?? 0),
        )
      await page.locator('[data-searched] h2 a').first().click()
      await page.waitForURL(url => !url.pathname.endsWith('/search'))
      await expect.poll(opened).toBe(1)
    }))

  test.each(inTurn('en', lang))('is told that nothing was found, and where to go on', () =>
    desk.visit({ lang }, async page => {
      await page.goto(path(`/search?q=${encodeURIComponent('ظظظظظظ')}`))
      await page
        .getByText(say(lang, 'لم نجد نتائج عن', 'No results for'))
        .first()
        .waitFor()
      await isSound(page, [1440, 390])
    }),
  )
})

test.each(inTurn('ar'))('the publisher reads the synonyms and writes one (%s)', lang =>
  desk.visit({ lang, who: 'publisher' }, async page => {
    await page.goto('/dashboard/searchSetting?size=30&page=2')
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

test.each(langs)('the publisher reads what visitors searched for, and begins a synonym and a pin with it (%s)', lang =>
  desk.visit({ lang, who: 'publisher' }, async page => {
    await asOwner(desk.world.database.ownerUrl, client =>
      client.query(`insert into search_log (id, day, language, query, asked, unfound, results) values
        (gen_random_uuid(), current_date, 'ar', 'رخصة مولدة', 9, 9, 0), (gen_random_uuid(), current_date, 'en', 'generator licence', 5, 0, 3)`),
    )
    await page.goto('/dashboard/searchSetting')
    await page.getByRole('button', { name: say(lang, 'ما بحث عنه الزوار', 'What visitors searched for') }).click()
    await page.waitForURL(/searchSetting\/asked/)
    await page.getByText('generator licence').first().waitFor()
    await atRest(page)
    await isSound(page, [1440, 768, 390])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/dashboard/searchSetting/asked?view=none&days=7')
    await page.getByText('رخصة مولدة').first().waitFor()
    expect(await page.getByText('generator licence').count()).toBe(0)
    const [hide, show] = [say(lang, 'أخفِها عن الزوار', 'Hide from visitors'), say(lang, 'أعِد إظهارها للزوار', 'Show to visitors again')]
    await page.getByRole('button', { name: `${hide}: رخصة مولدة` }).click()
    await page
      .getByText(say(lang, 'مخفية عن الزوار', 'Hidden from visitors'))
      .first()
      .waitFor()
    await atRest(page)
    await isSound(page, [1440, 768, 390])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: `${show}: رخصة مولدة` }).click()
    await page.getByRole('button', { name: `${hide}: رخصة مولدة` }).waitFor()
    await page
      .getByRole('link', { name: say(lang, 'أضف مرادفًا لعبارة رخصة مولدة', 'Make a synonym of رخصة مولدة') })
      .first()
      .click()
    await page.waitForURL(/searchSetting\/0/)
    await page.getByText('رخصة مولدة').first().waitFor()
    await page.goto('/dashboard/searchSetting/asked?view=none&days=7')
    await page
      .getByRole('link', { name: say(lang, 'ثبّت نتيجة لعبارة رخصة مولدة', 'Pin a result for رخصة مولدة') })
      .first()
      .click()
    await page.waitForURL(/searchPin\/0/)
    await page.getByText('رخصة مولدة').first().waitFor()
    await atRest(page)
    await isSoundHere(page)
  }),
)
