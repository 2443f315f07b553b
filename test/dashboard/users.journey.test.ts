import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { standardRoles } from '../../modules/admin/roles/roles.ts'
import { type Desk, eventually, exported, inTurn, type Lang, langs, say, startDesk } from './desk.ts'
import { isSound, isSoundHere } from './eyes.ts'
import { noteWords } from '../people.ts'
import { lowWindow, tabTo } from './keys.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
  await noteWords(desk.world)
})
afterAll(() => desk?.close())

/** A role of a fresh installation, in the reader's language. */
function titleOf(code: string, lang: Lang): string {
  const [ar = '', en = ''] = standardRoles.find(role => role.code === code)?.title ?? []
  return say(lang, ar, en)
}

async function downTo(page: Page, label: string): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    if ((await page.evaluate(() => document.activeElement?.querySelector('.check-node-label')?.textContent)) === label) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`${label} is not reached`)
}

describe.each(inTurn('ar'))('a new user (%s)', lang => {
  test('is made first, then given a role and a place, and has them', async () => {
    await desk.visit({ lang, who: 'administrator', options: { viewport: { width: 1440, height: 900 } } }, async page => {
      await page.goto('/dashboard/systemUsers')
      await page
        .getByRole('button', { name: say(lang, 'إضافة مستخدم', 'Add user') })
        .first()
        .click()
      await page.getByText(say(lang, 'يرجى إنشاء المستخدم أولًا', 'Create the user first')).waitFor()
      await isSound(page)
      const fill = (ar: string, en: string, value: string) => page.getByLabel(say(lang, ar, en), { exact: true }).fill(value)
      await fill('الاسم الأول', 'First name', 'رهف')
      await fill('اسم الأب', 'Second name', 'سليمان')
      await fill('اسم العائلة', 'Last name', 'عودة')
      await fill('اسم المستخدم', 'User name', `rahaf.${lang}`)
      await fill('البريد الإلكتروني', 'E-mail', `rahaf.${lang}@test.example`)
      await fill('رقم الجوال', 'Mobile number', lang === 'ar' ? '0599000101' : '0599000102')
      const engineer = await desk.lookup('userPosition', 'engineer')
      await page
        .getByRole('button', { name: new RegExp(say(lang, 'لغة الواجهة', 'Interface language')) })
        .filter({ hasText: say(lang, 'العربية', 'Arabic') })
        .waitFor()
      const position = page.getByRole('combobox', { name: say(lang, 'الصفة الوظيفية', 'Position'), exact: true })
      // It comes into sight before it is written in: a list that is open closes when the page scrolls.
      await position.click()
      await position.fill(say(lang, engineer.ar, engineer.en))
      await page.getByRole('option', { name: say(lang, engineer.ar, engineer.en), exact: true }).click()
      await page.getByRole('button', { name: say(lang, 'حفظ', 'Save'), exact: true }).click()
      await page.waitForURL(/\?tab=roles$/)
      await page.getByText(titleOf('authorityPlanner', lang)).click()
      await isSound(page)
      await page.getByRole('button', { name: say(lang, 'حفظ', 'Save'), exact: true }).click()
      await page
        .getByText(say(lang, 'تم الحفظ بنجاح', 'Saved successfully'))
        .first()
        .waitFor()
      await page.getByRole('tab', { name: say(lang, 'الجهات', 'Places') }).click()
      await page.getByRole('combobox', { name: say(lang, 'الجهة', 'Place'), exact: true }).fill(say(lang, 'عرابة', 'Arraba'))
      await page.getByRole('option').first().click()
      await page.getByRole('button', { name: say(lang, 'تخصيص جهة', 'Assign a place') }).click()
      await isSound(page)
      await page.getByRole('button', { name: say(lang, 'حفظ', 'Save'), exact: true }).click()
      // Whoever leaves before it is saved is asked.
      await page.getByText(say(lang, 'لديك تغييرات غير محفوظة', 'You have unsaved changes')).waitFor({ state: 'detached' })
      await page.getByRole('tab', { name: say(lang, 'الجلسات', 'Sessions') }).click()
      await page.getByText(say(lang, 'لا جلسات مفتوحة', 'No open sessions')).waitFor()
      await isSound(page)
      const { items } = await desk.call('administrator', 'GET', `User/GetListPaged?filter=rahaf.${lang}`)
      expect(items).toMatchObject([
        { defaultPlace: desk.places.get('01003'), phoneNumber: lang === 'ar' ? '+970599000101' : '+970599000102' },
      ])
    })
  })
})

/** The longest time for which the page stood still meanwhile, in ms; 0: never as long as 50. */
async function heldUp(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    Reflect.set(window, 'longest', 0)
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries())
        Reflect.set(window, 'longest', Math.max(Number(Reflect.get(window, 'longest')), duration))
    }).observe({ type: 'longtask', buffered: false })
  })
  await work()
  return page.evaluate(
    () => new Promise<number>(done => requestAnimationFrame(() => setTimeout(() => done(Number(Reflect.get(window, 'longest'))), 300))),
  )
}

describe.each(langs)('the permission tree (%s)', lang => {
  test('is searched, opened, checked and saved by the keyboard alone, after a look at what changes', async () => {
    const code = `reader${lang}`
    const role = await desk.call('administrator', 'POST', 'Role/Create', { code, titleAr: `قارئ ${code}`, titleEn: `Reader ${code}` })
    await desk.visit({ lang, who: 'administrator', options: lowWindow }, async page => {
      await page.goto(`/dashboard/userRoles/${String(role.id)}?tab=permissions`)
      const tree = page.getByRole('tree')
      await tree.waitFor()
      await tabTo(page, /./, 'Tab', at => at.role === 'treeitem')
      // Portal is the third family.
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      const [opens, closes] = lang === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
      await page.keyboard.press(opens ?? '')
      const item = (name: string) => page.locator(`[data-id="${name}"]`)
      await item('Portal.News').waitFor()
      // Typing jumps to what begins so; the browser's driver has no keys for Arabic letters.
      if (lang === 'en') await page.keyboard.type('new')
      else await downTo(page, 'الأخبار')
      await page.keyboard.press(opens ?? '')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Space')
      // A button has been granted: its page is too, and the family in part.
      await expect.poll(() => item('Portal.News.Create').getAttribute('aria-checked')).toBe('true')
      expect(await item('Portal.News').getAttribute('aria-checked')).toBe('mixed')
      expect(await item('Portal').getAttribute('aria-checked')).toBe('mixed')
      await page.keyboard.press(closes ?? '')
      expect(await item('Portal.News').evaluate(element => element === document.activeElement)).toBe(true)
      await tabTo(page, say(lang, 'مراجعة التغييرات', 'Review the changes'))
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: say(lang, 'سيكسب الدور صلاحيتين', 'Gains 2 permissions') }).waitFor()
      await tabTo(page, say(lang, 'حفظ', 'Save'))
      await page.keyboard.press('Enter')
      await page
        .getByText(say(lang, 'تم الحفظ بنجاح', 'Saved successfully'))
        .first()
        .waitFor()
    })
    const saved = await desk.call('administrator', 'GET', `Role/Get/${String(role.id)}`)
    expect(saved.permissions).toEqual(['Portal.News', 'Portal.News.Create'])
  })

  test.each(inTurn('en', lang))('is not left unsaved without a question, for another tab or another page', async () => {
    const { items } = await desk.call('administrator', 'GET', 'Role/GetListPaged?filter=portalEditor')
    const id = Array.isArray(items) ? String(items[0].id) : ''
    await desk.visit({ lang, who: 'administrator', options: { viewport: { width: 1440, height: 900 } } }, async page => {
      await page.goto(`/dashboard/userRoles/${id}`)
      await page.getByLabel(say(lang, 'الرمز', 'Code'), { exact: true }).waitFor()
      // What the role may do stands in its tree, and in no remark above its data.
      expect(await page.locator('main').getByText('Portal.News').count()).toBe(0)
      const tab = (ar: string, en: string) => page.getByRole('tab', { name: say(lang, ar, en) })
      await tab('الصلاحيات', 'Permissions').click()
      const box = page.locator('[data-id="LocalComm"]')
      await box.locator('.check-node-face').click()
      await expect.poll(() => box.getAttribute('aria-checked')).toBe('true')
      const question = page.getByRole('alertdialog', { name: say(lang, 'لديك تغييرات غير محفوظة', 'You have unsaved changes') })
      await tab('المستخدمون', 'Users').click()
      await question.waitFor()
      await isSound(page)
      await question.getByRole('button', { name: say(lang, 'تراجع', 'Cancel') }).click()
      await question.waitFor({ state: 'detached' })
      expect(await box.getAttribute('aria-checked')).toBe('true')
      await page
        .getByRole('navigation', { name: say(lang, 'القائمة', 'Menu') })
        .locator('a[href="/dashboard/systemUsers"]')
        .click()
      await question.getByRole('button', { name: say(lang, 'مغادرة', 'Leave') }).click()
      await page.waitForURL(/systemUsers/)
    })
    expect(await desk.call('administrator', 'GET', `Role/Get/${id}`)).not.toMatchObject({
      permissions: expect.arrayContaining(['LocalComm']),
    })
  })

  test('opens all its 936 nodes without holding up the page, and is sound at three widths', async () => {
    const { items } = await desk.call('administrator', 'GET', 'Role/GetListPaged?filter=portalPublisher')
    const id = Array.isArray(items) ? String(items[0].id) : ''
    await desk.visit({ lang, who: 'administrator', options: { viewport: { width: 1440, height: 900 } } }, async page => {
      await page.goto(`/dashboard/userRoles/${id}`)
      await page.getByLabel(say(lang, 'الرمز', 'Code'), { exact: true }).waitFor()
      const ofTab = await heldUp(page, async () => {
        await page.getByRole('tab', { name: say(lang, 'الصلاحيات', 'Permissions') }).click()
        await page.getByRole('tree').waitFor()
      })
      await isSound(page)
      const ofAll = await heldUp(page, async () => {
        await page.getByRole('button', { name: say(lang, 'فتح الكل', 'Open all') }).click()
        await eventually(() => page.getByRole('treeitem').count()).toBe(936)
      })
      console.log(
        `The permission tree (${lang}) held the page up at once for ${ofTab} ms when it was shown and ${ofAll} ms when all of it was opened (at most 100 on a quiet machine).`,
      )
      await page.getByLabel(say(lang, 'ابحث في الصلاحيات', 'Find a permission')).fill(say(lang, 'تصدير', 'Export'))
      await expect.poll(() => page.getByRole('treeitem').count()).toBeLessThan(300)
    })
  })
})

const columns = 'firstName,secondName,lastName,userName,email,phoneNumber,position,roleCode,placeCode'
const fileOf = (name: string, ...rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([columns, ...rows].join('\r\n')),
})

describe.each(inTurn('ar'))('an import of users (%s)', lang => {
  test('is opened, looked at and sent by the keyboard; what is wrong is named by its row first', async () => {
    const person = (index: number, place: string) =>
      `رهف,سليمان,عودة,many${index}.${lang},many${index}.${lang}@test.example,05991${lang === 'ar' ? 1 : 2}000${index},engineer,authorityPlanner,${place}`
    await desk.visit({ lang, who: 'administrator', options: { viewport: { width: 1440, height: 900 } } }, async page => {
      await page.goto('/dashboard/systemUsers')
      const opener = say(lang, 'استيراد مستخدمين', 'Import users')
      await page.getByRole('button', { name: opener }).waitFor()
      await tabTo(page, opener)
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: opener })
      await dialog.waitFor()
      await isSound(page)
      const saved = page.waitForEvent('download')
      await tabTo(page, say(lang, 'نموذج الملف CSV', 'Template CSV'))
      await page.keyboard.press('Enter')
      expect((await saved).suggestedFilename()).toBe('users.csv')
      const send = dialog.getByRole('button', { name: say(lang, 'استيراد', 'Import'), exact: true })
      const file = page.locator('input[type=file]')
      await file.setInputFiles(fileOf('users.csv', person(1, '01001'), person(2, '99999'), person(1, '')))
      await dialog
        .getByText(say(lang, 'لا توجد جهة تستطيع تخصيصها بهذا الرمز: 99999', 'There is no place of this code that you may assign: 99999'))
        .waitFor()
      expect(await send.getAttribute('aria-disabled')).toBe('true')
      await isSound(page)
      await file.setInputFiles(fileOf('users.csv', person(1, '01001'), person(2, '01003')))
      await dialog.getByText(say(lang, 'سجلان يضافان', '2 records are added')).waitFor()
      await isSound(page)
      await tabTo(page, say(lang, 'لا تُرسل الآن', 'Not sent now'))
      await page.keyboard.press('ArrowDown')
      expect(await dialog.getByRole('radio', { name: say(lang, 'بالبريد الإلكتروني', 'By e-mail') }).isChecked()).toBe(true)
      await tabTo(page, say(lang, 'استيراد', 'Import'))
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      const { items } = await desk.call('administrator', 'GET', `User/GetListPaged?filter=many2.${lang}`)
      expect(items).toMatchObject([{ defaultPlace: desk.places.get('01003'), accountState: 4 }])
    })
  })
})

describe.each(langs)('who works where, and how roles differ (%s)', lang => {
  test('places are searched, the vacant ones found, removed filters stay removed, and people lead to their accounts', async () => {
    await desk.visit({ lang, who: 'administrator', options: { viewport: { width: 1440, height: 900 } } }, async page => {
      await page.goto('/dashboard/userPlaces')
      await page
        .getByRole('cell', { name: /01001/ })
        .or(page.getByRole('rowheader', { name: /01001/ }))
        .waitFor()
      await isSound(page)
      await page.getByText(say(lang, 'الشاغرة فقط', 'Only vacant places')).click()
      await page.waitForURL(/vacant=1/)
      await page
        .getByRole('searchbox', { name: say(lang, 'بحث', 'Search'), exact: true })
        .fill(say(lang, 'شيء لا اسم له', 'nothing of this name'))
      await page.getByText(say(lang, 'لا توجد جهات ضمن عوامل التصفية', 'No place matches the filters')).waitFor()
      await isSound(page)
      await page.getByRole('button', { name: say(lang, 'إزالة عوامل التصفية', 'Remove the filters') }).click()
      const search = page.getByRole('searchbox', { name: say(lang, 'بحث', 'Search'), exact: true })
      await eventually(() => search.inputValue()).toBe('')
      await search.fill('01001')
      await page.waitForURL(/filter=01001/)
      expect(new URL(page.url()).searchParams.has('vacant')).toBe(false)
      await eventually(() => page.getByRole('rowheader').count()).toBe(1)
      const file = await exported(page, lang, 'JSON')
      expect([file.name, JSON.parse(file.bytes.toString())]).toMatchObject([
        'userPlaces.json',
        [{ code: '01001', users: expect.any(Array) }],
      ])
      await page.getByRole('row', { name: /01001/ }).getByRole('listitem').first().getByRole('link').click()
      await page.waitForURL(/systemUsers\/[\w-]{36}$/)
    })
  })
  test.each(inTurn('ar', lang))('two roles are compared, and one is replaced by the other for who holds it', async () => {
    const code = `old${lang}`
    const role = await desk.call('administrator', 'POST', 'Role/Create', { code, titleAr: `قديم ${code}`, titleEn: `Old ${code}` })
    const { items } = await desk.call('administrator', 'GET', 'User/GetListPaged?filter=association')
    const user = await desk.call('administrator', 'GET', `User/Get/${Array.isArray(items) ? String(items[0].id) : ''}`)
    await desk.call('administrator', 'PUT', `User/SetRoles/${String(user.id)}`, {
      roles: [...[user.roles].flat(), role.id],
      concurrencyStamp: user.concurrencyStamp,
    })
    await desk.visit({ lang, who: 'administrator', options: { viewport: { width: 1440, height: 900 } } }, async page => {
      await page.goto(`/dashboard/userRoles/${String(role.id)}?tab=compare`)
      await page.getByRole('combobox', { name: say(lang, 'قارن مع الدور', 'Compare with the role') }).fill(titleOf('portalEditor', lang))
      await page.getByRole('option', { name: new RegExp(`^${titleOf('portalEditor', lang)}\\s*portalEditor$`) }).click()
      await page.waitForURL(/with=/)
      await page.getByText(say(lang, 'لا صلاحيات مشتركة بين الدورين.', 'The roles share 0 permissions.')).waitFor()
      await isSound(page)
      await page.getByRole('tab', { name: say(lang, 'المستخدمون', 'Users') }).click()
      const replace = say(lang, 'استبدال الدور لدى حامليه', 'Replace the role')
      await page.getByRole('button', { name: replace }).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('combobox').fill(titleOf('member', lang))
      await page.getByRole('option', { name: new RegExp(`^${titleOf('member', lang)}\\s*member$`) }).click()
      await isSound(page)
      await dialog.getByRole('button', { name: replace }).click()
      await page.getByText(say(lang, 'لم يُعطَ هذا الدور لأحد بعد', 'Nobody holds this role yet')).waitFor()
    })
  })
})

describe.each(inTurn('en'))('the tab of a role (%s)', lang => {
  test('gives the role to users and takes it away again', () =>
    desk.visit({ lang, who: 'administrator', options: { viewport: { width: 1440, height: 900 } } }, async page => {
      const { items } = await desk.call('administrator', 'GET', 'Role/GetListPaged?maxResultCount=100')
      const role = Array.isArray(items) ? items.find(item => item.code === 'evaluator') : undefined
      await page.goto(`/dashboard/userRoles/${role.id}?tab=users`)
      await page.getByText(say(lang, 'لم يُعطَ هذا الدور لأحد بعد', 'Nobody holds this role yet')).waitFor()
      await page.getByRole('button', { name: say(lang, 'إضافة مستخدم إلى الدور', 'Add a user to the role') }).click()
      const dialog = page.getByRole('alertdialog')
      // The server looks for what is typed.
      await dialog.getByRole('combobox').fill('writes the content')
      await eventually(() => page.getByRole('option').count()).toBe(1)
      await page.getByRole('option').click()
      await page.getByRole('listbox').waitFor({ state: 'detached' })
      await isSoundHere(page)
      await dialog.getByRole('button', { name: say(lang, 'إضافة مستخدم إلى الدور', 'Add a user to the role') }).click()
      await page
        .getByText(say(lang, 'أُضيف مستخدم واحد إلى الدور', '1 user was added to the role'))
        .first()
        .waitFor()
      const row = page.getByRole('row').filter({ hasText: 'editor' })
      await row.waitFor()
      await row.getByRole('button', { name: say(lang, 'إزالة من الدور', 'Remove from the role') }).click()
      await dialog.getByRole('button', { name: say(lang, 'إزالة من الدور', 'Remove from the role') }).click()
      await row.waitFor({ state: 'detached' })
    }))
})
