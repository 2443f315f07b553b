import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Clerk, type Desk, eventually, inTurn, type Lang, langs, menuOf, say, startDesk } from './desk.ts'
import { focused, isSoundHere } from './eyes.ts'
import { atRest } from './rest.ts'

let desk: Desk
const sheets: Record<Lang, string> = { ar: '', en: '' }
beforeAll(async () => {
  desk = await startDesk()
  // One sheet for each language: it is verified in its journey.
  for (const [index, lang] of langs.entries()) sheets[lang] = await sheetSent(2020 + index)
  for (const number of [1, 2, 3, 4, 5, 6]) await newsOf('editor', `مسودة ${number} لم تُرسل بعد`, { isDraft: true })
  await newsOf('editor', 'خبر أُرسل للنشر من المحرر')
  await newsOf('publisher', 'خبر كتبه مدير النشر نفسه', { isDraft: true })
})
afterAll(() => desk?.close())

const wide = { viewport: { width: 1440, height: 900 } }
const narrow = { viewport: { width: 390, height: 844 } }
const windows: readonly (readonly [px: number, options: BrowserContextOptions])[] = [
  [390, narrow],
  [1440, wide],
]
const place = (code: string) => desk.places.get(code) ?? ''

/** A complete water sheet of Ya'bad, sent for review. @returns its id */
async function sheetSent(year: number): Promise<string> {
  const ids = async (list: string, code: string) => (await desk.lookup(list, code)).id
  const { id } = await desk.call('neighbour', 'POST', 'WaterYear/Create', {
    localCommId: place('01002'),
    year,
    dataSource: await ids('dataSource', 'localAuthority'),
    isServed: true,
    providerType: await ids('serviceProviderType', 'localAuthority'),
    connectedHouseholds: 900,
    billingMethod: await ids('billingMethod', 'collector'),
    subscribers: [{ category: await ids('subscriberCategory', 'domestic'), count: 900, consumptionM3: 100_000 }],
    supply: [{ sourceType: await ids('waterSourceType', 'authorityWell'), quantityM3: 130_000 }],
  })
  await desk.call('neighbour', 'PUT', `WaterYear/Submit/${String(id)}`, {})
  return String(id)
}

async function newsOf(who: Clerk, titleAr: string, more: { isDraft?: boolean } = {}): Promise<void> {
  await desk.call(who, 'POST', 'News/Create', {
    titleAr,
    bodyAr: '<p>افتتحت الهيئة المحلية اليوم خط مياه جديدًا بطول أربعة كيلومترات يخدم ثلاثة أحياء في المدينة.</p>',
    category: (await desk.lookup('newsCategory', 'projects')).id,
    date: '2026-03-01',
    ...more,
  })
}

async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let step = 0; step < 90; step += 1) {
    await page.keyboard.press('Tab')
    const at = await focused(page)
    expect([at.hasRing || at.role === 'body', at.html]).toEqual([true, at.html])
    if (typeof name === 'string' ? at.name === name : name.test(at.name)) return
  }
  throw new Error(`${String(name)} is not reached; the focus is on ${(await focused(page)).html}`)
}

const readers: Record<Lang, readonly Clerk[]> = { ar: ['reviewer', 'planner'], en: ['council', 'administrator'] }

describe.each(langs)('the file of an authority (%s)', lang => {
  const yabad = say(lang, 'يعبد', "Ya'bad")
  const water = say(lang, 'المياه', 'Water')
  const pagesOfFile = `${say(lang, 'صفحات الملف', 'Pages of the file')}: ${yabad}`

  test.each(readers[lang])('its pages are reached from the list of authorities: %s', who =>
    desk.visit({ lang, who, options: wide }, async page => {
      // The council reads the files of its members alone.
      const [name, code] = who === 'council' ? [say(lang, 'جنين', 'Jenin'), '01001'] : [yabad, '01002']
      await page.goto('/dashboard/localCommittees?size=30')
      await page
        .getByRole('row', { name })
        .getByRole('button', { name: /^صفحات الملف|^Pages of the file/ })
        .click()
      await page.getByRole('menuitem', { name: water }).click()
      await page.waitForURL(`**/dashboard/water/${place(code)}`)
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await menuOf(page, lang).getByText(name).waitFor()
      await expect(menuOf(page, lang).getByRole('link', { name: water }).getAttribute('aria-current')).resolves.toBe('page')
    }),
  )

  test.each(windows)('its form opens it in the side bar, which closes it again (%i px)', (_px, options) =>
    desk.visit({ lang, who: 'reviewer', options }, async page => {
      await page.goto('/dashboard/localCommittees/01002')
      const pages = page.getByRole('navigation', { name: say(lang, 'صفحات الملف', 'Pages of the file') })
      await pages.getByRole('link', { name: water }).waitFor()
      await page.getByRole('heading', { level: 1, name: yabad }).waitFor()
      const unfold = async () => {
        const button = page.getByRole('button', { name: say(lang, 'القائمة', 'Menu'), exact: true })
        if (await button.isVisible()) await button.click()
      }
      await unfold()
      await menuOf(page, lang).getByText(yabad).waitFor()
      await isSoundHere(page)
      await menuOf(page, lang).getByRole('link', { name: water }).click()
      await page.waitForURL(`**/dashboard/water/${place('01002')}`)
      // The form's own heading names the authority too.
      await page.getByRole('heading', { level: 1, name: `${water}: ${yabad}` }).waitFor()
      await atRest(page)
      await isSoundHere(page)
      await page.goto('/dashboard')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await unfold()
      await menuOf(page, lang)
        .getByRole('button', { name: say(lang, 'إغلاق الملف', 'Close the file') })
        .click()
      await eventually(() => menuOf(page, lang).getByText(yabad).count()).toBe(0)
    }),
  )

  test.each(inTurn('en', lang))('by the keyboard alone: from the list to a page of the file', () =>
    desk.visit({ lang, who: 'reviewer', options: { viewport: { width: 1280, height: 560 } } }, async page => {
      await page.goto('/dashboard/localCommittees?size=30')
      await page.getByRole('rowheader', { name: yabad }).waitFor()
      await tabTo(page, pagesOfFile)
      await page.keyboard.press('Enter')
      await page.getByRole('menu').waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL(`**/dashboard/water/${place('01002')}`)
      await page.getByRole('heading', { level: 1, name: yabad }).waitFor()
    }),
  )

  test.each(inTurn('ar', lang))('who only reads it is not led into a sheet that he cannot add', () =>
    desk.visit({ lang, who: 'planner', options: wide }, async page => {
      const reason = say(lang, 'لا تضيف جهتك سجلات هنا', 'Your place adds no records here')
      await page.goto(`/dashboard/water/${place('01003')}`)
      await page
        .getByText(say(lang, 'لا بيانات سنوية يمكنك عرضها لهذه الجهة', 'There are no yearly data of this place that you may see'))
        .waitFor()
      const add = page.getByRole('button', { name: say(lang, 'إضافة سنة', 'Add a year') }).first()
      await expect(add.getAttribute('aria-disabled')).resolves.toBe('true')
      await page.goto(`/dashboard/water/${place('01003')}?record=0`)
      await page.getByText(reason).filter({ visible: true }).waitFor()
      await expect(page.getByRole('textbox').count()).resolves.toBe(0)
    }),
  )

  test.each(inTurn('en', lang))('a list that cannot be exported says why, and so does one to which nothing is added', () =>
    desk.visit({ lang, who: 'editor', options: wide }, async page => {
      await page.goto('/dashboard/news')
      await page.getByRole('rowheader').first().waitFor()
      const button = page.getByRole('button', { name: say(lang, 'تصدير', 'Export') })
      await eventually(() => button.getAttribute('aria-disabled')).toBe('true')
    }),
  )
})

describe.each(langs)('home (%s)', lang => {
  const waiting = say(lang, 'بانتظار قراري', 'Waiting for my decision')
  const sheetName = say(lang, 'يعبد، ', "Ya'bad, ")
  const section = (page: Page, name: string) => page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) })

  test.each(windows)('shows the reviewer which sheets wait, and leads to them (%i px)', (px, options) =>
    desk.visit({ lang, who: 'reviewer', options }, async page => {
      await page.goto('/dashboard')
      const sheet = section(page, waiting).getByRole('link', { name: `${sheetName}${lang === 'ar' ? 2020 : 2021}` })
      await sheet.waitFor()
      await atRest(page)
      await isSoundHere(page)
      if (px === 390) return
      await section(page, waiting)
        .getByRole('heading', { level: 3 })
        .getByRole('link', { name: say(lang, 'بيانات المياه السنوية', 'Water yearly sheets') })
        .click()
      await page.waitForURL('**/dashboard/waiting/waterYear')
      await page.getByRole('heading', { level: 1, name: waiting }).waitFor()
      const row = page.getByRole('row', { name: say(lang, 'يعبد', "Ya'bad") })
      await row.getByRole('rowheader', { name: String(lang === 'ar' ? 2020 : 2021) }).waitFor()
      await isSoundHere(page)
      await page.goBack()
      await sheet.click()
      await page.waitForURL(url => url.searchParams.get('record') === sheets[lang])
      await page.getByRole('button', { name: say(lang, 'اعتماد', 'Verify') }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say(lang, 'اعتماد', 'Verify') })
        .click()
      await page.getByRole('alertdialog').waitFor({ state: 'detached' })
      await page.goto('/dashboard')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await atRest(page)
      await expect(sheet.count()).resolves.toBe(0)
    }),
  )

  test.each(inTurn('ar', lang))('shows the publisher what was sent, not fresh drafts, and as his own what he has written', () =>
    desk.visit({ lang, who: 'publisher', options: wide }, async page => {
      await page.goto('/dashboard')
      const sent = 'خبر أُرسل للنشر من المحرر'
      await section(page, waiting).getByRole('link', { name: sent }).waitFor()
      await expect(
        section(page, waiting)
          .getByText(/مسودة \d/)
          .count(),
      ).resolves.toBe(0)
      const mine = section(page, say(lang, 'موادي', 'My items'))
      await mine.getByRole('link', { name: 'خبر كتبه مدير النشر نفسه' }).waitFor()
      await expect(mine.getByRole('link', { name: sent }).count()).resolves.toBe(0)
      await isSoundHere(page)
      await mine.getByRole('link', { name: `${say(lang, 'مسودة', 'Draft')} 1` }).click()
      await page.waitForURL(/among=mine/)
      await eventually(() => page.getByRole('rowheader').allInnerTexts()).toEqual(['خبر كتبه مدير النشر نفسه'])
      await isSoundHere(page)
      await page.goto('/dashboard')
      await section(page, waiting).getByRole('heading', { level: 3 }).getByRole('link').click()
      await page.waitForURL(/\/dashboard\/news\?among=waiting$/)
      await eventually(() => page.getByRole('rowheader').allInnerTexts()).toEqual([sent])
    }),
  )

  test.each(inTurn('en', lang))('leads from a state of what an editor has written to that alone', () =>
    desk.visit({ lang, who: 'editor', options: wide }, async page => {
      const mine = section(page, say(lang, 'موادي', 'My items'))
      const heads = () => page.getByRole('rowheader').allInnerTexts()
      await page.goto('/dashboard')
      await mine.getByRole('link', { name: `${say(lang, 'بانتظار المراجعة', 'Awaiting review')} 1`, exact: true }).click()
      await page.waitForURL(/\/dashboard\/news\?among=mine&standing=2$/)
      await eventually(heads).toEqual(['خبر أُرسل للنشر من المحرر'])
      await page.goto('/dashboard')
      await mine.getByRole('link', { name: `${say(lang, 'مسودة', 'Draft')} 6`, exact: true }).click()
      await page.waitForURL(/among=mine/)
      await eventually(async () => (await heads()).map(head => /^مسودة \d/.test(head))).toEqual(Array.from({ length: 6 }, () => true))
    }),
  )

  test.each(inTurn('ar', lang))('says that nothing waits where nothing does', () =>
    desk.visit({ lang, who: 'otherClerk', options: wide }, async page => {
      await page.goto('/dashboard')
      await page.getByText(say(lang, 'لا شيء بانتظارك الآن', 'Nothing waits for you now')).waitFor()
    }),
  )
})

test.each(inTurn('en'))('an authority whose file cannot be loaded says so and is asked for again (%s)', lang =>
  desk.visit({ lang, who: 'clerk', options: wide }, async page => {
    await page.route('**/LocalComm/GetByCode/**', route => route.fulfill({ status: 500, json: { error: { code: 'fault' } } }))
    await page.goto('/dashboard/localCommittees/01002')
    const alert = page.getByRole('alert').filter({ hasText: say(lang, 'تعذر تحميل البيانات', 'The data could not be loaded') })
    await alert.waitFor()
    await page.unroute('**/LocalComm/GetByCode/**')
    await alert.getByRole('button', { name: say(lang, 'أعد المحاولة', 'Try again') }).click()
    await page.getByRole('heading', { level: 1, name: say(lang, 'يعبد', "Ya'bad") }).waitFor()
  }),
)

test.each(inTurn('ar'))('when the code of an authority is changed its address follows (%s)', lang =>
  desk.visit({ lang, who: 'administrator', options: wide }, async page => {
    const [from, to] = lang === 'ar' ? ['50002', '50012'] : ['50012', '50002']
    await page.goto(`/dashboard/localCommittees/${from}`)
    await page.getByLabel(say(lang, 'رمز الهيئة', 'Code'), { exact: true }).fill(to)
    await page.getByRole('button', { name: say(lang, 'حفظ', 'Save'), exact: true }).click()
    await page.waitForURL(`**/dashboard/localCommittees/${to}`)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: say(lang, 'دورا', 'Dura') }).waitFor()
  }),
)

test.each(langs)('numbers and dates are typed with the digits of the keyboard at hand (%s)', lang =>
  desk.visit({ lang, who: 'dataEntry', options: wide }, async page => {
    const [arabic, persian] = ['٢٠١٨', '۲۰۱۷']
    await page.goto(`/dashboard/water/${place('01001')}?record=0`)
    const year = page.getByRole('textbox', { name: say(lang, 'السنة', 'Year'), exact: true })
    await year.click()
    await page.keyboard.type(lang === 'ar' ? arabic : persian)
    await expect(year.inputValue()).resolves.toBe(lang === 'ar' ? '2018' : '2017')
    const price = page.getByRole('textbox', { name: say(lang, 'المبالغ المفوترة', 'Billed amount') })
    await price.click()
    await page.keyboard.type('١٢٫٥')
    await page.getByRole('textbox', { name: say(lang, 'منه فاقد فيزيائي', 'Of which physical losses') }).click()
    await page.keyboard.type('١٫٢')
    const group = page.getByRole('group', { name: say(lang, 'تاريخ جمع البيانات', 'Data collection date') })
    await group.getByRole('spinbutton').first().click()
    await page.keyboard.type('٢٠٢٠٠٢۰۳')
    await page.getByRole('button', { name: say(lang, 'حفظ', 'Save'), exact: true }).click()
    await page.getByText(say(lang, 'تمت الإضافة بنجاح', 'Added successfully')).waitFor()
    await page.waitForURL(/record=[0-9a-f-]{36}/)
    const id = new URL(page.url()).searchParams.get('record') ?? ''
    const saved = await desk.call('dataEntry', 'GET', `WaterYear/Get/${id}`)
    expect(saved).toMatchObject({
      year: lang === 'ar' ? 2018 : 2017,
      billedAmount: '12.50',
      technicalLossesPercent: 1.2,
      dataDate: '2020-02-03',
    })
  }),
)
