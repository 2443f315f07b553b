import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeIn, errorIn, startGate, type Gate } from '../account/gate.ts'
import { ideasIn, international } from './ideas.ts'
import { givenOf } from './investors.ts'
import { appOf, idOf, visitorOf } from './visitor.ts'

// What was chosen may be deleted while an entry waits to be confirmed: it is confirmed all the same, or its sender reads why it is not.

let gate: Gate
let ideas: Awaited<ReturnType<typeof ideasIn>>
let administrator: string
beforeAll(async () => {
  gate = await startGate({ 'Security.TrustedProxies': ['127.0.0.1', '::1'] })
  ideas = await ideasIn(gate)
  administrator = await gate.signIn('administrator')
})
afterAll(() => gate?.stop())

/** A value of the ministry's own that a form offers. @param nameEn no other value has it */
async function offered(list: string, code: string, nameEn: string, form: string): Promise<number> {
  const [type] = await gate.sql('select id from lookup_type where code = $1', [list])
  const value = { type: type?.id, code, nameAr: `قيمة ${code}`, nameEn }
  const made = await gate.call('POST', 'Lookup/Create', value, { token: administrator })
  expect(made.status).toBe(200)
  await expect.poll(async () => (await visitorOf(gate).read(`/en${form}`)).html.includes(nameEn), { timeout: 10_000 }).toBe(true)
  return Number(made.body.id)
}
const deleted = async (id: number) =>
  expect((await gate.call('DELETE', `Lookup/Delete?id=${id}`, undefined, { token: administrator })).status).toBe(204)
async function codeTo(phone: string): Promise<string> {
  const [sms] = await gate.sentTo(international(phone), 1)
  if (!sms) throw new Error('No message came')
  return codeIn(sms)
}
/** What staff read that was noted of an entry. */
async function notesOf(number: string): Promise<unknown[]> {
  const rows = await gate.sql(
    'select c.text from visitor_submission_conversation c join visitor_submission s on s.id = c.parent where s.number = $1 and c.kind = 5',
    [number],
  )
  return rows.map(({ text }) => text)
}

/** An idea that its owner has still to confirm. */
async function waiting(more: Readonly<Record<string, string>>) {
  const [visitor, given] = [visitorOf(gate), ideas.given(more)]
  const { location: at } = await visitor.post('/addCreativeIdeasBank', { ...given, altcha: await gate.proof(), act: 'send' })
  expect(at).toMatch(/^\/entry\/confirm\//)
  return { visitor, at, phone: String(given.ownerPhone) }
}

test('what need not be chosen is empty in the record, and staff read what it was', async () => {
  const currency = await offered('currency', 'ROOF', 'Roof dinar', '/addCreativeIdeasBank')
  const { visitor, at, phone } = await waiting({ currency: String(currency) })
  await deleted(currency)
  const location = await ideas.confirm(visitor, at, phone)
  expect(location).toMatch(/new=1$/)
  const number = /IDEA-[\d-]+/.exec(location)?.[0] ?? ''
  const [row] = await gate.sql('select currency, title_ar is not null as "isThere" from creative_ideas_bank where number = $1', [number])
  expect(row).toEqual({ currency: null, isThere: true })
  expect(await notesOf(number)).toEqual(['حُذفت قبل تأكيد الطلب قيم اختارها المرسل في: العملة. لم تُنقل إلى سجله.'])
  // Staff note it among themselves.
  expect((await visitor.read(location)).html).not.toContain('حُذفت قبل تأكيد الطلب')
})

test('of several the others stay', async () => {
  const activity = await offered('economicActivity', 'ROOFS', 'Roof gardening', '/addInvestor')
  const [visitor, phone] = [visitorOf(gate), '599000951']
  const interestField = [ideas.lookup('economicActivity.C'), String(activity)]
  const given = givenOf(ideas.lookup, phone, { interestField })
  const { location: at } = await visitor.post('/addInvestor', { ...given, altcha: await gate.proof(), act: 'send' })
  await deleted(activity)
  expect((await visitor.post(at, { code: await codeTo(`0${phone}`), act: 'confirm' })).location).toContain('sent=1')
  const [mail] = await gate.sentTo(String(given.email), 1)
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
  const { location } = await visitor.post(at, { token, act: 'confirm' })
  const number = /INV-[\d-]+/.exec(location)?.[0] ?? ''
  const { body } = await ideas.staff('GET', `Investors/Get/${await idOf(gate, 'investors', number)}`)
  expect(body.interestField).toEqual([Number(ideas.lookup('economicActivity.C'))])
  expect(await notesOf(number)).toEqual([expect.stringContaining('مجالات الاهتمام')])
})

test('what must be chosen is told to its sender in his language, on the page and through an app, and nothing is made of the entry', async () => {
  const field = await offered('projectField', 'ROOF', 'Roof projects', '/addCreativeIdeasBank')
  const { visitor, at, phone } = await waiting({ field: String(field) })
  await deleted(field)
  const code = await codeTo(phone)
  for (const [prefix, said] of [
    ['', 'حُذف ما اختير في «مجال المشروع» قبل تأكيد الطلب'],
    ['/en', 'What was chosen under “Project field” was deleted before the request was confirmed'],
  ] as const) {
    const { status, html } = await visitor.post(`${prefix}${at}`, { code, act: 'confirm' })
    expect([status, html.includes(said), html.includes('value="resend"')]).toEqual([409, true, true])
  }
  const flowId = /confirm\/([\w-]+)/.exec(at)?.[1] ?? ''
  const refused = await appOf(gate).call('POST', 'Public/Submission/Confirm', { flowId, code })
  expect([refused.status, errorIn(refused).code]).toEqual([409, 'choiceGone'])
  expect(await gate.sql('select number, state, record from visitor_submission where id = $1', [flowId])).toEqual([
    { number: null, state: 1, record: null },
  ])
})
