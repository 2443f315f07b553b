import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gateOf, type Gate } from '../account/gate.ts'
import { choose, inTurn, langs, say, showsOnly, startDesk, type Desk, type Lang } from '../dashboard/desk.ts'
import { isSound } from '../dashboard/eyes.ts'
import { atRest } from '../dashboard/rest.ts'
import { idOf, visitorOf } from '../entries/visitor.ts'
import { secretKey, set } from '../messages/beside.ts'
import { listIn, objectIn } from '../walk/json.ts'
import { startWorld } from '../world.ts'
import { addedKeys } from './keeper.ts'

let desk: Desk
let gate: Pick<Gate, 'world' | 'sql' | 'sentTo'>
beforeAll(async () => {
  const settings = { 'Security.TrustedProxies': ['127.0.0.1', '::1'] }
  desk = await startDesk(() => startWorld({ MAHALLI_SECRET_KEY: secretKey }, database => set(database, settings)))
  gate = gateOf(desk.world)
})
afterAll(() => desk?.close())

const widths = [1440, 768, 390]
const pathIn = (lang: Lang, path: string) => (lang === 'ar' ? path : `/en${path}`)
const told = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text }).first().waitFor()

describe.each(langs)('entry templates (%s)', lang => {
  const words = (ar: string, en: string) => say(lang, ar, en)
  const title = words(`قالب الرسائل ${lang}`, `Messages template ${lang}`)

  test('one is written beside the list, copied from its row, and asked of visitors when it is the default', async () => {
    const module = await desk.lookup('moduleType', 'contactUs')
    await desk.visit({ lang, who: 'publisher' }, async page => {
      await page.goto('/dashboard/entryTemplate')
      await page.getByRole('rowheader').first().waitFor()
      await atRest(page)
      await isSound(page, widths)

      await page.getByRole('button', { name: words('إضافة قالب إدخال', 'Add entry template') }).click()
      const sheet = page.getByRole('dialog').and(page.locator(':not(.toast)'))
      await sheet.locator('#field-nameAr').fill(`قالب الرسائل ${lang}`)
      await sheet.locator('#field-nameEn').fill(`Messages template ${lang}`)
      await choose(sheet, new RegExp(words('الوحدة', 'Module')), module[lang])
      await choose(sheet, new RegExp(words('الجهة المدخلة', 'Used by')), words('الزوار', 'Visitors'))
      await sheet.getByRole('button', { name: words('إضافة حقل من النموذج', 'Add a field of the form') }).click()
      await sheet.getByRole('button', { name: words('إضافة حقل جديد', 'Add a new field') }).click()
      await sheet.locator('#field-fields-1-labelAr').fill(`رقم القطعة ${lang}`)
      await sheet.locator('#field-fields-1-labelEn').fill(`Parcel ${lang}`)
      await sheet.locator('#field-fields-1-helpAr').fill(`كما في السند ${lang}`)
      // Who removes a field by the keyboard stays at the fields.
      await sheet.getByRole('button', { name: words('إضافة حقل من النموذج', 'Add a field of the form') }).click()
      const removers = sheet.getByRole('button', { name: new RegExp(words('^حذف: ', '^Remove: ')) })
      await removers.nth(2).waitFor()
      await removers.last().press('Enter')
      await sheet
        .getByRole('button', { name: words(`حذف: رقم القطعة ${lang}`, `Remove: Parcel ${lang}`) })
        .and(page.locator(':focus'))
        .waitFor()
      await sheet.getByRole('button', { name: words(`إلى الأعلى: رقم القطعة ${lang}`, `Up: Parcel ${lang}`) }).click()
      await atRest(page)
      await isSound(page, widths)
      // Who goes on to what lies further down moves the sheet's body, not the sheet out of the window.
      await sheet.getByRole('checkbox').last().focus()
      expect(await page.evaluate(() => document.querySelector('.scrim-side')?.scrollTop)).toBe(0)
      await sheet.getByRole('button', { name: words('حفظ', 'Save'), exact: true }).click()
      await told(page, words('تمت الإضافة بنجاح', 'Added successfully'))
      await sheet.waitFor({ state: 'detached' })

      // There are more templates than a page of the list holds.
      await page.getByRole('searchbox', { name: words('بحث', 'Search') }).fill(title)
      await showsOnly(page, [title])
      const act = async (name: string) => {
        await page.getByRole('button', { name: words(`إجراءات أخرى: ${title}`, `More actions: ${title}`) }).click()
        await page.getByRole('menuitem', { name, exact: true }).click()
      }
      await act(words('معاينة', 'Preview'))
      const preview = page.getByRole('dialog').and(page.locator(':not(.toast)'))
      await preview.getByText(`Parcel ${lang}`, { exact: true }).waitFor()
      await preview.getByText('Field type: Text · Kind of text: A line').waitFor()
      // The English form has the Arabic help where there is no other.
      expect(await preview.getByText(`كما في السند ${lang}`).count()).toBe(2)
      await atRest(page)
      await isSound(page, widths)
      await page.keyboard.press('Escape')
      await act(words('تعيين كافتراضي', 'Set as default'))
      await told(page, words('أصبح القالب هو الافتراضي', 'The template is the default now'))
    })
    const page = await desk.call('publisher', 'GET', `EntryTemplate/GetListPaged?filter=${encodeURIComponent(`Messages template ${lang}`)}`)
    expect(page.totalCount).toBe(1)
    await desk.visit({ lang }, async visitor => {
      await visitor.goto(pathIn(lang, '/contactUs'))
      await visitor.getByRole('textbox', { name: words(`رقم القطعة ${lang}`, `Parcel ${lang}`) }).waitFor()
      await atRest(visitor)
      await isSound(visitor, widths)
    })
  })

  test('a new notice begins with the text of its category, which another one replaces or, without a template, takes away until somebody writes', async () => {
    const [tender, vacancy, auction] = [
      await desk.lookup('adCategory', 'worksTender'),
      await desk.lookup('adCategory', 'vacancy'),
      await desk.lookup('adCategory', 'auction'),
    ]
    const { template } = await desk.call('publisher', 'GET', `EntryTemplate/GetDefault?module=ads&category=${auction.id}&audience=1`)
    if (template !== null) {
      const { id, concurrencyStamp } = await desk.call('publisher', 'GET', `EntryTemplate/Get/${String(objectIn(template).id)}`)
      await desk.call('publisher', 'PUT', 'EntryTemplate/Update', { id, concurrencyStamp, isActive: false })
    }
    await desk.visit({ lang, who: 'publisher' }, async page => {
      await page.goto('/dashboard/ads/0')
      await page.locator('#field-titleAr').waitFor()
      await atRest(page)
      const category = new RegExp(words('التصنيف', 'Category'))
      await choose(page, category, tender[lang])
      const body = page.locator(words('#field-bodyAr', '#field-bodyEn'))
      const ofTender = body.getByText(words('نطاق العمل', 'Scope of work'))
      await ofTender.waitFor()
      await choose(page, category, vacancy[lang])
      await body.getByText(words('المؤهلات', 'Qualifications')).waitFor()
      expect(await ofTender.count()).toBe(0)
      await atRest(page)
      await isSound(page, widths)
      await choose(page, category, tender[lang])
      await ofTender.waitFor()
      await choose(page, category, auction[lang])
      await ofTender.waitFor({ state: 'detached' })
    })
  })

  test.each(inTurn('ar', lang))('an address of a template opens it beside the list, whatever letters it has', async () => {
    const { items } = await desk.call('publisher', 'GET', 'EntryTemplate/GetListPaged?maxResultCount=1')
    const template = objectIn(listIn({ items }, 'items')[0])
    await desk.visit({ lang, who: 'publisher' }, async page => {
      await page.goto(`/dashboard/entryTemplate/${String(template.id)}`)
      await page.waitForURL(url => url.pathname === '/dashboard/entryTemplate' && url.searchParams.get('id') === template.id)
      const sheet = page.getByRole('dialog').and(page.locator(':not(.toast)'))
      await sheet.getByRole('heading', { name: String(template.nameAr) }).waitFor()
      // What it names is one value, whatever letters it has.
      await page.goto('/dashboard/entryTemplate/7+1%26filter=no')
      await page.waitForURL(url => url.searchParams.get('id') === '7+1&filter=no')
      expect([...new URL(page.url()).searchParams.keys()]).toEqual(['id'])
    })
  })

  test.each(inTurn('en', lang))('a file that a template has asked a visitor for opens for who handles what he sent', async () => {
    const file = { order: 10, source: 2, labelAr: 'المخطط', labelEn: 'Drawing', fieldType: 1, fileTypes: [1] }
    const { id: module } = await desk.lookup('moduleType', 'contactUs')
    const names = { nameAr: `قالب المخطط ${lang}`, nameEn: `Drawing template ${lang}` }
    const template = await desk.call('publisher', 'POST', 'EntryTemplate/Create', { ...names, module, audience: 2, fields: [file] })
    await desk.call('publisher', 'PUT', `EntryTemplate/SetDefault/${String(template.id)}`, {})
    const { id: subjectKind } = await desk.lookup('contactSubject', 'inquiry')
    const email = `drawing.${lang}@mail.example`
    const visitor = visitorOf(gate)
    const sent = await visitor.post(
      '/contactUs',
      {
        subjectKind: String(subjectKind),
        title: `مخطط البناء ${lang}`,
        message: `أرفق مخطط البناء، وأسأل عن موعد النظر فيه (${lang}).`,
        name: 'رائد عمر',
        email,
        agree: 'on',
        act: 'send',
      },
      { [addedKeys(template)[0]]: new File(['%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'], 'plan.pdf') },
    )
    const [mail] = await gate.sentTo(email)
    const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
    const done = await visitor.post(sent.location.replace(/\?.*/, ''), { token, act: 'confirm' })
    const record = await idOf(gate, 'contact_message', /MSG-[\d-]+/.exec(done.location)?.[0] ?? '')
    await desk.visit({ lang, who: 'publisher' }, async page => {
      await page.goto(`/dashboard/contactUs/${record}`)
      const answer = page.getByRole('link', { name: 'plan.pdf' })
      await answer.waitFor()
      await atRest(page)
      await isSound(page, widths)
      const save = page.getByRole('button', { name: /: plan\.pdf$/ })
      const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
      expect(download.suggestedFilename()).toBe('plan.pdf')
      expect(await download.failure()).toBeNull()
    })
  })
})
