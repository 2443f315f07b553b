import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { password, people } from '../people.ts'
import { picture } from '../uploads.ts'
import { listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { codeIn, emailOf, errorIn, giveTelephones, linkIn, otherThan, phoneOf, startGate, type Gate } from './gate.ts'

let gate: Gate
let token: string
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
const telephone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
beforeAll(async () => {
  gate = await startGate()
  await giveTelephones(gate, 'member', 'clerk')
})
afterAll(() => gate?.stop())
beforeEach(async () => {
  await gate.forget()
  token = await gate.signIn('member')
})

const update = (body: Json, lang: 'ar' | 'en' = 'en') => gate.call('PUT', 'Account/UpdateProfile', body, { token, lang })
const get = (path: string) => gate.call('GET', `Account/${path}`, undefined, { token })

describe('my sessions', () => {
  test('are listed with their device and address, the present one first, and ended one by one or all others at once', async () => {
    await gate.call('POST', 'Account/RevokeOtherSessions', {}, { token })
    const other = await gate.signIn('member', password, { headers: { 'user-agent': browser } })
    const third = await gate.signIn('member', password, { headers: { 'user-agent': telephone } })
    const { items } = (await get('Sessions')).body
    const rows = listIn({ items }, 'items').map(item => objectIn(item))
    expect(rows.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      [null, true],
      ['Safari · iOS', false],
      ['Chrome · Windows', false],
    ])
    expect(rows[0]?.address).toMatch(/127\.0\.0\.1/)
    expect(JSON.stringify(items)).not.toContain(token)
    expect((await gate.call('DELETE', `Account/Sessions?id=${textIn(rows[1], 'id')}`, undefined, { token })).status).toBe(204)
    expect((await gate.call('GET', 'Account/Me', undefined, { token: third })).status).toBe(401)
    expect((await gate.call('POST', 'Account/RevokeOtherSessions', {}, { token })).body).toEqual({ ended: 1 })
    expect((await gate.call('GET', 'Account/Me', undefined, { token: other })).status).toBe(401)
    expect((await get('Me')).status).toBe(200)
    expect(await gate.sql('select distinct revoke_reason from session where revoked_at is not null and device is not null')).toEqual([
      { revoke_reason: 7 },
    ])
  })

  test('are nobody else’s to end', async () => {
    const clerk = await gate.signIn('clerk')
    const [row] = listIn((await gate.call('GET', 'Account/Sessions', undefined, { token: clerk })).body, 'items')
    expect((await gate.call('DELETE', `Account/Sessions?id=${textIn(row, 'id')}`, undefined, { token })).status).toBe(404)
    expect((await gate.call('DELETE', 'Account/Sessions?id=x', undefined, { token })).status).toBe(404)
    expect((await gate.call('GET', 'Account/Me', undefined, { token: clerk })).status).toBe(200)
  })

  test('a sign-in from a device that was not seen before is told, another one from it is not', async () => {
    await gate.sql(`delete from session; delete from outbox`)
    for (const agent of [browser, browser, telephone, telephone]) await gate.signIn('clerk', password, { headers: { 'user-agent': agent } })
    const told = (await gate.sentTo(emailOf('clerk'))).filter(({ kind }) => kind === 'loginNewDevice')
    expect(told).toHaveLength(1)
    expect(told[0]?.body).toContain('Safari · iOS')
  })
})

describe('my profile', () => {
  test('answers what is mine, and no secret', async () => {
    const { body } = await get('GetProfile')
    expect(body).toMatchObject({
      userName: 'member',
      names: { firstName: people.member.who, lastName: '' },
      email: emailOf('member'),
      emailConfirmed: true,
      phoneNumber: phoneOf(1),
      twoFactor: { isOn: false, codesLeft: 0, askedAt: null },
      passwordMinLength: 6,
    })
    expect(JSON.stringify(body)).not.toContain('argon2')
  })

  test('takes language and photo without a password; the photo is seen by its owner', async () => {
    expect(await update({ language: 2 })).toMatchObject({ status: 200, body: { language: 2 } })
    const form = new FormData()
    for (const [name, value] of Object.entries({ resource: 'systemUser', field: 'photo' })) form.set(name, value)
    form.set('file', new File([new Uint8Array(await picture(256, 256))], 'me.png'))
    const uploaded = await fetch(`${gate.world.url}/api/Attachment/Upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    const photo = textIn(await uploaded.json(), 'id')
    expect(await update({ photo })).toMatchObject({ status: 200, body: { photo, language: 2 } })
    const bytes = (bearer: string) =>
      fetch(`${gate.world.url}/api/Attachment/GetByte/${photo}`, { headers: { authorization: `Bearer ${bearer}` } })
    expect((await bytes(token)).status).toBe(200)
    expect((await bytes(await gate.signIn('editor'))).status).toBe(404)
    expect(await update({ photo: null })).toMatchObject({ body: { photo: null } })
  })

  test('nobody takes somebody else’s file for his photo, nor uploads for other fields', async () => {
    const theirs = await gate.signIn('editor')
    const form = (field: string) => {
      const data = new FormData()
      data.set('resource', field === 'photo' ? 'systemUser' : 'news')
      data.set('field', field)
      return data
    }
    const sent = async (bearer: string, field: string) => {
      const data = form(field)
      data.set('file', new File([new Uint8Array(await picture(256, 256))], 'a.png'))
      return fetch(`${gate.world.url}/api/Attachment/Upload`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer}` },
        body: data,
      })
    }
    const photo = textIn(await (await sent(theirs, 'photo')).json(), 'id')
    expect(errorIn(await update({ photo }))).toMatchObject({ validationErrors: [{ members: ['photo'] }] })
    expect((await sent(token, 'mainImage')).status).toBe(403)
  })

  test('changes an address only with the password, and then it is to be confirmed', async () => {
    for (const given of [{}, { password: 'Not-it-12345' }])
      expect(errorIn(await update({ email: 'new@test.example', ...given }))).toMatchObject({
        code: 'wrongPassword',
        validationErrors: [{ members: ['password'] }],
      })
    expect(await update({ email: 'new@test.example', password })).toMatchObject({
      body: { email: 'new@test.example', emailConfirmed: false },
    })
    const sent = await gate.call('POST', 'Account/SendEmailLink', {}, { token })
    expect(sent).toMatchObject({ status: 200, body: { resendAfter: 60 } })
    expect((await gate.call('POST', 'Account/SendEmailLink', {}, { token })).status).toBe(429)
    const [message] = await gate.sentTo('new@test.example')
    const link = message ? linkIn(message) : new URL('about:blank')
    expect(link.pathname).toBe('/dashboard/profile')
    const given = link.searchParams.get('confirmEmail') ?? ''
    const confirm = (bearer: string) => gate.call('POST', 'Account/ConfirmEmail', { token: given }, { token: bearer })
    expect((await confirm(await gate.signIn('clerk'))).status).toBe(400)
    expect(await confirm(token)).toMatchObject({ status: 200, body: { emailConfirmed: true } })
    expect((await confirm(token)).status).toBe(400)
    expect((await gate.call('POST', 'Account/SendEmailLink', {}, { token })).status).toBe(409)
    await update({ email: emailOf('member'), password })
  })

  test('changes the mobile number, which is stored in its usual form and confirmed by a code to the new one', async () => {
    expect(await update({ phoneNumber: '0599777001', password })).toMatchObject({
      body: { phoneNumber: '+970599777001', phoneNumberConfirmed: false },
    })
    expect((await gate.call('POST', 'Account/SendPhoneCode', {}, { token })).status).toBe(200)
    const [message] = await gate.sentTo('+970599777001')
    const code = message ? codeIn(message) : ''
    const confirm = (given: string) => gate.call('POST', 'Account/ConfirmPhone', { code: given }, { token })
    expect(errorIn(await confirm(otherThan(code))).code).toBe('wrongCode')
    expect(await confirm(code)).toMatchObject({ status: 200, body: { phoneNumberConfirmed: true } })
    expect((await confirm(code)).status).toBe(400)
  })

  test('a code that was sent to one number confirms no other', async () => {
    await update({ phoneNumber: '0599777002', password })
    await gate.call('POST', 'Account/SendPhoneCode', {}, { token })
    const [message] = await gate.sentTo('+970599777002')
    await update({ phoneNumber: '0599777003', password })
    const code = message ? codeIn(message) : ''
    expect((await gate.call('POST', 'Account/ConfirmPhone', { code }, { token })).status).toBe(400)
  })

  test('says at the field that an address or a number is another’s', async () => {
    const taken = await update({ email: emailOf('clerk'), password }, 'ar')
    expect([taken.status, errorIn(taken)]).toEqual([
      400,
      expect.objectContaining({ validationErrors: [expect.objectContaining({ members: ['email'], rule: 'unique' })] }),
    ])
    const number = await update({ phoneNumber: phoneOf(2), password })
    expect(errorIn(number)).toMatchObject({ validationErrors: [{ members: ['phoneNumber'], rule: 'unique' }] })
  })

  test('what was sent to the old address is worth nothing once it has changed', async () => {
    await update({ email: 'first@test.example', password })
    await gate.call('POST', 'Account/SendEmailLink', {}, { token })
    const [message] = await gate.sentTo('first@test.example')
    await update({ email: 'second@test.example', password })
    const given = message ? (linkIn(message).searchParams.get('confirmEmail') ?? '') : ''
    expect((await gate.call('POST', 'Account/ConfirmEmail', { token: given }, { token })).status).toBe(400)
    await update({ email: emailOf('member'), password })
  })

  test.each([
    'isAdmin',
    'roles',
    'places',
    'placeId',
    'isActive',
    'userName',
    'firstName',
    'emailConfirmed',
    'phoneNumberConfirmed',
    'permissions',
    'concurrencyStamp',
    'id',
  ])('%s is refused by its name, and nothing is changed', async name => {
    const before = await gate.sql(`select to_jsonb(u) as row from "system_user" u where user_name = 'member'`)
    const refused = await update({ language: 1, [name]: name === 'roles' ? ['x'] : true })
    expect([refused.status, errorIn(refused)]).toEqual([
      400,
      expect.objectContaining({ validationErrors: [expect.objectContaining({ members: [name], rule: 'unknownField' })] }),
    ])
    expect(await gate.sql(`select to_jsonb(u) as row from "system_user" u where user_name = 'member'`)).toEqual(before)
  })

  test('gives me everything of mine, and nothing of others or of what proves who I am', async () => {
    const { body } = await get('MyData')
    expect(Object.keys(body).sort()).toEqual([
      'account',
      'activity',
      'exportedAt',
      'notifications',
      'places',
      'roles',
      'sessions',
      'signIn',
    ])
    expect(body.account).toMatchObject({ user_name: 'member', email: emailOf('member') })
    const text = JSON.stringify(body)
    for (const secret of ['argon2', 'token_hash', 'totp', 'recovery_codes', emailOf('clerk')]) expect(text).not.toContain(secret)
  })
})
