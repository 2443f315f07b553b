import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instantOf, localTimeOf } from '../../kernel/kernel.ts'
import { asOwner } from '../world.ts'
import { choose, type Desk, eventually, inTurn, type Lang, langs, menuOf, saying, showsOnly, startDesk } from './desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.close())

const save = (page: Page, lang: Lang) => page.getByRole('button', { name: saying(lang)('حفظ', 'Save'), exact: true }).click()
const idOf = (code: string) => desk.places.get(code) ?? ''
let drafts = 0
async function newsDraft(): Promise<{ id: string; title: string }> {
  const title = `مسودة خبر رقم ${(drafts += 1)}`
  const { id } = await desk.call('spokesman', 'POST', 'News/Create', { titleAr: title, date: '2026-03-01', isDraft: true })
  return { id: String(id), title }
}

/** Is the focus in the field that a link of the summary names? */
const isFocusIn = (page: Page, address: string | null) =>
  page.evaluate(id => document.querySelector(id)?.contains(document.activeElement) ?? false, address ?? '')

test.each(langs)('what is missing is named at each field and above the form, and each name leads to its field (%s)', lang =>
  desk.visit({ lang, who: 'administrator' }, async page => {
    const say = saying(lang)
    await page.goto('/dashboard/place/0')
    await page.getByLabel(say('الرمز', 'Code'), { exact: true }).waitFor()
    await save(page, lang)
    const summary = page.getByRole('alert')
    const missing = [
      say('حقل نوع الجهة مطلوب', 'Place type is required'),
      say('حقل الرمز مطلوب', 'Code is required'),
      say('حقل الاسم مطلوب', 'Name (Arabic) is required'),
      say('حقل الاسم (بالإنجليزية) مطلوب', 'Name (English) is required'),
    ]
    for (const message of missing) await eventually(() => page.getByText(message, { exact: true }).count()).toBe(2)
    await eventually(() => summary.evaluate(box => document.activeElement?.contains(box) && document.activeElement !== document.body)).toBe(
      true,
    )
    for (const message of missing) {
      const link = summary.getByRole('link', { name: message })
      await link.click()
      await eventually(async () => isFocusIn(page, await link.getAttribute('href'))).toBe(true)
    }
  }),
)

test.each(inTurn('en'))('a code that somebody else has is named at its field when the server says so (%s)', lang =>
  desk.visit({ lang, who: 'administrator' }, async page => {
    const say = saying(lang)
    await page.goto('/dashboard/place/0')
    await choose(page, lang === 'ar' ? /نوع الجهة/ : /Place type/, say('المشاريع', 'Projects'))
    const code = page.getByLabel(say('الرمز', 'Code'), { exact: true })
    await code.fill('P08')
    await page.getByLabel(say('الاسم (العربية)', 'Name (Arabic)')).fill('جهة أخرى')
    await page.getByLabel('Name (English)').fill('Another place')
    await save(page, lang)
    const message = say('الرمز موجود مسبقًا', 'Code already exists')
    await page.getByRole('alert').getByRole('link', { name: message }).click()
    await eventually(() => code.evaluate(field => field === document.activeElement)).toBe(true)
    await expect(code.getAttribute('aria-invalid')).resolves.toBe('true')
    await expect(page.getByText(message, { exact: true }).count()).resolves.toBe(2)
    await expect(code.inputValue()).resolves.toBe('P08')
    await code.fill('P18')
    await eventually(() => page.getByText(message, { exact: true }).count()).toBe(0)
  }),
)

test.each(inTurn('en'))('leaving an unsaved form asks; the draft waits, and is used or discarded (%s)', async lang => {
  const say = saying(lang)
  const { id, title } = await newsDraft()
  await desk.visit({ lang, who: 'spokesman' }, async page => {
    const field = page.getByLabel(say('العنوان (العربية)', 'Title (Arabic)'))
    const question = page.getByRole('alertdialog', { name: say('لديك تغييرات غير محفوظة', 'You have unsaved changes') })
    const offer = page.getByText(say('وجدنا مسودة لم تُحفظ من هذا السجل.', 'There is an unsaved draft of this record.'))
    const leave = () =>
      menuOf(page, lang)
        .getByRole('link', { name: say('الأخبار', 'News') })
        .click()
    const back = () => page.getByRole('rowheader', { name: title }).getByRole('link').click()
    await page.goto('/dashboard/news')
    await back()
    await field.fill(`${title} وتتمته`)
    await leave()
    await question.getByRole('button', { name: say('تراجع', 'Cancel') }).click()
    await expect(field.inputValue()).resolves.toBe(`${title} وتتمته`)
    await leave()
    await question.getByRole('button', { name: say('مغادرة', 'Leave') }).click()
    await page.waitForURL(/\/dashboard\/news$/)
    await back()
    await offer.waitFor()
    await expect(field.inputValue()).resolves.toBe(title)
    await page.getByRole('button', { name: say('استعادة المسودة', 'Use the draft') }).click()
    await eventually(() => field.inputValue()).toBe(`${title} وتتمته`)
    await leave()
    await question.getByRole('button', { name: say('مغادرة', 'Leave') }).click()
    await back()
    await offer.waitFor()
    await page.getByRole('button', { name: say('تجاهلها', 'Discard it') }).click()
    await offer.waitFor({ state: 'detached' })
    await page.reload()
    await eventually(() => field.inputValue()).toBe(title)
    await expect(offer.count()).resolves.toBe(0)
    expect(new URL(page.url()).pathname).toBe(`/dashboard/news/${id}`)
  })
})

test('what was typed and taken back leaves no draft behind', async () => {
  const { id, title } = await newsDraft()
  await desk.visit({ lang: 'ar', who: 'spokesman' }, async page => {
    const field = page.getByLabel('العنوان (العربية)')
    await page.goto(`/dashboard/news/${id}`)
    await field.fill(`${title} س`)
    await field.fill(title)
    await page.reload()
    await field.waitFor()
    await expect(page.getByText('وجدنا مسودة لم تُحفظ من هذا السجل.').count()).resolves.toBe(0)
  })
})

test.each(inTurn('ar'))('of two people the second to save sees both versions and chooses (%s)', lang =>
  desk.visit({ lang, who: 'administrator' }, async page => {
    const say = saying(lang)
    const id = idOf(lang === 'ar' ? 'C50' : 'C01')
    const path = `/dashboard/place/${id}`
    const name = page.getByLabel('Name (English)')
    const mobile = page.getByLabel(say('الجوال', 'Mobile'), { exact: true })
    const dialog = page.getByRole('dialog', { name: say('عدّل مستخدم آخر هذا السجل', 'Another user changed this record') })
    const colleagueWrites = async (nameEn: string, number: string) => {
      const { concurrencyStamp } = await desk.call('planner', 'GET', `Place/Get/${id}`)
      await desk.call('planner', 'PUT', 'Place/Update', { id, concurrencyStamp, nameEn, mobile: number })
    }
    await page.goto(path)
    await name.fill('My name')
    await colleagueWrites('Their name', '0599111222')
    await save(page, lang)
    await dialog.getByRole('row', { name: /My name.*Their name/ }).waitFor()
    await dialog.getByRole('button', { name: say('أخذ النسخة المحفوظة كلها', 'Take the whole saved version') }).click()
    await eventually(() => name.inputValue()).toBe('Their name')
    await expect(mobile.inputValue()).resolves.toBe('0599111222')

    await name.fill('My second name')
    await colleagueWrites('Their second name', '0599333444')
    await save(page, lang)
    await dialog.getByRole('row', { name: /My second name.*Their second name/ }).waitFor()
    await dialog.getByRole('row', { name: /0599111222.*0599333444/ }).waitFor()
    // What the other one alone has changed is his, unless it is given up.
    const taken = dialog.getByText(`${say('أخذ هذه القيمة', 'Take this value')}: ${say('الجوال', 'Mobile')}`)
    await taken.click()
    await dialog.getByRole('button', { name: say('حفظ نسختي فوقها', 'Save mine over it') }).click()
    await page.getByText(say('تم الحفظ بنجاح', 'Saved successfully')).waitFor()
    await dialog.waitFor({ state: 'detached' })
    // What the dialog showed as mine is what is saved.
    const kept = await desk.call('planner', 'GET', `Place/Get/${id}`)
    expect([kept.nameEn, kept.mobile]).toEqual(['My second name', '0599111222'])

    // Value by value: mine is saved, but for what the other one alone has changed.
    await name.fill('My third name')
    await colleagueWrites('Their third name', '0599555666')
    await save(page, lang)
    await dialog.getByRole('button', { name: say('حفظ نسختي مع القيم المأخوذة', 'Save mine with the values taken') }).click()
    await dialog.waitFor({ state: 'detached' })
    await eventually(async () => {
      const { nameEn, mobile: number } = await desk.call('planner', 'GET', `Place/Get/${id}`)
      return [nameEn, number]
    }).toEqual(['My third name', '0599555666'])
    await expect(mobile.inputValue()).resolves.toBe('0599555666')
  }),
)

test.each(inTurn('ar'))('a time that was written and emptied is written anew, on today’s date too (%s)', async lang => {
  const { id } = await newsDraft()
  const { day } = localTimeOf(Date.now(), 'Asia/Hebron')
  const publishAt = instantOf({ day, time: '23:59' }, 'Asia/Hebron')
  const { concurrencyStamp } = await desk.call('spokesman', 'GET', `News/Get/${id}`)
  await desk.call('spokesman', 'PUT', 'News/Update', { id, concurrencyStamp, publishAt })
  await desk.visit({ lang, who: 'spokesman' }, async page => {
    await page.goto(`/dashboard/news/${id}`)
    const time = page.getByRole('group', { name: saying(lang)('وقت النشر الوقت', 'Publish at Time'), exact: true }).first()
    const [hour, minute] = [time.getByRole('spinbutton').first(), time.getByRole('spinbutton').last()]
    const written = () => time.innerText().then(text => text.replaceAll(/[^\d:]/g, ''))
    await hour.click()
    await eventually(written).toBe('23:59')
    for (const part of [hour, minute]) {
      await part.click()
      for (let letter = 0; letter < 2; letter++) await page.keyboard.press('Backspace')
    }
    await eventually(written).toBe(':')
    await hour.click()
    await page.keyboard.type('0715')
    await eventually(written).toBe('07:15')
    for (let letter = 0; letter < 2; letter++) await page.keyboard.press('Backspace')
    await eventually(written).toBe('07:')
    await page.keyboard.press('Tab')
    await eventually(written).toBe('23:59')
  })
})

test.each(inTurn('en'))('what lasts until a day lasts to its end, where no hour is said (%s)', async lang => {
  const { id } = await newsDraft()
  await desk.visit({ lang, who: 'spokesman' }, async page => {
    const say = saying(lang)
    await page.goto(`/dashboard/news/${id}`)
    const [begin, end] = [say('وقت النشر', 'Publish at'), say('وقت الانتهاء', 'Expire at')]
    const group = (name: string) => page.getByRole('group', { name, exact: true }).first()
    for (const [name, time] of [
      [begin, '00:00'],
      [end, '23:59'],
    ] as const) {
      const parts = group(name).getByRole('spinbutton')
      for (const [at, typed] of ['2090', '03', '05'].entries()) {
        await parts.nth(at).click()
        await page.keyboard.type(typed)
      }
      await eventually(() =>
        group(`${name} ${say('الوقت', 'Time')}`)
          .innerText()
          .then(text => text.replaceAll(/[^\d:]/g, '')),
      ).toBe(time)
    }
  })
})

test.each(inTurn('en'))('a button without permission is there, takes the focus, does nothing and says why (%s)', lang =>
  desk.visit({ lang, who: 'dataEntry' }, async page => {
    const say = saying(lang)
    const lacks = (act: string) =>
      say(
        `لا تملك صلاحية «${act}» في «الهيئات المحلية»، ويمنحها مدير المستخدمين في جهتك`,
        `You do not have the permission “${act}” in “Local authorities”; the user manager of your place grants it`,
      )
    await page.goto('/dashboard/localCommittees')
    const add = page.getByRole('button', { name: say('إضافة هيئة محلية', 'Add local authority') })
    await add.focus()
    await expect(add.evaluate(button => button === document.activeElement)).resolves.toBe(true)
    await page.keyboard.press('Enter')
    await add.click({ force: true })
    expect(new URL(page.url()).pathname).toBe('/dashboard/localCommittees')
    await expect(add.getAttribute('aria-disabled')).resolves.toBe('true')
    await page
      .getByRole('tooltip')
      .filter({ hasText: lacks(say('إضافة', 'Add')) })
      .first()
      .waitFor()
    const remove = page.getByRole('button', { name: new RegExp(`^${say('حذف', 'Delete')}: `) }).first()
    // What is named where the keyboard stands is shown to who uses the keyboard.
    await page.keyboard.press('Tab')
    await remove.focus()
    await page
      .getByRole('tooltip')
      .filter({ hasText: lacks(say('حذف', 'Delete')) })
      .waitFor()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog').count()).resolves.toBe(0)
  }),
)

test.each(inTurn('ar'))('who works for two authorities changes the active one and sees the other’s records (%s)', lang =>
  desk.visit({ lang, who: 'twoPlaces' }, async page => {
    const say = saying(lang)
    const [jenin, hebron] = [say('جنين', 'Jenin'), say('الخليل', 'Hebron')]
    const change = async (from: string, to: string) => {
      await page.getByRole('banner').getByRole('button', { name: from }).click()
      await page.getByRole('menuitem', { name: to }).click()
      await page.getByText(`${say('تغيّرت الجهة الفعالة إلى', 'The active place is now')} ${to}`).waitFor()
    }
    await page.goto('/dashboard/localCommittees')
    await showsOnly(page, [jenin])
    await change(jenin, hebron)
    // Of many entries the side bar folds the groups; this one is opened first.
    await menuOf(page, lang).getByText(say('الهيئات المحلية', 'Local authorities'), { exact: true }).click()
    await menuOf(page, lang)
      .getByRole('link', { name: say('ملفات الهيئات المحلية', 'Authority files') })
      .click()
    await showsOnly(page, [hebron])
    await change(hebron, jenin)
  }),
)

test('the language changes the whole desk at once, and stays', () =>
  desk.visit({ lang: 'ar', who: 'spokesman' }, async page => {
    await newsDraft()
    await page.goto('/dashboard/news')
    await page.getByRole('rowheader').first().waitFor()
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).resolves.toEqual(['en', 'ltr'])
    await page.getByRole('heading', { name: 'News', level: 1 }).waitFor()
    const inArabic = async () => {
      const [main, side, top] = [page.getByRole('search'), menuOf(page, 'en'), page.getByRole('banner')]
      const texts = await Promise.all([main, side, top, page.getByRole('columnheader')].map(part => part.allInnerTexts()))
      return texts
        .flat()
        .join(' ')
        .replaceAll('العربية', '')
        .match(/\p{Script=Arabic}+/gu)
    }
    await eventually(inArabic).toBe(null)
    await page.reload()
    await page.getByRole('heading', { name: 'News', level: 1 }).waitFor()
    await eventually(inArabic).toBe(null)
  }))

test.each(inTurn('en'))('signing out ends the session here and on the server (%s)', lang =>
  desk.visit({ lang }, async page => {
    const say = saying(lang)
    await page.goto('/login')
    await page.getByLabel(say('اسم المستخدم أو البريد الإلكتروني', 'User name or e-mail')).fill('lender')
    await page.getByLabel(say('كلمة المرور', 'Password'), { exact: true }).fill('Saffron-42-olive')
    await page.getByRole('button', { name: say('تسجيل الدخول', 'Sign in') }).click()
    await page.waitForURL(/\/dashboard$/)
    const token = await page.evaluate(() => String(JSON.parse(localStorage.getItem('userDetails') ?? '{}').access_token))
    await page.getByRole('banner').getByRole('button', { name: 'the same in the lending fund' }).click()
    await page.getByRole('menuitem', { name: say('تسجيل الخروج', 'Sign out') }).click()
    await page.waitForURL(url => url.pathname === (lang === 'ar' ? '/' : '/en'))
    await expect(page.evaluate(() => localStorage.getItem('userDetails'))).resolves.toBeNull()
    const answer = await fetch(`${desk.world.url}/api/Account/Me`, { headers: { authorization: `Bearer ${token}` } })
    expect(answer.status).toBe(401)
    await page.goto('/dashboard')
    await page.waitForURL(/\/login/)
  }),
)

test.each(inTurn('ar'))('what a reference leads to is named though nobody may choose it any more (%s)', async lang => {
  const say = saying(lang)
  const setActive = (isActive: boolean) =>
    asOwner(desk.world.database.ownerUrl, client => client.query(`update place set is_active = $1 where code = 'D01'`, [isActive]))
  await setActive(false)
  try {
    await desk.visit({ lang, who: 'administrator' }, async page => {
      await page.goto(`/dashboard/place/${idOf('01003')}`)
      const parent = page.getByRole('button', { name: say('الجهة المشرفة', 'Parent place') })
      await eventually(() => parent.innerText()).toContain(say('مديرية الحكم المحلي - جنين', 'Directorate of Jenin'))
    })
  } finally {
    await setActive(true)
  }
})
