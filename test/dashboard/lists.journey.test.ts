import { readXlsx } from 'hucre/xlsx'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choose, type Clerk, type Desk, eventually, exported, holdPlaces, inTurn, showsOnly, startDesk, titles } from './desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
  await writeNews()
})
afterAll(() => desk?.close())

const library = 'افتتاح مكتبة عامة في أريحا'
const others = Array.from({ length: 11 }, (_, index) => `إعلان ${String(index + 1).padStart(2, '0')} عن صيانة الشبكة`)

/** Twelve drafts of the ministry, one of them in another category. */
async function writeNews(): Promise<void> {
  const [projects, authorities] = [await desk.lookup('newsCategory', 'projects'), await desk.lookup('newsCategory', 'authorities')]
  for (const titleAr of [library, ...others])
    await desk.call('spokesman', 'POST', 'News/Create', {
      titleAr,
      category: titleAr === library ? projects.id : authorities.id,
      date: '2026-03-01',
      isDraft: true,
    })
}

const lists: readonly (readonly [path: string, who: Clerk, shows: string, heading: string])[] = [
  ['news', 'spokesman', library, 'العنوان'],
  ['place', 'administrator', 'الخليل', 'الاسم'],
  ['localCommittees', 'clerk', 'يعبد', 'الاسم'],
]
const inNews = (lang: 'ar' | 'en', work: (page: Page) => Promise<void>) =>
  desk.visit({ lang, who: 'spokesman' }, async page => {
    await page.goto('/dashboard/news')
    await page.getByRole('rowheader').first().waitFor()
    await work(page)
  })

test.each(lists)('the list %s says that it loads, shows its rows, and is sorted both ways by a heading', (path, who, shows, name) =>
  desk.visit({ lang: 'ar', who }, async page => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/GetListPaged**', async route => {
      await released
      await route.continue()
    })
    await page.goto(`/dashboard/${path}?size=30`)
    await page.getByRole('status').filter({ hasText: 'جارٍ التحميل' }).waitFor()
    release()
    await page.getByRole('rowheader', { name: shows, exact: true }).waitFor()
    await expect(page.getByText('جارٍ التحميل').count()).resolves.toBe(0)
    const heading = page.getByRole('columnheader', { name: new RegExp(`^${name}`) })
    await heading.getByRole('button').click()
    await eventually(() => heading.getAttribute('aria-sort')).toBe('ascending')
    await page.getByRole('table').and(page.locator(':not([aria-busy])')).waitFor()
    const up = await titles(page)
    await heading.getByRole('button').click()
    await eventually(() => heading.getAttribute('aria-sort')).toBe('descending')
    await eventually(() => titles(page)).toEqual(up.toReversed())
  }),
)

test.each([
  ['اريحا', 'ar'],
  ['مكتبه عامه', 'ar'],
  ['مكتبة', 'en'],
] as const)('«%s» finds the library of Jericho, however its letters are written (%s)', (typed, lang) =>
  inNews(lang, async page => {
    await page.getByRole('searchbox', { name: lang === 'ar' ? 'بحث' : 'Search' }).fill(typed)
    await showsOnly(page, [library])
    expect(new URL(page.url()).searchParams.get('filter')).toBe(typed)
  }),
)

test('what is typed while the list answers is not lost', () =>
  inNews('ar', async page => {
    const box = page.getByRole('searchbox', { name: 'بحث' })
    await box.focus()
    let address = page.url()
    for (const letter of 'صيانة') {
      await page.keyboard.type(letter)
      await page.waitForURL(url => String(url) !== address)
      address = page.url()
    }
    await expect(box.inputValue()).resolves.toBe('صيانة')
  }))

test('what is typed into a filter is not lost when its choices come late, and what was chosen is named when they come', () =>
  desk.visit({ lang: 'ar', who: 'spokesman' }, async page => {
    const release = await holdPlaces(page)
    const box = page.getByRole('combobox', { name: /^الجهة/ })
    await page.goto('/dashboard/news')
    await page.getByRole('rowheader').first().waitFor()
    await page.getByRole('button', { name: /^المزيد/ }).click()
    await box.focus()
    await page.keyboard.type('يع')
    release()
    await page.keyboard.type('بد')
    await page.getByRole('option', { name: 'يعبد' }).waitFor()
    await expect(box.inputValue()).resolves.toBe('يعبد')
    await page.getByRole('option', { name: 'يعبد' }).click()
    await page.waitForURL(/place=/)
    const releaseAgain = await holdPlaces(page)
    await page.goto(page.url().replace('/news?', '/event?'))
    await page.getByRole('button', { name: /^المزيد/ }).click()
    await expect(box.inputValue()).resolves.toBe('')
    releaseAgain()
    await eventually(() => box.inputValue()).toBe('يعبد')
  }))

test('whoever is in a field of places before these have come stays in it, with what was typed', () =>
  desk.visit({ lang: 'ar', who: 'spokesman' }, async page => {
    const release = await holdPlaces(page)
    const box = page.getByRole('combobox', { name: /^الجهات المعنية/ })
    await page.goto('/dashboard/news')
    await page.getByRole('button', { name: /^إضافة/ }).click()
    await box.focus()
    await page.keyboard.type('يع')
    release()
    await page.keyboard.type('بد')
    await page.getByRole('option', { name: 'يعبد' }).waitFor()
    await expect(box.inputValue()).resolves.toBe('يعبد')
    await page.getByRole('option', { name: 'يعبد' }).click()
    await page.getByRole('listitem').filter({ hasText: 'يعبد' }).waitFor()
  }))

test.each(inTurn('en'))('a filter narrows the list and stands in the address (%s)', lang =>
  inNews(lang, async page => {
    const projects = await desk.lookup('newsCategory', 'projects')
    await choose(page.getByRole('search'), lang === 'ar' ? /تصنيف الخبر/ : /Category/, projects[lang])
    await showsOnly(page, [library])
    expect(new URL(page.url()).searchParams.get('category')).toBe(String(projects.id))
    await page.reload()
    await showsOnly(page, [library])
  }),
)

test('page and size stand in the address: a page that is loaded again is the same', () =>
  inNews('ar', async page => {
    for (const [size, shown] of [
      [30, 12],
      [20, 12],
      [10, 10],
      [5, 5],
    ] as const) {
      await choose(page.locator('body'), /عدد الصفوف/, String(size))
      await eventually(async () => (await titles(page)).length).toBe(shown)
    }
    const first = await titles(page)
    const pages = page.getByRole('navigation', { name: 'صفحات القائمة' })
    await pages.getByRole('link', { name: 'صفحة 2' }).click()
    await eventually(async () => (await titles(page)).some(title => first.includes(title))).toBe(false)
    const second = await titles(page)
    expect(new URL(page.url()).search).toBe('?page=2&size=5')
    await page.reload()
    await showsOnly(page, second)
    await expect(pages.getByRole('link', { name: 'صفحة 2' }).getAttribute('aria-current')).resolves.toBe('page')
    await page.goBack()
    await showsOnly(page, first)
  }))

test.each(inTurn('ar'))('a list that shows nothing because of its filters says so and offers to remove them (%s)', lang =>
  inNews(lang, async page => {
    const box = page.getByRole('searchbox', { name: lang === 'ar' ? 'بحث' : 'Search' })
    await box.fill('قطار الشمال')
    await page.getByText(lang === 'ar' ? 'لا توجد نتائج ضمن عوامل التصفية' : 'Nothing matches the filters').waitFor()
    await page.getByRole('button', { name: lang === 'ar' ? 'إزالة عوامل التصفية' : 'Remove the filters' }).click()
    await page.getByRole('rowheader').first().waitFor()
    await expect(box.inputValue()).resolves.toBe('')
  }),
)

test.each(inTurn('en'))('a list that cannot be loaded says so, and loads when it is asked again (%s)', lang =>
  desk.visit({ lang, who: 'spokesman' }, async page => {
    await page.route('**/News/GetListPaged**', route => route.fulfill({ status: 500, json: { error: { code: 'fault' } } }))
    await page.goto('/dashboard/news')
    const alert = page.getByRole('alert').filter({ hasText: lang === 'ar' ? 'تعذر تحميل البيانات' : 'The data could not be loaded' })
    await alert.waitFor()
    await page.unroute('**/News/GetListPaged**')
    await alert.getByRole('button', { name: lang === 'ar' ? 'أعد المحاولة' : 'Try again' }).click()
    await page.getByRole('rowheader').first().waitFor()
  }),
)

test.each([
  ['ar', 'العنوان', 'الأخبار'],
  ['en', 'Title (Arabic)', 'News'],
] as const)(
  'the list is exported as text and as a workbook, in the language and the direction of the reader (%s)',
  (lang, heading, sheetName) =>
    inNews(lang, async page => {
      const text = await exported(page, lang, 'CSV')
      expect(text.name).toBe('news.csv')
      // Without the mark a spreadsheet takes Arabic for another script.
      expect([...text.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const [head = '', ...rows] = text.bytes.subarray(3).toString('utf8').trimEnd().split('\r\n')
      expect(head).toContain(heading)
      expect(rows.length).toBe(12)
      const workbook = await exported(page, lang, 'XLSX')
      expect(workbook.name).toBe('news.xlsx')
      const [sheet] = (await readXlsx(workbook.bytes, { sheets: [0] })).sheets
      expect(sheet?.name).toBe(sheetName)
      expect(sheet?.view?.rightToLeft ?? false).toBe(lang === 'ar')
      expect(sheet?.rows[0]).toContain(heading)
      expect(sheet?.rows.length).toBe(13)
    }),
)

test.each(inTurn('ar'))('a deletion asks first; taken back, nothing happens (%s)', async lang => {
  const say = (ar: string, en: string) => (lang === 'ar' ? ar : en)
  const titleAr = `خبر للحذف ${lang}`
  await desk.call('spokesman', 'POST', 'News/Create', { titleAr, date: '2026-03-02', isDraft: true })
  await inNews(lang, async page => {
    const press = () => page.getByRole('button', { name: `${say('حذف', 'Delete')}: ${titleAr}` }).click()
    await press()
    const dialog = page.getByRole('alertdialog', { name: say('تأكيد الحذف', 'Confirm the deletion') })
    await dialog.getByText(titleAr).waitFor()
    await dialog.getByRole('button', { name: say('تراجع', 'Cancel') }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('rowheader', { name: titleAr }).waitFor()
    await press()
    await dialog.getByRole('button', { name: say('حذف', 'Delete'), exact: true }).click()
    await page.getByText(say('تم الحذف بنجاح', 'Deleted successfully')).waitFor()
    await eventually(() => titles(page)).not.toContain(titleAr)
  })
})

test.each([
  ['ar', 'يعبد', 'لا يمكن الحذف لوجود بيانات مرتبطة: الهيئات المحلية (1)'],
  ['en', "Ya'bad", 'Deletion is not possible because related data exists: Local authorities (1)'],
] as const)('a place that has an authority file is not deleted, and what refers to it is said (%s)', (lang, name, refusal) =>
  desk.visit({ lang, who: 'administrator' }, async page => {
    const word = lang === 'ar' ? 'حذف' : 'Delete'
    await page.goto('/dashboard/place?size=30')
    await page.getByRole('button', { name: `${word}: ${name}` }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: word, exact: true }).click()
    await dialog.getByRole('alert').filter({ hasText: refusal }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('rowheader', { name, exact: true }).waitFor()
  }),
)

test.each(inTurn('en'))('what citizens see is not offered for deletion, and the row says what comes first (%s)', async lang => {
  const [kind, placement] = [await desk.lookup('gateMessageKind', 'information'), await desk.lookup('gateMessagePlacement', 'dashboard')]
  const titleAr = `رسالة منشورة ${lang}`
  const body = {
    kind: kind.id,
    placement: [placement.id],
    titleAr,
    titleEn: `Published message ${lang}`,
    textAr: '<p>نص الرسالة.</p>',
    textEn: '<p>Text.</p>',
  }
  const { id } = await desk.call('administrator', 'POST', 'GateMessage/Create', body)
  await desk.call('administrator', 'PUT', `GateMessage/Publish/${String(id)}`, { confirmed: true })
  await desk.visit({ lang, who: 'administrator' }, async page => {
    await page.goto('/dashboard/gateMessage')
    const row = page.getByRole('row', { name: new RegExp(lang === 'ar' ? titleAr : body.titleEn) })
    const remove = row.getByRole('button', { name: new RegExp(`^${lang === 'ar' ? 'حذف' : 'Delete'}`) })
    await remove.hover()
    expect(await remove.getAttribute('aria-disabled')).toBe('true')
    await page
      .getByRole('tooltip')
      .filter({
        hasText: lang === 'ar' ? 'المادة منشورة. ألغِ نشرها قبل الحذف' : 'The item is published. Cancel its publishing before deleting',
      })
      .waitFor()
    await desk.call('administrator', 'PUT', `GateMessage/CancelPublish/${String(id)}`)
    await page.reload()
    await eventually(() => remove.getAttribute('aria-disabled')).toBe(null)
  })
})
