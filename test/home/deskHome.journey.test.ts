import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTurn, langs, say, startDesk, type Desk } from '../dashboard/desk.ts'
import { isSound, isSoundHere, smallTargets } from '../dashboard/eyes.ts'
import { atRest } from '../dashboard/rest.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.close())

const wide = { viewport: { width: 1440, height: 900 } }
const section = (page: Page, name: string) => page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) })

async function isSoundAtRest(page: Page): Promise<void> {
  await atRest(page)
  await isSound(page, [1440, 768, 390, 320], async () => expect(await smallTargets(page, 24, true)).toEqual([]))
}

describe.each(langs)('the home of the dashboard (%s)', lang => {
  test('shows a directorate its figures, and each leads to what it counts', () =>
    desk.visit({ lang, who: 'clerk', options: wide }, async page => {
      await page.goto('/dashboard')
      await page.getByRole('heading', { level: 1, name: say(lang, 'أهلًا بك،', 'Welcome,') }).waitFor()
      const row = section(page, say(lang, 'أرقام رئيسية', 'Key figures'))
        .getByRole('listitem')
        .filter({ hasText: say(lang, 'هيئات المديرية', 'Authorities') })
      await row.getByText('3', { exact: true }).waitFor()
      await row.getByText(say(lang, '15,000 نسمة', '15,000 inhabitants')).waitFor()
      await isSoundAtRest(page)
      await row.getByRole('link').click()
      await page.waitForURL('**/dashboard/localCommittees?isActive=true')
      await page.getByText(say(lang, '3 سجلات', '3 records')).waitFor()
    }))

  test.each(inTurn('en', lang))('has no figures where there are none, tells nobody what he may not read, leads where he goes most', () =>
    desk.visit({ lang, who: 'member', options: wide }, async page => {
      await page.goto('/dashboard')
      const links = section(page, say(lang, 'روابط سريعة', 'Quick links'))
      await links.waitFor()
      await atRest(page)
      expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([say(lang, 'روابط سريعة', 'Quick links')])
      await isSoundAtRest(page)
    }),
  )

  test.each(inTurn('ar', lang))('puts the pages first that are opened most, and says who changed what', () =>
    desk.visit({ lang, who: 'administrator', options: wide }, async page => {
      for (let visits = 0; visits < 2; visits += 1) {
        await page.goto('/dashboard/outbox')
        await page.getByRole('heading', { level: 1 }).waitFor()
        // A page is counted once it is drawn; whoever leaves it in the same instant has not opened it.
        await atRest(page)
      }
      await desk.call('administrator', 'POST', 'LookupType/Create', {
        code: `home-${lang}`,
        nameAr: `قائمة ${lang}`,
        nameEn: `List ${lang}`,
      })
      const place = { typeCode: 6, code: `H${lang.toUpperCase()}`, nameAr: `مديرية ${lang}`, nameEn: `Directorate ${lang}` }
      const governorate = (await desk.lookup('governorate', lang === 'ar' ? '15' : '20')).id
      await desk.call('administrator', 'POST', 'Place/Create', { ...place, governorate })
      await page.goto('/dashboard')
      const links = section(page, say(lang, 'روابط سريعة', 'Quick links')).getByRole('link')
      await expect.poll(() => links.first().textContent()).toBe(say(lang, 'صندوق الصادر', 'Outbox'))
      expect(await links.count()).toBe(8)
      const changed = section(page, say(lang, 'آخر التغييرات', 'Recent changes')).getByRole('listitem')
      await changed.filter({ hasText: say(lang, `مديرية ${lang}`, `Directorate ${lang}`) }).waitFor()
      await isSoundAtRest(page)
    }),
  )

  test.each(inTurn('ar', lang))('leads from what waits to its list, and nowhere where the reader has hidden that', () =>
    desk.visit({ lang, who: 'spokesman', options: wide }, async page => {
      await page.goto('/dashboard')
      const waiting = say(lang, 'محتوى بانتظار النشر', 'Content to publish')
      const row = section(page, say(lang, 'أرقام رئيسية', 'Key figures'))
        .getByRole('listitem')
        .filter({ hasText: waiting })
      await row.waitFor()
      expect(await row.getByRole('link').getAttribute('href')).toBe('/dashboard#waiting')
      await page.getByRole('button', { name: say(lang, 'ترتيب الصفحة', 'Arrange the page') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(say(lang, 'بانتظار قراري', 'Waiting for my decision')).click()
      await dialog.getByRole('button', { name: say(lang, 'حفظ', 'Save') }).click()
      await dialog.waitFor({ state: 'detached' })
      await row.waitFor()
      await expect.poll(() => row.getByRole('link').count()).toBe(0)
    }),
  )

  test.each(inTurn('en', lang))('is arranged by its reader, and stays so', () =>
    desk.visit({ lang, who: 'publisher', options: wide }, async page => {
      const titles = () => page.getByRole('heading', { level: 2 }).allTextContents()
      const [figures, links, recent] = [
        say(lang, 'أرقام رئيسية', 'Key figures'),
        say(lang, 'روابط سريعة', 'Quick links'),
        say(lang, 'آخر التغييرات', 'Recent changes'),
      ]
      await page.goto('/dashboard')
      await section(page, recent).waitFor()
      await section(page, figures).waitFor()
      await page.getByRole('button', { name: say(lang, 'ترتيب الصفحة', 'Arrange the page') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(recent).click()
      const up = dialog.getByRole('button', { name: `${say(lang, 'نقل إلى أعلى', 'Move up')}: ${links}` })
      for (let step = 0; step < 5; step += 1) await up.press('Alt+ArrowUp')
      await isSoundHere(page)
      await dialog.getByRole('button', { name: say(lang, 'حفظ', 'Save') }).click()
      await dialog.waitFor({ state: 'detached' })
      await expect.poll(async () => (await titles())[0]).toBe(links)
      await page.reload()
      await section(page, figures).waitFor()
      expect((await titles())[0]).toBe(links)
      expect(await titles()).not.toContain(recent)
    }),
  )
})

test('the home that somebody arranges for one kind of place is not shown, nor kept, for another', async () => {
  const { items } = await desk.call('administrator', 'GET', 'User/GetListPaged?filter=planner')
  const user = Array.isArray(items) ? items[0] : undefined
  await desk.call('administrator', 'PUT', `User/SetPlaces/${user.id}`, {
    places: [{ place: desk.places.get('P03'), isDefault: true }, { place: desk.places.get('D50') }],
    concurrencyStamp: user.concurrencyStamp,
  })
  await desk.visit({ lang: 'en', who: 'planner', options: wide }, async page => {
    const change = async (from: string, to: string) => {
      await page.getByRole('banner').getByRole('button', { name: from, exact: true }).click()
      await page.getByRole('menuitem', { name: to }).click()
      await page.getByText(`The active place is now ${to}`).waitFor()
    }
    await page.goto('/dashboard')
    await section(page, 'Quick links').waitFor()
    await page.getByRole('button', { name: 'Arrange the page' }).click()
    await page.getByRole('dialog').getByText('Quick links').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await section(page, 'Quick links').waitFor({ state: 'detached' })
    await change('Development planning', 'Directorate of Hebron')
    await section(page, 'Quick links').waitFor()
    await change('Directorate of Hebron', 'Development planning')
    await section(page, 'Quick links').waitFor({ state: 'detached' })
  })
})

describe.each(inTurn('ar'))('a part that does not come (%s)', lang => {
  const without = (page: Page, part: RegExp) =>
    page.route(part, route => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("gone")' }))

  test('takes neither the sign-in nor the home with it, and a click that waits for one is answered', async () => {
    await desk.visit({ lang }, async page => {
      await without(page, /assets\/loginMessages/)
      await Promise.all([page.waitForResponse(/assets\/loginMessages/), page.goto('/login')])
      await page.getByRole('button', { name: say(lang, 'تسجيل الدخول', 'Sign in'), exact: true }).waitFor()
    })
    await desk.visit({ lang, who: 'member', options: wide }, async page => {
      await without(page, /assets\/(staffMessages|MenuSheet|bellSheet|Palette)/)
      await Promise.all([page.waitForResponse(/assets\/staffMessages/), page.goto('/dashboard')])
      await section(page, say(lang, 'روابط سريعة', 'Quick links')).waitFor()
      const said = page.getByText(say(lang, 'لم يصل هذا الجزء من الصفحة.', 'This part of the page did not arrive.'))
      for (const name of [/works for Jenin/, /^(بحث|Search) Ctrl/, /^(الإشعارات|Notifications):/]) {
        const button = page.getByRole('banner').getByRole('button', { name })
        await button.click()
        await said.waitFor()
        expect(await button.getAttribute('aria-expanded')).toBe('false')
        await page.getByRole('button', { name: say(lang, 'إخفاء الرسالة', 'Dismiss the message') }).click()
        await said.waitFor({ state: 'detached' })
      }
    })
  })
})
