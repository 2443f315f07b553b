import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGate, type Gate } from '../account/gate.ts'
import { idOf, visitorOf, type PageAnswer, type Visitor } from './visitor.ts'

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
const message = (more: Record<string, string> = {}) => ({
  subjectKind: lookup('contactSubject.inquiry'),
  title: `سؤال عن الترخيص ${++lastSender}`,
  // Each of its own: what says nearly the same as another entry of the week is flagged.
  message: `متى تستقبل البلدية طلبات الترخيص، وما الأوراق اللازمة لذلك؟ المعاملة ${randomUUID()}`,
  name: 'رائد عمر',
  agree: 'on',
  act: 'send',
  ...more,
})

/** Follows the link of the last e-mail to an address. */
async function confirmByLink(visitor: Visitor, page: PageAnswer, email: string): Promise<PageAnswer> {
  const [mail] = await gate.sentTo(email, 1)
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
  return visitor.post(page.location.replace(/\?.*/, ''), { token, act: 'confirm' })
}

async function sentMessage(visitor: Visitor, more: Record<string, string> = {}): Promise<{ number: string; path: string }> {
  const { email = freshEmail() } = more
  const sent = await visitor.post('/contactUs', message({ ...more, email }))
  expect(sent.status).toBe(303)
  const done = await confirmByLink(visitor, sent, email)
  expect(done.location).toMatch(/^\/entry\/MSG-\d{4}-\d{5}\?key=[\w-]{22}&new=1$/)
  return { number: /MSG-[\d-]+/.exec(done.location)?.[0] ?? '', path: done.location.replace('&new=1', '') }
}

describe('a visitor without a script', () => {
  test('is told each mistake at its field, in his language, and keeps what he wrote and chose', async () => {
    const visitor = visitorOf(gate)
    const file = new File(['%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'], 'plan.pdf')
    const wrong = { ...message({ title: 'قصير', email: 'nobody' }), agree: '' }
    const page = await visitor.post('/en/contactUs', { ...wrong, title: 'قصة' }, { attachments: file })
    expect(page.status).toBe(400)
    expect(page.html).toContain('id="title-error"')
    expect(page.html).toContain('id="email-error"')
    expect(page.html).toContain('The e-mail address is not valid')
    expect(page.html).toContain('value="nobody"')
    expect(page.html).toContain('متى تستقبل البلدية')
    expect(page.html).toMatch(/name="kept"[^>]*value="attachments\.[0-9a-f-]{36}\./)
  })

  test('confirms by the link, follows his message, and reads the reply', async () => {
    const visitor = visitorOf(gate)
    const email = freshEmail()
    const { number, path } = await sentMessage(visitor, { email })
    const followed = await visitor.read(path)
    expect(followed.html).toContain(number)
    expect(followed.html).toContain('جديدة')
    // Number and key stand by themselves once he has sent it, and in his mail, for who types them where he follows it.
    const key = /key=([\w-]+)/.exec(path)?.[1] ?? ''
    const written = [`<bdi dir="ltr">${number}</bdi>`, `<bdi dir="ltr">${key}</bdi>`]
    const fresh = await visitor.read(`${path}&new=1`)
    expect(written.filter(text => !fresh.html.includes(text))).toEqual([])
    expect(followed.html).not.toContain(written[1])
    // What stands on paper of the page's address is without the key.
    const onPaper = /class="wrap print-address">([^]*?)<\/div>/.exec(followed.html)?.[1] ?? ''
    expect([onPaper.includes(`/entry/${number}`), onPaper.includes(key)]).toEqual([true, false])
    const [mail] = await gate.sentTo(email, 2)
    expect(mail?.body).toMatch(new RegExp(`رقم الطلب: ${number}[^]*المفتاح: ${key}`))
    // With the digits of his own keyboard too.
    const typed = number.replace(/\d/g, digit => String.fromCodePoint(0x0660 + Number(digit)))
    const asked = new URLSearchParams({ number: typed, key: /key=([\w-]+)/.exec(path)?.[1] ?? '' })
    expect((await visitor.read(`/entry?${asked.toString()}`)).html).toContain('جديدة')
    const id = await idOf(gate, 'contact_message', number)
    const token = await gate.signIn('spokesman')
    const reply = 'نستقبل الطلبات من الأحد إلى الأربعاء حتى الواحدة ظهرًا.'
    expect((await gate.call('PUT', `ContactMessage/Reply/${id}`, { reply }, { token })).status).toBe(200)
    expect((await visitor.read(path)).html).toContain(reply)
  })

  test('is told of a wrong link that it is wrong, before and after he has confirmed', async () => {
    const [visitor, email] = [visitorOf(gate), freshEmail()]
    const { location } = await visitor.post('/contactUs', message({ email }))
    const [mail] = await gate.sentTo(email, 1)
    const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
    const page = async (shown: string) => (await visitor.read(`${location}${shown}`)).html
    const says = async (shown: string) => {
      const html = await page(shown)
      return ['هذا الرابط غير صحيح', 'أكد الطلب</button>', 'طلبك مؤكد'].map(text => html.includes(text))
    }
    const wrong = `?token=${'A'.repeat(22)}`
    expect([await says(wrong), await says(`?token=${token}`)]).toEqual([
      [true, false, false],
      [false, true, false],
    ])
    expect((await confirmByLink(visitor, { status: 303, html: '', location, retryAfter: null }, email)).status).toBe(303)
    expect([await says(wrong), await says(`?token=${token}`), await says('')]).toEqual([
      [true, false, false],
      [false, false, true],
      [false, false, true],
    ])
  })

  test('is heard after all, where his message was taken for spam', async () => {
    const { number } = await sentMessage(visitorOf(gate))
    const entry = await idOf(gate, 'visitor_submission', number)
    const token = await gate.signIn('spokesman')
    expect((await gate.call('PUT', `VisitorSubmission/MarkSpam/${entry}`, {}, { token })).status).toBe(200)
    expect((await gate.call('DELETE', `VisitorSubmission/Delete?id=${entry}`, undefined, { token })).status).toBe(409)
    expect((await gate.call('PUT', `VisitorSubmission/Restore/${entry}`, {}, { token })).status).toBe(200)
    expect(await gate.sql('select status from contact_message where number = $1', [number])).toEqual([{ status: 2 }])
  })

  test('is answered in the same way for a wrong key as for an unknown number', async () => {
    const visitor = visitorOf(gate)
    const { number } = await sentMessage(visitor)
    const wrong = await visitor.read(`/entry/${number}?key=AAAAAAAAAAAAAAAAAAAAAA`)
    const unknown = await visitor.read('/entry/MSG-2020-99999?key=AAAAAAAAAAAAAAAAAAAAAA')
    for (const page of [wrong, unknown]) expect(page.html).toContain('لا يوجد طلب بهذا الرقم والمفتاح')
    expect(wrong.html).not.toContain('سؤال عن الترخيص')
    // A key that is too short or too long is told so at its field, by the length that the hint says.
    const cut = await visitor.read(`/en/entry?number=${number}&key=${'A'.repeat(61)}`)
    expect([cut.html.includes('id="key-error"'), cut.html.includes('The key has 22 characters')]).toEqual([true, true])
    // So is a link that was cut, above the fields that ask anew.
    expect((await visitor.read(`/entry/${number}?key=wrong`)).html).toContain('لا يوجد طلب بهذا الرقم والمفتاح')
    for (let n = 0; n < 10; n++) await visitor.post(`/entry/${number}`, { key: 'A'.repeat(22), act: 'withdraw' })
    const refused = await visitor.post(`/entry/${number}`, { key: 'A'.repeat(22), act: 'withdraw' })
    expect(refused.status).toBe(429)
    expect(Number(refused.retryAfter)).toBeGreaterThan(300)
  })

  test('is guessed by nobody, and who guesses on the page keeps no one else from his own', async () => {
    const [guesser, other] = [visitorOf(gate), visitorOf(gate)]
    const wrong = `number=MSG-2020-99999&key=${'A'.repeat(22)}`
    const track = async (visitor: Visitor) => (await visitor.read(`/api/Public/Submission/Track?${wrong}`)).status
    for (let n = 0; n < 10; n++) expect((await guesser.read(`/entry?${wrong}`)).status).toBe(200)
    expect([await track(guesser), await track(other)]).toEqual([429, 404])
  })

  test('who reports a violation may stay unnamed, and most of the staff never see it', async () => {
    const visitor = visitorOf(gate)
    const { name: _, ...unnamed } = message({ subjectKind: lookup('contactSubject.corruptionReport') })
    const sent = await visitor.post('/contactUs', unnamed)
    expect(sent.location).toMatch(/^\/entry\/MSG-/)
    const number = /MSG-[\d-]+/.exec(sent.location)?.[0]
    const [report] = await gate.sql('select name, email, phone from contact_message where number = $1', [number])
    expect(report).toEqual({ name: null, email: null, phone: null })
    const list = await gate.call('GET', 'ContactMessage/GetListPaged?maxResultCount=100', undefined, { token: await gate.signIn('editor') })
    expect(JSON.stringify(list.body)).not.toContain(number)
  })
})

describe('what keeps robots away', () => {
  test('five entries of a kind pass in an hour without a script, and another kind beside them; who comes then is told before he looks through it, and of other ways', async () => {
    const household = visitorOf(gate)
    for (let n = 0; n < 5; n++) expect((await household.post('/contactUs', message({ email: freshEmail() }))).status).toBe(303)
    const refused = await household.post('/contactUs', message({ email: freshEmail(), title: '' }))
    expect(refused.status).toBe(429)
    expect(refused.html).toContain('متى تستقبل البلدية')
    expect(refused.html).toContain('اتصل بنا هاتفيًا')
    expect(Number(refused.retryAfter)).toBeGreaterThan(3000)
    // What is missing is not asked for while it could not be sent.
    expect(refused.html).not.toContain('id="title-error"')
    const other = await household.post('/addCreativeIdeasBank', { titleAr: 'حديقة', act: 'review' })
    expect([other.status, other.html.includes('طلبات كثيرة')]).toEqual([400, false])
  })
  test('five entries of a kind pass in an hour where the work was proved', async () => {
    const quick = visitorOf(gate)
    for (let n = 0; n < 5; n++)
      expect((await quick.post('/contactUs', message({ email: freshEmail(), altcha: await gate.proof() }))).status).toBe(303)
    expect((await quick.post('/contactUs', message({ email: freshEmail(), altcha: await gate.proof() }))).status).toBe(429)
  })
  test('a proof counts once, and a wrong one never', async () => {
    const altcha = await gate.proof()
    expect((await visitorOf(gate).post('/contactUs', message({ email: freshEmail(), altcha }))).status).toBe(303)
    const again = await visitorOf(gate).post('/contactUs', message({ email: freshEmail(), altcha }))
    expect(again.html).toContain('تعذر التحقق من الإرسال')
  })
  test('who fills in the hidden field sees nothing of it, and nobody is written to', async () => {
    const email = freshEmail()
    const sent = await visitorOf(gate).post('/contactUs', message({ email, homepage_url: 'https://spam.example' }))
    expect(sent.location).toMatch(/^\/entry\/confirm\//)
    const [entry] = await gate.sql('select state from visitor_submission order by creation_time desc limit 1')
    expect(entry?.state).toBe(6)
    expect(await gate.sentTo(email, 0)).toEqual([])
  })
  test('what says nearly the same as something of this week is flagged for who reviews it, and another text is not', async () => {
    const text = (street: string, end: string) =>
      `تتجمع مياه الأمطار منذ ثلاثة أسابيع أمام المدرسة الأساسية في شارع ${street} ولا تصل شاحنة النضح إلا بعد أيام، ونرجو تنظيف المصرف قبل بدء الدوام ${end}`
    const flagged = async (message_: Readonly<Record<string, string>>) => {
      expect((await visitorOf(gate).post('/contactUs', message({ ...message_, email: freshEmail() }))).status).toBe(303)
      const [entry] = await gate.sql(
        `select exists (select from lookup l where l.type = 39 and l.code = 'duplicate' and l.id = any(s.flags)) as duplicate
         from visitor_submission s order by creation_time desc limit 1`,
      )
      return entry?.duplicate
    }
    const title = 'مياه أمام المدرسة'
    expect(await flagged({ title, message: text('الزيتون', 'غدا') })).toBe(false)
    expect(await flagged({ title, message: text('الليمون', 'غدا') })).toBe(true)
    expect(
      await flagged({
        title: 'موعد دفع الرسوم',
        message: 'هل يمكن دفع رسوم النفايات عن السنة كلها في بداية السنة، وما الخصم لمن يدفعها قبل نهاية آذار؟',
      }),
    ).toBe(false)
  })
  test('two hundred without a proof in an hour leave room for who proves the work; who has no script reads why before he fills in the form', async () => {
    const sentence = 'طلبات كثيرة من غير اختبار المتصفح'
    expect((await visitorOf(gate).read('/contactUs')).html).not.toContain(sentence)
    const before = await gate.sql(
      `select count(*)::int as count from visitor_form f join visitor_submission s on s.id = f.submission_id
       where not s.proof_of_work and f.created_at > now() - interval '1 hour'`,
    )
    await gate.sql(
      `with made as (
         insert into visitor_submission (id, concurrency_stamp, kind, title, state, sent_at, proof_of_work)
         select gen_random_uuid(), gen_random_uuid(), 3, 'بلا اختبار', 1, now(), false from generate_series(1, $1::int) returning id)
       insert into visitor_form (submission_id, contact_hashes, text_hash, needs, created_at)
       select id, '{}', 'x', '{}', now() - interval '55 minutes' from made`,
      [199 - Number(before[0]?.count)],
    )
    expect((await visitorOf(gate).post('/contactUs', message({ email: freshEmail() }))).status).toBe(303)
    const refused = await visitorOf(gate).post('/contactUs', message({ email: freshEmail(), title: '' }))
    expect(refused.status).toBe(429)
    expect(refused.html).toContain(sentence)
    expect(refused.html).toContain('بعد 5 دقائق')
    // Nobody hears of his own address who has sent nothing from it.
    expect(refused.html).not.toContain('عنوان الإنترنت الذي تستخدمه')
    expect((await visitorOf(gate).read('/contactUs')).html).toMatch(new RegExp(`<noscript>.*${sentence}.*</noscript>`, 's'))
    expect((await visitorOf(gate).read('/en/contactUs')).html).toContain('many requests without the browser’s test')
    expect((await visitorOf(gate).post('/contactUs', message({ email: freshEmail(), altcha: await gate.proof() }))).status).toBe(303)
    await gate.sql(`delete from visitor_submission where title = 'بلا اختبار'`)
  })
  test('an address that posts without end is refused before anything is read', async () => {
    const storm = visitorOf(gate)
    const answers = []
    for (let n = 0; n < 26; n++) answers.push(await storm.post('/contactUs', { act: 'send' }))
    expect(answers.at(-1)?.status).toBe(429)
    expect(answers.at(-1)?.retryAfter).toMatch(/^\d+$/)
  })
})
