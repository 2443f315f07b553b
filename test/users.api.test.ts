import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantsOf, standardRoles } from '../modules/admin/roles/roles.ts'
import { changesScopes } from '../server/audit/actions.ts'
import { engage, password } from './people.ts'
import { roleBody, userBody } from './walk/bodies.ts'
import { clientOf, done, type Answer, type Client } from './walk/client.ts'
import { isObject, listIn, objectIn, textIn, type Json } from './walk/json.ts'
import { placeId, sceneIn, type Scene } from './walk/scene.ts'
import { asOwner, startWorld, type World } from './world.ts'

let world: World
let scene: Scene
let admin: Client
/** A user manager of the ministry, with the role of a fresh installation. */
let manager: Client
beforeAll(async () => {
  world = await startWorld()
  scene = await sceneIn(world)
  admin = scene.as('administrator')
  await engage(world, 'ministryManager', 'userManager', 'P08')
  await engage(world, 'jeninManager', 'authorityUserManager', '01001')
  manager = await clientFor('ministryManager')
})
afterAll(() => world?.stop())

async function clientFor(userName: string): Promise<Client> {
  const body = { userName, password }
  const answer = await done(clientOf(scene.send, undefined), { method: 'POST', path: 'Account/Login', body })
  return clientOf(scene.send, textIn(answer, 'access_token'))
}

const get = async (client: Client, id: string) => done(client, { method: 'GET', path: `User/Get/${id}` })
const newUser = (client: Client = admin, more: Json = {}) =>
  done(client, { method: 'POST', path: 'User/Create', body: { ...userBody(scene, scene.freshName('person')), ...more } })
const put = (client: Client, path: string, record: Json, body: Json) =>
  client({
    method: 'PUT',
    path: `${path}/${textIn(record, 'id')}`,
    body: { concurrencyStamp: textIn(record, 'concurrencyStamp'), ...body },
  })

/** What was refused: its status, its code, and the fields at which it says so. */
function refusalOf({ status, body }: Answer): [status: number, code: string, ...fields: string[]] {
  const error = objectIn(body, 'error')
  const errors = isObject(error) && Array.isArray(error.validationErrors) ? listIn(error, 'validationErrors') : []
  return [status, textIn(error, 'code'), ...errors.flatMap(one => listIn(objectIn(one), 'members').map(String))]
}

describe('a new user', () => {
  test('has the default roles, a number in international form, and has been invited by nobody', async () => {
    const user = await newUser(admin, { phoneNumber: '0599123456' })
    expect(user).toMatchObject({ phoneNumber: '+970599123456', isActive: true, invitationState: 1, accountState: 5, hasSignedIn: false })
    expect(user.roles).toEqual(standardRoles.filter(({ isDefault }) => isDefault).map(({ code }) => scene.role(code)))
  })
  test.each([
    ['0599123457', '+970599123457'],
    ['0521234567', '+972521234567'],
    ['00962791234567', '+962791234567'],
    ['+970 56-912-3456', undefined],
  ])('%s is kept as %s', async (given, kept) => {
    const answer = await admin({
      method: 'POST',
      path: 'User/Create',
      body: { ...userBody(scene, scene.freshName('person')), phoneNumber: given },
    })
    if (kept === undefined) expect(answer.status).toBe(200)
    else expect(objectIn(answer.body).phoneNumber).toBe(kept)
  })
  test('shares no name, e-mail or number with another one', async () => {
    const first = await newUser()
    for (const key of ['userName', 'email', 'phoneNumber']) {
      const body = { ...userBody(scene, scene.freshName('person')), [key]: String(first[key]).toUpperCase() }
      expect(refusalOf(await admin({ method: 'POST', path: 'User/Create', body }))).toEqual([400, 'invalid', key])
    }
  })
  test('does so also when two are made at the same moment', async () => {
    const bodies = [1, 2].map(() => ({ ...userBody(scene, scene.freshName('person')), phoneNumber: '0598000111' }))
    const answers = await Promise.all(bodies.map(body => admin({ method: 'POST', path: 'User/Create', body })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(1)
  })
  test.each(['isAdmin', 'roles', 'isActive', 'accountState', 'placeId', 'passwordHash', 'lastLoginAt'])(
    'is not given %s by who makes him',
    async key => {
      const body = { ...userBody(scene, scene.freshName('person')), [key]: true }
      expect(refusalOf(await admin({ method: 'POST', path: 'User/Create', body }))).toEqual([400, 'invalid', key])
    },
  )
  test('is deleted while he has not worked, and not afterwards', async () => {
    const user = await newUser()
    expect((await admin({ method: 'DELETE', path: `User/Delete?id=${textIn(user, 'id')}` })).status).toBe(204)
    const refused = await admin({ method: 'DELETE', path: `User/Delete?id=${scene.user('engineer')}` })
    expect(refusalOf(refused)).toEqual([409, 'userHasWork'])
  })
  test('has no row of signing in left behind when he is deleted', async () => {
    const user = await newUser()
    await admin({ method: 'DELETE', path: `User/Delete?id=${textIn(user, 'id')}` })
    const left = await asOwner(world.database.ownerUrl, client => client.query('select from credential where user_id = $1', [user.id]))
    expect(left.rowCount).toBe(0)
  })
})

describe('roles are given by who may give them', () => {
  const rolesOf = (...codes: string[]) => ({ roles: codes.map(code => scene.role(code)) })
  test('a public one by every user manager', async () => {
    expect((await put(manager, 'User/SetRoles', await newUser(), rolesOf('authorityHead'))).status).toBe(200)
  })
  test('another one not by who lacks what is in it', async () => {
    const user = await newUser()
    expect(refusalOf(await put(manager, 'User/SetRoles', user, rolesOf('portalPublisher')))).toEqual([403, 'cannotGive', 'roles'])
    expect((await get(admin, textIn(user, 'id'))).roles).toEqual(user.roles)
  })
  test('nor taken away by him', async () => {
    const user = await newUser()
    const { body } = await put(admin, 'User/SetRoles', user, rolesOf('portalPublisher'))
    expect(refusalOf(await put(manager, 'User/SetRoles', objectIn(body), rolesOf('authorityHead')))).toEqual([403, 'cannotGive', 'roles'])
  })
  test('only public ones by who administers one place', async () => {
    const jenin = await clientFor('jeninManager')
    const made = await newUser(jenin)
    expect((await put(jenin, 'User/SetRoles', made, rolesOf('authorityDataEntry'))).status).toBe(200)
    const again = await get(jenin, textIn(made, 'id'))
    expect(refusalOf(await put(jenin, 'User/SetRoles', again, rolesOf('authorityUserManager')))).toEqual([403, 'roleNotPublic', 'roles'])
  })
  test('never to oneself', async () => {
    const own = await get(manager, await idOf('ministryManager'))
    expect(refusalOf(await put(manager, 'User/SetRoles', own, rolesOf('userManager', 'authorityHead')))).toEqual([403, 'ownRoles', 'roles'])
  })
  test('the administration only by an administrator with his password', async () => {
    const user = await newUser()
    expect(refusalOf(await put(manager, 'User/SetRoles', user, rolesOf('admin')))[0]).toBe(403)
    expect(refusalOf(await put(admin, 'User/SetRoles', user, rolesOf('admin')))).toEqual([400, 'wrongPassword', 'password'])
    expect(refusalOf(await put(admin, 'User/SetRoles', user, { ...rolesOf('admin'), password: 'not it' }))).toEqual([
      400,
      'wrongPassword',
      'password',
    ])
    const { status, body } = await put(admin, 'User/SetRoles', user, { ...rolesOf('admin'), password })
    expect([status, objectIn(body).isAdmin]).toEqual([200, true])
    expect((await put(admin, 'User/SetRoles', objectIn(body), { ...rolesOf('member'), password })).status).toBe(200)
  })
  test('over what somebody else has set meanwhile nobody writes', async () => {
    const user = await newUser()
    await put(admin, 'User/SetRoles', user, rolesOf('member'))
    expect(refusalOf(await put(admin, 'User/SetRoles', user, rolesOf('evaluator')))).toEqual([409, 'stale'])
  })
  test('an unknown one is nobody’s', async () => {
    const user = await newUser()
    const unknown = { roles: ['00000000-0000-7000-8000-000000000000'] }
    expect(refusalOf(await put(admin, 'User/SetRoles', user, unknown))).toEqual([400, 'invalid', 'roles'])
  })
})

describe('places of a user', () => {
  test('are one at least, with a default', async () => {
    const user = await newUser()
    const rows = (...places: Json[]) => ({ places })
    const [jenin, arraba] = [{ place: placeId(scene, '01001') }, { place: placeId(scene, '01003') }]
    const none = await put(admin, 'User/SetPlaces', user, rows())
    expect(refusalOf(none)).toEqual([400, 'invalid', 'places'])
    expect(textIn(objectIn(none.body, 'error'), 'message')).toBe('يجب تخصيص جهة واحدة على الأقل')
    const noDefault = await put(admin, 'User/SetPlaces', user, rows(jenin, arraba))
    expect(textIn(objectIn(noDefault.body, 'error'), 'message')).toBe('يرجى التأكد من تحديد جهة افتراضية')
    expect(refusalOf(await put(admin, 'User/SetPlaces', user, rows({ ...jenin, isDefault: true }, jenin)))).toEqual([
      400,
      'invalid',
      'places[1].place',
    ])
    const early = { ...jenin, isDefault: true, validFrom: '2026-05-02', validTo: '2026-05-01' }
    expect(refusalOf(await put(admin, 'User/SetPlaces', user, rows(early)))).toEqual([400, 'invalid', 'places[0].validTo'])
    const { status, body } = await put(admin, 'User/SetPlaces', user, rows(jenin))
    expect([status, objectIn(body).defaultPlace]).toEqual([200, jenin.place])
  })
  test('that have expired give nothing, and the default passes to the oldest that holds', async () => {
    const user = await newUser()
    const places = [{ place: placeId(scene, '01001'), isDefault: true }, { place: placeId(scene, '01003') }]
    await put(admin, 'User/SetPlaces', user, { places })
    await asOwner(world.database.ownerUrl, client =>
      client.query("update user_place set valid_to = '2020-12-31' where user_id = $1 and is_default", [user.id]),
    )
    expect((await get(admin, textIn(user, 'id'))).defaultPlace).toBe(placeId(scene, '01003'))
  })
  test('outside his own nobody assigns who administers one place', async () => {
    const jenin = await clientFor('jeninManager')
    const made = await newUser(jenin)
    const refused = await put(jenin, 'User/SetPlaces', made, { places: [{ place: placeId(scene, '50001') }] })
    expect(refusalOf(refused)).toEqual([400, 'invalid', 'places[0].place'])
  })
})

describe('an account', () => {
  test('that is deactivated ends its sessions at once, and cannot sign in', async () => {
    const lender = await clientFor('lender')
    expect((await lender({ method: 'GET', path: 'Account/Me' })).status).toBe(200)
    await done(admin, { method: 'PUT', path: `User/Deactivate/${scene.user('lender')}`, body: { reason: reasonId() } })
    expect((await lender({ method: 'GET', path: 'Account/Me' })).status).toBe(401)
    await expect(clientFor('lender')).rejects.toThrow('wrongCredentials')
    await done(admin, { method: 'PUT', path: `User/Activate/${scene.user('lender')}`, body: {} })
    const again = await clientFor('lender')
    expect((await again({ method: 'GET', path: 'Account/Me' })).status).toBe(200)
  })
})

describe('who has an account of higher rights', () => {
  test('is not given another e-mail or number by who could not give them', async () => {
    const user = await newUser()
    const { body } = await put(admin, 'User/SetRoles', user, { roles: [scene.role('portalPublisher')] })
    const record = objectIn(body)
    const change = (client: Client, more: Json) =>
      client({ method: 'PUT', path: 'User/Update', body: { id: record.id, concurrencyStamp: record.concurrencyStamp, ...more } })
    expect(refusalOf(await change(manager, { email: 'another@test.example' }))).toEqual(
      [400, 'invalid', 'email', 'emailConfirmed'].slice(0, 3),
    )
    expect((await change(manager, { thirdName: 'كريم' })).status).toBe(200)
  })
  test('an administrator’s account is changed by administrators alone', async () => {
    const first = await idOf('admin')
    const refused = await manager({ method: 'PUT', path: `User/RevokeSessions/${first}`, body: {} })
    expect(refusalOf(refused)).toEqual([403, 'administratorsOnly'])
  })
})

describe('a role', () => {
  test('with administrative permissions is not made public', async () => {
    const role = await done(admin, { method: 'POST', path: 'Role/Create', body: roleBody(scene.freshName('role')) })
    const { body } = await put(admin, 'Role/SetPermissions', role, { names: ['Admin.AuditLog.Export'] })
    // The button brings its page.
    expect(objectIn(body).gained).toEqual(['Admin.AuditLog', 'Admin.AuditLog.Export'])
    const update = { id: role.id, concurrencyStamp: objectIn(body).concurrencyStamp, isPublic: true }
    expect(refusalOf(await admin({ method: 'PUT', path: 'Role/Update', body: update }))).toEqual([400, 'invalid', 'isPublic'])
  })
  test('is not given what its giver does not hold', async () => {
    const keeper = scene.as('planner')
    const role = await done(admin, { method: 'POST', path: 'Role/Create', body: roleBody(scene.freshName('role')) })
    expect((await put(keeper, 'Role/SetPermissions', role, { names: grantsOf('Portal.*') })).status).toBe(200)
    const own = await done(keeper, { method: 'GET', path: `Role/Get/${scene.role('keeper')}` })
    expect(refusalOf(await put(keeper, 'Role/SetPermissions', own, { names: [] }))).toEqual([403, 'ownRole'])
  })
  test('counts at the next call of whoever holds it', async () => {
    const role = await done(admin, { method: 'POST', path: 'Role/Create', body: roleBody(scene.freshName('role')) })
    const association = await get(admin, scene.user('association'))
    await put(admin, 'User/SetRoles', association, { roles: [textIn(role, 'id')] })
    const client = scene.as('association')
    expect((await client({ method: 'GET', path: 'News/GetListPaged' })).status).toBe(403)
    await put(admin, 'Role/SetPermissions', role, { names: ['Portal.News'] })
    expect((await client({ method: 'GET', path: 'News/GetListPaged' })).status).toBe(200)
  })
  test('that somebody holds is not deleted', async () => {
    expect(refusalOf(await admin({ method: 'DELETE', path: `Role/Delete?id=${scene.role('keeper')}` }))).toEqual([409, 'roleInUse'])
  })
})

describe('a role that others hold', () => {
  test('is replaced by another one for all of them at once, and can be deleted then', async () => {
    const old = await done(admin, { method: 'POST', path: 'Role/Create', body: roleBody(scene.freshName('role')) })
    const [first, second] = [await newUser(), await newUser()]
    const { body } = await put(admin, 'User/SetRoles', first, { roles: [textIn(old, 'id')] })
    await put(admin, 'User/SetRoles', second, { roles: [textIn(old, 'id'), scene.role('authorityHead')] })
    expect(refusalOf(await admin({ method: 'DELETE', path: `Role/Delete?id=${textIn(old, 'id')}` }))).toEqual([409, 'roleInUse'])
    const replace = (client: Client, by: string) => client({ method: 'PUT', path: `Role/Replace/${textIn(old, 'id')}`, body: { by } })
    expect(refusalOf(await replace(admin, textIn(old, 'id')))).toEqual([400, 'invalid', 'by'])
    expect(refusalOf(await replace(admin, scene.role('admin')))).toEqual([409, 'systemRole'])
    const answer = await replace(admin, scene.role('authorityHead'))
    expect([answer.status, answer.body]).toEqual([200, { usersCount: 2 }])
    for (const user of [first, second]) expect((await get(admin, textIn(user, 'id'))).roles).toEqual([scene.role('authorityHead')])
    // One act on many records.
    expect(
      await ownerRows(
        `select array_agg(distinct changes_scope) as scopes, count(distinct request_id)::int as requests from audit_entry
         where table_name = 'user_in_role' and changes -> 'role_id' ->> 0 = $1`,
        [textIn(old, 'id')],
      ),
    ).toEqual([{ scopes: [changesScopes.bulk], requests: 1 }])
    // A form that was open writes nothing over it.
    expect(refusalOf(await put(admin, 'User/SetRoles', objectIn(body), { roles: [scene.role('member')] }))).toEqual([409, 'stale'])
    expect((await admin({ method: 'DELETE', path: `Role/Delete?id=${textIn(old, 'id')}` })).status).toBe(204)
  })
  test('is not replaced by who could not give both, nor from one place', async () => {
    const old = await done(admin, { method: 'POST', path: 'Role/Create', body: roleBody(scene.freshName('role')) })
    const replace = (client: Client, by: string) => client({ method: 'PUT', path: `Role/Replace/${textIn(old, 'id')}`, body: { by } })
    expect((await replace(manager, scene.role('authorityHead'))).status).toBe(403)
    expect(refusalOf(await replace(scene.as('engineer'), scene.role('authorityHead')))).toEqual([403, 'outOfScope'])
  })
  test('that counts at other places is not given from this one', async () => {
    const jenin = await clientFor('jeninManager')
    const made = await newUser(jenin)
    const refused = await put(jenin, 'User/SetRoles', made, { roles: [scene.role('directorateReviewer')] })
    expect(refusalOf(refused)).toEqual([403, 'roleNotFitting', 'roles'])
  })
})

describe('users by place', () => {
  const placesFor = async (client: Client, query = '') =>
    done(client, { method: 'GET', path: `User/GetByPlace?maxResultCount=100${query}` }).then(page => ({
      ...page,
      rows: listIn(page, 'items').map(item => objectIn(item)),
    }))
  test('names who works where today, and the places where nobody does', async () => {
    const user = await newUser()
    const row = { place: placeId(scene, '50002') }
    const vacant = await placesFor(admin, '&vacant=1')
    expect(vacant.rows.map(({ code }) => code)).toContain('50002')
    await put(admin, 'User/SetPlaces', user, { places: [row] })
    const { rows } = await placesFor(admin, '&typeCode=1')
    expect(rows.filter(({ code }) => code === '50002')).toMatchObject([{ usersCount: 1, users: [{ id: user.id, isDefault: true }] }])
    expect(rows.every(({ typeCode }) => typeCode === 1)).toBe(true)
    await done(admin, { method: 'PUT', path: `User/Deactivate/${textIn(user, 'id')}`, body: { reason: reasonId() } })
    expect((await placesFor(admin, '&vacant=1')).rows.map(({ code }) => code)).toContain('50002')
  })
  test('are those of his own places for who administers one', async () => {
    const { rows } = await placesFor(await clientFor('jeninManager'))
    expect(rows.map(({ code }) => code)).toEqual(['01001'])
    const clerk = await placesFor(scene.as('clerk'))
    const codes = clerk.rows.map(({ code }) => String(code))
    expect(codes).toContain('01001')
    expect(codes.filter(code => !/^(D01|C01|0100\d)$/.test(code))).toEqual([])
  })
  test('are not vacant where somebody works whom the caller does not see', async () => {
    const jenin = await clientFor('jeninManager')
    const usersAt = async () => Number((await placesFor(jenin)).rows[0]?.usersCount)
    const before = await usersAt()
    const elsewhere = await newUser()
    const places = [{ place: placeId(scene, '50002'), isDefault: true }, { place: placeId(scene, '01001') }]
    const given = await put(admin, 'User/SetPlaces', elsewhere, { places })
    expect([given.status, given.body]).toEqual([200, expect.any(Object)])
    const { rows } = await placesFor(jenin)
    expect(rows).toMatchObject([{ code: '01001', usersCount: before + 1, seenCount: before }])
    expect(listIn(rows[0], 'users').map(user => textIn(user, 'id'))).not.toContain(elsewhere.id)
    expect((await placesFor(jenin, '&vacant=1')).rows).toEqual([])
  })
})

describe('personal data', () => {
  test('is masked for who may not see it, in the record, in the list and in the file', async () => {
    const jenin = await clientFor('jeninManager')
    const made = await newUser(jenin, { phoneNumber: '0599765432' })
    expect(made.phoneNumber).toBe('•••432')
    const { text } = await jenin({ method: 'GET', path: 'User/GetListPaged' })
    const file = await jenin({ method: 'GET', path: 'User/Export' })
    expect([text.includes('765432'), file.status === 200 && file.text.includes('765432')]).toEqual([false, false])
    expect((await get(manager, textIn(made, 'id'))).phoneNumber).toBe('+970599765432')
  })
})

function ownerRows(text: string, values: readonly unknown[]): Promise<readonly unknown[]> {
  return asOwner(world.database.ownerUrl, async client => (await client.query(text, [...values])).rows)
}

async function idOf(userName: string): Promise<string> {
  return asOwner(world.database.ownerUrl, async client => {
    const { rows } = await client.query<{ id: string }>('select id from "system_user" where user_name = $1', [userName])
    return rows[0]?.id ?? ''
  })
}

function reasonId(): number {
  return scene.lookup('deactivationReason', 'retired')
}
