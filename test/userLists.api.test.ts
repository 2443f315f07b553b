import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { standardRoles } from '../modules/admin/roles/roles.ts'
import { auditActions } from '../server/audit/actions.ts'
import { roleBody, userBody } from './walk/bodies.ts'
import { done, type Client } from './walk/client.ts'
import { listIn, objectIn, textIn, type Json } from './walk/json.ts'
import { placeId, sceneIn, type Scene } from './walk/scene.ts'
import { asOwner, startWorld, type World } from './world.ts'

// What administrators read of users: their list, who was given a role, and the file of who works where.

let world: World
let scene: Scene
let admin: Client
beforeAll(async () => {
  world = await startWorld()
  scene = await sceneIn(world)
  admin = scene.as('administrator')
})
afterAll(() => world?.stop())

const newUser = (more: Json = {}) =>
  done(admin, { method: 'POST', path: 'User/Create', body: { ...userBody(scene, scene.freshName('person')), ...more } })
const newRole = (more: Json = {}) =>
  done(admin, { method: 'POST', path: 'Role/Create', body: { ...roleBody(scene.freshName('role')), ...more } })

/** Writes something of a user or a role as it is now. */
async function set(path: 'User/SetRoles' | 'User/SetPlaces' | 'Role/SetPermissions', id: unknown, body: Json): Promise<void> {
  const [kind] = path.split('/')
  const { concurrencyStamp } = await done(admin, { method: 'GET', path: `${kind}/Get/${String(id)}` })
  await done(admin, { method: 'PUT', path: `${path}/${String(id)}`, body: { concurrencyStamp, ...body } })
}

describe('the list of users', () => {
  const found = async (query: string, client: Client = admin) =>
    listIn(await done(client, { method: 'GET', path: `User/GetListPaged?maxResultCount=200&${query}` }), 'items').map(item =>
      objectIn(item),
    )
  const namesIn = async (query: string) => (await found(query)).map(user => textIn(user, 'userName'))

  test('names the roles of each, and carries what is done with him goes by', async () => {
    const user = await newUser({ employeeNumber: 'E-7731' })
    const roles = ['authorityHead', 'authorityPlanner', 'member'].map(code => scene.role(code))
    await set('User/SetRoles', user.id, { roles })
    const [row] = await found('filter=E-7731')
    expect(row).toMatchObject({
      id: user.id,
      roles: expect.arrayContaining(roles),
      isActive: true,
      invitationState: 1,
      places: [],
      isAdmin: false,
      hasSignedIn: false,
      isAuthor: false,
    })
    const [ar, en] = [listIn(row, 'rolesNamesAr'), listIn(row, 'rolesNamesEn')]
    const titles = standardRoles.filter(({ code }) => roles.includes(scene.role(code))).map(({ title }) => title)
    expect(ar.map((name, index) => [name, en[index]])).toEqual(
      expect.arrayContaining(titles.map(([titleAr, titleEn]) => [titleAr, titleEn])),
    )
    expect(ar).toEqual(ar.map(String).toSorted(new Intl.Collator('ar').compare))
    const file = await admin({ method: 'GET', path: 'User/Export?filter=E-7731&format=csv', headers: { 'accept-language': 'en' } })
    expect(file.text).toContain(en.join('; '))
    expect(file.text).not.toContain(scene.role('member'))
  })

  test('is narrowed by role, place and its type, governorate, position, state, second factor and last sign-in', async () => {
    const made = await newUser({ position: Number(await lookupId('userPosition', 'engineer')) })
    const name = textIn(made, 'userName')
    await set('User/SetRoles', made.id, { roles: [scene.role('councilManager')] })
    await set('User/SetPlaces', made.id, { places: [{ place: placeId(scene, '50001') }] })
    const [place] = await ownerRows('select governorate from place where code = $1', ['50001'])
    const matching = [
      `roles=${scene.role('councilManager')}`,
      `places=${placeId(scene, '50001')}`,
      `placeTypes=${await lookupId('placeType', 'authority')}`,
      `governorates=${String(objectIn(place).governorate)}`,
      `position=${await lookupId('userPosition', 'engineer')}`,
      'accountState=5',
      'twoFactorEnabled=false',
      'hasSignedIn=false',
    ]
    const others = [
      `roles=${scene.role('authorityPlanner')}`,
      `places=${placeId(scene, '01001')}`,
      `placeTypes=${await lookupId('placeType', 'council')}`,
      `position=${await lookupId('userPosition', 'mayor')}`,
      'accountState=1',
      'twoFactorEnabled=true',
      'hasSignedIn=true',
      // Who has never signed in has no last sign-in before any day.
      'lastLoginAtTo=2099-01-01T00:00:00Z',
    ]
    for (const query of matching) expect([query, (await namesIn(query)).includes(name)]).toEqual([query, true])
    for (const query of others) expect([query, (await namesIn(query)).includes(name)]).toEqual([query, false])
    expect(await namesIn('lastLoginAtTo=2099-01-01T00:00:00Z')).toContain('administrator')
    expect(await namesIn('lastLoginAtTo=2001-01-01T00:00:00Z')).toEqual([])
  })
})

describe('the history of a role', () => {
  const historyOf = async (client: Client, id: string) =>
    client({ method: 'GET', path: `AuditLog/GetRecordHistory?tableName=user_role&rowId=${id}` })
  test('says to whom it was given and from whom it was taken, and by whom', async () => {
    const role = await newRole()
    const id = textIn(role, 'id')
    const user = await newUser()
    await set('User/SetRoles', user.id, { roles: [id, scene.role('member')] })
    await set('User/SetRoles', user.id, { roles: [scene.role('member')] })
    const answer = await historyOf(admin, id)
    const items = listIn(answer.body, 'items').map(item => objectIn(item))
    expect(items.map(({ tableName, parentId, changes }) => [tableName, parentId, changesOf(changes)])).toEqual([
      ['user_in_role', user.id, { roleId: [id, null], userId: [user.id, null] }],
      ['user_in_role', user.id, { roleId: [null, id], userId: [null, user.id] }],
      ['user_role', null, expect.any(Object)],
    ])
    expect(items[0]).toMatchObject({ userName: 'administrator', names: { [textIn(user, 'id')]: { nameAr: user.nameAr } } })
  })
  test('names only those whom its reader sees', async () => {
    const role = await newRole({ isPublic: true })
    const id = textIn(role, 'id')
    const [near, far] = [await newUser(), await newUser()]
    await set('User/SetPlaces', near.id, { places: [{ place: placeId(scene, '01001') }] })
    await set('User/SetPlaces', far.id, { places: [{ place: placeId(scene, '50001') }] })
    for (const user of [near, far]) await set('User/SetRoles', user.id, { roles: [id] })
    const told = listIn((await historyOf(scene.as('clerk'), id)).body, 'items').map(item => objectIn(item).parentId)
    expect([told.includes(near.id), told.includes(far.id)]).toEqual([true, false])
  })
})

function changesOf(changes: unknown): Json {
  const all = Array.isArray(changes) ? changes.map(change => objectIn(change)) : []
  return Object.fromEntries(
    all.flatMap(({ fieldName, oldValue, newValue }) =>
      fieldName === 'roleId' || fieldName === 'userId' ? [[fieldName, [oldValue, newValue]]] : [],
    ),
  )
}

describe('the file of who works where', () => {
  const file = (client: Client, query: string) =>
    client({ method: 'GET', path: `User/ExportByPlace?${query}`, headers: { 'accept-language': 'en' } })
  const noted = async () =>
    objectIn(
      (
        await ownerRows(
          `select changes from audit_entry where action = $1 and table_name = 'user_place' order by execution_time desc, id desc limit 1`,
          [auditActions.export],
        )
      )[0],
    ).changes

  test('holds everybody at his place and each vacant place once, and the audit says that there were personal data in it', async () => {
    const user = await newUser({ phoneNumber: '0599765431' })
    await set('User/SetPlaces', user.id, { places: [{ place: placeId(scene, '01001') }] })
    const csv = await file(admin, 'format=csv&typeCode=1')
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="userPlaces.csv"')
    const lines = csv.text.trimEnd().split('\r\n')
    expect(lines[0]).toBe('Place code,Place,Place type,Governorate,Users,Full name,User name,Position,Mobile number,Default place,From,To')
    expect(lines.filter(line => line.includes(textIn(user, 'userName')))).toMatchObject([
      expect.stringMatching(/^01001,.*,'\+970599765431,Yes,,$/),
    ])
    expect(await noted()).toMatchObject({
      rows: [null, lines.length - 1],
      format: [null, 'csv'],
      personalSeen: [null, true],
      filters: [null, { typeCode: '1' }],
    })
    const vacant = await file(admin, 'format=json&vacant=1')
    const places: unknown = vacant.body
    expect(Array.isArray(places) && places.length > 0 && places.every(place => objectIn(place).usersCount === 0)).toBe(true)
    // There is nobody in it.
    expect(await noted()).not.toHaveProperty('personalSeen')
    expect((await file(admin, 'typeCode=1')).headers.get('content-type')).toContain('spreadsheetml')
  })

  test('has no numbers for who may not see personal data, and nobody whom he does not see', async () => {
    const [clerk] = listIn(await done(admin, { method: 'GET', path: 'User/GetListPaged?filter=clerk' }), 'items').map(item =>
      objectIn(item),
    )
    const role = await newRole()
    await set('Role/SetPermissions', role.id, { names: ['AbpIdentity.Users.Export', 'AbpIdentity.Users.AssignPlaces'] })
    await set('User/SetRoles', clerk?.id, { roles: [role.id] })
    const elsewhere = await newUser()
    const both = [{ place: placeId(scene, '50002'), isDefault: true }, { place: placeId(scene, '01001') }]
    await set('User/SetPlaces', elsewhere.id, { places: both })
    const { status, text } = await file(scene.as('clerk'), 'format=csv')
    expect([status, text.includes('•••'), text.includes('+970'), text.includes(textIn(elsewhere, 'userName'))]).toEqual([
      200,
      true,
      false,
      false,
    ])
    expect(await noted()).not.toHaveProperty('personalSeen')
  })
})

function ownerRows(text: string, values: readonly unknown[]): Promise<readonly unknown[]> {
  return asOwner(world.database.ownerUrl, async client => (await client.query(text, [...values])).rows)
}

async function lookupId(list: string, code: string): Promise<string> {
  const [row] = await ownerRows('select l.id from lookup l join lookup_type t on t.id = l.type where t.code = $1 and l.code = $2', [
    list,
    code,
  ])
  return String(objectIn(row).id)
}
