import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { password } from '../people.ts'
import { listIn, textIn } from '../walk/json.ts'
import { emailOf, errorIn, startGate, type Gate } from './gate.ts'

let gate: Gate
beforeAll(async () => {
  gate = await startGate({ 'Security.PasswordExpireDays': 90 })
})
afterAll(() => gate?.stop())
beforeEach(() => gate.forget())

const change = (token: string, currentPassword: string, newPassword: string, lang: 'ar' | 'en' = 'en') =>
  gate.call('POST', 'Account/ChangePassword', { currentPassword, newPassword }, { token, lang })
const me = (token: string) => gate.call('GET', 'Account/Me', undefined, { token })

test('who changes his password keeps this session alone, and is told', async () => {
  const [here, there] = [await gate.signIn('editor'), await gate.signIn('editor')]
  expect((await change(here, password, 'Zaytoun-Amber-11')).status).toBe(204)
  expect([(await me(here)).status, (await me(there)).status]).toEqual([200, 401])
  const [told] = await gate.sentTo(emailOf('editor'))
  expect(told?.kind).toBe('passwordChanged')
  expect(await gate.sql(`select revoke_reason from session where revoked_at is not null`)).toEqual([{ revoke_reason: 4 }])
  await gate.signIn('editor', 'Zaytoun-Amber-11')
})

test('a wrong present password is said at its field, and five of them lock', async () => {
  const token = await gate.signIn('clerk')
  for (let tries = 1; tries <= 5; tries++) {
    const refused = await change(token, 'Not-it-12345', 'Zaytoun-Amber-12')
    expect([refused.status, errorIn(refused)]).toEqual([
      400,
      expect.objectContaining({
        message: 'The current password is not correct',
        validationErrors: [expect.objectContaining({ members: ['currentPassword'] })],
      }),
    ])
  }
  expect((await change(token, password, 'Zaytoun-Amber-12')).status).toBe(423)
  expect((await gate.call('POST', 'Account/Login', { userName: 'clerk', password })).status).toBe(423)
  const told = await gate.sentTo(emailOf('clerk'))
  expect(told.map(({ kind, body }) => [kind, /15/.test(body)])).toEqual([['accountLocked', true]])
})

test.each([
  ['short', 'Aa1!x', ['password']],
  ['like the user name', 'Planner-2026!', ['unlike']],
  ['common', 'Football1!', ['uncommon']],
  ['the present one', password, ['unused']],
])('a new password that is %s is refused at its field, in the caller’s language', async (_which, chosen, rules) => {
  const token = await gate.signIn('planner')
  const refused = await change(token, password, chosen, 'ar')
  expect(refused.status).toBe(400)
  const errors = listIn(errorIn(refused), 'validationErrors')
  expect(errors.map(error => textIn(error, 'rule'))).toEqual(rules)
  for (const error of errors) {
    expect(listIn(error, 'members')).toEqual(['newPassword'])
    expect(textIn(error, 'message')).toMatch(/\p{Script=Arabic}/u)
  }
  expect((await gate.call('POST', 'Account/Login', { userName: 'planner', password })).status).toBe(200)
})

test('none of the last five passwords is taken again, the sixth is', async () => {
  const chosen = [password, ...Array.from({ length: 5 }, (_, index) => `Zaytoun-Olive-${index}x`)]
  const token = await gate.signIn('lender')
  for (const [index, next] of chosen.slice(1).entries()) expect((await change(token, chosen[index] ?? '', next)).status).toBe(204)
  const last = chosen.at(-1) ?? ''
  for (const used of chosen.slice(1)) expect(errorIn(await change(token, last, used)).message).toBe('This password was used before')
  expect((await change(token, last, password)).status).toBe(204)
})

test('a password that was hashed with less work is hashed anew at the next sign-in', async () => {
  const weak = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  const id = await gate.idOf('projects')
  await gate.sql('update credential set password_hash = $2 where user_id = $1', [id, weak])
  await gate.signIn('projects')
  const [row] = await gate.sql('select password_hash, password_history from credential where user_id = $1', [id])
  expect(String(row?.password_hash)).toContain('$m=19456,t=2,p=1$')
  expect(row?.password_history).toEqual([])
  await gate.signIn('projects')
})

test.each([
  ['has expired', `password_changed_at = now() - interval '91 days'`],
  ['was set by somebody else', 'password_changed_at = null'],
])('who signs in with a password that %s chooses another one first', async (_why, state) => {
  await gate.sql(`update credential set ${state} where user_id = $1`, [await gate.idOf('economist')])
  const [{ password_hash: kept } = {}] = await gate.sql('select password_hash from credential where user_id = $1', [
    await gate.idOf('economist'),
  ])
  const asked = await gate.call('POST', 'Account/Login', { userName: 'economist', password })
  expect(asked).toMatchObject({ status: 200, body: { passwordChangeRequired: true, twoFactorRequired: false } })
  expect(asked.body).not.toHaveProperty('access_token')
  const resetToken = textIn(asked.body, 'challenge')
  expect((await me(resetToken)).status).toBe(401)
  const set = (newPassword: string) => gate.call('POST', 'Account/ResetPassword', { resetToken, newPassword })
  expect(errorIn(await set(password)).message).toBe('This password was used before')
  expect((await set('Zaytoun-Cedar-31')).status).toBe(204)
  expect((await set('Zaytoun-Cedar-32')).status).toBe(400)
  await gate.signIn('economist', 'Zaytoun-Cedar-31')
  await gate.sql('update credential set password_hash = $2, password_history = $3 where user_id = $1', [
    await gate.idOf('economist'),
    kept,
    [],
  ])
})

test('who has not the password is not told that it has expired', async () => {
  await gate.sql('update credential set password_changed_at = null where user_id = $1', [await gate.idOf('association')])
  const refused = await gate.call('POST', 'Account/Login', { userName: 'association', password: 'Not-it-12345' })
  expect([refused.status, errorIn(refused).code]).toEqual([400, 'wrongCredentials'])
})

test('a letter that keyboards write in two ways is one letter', async () => {
  const token = await gate.signIn('council')
  expect((await change(token, password, 'Caf\u00e9-Zaytoun-5')).status).toBe(204)
  await gate.signIn('council', 'Cafe\u0301-Zaytoun-5')
})

test('the list of common passwords is there for the list beside the field', async () => {
  const { body } = await gate.call('GET', 'Public/CommonPasswords')
  expect(body.minLength).toBe(6)
  expect(listIn(body, 'items')).toHaveLength(10_000)
  expect(listIn(body, 'items')).toContain('football')
})
