import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeIn } from '../account/gate.ts'
import { inTurn, say, type Desk, type Lang } from '../dashboard/desk.ts'
import { isSound, overflowOf } from '../dashboard/eyes.ts'
import { atRest } from '../dashboard/rest.ts'
import { startEntriesDesk, type EntriesDesk } from './entriesDesk.ts'
import { idOf, visitorOf } from './visitor.ts'

let desk: Desk
let gate: EntriesDesk['gate']
beforeAll(async () => {
  ;({ desk, gate } = await startEntriesDesk())
})
afterAll(() => desk?.close())

let last = 0
const question = 'من يدير الأسطح بعد السنة الأولى؟'
const note = 'الملخص لا يقول من يدير الأسطح بعد السنة الأولى.'

/** An idea that its owner has sent and staff have rejected. */
async function rejectedIdea(): Promise<{ number: string; key: string; title: string; id: string }> {
  const phone = `05994${String(++last).padStart(5, '0')}`
  const title = `حديقة أسطح ${last}`
  const id = async (list: 'projectField' | 'applicantType', code: string) => String((await desk.lookup(list, code)).id)
  const visitor = visitorOf(gate)
  const sent = await visitor.post('/addCreativeIdeasBank', {
    titleAr: title,
    summaryAr: `زراعة أسطح المباني العامة بالخضار وإدارتها من جمعية نسوية تبيع المحصول في سوق البلدة (${last}).`,
    problem: 'لا توجد أرض زراعية قريبة من البلدة.',
    solution: 'أحواض خفيفة وشبكة ري بالتنقيط.',
    targetGroup: 'عشرون سيدة.',
    field: await id('projectField', 'AGR'),
    requestedSupport: ['1'],
    accessibility: '3',
    owner: await id('applicantType', 'IND'),
    ownerName: 'سلمى ياسين',
    ownerPhone: phone,
    ownerAgrees: 'on',
    statement: 'on',
    agree: 'on',
    altcha: await gate.proof(),
    act: 'send',
  })
  const [sms] = await gate.sentTo(`+970${phone.slice(1)}`)
  if (!sms) throw new Error('No message came')
  const { location } = await visitor.post(sent.location, {
    code: codeIn(sms).replaceAll(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''),
    act: 'confirm',
  })
  const number = /IDEA-[\d-]+/.exec(location)?.[0] ?? ''
  const record = await idOf(gate, 'creative_ideas_bank', number)
  const reason = (await desk.lookup('entryRejectionReason', 'existing')).id
  await desk.call('economist', 'PUT', `CreativeIdeasBank/Reject/${record}`, { reason, note })
  return { number, key: /key=([\w-]+)/.exec(location)?.[1] ?? '', title, id: record }
}

async function look(page: Page, hasScript: boolean): Promise<void> {
  if (hasScript) return isSound(page, [1440, 390, 320])
  const before = page.viewportSize()
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await overflowOf(page)]).toEqual([width, 0])
  }
  if (before) await page.setViewportSize(before)
}

describe.each([
  ['ar', true],
  ['en', false],
] as const satisfies readonly (readonly [Lang, boolean])[])('an idea that was rejected (%s, with JavaScript: %s)', (lang, hasScript) => {
  test('is corrected by its owner in the form that he sent, looked through, and sent again', async () => {
    const own = await rejectedIdea()
    const options = { javaScriptEnabled: hasScript, extraHTTPHeaders: { 'x-forwarded-for': `198.51.101.${last}` } }
    await desk.visit({ lang, options, withheld: /\/correct\?key=/ }, async page => {
      const main = page.getByRole('main')
      const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
      await page.goto(`${lang === 'ar' ? '' : '/en'}/entry/${own.number}?key=${own.key}`)
      await page.getByText(note).first().waitFor()
      await look(page, hasScript)
      await main.getByRole('link', { name: say(lang, 'صحّح الطلب وأعد إرساله', 'Correct and resend') }).click()
      await page.getByRole('heading', { level: 1, name: say(lang, 'تصحيح الطلب وإعادة إرساله', 'Correct and resend a request') }).waitFor()
      await page.getByText(note).waitFor()
      const title = main.getByRole('textbox', {
        name: new RegExp(`^${say(lang, 'عنوان الفكرة \\(بالعربية\\)', 'Idea title \\(Arabic\\)')}`),
      })
      expect(await title.inputValue()).toBe(own.title)
      expect(await main.getByRole('checkbox', { name: say(lang, 'تمويل', 'Funding'), exact: true }).isChecked()).toBe(true)
      await look(page, hasScript)
      await title.fill(`${own.title}: تديرها جمعية`)
      // The consents are missing: he is told so, and what he has corrected stays.
      await press(say(lang, 'راجع قبل الإرسال', 'Review and send'))
      await page.locator('#statement-error').waitFor()
      expect(await title.inputValue()).toBe(`${own.title}: تديرها جمعية`)
      await look(page, hasScript)
      for (const consent of [
        say(lang, 'أوافق على نشر الفكرة إذا قُبلت', 'I agree to the publication of the idea if it is accepted'),
        say(lang, 'أقر بأن الفكرة لي أو أنني مفوض بتقديمها', 'The idea is mine, or I am entitled to present it'),
        say(lang, 'أوافق على معالجة بياناتي لغرض دراسة الفكرة', 'I agree to the use of my data for the study of the idea'),
      ])
        await main.getByRole('checkbox', { name: consent }).check()
      await press(say(lang, 'راجع قبل الإرسال', 'Review and send'))
      await page.getByRole('heading', { name: say(lang, 'راجع طلبك', 'Review your request') }).waitFor()
      await look(page, hasScript)
      if (hasScript) expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('entry-')))).toEqual([])
      await press(say(lang, 'أعد الإرسال', 'Send again'))
      await page.getByText(say(lang, 'أعدت إرسال طلبك', 'You have sent your request again')).waitFor()
      expect(await main.getByRole('link', { name: say(lang, 'صحّح الطلب وأعد إرساله', 'Correct and resend') }).count()).toBe(0)
      await look(page, hasScript)
    })
  })
})

test.each(inTurn('en'))('staff read what its owner has changed, and why it was rejected before, and ask him for more (%s)', async lang => {
  const own = await rejectedIdea()
  const visitor = visitorOf(gate)
  const page = `/entry/${own.number}/correct?key=${own.key}`
  const form = (await visitor.read(page)).html
  const held = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(form)?.[1] ?? ''
  const id = async (list: 'projectField' | 'applicantType', code: string) => String((await desk.lookup(list, code)).id)
  const done = await visitor.post(page, {
    titleAr: own.title,
    summaryAr: 'جمعية نسوية من عشرين عضوة تدير الأسطح بعد السنة الأولى وتبيع المحصول في سوق البلدة كل أسبوع.',
    problem: 'لا توجد أرض زراعية قريبة من البلدة.',
    solution: 'أحواض خفيفة وشبكة ري بالتنقيط.',
    targetGroup: 'عشرون سيدة.',
    field: await id('projectField', 'AGR'),
    requestedSupport: ['1'],
    accessibility: '3',
    owner: await id('applicantType', 'IND'),
    ownerName: 'سلمى ياسين',
    ownerPhone: held('ownerPhone'),
    ownerAgrees: 'on',
    statement: 'on',
    agree: 'on',
    act: 'send',
  })
  expect(done.location).toContain('done=correct')
  await desk.visit({ lang, who: 'economist' }, async screen => {
    await screen.goto(`/dashboard/creativeIdeasBank/${own.id}`)
    await screen
      .getByText(say(lang, 'معدّل بعد الرفض', 'Edited after rejection'))
      .first()
      .waitFor()
    await atRest(screen)
    await screen.getByRole('button', { name: say(lang, 'النسخ', 'Versions'), exact: true }).click()
    const dialog = screen.getByRole('dialog')
    await dialog
      .getByText(say(lang, 'ملخص الفكرة', 'Summary'))
      .first()
      .waitFor()
    await dialog.getByText(note).waitFor()
    expect(await dialog.getByRole('button', { name: say(lang, 'استرجاع', 'Restore') }).count()).toBe(0)
    await isSound(screen)
  })
  await desk.visit({ lang, who: 'administrator' }, async screen => {
    await screen.goto(`/dashboard/creativeIdeasBank/${own.id}`)
    const ask = say(lang, 'طلب استكمال', 'Ask for more')
    await screen.getByRole('button', { name: ask, exact: true }).click()
    const dialog = screen.getByRole('alertdialog')
    await dialog.getByRole('textbox').fill(question)
    await isSound(screen)
    await dialog.getByRole('button', { name: ask, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  })
  expect((await visitor.read(`/entry/${own.number}?key=${own.key}`)).html).toContain(question)
})
