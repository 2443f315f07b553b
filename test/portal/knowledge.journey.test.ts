import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTurn, langs, say, startDemoDesk, type Desk, type Lang } from '../dashboard/desk.ts'
import { isSoundHere } from '../dashboard/eyes.ts'
import { atRest } from '../dashboard/rest.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDemoDesk()
})
afterAll(() => desk?.close())

const pathIn = (lang: Lang, path: string) => (lang === 'ar' ? path : `/en${path}`)

describe.each(langs)('a citizen without JavaScript (%s)', lang => {
  test('finds an article by its words, and what replaced the law before', () =>
    desk.visit({ lang, options: { javaScriptEnabled: false } }, async page => {
      await page.goto(pathIn(lang, '/legalEnvironment'))
      await page
        .getByRole('searchbox', { name: say(lang, 'ابحث في نصوص التشريعات وموادها', 'Search legal texts and articles') })
        .fill(say(lang, 'القرعة العلنية', 'public draw'))
      await page
        .getByRole('button', { name: say(lang, 'ابحث', 'Search'), exact: true })
        .last()
        .click()
      await page.getByRole('link', { name: say(lang, 'المادة (6): تخصيص البسطات', 'Article (6): Allotment of stalls') }).click()
      expect(new URL(page.url()).hash).toBe('#article-6')
      const replaced = say(lang, 'نظام نموذجي لتنظيم الأسواق الشعبية رقم (2) لسنة 2009', 'Model By-law No. 2 of 2009 on Popular Markets')
      await page.getByRole('link', { name: replaced }).click()
      await page.getByText(say(lang, 'هذا التشريع ملغى.', 'This text is repealed.')).waitFor()
    }))

  test.each(inTurn('en', lang))('goes from a service to its steps, from knowledge to a file, from the sector to a partner', () =>
    desk.visit({ lang, options: { javaScriptEnabled: false } }, async page => {
      await page.goto(pathIn(lang, '/gateServices'))
      await page.getByRole('link', { name: say(lang, 'رخصة بناء', 'Building permit'), exact: true }).click()
      await page.getByRole('heading', { name: say(lang, 'الخطوات', 'Steps') }).waitFor()
      await page.goto(pathIn(lang, '/knowledgeExchange?type=template'))
      await page
        .getByRole('link', { name: say(lang, 'نموذج محضر جلسة استماع علنية', 'Template for the minutes of a public hearing') })
        .click()
      const href = await page.getByRole('link', { name: lang === 'ar' ? /^نزّل الملف/ : /^Download the file/ }).getAttribute('href')
      expect((await page.request.get(href ?? '')).headers()['content-type']).toContain('spreadsheetml')
      await page.goto(pathIn(lang, '/localGovernmentSector'))
      await page.goto(pathIn(lang, '/partnerships'))
    }),
  )
})

describe.each(langs)('a citizen (%s)', lang => {
  test('is led from the search of the portal to the very article', () =>
    desk.visit({ lang }, async page => {
      const asked = say(lang, 'تنظيف البائعين', 'sellers cleaning their stalls')
      await page.goto(`${pathIn(lang, '/search')}?${new URLSearchParams({ q: asked, kind: 'legalEnvironment' }).toString()}`)
      await isSoundHere(page)
      await page.getByRole('link', { name: say(lang, 'المادة (8): النظافة', 'Article (8): Cleanliness') }).click()
      expect(new URL(page.url()).hash).toBe('#article-8')
      // The address is there before the page is.
      await page.locator('#article-8').waitFor({ state: 'attached' })
    }))
})

describe.each(inTurn('ar'))('an editor (%s)', lang => {
  test('puts services in order with the keyboard', () =>
    desk.visit({ lang, who: 'admin' }, async page => {
      await page.goto('/dashboard/gateService')
      await atRest(page)
      await page.getByRole('button', { name: say(lang, 'ترتيب الظهور', 'Order') }).click()
      const dialog = page.getByRole('dialog').and(page.locator(':not(.toast)'))
      const rows = dialog.getByRole('listitem')
      const first = await rows.first().locator('bdi').textContent()
      await rows.first().getByRole('button').last().focus()
      await page.keyboard.press('Alt+ArrowDown')
      expect(await rows.nth(1).locator('bdi').textContent()).toBe(first)
      await dialog.getByRole('button', { name: say(lang, 'حفظ', 'Save') }).click()
      await dialog.waitFor({ state: 'detached' })
      await isSoundHere(page)
    }))
})
