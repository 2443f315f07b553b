import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { choose, type Desk, eventually, inTurn, type Lang, langs, say, startDesk } from './desk.ts'
import { isSound } from './eyes.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.close())

/** A user whom nobody has given a place yet. */
async function newUser(userName: string, phoneNumber: string) {
  const { id: position } = await desk.lookup('userPosition', 'engineer')
  const name = { firstName: 'ليلى', secondName: 'سليم', lastName: 'عيسى', fullNameEn: `Layla ${userName}` }
  const email = `${userName}@test.example`
  return desk.call('administrator', 'POST', 'User/Create', { ...name, userName, email, phoneNumber, position })
}

describe.each(langs)('the list of users (%s)', lang => {
  const openers = say(lang, 'إجراءات أخرى', 'More actions')
  test.each(inTurn('ar', lang))('does with a row what its state allows, and says why not what it does not', async () => {
    const user = await newUser(`layla${lang}`, lang === 'ar' ? '0599000301' : '0599000302')
    const roles = await Promise.all(
      ['authorityHead', 'authorityPlanner', 'councilManager'].map(async code => {
        const { items } = await desk.call('administrator', 'GET', `Role/GetListPaged?filter=${code}`)
        return Array.isArray(items) ? String(items.find(item => item.code === code).id) : ''
      }),
    )
    await desk.call('administrator', 'PUT', `User/SetRoles/${String(user.id)}`, { roles, concurrencyStamp: user.concurrencyStamp })
    await desk.visit({ lang, who: 'administrator', options: { viewport: { width: 1440, height: 900 } } }, async page => {
      await page.goto(`/dashboard/systemUsers?filter=layla${lang}`)
      const row = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
      await eventually(() => row.count()).toBe(1)
      // Two roles by name, and how many more there are.
      await row.getByText('+1').waitFor()
      await row.getByText(say(lang, 'لم يدخل بعد', 'Never signed in')).waitFor()
      await isSound(page)
      const menu = row.getByRole('button', { name: new RegExp(`^${openers}`) })
      const item = (ar: string, en: string) => page.getByRole('menuitem', { name: new RegExp(`^${say(lang, ar, en)}`) })
      await menu.click()
      const closed: readonly (readonly [ar: string, en: string, whyAr: string, whyEn: string])[] = [
        ['إرسال دعوة', 'Send an invitation', 'يجب تخصيص جهة واحدة على الأقل', 'At least one assigned place is required'],
        ['فك القفل', 'Unlock', 'الحساب غير مقفل', 'The account is not locked'],
        ['إنهاء كل الجلسات', 'Sign out everywhere', 'لم يدخل المستخدم بعد', 'The user has not signed in yet'],
      ]
      for (const [ar, en, whyAr, whyEn] of closed) {
        expect(await item(ar, en).getAttribute('aria-disabled')).toBe('true')
        await item(ar, en)
          .getByText(say(lang, whyAr, whyEn))
          .waitFor()
      }
      await isSound(page)
      await item('إيقاف الحساب', 'Deactivate the account').click()
      const dialog = page.getByRole('alertdialog')
      await choose(dialog, new RegExp(say(lang, 'سبب الإيقاف', 'Reason')), await reasonNamed(lang))
      await dialog.getByRole('button', { name: say(lang, 'إيقاف الحساب', 'Deactivate the account') }).click()
      await dialog.waitFor({ state: 'detached' })
      await row.getByText(say(lang, 'موقوف', 'Deactivated')).waitFor()
      await menu.click()
      await item('تفعيل الحساب', 'Activate the account').click()
      await row.getByText(say(lang, 'لم يدخل بعد', 'Never signed in')).waitFor()
      await menu.click()
      await item('السجل', 'History').click()
      const history = page.getByRole('dialog', { name: say(lang, 'سجل التغييرات', 'History') })
      await history.getByRole('listitem').first().waitFor()
      // What was said of the last act lies over the page for a while.
      await page.getByText(say(lang, 'فُعّل الحساب', 'The account was activated')).waitFor({ state: 'detached' })
      await isSound(page)
      await page.keyboard.press('Escape')
      await history.waitFor({ state: 'detached' })
      await menu.click()
      await item('تحديد الجهات', 'Assign places').click()
      await page.waitForURL(/\?tab=places$/)
    })
    await desk.visit({ lang, who: 'administrator', options: { viewport: { width: 390, height: 844 } } }, async page => {
      await page.goto(`/dashboard/systemUsers?filter=layla${lang}`)
      await page.getByRole('button', { name: new RegExp(`^${openers}`) }).click()
      await isSound(page)
      // By the keyboard alone: the arrows pass over what cannot be done.
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
      const asked = page.getByRole('alertdialog')
      await asked.getByRole('button', { name: say(lang, 'حذف', 'Delete') }).click()
      await page.getByText(say(lang, 'لا توجد نتائج ضمن عوامل التصفية', 'Nothing matches the filters')).waitFor()
    })
  })

  test.each(inTurn('en', lang))('says of his own account, and of one that has worked, why it stays', async () => {
    await desk.visit({ lang, who: 'administrator', options: { viewport: { width: 1440, height: 900 } } }, async page => {
      await page.goto('/dashboard/systemUsers?filter=administrator')
      await page.getByRole('button', { name: new RegExp(`^${openers}: administrator`) }).click()
      const item = (ar: string, en: string) => page.getByRole('menuitem', { name: new RegExp(`^${say(lang, ar, en)}`) })
      await item('إيقاف الحساب', 'Deactivate the account')
        .getByText(say(lang, 'لا يمكنك إيقاف حسابك بنفسك', 'You cannot deactivate your own account'))
        .waitFor()
      await item('حذف', 'Delete')
        .getByText(say(lang, 'لا يمكن حذف مستخدم له عمل في النظام', 'A user with activity cannot be deleted'))
        .waitFor()
      expect(await item('حذف', 'Delete').getAttribute('aria-disabled')).toBe('true')
    })
  })
})

async function reasonNamed(lang: Lang): Promise<string> {
  return (await desk.lookup('deactivationReason', 'retired'))[lang]
}

describe.each(inTurn('en'))('the permissions of a role that two people change (%s)', lang => {
  test('keeps what was ticked when a colleague saves the role meanwhile: upon his version, or not at all', async () => {
    const code = `both${lang}`
    const role = await desk.call('administrator', 'POST', 'Role/Create', { code, titleAr: `مشترك ${code}`, titleEn: `Shared ${code}` })
    const id = String(role.id)
    const saved = () => desk.call('administrator', 'GET', `Role/Get/${id}`)
    const colleague = async (...names: readonly string[]) => {
      const { concurrencyStamp } = await saved()
      await desk.call('administrator', 'PUT', `Role/SetPermissions/${id}`, { names, concurrencyStamp })
    }
    await desk.visit({ lang, who: 'administrator', options: { viewport: { width: 1440, height: 900 } } }, async page => {
      await page.goto(`/dashboard/userRoles/${id}?tab=permissions`)
      // What comes late above the tree has its place before anything beneath is clicked.
      await page.getByRole('combobox', { name: say(lang, 'نسخ الصلاحيات من دور', 'Copy the permissions of a role') }).waitFor()
      await page.locator('[data-id="Portal"] .check-node-open').click()
      const box = (name: string) => page.locator(`[data-id="${name}"]`)
      const review = page.getByRole('button', { name: say(lang, 'مراجعة التغييرات', 'Review the changes') })
      const dialog = page.getByRole('alertdialog')
      const conflict = page.getByRole('dialog', {
        name: say(lang, 'عدّل مستخدم آخر هذا السجل. قارن بين النسختين', 'Another user changed this record. Compare both versions'),
      })
      await box('Portal.News').locator('.check-node-open').click()
      await box('Portal.News.Publish').locator('.check-node-face').click()
      await colleague('Portal.Ads', 'Portal.News')
      await review.click()
      await dialog.getByRole('button', { name: say(lang, 'حفظ', 'Save'), exact: true }).click()
      await conflict.waitFor()
      const side = (ar: string, en: string) => conflict.locator('section').filter({ hasText: say(lang, ar, en) })
      // Of what is gained here the page is there already.
      await eventually(() => side('ما حُفظ بعد أن فتحت الدور', 'What was saved after').getByRole('listitem').count()).toBe(2)
      await eventually(() => side('تغييراتك فوق النسخة المحفوظة', 'Your changes upon').getByRole('listitem').count()).toBe(1)
      await isSound(page)
      await conflict.getByRole('button', { name: say(lang, 'إبقاء تغييراتي فوقها', 'Keep my changes upon it') }).click()
      await dialog.getByRole('heading', { name: say(lang, 'سيكسب الدور صلاحية واحدة', 'Gains 1 permission') }).waitFor()
      expect(await box('Portal.Ads').getAttribute('aria-checked')).not.toBe('false')
      await dialog.getByRole('button', { name: say(lang, 'حفظ', 'Save'), exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      expect((await saved()).permissions).toEqual(['Portal.Ads', 'Portal.News', 'Portal.News.Publish'])
      await box('Portal.News.Publish').locator('.check-node-face').click()
      await eventually(() => box('Portal.News.Publish').getAttribute('aria-checked')).toBe('false')
      await colleague('Portal.Ads', 'Portal.News', 'Portal.News.Publish', 'Portal.Event')
      await review.click()
      await dialog.getByRole('button', { name: say(lang, 'حفظ', 'Save'), exact: true }).click()
      await conflict.getByRole('button', { name: say(lang, 'أخذ النسخة المحفوظة كلها', 'Take the whole saved version') }).click()
      await conflict.waitFor({ state: 'detached' })
      // What was read before stands for a moment longer: it too has the first, and not yet the second.
      await eventually(() => box('Portal.Event').getAttribute('aria-checked')).not.toBe('false')
      expect(await box('Portal.News.Publish').getAttribute('aria-checked')).toBe('true')
    })
    expect((await saved()).permissions).toEqual(['Portal.Ads', 'Portal.Event', 'Portal.News', 'Portal.News.Publish'])
  })
})
