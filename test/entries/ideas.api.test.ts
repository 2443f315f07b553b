import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGate, type Gate } from '../account/gate.ts'
import { isObject, listIn } from '../walk/json.ts'
import { idOf, visitorOf } from './visitor.ts'

// What a visitor sends as an idea, from his form to what everybody reads of it.

let gate: Gate
let lookups: ReadonlyMap<string, number>
beforeAll(async () => {
  gate = await startGate({ 'Security.TrustedProxies': ['127.0.0.1', '::1'] })
  const rows = await gate.sql(`select y.code || '.' || l.code as name, l.id from lookup l join lookup_type y on y.id = l.type`)
  lookups = new Map(rows.map(({ name, id }) => [String(name), Number(id)]))
})
afterAll(() => gate?.stop())

const lookup = (name: string) => String(lookups.get(name))
let lastSender = 0
const freshEmail = () => `sender${++lastSender}@mail.example`
const idea = () => ({
  titleAr: `حديقة أسطح ${++lastSender}`,
  summaryAr: 'زراعة أسطح المباني العامة بالخضار وإدارتها من جمعية نسوية تبيع المحصول في سوق البلدة.',
  problem: 'لا توجد أرض زراعية قريبة من البلدة.',
  solution: 'أحواض خفيفة وشبكة ري بالتنقيط.',
  targetGroup: 'عشرون سيدة.',
  field: lookup('projectField.AGR'),
  requestedSupport: ['1', '4'],
  accessibility: '3',
  owner: lookup('applicantType.IND'),
  ownerName: 'سلمى ياسين',
  ownerPhone: '0599123456',
  ownerAgrees: 'on',
  statement: 'on',
  agree: 'on',
})

const message = () => ({
  subjectKind: lookup('contactSubject.inquiry'),
  title: 'سؤال عن الترخيص',
  message: 'متى تستقبل البلدية طلبات الترخيص، وما الأوراق اللازمة لذلك؟',
  name: 'رائد عمر',
  email: freshEmail(),
  agree: 'on',
  act: 'send',
})

test('without a mobile number is refused for that alone, once', async () => {
  const { ownerPhone: _, ...rest } = idea()
  const { html } = await visitorOf(gate).post('/addCreativeIdeasBank', { ...rest, act: 'review' })
  const summary = /<div id="errors".*?<\/ul>/s.exec(html)?.[0] ?? ''
  expect([...summary.matchAll(/<a href="#([^"]+)">([^<]*)</g)].map(([, field, text]) => [field, text])).toEqual([
    ['ownerPhone', 'حقل رقم الجوال مطلوب'],
  ])
})

test('of a number that gets no messages, without an e-mail address, it is said before the review', async () => {
  const visitor = visitorOf(gate)
  const { status, html } = await visitor.post('/en/addCreativeIdeasBank', { ...idea(), ownerPhone: '022401234', act: 'review' })
  const summary = /<div id="errors".*?<\/ul>/s.exec(html)?.[0] ?? ''
  expect([status, summary.includes('href="#ownerEmail"'), summary.includes('We cannot send a code to this number')]).toEqual([
    400,
    true,
    true,
  ])
  const reached = { ...idea(), ownerPhone: '022401234', ownerEmail: freshEmail() }
  expect((await visitor.post('/en/addCreativeIdeasBank', { ...reached, act: 'review' })).status).toBe(200)
})

test.each([
  ['/en/addCreativeIdeasBank', 'attachment'],
  ['/en/contactUs', 'attachments'],
])('each of several wrong files is named at once: %s', async (path, field) => {
  const visitor = visitorOf(gate)
  const files = { [field]: [new File(['MZ\0\0not what it says'], 'x.exe'), new File(['nothing of a PDF'], 'fake.pdf')] }
  const given = path.includes('contact') ? message() : { ...idea(), act: 'review' }
  const { status, html } = await visitor.post(path, given, files)
  const summary = /<div id="errors".*?<\/ul>/s.exec(html)?.[0] ?? ''
  const listed = [...summary.matchAll(/<a href="#([^"]+)">([^<]*)/g)].map(([, at, text = '']) => [at, /“(.*?)”/.exec(text)?.[1]])
  expect([status, listed]).toEqual([
    400,
    [
      [field, 'x.exe'],
      [field, 'fake.pdf'],
    ],
  ])
  expect(summary).toContain('1 field needs correcting')
  const atField = new RegExp(`id="${field}-error"[^>]*>(.*?)</p>`, 's').exec(html)?.[1] ?? ''
  expect(['x.exe', 'fake.pdf'].filter(name => !atField.includes(name))).toEqual([])
})

test('is told in the language of each field, and in more than a letter: to its owner on the form as to staff at the desk', async () => {
  const wrong = {
    titleAr: 'Only english words',
    titleEn: 'عنوان عربي للفكرة',
    summaryAr: 'Vegetables on the roofs of public buildings, grown and sold by women of the town.',
    summaryEn: 'زراعة أسطح المباني العامة بالخضار وإدارتها من جمعية نسوية تبيع المحصول في سوق البلدة.',
    problem: 'x',
    solution: 'y',
    targetGroup: 'z',
  }
  const said = {
    titleAr: 'Write the title here in Arabic',
    titleEn: 'Write the title here in English',
    summaryAr: 'Write the summary here in Arabic',
    summaryEn: 'Write the summary here in English',
    problem: 'Problem or need: at least 10 characters',
    solution: 'Proposed solution and how it works: at least 10 characters',
    targetGroup: 'Beneficiaries: at least 3 characters',
  }
  const page = await visitorOf(gate).post('/en/addCreativeIdeasBank', { ...idea(), ...wrong, act: 'review' })
  const told = [...page.html.matchAll(/id="(\w+)-error"[^>]*>(.*?)<\/p>/gs)].map(([, at, text = '']) => [
    at,
    text.replaceAll(/<[^>]*>/g, '').trim(),
  ])
  expect([page.status, Object.fromEntries(told)]).toEqual([400, said])
  const { statement: _s, agree: _a, ownerAgrees: _o, ...rest } = idea()
  const values = { ...rest, ...wrong, accessibility: 3, field: Number(rest.field), owner: Number(rest.owner), requestedSupport: [1] }
  const made = await gate.call('POST', 'CreativeIdeasBank/Create', values, { token: await gate.signIn('economist') })
  const problems = isObject(made.body.error) ? listIn(made.body.error, 'validationErrors').filter(isObject) : []
  expect(Object.fromEntries(problems.map(({ members, message }) => [String(members), message]))).toEqual(said)
  // Names of other languages stand in a text of its own.
  const mixed = { titleAr: 'محطة LED لسوق الحسبة', titleEn: 'The حسبة market with LED light' }
  expect((await visitorOf(gate).post('/addCreativeIdeasBank', { ...idea(), ...mixed, act: 'review' })).status).toBe(200)
})

test('is asked for in Arabic, which the English form says with the reason; a file of a wrong kind is told what is taken instead', async () => {
  const visitor = visitorOf(gate)
  const { html } = await visitor.read('/en/addCreativeIdeasBank')
  expect(html).toContain('Idea title (Arabic)')
  expect(html).toContain('In Arabic, the language in which ideas are studied')
  expect(html).toContain('PNG, JPG or WebP, up to 2\u00a0MB')
  const image = () => new File(['no picture'], 'a.pdf')
  const { titleAr: _, ...untitled } = idea()
  const refused = (path: string) => visitor.post(path, { ...untitled, act: 'review' }, { image: image() })
  const [en, ar] = [await refused('/en/addCreativeIdeasBank'), await refused('/addCreativeIdeasBank')]
  expect(en.html).toContain('Idea title (Arabic) is required')
  expect(en.html).toContain('The file “a.pdf” is not accepted. Accepted: PNG, JPG, WEBP, up to 2 MB')
  // Beside its twin in English the Arabic half is told by its language, as it stands over its field.
  expect(ar.html).toContain('حقل عنوان الفكرة (بالعربية) مطلوب')
  expect(ar.html).toContain('الملف «a.pdf» غير مقبول. يُقبل PNG وJPG وWEBP حتى 2 م.ب')
  const empty = await visitor.post('/addCreativeIdeasBank', { ...untitled, act: 'review' }, { image: new File([], 'صورة.png') })
  expect(empty.html).toContain('الملف «صورة.png» فارغ. اختر ملفًا فيه محتوى')
})

test('is looked through, confirmed by SMS, published with consent alone, and gone when its owner withdraws it', async () => {
  const visitor = visitorOf(gate)
  const given = { ...idea(), titleEn: 'A garden on public roofs' }
  const attachment = new File(['%PDF-1.4\n%âãÏÓ\n1 0 obj<</T(garden)>>endobj\ntrailer<<>>\n%%EOF'], 'garden.pdf')
  const review = await visitor.post('/addCreativeIdeasBank', { ...given, act: 'review' }, { attachment })
  expect(review.status).toBe(200)
  expect(review.html).toContain('سيظهر للعامة')
  expect(review.html).toContain('لا يُنشر إلا ما يُختار منه')
  const sent = await visitor.post('/addCreativeIdeasBank', { ...given, altcha: await gate.proof(), act: 'send' })
  expect(sent.location).toMatch(/^\/entry\/confirm\//)
  const [sms] = await gate.sentTo('+970599123456', 1)
  const code = /\b\d{6}\b/.exec(sms?.body ?? '')?.[0] ?? ''
  expect((await visitor.post(sent.location, { code: '000000' === code ? '111111' : '000000', act: 'confirm' })).status).toBe(400)
  const done = await visitor.post(sent.location, { code, act: 'confirm' })
  const path = done.location.replace('&new=1', '')
  const number = /IDEA-[\d-]+/.exec(path)?.[0] ?? ''
  expect((await visitor.read(`/en${path}`)).html).toMatch(/<h1[^>]*>A garden on public roofs</)
  expect((await visitor.read(path)).html).toMatch(/<h1[^>]*>حديقة أسطح/)
  const id = await idOf(gate, 'creative_ideas_bank', number)
  expect((await gate.call('GET', `Public/CreativeIdeasBank/Get/${id}`)).status).toBe(404)
  const alike = async (title: string) =>
    (await gate.call('GET', `Public/CreativeIdeasBank/GetSimilar?${new URLSearchParams({ title })}`)).body.items
  expect(await alike(given.titleAr)).toEqual([])
  const token = await gate.signIn('economist')
  // What a template asks of staff was never asked of him.
  const asked = { order: 10, source: 1, fieldKey: 'innovation', required: true }
  const staffForm = { module: Number(lookup('moduleType.creativeIdeasBank')), category: Number(given.field), audience: 1 }
  const template = { nameAr: 'قالب الأفكار الزراعية', nameEn: 'Ideas on farming', ...staffForm, fields: [asked] }
  const made = await gate.call('POST', 'EntryTemplate/Create', template, { token: await gate.signIn('publisher') })
  expect(made.body).toMatchObject({ isDefault: true })
  expect((await gate.call('PUT', `CreativeIdeasBank/Publish/${id}`, {}, { token })).status).toBe(200)
  const shown = await gate.call('GET', `Public/CreativeIdeasBank/Get/${id}`)
  expect(shown.status).toBe(200)
  expect(await alike(`${given.titleAr} الجديد`)).toMatchObject([{ id, titleAr: given.titleAr }])
  expect(await alike('ملعب لكرة القدم')).toEqual([])
  for (const secret of ['سلمى', '599123456']) expect(JSON.stringify(shown.body)).not.toContain(secret)
  const key = /key=([\w-]+)/.exec(path)?.[1] ?? ''
  const withdrawn = await visitor.post(`/entry/${number}`, { key, act: 'withdraw' })
  expect(withdrawn.status).toBe(303)
  const said = async (path: string) =>
    /<div class="notice[^>]*role="status">.*?<div>(.*?)<\/div>/s.exec((await visitor.read(path)).html)?.[1]
  expect(await said(withdrawn.location)).toBe('سُحب طلبك. أُزيل ما نُشر منه، وتُمحى بياناتك بعد 30 يومًا.')
  expect(await said(withdrawn.location.replace('done=withdraw', 'done=whatever'))).toBeUndefined()
  expect((await gate.call('GET', `Public/CreativeIdeasBank/Get/${id}`)).status).toBe(410)
  expect(await alike(given.titleAr)).toEqual([])
  const { body } = await gate.call('GET', `CreativeIdeasBank/Get/${id}`, undefined, { token })
  const update = { id, concurrencyStamp: body.concurrencyStamp, expectedJobs: 3 }
  expect((await gate.call('PUT', 'CreativeIdeasBank/Update', update, { token })).status).toBe(409)
  expect((await gate.call('PUT', `CreativeIdeasBank/Publish/${id}`, {}, { token })).status).toBe(409)
  expect((await visitor.post(`/entry/${number}`, { key, act: 'erase' })).status).toBe(303)
  const [erased] = await gate.sql('select owner_name, owner_phone from creative_ideas_bank where id = $1', [id])
  expect(erased).toEqual({ owner_name: '—', owner_phone: null })
})

test('is shown beside those like it to who decides on it, who marks it as a duplicate of one of them', async () => {
  const token = await gate.signIn('economist')
  const make = async (more: object) => {
    const { statement: _s, agree: _a, ownerAgrees: _o, ownerPhone: _p, ...said } = idea()
    const values = { ...said, accessibility: 3, field: Number(said.field), owner: Number(said.owner), requestedSupport: [1, 4] }
    const made = await gate.call(
      'POST',
      'CreativeIdeasBank/Create',
      { ...values, ownerEmail: freshEmail(), innovation: 'يعمل بها الطلاب أنفسهم.', ...more },
      { token },
    )
    expect([made.status, made.body.publishStatus]).toEqual([200, 1])
    return made.body
  }
  const summaryAr = 'ورشة صغيرة تصلح دراجات الطلاب مجانا وتؤجر دراجات مستعملة للزوار أيام الجمع في ساحة البلدة القديمة.'
  const first = await make({ titleAr: 'ورشة دراجات للطلاب', summaryAr })
  const other = await make({
    titleAr: 'سوق شعبي للطلاب',
    summaryAr: 'سوق يوم السبت يبيع فيه طلاب المدارس أعمالهم اليدوية والكتب المستعملة بإشراف البلدية.',
  })
  const second = await make({ titleAr: 'ورشة الدراجات للطلاب', summaryAr: summaryAr.replace('أيام الجمع', 'يوم الجمعة') })
  const alike = async (id: unknown) => (await gate.call('GET', `CreativeIdeasBank/GetAlike/${String(id)}`, undefined, { token })).body.items
  expect(await alike(second.id)).toMatchObject([{ id: first.id, number: first.number, isSameField: true }])
  expect(await alike(other.id)).toEqual([])
  const { concurrencyStamp } = second
  const marked = await gate.call(
    'PUT',
    `CreativeIdeasBank/MarkDuplicate/${String(second.id)}`,
    { original: first.number, concurrencyStamp },
    { token },
  )
  expect([marked.status, marked.body.duplicateOfId]).toEqual([200, first.id])
  // Nobody is offered what would be refused, and told why.
  const { body } = await gate.call('GET', `CreativeIdeasBank/Get/${String(second.id)}`, undefined, { token })
  expect(listIn(body, 'allowed')).not.toContain('publish')
  expect(body.unpublishable).toBe('The idea is a duplicate of another one: it is not published')
  // What is a duplicate itself is nobody's original.
  expect(await alike(first.id)).toEqual([])
  const mark = (one: Record<string, unknown>, original: unknown) =>
    gate.call('PUT', `CreativeIdeasBank/MarkDuplicate/${String(one.id)}`, { original }, { token })
  const chained = await mark(first, other.number)
  expect([chained.status, chained.body.error]).toEqual([
    400,
    expect.objectContaining({ validationErrors: [expect.objectContaining({ members: ['original'] })] }),
  ])
  // It was another one that was meant.
  const unmark = () => gate.call('PUT', `CreativeIdeasBank/UnmarkDuplicate/${String(second.id)}`, {}, { token })
  const taken = await unmark()
  expect([taken.status, taken.body.duplicateOfId, listIn(taken.body, 'allowed')]).toEqual([200, null, expect.arrayContaining(['publish'])])
  expect((await unmark()).status).toBe(409)
  // Of two who take each for the other's duplicate one is refused.
  const both = await Promise.all([mark(first, other.number), mark(other, first.number)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
})

test('whose text staff have changed is not published before its owner agrees to it', async () => {
  const visitor = visitorOf(gate)
  const sent = await visitor.post('/addCreativeIdeasBank', {
    ...idea(),
    ownerPhone: '0599654321',
    altcha: await gate.proof(),
    act: 'send',
  })
  const [sms] = await gate.sentTo('+970599654321', 1)
  const done = await visitor.post(sent.location, { code: /\b\d{6}\b/.exec(sms?.body ?? '')?.[0] ?? '', act: 'confirm' })
  const number = /IDEA-[\d-]+/.exec(done.location)?.[0] ?? ''
  const key = /key=([\w-]+)/.exec(done.location)?.[1] ?? ''
  const id = await idOf(gate, 'creative_ideas_bank', number)
  const token = await gate.signIn('economist')
  const { body } = await gate.call('GET', `CreativeIdeasBank/Get/${id}`, undefined, { token })
  const update = { id, concurrencyStamp: body.concurrencyStamp, titleAr: 'حديقة على أسطح المدارس' }
  expect((await gate.call('PUT', 'CreativeIdeasBank/Update', update, { token })).status).toBe(200)
  expect((await gate.call('PUT', `CreativeIdeasBank/Publish/${id}`, {}, { token })).status).toBe(409)
  const { html } = await visitor.read(`/entry/${number}?key=${key}`)
  expect(html).toContain('حديقة على أسطح المدارس')
  expect((await visitor.read(`/en/entry/${number}?key=${key}`)).html).toMatch(/<h1[^>]* lang="ar" dir="rtl"/)
  const wording = /name="wording" value="([^"]*)"/.exec(html)?.[1] ?? ''
  // He agrees to what he has read, and to nothing else.
  expect((await visitor.post(`/entry/${number}`, { key, wording: 'another', act: 'approveText' })).status).toBe(409)
  expect((await visitor.post(`/entry/${number}`, { key, wording, act: 'approveText' })).status).toBe(303)
  expect((await gate.call('PUT', `CreativeIdeasBank/Publish/${id}`, {}, { token })).status).toBe(200)
})
