import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { userJobs } from '../modules/admin/users/users.server.ts'
import { runIfDue } from '../server/jobs.ts'
import { platformBeside, secretKey, type Beside } from './messages/beside.ts'
import type { Answer } from './walk/client.ts'
import { isObject, objectIn, textIn, type Json } from './walk/json.ts'
import { placeId, sceneIn, type Scene } from './walk/scene.ts'
import { asOwner, startWorld, type World } from './world.ts'

let world: World
let scene: Scene
let beside: Beside
beforeAll(async () => {
  world = await startWorld({ MAHALLI_SECRET_KEY: secretKey })
  scene = await sceneIn(world)
  beside = await platformBeside(world.database)
})
afterAll(async () => {
  await beside?.stop()
  await world?.stop()
})
beforeEach(() => owner('delete from outbox; delete from notification; delete from job'))

function owner(text: string, values?: unknown[]) {
  return asOwner(world.database.ownerUrl, async client => (await client.query(text, values)).rows)
}
const admin = (method: string, path: string, body?: Json) => scene.as('administrator')({ method, path, ...(body && { body }) })
const stampOf = async (path: string, id: string) => textIn((await admin('GET', `${path}/Get/${id}`)).body, 'concurrencyStamp')
const told = () =>
  owner(`select u.user_name as who, l.code as kind, n.text_ar, n.text_en from notification n join "system_user" u on u.id = n.user_id
    join lookup l on l.id = n.kind order by 1, 2`)
const rolesOf = async (id: string): Promise<unknown> => objectIn((await admin('GET', `User/Get/${id}`)).body).roles
const codeIn = ({ body }: Answer) => (isObject(body) ? objectIn(body, 'error').code : undefined)

describe('a user is told, in the transaction that makes it true,', () => {
  test('that his roles changed; not when they did not, and not of what was refused', async () => {
    const id = scene.user('editor')
    const roles = [scene.role('portalEditor'), scene.role('member')]
    const set = async (wanted: readonly string[]) =>
      admin('PUT', `User/SetRoles/${id}`, { roles: wanted, concurrencyStamp: await stampOf('User', id) })
    expect((await set(roles)).status).toBe(200)
    expect(await told()).toEqual([
      { who: 'editor', kind: 'roleChanged', text_ar: 'تغيّرت صلاحياتك في محلّي.', text_en: 'Your permissions on Mahalli changed.' },
    ])
    await owner('delete from notification')
    expect((await set(roles.toReversed())).status).toBe(200)
    expect((await set([])).status).toBe(400)
    expect(await told()).toEqual([])
    expect((await set(roles.slice(0, 1))).status).toBe(200)
  })

  test('that a role of his gives him something else', async () => {
    const id = scene.role('portalEditor')
    const { permissions } = objectIn((await admin('GET', `Role/Get/${id}`)).body)
    const names = Array.isArray(permissions) ? permissions : []
    const set = async (wanted: readonly unknown[]) =>
      admin('PUT', `Role/SetPermissions/${id}`, { names: wanted, concurrencyStamp: await stampOf('Role', id) })
    expect((await set(names)).status).toBe(200)
    expect(await told()).toEqual([])
    expect((await set([...names, 'Portal.Menu'])).status).toBe(200)
    expect((await told()).map(({ who, kind }) => [who, kind])).toEqual([['editor', 'roleChanged']])
  })

  test('for which places he works, the default one first', async () => {
    const id = scene.user('neighbour')
    const place = (code: string) => placeId(scene, code)
    const set = async (places: readonly Json[]) =>
      admin('PUT', `User/SetPlaces/${id}`, { places, concurrencyStamp: await stampOf('User', id) })
    expect((await set([{ place: place('01002'), isDefault: true }])).status).toBe(200)
    expect(await told()).toEqual([])
    expect((await set([{ place: place('01003') }, { place: place('01002'), isDefault: true }])).status).toBe(200)
    expect(await told()).toEqual([
      {
        who: 'neighbour',
        kind: 'placeChanged',
        text_ar: 'تغيّرت الجهات المخصصة لك: يعبد، عرابة.',
        text_en: "Your places changed: Ya'bad, Arraba.",
      },
    ])
  })

  test('by e-mail that his account was deactivated, and why', async () => {
    const id = scene.user('lender')
    const reason = scene.lookup('deactivationReason', 'transferred')
    expect((await admin('PUT', `User/Deactivate/${id}`, { reason })).status).toBe(200)
    const mails = await owner(`select l.code as kind, c.body from outbox o join outbox_content c on c.message_id = o.id
      join lookup l on l.id = o.kind join lookup ch on ch.id = o.channel where ch.code = 'email'`)
    expect(mails).toEqual([{ kind: 'accountDeactivated', body: expect.stringContaining('أُوقف حسابك في محلّي') }])
    expect((await admin('PUT', `User/Activate/${id}`)).status).toBe(200)
  })

  test('two weeks before an assignment ends, once for each end', async () => {
    const [job] = userJobs
    if (!job) throw new Error('there is no job')
    const run = async () => {
      await owner('delete from job')
      await owner(`insert into job (name, since) values ($1, now() - interval '3 days')`, [job.name])
      await runIfDue(beside.platform, job, new AbortController().signal)
    }
    const ends = (days: number) =>
      owner(`update user_place set valid_to = current_date + $1::int where user_id = $2`, [days, scene.user('economist')])
    await ends(20)
    await run()
    expect(await told()).toEqual([])
    await ends(10)
    await run()
    await run()
    expect((await told()).map(({ who, kind }) => [who, kind])).toEqual([['economist', 'placeEnding']])
    expect((await told())[0].text_ar).toMatch(/^ينتهي تخصيصك لجهة وحدة التنمية الاقتصادية المحلية في \d{4}\/\d\d\/\d\d\.$/)
    await ends(12)
    await run()
    expect(await told()).toHaveLength(2)
    await owner(`update user_place set valid_to = null where user_id = $1`, [scene.user('economist')])
  })
})

describe('from the role’s side', () => {
  const change = (as: Parameters<Scene['as']>[0], action: 'AddUsers' | 'RemoveUsers', role: string, body: Json) =>
    scene.as(as)({ method: 'PUT', path: `Role/${action}/${scene.role(role)}`, body })

  test('users are given a role and it is taken from them; who has it already is left alone', async () => {
    const users = [scene.user('member'), scene.user('dataEntry')]
    const added = await change('administrator', 'AddUsers', 'authorityPlanner', { users })
    expect([added.status, added.body]).toEqual([200, { changedCount: 2 }])
    expect(await rolesOf(scene.user('member'))).toEqual(expect.arrayContaining([scene.role('member'), scene.role('authorityPlanner')]))
    expect((await told()).map(({ who }) => who)).toEqual(['dataEntry', 'member'])
    expect((await change('administrator', 'AddUsers', 'authorityPlanner', { users })).body).toEqual({ changedCount: 0 })
    expect((await change('administrator', 'RemoveUsers', 'authorityPlanner', { users })).body).toEqual({ changedCount: 2 })
    expect(await rolesOf(scene.user('member'))).toEqual([scene.role('member')])
  })

  test('nobody loses his only role, and nothing is half done', async () => {
    const users = [scene.user('member'), scene.user('dataEntry')]
    await change('administrator', 'AddUsers', 'member', { users })
    // Whoever it is is named by where he stands in what was sent.
    for (const sent of [users, users.toReversed()]) {
      const removed = await change('administrator', 'RemoveUsers', 'member', { users: sent })
      expect(removed.status).toBe(400)
      expect(JSON.stringify(removed.body)).toContain('هذا دور المستخدم الوحيد')
      expect(JSON.stringify(removed.body)).toContain(`users[${sent.indexOf(scene.user('member'))}]`)
    }
    expect(await rolesOf(scene.user('dataEntry'))).toContain(scene.role('member'))
  })

  test('the administration asks for the giver’s password, and only an administrator gives it', async () => {
    const users = [scene.user('clerk')]
    expect((await change('administrator', 'AddUsers', 'admin', { users })).status).toBe(400)
    const refused = await change('planner', 'AddUsers', 'admin', { users })
    expect(codeIn(refused)).toBe('cannotGive')
    expect(JSON.stringify(refused.body)).toContain('users[0]')
    expect(await rolesOf(scene.user('clerk'))).toEqual([scene.role('keeper')])
  })

  test('who administers one place gives public roles to its own users', async () => {
    expect((await change('engineer', 'AddUsers', 'authorityPlanner', { users: [scene.user('member')] })).status).toBe(200)
    expect(codeIn(await change('engineer', 'AddUsers', 'userManager', { users: [scene.user('member')] }))).toBe('roleNotPublic')
    expect((await change('engineer', 'AddUsers', 'authorityPlanner', { users: [scene.user('editor')] })).status).toBe(404)
    expect(codeIn(await change('engineer', 'AddUsers', 'authorityPlanner', { users: [scene.user('engineer')] }))).toBe('ownRoles')
    expect((await scene.as('member')({ method: 'PUT', path: `Role/AddUsers/${scene.role('member')}`, body: { users: [] } })).status).toBe(
      403,
    )
  })
})
