import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engage, password } from './people.ts'
import { userBody } from './walk/bodies.ts'
import { clientOf, done, type Answer, type Client } from './walk/client.ts'
import { listIn, objectIn, textIn, type Json } from './walk/json.ts'
import { placeId, sceneIn, type Scene } from './walk/scene.ts'
import { asOwner, startWorld, type World } from './world.ts'

let world: World
let scene: Scene
let admin: Client
/** They administer the users of their own place alone (portal and administration, section 1.4). */
let jenin: Client
let directorate: Client
/** A user manager of the ministry. */
let manager: Client
beforeAll(async () => {
  world = await startWorld()
  scene = await sceneIn(world)
  admin = scene.as('administrator')
  jenin = await hired('jeninManager', 'authorityUserManager', '01001')
  directorate = await hired('directorateManager', 'authorityUserManager', 'D01')
  manager = await hired('ministryManager', 'userManager', 'P08')
})
afterAll(() => world?.stop())

async function hired(userName: string, role: string, place: string): Promise<Client> {
  await engage(world, userName, role, place)
  const answer = await done(clientOf(scene.send, undefined), { method: 'POST', path: 'Account/Login', body: { userName, password } })
  return clientOf(scene.send, textIn(answer, 'access_token'))
}
const newUser = (client: Client) =>
  done(client, { method: 'POST', path: 'User/Create', body: userBody(scene, scene.freshName('assigned')) })
const put = (client: Client, path: string, record: Json, body: Json) =>
  client({
    method: 'PUT',
    path: `${path}/${textIn(record, 'id')}`,
    body: { concurrencyStamp: textIn(record, 'concurrencyStamp'), ...body },
  })
const again = (client: Client, user: Json) => done(client, { method: 'GET', path: `User/Get/${textIn(user, 'id')}` })
const placesOf = (client: Client, user: Json) => done(client, { method: 'GET', path: `User/GetPlaces/${textIn(user, 'id')}` })

async function choicesOf(client: Client): Promise<Json[]> {
  return listIn(await done(client, { method: 'GET', path: 'Role/GetSelect' }), 'items').map(one => objectIn(one))
}
/** Where and with which words a set of places was refused. */
function refusalOf({ status, body }: Answer): [status: number, ...told: string[]] {
  const errors = listIn(objectIn(objectIn(body).error), 'validationErrors').map(one => objectIn(one))
  return [status, ...errors.flatMap(one => [...listIn(one, 'members').map(String), textIn(one, 'message')])]
}

describe('the roles that somebody may name', () => {
  test('are, for who administers one place, exactly those that its server takes from him', async () => {
    const offered = await choicesOf(jenin)
    expect(offered.map(({ code }) => code)).toContain('authorityDataEntry')
    for (const { id, code, refusal } of offered) {
      const user = await newUser(jenin)
      const { status } = await put(jenin, 'User/SetRoles', user, { roles: [...listIn(user, 'roles'), id] })
      expect([code, status]).toEqual([code, refusal === null ? 200 : 403])
    }
    const codes = new Set(offered.map(({ code }) => code))
    const every = listIn(await done(admin, { method: 'GET', path: 'Role/GetListPaged?maxResultCount=100' }), 'items').map(one =>
      objectIn(one),
    )
    const user = await newUser(jenin)
    for (const { id, code } of every.filter(role => !codes.has(role.code)))
      expect([code, (await put(jenin, 'User/SetRoles', user, { roles: [...listIn(user, 'roles'), id] })).status]).toEqual([code, 403])
  })
  test('hold what somebody of his place has, with the reason why he neither gives nor takes it', async () => {
    const own = (await choicesOf(jenin)).find(({ code }) => code === 'authorityUserManager')
    expect(own?.refusal).toBe('roleNotPublic')
    // Nobody of Jenin's has it, and he would not give it.
    expect((await choicesOf(jenin)).map(({ code }) => code)).not.toContain('portalPublisher')
  })
  test('are all of them for who reads roles, those above his own rights with the reason', async () => {
    const offered = await choicesOf(manager)
    const every = await done(manager, { method: 'GET', path: 'Role/GetListPaged?maxResultCount=100' })
    expect(offered).toHaveLength(Number(every.totalCount))
    const refused = (code: string) => offered.find(role => role.code === code)?.refusal
    expect([refused('userManager'), refused('authorityHead')]).toEqual([null, null])
    expect(refused('portalPublisher')).toBe('cannotGive')
  })
})

describe('the places that somebody may assign', () => {
  test('are those that the server takes from him: his own, of a directorate its authorities and councils too', async () => {
    const own = await newUser(jenin)
    expect((await placesOf(jenin, own)).assignable).toEqual([placeId(scene, '01001')])
    const made = await newUser(directorate)
    const assignable = listIn(await placesOf(directorate, made), 'assignable').map(String)
    expect(assignable).toEqual(expect.arrayContaining(['D01', '01001', '01002', 'C01'].map(code => placeId(scene, code))))
    expect(assignable).not.toContain(placeId(scene, '50001'))
    const rows = assignable.map((place, index) => ({ place, isDefault: index === 0 }))
    expect((await put(directorate, 'User/SetPlaces', made, { places: rows })).status).toBe(200)
    expect((await placesOf(manager, made)).assignable).toBeNull()
  })
  test('and why another one is refused is said as it is', async () => {
    const user = await newUser(jenin)
    const far = { places: [{ place: placeId(scene, '50001') }] }
    expect(refusalOf(await put(jenin, 'User/SetPlaces', user, far))).toEqual([400, 'places[0].place', 'لا يمكنك تخصيص هذه الجهة'])
    const nowhere = { places: [{ place: '0198c0de-0000-7000-8000-000000000000' }] }
    expect(refusalOf(await put(jenin, 'User/SetPlaces', user, nowhere))).toEqual([400, 'places[0].place', 'الجهة: السجل المختار غير موجود'])
    const closed = placeId(scene, '50001')
    const isOpen = (open: boolean) =>
      asOwner(world.database.ownerUrl, client => client.query('update place set is_active = $2 where id = $1', [closed, open]))
    await isOpen(false)
    const refused = await put(admin, 'User/SetPlaces', user, far)
    await isOpen(true)
    expect(refusalOf(refused)).toEqual([400, 'places[0].place', 'هذه الجهة غير فعالة'])
  })
})

describe('the default place', () => {
  const yesterday = '2020-12-31'
  const ended = 'انتهت مدة هذه الجهة، فلا تكون افتراضية. حدد جهة افتراضية أخرى'
  test('is none that has ended, whether it is the only one or not', async () => {
    const user = await newUser(admin)
    const over = { place: placeId(scene, '01001'), isDefault: true, validTo: yesterday }
    for (const others of [[], [{ place: placeId(scene, '01003') }]])
      expect(refusalOf(await put(admin, 'User/SetPlaces', user, { places: [over, ...others] }))).toEqual([400, 'places[0].validTo', ended])
    const places = [
      { ...over, isDefault: false },
      { place: placeId(scene, '01003'), isDefault: true },
    ]
    expect((await put(admin, 'User/SetPlaces', user, { places })).status).toBe(200)
  })
  test('that stays where it was is no change in the audit, and one that moves is two', async () => {
    const rowsOf = (...codes: string[]) =>
      codes.map((code, index) => ({ place: placeId(scene, code), isDefault: index === 0, isInternalDefault: index === 0 }))
    const user = await newUser(admin)
    const changed = async (places: Json[]): Promise<number> => {
      const count = () =>
        asOwner(world.database.ownerUrl, client =>
          client.query(`select 1 from audit_entry where table_name = 'user_place' and parent_id = $1 and operation = 2`, [
            textIn(user, 'id'),
          ]),
        )
      const before = (await count()).rows.length
      expect((await put(admin, 'User/SetPlaces', await again(admin, user), { places })).status).toBe(200)
      return (await count()).rows.length - before
    }
    expect(await changed(rowsOf('01001'))).toBe(0)
    expect(await changed(rowsOf('01001', '01002'))).toBe(0)
    expect(await changed(rowsOf('01002', '01001'))).toBe(2)
  })

  test('may begin later: until then nobody acts for it', async () => {
    const user = await newUser(admin)
    const places = [{ place: placeId(scene, '01001'), isDefault: true, validFrom: '2999-01-01' }, { place: placeId(scene, '01003') }]
    expect((await put(admin, 'User/SetPlaces', user, { places })).status).toBe(200)
    const rows = listIn(await placesOf(admin, user), 'items').map(one => objectIn(one))
    expect(rows.map(({ placeCode, isActing, isHeld }) => [placeCode, isActing, isHeld])).toEqual([
      ['01001', false, false],
      ['01003', true, true],
    ])
  })
  test('that ended meanwhile is shown as such, and invites nobody where it is the only one', async () => {
    const user = await newUser(admin)
    await put(admin, 'User/SetPlaces', user, { places: [{ place: placeId(scene, '01001') }] })
    await asOwner(world.database.ownerUrl, client =>
      client.query('update user_place set valid_to = $2 where user_id = $1', [user.id, yesterday]),
    )
    const [row] = listIn(await placesOf(admin, user), 'items').map(one => objectIn(one))
    expect(row).toMatchObject({ isDefault: true, isActing: false, isHeld: false })
    const now = await again(admin, user)
    expect([now.hasDefaultPlace, now.defaultPlace]).toEqual([false, null])
    const invited = await admin({ method: 'PUT', path: `User/Invite/${textIn(user, 'id')}`, body: { channel: 1 } })
    expect([invited.status, textIn(objectIn(objectIn(invited.body).error), 'code')]).toEqual([409, 'defaultPlace'])
  })
})
