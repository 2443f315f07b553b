import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTurn, langs, say, startDesk, type Desk, type Lang } from '../dashboard/desk.ts'
import { isSound } from '../dashboard/eyes.ts'
import { atRest } from '../dashboard/rest.ts'
import { asOwner } from '../world.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.close())

const pathIn = (lang: Lang, path: string) => (lang === 'ar' ? path : `/en${path === '/' ? '' : path}`)
const titlesIn = (page: Page, tree: string) => page.getByRole('region', { name: tree }).locator('.menu-row-name > a').allTextContents()

const beginWithAboutUs = () =>
  asOwner(desk.world.database.ownerUrl, client =>
    client.query(`update menu set sort_order = case title_en when 'About us' then 10 when 'Our partners' then 20 else 30 end
      where parent = (select id from menu where title_en = 'About')`),
  )

describe.each(langs)('who keeps the portal (%s)', lang => {
  const words = (ar: string, en: string) => say(lang, ar, en)

  test.each(inTurn('ar', lang))('arranges the menus from the keyboard, and citizens see it at once', async () => {
    await beginWithAboutUs()
    await desk.visit({ lang, who: 'publisher' }, async page => {
      await page.goto('/dashboard/menu')
      const tree = words('القائمة الرئيسية', 'Basic menu')
      const handle = page.getByRole('button', { name: words('نقل: من نحن', 'Move: About us'), exact: true })
      await handle.focus()
      await page.keyboard.press('Alt+ArrowDown')
      await page.keyboard.press('Alt+ArrowDown')
      await page
        .getByRole('status')
        .filter({ hasText: /«من نحن»: الموضع \d من \d تحت «عن الوزارة»/ })
        .first()
        .waitFor({ state: 'attached' })
      await page
        .getByRole('alertdialog')
        .filter({ hasText: words('تم حفظ الترتيب', 'The order is saved') })
        .first()
        .waitFor()
      await expect
        .poll(async () => (await titlesIn(page, tree)).slice(-3))
        .toEqual([words('شركاؤنا', 'Our partners'), words('اتصل بنا', 'Contact us'), words('من نحن', 'About us')])
      await atRest(page)
      await isSound(page, [1440, 768, 390])
    })
    await desk.visit({ lang }, async page => {
      await page.goto(pathIn(lang, '/'))
      const menu = page.getByRole('navigation', { name: words('القائمة الرئيسية', 'Main menu') })
      await menu.getByText(words('عن الوزارة', 'About'), { exact: true }).click()
      const links = menu.getByRole('link')
      const shown = (await links.allTextContents()).filter(text =>
        [words('من نحن', 'About us'), words('اتصل بنا', 'Contact us')].includes(text),
      )
      expect(shown).toEqual([words('اتصل بنا', 'Contact us'), words('من نحن', 'About us')])
    })
  })

  test.each(inTurn('en', lang))('hears of no new place of an entry whose move could not be saved', async () => {
    await beginWithAboutUs()
    await desk.visit({ lang, who: 'publisher' }, async page => {
      await page.route('**/api/Menu/Reorder', route => route.abort())
      await page.goto('/dashboard/menu')
      const tree = words('القائمة الرئيسية', 'Basic menu')
      await page.getByRole('button', { name: words('نقل: من نحن', 'Move: About us'), exact: true }).focus()
      const before = await titlesIn(page, tree)
      await page.keyboard.press('Alt+ArrowDown')
      await page.locator('.toast').first().waitFor()
      await expect.poll(() => titlesIn(page, tree)).toEqual(before)
      expect(
        await page
          .getByRole('status')
          .filter({ hasText: words('الموضع', 'position') })
          .count(),
      ).toBe(0)
    })
  })

  test.each(inTurn('en', lang))('has the focus taken by no entry that could go no further', async () => {
    await beginWithAboutUs()
    await desk.visit({ lang, who: 'publisher' }, async page => {
      await page.goto('/dashboard/menu')
      const tree = words('القائمة الرئيسية', 'Basic menu')
      const move = words('نقل', 'Move')
      const first = page
        .getByRole('region', { name: tree })
        .getByRole('button', { name: new RegExp(`^${move}: `) })
        .first()
      await first.focus()
      await page.keyboard.press('Alt+ArrowUp')
      const handleOf = (title: string) => page.getByRole('button', { name: `${move}: ${title}`, exact: true })
      const [aboutUs, partners] = [words('من نحن', 'About us'), words('شركاؤنا', 'Our partners')]
      // Another act draws the tree anew.
      await handleOf(partners).dragTo(handleOf(aboutUs), { targetPosition: { x: 10, y: 2 } })
      await expect.poll(async () => (await titlesIn(page, tree)).slice(-3)).toEqual([partners, aboutUs, words('اتصل بنا', 'Contact us')])
      await expect(first.evaluate(handle => handle === document.activeElement)).resolves.toBe(false)
    })
  })

  test.each(inTurn('en', lang))('adds an entry that leads to a page and publishes it: it stands in the foot', async () => {
    const [titleAr, titleEn] = [`ميثاق المياه ${lang}`, `Water charter ${lang}`]
    await desk.visit({ lang, who: 'publisher' }, async page => {
      await page.goto('/dashboard/menu')
      const tree = page.getByRole('region', { name: words('القائمة الثانوية', 'Second menu') })
      await tree.getByRole('link', { name: words('إضافة عنصر', 'Add an entry') }).click()
      await page.locator('#field-titleAr').fill(titleAr)
      await page.locator('#field-titleEn').fill(titleEn)
      await atRest(page)
      await isSound(page, [1440, 390])
    })
    const menuType = (await desk.lookup('menu', 'secondMenu')).id
    const linkType = (await desk.lookup('menuLinkType', 'portalPage')).id
    const made = await desk.call('publisher', 'POST', 'Menu/Create', { titleAr, titleEn, menuType, linkType, link: '/news' })
    await desk.visit({ lang, who: 'publisher' }, async page => {
      await page.goto('/dashboard/menu')
      const title = words(titleAr, titleEn)
      await page.getByRole('button', { name: words(`إجراءات: ${title}`, `Actions: ${title}`) }).click()
      await page.getByRole('menuitem', { name: words('نشر', 'Publish'), exact: true }).click()
      await page
        .getByRole('alertdialog')
        .filter({ hasText: words('تم النشر بنجاح', 'Published successfully') })
        .waitFor()
    })
    await desk.visit({ lang }, async page => {
      await page.goto(pathIn(lang, '/aboutUs'))
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: words(titleAr, titleEn) })
        .waitFor()
    })
    expect(made.id).not.toBe('')
  })

  test.each(inTurn('ar', lang))('brings an old version of a page back', async () => {
    const [help] = await asOwner(
      desk.world.database.ownerUrl,
      async client => (await client.query(`select id, title_ar, title_en from static_page where slug = 'help'`)).rows,
    )
    const before = await desk.call('administrator', 'GET', `StaticPage/Get/${help.id}`)
    await desk.call('administrator', 'PUT', 'StaticPage/Update', {
      id: help.id,
      concurrencyStamp: before.concurrencyStamp,
      titleAr: 'مساعدة مؤقتة',
      titleEn: 'Help for now',
    })
    await desk.visit({ lang, who: 'publisher' }, async page => {
      await page.goto(`/dashboard/staticPage/${help.id}`)
      await page.getByRole('button', { name: words('النسخ', 'Versions'), exact: true }).click()
      const dialog = page.getByRole('dialog').and(page.locator(':not(.toast)'))
      await dialog.getByText(words('الحالية', 'Present')).waitFor()
      await isSound(page, [1440, 390])
      await dialog
        .getByRole('button', { name: words('استرجاع', 'Restore') })
        .first()
        .click()
      await page
        .getByRole('alertdialog')
        .and(page.locator(':not(.toast)'))
        .getByRole('button', { name: words('استرجاع', 'Restore'), exact: true })
        .click()
      await page
        .getByRole('alertdialog')
        .filter({ hasText: words('وهي الآن الأحدث', 'is back, and is now the newest') })
        .waitFor()
    })
    const after = await desk.call('administrator', 'GET', `StaticPage/Get/${help.id}`)
    expect([after.titleAr, after.titleEn]).toEqual([help.title_ar, help.title_en])
  })

  test('writes about the ministry section by section', () =>
    desk.visit({ lang, who: 'publisher' }, async page => {
      await page.goto('/dashboard/aboutUs')
      await page
        .getByRole('navigation', { name: words('أقسام الصفحة', 'Sections of the page') })
        .getByRole('link', { name: words('الرؤية', 'Vision') })
        .click()
      await page.getByRole('heading', { level: 2, name: words('الرؤية', 'Vision') }).waitFor()
      await atRest(page)
      await isSound(page, [1440, 768, 390])
    }))
})

describe.each(langs)('a visitor without JavaScript (%s)', lang => {
  const words = (ar: string, en: string) => say(lang, ar, en)

  test.each(inTurn('en', lang))('unfolds the menu on a phone and goes on to the ministry, its statements and the site map', () =>
    desk.visit({ lang, options: { javaScriptEnabled: false, viewport: { width: 390, height: 844 } } }, async page => {
      await page.goto(pathIn(lang, '/news'))
      await page.locator('#menu-short').click()
      await page.locator('.menu-drawer').getByText(words('عن الوزارة', 'About'), { exact: true }).click()
      await page
        .locator('.menu-drawer')
        .getByRole('link', { name: words('من نحن', 'About us') })
        .click()
      expect(new URL(page.url()).pathname).toBe(pathIn(lang, '/aboutUs'))
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: words('بيان سهولة الوصول', 'Accessibility statement') })
        .click()
      await page
        .getByRole('navigation', { name: words('في هذه الصفحة', 'On this page') })
        .getByRole('link')
        .first()
        .click()
      expect(new URL(page.url()).hash).toBe('#part-1')
    }),
  )

  test.each(['/aboutUs', '/contactUs', '/page/help', '/sitemap', '/councils', '/council/C01', '/localCommList/news'])('reads %s', path =>
    desk.visit({ lang }, async page => {
      await page.goto(pathIn(lang, path))
      await isSound(page, [1440, 390])
    }),
  )
})
