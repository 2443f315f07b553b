import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idIn, textIn, type Json } from '../walk/json.ts'
import { langs, say, startDesk, type Desk, type Lang } from './desk.ts'
import { isSoundHere } from './eyes.ts'
import { atRest } from './rest.ts'

// What a publisher does with content beside reading it (portal and administration, section 11.2).

let desk: Desk
let body: Json
beforeAll(async () => {
  desk = await startDesk()
  body = {
    summaryAr: 'خطوات الصيانة الدورية لشبكة المياه كما تعمل بها الهيئات.',
    bodyAr: `<p>${'تفحص الشبكة كل ثلاثة أشهر. '.repeat(12)}</p><p>ثم يكتب تقرير.</p>`,
    resourceType: (await desk.lookup('knowledgeResourceType', 'guide')).id,
    topics: [(await desk.lookup('knowledgeTopic', 'water')).id],
    date: '2026-01-05',
    audienceLevel: 1,
    resourceLanguage: 1,
  }
})
afterAll(() => desk?.close())

const kind = 'KnowledgeExchange'
const written = (titleAr: string, more: Json = {}) => desk.call('editor', 'POST', `${kind}/Create`, { ...body, titleAr, ...more })
const named = (lang: Lang, title: string) => `${title} ${lang === 'ar' ? 'الأول' : 'one'}`

describe.each(langs)('a publisher (%s)', lang => {
  test('publishes several items at once, and reads which was refused and why', async () => {
    const [sent, draft] = [named(lang, 'دليل الصيانة'), named(lang, 'مسودة الدليل')]
    await written(sent)
    const mine = await desk.call('administrator', 'POST', `${kind}/Create`, { ...body, titleAr: draft, isDraft: true })
    await desk.visit({ lang, who: 'publisher' }, async page => {
      await page.goto('/dashboard/knowledgeExchange')
      await atRest(page)
      for (const title of [sent, draft]) await page.getByRole('checkbox', { name: new RegExp(title) }).check()
      const bar = page.getByRole('group', { name: say(lang, 'إجراءات على السجلات المحددة', 'Acts on the chosen records') })
      await bar.getByRole('button', { name: say(lang, 'نشر', 'Publish'), exact: true }).click()
      const asks = page.getByRole('alertdialog').and(page.locator(':not(.toast)'))
      await asks.getByText(say(lang, 'تُنشر كل مادة في وقتها', 'each item is published at the time written in it')).waitFor()
      await isSoundHere(page)
      await asks.getByRole('button', { name: say(lang, 'نشر', 'Publish'), exact: true }).click()
      const told = page.getByRole('dialog').and(page.locator(':not(.toast)'))
      await told.getByText(draft).waitFor()
      await told.getByText(say(lang, 'المادة مسودة لم تُرسل للمراجعة', 'The item is a draft that was not sent for review')).waitFor()
      expect(await told.getByText(sent).count()).toBe(0)
      await isSoundHere(page)
    })
    await desk.call('administrator', 'DELETE', `${kind}/Delete?id=${idIn(mine)}`)
  })

  test('sees what an edit has changed, word by word, and brings the version before it back', async () => {
    const title = named(lang, 'دليل العدادات')
    const made = await written(title)
    await desk.call('editor', 'PUT', `${kind}/Update`, {
      id: idIn(made),
      concurrencyStamp: textIn(made, 'concurrencyStamp'),
      bodyAr: textIn(body, 'bodyAr').replace('تقرير', 'محضر'),
    })
    await desk.visit({ lang, who: 'publisher' }, async page => {
      await page.goto(`/dashboard/knowledgeExchange/${idIn(made)}`)
      await atRest(page)
      await page.getByRole('button', { name: say(lang, 'النسخ', 'Versions'), exact: true }).click()
      const dialog = page.getByRole('dialog').and(page.locator(':not(.toast)'))
      await dialog
        .getByRole('button', { name: say(lang, 'ما الذي تغيّر؟', 'What has changed?') })
        .first()
        .click()
      await dialog.locator('ins', { hasText: 'محضر' }).waitFor()
      expect(await dialog.locator('del').allInnerTexts()).toEqual([expect.stringContaining('تقرير')])
      await isSoundHere(page)
      await dialog.getByRole('button', { name: say(lang, 'استرجاع', 'Restore'), exact: true }).click()
      await page
        .getByRole('alertdialog')
        .and(page.locator(':not(.toast)'))
        .getByRole('button', { name: say(lang, 'استرجاع', 'Restore'), exact: true })
        .click()
      await page.getByText(say(lang, 'استُرجعت النسخة 1، وهي الآن الأحدث', 'Version 1 is back, and is now the newest')).waitFor()
    })
  })

  test('is told that without a time it is published now, and what becomes of it at its end', async () => {
    const [stays, goes] = [named(lang, 'دليل المضخات'), named(lang, 'دليل الآبار')]
    const kept = await written(stays)
    const hidden = await written(goes, { hideAfterExpiry: true })
    await desk.visit({ lang, who: 'publisher' }, async page => {
      for (const [made, end] of [
        [kept, say(lang, 'وتبقى صفحتها وعليها أنها انتهت', 'its page stays and says that it is over')],
        [hidden, say(lang, 'وتُخفى صفحتها أيضًا', 'its page is hidden too')],
      ] as const) {
        await page.goto(`/dashboard/knowledgeExchange/${idIn(made)}`)
        await atRest(page)
        await page.getByRole('button', { name: say(lang, 'نشر', 'Publish'), exact: true }).click()
        const asks = page.getByRole('alertdialog').and(page.locator(':not(.toast)'))
        await asks.getByText(say(lang, 'إذا تُرك فارغًا تُنشر المادة الآن', 'Left blank, the item is published now')).waitFor()
        await asks.getByText(end).waitFor()
        await isSoundHere(page)
      }
    })
  })

  test('opens the page as it will be, from the form of an item that is not public', async () => {
    const title = named(lang, 'دليل الخزانات')
    const made = await written(title)
    await desk.visit({ lang, who: 'publisher' }, async page => {
      await page.goto(`/dashboard/knowledgeExchange/${idIn(made)}`)
      await atRest(page)
      await page.getByRole('button', { name: say(lang, 'معاينة', 'Preview'), exact: true }).click()
      const link = page.getByRole('link', { name: say(lang, 'افتح الصفحة العربية', 'Open the Arabic page') })
      await link.waitFor()
      await isSoundHere(page)
      const [preview] = await Promise.all([page.waitForEvent('popup'), link.click()])
      await preview.getByText('معاينة غير منشورة').waitFor()
      await preview.getByRole('heading', { level: 1, name: title }).waitFor()
      await isSoundHere(preview)
    })
  })
})
