import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rowRules } from '../../modules/admin/users/accountActs.ts'
import { password, people, type PersonName } from '../people.ts'
import { set } from '../messages/beside.ts'
import { listIn, objectIn, textIn } from '../walk/json.ts'
import { adminPassword, startDemoWorld, type World } from '../world.ts'
import { codeIn, emailOf, errorIn, gateOf, giveTelephones, linkIn, otherThan, phoneOf, startGate, statusesOf, type Gate } from './gate.ts'

let gate: Gate
let administrator: string
beforeAll(async () => {
  gate = await startGate()
  await giveTelephones(gate, 'editor', 'clerk', 'planner')
  administrator = await gate.signIn('administrator')
})
afterAll(() => gate?.stop())
beforeEach(async () => {
  await gate.forget()
  await gate.sql(`update credential set password_hash = null where user_id in (select id from "system_user" where user_name in ('editor', 'clerk', 'planner'));
    update "system_user" set email_confirmed = false, phone_number_confirmed = false, is_active = true where user_name in ('editor', 'clerk', 'planner')`)
})

const chosen = 'Zaytoun-Cedar-19'
const [email, sms, both] = [1, 2, 3]

async function invite(who: PersonName, channel = email) {
  return gate.call('PUT', `User/Invite/${await gate.idOf(who)}`, { channel }, { token: administrator })
}
const find = (token: string) => gate.call('POST', 'Account/FindLink', { token })
const sendCode = (token: string) => gate.call('POST', 'Account/SendInviteCode', { token })
const accept = (token: string, more: Readonly<Record<string, string>> = {}) =>
  gate.call('POST', 'Account/AcceptInvite', { token, newPassword: chosen, ...more })

/** The token of the invitation that was sent last. */
async function tokenAt(address: string, least = 1): Promise<string> {
  const invitations = (await gate.sentTo(address, least)).filter(({ kind }) => kind === 'userInvited')
  return invitations[0] ? (linkIn(invitations[0]).searchParams.get('invite') ?? '') : ''
}

test('who is invited by e-mail confirms his mobile, chooses a password and signs in', async () => {
  expect(await invite('editor')).toMatchObject({ status: 200, body: { invitationState: 2 } })
  const [message] = await gate.sentTo(emailOf('editor'))
  expect(message).toMatchObject({ kind: 'userInvited' })
  const link = message ? linkIn(message) : new URL('about:blank')
  expect([link.origin, link.pathname]).toEqual([new URL(gate.world.url).origin, '/resetPassword'])
  const token = link.searchParams.get('invite') ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  expect((await gate.call('POST', 'Account/Login', { userName: 'editor', password })).status).toBe(400)
  const found = await find(token)
  expect(found).toMatchObject({
    status: 200,
    body: { purpose: 'invitation', userName: 'editor', phoneHint: '•••001', twoFactorRequired: false },
  })
  expect(textIn(found.body, 'fullName')).toBe(people.editor.who)
  expect(errorIn(await accept(token))).toMatchObject({ code: 'codeRequired', validationErrors: [{ members: ['phoneCode'] }] })
  expect(await sendCode(token)).toMatchObject({ status: 200, body: { resendAfter: 60 } })
  const [code] = await gate.sentTo(phoneOf(1))
  const phoneCode = code ? codeIn(code) : ''
  expect(errorIn(await accept(token, { phoneCode: otherThan(phoneCode) }))).toMatchObject({
    message: 'The code is not correct. 4 tries left',
    validationErrors: [{ members: ['phoneCode'] }],
  })
  expect((await accept(token, { phoneCode })).status).toBe(204)
  const [row] = await gate.sql('select email_confirmed, phone_number_confirmed from "system_user" where user_name = $1', ['editor'])
  expect(row).toEqual({ email_confirmed: true, phone_number_confirmed: true })
  await gate.signIn('editor', chosen)
  expect((await gate.sentTo(emailOf('editor'), 2))[0]?.kind).toBe('userWelcome')
  // The link and the code are used up.
  expect((await accept(token, { phoneCode })).status).toBe(400)
  expect((await find(token)).status).toBe(400)
})

test('of two who follow one link at the same time, one is let in', async () => {
  await gate.sql(`update "system_user" set phone_number_confirmed = true where user_name = 'editor'`)
  await invite('editor')
  const token = await tokenAt(emailOf('editor'))
  const answers = await Promise.all(Array.from({ length: 4 }, () => accept(token)))
  expect(statusesOf(answers)).toEqual([204, 400, 400, 400])
})

test('a link by SMS proves the mobile, one by e-mail the address; both are two links, of which one is used', async () => {
  await invite('clerk', both)
  const [byEmail, bySms] = [await tokenAt(emailOf('clerk')), await tokenAt(phoneOf(2))]
  expect(byEmail).not.toBe(bySms)
  await sendCode(bySms)
  const code = codeIn(
    (await gate.sentTo(phoneOf(2), 2)).find(({ kind }) => kind === 'recoveryCode') ?? {
      body: '',
      channel: 'sms',
      kind: '',
      address: '',
      subject: '',
    },
  )
  expect((await accept(bySms, { phoneCode: code })).status).toBe(204)
  const [row] = await gate.sql('select email_confirmed, phone_number_confirmed from "system_user" where user_name = $1', ['clerk'])
  expect(row).toEqual({ email_confirmed: false, phone_number_confirmed: true })
  expect((await accept(byEmail, { phoneCode: code })).status).toBe(400)
})

test('a new invitation voids the old one, and the fourth within a day is refused', async () => {
  await invite('planner', sms)
  const first = await tokenAt(phoneOf(3))
  await invite('planner', sms)
  const second = await tokenAt(phoneOf(3), 2)
  expect([(await find(first)).status, (await find(second)).status]).toEqual([400, 200])
  expect((await invite('planner', sms)).status).toBe(200)
  const refused = await invite('planner', sms)
  expect([refused.status, errorIn(refused).code]).toEqual([429, 'tooMany'])
  expect((await find(await tokenAt(phoneOf(3), 3))).status).toBe(200)
})

test('an invitation lasts 72 hours; who comes later asks for another one, and the inviter alone is told, once', async () => {
  await invite('editor')
  const token = await tokenAt(emailOf('editor'))
  await gate.sql(
    `update account_token set creation_time = creation_time - interval '71 hours', expires_at = expires_at - interval '71 hours'`,
  )
  expect((await find(token)).status).toBe(200)
  await gate.sql(`update account_token set creation_time = creation_time - interval '1 hour', expires_at = expires_at - interval '1 hour'`)
  const late = await find(token)
  expect([late.status, errorIn(late)]).toEqual([
    400,
    expect.objectContaining({ message: 'The invitation has expired', details: { mayAskAgain: true } }),
  ])
  expect((await accept(token)).status).toBe(400)
  const askAgain = (given: string) => gate.call('POST', 'Account/RequestInvitation', { token: given })
  for (const given of [token, token, 'x'.repeat(43)]) expect((await askAgain(given)).status).toBe(204)
  const told = await gate.sql(`select u.user_name, n.text_en, n.link from notification n join "system_user" u on u.id = n.user_id`)
  expect(told).toEqual([
    {
      user_name: 'administrator',
      text_en: expect.stringContaining('has expired, and a new one is asked for'),
      link: `/dashboard/systemUsers/${await gate.idOf('editor')}`,
    },
  ])
  expect(errorIn(await find(token)).details).toEqual({ mayAskAgain: false })
})

test('an invitation that a newer one has voided is not asked for again', async () => {
  await invite('editor')
  const first = await tokenAt(emailOf('editor'))
  await invite('editor')
  expect((await gate.call('POST', 'Account/RequestInvitation', { token: first })).status).toBe(204)
  expect(await gate.sql('select 1 from notification')).toEqual([])
})

test('the link is not the inviter’s to read, nor anybody’s who reads the outbox', async () => {
  const answer = await invite('editor')
  const token = await tokenAt(emailOf('editor'))
  expect(JSON.stringify(answer.body)).not.toContain(token)
  const [row] = await gate.sql(`select o.id from outbox o join outbox_content c on c.message_id = o.id where c.address = $1`, [
    emailOf('editor'),
  ])
  const content = await gate.call('GET', `Outbox/GetContent/${String(row?.id)}`, undefined, { token: administrator })
  // These are no accounts of a demonstration.
  expect(textIn(content.body, 'body')).toContain('••••••')
  expect(JSON.stringify(content.body)).not.toContain(token)
  const held = await gate.sql(
    "select to_jsonb(c) - 'sealed' as content from outbox_content c union all select to_jsonb(t) from account_token t",
  )
  expect(JSON.stringify(held)).not.toContain(token)
})

describe('who cannot be invited yet, or any more', () => {
  test.each([
    ['without a role', 'delete from user_in_role where user_id = $1', 'roleNeeded', 'roleFirst'],
    ['without a place', 'delete from user_place where user_id = $1', 'assignedPlace', 'placeFirst'],
    ['without a default place', 'update user_place set is_default = false where user_id = $1', 'defaultPlace', 'defaultPlaceFirst'],
    ['who is inactive', 'update "system_user" set is_active = false where id = $1', 'wrongState', 'isDeactivated'],
    ['who has a password', `update credential set password_hash = 'x' where user_id = $1`, 'accepted', 'hasAccepted'],
  ])('one %s: the call refuses it, and the row of the list says so before', async (_which, state, code, word) => {
    const id = await gate.idOf('planner')
    const [roles, places] = await Promise.all([
      gate.sql('select * from user_in_role where user_id = $1', [id]),
      gate.sql('select * from user_place where user_id = $1', [id]),
    ])
    await gate.sql(state, [id])
    const refused = await invite('planner')
    expect([refused.status, errorIn(refused).code]).toEqual([409, code])
    const list = await gate.call('GET', 'User/GetListPaged?filter=planner', undefined, { token: administrator })
    const row = listIn(list.body, 'items').find(item => objectIn(item).id === id)
    expect(rowRules.invite.against(objectIn(row), false)).toBe(word)
    await gate.sql('delete from user_place where user_id = $1', [id])
    for (const row of places)
      await gate.sql('insert into user_place select * from jsonb_populate_record(null::user_place, $1)', [JSON.stringify(row)])
    for (const row of roles)
      await gate.sql('insert into user_in_role select * from jsonb_populate_record(null::user_in_role, $1) on conflict do nothing', [
        JSON.stringify(row),
      ])
  })
})

test('the rule of passwords holds for the first one too', async () => {
  await gate.sql(`update "system_user" set phone_number_confirmed = true where user_name = 'editor'`)
  await invite('editor')
  const token = await tokenAt(emailOf('editor'))
  const refused = await accept(token, { newPassword: 'Editor-2026!' })
  expect(errorIn(refused)).toMatchObject({ validationErrors: [{ members: ['newPassword'], rule: 'unlike' }] })
  expect((await accept(token)).status).toBe(204)
})

test('who is invited cannot come in by recovery before he has accepted', async () => {
  await gate.sql(`update "system_user" set phone_number_confirmed = true, email_confirmed = true where user_name = 'editor'`)
  await gate.call('POST', 'Account/SendRecoveryEmail', { email: emailOf('editor'), altcha: await gate.proof() })
  await gate.sql(`update credential set password_hash = 'x' where user_id = $1`, [await gate.idOf('clerk')])
  await gate.sql(`update "system_user" set email_confirmed = true where user_name = 'clerk'`)
  await gate.call('POST', 'Account/SendRecoveryEmail', { email: emailOf('clerk'), altcha: await gate.proof() })
  await gate.sentTo(emailOf('clerk'))
  expect(await gate.sql('select 1 from outbox_content where address = $1', [emailOf('editor')])).toEqual([])
})

test('an administrator sends a link for another password: he sees none, and the sessions end', async () => {
  const id = await gate.idOf('council')
  const session = await gate.signIn('council')
  const reset = () => gate.call('PUT', `User/ResetPassword/${id}`, {}, { token: administrator })
  const answer = await reset()
  expect(answer.status).toBe(200)
  expect((await gate.call('GET', 'Account/Me', undefined, { token: session })).status).toBe(401)
  const [message] = await gate.sentTo(emailOf('council'))
  const token = message ? (linkIn(message).searchParams.get('token') ?? '') : ''
  expect(JSON.stringify(answer.body)).not.toContain(token)
  await gate.signIn('council')
  expect((await gate.call('POST', 'Account/ResetPassword', { resetToken: token, newPassword: chosen })).status).toBe(204)
  await gate.signIn('council', chosen)
  const unaccepted = await gate.call('PUT', `User/ResetPassword/${await gate.idOf('editor')}`, {}, { token: administrator })
  expect([unaccepted.status, errorIn(unaccepted).code]).toEqual([409, 'notAccepted'])
})

describe('where the installation does without the mobile', () => {
  const secret = 'another secret of forty letters, at least'
  let world: World
  beforeAll(async () => {
    world = await startDemoWorld({ PUBLIC_URL: 'https://mahalli.example/', MAHALLI_SECRET_KEY: secret }, database =>
      set(database, { 'Security.InviteNeedsPhone': false }),
    )
  })
  afterAll(() => world?.stop())

  test('no code is asked for, and links begin with the public address, whatever the request says', async () => {
    const own = gateOf(world, secret)
    const token = await own.signIn('admin', adminPassword)
    const id = await own.idOf('member')
    await own.sql('update credential set password_hash = null where user_id = $1', [id])
    await own.sql('update "system_user" set phone_number_confirmed = false where id = $1', [id])
    expect(
      (await own.call('PUT', `User/Invite/${id}`, { channel: email }, { token, headers: { 'x-forwarded-host': 'evil.example' } })).status,
    ).toBe(200)
    const readByAdministrator = async () => {
      const [row] = await own.sql(`select o.id from outbox o join outbox_content c on c.message_id = o.id where c.address = $1`, [
        'member@mahalli.example',
      ])
      return textIn((await own.call('GET', `Outbox/GetContent/${String(row?.id)}`, undefined, { token })).body, 'body')
    }
    const [message] = await own.sentTo('member@mahalli.example')
    const link = message ? linkIn(message) : new URL('about:blank')
    expect(link.origin).toBe('https://mahalli.example')
    const invitation = link.searchParams.get('invite') ?? ''
    expect(await readByAdministrator()).toContain(invitation)
    const provider = { group: 'email', 'Email.Provider': 2, 'Email.Host': 'mail.example', 'Email.From': 'noreply@mahalli.example' }
    expect((await own.call('PUT', 'Config/UpdateGroup', provider, { token })).status).toBe(200)
    const covered = await readByAdministrator()
    expect([covered.includes('••••••'), covered.includes(invitation)]).toEqual([true, false])
    expect(objectIn((await own.call('POST', 'Account/FindLink', { token: invitation })).body).phoneHint).toBeNull()
    expect((await own.call('POST', 'Account/AcceptInvite', { token: invitation, newPassword: chosen })).status).toBe(204)
  })
})
