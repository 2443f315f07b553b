import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditActions, type AuditAction } from '../../server/audit/actions.ts'
import { until } from '../guarantees/launch.ts'
import { password } from '../people.ts'
import { textIn, type Json } from '../walk/json.ts'
import { codeIn, emailOf, giveTelephones, linkIn, otherThan, phoneOf, startGate, type Gate } from './gate.ts'

let gate: Gate
let admin: string
let since = 0
beforeAll(async () => {
  gate = await startGate({ 'Sessions.MaxPerUser': 2 })
  await giveTelephones(gate, 'editor', 'clerk')
  admin = await gate.signIn('administrator')
})
afterAll(() => gate?.stop())
beforeEach(async () => {
  await gate.forget()
  await sinceNow()
})

async function sinceNow(): Promise<void> {
  since = Number((await gate.sql('select max(id) as id from audit_entry'))[0]?.id)
}

/** The entries of an action since the test began, once so many are there: what follows an answer is noted in a moment. */
function noted(action: AuditAction, least = 1): Promise<Record<string, unknown>[]> {
  return until(`${least} entries of ${action}`, async () => {
    const rows = await gate.sql('select * from audit_entry where id > $1 and action = $2 order by id', [since, auditActions[action]])
    return rows.length >= least ? rows : undefined
  })
}

const aboutOf = async (userName: string) => ({ table_name: 'system_user', row_id: await gate.idOf(userName) })
const put = async (path: string, userName: string, body: Json = {}) =>
  gate.call('PUT', `User/${path}/${await gate.idOf(userName)}`, body, { token: admin })

test('sessions that somebody else ends, that their owner ends, and the one too many', async () => {
  const first = await gate.signIn('planner')
  await gate.signIn('planner')
  expect((await gate.call('POST', 'Account/RevokeOtherSessions', {}, { token: first })).status).toBe(200)
  await gate.signIn('planner')
  await gate.signIn('planner')
  expect((await put('RevokeSessions', 'planner')).status).toBe(204)
  const about = await aboutOf('planner')
  expect(await noted('sessionRevoked', 3)).toMatchObject([
    { ...about, user_name: 'planner', changes: { sessions: [null, 1], endReason: [null, 7] }, changes_scope: 5, keep: 2 },
    { ...about, user_name: 'planner', changes: { sessions: [null, 1], endReason: [null, 6] } },
    { ...about, user_name: 'administrator', changes: { sessions: [null, 2], endReason: [null, 3] }, row_place: gate.places.get('P03') },
  ])
})

test('a lock that is lifted, and an account that is switched off and on', async () => {
  expect((await put('Unlock', 'projects')).status).toBe(200)
  const reason = Number(
    (await gate.sql("select l.id from lookup l join lookup_type t on t.id = l.type where t.code = 'deactivationReason' limit 1"))[0]?.id,
  )
  await gate.signIn('projects')
  expect((await put('Deactivate', 'projects', { reason })).status).toBe(200)
  expect((await put('Activate', 'projects')).status).toBe(200)
  const by = { ...(await aboutOf('projects')), user_name: 'administrator' }
  expect(await noted('unlock')).toMatchObject([by])
  expect(await noted('sessionRevoked')).toMatchObject([{ ...by, changes: { endReason: [null, 5] } }])
  expect(await noted('transition', 2)).toMatchObject([
    { ...by, changes: { is_active: [true, false] } },
    { ...by, changes: { is_active: [false, true] } },
  ])
})

test('a recovery by SMS from asking to the new password, without the number or the code', async () => {
  const ask = async (phoneNumber: string) => gate.call('POST', 'Account/SendRecoveryCode', { phoneNumber, altcha: await gate.proof() })
  // Of a number that nobody has there is nobody of whom to note it.
  expect((await ask('0599123456')).status).toBe(200)
  const flowId = textIn((await ask(phoneOf(1))).body, 'flowId')
  const [message] = await gate.sentTo(phoneOf(1))
  const code = message ? codeIn(message) : ''
  expect((await gate.call('POST', 'Account/VerifyRecoveryCode', { flowId, code: otherThan(code) })).status).toBe(400)
  const about = await aboutOf('editor')
  expect(await noted('recoveryVerified')).toMatchObject([
    { ...about, status: 400, changes: { codePurpose: [null, 1], isRight: [null, false] } },
  ])
  const { body } = await gate.call('POST', 'Account/VerifyRecoveryCode', { flowId, code })
  const newPassword = 'Zaytoun-noted-77'
  expect((await gate.call('POST', 'Account/ResetPassword', { resetToken: textIn(body, 'resetToken'), newPassword })).status).toBe(204)
  expect(await noted('recoveryRequested')).toMatchObject([{ ...about, changes: { channel: [null, 1] }, keep: 2 }])
  expect((await noted('recoveryVerified', 2))[1]).toMatchObject({ ...about, changes: { isRight: [null, true] } })
  expect(await noted('passwordChanged')).toMatchObject([{ ...about, changes: { isFirst: [null, false] }, keep: 1 }])
  const lines = JSON.stringify(await gate.sql('select * from audit_entry where id > $1', [since]))
  for (const secret of [phoneOf(1), code, newPassword]) expect([secret, lines.includes(secret)]).toEqual([secret, false])
})

test('a link that an administrator sends, an invitation, and a password of one’s own choice', async () => {
  const token = await gate.signIn('clerk')
  expect((await put('ResetPassword', 'clerk')).status).toBe(200)
  expect(await noted('recoveryRequested')).toMatchObject([
    { ...(await aboutOf('clerk')), user_name: 'administrator', changes: { channel: [null, 2] } },
  ])
  expect((await gate.call('GET', 'Account/Me', undefined, { token })).status).toBe(401)
  const again = await gate.signIn('clerk')
  const body = { currentPassword: password, newPassword: 'Zaytoun-noted-78' }
  expect((await gate.call('POST', 'Account/ChangePassword', body, { token: again })).status).toBe(204)
  await gate.sql('update credential set password_hash = null where user_id = $1', [await gate.idOf('clerk')])
  expect((await put('Invite', 'clerk', { channel: 1 })).status).toBe(200)
  const [invitation] = (await gate.sentTo(emailOf('clerk'), 2)).filter(({ kind }) => kind === 'userInvited')
  const link = invitation && linkIn(invitation).searchParams.get('invite')
  const accepted = await gate.call('POST', 'Account/AcceptInvite', { token: link ?? '', newPassword: 'Zaytoun-noted-79' })
  expect(accepted.status).toBe(204)
  expect((await noted('passwordChanged', 2)).map(({ changes, user_name }) => [changes, user_name])).toEqual([
    [{ isFirst: [null, false] }, 'clerk'],
    [{ isFirst: [null, true] }, null],
  ])
})

test('a second factor that is set up, given new codes, and taken away', async () => {
  const token = await gate.signIn('lender')
  const begun = await gate.call('POST', 'Account/TwoFactor/Begin', { password }, { token })
  const secret = textIn(begun.body, 'secret')
  const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) })
  const { body } = await gate.call('POST', 'Account/TwoFactor/Confirm', { code: totp.generate() }, { token })
  const [code = ''] = Array.isArray(body.recoveryCodes) ? body.recoveryCodes.map(String) : []
  expect((await gate.call('POST', 'Account/TwoFactor/NewRecoveryCodes', { code }, { token })).status).toBe(200)
  expect((await put('ResetTwoFactor', 'lender')).status).toBe(200)
  const entries = await noted('twoFactorChanged', 3)
  expect(entries.map(({ changes, user_name }) => [changes, user_name])).toEqual([
    [{ factorChange: [null, 1] }, 'lender'],
    [{ factorChange: [null, 3] }, 'lender'],
    [{ factorChange: [null, 2] }, 'administrator'],
  ])
  for (const hidden of [secret, code]) expect(JSON.stringify(entries)).not.toContain(hidden)
})
