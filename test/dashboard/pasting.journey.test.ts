import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clipboardOf } from '../pastedPages.ts'
import { adminDesk, inEnglish } from '../portal/desk.ts'
import { newsWith, picture } from '../uploads.ts'
import { textIn } from '../walk/json.ts'
import { adminPassword, startWorld } from '../world.ts'
import { type Desk, eventually, type Lang, langs, saying, startDesk } from './desk.ts'
import { isSoundHere } from './eyes.ts'
import { atRest } from './rest.ts'

let desk: Desk
let category: number
beforeAll(async () => {
  desk = await startDesk(() => startWorld({ MAHALLI_ADMIN_PASSWORD: adminPassword }))
  category = (await desk.lookup('newsCategory', 'projects')).id
})
afterAll(() => desk?.close())

/** Copies a document as its program would, and pastes it over what stands there, with the keys that everybody presses. */
async function paste(editor: Locator, document: string, words = ''): Promise<void> {
  const page = editor.page()
  await editor.click()
  await page.evaluate(
    ([html, plain]) => {
      const copy = (event: ClipboardEvent) => {
        event.clipboardData?.setData('text/html', html)
        if (plain !== '') event.clipboardData?.setData('text/plain', plain)
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      window.addEventListener('copy', copy, { capture: true, once: true })
    },
    [clipboardOf(document), words] as const,
  )
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Control+C')
  await page.keyboard.press('Control+V')
}

function directionOf(text: Locator): Promise<string> {
  return text.evaluate(element => getComputedStyle(element).direction)
}

/** How an item of a list is counted where it is shown. */
function signOf(item: Locator): Promise<string> {
  return item.evaluate(element => getComputedStyle(element, '::before').content)
}

/** What came from Word, in the editor and on the portal alike. */
async function readsWord(text: Locator): Promise<void> {
  await text.getByRole('heading', { level: 2, name: 'تقرير مشروع شبكة المياه في بلدة دير الغصون' }).waitFor()
  await expect(text.getByRole('heading', { level: 3 }).allInnerTexts()).resolves.toEqual(['نطاق العمل', 'مراحل التنفيذ'])
  await expect(text.getByRole('columnheader').allInnerTexts()).resolves.toEqual(['البند', 'الكمية'])
  expect(await directionOf(text.getByRole('table'))).toBe('rtl')
  expect(await directionOf(text.getByText('The works were financed by'))).toBe('ltr')
  // Two deeper ones stand in the first.
  const deeper = text.getByRole('listitem').filter({ hasText: 'الخطوط الرئيسية' }).getByRole('listitem')
  await expect(deeper.allInnerTexts()).resolves.toEqual([expect.stringMatching(/^أنابيب بقطر \u200E160\smm$/), 'محابس وعدادات'])
  await expect(text.getByRole('link', { name: 'موقع البلدية' }).getAttribute('href')).resolves.toBe(
    'https://www.deirelghsoun.example.org/ar/water',
  )
  await expect(text.innerText()).resolves.not.toMatch(/القديمة|RH1|يرجى التأكد/)
}

/** What came from a page of the web. */
async function readsPage(text: Locator): Promise<void> {
  await text.getByRole('heading', { level: 2, name: 'Local government in Palestine' }).waitFor()
  await text.getByRole('heading', { level: 3, name: 'History' }).waitFor()
  await text.getByRole('heading', { level: 4, name: 'Sources' }).waitFor()
  await expect(text.getByRole('link', { name: 'the page' }).getAttribute('href')).resolves.toBe('/ar/budget')
  await expect(text.getByRole('rowheader').allInnerTexts()).resolves.toEqual(['North'])
  expect(await signOf(text.getByRole('listitem').filter({ hasText: 'and on' }))).toBe('counter(list-item, lower-alpha)')
  await expect(text.innerText()).resolves.not.toMatch(/secret|track/)
}

async function save(page: Page, lang: Lang): Promise<void> {
  const say = saying(lang)
  await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click()
  await eventually(() => page.getByRole('alert').allInnerTexts()).toContainEqual(
    expect.stringContaining(say('تم الحفظ بنجاح', 'Saved successfully')),
  )
}

test.each(langs)(
  'a report from Word and a page of the web are pasted, saved, and read by citizens (%s)',
  async lang => {
    const say = saying(lang)
    const office = await adminDesk(desk.world)
    const mainImage = await office.uploaded(await picture(1200, 675), 'image.png', 'news', 'mainImage')
    const draft = newsWith(category, { ...inEnglish, mainImage, bodyAr: null, bodyEn: null, isDraft: true })
    const id = textIn((await office.call('POST', 'News/Create', { body: draft })).json, 'id')
    await desk.visit({ lang, who: 'admin', options: { viewport: { width: 1440, height: 900 } } }, async page => {
      await page.goto(`/dashboard/news/${id}`)
      await atRest(page)
      const arabic = page.getByRole('textbox', { name: say('النص (العربية)', 'Body (Arabic)') })
      const english = page.getByRole('textbox', { name: 'Body (English)' })
      await paste(arabic, 'word')
      await readsWord(arabic)
      // The way is told by the button that is there.
      await page.getByText(say('أدرج كل صورة في مكانها بزر «صورة»', 'Insert each one where it belongs, with “Picture”')).waitFor()
      await page
        .locator('.rich')
        .filter({ has: arabic })
        .getByRole('button', { name: say('صورة', 'Picture'), exact: true })
        .waitFor()
      await paste(english, 'web-page')
      await readsPage(english)
      await isSoundHere(page)
      // The direction of a paragraph is the writer's to change.
      await english.getByText('The Ministry was founded').click()
      const fromRight = page
        .locator('.rich')
        .filter({ has: english })
        .getByRole('button', { name: say('فقرة من اليمين إلى اليسار', 'Paragraph from right to left') })
      await fromRight.click()
      expect(await directionOf(english.getByText('The Ministry was founded'))).toBe('rtl')
      await fromRight.click()
      expect(await directionOf(english.getByText('The Ministry was founded'))).toBe('ltr')
      await save(page, lang)
    })
    // The editor knows no heads of tables; who hears a table does.
    const { bodyAr, bodyEn } = await desk.call('admin', 'GET', `News/Get/${id}`)
    expect(bodyAr).toContain('<table dir="rtl"><thead><tr><th scope="col">')
    expect(bodyEn).toContain('<tbody><tr><th scope="row">')
    for (const step of ['Submit', 'Publish']) expect((await office.call('PUT', `News/${step}/${id}`, { body: {} })).status).toBe(200)
    await desk.visit({ lang }, async page => {
      await page.goto(lang === 'ar' ? `/news/${id}` : `/en/news/${id}`)
      await atRest(page)
      const text = page.getByRole('article').locator('.prose').first()
      if (lang === 'ar') await readsWord(text)
      else await readsPage(text)
      await isSoundHere(page)
    })
  },
  120_000,
)

test('a picture of a text of ours that is cut, or copied into the other language, is put back with its words, where it stood', async () => {
  const office = await adminDesk(desk.world)
  const mainImage = await office.uploaded(await picture(1200, 675), 'image.png', 'news', 'mainImage')
  const file = await office.uploaded(await picture(640, 360), 'garden.png', 'news', 'bodyAr')
  const figure = `<figure><img src="/api/Attachment/GetByte/${file}" alt="أطفال في الحديقة" width="640" height="360" /><figcaption>يوم الافتتاح</figcaption></figure>`
  const bodyAr = `<p dir="auto">افتتحت البلدية حديقة عامة جديدة في وسط المدينة للأهالي</p>${figure}<p dir="auto">ورحب الأهالي بها</p>`
  const draft = newsWith(category, { ...inEnglish, mainImage, bodyAr, bodyEn: null, isDraft: true })
  const id = textIn((await office.call('POST', 'News/Create', { body: draft })).json, 'id')
  await desk.visit({ lang: 'en', who: 'admin', options: { viewport: { width: 1440, height: 900 } } }, async page => {
    await page.goto(`/dashboard/news/${id}`)
    await atRest(page)
    const [arabic, english] = [page.getByRole('textbox', { name: 'Body (Arabic)' }), page.getByRole('textbox', { name: 'Body (English)' })]
    const pressOn = async (editor: Locator, ...keys: string[]) => {
      await editor.locator('p').last().click()
      for (const key of keys) await page.keyboard.press(key)
    }
    await pressOn(arabic, 'Control+A', 'Control+C')
    await pressOn(english, 'Control+A', 'Control+V')
    await english.locator('figure').waitFor()
    await pressOn(arabic, 'Control+A', 'Control+X')
    await arabic.locator('figure').waitFor({ state: 'detached' })
    await page.keyboard.press('Control+V')
    await arabic.locator('figure').waitFor()
    await expect(page.getByText('The text was pasted without its pictures').count()).resolves.toBe(0)
    await save(page, 'en')
  })
  const saved = await desk.call('admin', 'GET', `News/Get/${id}`)
  expect([saved.bodyAr, saved.bodyEn]).toEqual([bodyAr, bodyAr])
})

const reader = /\/transforms-/
test('where the part that reads what is pasted does not come, its words do; once it comes, its shape does too', () =>
  desk.visit(
    {
      lang: 'ar',
      who: 'admin',
      withheld: reader,
      options: { viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' },
    },
    async page => {
      const asked: string[] = []
      page.on('request', request => void (reader.test(request.url()) && asked.push(request.url())))
      await page.goto('/dashboard/news/0')
      await atRest(page)
      const arabic = page.getByRole('textbox', { name: 'النص (العربية)' })
      await arabic.click()
      await page.keyboard.insertText('مقدمة')
      await atRest(page)
      expect(asked).toEqual([])
      await page.route(reader, route => route.abort())
      await paste(arabic, 'word', 'تقرير مشروع شبكة المياه')
      await arabic.getByText('تقرير مشروع شبكة المياه', { exact: true }).waitFor()
      await expect(arabic.getByRole('heading').count()).resolves.toBe(0)
      await page.unroute(reader)
      await paste(arabic, 'word', 'تقرير')
      await readsWord(arabic)
      await paste(arabic, 'word-law')
      const items = arabic.getByRole('listitem')
      expect(await signOf(items.filter({ hasText: 'اللجنة: اللجنة المحلية.' }))).toBe('counter(list-item, abjad)')
      expect(await signOf(items.filter({ hasText: 'رخصة إضافة' }).last())).toBe('counter(list-item, lower-roman)')
      expect(asked.length).toBeGreaterThan(1)
    },
  ))
