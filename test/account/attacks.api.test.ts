import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '../../catalogue.server.ts'
import { visitor } from '../../kernel/kernel.ts'
import { statementLog } from '../../server/database/connect.ts'
import type { Call } from '../../server/platform.ts'
import { platformBeside, type Beside } from '../messages/beside.ts'
import { password } from '../people.ts'
import { listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { codeIn, emailOf, errorIn, giveTelephones, linkIn, phoneOf, startGate, statusesOf, type Answered, type Gate } from './gate.ts'

// What an outsider would try. Each of it fails, and tells him nothing.

let gate: Gate
let beside: Beside
beforeAll(async () => {
  gate = await startGate()
  await giveTelephones(gate, 'editor', 'clerk')
  beside = await platformBeside(gate.world.database)
})
afterAll(async () => {
  await beside?.stop()
  await gate?.stop()
})
beforeEach(() => gate.forget())

test('a token is worth nothing after sign-out, at any call that needs a session', async () => {
  const token = await gate.signIn('administrator')
  await gate.call('POST', 'Account/Logout', {}, { token })
  const protectedCalls = endpoints.filter(({ permission }) => permission !== 'public' && permission !== 'optional')
  expect(protectedCalls.length).toBeGreaterThan(50)
  for (const { method, path } of protectedCalls) {
    const answer = await gate.call(method, path.replaceAll(/\{\w+\}/g, '0'), method === 'GET' || method === 'DELETE' ? undefined : {}, {
      token,
    })
    expect([`${method} ${path}`, answer.status]).toEqual([`${method} ${path}`, 401])
  }
})

test('a token that somebody brings along when he signs in does not become his session', async () => {
  const planted = 'a'.repeat(43)
  const { body } = await gate.call('POST', 'Account/Login', { userName: 'editor', password }, { token: planted })
  expect(textIn(body, 'access_token')).not.toBe(planted)
  expect((await gate.call('GET', 'Account/Me', undefined, { token: planted })).status).toBe(401)
  const again = await gate.call('POST', 'Account/Login', { userName: 'editor', password }, { token: textIn(body, 'access_token') })
  expect(textIn(again.body, 'access_token')).not.toBe(textIn(body, 'access_token'))
})

describe('names, numbers and addresses that somebody has and that nobody has are not told apart', () => {
  /** Without what differs from call to call. */
  const alike = ({ status, body, retryAfter }: Answered) => ({
    status,
    retryAfter,
    body: JSON.stringify(body).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id'),
  })

  test.each(['ar', 'en'] as const)('by the text of the answers (%s)', async lang => {
    const calls: [string, (known: boolean) => Promise<Json>][] = [
      ['Account/Login', async known => ({ userName: known ? 'editor' : 'nobody', password: 'Not-it-12345' })],
      ['Account/Login', async known => ({ userName: known ? emailOf('editor') : 'nobody@test.example', password: 'Not-it-12345' })],
      ['Account/SendRecoveryCode', async known => ({ phoneNumber: known ? phoneOf(1) : '0599123456', altcha: await gate.proof() })],
      [
        'Account/SendRecoveryEmail',
        async known => ({ email: known ? emailOf('editor') : 'nobody@test.example', altcha: await gate.proof() }),
      ],
    ]
    for (const [path, bodyOf] of calls) {
      const [known, unknown] = [
        await gate.call('POST', path, await bodyOf(true), { lang }),
        await gate.call('POST', path, await bodyOf(false), { lang }),
      ]
      expect([path, alike(unknown)]).toEqual([path, alike(known)])
    }
    for (const [path, more] of Object.entries({ FindLink: {}, SendInviteCode: {}, AcceptInvite: { newPassword: 'Zaytoun-Cedar-1' } })) {
      const refused = await gate.call('POST', `Account/${path}`, { token: 'x'.repeat(43), ...more }, { lang })
      expect([path, refused.status, errorIn(refused).code]).toEqual([path, 400, 'linkExpired'])
    }
  })

  test('by the work that is done before the answer', async () => {
    const codes = async (number: string) => [
      await work('SendRecoveryCode', { phoneNumber: number, altcha: await gate.proof() }),
      await work('SendRecoveryEmail', {
        email: number === phoneOf(1) ? emailOf('editor') : 'nobody@test.example',
        altcha: await gate.proof(),
      }),
    ]
    const known = await codes(phoneOf(1))
    const unknown = await codes('0599123456')
    expect(unknown).toEqual(known)
    for (const statements of known) expect(statements.join()).toContain('insert into verification_code')
    const [of, ofNobody] = await Promise.all(
      [phoneOf(1), '0599123456'].map(async phoneNumber =>
        textIn((await gate.call('POST', 'Account/SendRecoveryCode', { phoneNumber, altcha: await gate.proof() })).body, 'flowId'),
      ),
    )
    await gate.sql(`update verification_code set creation_time = creation_time - interval '61 seconds'`)
    for (const path of ['VerifyRecoveryCode', 'ResendRecoveryCode'] as const) {
      const body = (flowId: string | undefined): Json => ({ flowId, ...(path === 'VerifyRecoveryCode' && { code: '123456' }) })
      expect([path, await work(path, body(ofNobody))]).toEqual([path, await work(path, body(of))])
    }
  })

  /** The statements of a call until it answers, whatever the values are. */
  async function work(path: string, body: Json): Promise<string[]> {
    const endpoint = endpoints.find(one => one.path === `Account/${path}`)
    const log: { statements: { text: string; values: unknown[] }[] } = { statements: [] }
    const actor = { caller: visitor, requestId: 'test', address: '198.51.100.77' }
    const call: Call = { platform: beside.platform, caller: visitor, lang: 'ar', requestId: 'test', actor }
    await statementLog
      .run(log, () => endpoint?.handle(call, { params: {}, query: new URLSearchParams(), body, request: new Request('http://x/') }))
      ?.catch(() => undefined)
    return log.statements.map(({ text }) => text.replaceAll(/\$\d+/g, '$'))
  }
})

describe('trying passwords', () => {
  const login = (userName: string, given: string, headers = {}) =>
    gate.call('POST', 'Account/Login', { userName, password: given }, { headers })

  test('on one account from many addresses locks it', async () => {
    for (let n = 1; n <= 5; n++)
      expect(await post('Account/Login', { userName: 'editor', password: `Not-it-${n}` }, { from: `127.0.0.${n + 10}` })).toBe(400)
    const addresses = await gate.sql('select distinct address from sign_in_failure')
    expect(addresses).toHaveLength(5)
    expect(await post('Account/Login', { userName: 'editor', password }, { from: '127.0.0.99' })).toBe(423)
  })

  test('on many accounts from one address stops the address, also for the right password', async () => {
    for (let n = 1; n <= 15; n++) expect((await login(`nobody-${n}`, 'Not-it-12345')).status).toBe(400)
    expect((await login('editor', password)).status).toBe(429)
  })

  test('what a stranger writes of himself moves him to no other address', async () => {
    for (let n = 1; n <= 15; n++)
      await login(`nobody-${n}`, 'x', {
        'x-forwarded-for': `203.0.113.${n}`,
        forwarded: `for=203.0.113.${n}`,
        'x-real-ip': `203.0.113.${n}`,
      })
    expect((await login('editor', password, { 'x-forwarded-for': '203.0.113.200' })).status).toBe(429)
  })

  test('everywhere at once asks everybody for a proof of work for half an hour, and tells the administrators once', async () => {
    await gate.sql(`insert into sign_in_failure (id, address, name_hash, is_known, at)
      select gen_random_uuid(), '198.51.100.' || (n % 250), md5(n::text), false, now() from generate_series(1, 500) n`)
    expect((await login('nobody', 'Not-it-12345')).status).toBe(400)
    const refused = await login('editor', password)
    expect([refused.status, errorIn(refused).code]).toEqual([400, 'notProved'])
    const altcha = await gate.proof()
    const answers = [0, 1].map(() => gate.call('POST', 'Account/Login', { userName: 'editor', password, altcha }))
    expect(statusesOf(await Promise.all(answers))).toEqual([200, 400])
    await gate.call('POST', 'Account/Login', { userName: 'nobody', password: 'x', altcha: await gate.proof() })
    expect((await gate.sentTo(emailOf('administrator'))).map(({ kind }) => kind)).toEqual(['signInAlarm'])
    await gate.sql(`update alarm set until = now() - interval '1 second'; delete from sign_in_failure`)
    await gate.signIn('editor')
  })
})

test('a link that is sent leads to this installation, whatever host the request was sent to', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  const status = await post('Account/SendRecoveryEmail', { email: emailOf('editor'), altcha: await gate.proof() }, { headers })
  expect(status).toBe(204)
  const [message] = await gate.sentTo(emailOf('editor'))
  expect(message ? linkIn(message).origin : '').toBe(new URL(gate.world.url).origin)
  expect(message?.body).not.toContain('evil')
})

test('a field that a call does not have is refused by its name', async () => {
  const calls: [string, Json][] = [
    ['Login', { userName: 'editor', password, isAdmin: true }],
    ['ResetPassword', { resetToken: 'x', newPassword: 'Zaytoun-Cedar-1', userName: 'admin' }],
    ['AcceptInvite', { token: 'x', newPassword: 'Zaytoun-Cedar-1', roles: ['admin'] }],
    ['VerifyRecoveryCode', { flowId: 'x', code: '123456', userId: 'x' }],
  ]
  for (const [path, body] of calls) {
    const refused = await gate.call('POST', `Account/${path}`, body)
    expect([path, refused.status]).toEqual([path, 400])
    expect(listIn(errorIn(refused), 'validationErrors').map(error => objectIn(error).rule)).toContain('unknownField')
  }
})

test('a code of one flow opens no other, and one person’s code not another’s', async () => {
  const ask = async (phoneNumber: string) =>
    textIn((await gate.call('POST', 'Account/SendRecoveryCode', { phoneNumber, altcha: await gate.proof() })).body, 'flowId')
  const [mine, theirs] = [await ask(phoneOf(1)), await ask(phoneOf(2))]
  const [message] = await gate.sentTo(phoneOf(1))
  await gate.sentTo(phoneOf(2))
  const code = message ? codeIn(message) : ''
  const verify = (flowId: string) => gate.call('POST', 'Account/VerifyRecoveryCode', { flowId, code })
  const other = await verify(theirs)
  // One in a million that both were sent the same.
  expect(other.status).toBe(400)
  expect((await verify(mine)).status).toBe(200)
})

/** What `fetch` does not let anybody do: another host than the one that is called, another address of this machine. @returns the status */
function post(
  path: string,
  body: Json,
  { from, headers }: { from?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<number> {
  const { hostname, port } = new URL(gate.world.url)
  return new Promise((resolve, reject) => {
    const sending = request(
      {
        hostname,
        port,
        method: 'POST',
        path: `/api/${path}`,
        headers: { 'content-type': 'application/json', ...headers },
        ...(from && { localAddress: from }),
      },
      answer => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    sending.on('error', reject)
    sending.end(JSON.stringify(body))
  })
}
