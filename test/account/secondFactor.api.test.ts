import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { until } from '../guarantees/launch.ts'
import { password, type PersonName } from '../people.ts'
import { listIn, textIn } from '../walk/json.ts'
import { codeIn, emailOf, errorIn, giveTelephones, otherThan, phoneOf, startGate, statusesOf, type Answered, type Gate } from './gate.ts'

let gate: Gate
beforeAll(async () => {
  gate = await startGate()
  await giveTelephones(gate, 'editor', 'clerk', 'planner', 'projects')
})
afterAll(() => gate?.stop())
beforeEach(() => gate.forget())

interface Factor {
  readonly codes: readonly string[]
  /** The code of a step, counted from the one in which it was set up with the code before; each works once. */
  code(steps?: number): string
}

async function setUp(who: PersonName, token: string): Promise<Factor> {
  const begun = await gate.call('POST', 'Account/TwoFactor/Begin', { password }, { token })
  const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(textIn(begun.body, 'secret')) })
  // Not at the end of a step: what follows would fall into the next one.
  await until('a step has just begun', () => Date.now() % 30_000 < 24_000 || undefined)
  const begunAt = Date.now()
  const code = (steps = 0) => totp.generate({ timestamp: begunAt + steps * 30_000 })
  const confirmed = await gate.call('POST', 'Account/TwoFactor/Confirm', { code: code(-1) }, { token })
  expect([who, confirmed.status]).toEqual([who, 200])
  return { codes: listIn(confirmed.body, 'recoveryCodes').map(String), code }
}

const login = (userName: string, more: Readonly<Record<string, string>> = {}) =>
  gate.call('POST', 'Account/Login', { userName, password, ...more })
const second = (challenge: string, code: string) => gate.call('POST', 'Account/LoginTwoFactor', { challenge, code })
const challengeIn = ({ body }: Answered) => textIn(body, 'challenge')

test('after it is set up, signing in takes two steps, and each code works once', async () => {
  const token = await gate.signIn('editor')
  const factor = await setUp('editor', token)
  expect((await gate.sentTo(emailOf('editor')))[0]?.kind).toBe('twoFactorChanged')
  const first = await login('editor')
  expect(first).toMatchObject({ status: 200, body: { twoFactorRequired: true } })
  expect(first.body).not.toHaveProperty('access_token')
  // The code that switched it on is used up.
  expect(errorIn(await second(challengeIn(first), factor.code(-1)))).toMatchObject({
    code: 'wrongCode',
    message: 'The code is not correct',
  })
  const code = factor.code()
  const done = await second(challengeIn(first), code)
  expect(done).toMatchObject({ status: 200, body: { token_type: 'Bearer', twoFactorDue: null } })
  expect(errorIn(await second(challengeIn(first), factor.code(1)))).toMatchObject({
    code: 'challengeExpired',
    message: 'The verification has timed out; sign in again',
  })
  expect((await second(challengeIn(await login('editor')), code)).status).toBe(400)
  // In one step, as a program may.
  expect((await login('editor', { twoFactorCode: factor.code(1) })).status).toBe(200)
  expect(await gate.sql('select two_factor from session where revoked_at is null order by login_at')).toEqual(
    // The session in which it was set up has shown a code too.
    [{ two_factor: true }, { two_factor: true }, { two_factor: true }],
  )
})

test('ten recovery codes work once each, whichever way they are typed', async () => {
  const token = await gate.signIn('clerk')
  const { codes } = await setUp('clerk', token)
  expect(codes).toHaveLength(10)
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/)
  const [one = '', two = ''] = codes
  expect((await login('clerk', { twoFactorCode: one.toLowerCase().replace('-', ' ') })).status).toBe(200)
  expect((await login('clerk', { twoFactorCode: one })).status).toBe(400)
  const held = await gate.sql(
    "select array_to_string(recovery_codes, ',') as held, totp_secret from credential where totp_secret is not null",
  )
  expect(JSON.stringify(held)).not.toContain(two.replace('-', ''))
  const renewed = await gate.call('POST', 'Account/TwoFactor/NewRecoveryCodes', { code: two }, { token })
  expect(listIn(renewed.body, 'recoveryCodes')).toHaveLength(10)
  expect((await login('clerk', { twoFactorCode: codes[2] ?? '' })).status).toBe(400)
})

test('of two who show one code at the same time, one is let in', async () => {
  const factor = await setUp('planner', await gate.signIn('planner'))
  const [a, b] = [challengeIn(await login('planner')), challengeIn(await login('planner'))]
  // The second sign-in voids the challenge of the first; both with the later one.
  expect((await second(a, factor.code())).status).toBe(400)
  const answers = await Promise.all(Array.from({ length: 4 }, () => second(b, factor.code())))
  expect(statusesOf(answers)).toEqual([200, 400, 400, 400])
  const recovery = await Promise.all(Array.from({ length: 3 }, () => login('planner', { twoFactorCode: factor.codes[0] ?? '' })))
  expect(statusesOf(recovery)).toEqual([200, 400, 400])
})

test('wrong codes count as wrong passwords, and asking for another challenge does not forget them', async () => {
  const factor = await setUp('projects', await gate.signIn('projects'))
  for (let tries = 1; tries <= 5; tries++)
    expect((await second(challengeIn(await login('projects')), otherThan(factor.code()))).status).toBe(400)
  expect((await login('projects')).status).toBe(423)
  const [row] = await gate.sql(`select lockout_end > now() as locked from credential where user_id = $1`, [await gate.idOf('projects')])
  expect(row).toEqual({ locked: true })
})

test('a locked account comes back by SMS only with its second factor, and a token takes five wrong codes', async () => {
  const altcha = await gate.proof()
  const flow = textIn((await gate.call('POST', 'Account/SendRecoveryCode', { phoneNumber: phoneOf(4), altcha })).body, 'flowId')
  const [message] = await gate.sentTo(phoneOf(4))
  const verified = await gate.call('POST', 'Account/VerifyRecoveryCode', { flowId: flow, code: message ? codeIn(message) : '' })
  expect(verified.body).toMatchObject({ twoFactorRequired: true })
  const resetToken = textIn(verified.body, 'resetToken')
  const reset = (more: Readonly<Record<string, string>>) =>
    gate.call('POST', 'Account/ResetPassword', { resetToken, newPassword: 'Zaytoun-Cedar-77', ...more })
  expect(errorIn(await reset({}))).toMatchObject({ code: 'twoFactorRequired', validationErrors: [{ members: ['twoFactorCode'] }] })
  for (let tries = 1; tries <= 5; tries++) expect(errorIn(await reset({ twoFactorCode: '000000' })).code).toBe('wrongCode')
  expect(errorIn(await reset({ twoFactorCode: '000000' })).code).toBe('linkExpired')
})

test('the challenge opens nothing but the second step', async () => {
  await setUp('member', await gate.signIn('member'))
  const challenge = challengeIn(await login('member'))
  const calls = [
    ['GET', 'Account/Me'],
    ['GET', 'Account/Sessions'],
    ['GET', 'Account/MyData'],
    ['POST', 'Account/TwoFactor/Disable', { password, code: '000000' }],
    ['POST', 'Account/ChangePassword', { currentPassword: password, newPassword: 'Zaytoun-Cedar-78' }],
  ] as const
  for (const [method, path, body] of calls)
    expect([path, (await gate.call(method, path, body, { token: challenge })).status]).toEqual([path, 401])
  const others = [
    ['Account/ResetPassword', { resetToken: challenge, newPassword: 'Zaytoun-Cedar-78' }],
    ['Account/AcceptInvite', { token: challenge, newPassword: 'Zaytoun-Cedar-78' }],
    ['Account/FindLink', { token: challenge }],
    ['Account/SendInviteCode', { token: challenge }],
  ] as const
  for (const [path, body] of others) expect([path, errorIn(await gate.call('POST', path, body)).code]).toEqual([path, 'linkExpired'])
})

test('it is switched off with password and code, not while a role asks for it', async () => {
  const token = await gate.signIn('council')
  const factor = await setUp('council', token)
  const off = (given: string, code: string) => gate.call('POST', 'Account/TwoFactor/Disable', { password: given, code }, { token })
  expect(errorIn(await off('Not-it-12345', factor.code())).code).toBe('wrongPassword')
  await gate.sql(`update user_role set requires_two_factor = true where code = 'keeper'`)
  expect((await off(password, factor.code())).status).toBe(409)
  await gate.sql(`update user_role set requires_two_factor = false where code = 'keeper'`)
  expect((await off(password, '000000')).status).toBe(400)
  expect((await off(password, factor.code())).status).toBe(204)
  await gate.signIn('council')
})

test('a role that asks for it gives seven days; then only setting it up is open', async () => {
  const token = await gate.signIn('publisher')
  expect((await gate.call('GET', 'Account/Me', undefined, { token })).body.twoFactorDue).toBeNull()
  await gate.sql(`update user_role set requires_two_factor = true where code = 'portalPublisher'`)
  const due = textIn((await gate.call('GET', 'Account/Me', undefined, { token })).body, 'twoFactorDue')
  expect(Math.round((Date.parse(due) - Date.now()) / 86_400_000)).toBe(7)
  expect((await gate.call('GET', 'News/GetListPaged', undefined, { token })).status).toBe(200)
  await gate.sql(`update credential set two_factor_asked_at = now() - interval '7 days' where user_id = $1`, [await gate.idOf('publisher')])
  const refused = await gate.call('GET', 'News/GetListPaged', undefined, { token })
  expect([refused.status, errorIn(refused).code]).toEqual([403, 'twoFactorNeeded'])
  for (const path of ['Account/Sessions', 'Account/MyData', 'Place/GetSelect'])
    expect((await gate.call('GET', path, undefined, { token })).status).toBe(403)
  const other = await login('publisher')
  expect(Date.parse(textIn(other.body, 'twoFactorDue'))).toBeLessThan(Date.now())
  await setUp('publisher', token)
  expect((await gate.call('GET', 'News/GetListPaged', undefined, { token })).status).toBe(200)
  // A role that asks no more, or is taken away, lets go.
  await gate.sql(`update user_role set requires_two_factor = false where code = 'portalPublisher'`)
  expect(await gate.sql(`select 1 from credential where two_factor_asked_at is not null`)).toEqual([])
})

test('who is given a role that asks for it is asked from that moment', async () => {
  await gate.sql(`update user_role set requires_two_factor = true where code = 'auditor'`)
  const asked = () =>
    gate.sql(
      `select c.two_factor_asked_at is not null as asked from credential c where c.user_id = (select id from "system_user" where user_name = 'lender')`,
    )
  expect(await asked()).toEqual([{ asked: false }])
  await gate.sql(
    `insert into user_in_role (id, user_id, role_id) select gen_random_uuid(), u.id, r.id from "system_user" u, user_role r where u.user_name = 'lender' and r.code = 'auditor'`,
  )
  expect(await asked()).toEqual([{ asked: true }])
  await gate.sql(`delete from user_in_role where role_id = (select id from user_role where code = 'auditor')`)
  expect(await asked()).toEqual([{ asked: false }])
})

test('an administrator takes it away, and its owner is told and signed out', async () => {
  const token = await gate.signIn('economist')
  await setUp('economist', token)
  const administrator = await gate.signIn('administrator')
  const id = await gate.idOf('economist')
  const reset = () => gate.call('PUT', `User/ResetTwoFactor/${id}`, {}, { token: administrator })
  expect(await reset()).toMatchObject({ status: 200, body: { twoFactorEnabled: false } })
  expect((await gate.call('GET', 'Account/Me', undefined, { token })).status).toBe(401)
  expect((await gate.sentTo(emailOf('economist'), 2)).map(({ kind }) => kind)).toEqual(['twoFactorChanged', 'twoFactorChanged'])
  await gate.signIn('economist')
  expect((await reset()).status).toBe(409)
})

test('a secret that was moved to another account opens nothing there', async () => {
  const factor = await setUp('neighbour', await gate.signIn('neighbour'))
  const [from, to] = [await gate.idOf('neighbour'), await gate.idOf('engineer')]
  await gate.sql(
    `update credential c set totp_secret = s.totp_secret, totp_confirmed_at = now() from credential s where s.user_id = $1 and c.user_id = $2`,
    [from, to],
  )
  expect((await login('engineer', { twoFactorCode: factor.code() })).status).toBe(400)
})
