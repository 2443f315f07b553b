import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, eventually, inTurn, saying, startDesk } from './desk.ts'
import { atRest } from './rest.ts'

// What opens over a page comes after it. Where it does not come, the page stays as it is, and what was done on it.

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.close())

const wide = { viewport: { width: 1440, height: 900 } }
const failed = ['لم يصل هذا الجزء من الصفحة', 'This part of the page did not arrive'] as const

/** Lets a part of the program not come, as when the connection is away. */
async function withhold(page: Page, part: RegExp): Promise<() => Promise<void>> {
  await page.route(part, route => route.abort())
  return () => page.unroute(part)
}

// What is said of the failure has that role too.
const question = (page: Page) => page.getByRole('alertdialog').and(page.locator(':not(.toast)'))

const dialogs = /\/accountDialogs\.dashboard-/
test.each(inTurn('ar'))(
  'a question about an account that does not come is said, and the list stays; the next click asks for it again (%s)',
  lang => {
    const say = saying(lang)
    return desk.visit({ lang, who: 'administrator', options: wide, withheld: dialogs }, async page => {
      const letCome = await withhold(page, dialogs)
      await page.goto('/dashboard/systemUsers?filter=planner')
      const row = page.getByRole('rowheader').first()
      await row.waitFor()
      const title = page.getByRole('heading', { level: 1 })
      const words = await title.innerText()
      const ask = async () => {
        await page
          .getByRole('button', { name: new RegExp(`^${say('إجراءات أخرى', 'More actions')}`) })
          .first()
          .click()
        await page.getByRole('menuitem', { name: new RegExp(`^${say('إيقاف الحساب', 'Deactivate the account')}`) }).click()
      }
      await ask()
      await page
        .getByText(say(...failed))
        .first()
        .waitFor()
      expect(await title.innerText()).toBe(words)
      expect(await row.isVisible()).toBe(true)
      await letCome()
      await ask()
      await question(page).waitFor()
    })
  },
)

const conflict = /\/roleConflict\.dashboard-/
test.each(inTurn('en'))('where the comparison of two versions of a role does not come, what was ticked stays (%s)', async lang => {
  const say = saying(lang)
  const code = `late${lang}`
  const { id } = await desk.call('administrator', 'POST', 'Role/Create', { code, titleAr: `دور ${code}`, titleEn: `Role ${code}` })
  await desk.visit({ lang, who: 'administrator', options: wide, withheld: conflict }, async page => {
    await withhold(page, conflict)
    await page.goto(`/dashboard/userRoles/${String(id)}?tab=permissions`)
    await page.getByRole('combobox', { name: say('نسخ الصلاحيات من دور', 'Copy the permissions of a role') }).waitFor()
    await page.locator('[data-id="Portal"] .check-node-open').click()
    const ads = page.locator('[data-id="Portal.Ads"]')
    await ads.locator('.check-node-face').click()
    const { concurrencyStamp } = await desk.call('administrator', 'GET', `Role/Get/${String(id)}`)
    await desk.call('administrator', 'PUT', `Role/SetPermissions/${String(id)}`, { names: ['Portal.Event'], concurrencyStamp })
    await page.getByRole('button', { name: say('مراجعة التغييرات', 'Review the changes') }).click()
    const review = question(page)
    await review.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click()
    await page
      .getByText(say(...failed))
      .first()
      .waitFor()
    await review.waitFor({ state: 'detached' })
    await eventually(() => ads.getAttribute('aria-checked')).toBe('true')
  })
})

const history = /\/recordHistory\.dashboard-/
test('the form of a record stays where its history does not come', () =>
  desk.visit({ lang: 'ar', who: 'administrator', options: wide, withheld: history }, async page => {
    await withhold(page, history)
    const failing = page.waitForEvent('requestfailed', request => history.test(request.url()))
    await page.goto('/dashboard/localCommittees/01003')
    await failing
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('textbox').first().waitFor()
    expect(await page.getByRole('button', { name: 'السجل', exact: true }).count()).toBe(0)
  }))

const backups = /\/backupDialogs\.dashboard-/
test('the status page stays where what is asked about a backup does not come', async () => {
  await desk.call('administrator', 'POST', 'System/TakeBackup', {})
  await desk.visit({ lang: 'ar', who: 'administrator', options: wide, withheld: backups }, async page => {
    await withhold(page, backups)
    await page.goto('/dashboard/system')
    const remove = page.getByRole('button', { name: /^حذف: / }).first()
    await eventually(() => remove.getAttribute('aria-disabled')).toBeNull()
    await remove.click()
    await page.getByText(failed[0]).first().waitFor()
    expect(await remove.isVisible()).toBe(true)
  })
})

test.each(inTurn('ar'))('a role is copied in a dialog that comes with its button (%s)', async lang => {
  const say = saying(lang)
  const code = `copied${lang}`
  const { id } = await desk.call('administrator', 'POST', 'Role/Create', { code, titleAr: `دور ${code}`, titleEn: `Role ${code}` })
  await desk.visit({ lang, who: 'administrator', options: wide }, async page => {
    await page.goto(`/dashboard/userRoles/${String(id)}`)
    await page.getByRole('button', { name: say('نسخ الدور', 'Copy the role') }).click()
    const fields = question(page).getByRole('textbox')
    await fields.first().waitFor()
    for (const [place, text] of [`نسخة ${code}`, `Copy of ${code}`, `${code}Again`].entries()) await fields.nth(place).fill(text)
    await question(page)
      .getByRole('button', { name: say('نسخ الدور', 'Copy the role') })
      .click()
    await page.getByRole('heading', { level: 1, name: say(`نسخة ${code}`, `Copy of ${code}`) }).waitFor()
  })
})

const definition = /\/news-[\w-]+\.js$/
test.each(inTurn('en'))('a list whose definition does not come says so, and stands there as soon as it does (%s)', lang => {
  const say = saying(lang)
  // The browser also complains of the page that it could not draw.
  return desk.visit({ lang, who: 'administrator', options: wide, withheld: /./ }, async page => {
    const letCome = await withhold(page, definition)
    await page.goto('/dashboard/news')
    await page.getByText(say('تعذر تحميل الصفحة', 'The page could not be loaded')).waitFor()
    await letCome()
    await page.getByRole('button', { name: say('إعادة تحميل', 'Reload') }).click()
    await page.getByRole('heading', { level: 1, name: say('الأخبار', 'News') }).waitFor()
  })
})

test('home loads no definition of a kind of which it shows no record', () =>
  desk.visit({ lang: 'ar', who: 'administrator', options: wide }, async page => {
    const loaded: string[] = []
    page.on(
      'request',
      request => void (/\/(?:systemUser|userRole|lookupType)-[\w-]+\.js$/.test(request.url()) && loaded.push(request.url())),
    )
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await atRest(page)
    expect(loaded).toEqual([])
  }))
