import { readFile } from 'node:fs/promises'
import type { FileChooser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeOf } from '../axe.ts'
import { deskOf, docx, newsWith, pdf, picture, titled } from '../uploads.ts'
import { eventually, inTurn, langs, startDesk, type Desk } from './desk.ts'
import { focused, overflowOf } from './eyes.ts'
import { lowWindow, tabTo } from './keys.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.close())

/** A news item with its picture and three files, sent for review. */
async function sentNews(who: 'spokesman' | 'engineer'): Promise<string> {
  const author = await deskOf(desk.world, who)
  const category = await desk.lookup('newsCategory', 'projects')
  const [mainImage, report, plan, minutes] = await Promise.all([
    author.uploaded(await picture(900, 600), 'الواجهة.png', 'news', 'mainImage'),
    author.uploaded(pdf(3000), 'تقرير 2026.pdf', 'news', 'attachments.file'),
    author.uploaded(await picture(60, 40, 'jpeg'), 'المخطط.jpg', 'news', 'attachments.file'),
    author.uploaded(docx, 'المحضر.docx', 'news', 'attachments.file'),
  ])
  const more = {
    mainImage,
    attachments: titled(report, plan, minutes),
    tags: ['حدائق'],
    relatedPlaces: [desk.places.get('01001')],
    isDraft: false,
  }
  const { id } = await desk.call(who, 'POST', 'News/Create', newsWith(category.id, more))
  return String(id)
}

/** Pictures that the browser has drawn. */
const drawn = (page: Page) =>
  page.locator('form img').evaluateAll(images => images.filter(image => image instanceof HTMLImageElement && image.naturalWidth > 0).length)

test.each(langs)('who decides about a record reads its files: name, size, the file itself, and a picture at a glance (%s)', async lang => {
  const id = await sentNews('spokesman')
  await desk.visit({ lang, who: 'publisher' }, async page => {
    await page.goto(`/dashboard/news/${id}`)
    const files = page.getByRole('listitem').filter({ has: page.getByRole('link') })
    await files
      .filter({ hasText: `تقرير 2026.pdf ${lang === 'ar' ? '3 ك.ب' : '3 KB'}` })
      .last()
      .waitFor()
    const save = page.getByRole('button', { name: lang === 'ar' ? 'تنزيل: تقرير 2026.pdf' : 'Download: تقرير 2026.pdf' })
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
    expect(download.suggestedFilename()).toBe('تقرير 2026.pdf')
    expect((await readFile(await download.path())).equals(pdf(3000))).toBe(true)
    // The main picture, with its focal point and as it is cut, and the one among the attachments.
    await eventually(() => drawn(page)).toBe(4)
    const [beside] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'المخطط.jpg' }).click()])
    await beside.waitForURL(/\/api\/Attachment\/GetByte\//)
    expect(await beside.locator('img').count()).toBe(1)
    await beside.close()
    // The browser of the tests shows no PDF: what it opens beside the page is saved there.
    const [viewer] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'تقرير 2026.pdf' }).click()])
    expect((await viewer.waitForEvent('download')).suggestedFilename()).toBe('تقرير 2026.pdf')
    await viewer.close()
    // What no browser shows is told so, with the way to have it.
    await page.getByRole('link', { name: 'المحضر.docx' }).click()
    const row = files.filter({ hasText: 'المحضر.docx' }).last()
    await row.getByText(lang === 'ar' ? 'لا يمكن عرض هذا الملف' : 'Invalid preview file').waitFor()
    const [minutes] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: lang === 'ar' ? 'تنزيل' : 'Download', exact: true }).click(),
    ])
    expect(minutes.suggestedFilename()).toBe('المحضر.docx')
    // High enough that nothing lies beneath the bar at the foot.
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 6000 })
      expect(await axeOf(page)).toEqual([])
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    }
  })
})

test.each(langs)(
  'what of the main picture stays in sight is marked by the arrows or by a press, seen as it is cut, and kept (%s)',
  async lang => {
    const say = (ar: string, en: string) => (lang === 'ar' ? ar : en)
    const author = await deskOf(desk.world, 'spokesman')
    const mainImage = await author.uploaded(await picture(900, 1200), 'الواجهة.png', 'news', 'mainImage')
    const { id } = await desk.call('spokesman', 'POST', 'News/Create', {
      titleAr: `خبر صورته طويلة ${lang}`,
      date: '2026-03-01',
      isDraft: true,
      mainImage,
      mainImageAltAr: 'واجهة المبنى الجديد',
    })
    await desk.visit({ lang, who: 'spokesman' }, async page => {
      await page.goto(`/dashboard/news/${String(id)}`)
      const mark = page.getByRole('button', { name: say('علامة التركيز', 'Mark of the focal point') })
      await mark.focus()
      for (const key of ['ArrowRight', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
      expect(await mark.getAttribute('aria-label')).toMatch(/60%.*30%/)
      const box = await mark.boundingBox()
      await mark.click({ position: { x: (box?.width ?? 0) * 0.21, y: (box?.height ?? 0) * 0.79 } })
      expect(await mark.getAttribute('aria-label')).toMatch(/20%.*80%/)
      await expect(page.locator('.focus-cut').evaluate(image => getComputedStyle(image).objectPosition)).resolves.toBe('20% 80%')
      await page.getByRole('button', { name: say('أعدها إلى الوسط', 'Back to the middle') }).click()
      await eventually(async () => (await focused(page)).name).toMatch(/50%.*50%/)
      // What was marked on a picture is not kept for another one.
      await mark.click({ position: { x: (box?.width ?? 0) * 0.21, y: (box?.height ?? 0) * 0.79 } })
      const other = { name: 'أخرى.png', mimeType: 'image/png', buffer: await picture(1200, 900) }
      await page.locator('#field-mainImage input[type=file]').setInputFiles(other)
      await eventually(() => mark.getAttribute('aria-label')).toMatch(/50%.*50%/)
      await mark.focus()
      for (const key of ['ArrowLeft', 'ArrowDown']) await page.keyboard.press(key)
      await page.setViewportSize({ width: 390, height: 6000 })
      expect(await axeOf(page)).toEqual([])
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click()
      await page.getByText(say('تم الحفظ بنجاح', 'Saved successfully')).waitFor()
      await page.reload()
      await mark.waitFor()
      expect(await mark.getAttribute('aria-label')).toMatch(/40%.*60%/)
    })
  },
)

test.each(inTurn('ar'))('what may not be changed has nothing that takes files, keywords or places away (%s)', async lang => {
  const id = await sentNews('engineer')
  await desk.visit({ lang, who: 'clerk' }, async page => {
    await page.goto(`/dashboard/news/${id}`)
    await page.getByRole('link', { name: 'تقرير 2026.pdf' }).waitFor()
    await page.getByText('حدائق', { exact: true }).waitFor()
    await expect(page.getByRole('button', { name: lang === 'ar' ? /^إزالة/ : /^Remove/ }).count()).resolves.toBe(0)
  })
})

/** The question for a file that Enter opens. Now and then the browser opens none at the first press, soon after another was answered. */
async function chooserByEnter(page: Page): Promise<FileChooser> {
  for (let attempt = 1; ; attempt += 1) {
    const opened = page.waitForEvent('filechooser', { timeout: 5000 })
    await page.keyboard.press('Enter')
    try {
      return await opened
    } catch (error) {
      if (attempt === 3) throw error
    }
  }
}

test.each(inTurn('en'))(
  'by the keyboard alone: files are uploaded, opened, put in order and removed, and the focus stays near (%s)',
  async lang => {
    const say = (ar: string, en: string) => (lang === 'ar' ? ar : en)
    const { id } = await desk.call('spokesman', 'POST', 'News/Create', {
      titleAr: `خبر له ملفات ${lang}`,
      date: '2026-03-01',
      isDraft: true,
    })
    await desk.visit({ lang, who: 'spokesman', options: lowWindow }, async page => {
      await page.goto(`/dashboard/news/${String(id)}`)
      await page.getByLabel(say('العنوان (العربية)', 'Title (Arabic)')).waitFor()
      const choose = say('اختر ملفًا', 'Choose a file')
      const names = () => page.getByRole('group', { name: attachments }).getByRole('link').allTextContents()
      const attachments = say('المرفقات', 'Attachments')
      // The first is that of the main picture, the second that of the gallery.
      for (let tab = 1; tab <= 3; tab += 1) await tabTo(page, choose)
      for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) {
        await eventually(async () => (await focused(page)).name).toBe(choose)
        await (await chooserByEnter(page)).setFiles({ name, mimeType: 'application/pdf', buffer: pdf(200, name.slice(0, 1)) })
        await eventually(async () => (await names()).at(-1)).toBe(name)
      }
      await tabTo(page, 'b.pdf', 'Shift+Tab')
      const popup = page.waitForEvent('popup')
      await page.keyboard.press('Enter')
      const viewer = await popup
      expect((await viewer.waitForEvent('download')).suggestedFilename()).toBe('b.pdf')
      await viewer.close()
      // Each has the name of its file as its title.
      expect(await page.getByLabel(say('عنوان المرفق (العربية)', 'Title of the file (Arabic)')).nth(1).inputValue()).toBe('b')
      // The file of a row is taken away, and another put in its place.
      await tabTo(page, `${say('إزالة', 'Remove')}: b.pdf`)
      await page.keyboard.press('Enter')
      await eventually(names).toEqual(['a.pdf', 'c.pdf'])
      await eventually(async () => (await focused(page)).name).toBe(choose)
      await (await chooserByEnter(page)).setFiles({ name: 'b.pdf', mimeType: 'application/pdf', buffer: pdf(200, 'd') })
      await eventually(names).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
      await eventually(async () => (await focused(page)).name).toBe(`${say('إزالة', 'Remove')}: b.pdf`)
      await tabTo(page, `${say('نقل إلى أعلى', 'Move up')}: ${attachments} 3`)
      await page.keyboard.press('Enter')
      await eventually(names).toEqual(['a.pdf', 'c.pdf', 'b.pdf'])
      await page.keyboard.press('Alt+ArrowUp')
      await eventually(names).toEqual(['c.pdf', 'a.pdf', 'b.pdf'])
      const remove = say('إزالة الصف', 'Remove the row')
      await tabTo(page, `${remove} 2`)
      await page.keyboard.press('Enter')
      await eventually(names).toEqual(['c.pdf', 'b.pdf'])
      await eventually(async () => (await focused(page)).name).toBe(`${remove} 2`)
      await page.keyboard.press('Enter')
      await eventually(async () => (await focused(page)).name).toBe(`${remove} 1`)
      await page.keyboard.press('Enter')
      await eventually(() => focused(page)).toMatchObject({ name: choose, hasRing: true, isHidden: false })
    })
  },
  120_000,
)

test.each(inTurn('ar'))('by the keyboard alone: rows are added and removed, and the focus goes to the next one (%s)', async lang => {
  const say = (ar: string, en: string) => (lang === 'ar' ? ar : en)
  await desk.visit({ lang, who: 'dataEntry', options: lowWindow }, async page => {
    await page.goto(`/dashboard/water/${desk.places.get('01001') ?? ''}?record=0`)
    const group = page.getByRole('group', { name: say('المشتركون والاستهلاك', 'Subscribers and consumption') })
    const counts = group.getByRole('textbox', { name: say('العدد', 'Count'), exact: true })
    await group.waitFor()
    await tabTo(page, say('إضافة صف', 'Add a row'))
    for (const row of [1, 2, 3]) {
      await page.keyboard.press('Enter')
      await eventually(() => counts.count()).toBe(row)
    }
    await counts.nth(1).fill('22')
    await counts.nth(2).fill('33')
    await counts.nth(2).blur()
    const remove = say('إزالة الصف', 'Remove the row')
    await counts.nth(0).focus()
    await tabTo(page, `${remove} 2`)
    await page.keyboard.press('Enter')
    await eventually(() => counts.count()).toBe(2)
    await expect(counts.nth(1).inputValue()).resolves.toBe('33')
    await eventually(async () => (await focused(page)).name).toBe(`${remove} 2`)
    await page.keyboard.press('Enter')
    await eventually(async () => (await focused(page)).name).toBe(`${remove} 1`)
    await page.keyboard.press('Enter')
    await eventually(async () => (await focused(page)).name).toBe(say('إضافة صف', 'Add a row'))
  })
})
