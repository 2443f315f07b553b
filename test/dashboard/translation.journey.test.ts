import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choose, eventually, exported, inTurn, langs, saying, startDesk, type Desk, type Lang } from './desk.ts'
import { isSound, isSoundHere } from './eyes.ts'
import { atRest } from './rest.ts'

let desk: Desk
const notices: Record<Lang, { readonly id: string; readonly title: string }> = {
  ar: { id: '', title: 'عطاء تأهيل خط المياه الرئيس' },
  en: { id: '', title: 'عطاء تعبيد شارع المدرسة' },
}
beforeAll(async () => {
  desk = await startDesk()
  for (const lang of langs) notices[lang] = { ...notices[lang], id: await published(notices[lang].title) }
})
afterAll(() => desk?.close())

/** A notice that citizens read in Arabic alone. */
async function published(titleAr: string): Promise<string> {
  const { id } = await desk.call('administrator', 'POST', 'Ads/Create', {
    place: desk.places.get('01001'),
    titleAr,
    summaryAr: 'تدعو الهيئة المقاولين المصنفين إلى تقديم عروضهم لتنفيذ العمل.',
    bodyAr: '<p>يشمل العمل كشط الإسفلت القديم وطبقة أساس جديدة وإسفلتًا بسماكة ستة سنتيمترات على طول كيلومترين.</p>',
    category: (await desk.lookup('adCategory', 'worksTender')).id,
    date: '2026-03-01',
    closingAt: '2090-06-01T09:00:00.000Z',
  })
  await desk.call('administrator', 'PUT', `Ads/Publish/${String(id)}`, {})
  return String(id)
}

const wide = { viewport: { width: 1440, height: 900 } }

async function saveForm(page: Page, lang: Lang): Promise<void> {
  const say = saying(lang)
  const answered = page.waitForResponse(response => response.url().endsWith('/api/Ads/Update'))
  await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click()
  expect((await answered).status()).toBe(200)
  await atRest(page)
}

/** What is typed is kept once the form that it makes is drawn. */
function isKeptAsDraft(page: Page, text: string): Promise<void> {
  return eventually(() => page.evaluate(() => Object.values(localStorage).join(' '))).toContain(text)
}

test.each(langs)('what has no English is counted at home, listed by its section, and exported (%s)', async lang => {
  const say = saying(lang)
  await desk.visit({ lang, who: 'spokesman', options: wide }, async page => {
    await page.goto('/dashboard')
    await page.getByRole('link', { name: say('محتوى بلا ترجمة إنجليزية', 'Without English') }).click()
    await page.waitForURL('**/dashboard/translation?state=*')
    await page.getByRole('heading', { level: 1, name: say('متابعة الترجمة', 'Translation follow-up') }).waitFor()
    const { title } = notices[lang]
    const list = page.getByRole('table', { name: say('المواد', 'Items'), exact: true })
    const parity = page.getByRole('table', { name: say('اكتمال اللغتين بحسب القسم', 'Parity of the languages by section') })
    await list.getByRole('link', { name: title }).waitFor()
    await parity.getByRole('row', { name: say('الإعلانات', 'Notices and tenders') }).waitFor()
    await atRest(page)
    await isSound(page)
    const row = list.getByRole('row', { name: title })
    await expect(row.innerText()).resolves.toContain(say('غير متوفرة', 'Missing'))
    const button = row.getByRole('button', { name: say('اعتماد الترجمة', 'Mark as reviewed') })
    await expect(button.getAttribute('aria-disabled')).resolves.toBe('true')
    await button.hover()
    const why = say('لا نص فيها مكتوبًا باللغتين وينتظر الاعتماد', 'No text of it is written in both languages and waits to be reviewed')
    await page.getByRole('tooltip').filter({ hasText: why }).waitFor()
    const { name, bytes } = await exported(page, lang, 'CSV')
    expect(name).toBe('translation.csv')
    expect(bytes.toString()).toContain(title)
    await choose(page, say('حالة الترجمة', 'Translation state'), say('مراجعة ومعتمدة', 'Reviewed'))
    await page.getByText(say('لا مواد ضمن عوامل التصفية', 'Nothing matches the filters')).waitFor()
    await atRest(page)
    await isSoundHere(page)
    await page
      .getByRole('button', { name: say('إزالة عوامل التصفية', 'Remove the filters') })
      .first()
      .click()
    await page.waitForURL(url => url.search === '')
    await parity
      .getByRole('row', { name: say('الإعلانات', 'Notices and tenders') })
      .getByRole('link', { name: say('بالعربية فقط', 'Arabic only') })
      .click()
    await page.waitForURL(url => url.searchParams.get('kind') === 'ads')
    await page.goto('/dashboard/translation?kind=ads&page=1.55')
    await list.getByRole('link', { name: title }).click()
    await page.waitForURL(`**/dashboard/ads/${notices[lang].id}`)
  })
})

test.each(langs)('a form says what is missing, what a change leaves behind, and what was reviewed (%s)', async lang => {
  const say = saying(lang)
  await desk.visit({ lang, who: 'spokesman', options: wide }, async page => {
    const state = (ar: string, en: string) => page.getByText(say(ar, en), { exact: true })
    await page.goto(`/dashboard/ads/${notices[lang].id}`)
    const arabic = page.getByRole('textbox', { name: say('العنوان (العربية)', 'Title (Arabic)') })
    const english = page.getByRole('textbox', { name: 'Title (English)' })
    const review = page.getByRole('button', { name: say('اعتماد الترجمة', 'Mark as reviewed') })
    const minor = page.getByRole('checkbox', { name: say('تصحيح طباعي لا يغيّر المعنى', 'Only a correction of typing') })
    await arabic.waitFor()
    // Said once over the English of each part, in English, and at no text.
    const missing = page.getByText(/not written yet/)
    await missing.first().waitFor()
    await atRest(page)
    await expect(missing.allInnerTexts()).resolves.toEqual(['not written yet', 'not written yet'])
    await expect(page.getByText(say('الإنجليزية: غير متوفرة', 'English: Missing')).count()).resolves.toBe(0)
    await expect(review.count()).resolves.toBe(0)
    await isSound(page)

    await english.fill('Works on the street of the school')
    await isKeptAsDraft(page, 'Works on the street of the school')
    await expect(minor.count()).resolves.toBe(0)
    await saveForm(page, lang)
    await review.waitFor()
    await eventually(() => missing.allInnerTexts()).toEqual(['1 of 2 not written yet', 'not written yet'])
    await arabic.fill('عطاء تأهيل الشارع وخط المياه معًا')
    await minor.waitFor()
    await eventually(() => review.getAttribute('aria-disabled')).toBe('true')
    await isSoundHere(page)
    await saveForm(page, lang)
    await state('الإنجليزية: بحاجة إلى تحديث', 'English: Out of date').waitFor()

    // Whoever brings the English up to date leaves nothing behind.
    await english.fill('Works on the street and the water line')
    await eventually(() => review.getAttribute('aria-disabled')).toBe('true')
    await expect(minor.count()).resolves.toBe(0)
    await isSoundHere(page)
    await saveForm(page, lang)
    await expect(state('الإنجليزية: بحاجة إلى تحديث', 'English: Out of date').count()).resolves.toBe(0)

    await review.click()
    await state('اللغتان: مراجعة ومعتمدة', 'Both languages: Reviewed').waitFor()
    await atRest(page)
    await isSoundHere(page)
    await arabic.fill('عطاء تأهيل الشارع، وخط المياه معًا')
    await minor.check({ force: true })
    await saveForm(page, lang)
    await state('اللغتان: مراجعة ومعتمدة', 'Both languages: Reviewed').waitFor()
    await expect(minor.count()).resolves.toBe(0)
  })
})

test.each(inTurn('en'))('a form that cannot learn how its languages stand says so, and asks again (%s)', async lang => {
  const say = saying(lang)
  const withheld = /\/api\/Translation\/GetFields/
  await desk.visit({ lang, who: 'spokesman', withheld, options: { ...wide, serviceWorkers: 'block' } }, async page => {
    await page.route(withheld, route => route.fulfill({ status: 500, json: { error: { code: 'fault' } } }))
    await page.goto(`/dashboard/ads/${notices[lang].id}`)
    const part = page.getByRole('region', { name: say('اللغتان', 'Languages') })
    const told = part.getByRole('alert')
    await told.getByText(say('لا تُعرف حالة اللغتين الآن', 'How the languages stand is not known now')).waitFor()
    await atRest(page)
    await isSoundHere(page)
    await page.unroute(withheld)
    await told.getByRole('button', { name: say('أعد المحاولة', 'Try again') }).click()
    await told.waitFor({ state: 'detached' })
    await eventually(() => page.getByText(/not written yet/).allInnerTexts()).toEqual(['1 of 2 not written yet', 'not written yet'])
  })
})

test.each(inTurn('ar'))('who may not mark a translation reads which permission he lacks (%s)', async lang => {
  const say = saying(lang)
  const { id, concurrencyStamp } = await desk.call('administrator', 'GET', `Ads/Get/${notices[lang].id}`)
  await desk.call('administrator', 'PUT', 'Ads/Update', { id, concurrencyStamp, titleEn: `A tender ${lang}` })
  await desk.visit({ lang, who: 'editor', options: wide }, async page => {
    await page.goto(`/dashboard/ads/${notices[lang].id}`)
    const review = page.getByRole('button', { name: say('اعتماد الترجمة', 'Mark as reviewed') })
    await review.focus()
    await page
      .getByText(say('تنقص صلاحية «اعتماد الترجمة» في «متابعة الترجمة»', 'You lack “Mark as reviewed” in “Translation follow-up”'))
      .first()
      .waitFor()
  })
})

test.each(inTurn('en'))('what waits to be published is not marked from the list, which shows another text of it (%s)', async lang => {
  const say = saying(lang)
  const { id, concurrencyStamp } = await desk.call('administrator', 'GET', `Ads/Get/${notices[lang].id}`)
  await desk.call('administrator', 'PUT', 'Ads/Update', { id, concurrencyStamp, titleEn: `A tender that waits ${lang}` })
  await desk.visit({ lang, who: 'spokesman', options: wide }, async page => {
    await page.goto('/dashboard/translation?kind=ads')
    const row = page.getByRole('table', { name: say('المواد', 'Items'), exact: true }).getByRole('row', { name: notices[lang].title })
    const button = row.getByRole('button', { name: say('اعتماد الترجمة', 'Mark as reviewed') })
    await button.waitFor()
    await atRest(page)
    await isSoundHere(page)
    await expect(button.getAttribute('aria-disabled')).resolves.toBe('true')
    await button.hover()
    const why = say('فيها تعديل لم يُنشر بعد: اقرأ نصيه في نموذجها واعتمدها هناك', 'An edit of it waits to be published')
    await page.getByRole('tooltip').filter({ hasText: why }).waitFor()
  })
})
