import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { password } from '../people.ts'
import { objectIn, textIn } from '../walk/json.ts'
import { codeIn, emailOf, errorIn, giveTelephones, linkIn, otherThan, phoneOf, startGate, statusesOf, type Gate } from './gate.ts'

let gate: Gate
beforeAll(async () => {
  gate = await startGate()
  await giveTelephones(gate, 'editor', 'clerk', 'planner')
})
afterAll(() => gate?.stop())
beforeEach(() => gate.forget())

const fresh = () => `Zaytoun-${Math.random().toString(36).slice(2)}-7`
const nobody = '0599123456'

const ask = async (phoneNumber: string) => gate.call('POST', 'Account/SendRecoveryCode', { phoneNumber, altcha: await gate.proof() })
const verify = (flowId: string, code: string) => gate.call('POST', 'Account/VerifyRecoveryCode', { flowId, code })
const reset = (resetToken: string, newPassword: string) => gate.call('POST', 'Account/ResetPassword', { resetToken, newPassword })
const resend = (flowId: string) => gate.call('POST', 'Account/ResendRecoveryCode', { flowId })
/** As if the last codes had been asked for that long ago. */
const passed = (seconds: number) =>
  gate.sql(
    `update verification_code set creation_time = creation_time - make_interval(secs => $1), expires_at = expires_at - make_interval(secs => $1)`,
    [seconds],
  )

test('a code by SMS leads to a new password; lock and sessions end, and the owner is told by e-mail and SMS', async () => {
  const session = await gate.signIn('editor')
  await gate.sql(`update credential set lockout_end = 'infinity' where user_id = $1`, [await gate.idOf('editor')])
  const asked = await ask('0599 000 001'.replaceAll(' ', ''))
  expect(asked).toMatchObject({ status: 200, body: { resendAfter: 60, minutes: 10 } })
  const flowId = textIn(asked.body, 'flowId')
  const [message] = await gate.sentTo(phoneOf(1))
  expect(message).toMatchObject({ channel: 'sms', kind: 'recoveryCode' })
  expect(message?.body).toMatch(/^رمز التحقق في محلّي: \d{6}\. صالح لمدة 10 دقائق\. لا تشاركه مع أحد\.\n\n@127\.0\.0\.1:\d+ #\d{6}$/)
  const verified = await verify(flowId, message ? codeIn(message) : '')
  expect(verified).toMatchObject({ status: 200, body: { twoFactorRequired: false } })
  const chosen = fresh()
  expect(await reset(textIn(verified.body, 'resetToken'), chosen)).toMatchObject({ status: 204 })
  expect((await gate.call('GET', 'Account/Me', undefined, { token: session })).status).toBe(401)
  expect((await gate.call('POST', 'Account/Login', { userName: 'editor', password })).status).toBe(400)
  await gate.signIn('editor', chosen)
  const told = [...(await gate.sentTo(phoneOf(1), 2)), ...(await gate.sentTo(emailOf('editor')))]
  expect(told.filter(({ kind }) => kind === 'passwordChanged').map(({ channel }) => channel)).toEqual(['sms', 'email'])
  expect(told.find(({ channel }) => channel === 'email')?.body).toContain('127.0.0.1')
})

test('neither the code nor the token works a second time, nor anything that was sent before the password was changed', async () => {
  const flowId = textIn((await ask(phoneOf(2))).body, 'flowId')
  const [message] = await gate.sentTo(phoneOf(2))
  const code = message ? codeIn(message) : ''
  const token = textIn((await verify(flowId, code)).body, 'resetToken')
  expect(errorIn(await verify(flowId, code))).toMatchObject({ code: 'codeExpired' })
  await passed(61)
  const second = textIn((await ask(phoneOf(2))).body, 'flowId')
  const [later] = await gate.sentTo(phoneOf(2), 2)
  expect((await reset(token, fresh())).status).toBe(204)
  expect(errorIn(await reset(token, fresh()))).toMatchObject({ code: 'linkExpired', message: 'The link has expired' })
  expect(errorIn(await verify(second, later ? codeIn(later) : ''))).toMatchObject({ code: 'codeExpired' })
})

test('of two who show one code or one token at the same time, one is let in', async () => {
  const flowId = textIn((await ask(phoneOf(3))).body, 'flowId')
  const [message] = await gate.sentTo(phoneOf(3))
  const code = message ? codeIn(message) : ''
  const verified = await Promise.all(Array.from({ length: 4 }, () => verify(flowId, code)))
  expect(statusesOf(verified)).toEqual([200, 400, 400, 400])
  const token = textIn(verified.find(({ status }) => status === 200)?.body, 'resetToken')
  const done = await Promise.all(Array.from({ length: 4 }, () => reset(token, fresh())))
  expect(statusesOf(done)).toEqual([204, 400, 400, 400])
})

describe.each([
  ['a number that somebody has', phoneOf(1)],
  ['a number that nobody has', nobody],
])('under %s', (_which, number) => {
  test('five wrong codes are told alike, and the right one comes too late', async () => {
    const flowId = textIn((await ask(number)).body, 'flowId')
    const right =
      number === nobody
        ? '000000'
        : codeIn((await gate.sentTo(number))[0] ?? { body: '', channel: 'sms', kind: '', address: '', subject: '' })
    const answers = []
    for (let tries = 1; tries <= 5; tries++) answers.push(errorIn(await verify(flowId, otherThan(right))))
    expect(answers.map(({ message }) => message)).toEqual([
      'The code is not correct. 4 tries left',
      'The code is not correct. 3 tries left',
      'The code is not correct. 2 tries left',
      'The code is not correct. 1 try left',
      'The code has expired or was tried too often. Ask for a new one',
    ])
    expect(errorIn(await verify(flowId, right))).toMatchObject({ code: 'codeExpired' })
  })

  test('wrong codes that are sent at once are counted one by one', async () => {
    const flowId = textIn((await ask(number)).body, 'flowId')
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => verify(flowId, String(100_000 + index))))
    expect(answers.filter(answer => errorIn(answer).code === 'wrongCode').length).toBeLessThanOrEqual(4)
  })

  test('another code is sent after 60, 120 and 300 seconds, and no fourth one', async () => {
    const flowId = textIn((await ask(number)).body, 'flowId')
    for (const [pause, next] of [
      [60, 120],
      [120, 300],
      [300, null],
    ] as const) {
      await passed(pause - 5)
      const early = await resend(flowId)
      expect([early.status, Number(early.retryAfter) <= 5]).toEqual([429, true])
      await passed(5)
      expect(await resend(flowId)).toMatchObject({ status: 200, body: { flowId, resendAfter: next } })
    }
    await passed(600)
    expect((await resend(flowId)).status).toBe(429)
  })

  test('a code lasts ten minutes', async () => {
    const flowId = textIn((await ask(number)).body, 'flowId')
    await passed(601)
    expect(errorIn(await verify(flowId, '123456'))).toMatchObject({ code: 'codeExpired' })
  })

  test('the sixth code within a day is refused', async () => {
    for (let count = 1; count <= 5; count++) expect((await ask(number)).status).toBe(200)
    const refused = await ask(number)
    expect([refused.status, errorIn(refused).code]).toEqual([429, 'tooMany'])
    expect(Number(refused.retryAfter)).toBeGreaterThan(86_000)
    await passed(86_400)
    expect((await ask(number)).status).toBe(200)
  })
})

test('a new code voids the earlier one', async () => {
  const first = textIn((await ask(phoneOf(1))).body, 'flowId')
  const [message] = await gate.sentTo(phoneOf(1))
  await ask(phoneOf(1))
  expect(errorIn(await verify(first, message ? codeIn(message) : ''))).toMatchObject({ code: 'codeExpired' })
})

test('the eleventh request from one address within an hour waits, whichever numbers are asked for', async () => {
  for (let count = 1; count <= 10; count++) expect((await ask(`05991111${String(count).padStart(2, '0')}`)).status).toBe(200)
  const refused = await ask(phoneOf(1))
  expect(refused.status).toBe(429)
  expect(errorIn(refused).message).toBe('Too many requests. Try again in 60 minutes')
  const other = await gate.call('POST', 'Account/SendRecoveryEmail', { email: emailOf('editor'), altcha: await gate.proof() })
  expect(other.status).toBe(429)
})

test('beyond two hundred within an hour nobody is sent one, and the administrators are told once', async () => {
  await gate.sql(`insert into verification_code (id, flow, purpose, target_hash, code_hash, address, expires_at)
    select gen_random_uuid(), gen_random_uuid(), 1, 'x' || n, '', '198.51.100.' || (n % 250), now() from generate_series(1, 200) n`)
  for (let count = 1; count <= 2; count++) {
    const refused = await ask(phoneOf(1))
    expect([refused.status, errorIn(refused).details]).toEqual([429, expect.objectContaining({ isWholeInstallation: true })])
  }
  const sent = await gate.sentTo(emailOf('administrator'))
  expect(sent.map(({ kind }) => kind)).toEqual(['signInAlarm'])
})

test('nobody is sent a code to a number that is not confirmed, of an inactive account, or before he has chosen a password', async () => {
  const id = await gate.idOf('editor')
  for (const [change, back] of [
    [
      'update "system_user" set phone_number_confirmed = false where id = $1',
      'update "system_user" set phone_number_confirmed = true where id = $1',
    ],
    ['update "system_user" set is_active = false where id = $1', 'update "system_user" set is_active = true where id = $1'],
    [
      `update credential set password_hash = null, password_history = array[password_hash] where user_id = $1`,
      'update credential set password_hash = password_history[1] where user_id = $1',
    ],
  ] as const) {
    await gate.forget()
    await gate.sql(change, [id])
    expect(await ask(phoneOf(1))).toMatchObject({ status: 200, body: { resendAfter: 60, minutes: 10 } })
    // Another one's message comes after his would have.
    await ask(phoneOf(2))
    await gate.sentTo(phoneOf(2))
    expect(await gate.sql('select 1 from outbox_content where address = $1', [phoneOf(1)])).toEqual([])
    await gate.sql(back, [id])
  }
})

test('by e-mail a link leads to a new password, once and for thirty minutes', async () => {
  const asked = await gate.call('POST', 'Account/SendRecoveryEmail', { email: emailOf('PLANNER'), altcha: await gate.proof() })
  expect(asked).toMatchObject({ status: 204 })
  const [message] = await gate.sentTo(emailOf('planner'))
  const link = message ? linkIn(message) : new URL('about:blank')
  expect(link.origin).toBe(new URL(gate.world.url).origin)
  expect(link.pathname).toBe('/resetPassword')
  const token = link.searchParams.get('token') ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await gate.call('POST', 'Account/FindLink', { token })).toMatchObject({
    status: 200,
    body: { purpose: 'newPassword', userName: 'planner', twoFactorRequired: false, phoneHint: null },
  })
  await gate.sql(`update account_token set expires_at = expires_at - interval '31 minutes'`)
  expect((await reset(token, fresh())).status).toBe(400)
  await gate.sql(`update account_token set expires_at = expires_at + interval '31 minutes'`)
  expect((await reset(token, fresh())).status).toBe(204)
  expect((await reset(token, fresh())).status).toBe(400)
  expect((await gate.call('POST', 'Account/FindLink', { token })).status).toBe(400)
})

test('an address that nobody has is answered alike', async () => {
  const asked = await gate.call('POST', 'Account/SendRecoveryEmail', { email: 'nobody@test.example', altcha: await gate.proof() })
  expect(asked).toMatchObject({ status: 204, body: {} })
})

test('neither code nor token stands in the database, in the audit, or open in the outbox', async () => {
  const flowId = textIn((await ask(phoneOf(1))).body, 'flowId')
  const [message] = await gate.sentTo(phoneOf(1))
  const code = message ? codeIn(message) : ''
  const held = await gate.sql(`
    select to_jsonb(v)::text as text from verification_code v union all select to_jsonb(t)::text from account_token t
    union all select to_jsonb(c)::text from (select subject, body, html, link from outbox_content) c union all select to_jsonb(a)::text from audit_entry a`)
  for (const { text } of held) expect(String(text).replace(flowId, '')).not.toContain(`"${code}"`)
  const [open] = await gate.sql('select body from outbox_content where address = $1', [phoneOf(1)])
  expect(String(open?.body)).not.toContain(code)
})

test('without a proof of work nothing is sent, and a proof is good for one request', async () => {
  for (const altcha of ['', 'x', Buffer.from('{}').toString('base64')]) {
    const refused = await gate.call('POST', 'Account/SendRecoveryCode', { phoneNumber: phoneOf(1), altcha })
    expect([refused.status, errorIn(refused).code]).toEqual([400, 'notProved'])
  }
  const altcha = await gate.proof()
  const both = await Promise.all([0, 1].map(() => gate.call('POST', 'Account/SendRecoveryCode', { phoneNumber: phoneOf(1), altcha })))
  expect(statusesOf(both)).toEqual([200, 400])
  expect((await gate.call('POST', 'Account/SendRecoveryEmail', { email: emailOf('editor'), altcha })).status).toBe(400)
})

test('a proof whose end or number was changed proves nothing', async () => {
  const given = objectIn(JSON.parse(Buffer.from(await gate.proof(), 'base64').toString()))
  for (const change of [
    { salt: String(given.salt).replace(/expires=\d+/, 'expires=9999999999') },
    { number: Number(given.number) + 1 },
    { salt: String(given.salt).replace(/\?expires=\d+&/, '&') },
    { signature: '0'.repeat(64) },
    { algorithm: 'SHA-1' },
  ]) {
    const altcha = Buffer.from(JSON.stringify({ ...given, ...change })).toString('base64')
    expect((await gate.call('POST', 'Account/SendRecoveryCode', { phoneNumber: phoneOf(1), altcha })).status).toBe(400)
  }
})
