import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forms } from '../../catalogue.server.ts'
import { visitor as anybody } from '../../kernel/kernel.ts'
import { codeOfChoice } from '../../modules/portal/templates/choices.ts'
import { idOf, visitorOf } from '../entries/visitor.ts'
import { platformBeside } from '../messages/beside.ts'
import { listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { asOwner } from '../world.ts'
import { addedKeys, faultsOf, own, startKeeper, type Keeper } from './keeper.ts'

let keeper: Keeper
beforeAll(async () => {
  keeper = await startKeeper()
})
afterAll(() => keeper?.gate.stop())

const lookup: Keeper['lookup'] = (...given) => keeper.lookup(...given)
const call: Keeper['call'] = (...given) => keeper.call(...given)
const make: Keeper['make'] = (...given) => keeper.make(...given)
const found: Keeper['found'] = (...given) => keeper.found(...given)
let last = 0

test('what did not come from our form is answered without asking which template its form has', async () => {
  const { database } = keeper.gate.world
  const beside = await platformBeside(database)
  const rename = (from: string, to: string) => asOwner(database.ownerUrl, client => client.query(`alter table ${from} rename to ${to}`))
  const actor = { caller: anybody, requestId: 'test', address: '198.51.100.7' }
  const form = forms.find(({ path }) => path === '/contactUs')
  const post = (values: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(values)) body.set(name, value)
    const request = new Request('http://localhost/contactUs', { method: 'POST', body })
    return form?.receive({ platform: beside.platform, caller: anybody, lang: 'ar', requestId: 'test', actor }, request, {})
  }
  try {
    await rename('entry_template', 'entry_template_away')
    const typed = { title: 'سؤال عن الترخيص', x7: '17/204' }
    expect(await post({ form: 'made.up', ...typed })).toMatchObject({
      status: 400,
      posted: {
        step: 'form',
        values: { title: [typed.title], x7: [typed.x7] },
        failure: { en: expect.stringContaining('could not be verified') },
      },
    })
  } finally {
    await rename('entry_template_away', 'entry_template')
    await beside.stop()
  }
})

describe('what a template asks of visitors', () => {
  const file = () => new File(['%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'], 'plan.pdf')
  const fields = [
    own('governorate', { visible: false }),
    { order: 20, source: 2, labelAr: 'رقم القطعة', labelEn: 'Parcel', fieldType: 3, textKind: 1, required: true, max: 20 },
    { order: 30, source: 2, labelAr: 'رقم الهوية', labelEn: 'Identity number', fieldType: 3, textKind: 1, isPersonal: true },
    {
      order: 40,
      source: 2,
      labelAr: 'نوع الطلب',
      labelEn: 'Kind',
      fieldType: 3,
      textKind: 3,
      choices: 'هدم | Demolition\nبناء | Building',
    },
    { order: 50, source: 2, labelAr: 'المخطط', labelEn: 'Drawing', fieldType: 1, fileTypes: [1] },
  ]
  const message = (more: Record<string, string> = {}) => ({
    subjectKind: String(lookup('contactSubject.inquiry')),
    title: `سؤال عن الترخيص ${++last}`,
    message: `متى تستقبل البلدية طلبات الترخيص، وما الأوراق اللازمة لذلك؟ المعاملة ${randomUUID()}`,
    name: 'رائد عمر',
    email: `templates${last}@mail.example`,
    agree: 'on',
    act: 'send',
    ...more,
  })

  test('is asked on the form, kept with the message under its labels, read by staff, and gone with its sender', async () => {
    const made = await make('contactUs', {
      audience: 2,
      fields,
      introAr: '<p>اكتب رقم القطعة كما في السند.</p>',
      introEn: '<p>As in the deed.</p>',
    })
    const id = textIn(made, 'id')
    const [parcel, identity, kind, drawing] = addedKeys(made)
    const standing = await found('module=contactUs&audience=2')
    expect((await call('PUT', `EntryTemplate/SetDefault/${id}`, {})).status).toBe(200)

    const visitor = visitorOf(keeper.gate)
    const { html } = await visitor.read('/en/contactUs')
    for (const said of ['As in the deed.', 'Additional data', 'Parcel', 'Demolition']) expect(html).toContain(said)
    expect(html).not.toContain('name="governorate"')
    expect((await visitor.read('/contactUs')).html).toContain('اكتب رقم القطعة كما في السند.')

    const refused = await visitorOf(keeper.gate).post('/en/contactUs', message({ [kind]: '9' }))
    expect(refused.status).toBe(400)
    for (const at of [parcel, kind]) expect(refused.html).toContain(`id="${at}-error"`)

    const given = message({ [parcel]: '17/204', [identity]: '900112233', [kind]: String(codeOfChoice(['بناء', 'Building'])) })
    const sent = await visitor.post('/contactUs', given, { [drawing]: file() })
    expect(sent.status).toBe(303)
    const [mail] = await keeper.gate.sentTo(given.email, 1)
    const link = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
    const done = await visitor.post(sent.location.replace(/\?.*/, ''), { token: link, act: 'confirm' })
    const number = /MSG-[\d-]+/.exec(done.location)?.[0] ?? ''
    const key = /key=([\w-]+)/.exec(done.location)?.[1] ?? ''

    const record = objectIn((await call('GET', `ContactMessage/Get/${await idOf(keeper.gate, 'contact_message', number)}`)).body)
    const rows = listIn(record, 'additionalData').map(row => objectIn(row))
    expect(rows.map(({ labelAr, labelEn, value }) => [labelAr, labelEn, value])).toEqual([
      ['رقم القطعة', 'Parcel', '17/204'],
      ['رقم الهوية', 'Identity number', null],
      ['نوع الطلب', 'Kind', 'بناء / Building'],
      ['المخطط', 'Drawing', null],
    ])
    expect(rows[1]?.personalValue).toBe('900112233')
    expect(listIn(record, 'files').map(one => objectIn(one).originalFileName)).toEqual(['plan.pdf'])

    // Who sees no personal data reads that there is some.
    const assigned = await call('PUT', `ContactMessage/Assign/${textIn(record, 'id')}`, { assignedPlace: keeper.gate.places.get('D01') })
    expect(assigned.status).toBe(200)
    const seen = await call('GET', `ContactMessage/Get/${textIn(record, 'id')}`, undefined, await keeper.gate.signIn('reviewer'))
    expect(listIn(seen.body, 'additionalData').map(row => objectIn(row).personalValue)).toEqual([null, '•••233', null, null])

    const { body: used } = await call('GET', `EntryTemplate/GetListPaged?module=${lookup('moduleType.contactUs')}`)
    expect(listIn(used, 'items').map(item => [objectIn(item).id, objectIn(item).usedIn])).toContainEqual([id, 1])
    const now = objectIn((await call('GET', `EntryTemplate/Get/${id}`)).body)
    const lost = await call('PUT', 'EntryTemplate/Update', {
      id,
      concurrencyStamp: now.concurrencyStamp,
      fields: listIn(now, 'fields').filter(row => objectIn(row).fieldKey !== parcel),
    })
    expect(Object.keys(faultsOf(lost.body))).toEqual(['fields'])
    if (standing) expect((await call('PUT', `EntryTemplate/SetDefault/${String(standing.id)}`, {})).status).toBe(200)
    expect((await call('DELETE', `EntryTemplate/Delete?id=${id}`)).status).toBe(409)

    const message1 = await idOf(keeper.gate, 'contact_message', number)
    await keeper.gate.sql('update contact_message set status = 6 where id = $1', [message1])
    expect((await visitor.post(`/entry/${number}`, { key, act: 'erase' })).status).toBe(303)
    expect(await keeper.gate.sql('select 1 from contact_message_additional_data where parent = $1', [message1])).toEqual([])
  })

  test('is kept under no other question than it was asked with, though the form is asked by another template since', async () => {
    const standing = await found('module=contactUs&audience=2')
    const line = (labelAr: string, labelEn: string, more: Json = {}) => [
      { order: 10, source: 2, labelAr, labelEn, fieldType: 3, textKind: 1, ...more },
    ]
    const personal = await make('contactUs', { audience: 2, fields: line('رقم الهوية', 'Identity number', { isPersonal: true }) })
    const other = await make('contactUs', { audience: 2, fields: line('رقم القطعة', 'Parcel') })
    expect((await call('PUT', `EntryTemplate/SetDefault/${textIn(personal, 'id')}`, {})).status).toBe(200)
    const visitor = visitorOf(keeper.gate)
    const { html } = await visitor.read('/contactUs')
    const [asked = ''] = /name="x\w+"/.exec(html) ?? []
    expect(asked).toBe(`name="${addedKeys(personal)[0]}"`)
    expect((await call('PUT', `EntryTemplate/SetDefault/${textIn(other, 'id')}`, {})).status).toBe(200)
    const given = message({ [asked.slice(6, -1)]: '900112233' })
    const sent = await visitor.post('/contactUs', given)
    expect(sent.status).toBe(303)
    const [mail] = await keeper.gate.sentTo(given.email, 1)
    const link = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
    const done = await visitor.post(sent.location.replace(/\?.*/, ''), { token: link, act: 'confirm' })
    const record = await idOf(keeper.gate, 'contact_message', /MSG-[\d-]+/.exec(done.location)?.[0] ?? '')
    const { body } = await call('GET', `ContactMessage/Get/${record}`)
    expect(objectIn(body).title).toBe(given.title)
    expect(listIn(body, 'additionalData')).toEqual([])
    expect(JSON.stringify(body)).not.toContain('900112233')
    if (standing) expect((await call('PUT', `EntryTemplate/SetDefault/${String(standing.id)}`, {})).status).toBe(200)
  })

  test('is kept although its template is deleted before its sender confirms', async () => {
    const made = await make('contactUs', {
      audience: 2,
      fields: [{ order: 10, source: 2, labelAr: 'رقم المعاملة', labelEn: 'File number', fieldType: 2 }],
    })
    const standing = await found('module=contactUs&audience=2')
    expect((await call('PUT', `EntryTemplate/SetDefault/${textIn(made, 'id')}`, {})).status).toBe(200)
    const visitor = visitorOf(keeper.gate)
    const given = message({ [addedKeys(made)[0]]: '4711' })
    const sent = await visitor.post('/contactUs', given)
    expect(sent.status).toBe(303)
    if (standing) expect((await call('PUT', `EntryTemplate/SetDefault/${String(standing.id)}`, {})).status).toBe(200)
    expect((await call('DELETE', `EntryTemplate/Delete?id=${textIn(made, 'id')}`)).status).toBe(204)
    const [mail] = await keeper.gate.sentTo(given.email, 1)
    const link = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
    const done = await visitor.post(sent.location.replace(/\?.*/, ''), { token: link, act: 'confirm' })
    const number = /MSG-[\d-]+/.exec(done.location)?.[0] ?? ''
    const { body } = await call('GET', `ContactMessage/Get/${await idOf(keeper.gate, 'contact_message', number)}`)
    expect(listIn(body, 'additionalData')).toMatchObject([
      { labelAr: 'رقم المعاملة', labelEn: 'File number', value: '4711', template: null },
    ])
  })

  test('is read by everybody where it says so, once the idea is published', async () => {
    const made = await make('creativeIdeasBank', {
      audience: 2,
      fields: [
        own('summary'),
        { order: 20, source: 2, labelAr: 'سبق تطبيقها', labelEn: 'Tried before', fieldType: 3, textKind: 1, isPublic: true },
        { order: 30, source: 2, labelAr: 'رقم المحضر', labelEn: 'File number', fieldType: 2 },
      ],
    })
    expect((await call('PUT', `EntryTemplate/SetDefault/${textIn(made, 'id')}`, {})).status).toBe(200)
    const [tried, fileNumber] = addedKeys(made)
    const idea = {
      titleAr: `حديقة أسطح ${++last}`,
      summaryAr: 'زراعة أسطح المباني العامة بالخضار وإدارتها من جمعية نسوية تبيع المحصول في سوق البلدة.',
      problem: 'لا توجد أرض زراعية قريبة من البلدة.',
      solution: 'أحواض خفيفة وشبكة ري بالتنقيط.',
      targetGroup: 'عشرون سيدة.',
      field: String(lookup('projectField.AGR')),
      requestedSupport: ['1'],
      accessibility: '3',
      owner: String(lookup('applicantType.IND')),
      ownerName: 'سلمى ياسين',
      ownerPhone: '0599123477',
      ownerAgrees: 'on',
      statement: 'on',
      agree: 'on',
      [tried]: 'في رام الله عام 2020',
      [fileNumber]: '7714',
    }
    const visitor = visitorOf(keeper.gate)
    expect((await visitor.post('/addCreativeIdeasBank', { ...idea, act: 'review' })).html).toContain('في رام الله عام 2020')
    const sent = await visitor.post('/addCreativeIdeasBank', { ...idea, altcha: await keeper.gate.proof(), act: 'send' })
    const [sms] = await keeper.gate.sentTo('+970599123477', 1)
    const done = await visitor.post(sent.location, { code: /\b\d{6}\b/.exec(sms?.body ?? '')?.[0] ?? '', act: 'confirm' })
    const id = await idOf(keeper.gate, 'creative_ideas_bank', /IDEA-[\d-]+/.exec(done.location)?.[0] ?? '')
    const economist = await keeper.gate.signIn('economist')
    expect((await call('PUT', `CreativeIdeasBank/Publish/${id}`, {}, economist)).status).toBe(200)
    const { body } = await keeper.gate.call('GET', `Public/CreativeIdeasBank/Get/${id}`)
    expect(objectIn(body).publicData).toEqual([{ labelAr: 'سبق تطبيقها', labelEn: 'Tried before', value: 'في رام الله عام 2020' }])
    expect(JSON.stringify(body)).not.toContain('7714')
    const { html } = await visitor.read(`/en/entrepreneurialIdeaBank/${id}`)
    expect(html).toContain('Tried before')
    expect(html).not.toContain('File number')
    // Its text is in Arabic alone; what heads the text is in the language of the page.
    expect(html).toMatch(/<h2[^>]*>The proposed solution<\/h2>/)
    expect(html).not.toContain('الحل المقترح')
    expect(html).toContain('أحواض خفيفة وشبكة ري بالتنقيط.')

    // What everybody could read goes with its owner too.
    const key = /key=([\w-]+)/.exec(done.location)?.[1] ?? ''
    const number = /IDEA-[\d-]+/.exec(done.location)?.[0] ?? ''
    for (const act of ['withdraw', 'erase']) expect((await visitor.post(`/entry/${number}`, { key, act })).status).toBe(303)
    const { body: erased } = await call('GET', `CreativeIdeasBank/Get/${id}`, undefined, economist)
    expect(objectIn(erased)).toMatchObject({ ownerName: '—', publicData: [], additionalData: [] })
    expect((await keeper.gate.call('GET', `Public/CreativeIdeasBank/Get/${id}`)).status).toBe(410)
  })

  test('stands on the page of an investor where it says so, once he is published', async () => {
    const made = await make('investors', {
      audience: 2,
      fields: [
        own('activityDescription'),
        { order: 20, source: 2, labelAr: 'شهادات الجودة', labelEn: 'Quality certificates', fieldType: 3, textKind: 1, isPublic: true },
        { order: 30, source: 2, labelAr: 'رقم السجل التجاري', labelEn: 'Trade register number', fieldType: 2, required: true },
      ],
    })
    expect((await call('PUT', `EntryTemplate/SetDefault/${textIn(made, 'id')}`, {})).status).toBe(200)
    const [certificates, register] = addedKeys(made)
    const email = `investor${++last}@mail.example`
    const investor = {
      nameAr: 'شركة المرج للتغليف',
      nameEn: 'Al Marj Packaging',
      kind: String(lookup('applicantType.SML')),
      country: String(lookup('country.PS')),
      contactName: 'ليلى عودة',
      position: 'المديرة',
      email,
      phone: '0599777122',
      interestField: [String(lookup('economicActivity.C'))],
      activityDescriptionAr: 'إنتاج عبوات كرتونية للخضار والفواكه بأحجام يطلبها المصدرون.',
      allowToPublish: 'on',
      agree: 'on',
      [certificates]: 'ISO 22000',
    }
    const visitor = visitorOf(keeper.gate)
    const lacking = await visitor.post('/en/addInvestor', { ...investor, act: 'review' })
    expect([lacking.status, lacking.html.includes('Trade register number')]).toEqual([400, true])
    const sent = await visitor.post('/addInvestor', { ...investor, [register]: '8825', altcha: await keeper.gate.proof(), act: 'send' })
    const [sms] = await keeper.gate.sentTo('+970599777122', 1)
    const half = await visitor.post(sent.location, { code: /\b\d{6}\b/.exec(sms?.body ?? '')?.[0] ?? '', act: 'confirm' })
    const [mail] = await keeper.gate.sentTo(email, 1)
    const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
    const done = await visitor.post(half.location.replace(/\?.*/, ''), { token, act: 'confirm' })
    const id = await idOf(keeper.gate, 'investors', /INV-[\d-]+/.exec(done.location)?.[0] ?? '')
    const published = await call('PUT', `Investors/Publish/${id}`, {}, await keeper.gate.signIn('economist'))
    expect([published.status, published.body.error]).toEqual([200, undefined])
    const { body } = await keeper.gate.call('GET', `Public/Investors/Get/${id}`)
    expect(objectIn(body).publicData).toEqual([{ labelAr: 'شهادات الجودة', labelEn: 'Quality certificates', value: 'ISO 22000' }])
    expect(JSON.stringify(body)).not.toContain('8825')
    const { html } = await visitor.read(`/en/investors/${id}`)
    expect(html).toContain('Quality certificates')
    expect(html).not.toContain('Trade register number')
  })
})
