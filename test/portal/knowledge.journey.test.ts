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

test.each(inTurn('en'))('the contents of a law are in sight beside it, under a heading; above it they unfold (%s)', lang =>
  desk.visit({ lang, options: { viewport: { width: 1440, height: 900 } } }, async page => {
    const name = say(lang, 'المحتويات', 'Contents')
    await page.goto(pathIn(lang, '/legalEnvironment'))
    await page.getByRole('link', { name: say(lang, 'نظام نموذجي لتنظيم الأسواق الشعبية رقم (4)', 'Model By-law No. 4 of 2023') }).click()
    const contents = page.getByRole('navigation', { name, exact: true })
    const [heading, fold] = [page.getByRole('heading', { name, exact: true }), page.locator('.law-toc > summary')]
    await contents.waitFor()
    expect([await heading.isVisible(), await fold.isVisible()]).toEqual([true, false])
    // Nothing that says it was folded takes the focus.
    await page.locator('#find-within').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await contents.evaluate(nav => nav.contains(document.activeElement))).toBe(true)
    await isSoundHere(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await fold.waitFor()
    expect([await heading.isVisible(), await contents.isVisible()]).toEqual([false, false])
    await fold.click()
    await contents.waitFor()
    expect(await heading.isVisible()).toBe(false)
  }),
)

describe.each(langs)('a citizen with a script (%s)', lang => {
  test('is told how many legal texts of each kind were found, and none of the kinds leads to nothing', () =>
    desk.visit({ lang, options: { viewport: { width: 1440, height: 900 } } }, async page => {
      await page.goto(`${pathIn(lang, '/legalEnvironment')}?q=${encodeURIComponent(say(lang, 'الأسواق', 'markets'))}`)
      const kinds = await page.locator('.law-types li').evaluateAll(items =>
        items.map(item => ({
          count: Number(item.querySelector('bdi')?.textContent),
          href: item.querySelector('a')?.getAttribute('href'),
        })),
      )
      expect(kinds.filter(({ count }) => count === 0).length).toBeGreaterThan(0)
      expect(kinds.filter(({ count }) => count > 0).length).toBeGreaterThan(1)
      for (const { count, href } of kinds) {
        expect(typeof href, `${count} in ${href}`).toBe(count > 0 ? 'string' : 'undefined')
        if (href == null) continue
        await page.goto(href)
        expect(await page.locator('.law-row').count(), href).toBe(count)
      }
    }))

  test('reads a table on a phone with units under units, and words that begin at one edge', () =>
    desk.visit({ lang, options: { viewport: { width: 390, height: 844 } } }, async page => {
      const edges = (selector: string) =>
        page.locator(selector).evaluateAll((elements, isArabic) => {
          const at = elements.map(element => {
            const range = document.createRange()
            range.selectNodeContents(element)
            const { left, right } = range.getBoundingClientRect()
            return Math.round(isArabic ? right : left)
          })
          return { all: at.length, different: new Set(at).size }
        }, lang === 'ar')
      await page.goto(pathIn(lang, '/legalEnvironment'))
      await page.getByRole('link', { name: say(lang, 'نظام نموذجي لتنظيم الأسواق الشعبية رقم (4)', 'Model By-law No. 4 of 2023') }).click()
      await page.locator('.law-text .by-row .fig').first().waitFor()
      // A figure runs from the left in both languages: its units stand at its right edge.
      const units = await page
        .locator('.law-text .by-row .fig')
        .evaluateAll(figures => new Set(figures.map(figure => Math.round(figure.getBoundingClientRect().right))).size)
      expect(units).toBe(1)
      await page.goto(pathIn(lang, '/ads'))
      const when = await edges('.ledger .notice-when')
      expect(when.all).toBeGreaterThan(2)
      expect(when.different).toBe(1)
    }))
})

test('figures of a line that holds Arabic letters are drawn as those that stand by themselves', () =>
  desk.visit({ lang: 'ar', options: { viewport: { width: 1000, height: 400 } } }, async page => {
    await page.goto('/ads')
    await page.evaluate(
      async texts => {
        await document.fonts.load('40px Mahalli', texts.join(''))
        document.body.replaceChildren(
          ...texts.map((text, index) => {
            const line = document.createElement('p')
            line.textContent = text
            line.style.cssText = `position: fixed; top: ${index * 100}px; right: 0; font: 40px/80px Mahalli`
            return line
          }),
        )
        await document.fonts.ready
      },
      ['2026', '2026 م'],
    )
    const [alone = '', beside] = await Promise.all(
      [0, 100].map(async y => (await page.screenshot({ clip: { x: 910, y, width: 90, height: 80 } })).toString('base64')),
    )
    expect(beside).toBe(alone)
    expect(alone).not.toBe((await page.screenshot({ clip: { x: 910, y: 200, width: 90, height: 80 } })).toString('base64'))
  }))

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
