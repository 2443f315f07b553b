import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NotSent, type Parcel } from '../../server/messages/channels.ts'
import { smtpSender, type SmtpAccount } from '../../server/messages/email.ts'
import { httpGatewaySender, requestTo, type HttpGateway } from '../../server/messages/sms/httpGateway.ts'
import type { SmsReceipt } from '../../server/messages/smpp/pdu.ts'
import { smppSender } from '../../server/messages/smpp/sender.ts'
import { smppSession, type SmppSession } from '../../server/messages/smpp/session.ts'
import { until } from '../guarantees/launch.ts'
import { startGateway, type Gateway } from './peers/gateway.ts'
import { mailUser, startMailServer, type MailServer } from './peers/mailServer.ts'
import { startMessageCenter, type MessageCenter } from './peers/messageCenter.ts'

const parcel: Parcel = {
  id: '01a20002-4aa5-712e-87b8-8c38a4cba1f9',
  address: '+970599123456',
  lang: 'ar',
  content: { subject: null, body: 'رمز التحقق: 481516\nلا تشاركه "مع أحد" & <كن حذرًا>', html: null },
  link: null,
}
const saying = (body: string): Parcel => ({ ...parcel, content: { ...parcel.content, body } })

async function refusalOf(sending: Promise<unknown>): Promise<NotSent> {
  const error: unknown = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof NotSent)) throw new Error(`It was sent, or failed otherwise: ${String(error)}`)
  return error
}

describe('an HTTP gateway', () => {
  let gateway: Gateway
  const usual: HttpGateway = {
    url: '',
    method: 'POST',
    headers: 'content-type: application/json\nx-api-key: {apiKey}',
    body: '{"to":"{to}","text":"{text}","from":"{sender}"}',
    successPattern: '^OK id=(\\w+)',
    apiKey: 'k-1',
    sender: 'MAHALLI',
  }
  beforeAll(async () => void (gateway = await startGateway()))
  afterAll(() => gateway.stop())
  beforeEach(() => void gateway.arrived.splice(0))
  const send = (change: Partial<HttpGateway>, what = parcel) =>
    httpGatewaySender({ ...usual, url: `${gateway.url}/send`, ...change }).send(what)

  test('gets what it is to send as JSON, whatever the text holds, and says its number', async () => {
    expect(await send({})).toEqual({ state: 'sent', providerId: '1', said: '200 OK id=1' })
    const [got] = gateway.arrived
    expect(JSON.parse(got?.body ?? '')).toEqual({ to: parcel.address, text: parcel.content.body, from: 'MAHALLI' })
    expect([got?.method, got?.headers['x-api-key']]).toEqual(['POST', 'k-1'])
  })

  test('gets it as an address, as a form and as XML, each in its own spelling', async () => {
    await send({ method: 'GET', headers: '', url: `${gateway.url}/send?to={toDigits}&text={text}&key={apiKey}` })
    const asked = new URL(gateway.arrived[0]?.path ?? '', gateway.url).searchParams
    expect(Object.fromEntries(asked)).toEqual({ to: '970599123456', text: parcel.content.body, key: 'k-1' })
    await send({ headers: '', body: 'to={to}&text={text}' })
    expect(Object.fromEntries(new URLSearchParams(gateway.arrived[1]?.body))).toEqual({ to: parcel.address, text: parcel.content.body })
    await send({ headers: 'content-type: text/xml', body: '<sms to="{to}">{text}</sms>' })
    expect(gateway.arrived[2]?.body).toContain('&#34;مع أحد&#34; &#38; &#60;كن حذرًا&#62;')
  })

  test.each([
    ['a status that is no success', { status: 500, text: 'busy' }, {}, 'refused'],
    ['an answer that does not match', { status: 200, text: 'ERROR 5' }, {}, 'refused'],
    ['a redirection', { status: 302, text: '', headers: { location: 'http://127.0.0.1:1/' } }, {}, 'refused'],
    ['a pattern that is none', undefined, { successPattern: '(' }, 'notSetUp'],
    ['no address', undefined, { url: '' }, 'notSetUp'],
    ['a header that is none', undefined, { headers: 'no header' }, 'notSetUp'],
    ['nobody at the address', undefined, { url: 'http://127.0.0.1:1/send' }, 'unreachable'],
  ] as const)('%s is a failure, and says so', async (_name, answer, change, reason) => {
    if (answer) gateway.answers.push(answer)
    expect((await refusalOf(send(change))).reason).toBe(reason)
    gateway.answers.splice(0)
  })

  test('an answer without end is read no further than a person would', async () => {
    gateway.answers.push({ status: 200, text: `OK id=7 ${'x'.repeat(2_000_000)}` })
    expect((await send({})).said.length).toBeLessThan(5000)
  })

  test('no value reaches the host, or ends a header', () => {
    const hostile = { to: '@evil.example/', toDigits: '', text: 'a\r\nX-Injected: 1', sender: '', apiKey: 'k\r\nX-Injected: 1' }
    for (const url of ['https://{to}', 'https://gateway{to}', '{to}', 'ftp://gateway.example/{text}', 'https://u:{text}@gateway.example'])
      expect(() => requestTo({ ...usual, url }, hostile)).toThrow(NotSent)
    expect(() => requestTo({ ...usual, url: 'https://gateway.example/' }, hostile)).toThrow(/header/)
    const { url } = requestTo({ ...usual, headers: '', url: 'https://gateway.example/?t={text}' }, hostile)
    expect(new URL(url)).toMatchObject({ host: 'gateway.example', search: '?t=a%0D%0AX-Injected%3A%201' })
  })
})

describe('a message center (SMPP 3.4)', () => {
  let center: MessageCenter
  let session: SmppSession
  const receipts: SmsReceipt[] = []
  const times = { connectMs: 2000, answerMs: 2000, enquireMs: 100, longestPauseMs: 200 }
  const accountAt = (port: number, password = 'secret') => ({ host: '127.0.0.1', port, systemId: 'mahalli', password })
  const note = async (receipt: SmsReceipt) => void receipts.push(receipt)
  const sender = (encoding: 'auto' | 'ucs2' = 'ucs2') => smppSender(session, { source: 'MAHALLI', encoding })
  beforeAll(async () => {
    center = await startMessageCenter()
    session = smppSession(accountAt(center.port), note, times)
  })
  afterAll(async () => {
    await session.end()
    await center.stop()
  })
  beforeEach(() => void center.arrived.splice(0))

  test('gets a short Arabic message whole, in UCS-2, and is asked for a receipt', async () => {
    const { providerId } = await sender().send(parcel)
    expect(providerId).toMatch(/^m-\d+$/)
    expect(center.arrived).toEqual([
      { to: '970599123456', from: 'MAHALLI', coding: 8, esmClass: 0, text: parcel.content.body, joining: undefined, wantsReceipt: true },
    ])
  })

  test('gets a long one as parts that a telephone joins; the last asks for the receipt', async () => {
    const text = 'دعوة إلى استخدام النظام 😀 '.repeat(9)
    await sender().send(saying(text))
    const parts = center.arrived
    expect(parts.length).toBe(4)
    expect(parts.map(part => part.text).join('')).toBe(text)
    expect(parts.map(({ esmClass }) => esmClass)).toEqual([64, 64, 64, 64])
    expect(new Set(parts.map(part => part.joining?.[0])).size).toBe(1)
    expect(parts.map(part => part.joining?.slice(1))).toEqual([1, 2, 3, 4].map(number => [4, number]))
    expect(parts.map(({ wantsReceipt }) => wantsReceipt)).toEqual([false, false, false, true])
  })

  test('gets Latin text in the alphabet of GSM where that is set', async () => {
    await sender('auto').send(saying('Code {481516} @ Mahalli'))
    expect(center.arrived).toMatchObject([{ coding: 0, text: 'Code {481516} @ Mahalli' }])
  })

  test('says what it does not take: an unknown number for good, a full queue for now', async () => {
    center.refusals.push(0x0b)
    expect(await refusalOf(sender().send(parcel))).toMatchObject({ reason: 'addressUnknown', isFinal: true })
    center.refusals.push(0x14)
    expect(await refusalOf(sender().send(parcel))).toMatchObject({ reason: 'refused', isFinal: false, said: 'ESME_RMSGQFUL (0x14)' })
  })

  test('tells what arrived and what never will, and is thanked', async () => {
    expect(await center.receipt('m-1', 'DELIVRD')).toBe(0)
    expect(await center.receipt('m-2', 'UNDELIV')).toBe(0)
    expect(await center.receipt('m-3', 'ENROUTE')).toBe(0)
    expect(receipts).toEqual([
      { providerId: 'm-1', isDelivered: true, said: 'DELIVRD' },
      { providerId: 'm-2', isDelivered: false, said: 'UNDELIV' },
    ])
  })

  test('is signed on to again by itself when the connection broke, and then sends and tells as before', async () => {
    const before = center.signedOn.length
    center.breakOff()
    await until('signed on again', async () => center.signedOn.length > before || undefined, 5000)
    await sender().send(parcel)
    expect(center.arrived.length).toBe(1)
    expect(await center.receipt('m-9', 'DELIVRD')).toBe(0)
  })

  test('that is not there, or refuses the sign-on, is named', async () => {
    const wrong = smppSession(accountAt(center.port, 'wrong'), note, times)
    expect(await refusalOf(smppSender(wrong, { source: '', encoding: 'ucs2' }).send(parcel))).toMatchObject({
      reason: 'refused',
      said: 'the message center refused the sign-on: ESME_RINVPASWD (0x0e)',
    })
    await wrong.end()
    const nobody = smppSession(accountAt(1), note, times)
    expect((await refusalOf(smppSender(nobody, { source: '', encoding: 'ucs2' }).send(parcel))).reason).toBe('unreachable')
    await nobody.end()
  })
})

describe('a mail server', () => {
  let server: MailServer
  let secured: MailServer
  beforeAll(async () => {
    server = await startMailServer()
    secured = await startMailServer({ isSecured: true })
  })
  afterAll(async () => {
    await server.stop()
    await secured.stop()
  })
  beforeEach(() => void server.arrived.splice(0))
  const mail: Parcel = {
    ...parcel,
    address: 'samar@example.org',
    content: { subject: 'تغيرت كلمة المرور - محلّي', body: 'نص عادي', html: '<html lang="ar" dir="rtl"><body>نص</body></html>' },
  }
  const account = (change: Partial<SmtpAccount> = {}): SmtpAccount => ({
    host: '127.0.0.1',
    port: server.port,
    secure: 'none',
    user: mailUser.user,
    password: mailUser.password,
    from: 'noreply@mahalli.example',
    fromName: { ar: 'محلّي', en: 'Mahalli' },
    replyTo: 'help@mahalli.example',
    messageHost: 'mahalli.example',
    ...change,
  })

  test('gets an Arabic subject, plain text and HTML, under a number that is the same at every try', async () => {
    expect(await smtpSender(account()).send(mail)).toMatchObject({ state: 'sent', providerId: `<${parcel.id}@mahalli.example>` })
    const [got] = server.arrived
    expect([got?.from, got?.to]).toEqual(['noreply@mahalli.example', ['samar@example.org']])
    expect(got?.mail).toMatchObject({ subject: mail.content.subject, from: { name: 'محلّي', address: 'noreply@mahalli.example' } })
    expect(got?.mail.text?.trim()).toBe('نص عادي')
    expect(got?.mail.html).toContain('dir="rtl"')
    expect(got?.raw).toMatch(/^Content-Language: ar\r$/m)
    expect(got?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(got?.raw).toMatch(/^Reply-To: help@mahalli\.example\r$/m)
  })

  test.each([
    ['the subject', { content: { ...mail.content, subject: 'a\r\nBcc: all@example.org' } }],
    ['the address', { address: 'samar@example.org\r\nRCPT TO:<all@example.org>' }],
  ])('a line end in %s is refused and nothing is sent', async (_where, change) => {
    expect(await refusalOf(smtpSender(account()).send({ ...mail, ...change }))).toMatchObject({ reason: 'refused', isFinal: true })
    expect(server.arrived).toEqual([])
  })

  test('an address that lists several is one address, or none', async () => {
    const outcome = await smtpSender(account())
      .send({ ...mail, address: 'a@example.org, b@example.org' })
      .catch((error: unknown) => error)
    expect(server.arrived.flatMap(({ to }) => to).filter(address => address === 'b@example.org')).toEqual([])
    expect(outcome).toBeDefined()
  })

  test('says who is unknown for good, and what fails for now', async () => {
    server.unknown.add('gone@example.org')
    expect(await refusalOf(smtpSender(account()).send({ ...mail, address: 'gone@example.org' }))).toMatchObject({
      reason: 'addressUnknown',
      isFinal: true,
    })
    server.refusals.push(451)
    expect(await refusalOf(smtpSender(account()).send(mail))).toMatchObject({ reason: 'refused', isFinal: false })
    expect(await refusalOf(smtpSender(account({ password: 'wrong' })).send(mail))).toMatchObject({ reason: 'refused', isFinal: false })
    expect((await refusalOf(smtpSender(account({ port: 1 })).send(mail))).reason).toBe('unreachable')
    expect((await refusalOf(smtpSender(account({ host: '' })).send(mail))).reason).toBe('notSetUp')
  })

  test('is told nothing in clear where it is to be secured: without STARTTLS, and with a certificate that nobody vouches for', async () => {
    expect(await refusalOf(smtpSender(account({ secure: 'starttls' })).send(mail))).toMatchObject({ isFinal: false })
    expect(await refusalOf(smtpSender(account({ secure: 'starttls', port: secured.port })).send(mail))).toMatchObject({ isFinal: false })
    expect([...server.arrived, ...secured.arrived]).toEqual([])
  })
})
