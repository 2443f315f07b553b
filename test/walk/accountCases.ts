import { password, people } from '../people.ts'
import { asOwner } from '../world.ts'
import type { Case, Trial } from './trials.ts'
import { clientOf, done } from './client.ts'
import { listIn, textIn, type Json } from './json.ts'
import { placeId, type CallerName, type Scene } from './scene.ts'

/** How each line about accounts is tried. */
export const accountCases: Readonly<Record<string, Case>> = {
  'GET Account/GetProfile': asTwin('GET', 'GetProfile'),
  'GET Account/MyData': asTwin('GET', 'MyData'),
  'PUT Account/UpdateProfile': asTwin('PUT', 'UpdateProfile', { language: 1, phoneNumber: '+970599111222', password }),
  'PUT Account/UpdateProfile · without password': asTwin('PUT', 'UpdateProfile', { phoneNumber: '+970599111223' }),
  'POST Account/SendEmailLink': asTwin('POST', 'SendEmailLink', {}),
  'POST Account/ConfirmEmail': asTwin('POST', 'ConfirmEmail', { token: nothing() }),
  'POST Account/SendPhoneCode': asTwin('POST', 'SendPhoneCode', {}),
  'POST Account/ConfirmPhone': asTwin('POST', 'ConfirmPhone', { code: '123456' }),
  'POST Account/ChangePassword': asTwin('POST', 'ChangePassword', { currentPassword: password, newPassword: 'Zaytoun-Cedar-64' }),
  'POST Account/ChangePassword · too short': asTwin('POST', 'ChangePassword', { currentPassword: password, newPassword: 'Aa1!' }),
  'GET Account/Sessions': asTwin('GET', 'Sessions'),
  'DELETE Account/Sessions': async (scene, _records, caller) => {
    const { headers, token, undo } = await twinOf(scene, caller)
    if (token === undefined) return { request: { method: 'DELETE', path: `Account/Sessions?id=${nothing()}` } }
    const [session] = listIn(await done(clientOf(scene.send, token), { method: 'GET', path: 'Account/Sessions' }), 'items')
    return { request: { method: 'DELETE', path: `Account/Sessions?id=${textIn(session, 'id')}`, headers }, undo }
  },
  "DELETE Account/Sessions · another's": async (scene, _records, caller) => {
    const [session] = listIn(await done(scene.as('administrator'), { method: 'GET', path: 'Account/Sessions' }), 'items')
    const { headers, undo } = await twinOf(scene, caller)
    return { request: { method: 'DELETE', path: `Account/Sessions?id=${textIn(session, 'id')}`, headers }, undo }
  },
  'POST Account/RevokeOtherSessions': asTwin('POST', 'RevokeOtherSessions', {}),
  'POST Account/TwoFactor/Begin': asTwin('POST', 'TwoFactor/Begin', { password }),
  'POST Account/TwoFactor/Confirm': asTwin('POST', 'TwoFactor/Confirm', { code: '123456' }),
  'POST Account/TwoFactor/Disable': asTwin('POST', 'TwoFactor/Disable', { password, code: '123456' }),
  'POST Account/TwoFactor/NewRecoveryCodes': asTwin('POST', 'TwoFactor/NewRecoveryCodes', { code: '123456' }),

  'GET Public/Altcha': asAnybody('GET', 'Public/Altcha'),
  'GET Public/CommonPasswords': asAnybody('GET', 'Public/CommonPasswords'),
  'POST Account/LoginTwoFactor': asAnybody('POST', 'Account/LoginTwoFactor', { challenge: nothing(), code: '123456' }),
  'POST Account/SendRecoveryCode': asAnybody('POST', 'Account/SendRecoveryCode', { phoneNumber: '0599123456', altcha: 'no proof' }),
  'POST Account/ResendRecoveryCode': asAnybody('POST', 'Account/ResendRecoveryCode', { flowId: nobody() }),
  'POST Account/VerifyRecoveryCode': asAnybody('POST', 'Account/VerifyRecoveryCode', { flowId: nobody(), code: '123456' }),
  'POST Account/SendRecoveryEmail': asAnybody('POST', 'Account/SendRecoveryEmail', { email: 'nobody@test.example', altcha: 'no proof' }),
  'POST Account/ResetPassword': asAnybody('POST', 'Account/ResetPassword', { resetToken: nothing(), newPassword: 'Zaytoun-Cedar-64' }),
  'POST Account/FindLink': asAnybody('POST', 'Account/FindLink', { token: nothing() }),
  'POST Account/SendInviteCode': asAnybody('POST', 'Account/SendInviteCode', { token: nothing() }),
  'POST Account/AcceptInvite': asAnybody('POST', 'Account/AcceptInvite', { token: nothing(), newPassword: 'Zaytoun-Cedar-64' }),
  'POST Account/RequestInvitation': asAnybody('POST', 'Account/RequestInvitation', { token: nothing() }),

  'PUT User/Invite/{id}': onSomebody('Invite', 'password_hash = null', { channel: 1 }),
  'PUT User/Invite/{id} · accepted': onSomebody('Invite', 'password_changed_at = now()', { channel: 1 }),
  'PUT User/ResetPassword/{id}': onSomebody('ResetPassword', 'password_changed_at = now()', {}),
  'PUT User/ResetTwoFactor/{id}': onSomebody('ResetTwoFactor', 'totp_confirmed_at = now()', {}),

  'GET User/GetImportTemplate': asAnybody('GET', 'User/GetImportTemplate'),
  'GET User/GetByPlace': asAnybody('GET', 'User/GetByPlace?vacant=1'),
  'GET User/ExportByPlace': asAnybody('GET', 'User/ExportByPlace?format=csv&vacant=1'),
  'POST User/Import': async scene => {
    const code = scene.freshName('imported')
    const undo = () => asOwner(scene.world.database.ownerUrl, async client => void (await client.query(forget, [code])))
    return { request: { method: 'POST', path: 'User/Import', form: formOf(usersFile(code)) }, undo }
  },
  'POST User/Import · only looked at': async scene => ({
    request: { method: 'POST', path: 'User/Import?dryRun=true', form: formOf(usersFile(scene.freshName('imported'))) },
  }),
  'POST User/Import · no file': async () => ({ request: { method: 'POST', path: 'User/Import', form: formOf(undefined) } }),
}

const forget = `
  with gone as (select id from "system_user" where user_name = $1), roles as (delete from user_in_role where user_id in (select id from gone)),
    places as (delete from user_place where user_id in (select id from gone)), signing as (delete from credential where user_id in (select id from gone))
  delete from "system_user" where id in (select id from gone)`

/** A file with somebody who shall work for Jenin. */
function usersFile(code: string): string {
  const cells = ['ريم', 'عمر', 'سعيد', code, `${code}@test.example`, `059${code.replace(/\D/g, '').padStart(7, '0')}`, 'engineer', '01001']
  return `firstName,secondName,lastName,userName,email,phoneNumber,position,placeCode\r\n${cells.join()}\r\n`
}

function formOf(content: string | undefined): FormData {
  const form = new FormData()
  if (content !== undefined) form.set('file', new File([content], 'users.csv'))
  return form
}

/** A token that nobody was given. */
function nothing(): string {
  return 'x'.repeat(43)
}

function nobody(): string {
  return '00000000-0000-7000-8000-000000000000'
}

function asAnybody(method: string, path: string, body?: Json): Case {
  return async () => ({ request: { method, path, ...(body && { body }) } })
}

/** As somebody who holds what the caller holds, and of whom nothing else of the walk knows. */
function asTwin(method: string, path: string, body?: Json): Case {
  return async (scene, _records, caller): Promise<Trial> => {
    const { headers, undo } = await twinOf(scene, caller)
    return { request: { method, path: `Account/${path}`, headers, ...(body && { body }) }, undo }
  }
}

/** On somebody who works for Jenin alone, holds no permission, and whose sign-in is in this state. */
function onSomebody(action: string, state: string, body: Json): Case {
  return async scene => {
    const { id, undo } = await make(scene, 'member', placeId(scene, '01001'))
    await asOwner(scene.world.database.ownerUrl, client => client.query(`update credential set ${state} where user_id = $1`, [id]))
    return { request: { method: 'PUT', path: `User/${action}/${id}`, body }, undo }
  }
}

interface Twin {
  readonly headers: Readonly<Record<string, string>>
  /** Undefined: a visitor has none. */
  readonly token: string | undefined
  readonly undo: () => Promise<void>
}

async function twinOf(scene: Scene, caller: CallerName): Promise<Twin> {
  if (caller === 'visitor') return { headers: {}, token: undefined, undo: async () => undefined }
  const { id, undo } = await make(scene, caller, placeId(scene, people[caller].place))
  const token = `twin-${id}`
  // Signing in costs a hash, and is not what is tried here.
  await asOwner(scene.world.database.ownerUrl, client =>
    client.query(
      `insert into session (token_hash, user_id, login_at, expires_at, last_seen_at) values (encode(sha256($1), 'hex'), $2, now(), now() + interval '1 hour', now())`,
      [Buffer.from(token), id],
    ),
  )
  return { headers: { authorization: `Bearer ${token}` }, token, undo }
}

let made = 0

/** Makes a user with the roles of another one, at a place. */
async function make({ world }: Scene, like: keyof typeof people, place: string): Promise<{ id: string; undo: () => Promise<void> }> {
  made += 1
  const number = String(made)
  const userName = `twin${number}`
  const { ownerUrl } = world.database
  const id = await asOwner(ownerUrl, async client => {
    const { rows } = await client.query<{ id: string }>(
      `insert into "system_user" select (jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(), 'user_name', $2::text,
          'email', $2 || '@test.example', 'email_confirmed', false, 'phone_number', '+9705981' || lpad($3, 5, '0'), 'phone_number_confirmed', false))).*
        from "system_user" u where u.user_name = $1 returning id`,
      [like, userName, number],
    )
    const twin = rows[0]?.id ?? ''
    await client.query(
      `insert into credential (user_id, password_hash, password_changed_at) select $2, c.password_hash, now() from credential c join "system_user" u on u.id = c.user_id where u.user_name = $1`,
      [like, twin],
    )
    await client.query(
      `insert into user_in_role (id, user_id, role_id) select gen_random_uuid(), $2, r.role_id from user_in_role r join "system_user" u on u.id = r.user_id where u.user_name = $1`,
      [like, twin],
    )
    await client.query(`insert into user_place (id, user_id, place_id, is_default) values (gen_random_uuid(), $1, $2, true)`, [twin, place])
    return twin
  })
  return {
    id,
    undo: () => asOwner(ownerUrl, async client => void (await client.query('delete from "system_user" where id = $1', [id]))),
  }
}
