import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password } from './people.ts'
import { userBody } from './walk/bodies.ts'
import { done, type Answer, type Client } from './walk/client.ts'
import { objectIn, textIn, type Json } from './walk/json.ts'
import { sceneIn, type Scene } from './walk/scene.ts'
import { asOwner, startWorld, type World } from './world.ts'

let world: World
let scene: Scene
let admin: Client
beforeAll(async () => {
  world = await startWorld()
  scene = await sceneIn(world)
  admin = scene.as('administrator')
})
afterAll(() => world?.stop())

const get = async (id: string) => done(admin, { method: 'GET', path: `User/Get/${id}` })
const newUser = () => done(admin, { method: 'POST', path: 'User/Create', body: userBody(scene, scene.freshName('person')) })
const put = (path: string, record: Json, body: Json) =>
  admin({ method: 'PUT', path: `${path}/${textIn(record, 'id')}`, body: { concurrencyStamp: textIn(record, 'concurrencyStamp'), ...body } })

/** What was refused: its status and its code. */
function refusalOf({ status, body }: Answer): [status: number, code: string] {
  return [status, textIn(objectIn(body, 'error'), 'code')]
}

/** Of the administrator whom the installation has made; the other one is of the test world. */
async function idOfFirst(): Promise<string> {
  return asOwner(world.database.ownerUrl, async client => {
    const { rows } = await client.query<{ id: string }>(`select id from "system_user" where user_name = 'admin'`)
    return rows[0]?.id ?? ''
  })
}
const reasonId = () => scene.lookup('deactivationReason', 'retired')

describe('the last administrator stays', () => {
  test('one of two is deactivated and comes back', async () => {
    const first = await idOfFirst()
    expect((await admin({ method: 'PUT', path: `User/Deactivate/${first}`, body: { reason: reasonId() } })).status).toBe(200)
    expect((await admin({ method: 'PUT', path: `User/Activate/${first}`, body: {} })).status).toBe(200)
  })
  test('nobody takes the administration off himself', async () => {
    const own = await get(scene.user('administrator'))
    const unroled = await put('User/SetRoles', own, { roles: [scene.role('member')], password })
    expect(refusalOf(unroled)).toEqual([409, 'ownAdministration'])
  })
  test('an administrator who cannot sign in is not the one who stays', async () => {
    const invited = await put('User/SetRoles', await newUser(), { roles: [scene.role('admin')], password })
    expect(objectIn(invited.body)).toMatchObject({ isAdmin: true, accountState: 5 })
    const first = await get(await idOfFirst())
    const lock = (until: string | null) =>
      asOwner(world.database.ownerUrl, client =>
        client.query('update credential set lockout_end = $2 where user_id = $1', [scene.user('administrator'), until]),
      )
    // Whoever acts here is locked until somebody lifts it, and the third one has never come.
    await lock('infinity')
    const reason = { reason: reasonId() }
    expect(refusalOf(await admin({ method: 'PUT', path: `User/Deactivate/${textIn(first, 'id')}`, body: reason }))).toEqual([
      409,
      'lastAdministrator',
    ])
    await lock(null)
    const off = { method: 'PUT', path: `User/Deactivate/${textIn(objectIn(invited.body), 'id')}`, body: reason }
    expect((await admin(off)).status).toBe(200)
  })
  test('nobody deactivates himself', async () => {
    const own = scene.user('administrator')
    const refused = await admin({ method: 'PUT', path: `User/Deactivate/${own}`, body: { reason: reasonId() } })
    expect(refusalOf(refused)).toEqual([409, 'ownAccount'])
  })
})
