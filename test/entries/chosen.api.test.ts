import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGate, type Gate } from '../account/gate.ts'
import { ideasIn } from './ideas.ts'
import { visitorOf, wrongIn } from './visitor.ts'

let gate: Gate
let ideas: Awaited<ReturnType<typeof ideasIn>>
beforeAll(async () => {
  gate = await startGate({ 'Security.TrustedProxies': ['127.0.0.1', '::1'] })
  ideas = await ideasIn(gate)
})
afterAll(() => gate?.stop())

const notOfField = { ar: 'المجال الفرعي ليس من مجال المشروع', en: 'The subfield is not one of the project field' }

test('a subfield of another field is refused at its field: to a visitor, and to staff', async () => {
  const subField = ideas.lookup('projectSubField.IND.STN')
  for (const [lang, prefix] of [
    ['ar', ''],
    ['en', '/en'],
  ] as const) {
    const { status, html } = await visitorOf(gate).post(`${prefix}/addCreativeIdeasBank`, { ...ideas.given({ subField }), act: 'review' })
    expect([status, /id="subField-error"[^>]*>(?:<[^>]*>|\s)*([^<]*)/.exec(html)?.[1]]).toEqual([400, notOfField[lang]])
    // What was chosen stands there still.
    expect(html).toContain(`<option value="${subField}" selected=""`)
  }
  const own = await ideas.send(ideas.given({ subField: ideas.lookup('projectSubField.AGR.OLV') }))
  const { body } = await ideas.staff('GET', `CreativeIdeasBank/Get/${own.id}`)
  const { concurrencyStamp } = body
  const refused = await ideas.staff('PUT', 'CreativeIdeasBank/Update', { id: own.id, concurrencyStamp, subField: Number(subField) })
  expect([refused.status, wrongIn(refused)]).toEqual([400, { subField: notOfField.en }])
})

test('subfields stand beneath the project field, whatever values a list has', async () => {
  const beneath = async () => {
    const { html } = await visitorOf(gate).read('/en/addCreativeIdeasBank')
    const selects = [...html.matchAll(/<select[^>]*name="(\w+)"[^>]*>/g)]
    return selects.flatMap(([tag, name]) => (tag.includes('data-beneath') ? [[name, /data-beneath="(\w*)"/.exec(tag)?.[1]]] : []))
  }
  expect(await beneath()).toEqual([['subField', 'field']])
  // Its code stands beneath another one of its own list, as that of a subfield does.
  const [{ id: type } = { id: 0 }] = await gate.sql(`select id from lookup_type where code = 'projectField'`)
  const token = await gate.signIn('administrator')
  const value = { type, code: 'AGR.X', nameAr: 'زراعة الأسطح', nameEn: 'Roof farming' }
  expect((await gate.call('POST', 'Lookup/Create', value, { token })).status).toBe(200)
  await expect
    .poll(async () => (await visitorOf(gate).read('/en/addCreativeIdeasBank')).html.includes('Roof farming'), { timeout: 10_000 })
    .toBe(true)
  expect(await beneath()).toEqual([['subField', 'field']])
})

test('a telephone is taken as people write it', async () => {
  const phone = ideas.freshPhone()
  const ownerPhone = `${phone.slice(0, 4)}-${phone.slice(4, 7)} ${phone.slice(7)}`
  const { status, html } = await visitorOf(gate).post('/addCreativeIdeasBank', { ...ideas.given({ ownerPhone }), act: 'review' })
  expect([status, html.includes('id="ownerPhone-error"')]).toEqual([200, false])
})

test('who need not say where an idea would stand opens what asks for its coordinates first; what was said of it is in sight', async () => {
  const read = async (more = {}) =>
    (await visitorOf(gate).post('/addCreativeIdeasBank', { ...ideas.given(more), titleAr: 'x', act: 'review' })).html
  const folded = /<details class="place-fold entry-wide"( open="")?><summary><span>([^<]*)/
  expect(folded.exec(await read())?.slice(1)).toEqual([undefined, 'الموقع المقترح: أضف إحداثياته إن كنت تعرفها (لا يلزم)'])
  expect(folded.exec(await read({ location: ['31.9038', '35.2034'] }))?.[1]).toBe(' open=""')
  expect(folded.exec(await read({ location: ['48.85', '2.35'] }))?.[1]).toBe(' open=""')
})

test('an investor reads each consent as a sentence of its own, the one that he must give marked as such', async () => {
  for (const [prefix, legend, consents] of [
    ['', 'الموافقات', ['أوافق على نشر بياناتي في قائمة المستثمرين', 'أوافق على معالجة بياناتي لغرض التسجيل مطلوب']],
    [
      '/en',
      'Consents',
      ['I agree to the publication of my details in the list of investors', 'I agree to the use of my data for the registration required'],
    ],
  ] as const) {
    const { html } = await visitorOf(gate).read(`${prefix}/addInvestor`)
    const part =
      new RegExp(`<fieldset class="entry-group"><legend[^>]*><h2[^>]*>.*?${legend}</h2></legend>(.*?)</fieldset>`, 's').exec(html)?.[1] ??
      ''
    const said = [...part.matchAll(/<label class="choice"><input[^>]*type="checkbox"[^>]*>(.*?)<\/label>/gs)].map(([, label = '']) =>
      label.replaceAll(/<[^>]*>/g, '').trim(),
    )
    expect(said).toEqual(consents)
    expect([...html.matchAll(/name="allowToPublish"/g)]).toHaveLength(1)
  }
})
