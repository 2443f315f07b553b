import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engage } from '../people.ts'
import { type Desk, eventually, inTurn, type Lang, langs, say, saying, signInAs, startDesk } from './desk.ts'
import { isSound } from './eyes.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
  await engage(desk.world, 'jeninManager', 'authorityUserManager', '01001')
})
afterAll(() => desk?.close())

const wide = { viewport: { width: 1440, height: 900 } }

/** A user whom nobody has given a place yet. @returns his id */
async function newUser(userName: string, phoneNumber: string): Promise<string> {
  const { id: position } = await desk.lookup('userPosition', 'engineer')
  const name = { firstName: 'ليلى', secondName: 'سليم', lastName: 'عيسى', fullNameEn: `Layla ${userName}` }
  const user = await desk.call('administrator', 'POST', 'User/Create', {
    ...name,
    userName,
    email: `${userName}@test.example`,
    phoneNumber,
    position,
  })
  return String(user.id)
}

async function idOf(userName: string): Promise<string> {
  const { items } = await desk.call('administrator', 'GET', `User/GetListPaged?filter=${userName}`)
  return Array.isArray(items) ? String(items.find(item => item.userName === userName).id) : ''
}

/** What stands on the page; reasons that wait for the pointer are hidden. */
const seen = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first()

/** As somebody of whom the desk knows nothing. */
async function signedIn(page: Page, userName: string): Promise<void> {
  const session = JSON.stringify(await signInAs(desk.world, userName))
  await page.goto('/login')
  await page.evaluate(kept => localStorage.setItem('userDetails', kept), session)
}

describe.each(inTurn('ar'))('the places of a user (%s)', (lang: Lang) => {
  const word = saying(lang)
  test('are not saved in silence: what is missing is said, and no word of an earlier save stays beside it', async () => {
    const id = await newUser(`placed${lang}`, lang === 'ar' ? '0599000501' : '0599000502')
    await desk.visit({ lang, who: 'administrator', options: wide }, async page => {
      await page.goto(`/dashboard/systemUsers/${id}?tab=places`)
      const save = page.getByRole('button', { name: word('حفظ', 'Save'), exact: true })
      const assign = page.getByRole('button', { name: word('تخصيص جهة', 'Assign a place') })
      const saved = page.getByText(word('تم الحفظ بنجاح', 'Saved successfully'))
      const needed = seen(page, word('يجب تخصيص جهة واحدة على الأقل', 'At least one assigned place is required'))
      await save.click()
      await needed.waitFor()
      await assign.click()
      await page.getByText(word('اختر الجهة أولًا', 'Choose the place first')).waitFor()
      await isSound(page)
      await page.getByRole('combobox', { name: word('الجهة', 'Place'), exact: true }).fill(word('عرابة', 'Arraba'))
      await page.getByRole('option').first().click()
      await save.click()
      await page.getByText(word('اخترت هذه الجهة ولم تخصصها بعد', 'You have chosen this place and not assigned it yet')).waitFor()
      await assign.click()
      // The only place is the default one, whatever is marked: there is nothing to switch off.
      expect(await page.getByRole('switch', { name: word('الافتراضية', 'Default'), exact: true }).isDisabled()).toBe(true)
      await save.click()
      await saved.waitFor()
      await page.getByText(word('الجهة الفعالة', 'Active place')).waitFor()
      await page.getByRole('button', { name: new RegExp(`^${word('إزالة', 'Remove')}: `) }).click()
      await save.click()
      await needed.waitFor()
      await eventually(() => saved.count()).toBe(0)
    })
  })
})

describe.each(langs)('who administers the users of one place (%s)', (lang: Lang) => {
  const word = saying(lang)
  test.each(inTurn('en', lang))('sees the roles of a user and gives one, and nothing is refused on the way', async () => {
    const id = await idOf('member')
    await desk.visit({ lang, options: wide }, async page => {
      await signedIn(page, 'jeninManager')
      const refused: string[] = []
      page.on('response', answer => {
        if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
      })
      await page.goto('/dashboard/systemUsers')
      await page.getByRole('row').nth(1).waitFor()
      await page.goto(`/dashboard/systemUsers/${id}?tab=roles`)
      await page.getByRole('checkbox', { name: /\bmember$/ }).waitFor()
      expect(await page.getByRole('checkbox', { name: /\bmember$/ }).isChecked()).toBe(true)
      const role = page.getByRole('checkbox', { name: /authorityPlanTeam$/ })
      const wasGiven = await role.isChecked()
      await page.getByText('authorityPlanTeam').click()
      await isSound(page)
      await page.getByRole('button', { name: word('حفظ', 'Save'), exact: true }).click()
      await page.getByText(word('تم الحفظ بنجاح', 'Saved successfully')).waitFor()
      expect(await role.isChecked()).toBe(!wasGiven)
      // Of places he is offered his own alone, which this user has.
      await page.getByRole('tab', { name: word('الجهات', 'Places') }).click()
      await page.getByText(word('لا توجد جهات أخرى تستطيع تخصيصها', 'There is no other place that you may assign')).waitFor()
      expect(refused).toEqual([])
    })
  })
  test.each(inTurn('ar', lang))('reads why he changes nothing of his own', async () => {
    const id = await idOf('jeninManager')
    await desk.visit({ lang, options: wide }, async page => {
      await signedIn(page, 'jeninManager')
      await page.goto(`/dashboard/systemUsers/${id}?tab=roles`)
      await seen(page, word('لا يمكنك تغيير أدوارك بنفسك', 'You cannot change your own roles')).waitFor()
      expect(await page.getByRole('button', { name: word('إيقاف الحساب', 'Deactivate the account') }).getAttribute('aria-disabled')).toBe(
        'true',
      )
    })
  })
})

describe.each(inTurn('en'))('the account of an administrator (%s)', (lang: Lang) => {
  test('is only read by who is none', async () => {
    const id = await idOf('administrator')
    await desk.visit({ lang, who: 'planner', options: wide }, async page => {
      await page.goto(`/dashboard/systemUsers/${id}`)
      const reason = say(lang, 'حساب مدير النظام لا يعدله إلا مدير نظام', 'Only an administrator changes the account of an administrator')
      await seen(page, reason).waitFor()
      expect(await page.getByLabel(say(lang, 'الاسم الأول', 'First name'), { exact: true }).isEditable()).toBe(false)
      for (const [ar, en] of [
        ['إيقاف الحساب', 'Deactivate the account'],
        ['طلب كلمة مرور جديدة', 'Request a new password'],
        ['حفظ', 'Save'],
      ] as const)
        expect(await page.getByRole('button', { name: say(lang, ar, en), exact: true }).getAttribute('aria-disabled')).toBe('true')
      await page.goto(`/dashboard/systemUsers/${id}?tab=places`)
      await seen(page, reason).waitFor()
    })
  })
})
