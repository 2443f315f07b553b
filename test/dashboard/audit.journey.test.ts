import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, eventually, inTurn, langs, saying, startDesk } from './desk.ts'
import { isSound } from './eyes.ts'
import { tabTo } from './keys.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.close())

test.each(langs)('an auditor narrows the audit, opens an entry and walks the chain, by keyboard alone (%s)', lang =>
  desk.visit({ lang, who: 'administrator' }, async page => {
    const say = saying(lang)
    await page.goto('/dashboard/audits')
    await page.getByRole('heading', { level: 1, name: say('سجل التدقيق', 'Audit log') }).waitFor()
    await page.getByRole('rowheader').first().waitFor()
    await isSound(page)
    await tabTo(page, /^(عرض|Open): /)
    await page.keyboard.press('Enter')
    const entry = page.getByRole('dialog')
    await entry.getByText(say('تفاصيل المدخل', 'Details of the entry')).waitFor()
    expect(new URL(page.url()).searchParams.get('id')).toMatch(/^\d+$/)
    await isSound(page)
    await page.keyboard.press('Escape')
    await eventually(() => new URL(page.url()).searchParams.has('id')).toBe(false)
    await tabTo(page, say('فحص السلسلة', 'Verify the chain'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await tabTo(page, say('افحص', 'Verify'))
    await page.keyboard.press('Enter')
    await dialog.getByText(say('السلسلة سليمة', 'The chain is whole')).waitFor()
    await isSound(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }),
)

test.each(inTurn('ar'))('the history of a role says what it gained and lost, from its own form (%s)', lang =>
  desk.visit({ lang, who: 'administrator' }, async page => {
    const say = saying(lang)
    const { id } = await desk.call('administrator', 'POST', 'Role/Create', {
      code: `history${lang}`,
      titleAr: `دور يُتابع سجله ${lang}`,
      titleEn: `A role with a history ${lang}`,
    })
    for (const names of [['Portal.News'], ['Portal.Ads']]) {
      const { concurrencyStamp } = await desk.call('administrator', 'GET', `Role/Get/${String(id)}`)
      await desk.call('administrator', 'PUT', `Role/SetPermissions/${String(id)}`, { names, concurrencyStamp })
    }
    await page.goto(`/dashboard/userRoles/${String(id)}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await tabTo(page, say('السجل', 'History'))
    await page.keyboard.press('Enter')
    const history = page.getByRole('dialog')
    const newest = history.getByRole('listitem').first()
    await newest.locator('ins').first().waitFor()
    expect(await newest.locator('del').allInnerTexts()).toEqual([say('الأخبار', 'News')])
    expect(await newest.locator('ins').allInnerTexts()).toEqual([say('الإعلانات والعطاءات', 'Notices and tenders')])
    await isSound(page)
    await page.keyboard.press('Escape')
    await history.waitFor({ state: 'detached' })
  }),
)

test.each(inTurn('en'))('the history of a role says to whom it was given and from whom it was taken (%s)', lang =>
  desk.visit({ lang, who: 'administrator' }, async page => {
    const say = saying(lang)
    const { id } = await desk.call('administrator', 'POST', 'Role/Create', {
      code: `given${lang}`,
      titleAr: `دور يُعطى ويُؤخذ ${lang}`,
      titleEn: `A role that comes and goes ${lang}`,
    })
    const { items } = await desk.call('administrator', 'GET', 'User/GetListPaged?filter=twoPlaces&maxResultCount=1')
    const [user] = Array.isArray(items) ? items : []
    for (const action of ['AddUsers', 'RemoveUsers'])
      await desk.call('administrator', 'PUT', `Role/${action}/${String(id)}`, { users: [user?.id] })
    await page.goto(`/dashboard/userRoles/${String(id)}`)
    await page.getByRole('button', { name: say('السجل', 'History'), exact: true }).click()
    const lines = page.getByRole('dialog').getByRole('listitem')
    const who = say(String(user?.nameAr), String(user?.nameEn))
    await lines
      .nth(0)
      .getByText(say(`إزالة الدور من ${who}`, `took the role from ${who}`))
      .waitFor()
    await lines
      .nth(1)
      .getByText(say(`إعطاء الدور إلى ${who}`, `gave the role to ${who}`))
      .waitFor()
    await isSound(page)
  }),
)

test.each(inTurn('ar'))('the history of a user names the places that he was given (%s)', lang =>
  desk.visit({ lang, who: 'administrator' }, async page => {
    const say = saying(lang)
    const { items } = await desk.call('administrator', 'GET', 'User/GetListPaged?filter=twoPlaces&maxResultCount=1')
    const [user] = Array.isArray(items) ? items : []
    await page.goto(`/dashboard/systemUsers/${String(user?.id)}`)
    await page.getByRole('button', { name: say('السجل', 'History'), exact: true }).click()
    const history = page.getByRole('dialog')
    await history.getByRole('listitem').first().waitFor()
    const { items: places } = await desk.call('administrator', 'GET', `User/GetPlaces/${String(user?.id)}`)
    for (const place of Array.isArray(places) ? places : [])
      await history
        .getByText(String(lang === 'ar' ? place.placeNameAr : place.placeNameEn))
        .first()
        .waitFor()
    await isSound(page)
  }),
)
