import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { textIn, type Json } from '../walk/json.ts'
import { inTurn, say, startDesk, type Desk } from './desk.ts'
import { isSoundHere } from './eyes.ts'
import { atRest } from './rest.ts'

// What a publisher decides on together is what he has read of each (portal and administration, section 11.2).

let desk: Desk
let body: Json
beforeAll(async () => {
  desk = await startDesk()
  body = {
    summaryAr: 'خطوات الصيانة الدورية لشبكة المياه كما تعمل بها الهيئات.',
    bodyAr: `<p>${'تفحص الشبكة كل ثلاثة أشهر. '.repeat(12)}</p>`,
    resourceType: (await desk.lookup('knowledgeResourceType', 'guide')).id,
    topics: [(await desk.lookup('knowledgeTopic', 'water')).id],
    date: '2026-01-05',
    audienceLevel: 1,
    resourceLanguage: 1,
  }
})
afterAll(() => desk?.close())

const kind = 'KnowledgeExchange'

const [kept, changed] = ['دليل لم يتغير', 'دليل تغير بعد قراءته'] as const

test.each(inTurn('en'))('a publisher reads which of several items was changed while he decided on them (%s)', async lang => {
  await desk.call('editor', 'POST', `${kind}/Create`, { ...body, titleAr: kept })
  const second = await desk.call('editor', 'POST', `${kind}/Create`, { ...body, titleAr: changed })
  await desk.visit({ lang, who: 'publisher' }, async page => {
    await page.goto('/dashboard/knowledgeExchange')
    await atRest(page)
    for (const title of [kept, changed]) await page.getByRole('checkbox', { name: new RegExp(title) }).check()
    const bar = page.getByRole('group', { name: say(lang, 'إجراءات على السجلات المحددة', 'Acts on the chosen records') })
    const publish = { name: say(lang, 'نشر', 'Publish'), exact: true }
    await bar.getByRole('button', publish).click()
    const asks = page.getByRole('alertdialog').and(page.locator(':not(.toast)'))
    await asks.getByRole('button', publish).waitFor()
    await desk.call('editor', 'PUT', `${kind}/Update`, {
      id: textIn(second, 'id'),
      concurrencyStamp: textIn(second, 'concurrencyStamp'),
      titleAr: 'عنوان لم يقرأه أحد',
    })
    await asks.getByRole('button', publish).click()
    const told = page.getByRole('dialog').and(page.locator(':not(.toast)'))
    await told.getByText(say(lang, 'عدّل مستخدم آخر هذا السجل', 'Another user changed this record')).waitFor()
    await told.getByText(changed, { exact: true }).waitFor()
    await told.getByText(kept).waitFor({ state: 'detached' })
    await isSoundHere(page)
  })
})

/** The dialog that asks, among those that tell. */
const askingIn = (page: Page) => page.getByRole('alertdialog').and(page.locator(':not(.toast)'))

test.each(inTurn('ar'))(
  'what a colleague writes while a publisher is asked is not published, however often he says yes (%s)',
  async lang => {
    const made = await desk.call('editor', 'POST', `${kind}/Create`, { ...body, titleAr: `دليل يُسأل عنه ${lang}` })
    const id = textIn(made, 'id')
    await desk.visit({ lang, who: 'publisher' }, async page => {
      await page.goto(`/dashboard/knowledgeExchange/${id}`)
      await atRest(page)
      const publish = { name: say(lang, 'نشر', 'Publish'), exact: true }
      await page.getByRole('button', publish).click()
      await askingIn(page).getByRole('button', publish).waitFor()
      await desk.call('editor', 'PUT', `${kind}/Update`, {
        id,
        concurrencyStamp: textIn(made, 'concurrencyStamp'),
        titleAr: 'عنوان لم يقرأه أحد',
      })
      for (const _time of [1, 2]) {
        await askingIn(page).getByRole('button', publish).click()
        await askingIn(page)
          .getByText(say(lang, 'عدّل مستخدم آخر هذا السجل', 'Another user changed this record'))
          .waitFor()
        await atRest(page)
      }
      expect((await desk.call('publisher', 'GET', `${kind}/Get/${id}`)).liveVersion).toBeNull()
      // He reads it, and decides anew.
      await page.keyboard.press('Escape')
      await askingIn(page).waitFor({ state: 'detached' })
      await page.waitForFunction(
        title => [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(({ value }) => value === title),
        'عنوان لم يقرأه أحد',
      )
      await page.getByRole('button', publish).click()
      await askingIn(page).getByRole('button', publish).click()
      await askingIn(page).waitFor({ state: 'detached' })
    })
    expect((await desk.call('publisher', 'GET', `${kind}/Get/${id}`)).liveVersion).toBe(2)
  },
)

test.each(inTurn('en'))('a version is not brought back over what a colleague has saved since the versions were read (%s)', async lang => {
  const made = await desk.call('editor', 'POST', `${kind}/Create`, { ...body, titleAr: `دليل تُسترجع نسخته ${lang}` })
  const id = textIn(made, 'id')
  const rename = (before: Json, titleAr: string) =>
    desk.call('editor', 'PUT', `${kind}/Update`, { id, concurrencyStamp: textIn(before, 'concurrencyStamp'), titleAr })
  const second = await rename(made, 'عنوان النسخة الثانية')
  await desk.visit({ lang, who: 'publisher' }, async page => {
    await page.goto(`/dashboard/knowledgeExchange/${id}`)
    await atRest(page)
    await page.getByRole('button', { name: say(lang, 'النسخ', 'Versions'), exact: true }).click()
    const restore = { name: say(lang, 'استرجاع', 'Restore'), exact: true }
    await page.getByRole('dialog').and(page.locator(':not(.toast)')).getByRole('button', restore).click()
    await rename(second, 'عنوان زميل')
    await askingIn(page).getByRole('button', restore).click()
    await askingIn(page)
      .getByText(say(lang, 'عدّل مستخدم آخر هذا السجل', 'Another user changed this record'))
      .waitFor()
  })
  expect((await desk.call('publisher', 'GET', `${kind}/Get/${id}`)).titleAr).toBe('عنوان زميل')
})
