import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeIn, startGate, type Gate } from '../account/gate.ts'
import { listIn, objectIn } from '../walk/json.ts'
import { ideasIn, international, type OwnIdea } from './ideas.ts'
import { unzipped } from './unzipped.ts'
import { appOf, idOf, visitorOf, wrongIn } from './visitor.ts'

let gate: Gate
let ideas: Awaited<ReturnType<typeof ideasIn>>
beforeAll(async () => {
  gate = await startGate({ 'Security.TrustedProxies': ['127.0.0.1', '::1'] })
  ideas = await ideasIn(gate)
})
afterAll(() => gate?.stop())

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const pdf = (name: string) => new File([`%PDF-1.4\n%âãÏÓ\n1 0 obj<</T(${name})>>endobj\ntrailer<<>>\n%%EOF`], name)

test('a sender gets all that is kept of him as one file, with his files and without what staff note among themselves', async () => {
  const own = await ideas.send(ideas.given(), { attachment: pdf('خطة.pdf') })
  expect((await ideas.staff('PUT', `CreativeIdeasBank/Ask/${own.id}`, { question: 'من يدير الأسطح بعد السنة الأولى؟' })).status).toBe(200)
  const entry = await idOf(gate, 'visitor_submission', own.number)
  const noted = await ideas.staff('PUT', `VisitorSubmission/Assign/${entry}`, { assignee: 'economist', note: 'ملاحظة للموظفين وحدهم' })
  expect(noted.status).toBe(200)
  const ask = (key: string) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ key, act: 'data' })) body.set(name, value)
    const headers = { 'x-forwarded-for': '192.0.2.77' }
    return fetch(`${gate.world.url}/en/entry/${own.number}`, { method: 'POST', body, headers })
  }
  const answer = await ask(own.key)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'application/zip',
    'private, no-store',
  ])
  const unpacked = unzipped(Buffer.from(await answer.arrayBuffer()))
  expect([...unpacked.keys()]).toEqual([`${own.number}.json`, 'files/1-خطة.pdf'])
  expect(unpacked.get('files/1-خطة.pdf')?.toString()).toContain('%PDF-1.4')
  // What waits for the scanner is sent to nobody.
  const scanned = (state: number) => gate.sql('update attachment set scan_state = $2 where record_id = $1', [own.id, state])
  await scanned(1)
  expect([...unzipped(Buffer.from(await (await ask(own.key)).arrayBuffer())).keys()]).toEqual([`${own.number}.json`])
  await scanned(4)
  const told = objectIn(JSON.parse(unpacked.get(`${own.number}.json`)?.toString() ?? ''))
  const form = Object.fromEntries(listIn(told, 'form').map(row => [objectIn(row).field, objectIn(row)]))
  expect(form.titleAr).toMatchObject({ label: 'Idea title (Arabic)', value: own.given.titleAr })
  expect(form.ownerPhone).toMatchObject({ label: 'Mobile', value: international(String(own.given.ownerPhone)) })
  expect(form.requestedSupport).toMatchObject({ value: 'Funding\nPremises' })
  expect(JSON.stringify(told)).toContain('من يدير الأسطح بعد السنة الأولى؟')
  expect(JSON.stringify(told)).not.toContain('ملاحظة للموظفين')
  expect((await ask('A'.repeat(22))).status).toBe(404)
  for (let n = 0; n < 8; n++) expect((await ask(own.key)).status).toBe(200)
  const over = await ask(own.key)
  expect([over.status, Number(over.headers.get('retry-after')) > 0]).toEqual([429, true])
})

test('an app sends an idea with its files, answers what its sender is asked, corrects it and withdraws it', async () => {
  const app = appOf(gate)
  const given = { ...ideas.given(), ownerAgrees: 'true', statement: 'true', agree: 'true' }
  const missing = await app.send('Idea', { ...given, titleAr: '', statement: 'false', localCommId: '99999', altcha: await gate.proof() })
  expect(Object.keys(wrongIn(missing)).sort()).toEqual(['localCommId', 'statement', 'titleAr'])
  const sent = await app.send('Idea', { ...given, altcha: await gate.proof() }, { attachment: pdf('خطة.pdf') })
  const { flowId } = sent.body
  const [sms] = await gate.sentTo(international(String(given.ownerPhone)), 1)
  if (!sms) throw new Error('No message came')
  const { body } = await app.call('POST', 'Public/Submission/Confirm', { flowId, code: codeIn(sms) })
  const own = { number: String(body.number), key: String(body.trackingKey) }
  const id = await idOf(gate, 'creative_ideas_bank', own.number)
  const reading = new URLSearchParams(own).toString()

  expect((await ideas.staff('PUT', `CreativeIdeasBank/Ask/${id}`, { question: 'من يدير الأسطح بعد السنة الأولى؟' })).status).toBe(200)
  const short = await app.call('POST', 'Public/Submission/Answer', { ...own, text: 'لا' })
  expect([short.status, Object.keys(wrongIn(short))]).toEqual([400, ['text']])
  expect((await app.call('POST', 'Public/Submission/Answer', { ...own, text: 'جمعية نسوية من البلدة' })).status).toBe(204)
  expect(JSON.stringify((await app.call('GET', `Public/Submission/Track?${reading}`)).body)).toContain('جمعية نسوية من البلدة')

  const reason = ideas.lookups.get('entryRejectionReason.existing')
  expect((await ideas.staff('PUT', `CreativeIdeasBank/Reject/${id}`, { reason, note: 'الملخص لا يقول من يدير الأسطح.' })).status).toBe(200)
  const form = await app.call('GET', `Public/Submission/GetOwn?${reading}`)
  const kept = listIn(form.body, 'files').map(file => String(objectIn(file).ref))
  const corrected = { ...given, ...own, titleAr: 'حديقة أسطح تديرها جمعية', kept }
  expect(Object.keys(wrongIn(await app.send('Resubmit', { ...corrected, number: '' })))).toEqual(['number'])
  expect((await app.send('Resubmit', { ...corrected, key: 'A'.repeat(22) })).status).toBe(404)
  const done = await app.send('Resubmit', corrected)
  expect([done.status, done.body]).toEqual([200, { flowId: null, number: own.number, trackingKey: own.key }])
  const { body: record } = await ideas.staff('GET', `CreativeIdeasBank/Get/${id}`)
  expect(record.titleAr).toBe(corrected.titleAr)
  expect(listIn(record, 'files').map(file => objectIn(file).originalFileName)).toEqual(['خطة.pdf'])

  // He agrees to the wording that he has read, and to no other.
  const update = { id, concurrencyStamp: record.concurrencyStamp, titleAr: 'حديقة على أسطح المدارس' }
  expect((await ideas.staff('PUT', 'CreativeIdeasBank/Update', update)).status).toBe(200)
  const followed = await app.call('GET', `Public/Submission/Track?${reading}`)
  const agree = (wordingMark: string) => app.call('POST', 'Public/Submission/ApproveText', { ...own, wordingMark })
  expect([(await agree('another')).status, (await agree(String(followed.body.wordingMark))).status]).toEqual([409, 204])
  expect((await app.call('POST', 'Public/Submission/Withdraw', own)).status).toBe(204)
  expect((await app.call('POST', 'Public/Submission/Erase', own)).status).toBe(204)
  expect((await app.call('POST', 'Public/Submission/Erase', own)).status).toBe(409)
})

describe('an app that sends a message in the place of the page', () => {
  const message = (more: Record<string, string>) => ({
    subjectKind: ideas.lookup('contactSubject.inquiry'),
    title: `سؤال عن الترخيص ${ideas.fresh()}`,
    message: `متى تستقبل البلدية طلبات الترخيص؟ ${randomUUID()} ${randomUUID()}`,
    name: 'رائد عمر',
    agree: 'true',
    ...more,
  })
  const freshEmail = () => `app${ideas.fresh()}@mail.example`

  test('is told each mistake at its field in its language, and refused what the form does not ask for', async () => {
    const app = appOf(gate)
    const wrong = message({ title: 'قصة', email: 'nobody', agree: 'false' })
    expect(wrongIn(await app.send('Contact', wrong))).toEqual({
      title: 'Subject: at least 5 characters',
      email: 'The e-mail address is not valid',
      agree: 'The use of your data must be accepted to send the message',
    })
    expect(
      Object.keys(wrongIn(await app.send('Contact', message({ email: freshEmail(), status: '2', homepage_url: 'x', constructor: 'x' })))),
    ).toEqual(['status', 'homepage_url', 'constructor'])
    expect(wrongIn(await app.send('Contact', message({ email: freshEmail(), agree: 'maybe' })))).toMatchObject({
      agree: expect.stringContaining('choose yes or no'),
    })
    const unproved = message({ email: freshEmail(), altcha: 'none' })
    expect(wrongIn(await app.send('Contact', unproved, {}, 'ar'))).toEqual({ altcha: 'تعذر التحقق من الإرسال. أعد المحاولة' })
    const form = new FormData()
    form.set('title', 'x')
    expect(Object.keys(wrongIn(await app.call('POST', 'Public/Submission/Contact', form)))).toEqual(['form'])
  })

  test('confirms it by the link of the mail, follows it, and is bound by the limits of the page', async () => {
    const app = appOf(gate)
    const email = freshEmail()
    const given = message({ email })
    const sent = await app.send('Contact', { ...given, altcha: await gate.proof() })
    expect([sent.status, sent.body]).toEqual([200, { flowId: expect.any(String), number: null, trackingKey: null }])
    const { flowId } = sent.body
    expect((await app.call('POST', 'Public/Submission/Resend', { flowId })).status).toBe(429)
    const token = /token=([\w-]+)/.exec((await gate.sentTo(email, 1))[0]?.body ?? '')?.[1] ?? ''
    const late = await app.call('POST', 'Public/Submission/Confirm', { flowId, token: 'another' })
    expect([late.status, wrongIn(late)]).toEqual([400, { token: 'The link has expired' }])
    const { body } = await app.call('POST', 'Public/Submission/Confirm', { flowId, token })
    expect(body).toEqual({ number: expect.stringMatching(/^MSG-/), trackingKey: expect.stringMatching(/^[\w-]{22}$/) })
    const own = { number: String(body.number), key: String(body.trackingKey) }
    expect((await app.call('GET', `Public/Submission/Track?${new URLSearchParams(own).toString()}`)).body).toMatchObject({ status: 'new' })
    expect((await app.call('POST', 'Public/Submission/Erase', own)).status).toBe(409)
    expect((await app.call('POST', 'Public/Submission/Erase', { ...own, key: 'A'.repeat(22) })).status).toBe(404)
    // The same text of the same sender is told so as on the page.
    const again = await app.send('Contact', given)
    expect([again.status, again.body]).toMatchObject([409, { error: { code: 'duplicate' } }])
    const household = appOf(gate)
    const fresh = () => message({ email: freshEmail() })
    for (let n = 0; n < 5; n++) expect((await household.send('Contact', fresh())).status).toBe(200)
    const refused = await household.send('Contact', fresh())
    expect([refused.status, Number(refused.retryAfter) > 0]).toEqual([429, true])
  })
})

describe('an idea that was rejected', () => {
  test('comes back to its owner with all that he wrote, and after his correction to staff as a new version with what differs and why it was rejected', async () => {
    const own = await ideas.send(ideas.given(), { attachment: pdf('plan.pdf') })
    await ideas.reject(own)
    const followed = await own.visitor.read(`/entry/${own.number}?key=${own.key}`)
    expect(followed.html).toContain(`/entry/${own.number}/correct?key=${own.key}`)
    const form = await own.visitor.read(own.page)
    expect(form.status).toBe(200)
    for (const said of [
      own.given.titleAr,
      own.given.summaryAr,
      'سلمى ياسين',
      'plan.pdf',
      'الملخص لا يقول من يدير الأسطح.',
      `value="${international(String(own.given.ownerPhone))}"`,
    ])
      expect([said, form.html.includes(said)]).toEqual([said, true])
    // An authority that the form does not offer to others is still his.
    expect(form.html.includes('<option value="01001" selected')).toBe(true)
    expect(/name="requestedSupport" checked="" value="4"/.test(form.html)).toBe(true)
    // He agrees to the text that he sends.
    expect(/name="statement"[^>]*checked/.test(form.html)).toBe(false)
    const kept = /name="kept"[^>]*value="([^"]+)"/.exec(form.html)?.[1] ?? ''

    const wrong = await own.visitor.post(own.page, { ...own.given, titleAr: 'قصة', statement: [], kept, act: 'review' })
    expect(wrong.status).toBe(400)
    for (const at of ['titleAr', 'statement']) expect(wrong.html).toContain(`id="${at}-error"`)
    const corrected = { ...own.given, titleAr: 'حديقة أسطح تديرها جمعية', kept }
    const review = await own.visitor.post(own.page, { ...corrected, act: 'review' })
    expect([review.status, review.html.includes('راجع طلبك'), review.html.includes('plan.pdf')]).toEqual([200, true, true])
    expect(await ideas.stateOf(own)).toMatchObject({ status: 4, version: 1 })
    const before = await gate.sentTo(international(String(own.given.ownerPhone)))
    const done = await own.visitor.post(own.page, { ...corrected, act: 'send' })
    expect(done.location).toBe(`/entry/${own.number}?key=${own.key}&done=correct`)
    expect(await ideas.stateOf(own)).toEqual({ status: 5, version: 2, state: 2, title: corrected.titleAr })
    // He is reached as before: nothing is to be confirmed.
    expect(await gate.sentTo(international(String(own.given.ownerPhone)))).toHaveLength(before.length)

    const { body } = await ideas.staff('GET', `CreativeIdeasBank/Get/${own.id}`)
    expect(body).toMatchObject({
      titleAr: corrected.titleAr,
      rejectionNote: 'الملخص لا يقول من يدير الأسطح.',
      ownerApproval: true,
      requestedSupport: [1, 4],
    })
    expect(listIn(body, 'files').map(file => objectIn(file).originalFileName)).toEqual(['plan.pdf'])
    const versions = await ideas.staff('GET', `CreativeIdeasBank/GetVersions/${own.id}`)
    expect(listIn(versions.body, 'items')).toHaveLength(2)
    const first = await ideas.staff('GET', `CreativeIdeasBank/GetVersion/${own.id}/1`)
    expect(JSON.stringify(first.body)).toContain(String(own.given.titleAr))
    const again = await own.visitor.read(`/entry/${own.number}?key=${own.key}`)
    for (const said of ['تغيّر: عنوان الفكرة', 'قيد المراجعة']) expect(again.html).toContain(said)
    const entry = await gate.sql('select title from visitor_submission where number = $1', [own.number])
    expect(entry).toEqual([{ title: corrected.titleAr }])
    expect((await ideas.staff('PUT', `CreativeIdeasBank/Publish/${own.id}`, {})).status).toBe(200)
    expect((await own.visitor.post(own.page, { ...corrected, act: 'send' })).status).toBe(409)
  })

  test('is confirmed again where its owner gives another number, and is what it was until then', async () => {
    const own = await ideas.send()
    await ideas.reject(own)
    const ownerPhone = ideas.freshPhone()
    const sent = await own.visitor.post(own.page, {
      ...own.given,
      ownerPhone,
      problem: 'لا أرض في البلدة.',
      altcha: await gate.proof(),
      act: 'send',
    })
    expect(sent.location).toMatch(/^\/entry\/confirm\//)
    expect(await ideas.stateOf(own)).toMatchObject({ status: 4, version: 1 })
    expect((await own.visitor.post(sent.location, { code: ' ', act: 'confirm' })).html).toContain('أدخل الرمز الذي أرسلناه إليك')
    expect((await own.visitor.post(sent.location, { code: '12', act: 'confirm' })).html).toContain('رمز التحقق ستة أرقام')
    expect((await own.visitor.post(sent.location, { code: '00 00 00', act: 'confirm' })).html).toContain('الباقية: 4')
    expect(await ideas.confirm(own.visitor, sent.location, ownerPhone)).toBe(`/entry/${own.number}?key=${own.key}&done=correct`)
    expect(await ideas.stateOf(own)).toMatchObject({ status: 5, version: 2, state: 2 })
    const [row] = await gate.sql('select owner_phone, problem from creative_ideas_bank where id = $1', [own.id])
    expect(row).toEqual({ owner_phone: international(ownerPhone), problem: 'لا أرض في البلدة.' })
    // What is confirmed is confirmed once.
    expect((await own.visitor.post(sent.location, { code: '123456', act: 'confirm' })).status).toBe(400)
    const [form] = await gate.sql(
      'select f.phone, f.correction from visitor_form f join visitor_submission s on s.id = f.submission_id where s.number = $1',
      [own.number],
    )
    expect(form).toEqual({ phone: international(ownerPhone), correction: null })
  })

  test('is corrected for fourteen days, and by nobody without its key', async () => {
    const own = await ideas.send()
    await ideas.reject(own)
    const stranger = visitorOf(gate)
    const unknown = '/entry/IDEA-2020-99999/correct?key=AAAAAAAAAAAAAAAAAAAAAA'
    for (const page of [own.page.replace(own.key, 'AAAAAAAAAAAAAAAAAAAAAA'), unknown]) {
      expect((await stranger.read(page)).html).toContain('لا يوجد طلب بهذا الرقم والمفتاح')
      const refused = await stranger.post(page, { ...own.given, act: 'send' })
      expect([refused.status, refused.html.includes(String(own.given.titleAr))]).toEqual([404, false])
    }
    await gate.sql(
      `update visitor_submission_conversation set at = now() - interval '15 days' where parent = (select id from visitor_submission where number = $1)`,
      [own.number],
    )
    const followed = await own.visitor.read(`/entry/${own.number}?key=${own.key}`)
    expect(followed.html).not.toContain('/correct?key=')
    const late = await own.visitor.post(own.page, { ...own.given, act: 'send' })
    expect([late.status, late.html.includes('انقضت مهلة التصحيح')]).toEqual([409, true])
    expect((await own.visitor.read(`/en${own.page}`)).html).toContain('The 14 days in which it could be corrected are over')
    const { status } = await gate.call('GET', `Public/Submission/GetOwn?number=${own.number}&key=${own.key}`)
    expect(status).toBe(409)
    expect(await ideas.stateOf(own)).toMatchObject({ status: 4, version: 1 })
  })
})

test('an idea about which its owner was asked is corrected as well, and its answer is awaited no more', async () => {
  const own = await ideas.send()
  expect((await ideas.staff('PUT', `CreativeIdeasBank/Ask/${own.id}`, { question: 'من يدير الأسطح بعد السنة الأولى؟' })).status).toBe(200)
  const form = await own.visitor.read(own.page)
  expect(form.html).toContain('من يدير الأسطح بعد السنة الأولى؟')
  // Who does not agree to publication any more is asked for it by nobody.
  const { ownerAgrees: _, ...rest } = own.given
  const done = await own.visitor.post(own.page, { ...rest, solution: 'تديرها الجمعية، وتبقى الأحواض للمدرسة.', act: 'send' })
  expect(done.status).toBe(303)
  expect(await ideas.stateOf(own)).toMatchObject({ status: 2, version: 2, state: 2 })
  expect((await ideas.staff('PUT', `CreativeIdeasBank/Publish/${own.id}`, {})).status).toBe(409)
})

test('what a blocked sender corrects is kept as spam, and he is shown that it waits', async () => {
  const own = await ideas.send()
  await ideas.reject(own)
  const entry = await idOf(gate, 'visitor_submission', own.number)
  expect((await ideas.staff('POST', `VisitorSubmission/Block/${entry}`, { days: 7, reason: 'إساءة متكررة' })).status).toBe(200)
  expect((await own.visitor.post(own.page, { ...own.given, problem: 'مشكلة أخرى', act: 'send' })).status).toBe(303)
  expect(await ideas.stateOf(own)).toMatchObject({ status: 8, version: 2, state: 6 })
  expect((await own.visitor.read(`/entry/${own.number}?key=${own.key}`)).html).toContain('قيد الانتظار')
})

describe('an idea that is public', () => {
  async function published(more: Parameters<(typeof ideas)['given']>[0] = {}): Promise<OwnIdea> {
    const own = await ideas.send(ideas.given(more), { attachment: pdf('خطة.pdf') })
    expect((await ideas.staff('PUT', `CreativeIdeasBank/Publish/${own.id}`)).status).toBe(200)
    return own
  }

  test('lets everybody read one of its files where whoever decides says so, and nobody as soon as he takes it back or it is gone', async () => {
    const own = await published()
    const record = (await ideas.staff('GET', `CreativeIdeasBank/Get/${own.id}`)).body
    const file = String(listOf(record.attachment)[0])
    const opened = async () => (await fetch(`${gate.world.url}/api/Attachment/GetByte/${file}`)).status
    const offered = async () => (await own.visitor.read(`/entrepreneurialIdeaBank/${own.id}`)).html.includes(`GetByte/${file}`)
    const set = async (isPublic: boolean) =>
      (await ideas.staff('PUT', `CreativeIdeasBank/SetFilePublic/${own.id}`, { file, isPublic })).status
    expect([record.publicFiles, await opened(), await offered()]).toEqual([null, 404, false])
    // Nobody lets go what nobody has scanned.
    await gate.sql('update attachment set scan_state = 1 where id = $1', [file])
    const early = await ideas.staff('PUT', `CreativeIdeasBank/SetFilePublic/${own.id}`, { file, isPublic: true })
    expect([early.status, early.body]).toMatchObject([400, { error: { validationErrors: [{ members: ['file'], rule: 'fileWaiting' }] } }])
    expect(await offered()).toBe(false)
    await gate.sql('update attachment set scan_state = 2 where id = $1', [file])
    expect([await set(true), await opened(), await offered()]).toEqual([200, 200, true])
    expect([await set(false), await opened(), await offered()]).toEqual([200, 404, false])
    const other = await ideas.staff('PUT', `CreativeIdeasBank/SetFilePublic/${own.id}`, { file: own.id, isPublic: true })
    expect([other.status, other.body]).toMatchObject([400, { error: { validationErrors: [{ members: ['file'] }] } }])
    // It is nobody's of another place.
    const neighbour = await gate.signIn('neighbour')
    const refused = await gate.call('PUT', `CreativeIdeasBank/SetFilePublic/${own.id}`, { file, isPublic: true }, { token: neighbour })
    expect([refused.status, await opened()]).toEqual([404, 404])
    // What it holds no longer is gone, though the rest of the change waits for its decision.
    expect([await set(true), await opened()]).toEqual([200, 200])
    const { body } = await ideas.staff('GET', `CreativeIdeasBank/Get/${own.id}`)
    const without = { id: own.id, concurrencyStamp: body.concurrencyStamp, attachment: null }
    expect([(await ideas.staff('PUT', 'CreativeIdeasBank/Update', without)).status, await opened()]).toEqual([200, 404])
    expect((await gate.call('GET', `Public/CreativeIdeasBank/Get/${own.id}`)).body).toMatchObject({ id: own.id, publicFiles: null })
  })

  test('stands on the map where its owner has said the place, which lies within the country', async () => {
    const given = ideas.given({ location: ['48.85', '2.35'] })
    const far = await visitorOf(gate).post('/addCreativeIdeasBank', { ...given, act: 'review' })
    expect([far.status, /<a href="#location">/.test(far.html)]).toEqual([400, true])
    const half = await visitorOf(gate).post('/addCreativeIdeasBank', { ...given, location: ['31.9038', ''], act: 'review' })
    expect([half.status, /<a href="#location">/.test(half.html)]).toEqual([400, true])
    const other = await published()
    const own = await published({ location: ['31.9038, 35.2034', ''] })
    expect((await gate.call('GET', `Public/CreativeIdeasBank/Get/${own.id}`)).body.location).toEqual({ lat: 31.9038, lng: 35.2034 })
    const { html } = await own.visitor.read(`/entrepreneurialIdeaBank/${own.id}`)
    expect([html.includes('الموقع المقترح'), html.includes('mlat=31.9038')]).toEqual([true, true])
    // Beside it one of its field.
    expect(html).toContain(`href="/entrepreneurialIdeaBank/${other.id}"`)
    const asked = await ideas.send(ideas.given({ location: ['31.9038', '35.2034'] }))
    expect((await ideas.staff('PUT', `CreativeIdeasBank/Ask/${asked.id}`, { question: 'أين تبدأ الأحواض الأولى؟' })).status).toBe(200)
    const { html: form } = await asked.visitor.read(asked.page)
    expect(['31.9038', '35.2034'].map(number => new RegExp(`<input[^>]*name="location"[^>]*value="${number}"`).test(form))).toEqual([
      true,
      true,
    ])
  })

  test('is marked as invested by a sponsor or by an investor, with an amount in its currency', async () => {
    const own = await published()
    const today = (await ideas.staff('GET', `CreativeIdeasBank/Get/${own.id}`)).body.date
    const mark = (input: object) =>
      ideas.staff('PUT', `CreativeIdeasBank/MarkInvested/${own.id}`, { investedAmount: '1250.50', investedDate: today, ...input })
    const at = ({ body }: Awaited<ReturnType<typeof mark>>) =>
      listOf(objectIn(body.error).validationErrors).map(one => objectIn(one).members)
    expect(at(await mark({}))).toEqual([['sponsor']])
    const investor = await ideas.staff('POST', 'Investors/Create', {
      nameAr: 'شركة البيدر للتمويل',
      nameEn: 'Al Baydar Finance',
      kind: ideas.lookups.get('applicantType.SML'),
      contactName: 'عمر سعيد',
      position: 'مدير',
      email: 'baydar@mail.example',
      phone: '+970599000077',
      country: ideas.lookups.get('country.PS'),
      interestField: [ideas.lookups.get('economicActivity.C')],
      activityDescriptionAr: 'تمويل المشاريع الصغيرة في المحافظات بشروط معلنة.',
    })
    expect(investor.status).toBe(200)
    const investorId = investor.body.id
    expect(at(await mark({ investorId }))).toEqual([['currency']])
    const { body } = await ideas.staff('GET', `CreativeIdeasBank/Get/${own.id}`)
    const currency = { id: own.id, concurrencyStamp: body.concurrencyStamp, currency: ideas.lookups.get('currency.USD') }
    expect((await ideas.staff('PUT', 'CreativeIdeasBank/Update', currency)).status).toBe(200)
    expect((await ideas.staff('PUT', `CreativeIdeasBank/Publish/${own.id}`)).status).toBe(200)
    const address = `/en/entrepreneurialIdeaBank/${own.id}`
    const wanting = (await own.visitor.read(address)).html
    expect(['It asks for', 'Write to the ministry'].filter(said => !wanting.includes(said))).toEqual([])
    // Its copy is made anew with each correction: that day is not the one on which it was published.
    expect(/Published with its owner’s consent(?<after>.*?)<\/li>/s.exec(wanting)?.groups?.after).toBe('')
    const marked = await mark({ investorId })
    expect([marked.status, marked.body]).toMatchObject([
      200,
      { investorId, investedAmount: '1250.50', investorIdNameEn: 'Al Baydar Finance' },
    ])
    // It is read as one that has found what it asked for.
    const { html } = await own.visitor.read(address)
    expect(['It asked for', 'Has found an investor'].filter(said => !html.includes(said))).toEqual([])
    expect(['It asks for', 'Write to the ministry'].filter(said => html.includes(said))).toEqual([])
  })
})
