import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeOf } from '../axe.ts'
import { objectIn } from '../walk/json.ts'
import { asOwner } from '../world.ts'
import { type Desk, eventually, inTurn, type Lang, langs, saying, startDesk } from './desk.ts'
import { clippedOf, overflowOf, smallTargets } from './eyes.ts'
import { tabTo } from './keys.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
  await asOwner(desk.world.database.ownerUrl, client =>
    client.query(
      `update user_role set permissions = array_append(permissions, 'Admin.Config'), concurrency_stamp = gen_random_uuid() where code = 'member'`,
    ),
  )
})
afterAll(() => desk?.close())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Saves what is typed, by the button at the foot. */
async function save(page: Page, lang: Lang): Promise<void> {
  await page.getByRole('button', { name: saying(lang)('حفظ', 'Save'), exact: true }).click()
}

const stampsOf = async (group: string) => {
  const { items } = await desk.call('administrator', 'GET', `Config/GetListPaged?group=${group}&maxResultCount=1000`)
  return (Array.isArray(items) ? items : []).flatMap(({ key, concurrencyStamp }) => (concurrencyStamp ? [{ key, concurrencyStamp }] : []))
}
/** Somebody else saves through the API. */
const saved = async (group: string, values: object) =>
  desk.call('administrator', 'PUT', 'Config/UpdateGroup', { group, stamps: await stampsOf(group), ...values })

test.each(langs)('an administrator finds a setting, changes it by keyboard alone and brings its default back (%s)', lang =>
  desk.visit({ lang, who: 'administrator' }, async page => {
    const say = saying(lang)
    await page.goto('/dashboard/config')
    await heading(page, say('إعدادات النظام: هوية البوابة', 'Configuration: Portal identity')).waitFor()
    await tabTo(page, say('ابحث في الإعدادات', 'Search the settings'))
    await page.keyboard.type(say('محاولات خاطئه', 'wrong passwords before'))
    const link = say('محاولات خاطئة قبل القفل', 'Wrong passwords before the lock')
    await page.getByRole('link', { name: link }).waitFor()
    await tabTo(page, link)
    await page.keyboard.press('Enter')
    await heading(page, say('إعدادات النظام: الأمان وكلمات المرور', 'Configuration: Security and passwords')).waitFor()
    // The address names the setting: the focus is in it.
    const field = page.getByRole('textbox', { name: link })
    await eventually(() => field.evaluate(input => input === document.activeElement)).toBe(true)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('12')
    await page.keyboard.press('Enter')
    await page.getByText(say('قيمة الإعداد خارج الحدود: 3 - 10', 'The setting is out of bounds: 3 - 10')).first().waitFor()
    await field.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await page.getByText(say('تم الحفظ بنجاح', 'Saved successfully')).first().waitFor()
    await tabTo(page, `${say('إعادة الافتراضي', 'Back to the default')}: ${link}`)
    await page.keyboard.press('Enter')
    await expect(field.inputValue()).resolves.toBe('5')
    await tabTo(page, say('حفظ', 'Save'))
    await page.keyboard.press('Enter')
    await eventually(async () => (await desk.call('administrator', 'GET', 'Config/Get/Security.MaxFailedAttempts')).source).toBe('default')
  }),
)

test.each(inTurn('ar'))('the blocks of the first page are put in order, hidden and brought back by keyboard alone (%s)', lang =>
  desk.visit({ lang, who: 'administrator' }, async page => {
    const say = saying(lang)
    await page.goto('/dashboard/config/Site.HomeBlocks')
    const group = page.getByRole('group', { name: say('أقسام الصفحة الرئيسية', 'Blocks of the first page') })
    const first = () => group.getByRole('listitem').first().innerText()
    const figures = say('أرقام رئيسية', 'Key figures')
    const up = `${say('نقل إلى أعلى', 'Move up')}: ${figures}`
    await group.getByRole('button', { name: up }).waitFor()
    // Text is marked by dragging in the fields of a block: nothing that holds one is dragged itself.
    expect(await group.locator('[draggable=true]').count()).toBe(await group.getByRole('listitem').count())
    expect(await group.locator('[draggable=true]:has(input)').count()).toBe(0)
    await tabTo(page, up)
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Enter')
    await eventually(first).toContain(figures)
    await group.getByRole('checkbox', { name: say('أحدث الأخبار', 'Latest news') }).focus()
    await page.keyboard.press('Space')
    expect(await axeOf(page)).toEqual([])
    expect(await overflowOf(page)).toBe(0)
    await tabTo(page, say('حفظ', 'Save'))
    await page.keyboard.press('Enter')
    await page.getByText(say('تم الحفظ بنجاح', 'Saved successfully')).first().waitFor()
    const shown = async () => objectIn(await desk.call('administrator', 'GET', 'Public/Site')).homeBlocks
    await eventually(shown).toMatchObject([
      { name: 'keyFigures' },
      { name: 'slider' },
      { name: 'quickServices' },
      { name: 'placesMap' },
      { name: 'ads' },
      ...Array.from({ length: 7 }, () => ({})),
    ])
    await tabTo(page, `${say('إعادة الافتراضي', 'Back to the default')}: ${say('أقسام الصفحة الرئيسية', 'Blocks of the first page')}`)
    await page.keyboard.press('Enter')
    await eventually(first).toContain(say('شرائح العرض', 'Slider'))
    await save(page, lang)
    await eventually(async () => (await desk.call('administrator', 'GET', 'Config/Get/Site.HomeBlocks')).source).toBe('default')
  }),
)

test('the key figures of the first page are chosen and put in order by keyboard alone, and one is always left', () =>
  desk.visit({ lang: 'en', who: 'administrator' }, async page => {
    await page.goto('/dashboard/config/Site.KeyFigures')
    const group = page.getByRole('group', { name: 'Key figures' })
    const box = (name: string) => group.getByRole('checkbox', { name })
    await box('Population').focus()
    await page.keyboard.press('Space')
    // What is not shown stands in no order, and the last one that is shown goes no further down.
    await eventually(() => group.getByRole('listitem').last().innerText()).toContain('Population')
    expect(await group.getByRole('button', { name: 'Population' }).count()).toBe(0)
    expect(await group.getByRole('button', { name: 'Move down: Open tenders' }).getAttribute('aria-disabled')).toBe('true')
    await tabTo(page, 'Move up: Open tenders')
    await page.keyboard.press('Alt+ArrowUp')
    await eventually(() => group.getByRole('listitem').nth(1).innerText()).toContain('Open tenders')
    await box('Open tenders').focus()
    // Elsewhere on the page the bar at the foot may lie over half a button, wherever the page stands.
    expect(await axeOf(page, undefined, `[id="${await group.getAttribute('id')}"]`)).toEqual([])
    expect(await overflowOf(page)).toBe(0)
    await tabTo(page, 'Save')
    await page.keyboard.press('Enter')
    await page.getByText('Saved successfully').first().waitFor()
    const shown = async () => objectIn(await desk.call('administrator', 'GET', 'Public/Site')).keyFigures
    await eventually(shown).toEqual(['authorities', 'openTenders', 'councils'])
    for (const name of ['Local authorities', 'Open tenders']) {
      await box(name).focus()
      await page.keyboard.press('Space')
    }
    await eventually(() => box('Shared-services councils').isDisabled()).toBe(true)
    await tabTo(page, 'Back to the default: Key figures')
    await page.keyboard.press('Enter')
    await save(page, 'en')
    await eventually(async () => (await desk.call('administrator', 'GET', 'Config/Get/Site.KeyFigures')).source).toBe('default')
  }))

test.each(inTurn('en'))('the history says who changed what, and an earlier value comes back (%s)', lang =>
  desk.visit({ lang, who: 'administrator' }, async page => {
    const say = saying(lang)
    for (const [ar, en] of [
      ['أول', 'First'],
      ['ثانٍ', 'Second'],
    ])
      await saved('identity', { 'General.SloganAr': `شعار ${ar}`, 'General.SloganEn': `${en} slogan` })
    await page.goto('/dashboard/config/General.Slogan')
    await page.getByRole('button', { name: say('السجل: الشعار اللفظي', 'History: Slogan') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(say('شعار أول', 'First slogan')).first().waitFor()
    const { lastModifier } = await desk.call('administrator', 'GET', 'Config/Get/General.Slogan')
    const { nameAr, nameEn } = objectIn(lastModifier)
    await dialog
      .getByText(say(String(nameAr), String(nameEn)))
      .first()
      .waitFor()
    expect(await axeOf(page)).toEqual([])
    await dialog
      .getByRole('button', { name: say('استرجاع هذه القيمة', 'Restore this value') })
      .first()
      .click()
    await page.getByText(say('استُرجعت القيمة', 'The value was restored')).first().waitFor()
    await page.keyboard.press('Escape')
    await eventually(() => page.getByRole('textbox', { name: say('الشعار اللفظي (العربية)', 'Slogan (Arabic)') }).inputValue()).toBe(
      'شعار أول',
    )
  }),
)

test.each(inTurn('ar'))('who saves over a change of a colleague is shown both versions (%s)', lang =>
  desk.visit({ lang, who: 'administrator' }, async page => {
    const say = saying(lang)
    await saved('lists', { 'Lists.ExportMaxRows': 40_000 })
    await page.goto('/dashboard/config/lists')
    const field = page.getByRole('textbox', { name: say('أقصى عدد صفوف في التصدير', 'Rows of an export at most') })
    await field.fill('20000')
    await field.blur()
    await saved('lists', { 'Lists.ExportMaxRows': 30_000 })
    await save(page, lang)
    const dialog = page.getByRole('dialog')
    await dialog.getByText('30,000').waitFor()
    await dialog.getByText('20,000').waitFor()
    expect(await axeOf(page)).toEqual([])
    await dialog.getByRole('button', { name: say('حفظ نسختي فوقها', 'Save mine over it') }).click()
    await page.getByText(say('تم الحفظ بنجاح', 'Saved successfully')).first().waitFor()
    const { values } = await desk.call('administrator', 'GET', 'Config/Get/Lists.ExportMaxRows')
    expect(values).toEqual({ 'Lists.ExportMaxRows': 20_000 })
  }),
)

test.each(inTurn('en'))('a secret is written, never shown again, replaced and removed (%s)', lang =>
  desk.visit({ lang, who: 'administrator' }, async page => {
    const say = saying(lang)
    const name = say('كلمة المرور', 'Password')
    await saved('email', { 'Email.Provider': 2, 'Email.Host': 'mail.example.ps', 'Email.From': 'noreply@example.ps' })
    await page.goto('/dashboard/config/email')
    await page.getByLabel(name, { exact: true }).fill('olive-grove-77')
    await save(page, lang)
    await page.getByText(say('محفوظ ولا يُعرض', 'Saved, and not shown')).waitFor()
    await page.reload()
    await page.getByText(say('محفوظ ولا يُعرض', 'Saved, and not shown')).waitFor()
    expect(await page.content()).not.toContain('olive-grove-77')
    await page.getByRole('button', { name: `${say('تغيير', 'Change')}: ${name}` }).click()
    await eventually(() => page.getByLabel(name, { exact: true }).evaluate(input => input === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: say('إبقاء المحفوظ', 'Keep the saved one') }).click()
    await page.getByRole('button', { name: `${say('إزالة', 'Remove')}: ${name}` }).click()
    await save(page, lang)
    await eventually(async () => (await desk.call('administrator', 'GET', 'Config/Get/Email.Password')).isSet).toBe(false)
    await saved('email', { defaults: ['Email.Provider'] })
  }),
)

test.each(inTurn('ar'))('what a way out needs is asked for when it is chosen, and the store is tried where it is set (%s)', lang =>
  desk.visit({ lang, who: 'administrator' }, async page => {
    const say = saying(lang)
    await page.goto('/dashboard/config/storage')
    await page.getByRole('button', { name: say('تجربة المخزن', 'Try the store') }).click()
    await page.getByText(say('كُتب ملف في المخزن وقُرئ وحُذف', 'A file was written to the store, read and removed')).waitFor()
    await page.getByRole('button', { name: say('مكان الملفات', 'Where files lie') }).click()
    await page.getByRole('option', { name: say('مخزن S3', 'S3 store') }).click()
    await page.getByRole('textbox', { name: say('عنوان المخزن', 'Address of the store') }).waitFor()
    await save(page, lang)
    await page.getByRole('alert').getByText(say('حقل عنوان المخزن مطلوب', 'Address of the store is required')).waitFor()
    // Nothing is tried that is not saved.
    await page.getByText(say('احفظ التغييرات قبل التجربة', 'Save the changes before you try')).first().waitFor({ state: 'attached' })
  }),
)

test.each(inTurn('en'))('who may read and not change sees every value and is told why he cannot save (%s)', lang =>
  desk.visit({ lang, who: 'member' }, async page => {
    const say = saying(lang)
    await page.goto('/dashboard/config/sessions')
    const field = page.getByRole('textbox', { name: say('تنتهي دون عمل بعد', 'Ends without work after') })
    await field.waitFor()
    await expect(field.isDisabled()).resolves.toBe(true)
    await page.getByText(say('لا تملك الصلاحية لتنفيذ هذا الإجراء', 'You do not have the permission for this action')).first().waitFor()
    await page.goto('/dashboard/config/storage')
    const attempt = page.getByRole('button', { name: say('تجربة المخزن', 'Try the store') })
    await expect(attempt.getAttribute('aria-disabled')).resolves.toBe('true')
  }),
)

test.each(inTurn('ar'))('who lacks the permission is told so (%s)', lang =>
  desk.visit({ lang, who: 'reviewer' }, async page => {
    await page.goto('/dashboard/config')
    await page.getByText(saying(lang)('لا تملك صلاحية الوصول إلى هذه الصفحة', 'No permission to access the page')).first().waitFor()
  }),
)

test('who leaves with something typed is asked', () =>
  desk.visit({ lang: 'en', who: 'administrator' }, async page => {
    await page.goto('/dashboard/config/sessions')
    await page.getByRole('textbox', { name: 'Ends without work after' }).fill('45')
    await page.getByRole('link', { name: 'Account recovery' }).click()
    await page.getByRole('alertdialog', { name: 'You have unsaved changes' }).getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('textbox', { name: 'Ends without work after' }).inputValue()).resolves.toBe('45')
    await page.getByRole('link', { name: 'Account recovery' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await heading(page, 'Configuration: Account recovery').waitFor()
  }))

test('lists of the desk offer the sizes that are set', () =>
  desk.visit({ lang: 'en', who: 'administrator' }, async page => {
    await saved('lists', { 'Lists.PageSizeOptions': [5, 20], 'Lists.PageSizeDefault': 5 })
    await page.goto('/dashboard/place')
    await eventually(() => page.getByRole('rowheader').count()).toBe(5)
    await page.getByRole('button', { name: /Rows/ }).click()
    await expect(page.getByRole('option').allInnerTexts()).resolves.toEqual(['5', '20'])
    await page.keyboard.press('Escape')
    await saved('lists', { defaults: ['Lists.PageSizeOptions', 'Lists.PageSizeDefault'] })
  }))

const widths = [1440, 768, 390, 320]
test.each(langs)(
  'no group is wider than the window, cut, too small for a finger or closed to a screen reader (%s)',
  { timeout: 180_000 },
  lang =>
    desk.visit({ lang, who: 'administrator' }, async page => {
      await saved('sms', { 'Sms.Provider': 2, 'Sms.HttpUrl': 'https://sms.example.ps/send', 'Sms.HttpBody': '{to} {text}' })
      await saved('contact', {
        'Calendar.Holidays': [
          { holiday: (await desk.lookup('officialHoliday', 'eidAlFitr')).id, fromDate: '2027-03-09', toDate: '2027-03-11' },
        ],
      })
      const found: string[] = []
      for (const path of ['identity', 'contact', 'maps', 'security', 'sms', 'storage', '?changed=1']) {
        const address = path.startsWith('?') ? `/dashboard/config${path}` : `/dashboard/config/${path}`
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          if (width === widths[0]) await page.goto(address)
          await page.locator('.form-part').first().waitFor()
          const at = `${path} at ${width}`
          if ((await overflowOf(page)) > 0) found.push(`${at} is wider than the window`)
          found.push(...(await clippedOf(page)).map(what => `${at}: ${what}`))
          found.push(...(await smallTargets(page, 24, false)).map(what => `${at}: ${what}`))
          if (width !== 1440 && width !== 390) continue
          // So high that no field lies half beneath the bar at the foot: it would be taken for too small.
          await page.setViewportSize({ width, height: 4000 })
          found.push(...(await axeOf(page)).map(what => `${at}: ${what}`))
        }
      }
      expect(found).toEqual([])
      await saved('sms', { defaults: ['Sms.Provider'] })
    }),
)
