import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPair, type Pair } from '../guarantees/pair.ts'
import { secretKey, set } from '../messages/beside.ts'
import { password, settle } from '../people.ts'
import { listIn, textIn } from '../walk/json.ts'
import { codeIn, errorIn, gateOf, giveTelephones, otherThan, phoneOf, statusesOf, type Gate } from './gate.ts'

// Codes, tokens, proofs and limits are those of the installation, not of a process (foundations 17).

let pair: Pair
let first: Omit<Gate, 'places' | 'stop'>
let second: Omit<Gate, 'places' | 'stop'>
beforeAll(async () => {
  pair = await startPair(database => set(database, { 'VisitorEntries.PowDifficulty': 100 }), { MAHALLI_SECRET_KEY: secretKey })
  await settle(pair.first)
  first = gateOf(pair.first)
  second = gateOf(pair.second)
  await giveTelephones(first, 'editor', 'clerk')
})
afterAll(() => pair?.stop())
beforeEach(() => first.forget())

const both = <T>(call: (gate: Omit<Gate, 'places' | 'stop'>) => Promise<T>) => Promise.all([first, second, first, second].map(call))

async function flow(): Promise<{ flowId: string; code: string }> {
  const asked = await first.call('POST', 'Account/SendRecoveryCode', { phoneNumber: phoneOf(1), altcha: await first.proof() })
  const [message] = await first.sentTo(phoneOf(1))
  return { flowId: textIn(asked.body, 'flowId'), code: message ? codeIn(message) : '' }
}

test('a proof of work, a code and a token are each used once, at whichever process', async () => {
  const altcha = await second.proof()
  expect(statusesOf(await both(gate => gate.call('POST', 'Account/SendRecoveryCode', { phoneNumber: phoneOf(2), altcha })))).toEqual([
    200, 400, 400, 400,
  ])
  const { flowId, code } = await flow()
  const verified = await both(gate => gate.call('POST', 'Account/VerifyRecoveryCode', { flowId, code }))
  expect(statusesOf(verified)).toEqual([200, 400, 400, 400])
  const resetToken = textIn(verified.find(({ status }) => status === 200)?.body, 'resetToken')
  const newPassword = 'Zaytoun-Cedar-52'
  expect(statusesOf(await both(gate => gate.call('POST', 'Account/ResetPassword', { resetToken, newPassword })))).toEqual([
    204, 400, 400, 400,
  ])
  await second.signIn('editor', newPassword)
})

test('wrong codes are counted together', async () => {
  const { flowId, code } = await flow()
  const tries = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      (n % 2 ? first : second).call('POST', 'Account/VerifyRecoveryCode', { flowId, code: otherThan(code) }),
    ),
  )
  expect(tries.filter(answer => errorIn(answer).code === 'wrongCode')).toHaveLength(4)
  expect((await second.call('POST', 'Account/VerifyRecoveryCode', { flowId, code })).status).toBe(400)
})

test('the codes of a number are counted together, also when they are asked for at once', async () => {
  const asked = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      const gate = n % 2 ? first : second
      return gate.call('POST', 'Account/SendRecoveryCode', { phoneNumber: '0599444444', altcha: await gate.proof() })
    }),
  )
  expect(statusesOf(asked)).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
})

test('a code of the second factor lets one in', async () => {
  const token = await first.signIn('clerk')
  const begun = await first.call('POST', 'Account/TwoFactor/Begin', { password }, { token })
  const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(textIn(begun.body, 'secret')) })
  const code = totp.generate()
  const confirmed = await second.call('POST', 'Account/TwoFactor/Confirm', { code }, { token })
  const [recovery] = listIn(confirmed.body, 'recoveryCodes').map(String)
  const login = (given: string) => both(gate => gate.call('POST', 'Account/Login', { userName: 'clerk', password, twoFactorCode: given }))
  expect(statusesOf(await login(code))).toEqual([400, 400, 400, 400])
  await first.forget()
  expect(statusesOf(await login(recovery ?? ''))).toEqual([200, 400, 400, 400])
})
