import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeOf } from '../axe.ts'
import { type Desk, eventually, inTurn, type Lang, langs, saying, startDesk } from './desk.ts'
import { overflowOf } from './eyes.ts'
import { atRest } from './rest.ts'
import type { Json } from '../walk/json.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.close())

const save = (page: Page, lang: Lang) => page.getByRole('button', { name: saying(lang)('حفظ', 'Save'), exact: true }).click()
const titleOf = (page: Page, lang: Lang) => page.getByLabel(saying(lang)('العنوان (العربية)', 'Title (Arabic)'))
const comparison = (page: Page, lang: Lang) =>
  page.getByRole('dialog', { name: saying(lang)('عدّل مستخدم آخر هذا السجل', 'Another user changed this record') })
const drafts = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter(name => name.startsWith('draft:')))

let count = 0
async function newsDraft(more: Json = {}): Promise<{ id: string; title: string }> {
  const title = `خبر يكتبه اثنان رقم ${(count += 1)}`
  const { id } = await desk.call('spokesman', 'POST', 'News/Create', { titleAr: title, date: '2026-03-01', isDraft: true, ...more })
  return { id: String(id), title }
}

/** A colleague saves the record. */
async function colleagueWrites(path: string, id: string, changes: Json): Promise<void> {
  const { concurrencyStamp } = await desk.call('administrator', 'GET', `${path}/Get/${id}`)
  await desk.call('administrator', 'PUT', `${path}/Update`, { id, concurrencyStamp, ...changes })
}

/** Looks at another window for a minute and comes back, then loses the network and finds it again: what is read anew is there. */
async function goAwayAndComeBack(page: Page): Promise<void> {
  // What still loads while there is no connection would be a complaint of its own.
  await atRest(page)
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 60_000
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
  })
  const readAnew = page.waitForResponse(answer => answer.url().includes('/News/Get/'))
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await readAnew
}

test.each(inTurn('en'))(
  'what is typed stays when a colleague saves the record meanwhile; saving compares, and the form goes on (%s)',
  async lang => {
    const say = saying(lang)
    const { id, title } = await newsDraft()
    await desk.visit({ lang, who: 'spokesman' }, async page => {
      const field = titleOf(page, lang)
      await page.goto(`/dashboard/news/${id}`)
      await field.fill(`${title} كما كتبته`)
      await colleagueWrites('News', id, { titleAr: `${title} كما كتبه زميل` })
      await goAwayAndComeBack(page)
      await expect(field.inputValue()).resolves.toBe(`${title} كما كتبته`)
      expect(await drafts(page)).toHaveLength(1)
      await save(page, lang)
      await comparison(page, lang)
        .getByRole('row', { name: /كما كتبته.*كما كتبه زميل/ })
        .waitFor()
      await comparison(page, lang)
        .getByRole('button', { name: say('أخذ النسخة المحفوظة كلها', 'Take the whole saved version') })
        .click()
      await eventually(() => field.inputValue()).toBe(`${title} كما كتبه زميل`)
      expect(await drafts(page)).toEqual([])
      // The reader may go on with what he has taken.
      await field.fill(`${title} بعد المقارنة`)
      await save(page, lang)
      await page.getByText(say('تم الحفظ بنجاح', 'Saved successfully')).waitFor()
      expect((await desk.call('spokesman', 'GET', `News/Get/${id}`)).titleAr).toBe(`${title} بعد المقارنة`)
    })
  },
)

test('a form in which nothing is typed shows what a colleague has saved', async () => {
  const { id, title } = await newsDraft()
  await desk.visit({ lang: 'ar', who: 'spokesman' }, async page => {
    await page.goto(`/dashboard/news/${id}`)
    await titleOf(page, 'ar').waitFor()
    await colleagueWrites('News', id, { titleAr: `${title} كما كتبه زميل` })
    await goAwayAndComeBack(page)
    await eventually(() => titleOf(page, 'ar').inputValue()).toBe(`${title} كما كتبه زميل`)
  })
})

test('what is typed while the record is on its way to the server stays and is saved with the next press', async () => {
  const { id, title } = await newsDraft()
  await desk.visit({ lang: 'ar', who: 'spokesman' }, async page => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/News/Update', async route => {
      await released
      await route.continue()
    })
    await page.goto(`/dashboard/news/${id}`)
    await titleOf(page, 'ar').fill(`${title} أولًا`)
    const sent = page.waitForRequest('**/News/Update')
    await save(page, 'ar')
    await sent
    await titleOf(page, 'ar').fill(`${title} أولًا وثانيًا`)
    release()
    await page.getByText('تم الحفظ بنجاح').waitFor()
    await expect(titleOf(page, 'ar').inputValue()).resolves.toBe(`${title} أولًا وثانيًا`)
    await page.getByText('المسودة محفوظة في هذا المتصفح').waitFor()
    await save(page, 'ar')
    await page.getByText('المسودة محفوظة في هذا المتصفح').waitFor({ state: 'detached' })
    expect((await desk.call('spokesman', 'GET', `News/Get/${id}`)).titleAr).toBe(`${title} أولًا وثانيًا`)
  })
})

test('a draft that was typed before a colleague saved is compared with what he saved', async () => {
  const { id, title } = await newsDraft({ source: 'المصدر' })
  await desk.visit({ lang: 'ar', who: 'spokesman' }, async page => {
    await page.goto(`/dashboard/news/${id}`)
    await titleOf(page, 'ar').fill(`${title} مسودة`)
    await page.getByText('المسودة محفوظة في هذا المتصفح').waitFor()
    await colleagueWrites('News', id, { titleAr: `${title} زميل`, isUrgent: true })
    await page.goto('/dashboard/news')
    await page.goto(`/dashboard/news/${id}`)
    await page.getByRole('button', { name: 'استعادة المسودة' }).click()
    await eventually(() => titleOf(page, 'ar').inputValue()).toBe(`${title} مسودة`)
    await save(page, 'ar')
    const rows = comparison(page, 'ar').getByRole('row')
    await rows.filter({ hasText: `${title} زميل` }).waitFor()
    // What only the colleague has changed is not taken back by the draft.
    await expect(rows.count()).resolves.toBe(2)
    await comparison(page, 'ar').getByRole('button', { name: 'حفظ نسختي فوقها' }).click()
    await page.getByText('تم الحفظ بنجاح').waitFor()
    expect(await desk.call('spokesman', 'GET', `News/Get/${id}`)).toMatchObject({ titleAr: `${title} مسودة`, isUrgent: true })
  })
})

test('drafts older than two weeks are removed, and one place does not see what was typed for another', () =>
  desk.visit({ lang: 'ar', who: 'spokesman' }, async page => {
    await page.goto('/dashboard/news/0')
    await titleOf(page, 'ar').fill('مسودة جهة')
    await page.getByText('المسودة محفوظة في هذا المتصفح').waitFor()
    const [key = ''] = await drafts(page)
    expect(key).toContain(desk.places.get('P08'))
    await page.evaluate(known => {
      const draft = JSON.parse(localStorage.getItem(known) ?? '{}')
      localStorage.setItem('draft:somebody', JSON.stringify({ ...draft, at: Date.now() - 15 * 86_400_000 }))
      localStorage.setItem(known.replace('news', 'news-of-another-place'), JSON.stringify(draft))
    }, key)
    await page.reload()
    await page.getByText('وجدنا مسودة لم تُحفظ من هذا السجل.').waitFor()
    expect((await drafts(page)).filter(name => name === 'draft:somebody')).toEqual([])
    expect(await drafts(page)).toHaveLength(2)
  }))

test.each([
  ['nothing', ''],
  ['something', ' وتتمة كُتبت بعدها'],
])('a new record whose answer was lost is made once, also over plain http and when %s was typed since', async (_, more) => {
  const title = `خبر ضاع جوابه ${(count += 1)}`
  await desk.visit({ lang: 'ar', who: 'spokesman' }, async page => {
    await page.addInitScript(() => Object.defineProperty(crypto, 'randomUUID', { value: undefined }))
    let attempts = 0
    await page.route('**/News/Create', async route => {
      const answer = await route.fetch()
      attempts += 1
      if (attempts === 1) await route.fulfill({ status: 504, body: '' })
      else await route.fulfill({ response: answer })
    })
    await page.goto('/dashboard/news/0')
    await titleOf(page, 'ar').fill(title)
    const press = () => page.getByRole('button', { name: 'حفظ كمسودة' }).click()
    await press()
    await page.getByText('حدث خطأ، يرجى التواصل مع مدير النظام').waitFor()
    await titleOf(page, 'ar').fill(title + more)
    await press()
    await page.waitForURL(/\/dashboard\/news\/[0-9a-f-]{36}$/)
    const found = await desk.call('spokesman', 'GET', `News/GetListPaged?filter=${encodeURIComponent(title)}`)
    expect(found).toMatchObject({ totalCount: 1, items: [{ titleAr: title + more }] })
  })
})

const sheetOf = (owner: string) => `/dashboard/water/${owner}`

test.each(inTurn('en'))('no is an answer where one must be given, and an answer that need not be is taken back (%s)', async lang => {
  const say = saying(lang)
  const owner = desk.places.get('01001') ?? ''
  const { id } = await desk.call('dataEntry', 'POST', 'WaterYear/Create', { localCommId: owner, year: lang === 'ar' ? 2011 : 2012 })
  const answers = async () => {
    const { isServed, chlorinated } = await desk.call('dataEntry', 'GET', `WaterYear/Get/${String(id)}`)
    return [isServed, chlorinated]
  }
  await desk.visit({ lang, who: 'dataEntry' }, async page => {
    await page.goto(`${sheetOf(owner)}?record=${String(id)}`)
    const served = page.getByRole('radiogroup', { name: say('تتوفر شبكة مياه عامة', 'Public water network available') })
    const chlorinated = page.getByRole('radiogroup', { name: say('تتم الكلورة', 'Chlorination applied') })
    await expect(served.getByRole('radio', { checked: true }).count()).resolves.toBe(0)
    await served.getByText(say('لا', 'No'), { exact: true }).click()
    await chlorinated.getByText(say('نعم', 'Yes'), { exact: true }).click()
    await save(page, lang)
    await eventually(answers).toEqual([false, true])
    await page.getByText(say('المسودة محفوظة في هذا المتصفح', 'The draft is kept in this browser')).waitFor({ state: 'detached' })
    await chlorinated.getByText(say('غير محدد', 'Not stated')).click()
    await save(page, lang)
    await eventually(answers).toEqual([false, null])
  })
})

test.each(inTurn('ar'))('another year asks before it takes an unsaved sheet away (%s)', async lang => {
  const say = saying(lang)
  const owner = desk.places.get('01002') ?? ''
  const years = lang === 'ar' ? [2013, 2014] : [2015, 2016]
  const [first] = await Promise.all(years.map(year => desk.call('neighbour', 'POST', 'WaterYear/Create', { localCommId: owner, year })))
  await desk.visit({ lang, who: 'neighbour' }, async page => {
    await page.goto(`${sheetOf(owner)}?record=${String(first?.id)}`)
    const tests = page.getByLabel(say('عدد الفحوصات', 'Quality tests'), { exact: true })
    await tests.fill('12')
    await tests.blur()
    const other = page.getByRole('navigation', { name: say('السنة', 'Year') }).getByRole('link', { name: String(years[1]) })
    const question = page.getByRole('alertdialog', { name: say('لديك تغييرات غير محفوظة', 'You have unsaved changes') })
    await other.click()
    await question.getByRole('button', { name: say('تراجع', 'Cancel') }).click()
    await question.waitFor({ state: 'detached' })
    await expect(tests.inputValue()).resolves.toBe('12')
    await other.click()
    await question.getByRole('button', { name: say('مغادرة', 'Leave') }).click()
    await eventually(() => other.getAttribute('aria-current')).toBe('page')
  })
})

test.each(inTurn('en'))('what only a colleague has changed is kept as he wrote it; what both have changed is asked (%s)', async lang => {
  const say = saying(lang)
  const { id, title } = await newsDraft({ source: 'المصدر الأول', tags: ['مياه'] })
  await desk.visit({ lang, who: 'spokesman' }, async page => {
    await page.goto(`/dashboard/news/${id}`)
    await titleOf(page, lang).fill(`${title} كما كتبته`)
    const mine = `ملخص كتبته وحدي في هذه النسخة من الخبر رقم ${count}`
    await page.getByLabel(say('الملخص (العربية)', 'Summary (Arabic)')).fill(mine)
    await colleagueWrites('News', id, { titleAr: `${title} كما كتبه زميل`, source: 'مصدر كتبه زميل' })
    await save(page, lang)
    const dialog = comparison(page, lang)
    const row = (name: string) => dialog.getByRole('row', { name })
    await row('كما كتبته').getByText(say('تغيّر في كلتيهما: يُختار', 'Changed in both: to be chosen')).waitFor()
    await row(mine).getByText(say('تغيّر في نسختي وحدها', 'Changed in my version alone')).waitFor()
    const taken = [row('كما كتبته'), row(mine), row('مصدر كتبه زميل')].map(one => one.getByRole('checkbox').isChecked())
    expect(await Promise.all(taken)).toEqual([false, false, true])
    expect(await axeOf(page)).toEqual([])
    await dialog.getByRole('button', { name: say('حفظ نسختي مع القيم المأخوذة', 'Save mine with the values taken') }).click()
    await page.getByText(say('تم الحفظ بنجاح', 'Saved successfully')).waitFor()
    expect(await desk.call('spokesman', 'GET', `News/Get/${id}`)).toMatchObject({
      titleAr: `${title} كما كتبته`,
      summaryAr: mine,
      source: 'مصدر كتبه زميل',
    })
  })
})

const long = 'فقرة طويلة لا يتغير فيها شيء، يعرفها الطرفان. '.repeat(6)

test.each(langs)('a comparison shows what differs, whole: the paragraphs, the places by their names, the rows (%s)', async lang => {
  const say = saying(lang)
  const [jenin, yabad] = [desk.places.get('01001') ?? '', desk.places.get('01002') ?? '']
  const { id } = await newsDraft({ bodyAr: `<p>${long}</p><p>كان هنا</p>`, relatedPlaces: [jenin], tags: ['مياه'] })
  await desk.visit({ lang, who: 'spokesman' }, async page => {
    await page.goto(`/dashboard/news/${id}`)
    const body = page.getByRole('textbox', { name: say('النص (العربية)', 'Body (Arabic)') })
    await body.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' ما كتبته أنا')
    await colleagueWrites('News', id, {
      bodyAr: `<p>${long}</p><p>كان هنا <a href="https://example.org">رابط زميل</a></p>`,
      relatedPlaces: [jenin, yabad],
    })
    await save(page, lang)
    const dialog = comparison(page, lang)
    const text = dialog.getByRole('row', { name: say('النص', 'Body') })
    await text.getByText('كان هنا ما كتبته أنا').waitFor()
    await text.getByRole('link', { name: 'رابط زميل' }).waitFor()
    await expect(text.getByText(long.trim()).count()).resolves.toBe(0)
    await expect(text.getByText(say('فقرة واحدة متطابقة', '1 paragraph is the same')).count()).resolves.toBe(2)
    const places = dialog.getByRole('row', { name: say('الجهات', 'places') })
    await expect(places.getByText(say('جنين', 'Jenin'), { exact: true }).count()).resolves.toBe(2)
    await expect(places.locator('mark').allInnerTexts()).resolves.toEqual([say('يعبد', "Ya'bad")])
    // A heading, and the two fields that differ.
    await expect(dialog.getByRole('row').count()).resolves.toBe(3)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await axeOf(page)).toEqual([])
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    }
  })
})

test('rows that both have are counted, those that differ are shown with every value', async () => {
  const owner = desk.places.get('01002') ?? ''
  const [domestic, commercial] = [
    await desk.lookup('subscriberCategory', 'domestic'),
    await desk.lookup('subscriberCategory', 'commercial'),
  ]
  const subscribers = [
    { category: domestic.id, count: 800 },
    { category: commercial.id, count: 75 },
  ]
  const { id } = await desk.call('neighbour', 'POST', 'WaterYear/Create', { localCommId: owner, year: 2017, subscribers })
  await desk.visit({ lang: 'ar', who: 'neighbour' }, async page => {
    await page.goto(`${sheetOf(owner)}?record=${String(id)}`)
    const counts = page.getByRole('group', { name: /^المشتركون والاستهلاك/ }).getByRole('textbox', { name: 'العدد', exact: true })
    await counts.nth(1).fill('76')
    await counts.nth(1).blur()
    const { concurrencyStamp, subscribers: rows } = await desk.call('neighbour', 'GET', `WaterYear/Get/${String(id)}`)
    expect(rows).toHaveLength(2)
    await desk.call('neighbour', 'PUT', 'WaterYear/Update', {
      id,
      concurrencyStamp,
      subscribers: [subscribers[0], { category: commercial.id, count: 77 }],
    })
    await save(page, 'ar')
    const row = comparison(page, 'ar').getByRole('row', { name: /^المشتركون والاستهلاك/ })
    await row.waitFor()
    await expect(row.getByText(commercial.ar).count()).resolves.toBe(2)
    await expect(row.getByText(/^7[67]$/).allInnerTexts()).resolves.toEqual(['76', '77'])
    await expect(row.getByText('صف واحد متطابق').count()).resolves.toBe(2)
    await expect(row.getByText(domestic.ar).count()).resolves.toBe(0)
  })
})
