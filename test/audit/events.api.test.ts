import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditActions } from '../../server/audit/actions.ts'
import { password, settle, signIn, type PlaceIds } from '../people.ts'
import { deskOf, newsWith, pdf, picture, type Desk } from '../uploads.ts'
import { objectIn, textIn } from '../walk/json.ts'
import { clientOf, done, type Client } from '../walk/client.ts'
import { asOwner, startWorld, type World } from '../world.ts'

let world: World
let places: PlaceIds
let category: number
let engineer: Client
let spokesman: Client
let desk: Desk
beforeAll(async () => {
  world = await startWorld()
  places = await settle(world)
  engineer = clientOf(send, await signIn(world, 'engineer'))
  spokesman = clientOf(send, await signIn(world, 'spokesman'))
  desk = await deskOf(world, 'engineer')
  const { rows } = await asOwner(world.database.ownerUrl, client =>
    client.query(`select l.id from lookup l join lookup_type t on t.id = l.type where t.code = 'newsCategory' order by l.id limit 1`),
  )
  category = rows[0].id
})
afterAll(() => world?.stop())

const agent = 'Mozilla/5.0 (Events)'
function send(path: string, init: RequestInit): Promise<Response> {
  return fetch(`${world.url}${path}`, { ...init, headers: { 'user-agent': agent, ...Object.fromEntries(new Headers(init.headers)) } })
}

let since = 0
beforeEach(async () => {
  since = await asOwner(world.database.ownerUrl, async client =>
    Number((await client.query('select max(id) as id from audit_entry')).rows[0].id),
  )
})

interface Entry {
  readonly action: number
  readonly operation: number | null
  readonly changes: Readonly<Record<string, readonly unknown[]>>
  readonly [column: string]: unknown
}

/** What was noted since the test began, the number of entries that are awaited given. */
async function noted(atLeast = 0): Promise<Entry[]> {
  for (;;) {
    const entries = await asOwner(
      world.database.ownerUrl,
      async client => (await client.query<Entry>('select * from audit_entry where id > $1 order by id', [since])).rows,
    )
    if (entries.length >= atLeast) return entries
  }
}

async function idOf(userName: string): Promise<string> {
  return asOwner(
    world.database.ownerUrl,
    async client => (await client.query('select id from "system_user" where user_name = $1', [userName])).rows[0].id,
  )
}

const usersModule = 2072

describe('signing in and out', () => {
  test('is noted with who, from where and with which browser, as an event of a session', async () => {
    const token = textIn(await done(clientOf(send, undefined), login('editor')), 'access_token')
    await done(clientOf(send, token), { method: 'POST', path: 'Account/Logout', body: {} })
    const id = await idOf('editor')
    const who = { actor: id, user_name: 'editor', table_name: 'system_user', row_id: id, module: usersModule, changes_scope: 5, keep: 2 }
    const [signedIn, signedOut, ...more] = await noted()
    expect(more).toEqual([])
    expect(signedIn).toMatchObject({ ...who, action: auditActions.login, row_place: places.get('P08'), status: 200, method: 'POST' })
    expect(signedIn).toMatchObject({ client_address: '127.0.0.1', user_agent: agent, url: '/api/Account/Login' })
    expect(signedOut).toMatchObject({ ...who, action: auditActions.logout, status: 204, place: places.get('P08') })
    expect(signedIn?.session).toBe(signedOut?.session)
    expect(token).not.toContain(String(signedIn?.session))
  })

  test('in vain is noted too, the name that was typed as a hash', async () => {
    await clientOf(send, undefined)(login('editor', 'Wrong-1-password'))
    await clientOf(send, undefined)(login('Nobody.At.All', 'Wrong-1-password'))
    const [known, unknown, ...more] = await noted()
    expect(more).toEqual([])
    const shared = { action: auditActions.loginFailed, actor: null, status: 400, changes_scope: 5, personal: ['nameHash'] }
    expect(known).toMatchObject({ ...shared, table_name: 'system_user', row_id: await idOf('editor'), keep: 2 })
    expect(unknown).toMatchObject({ ...shared, table_name: null, row_id: null, keep: 3 })
    expect(unknown?.changes.nameHash).toEqual([null, expect.stringMatching(/^[0-9a-f]{64}$/)])
    expect(JSON.stringify([known, unknown])).not.toMatch(/Nobody|Wrong-1/i)
  })

  test('until the account is locked', async () => {
    for (let n = 0; n < 5; n++) await clientOf(send, undefined)(login('member', 'Wrong-1-password'))
    const entries = await noted()
    expect(entries.map(({ action }) => action)).toEqual([
      ...Array.from({ length: 5 }, () => auditActions.loginFailed),
      auditActions.lockout,
    ])
    expect(entries.at(-1)).toMatchObject({ table_name: 'system_user', row_id: await idOf('member'), row_title: 'member' })
  })

  test('and a switch of the place', async () => {
    const id = await asOwner(world.database.ownerUrl, async client => {
      await client.query(
        `insert into user_place (id, user_id, place_id) select gen_random_uuid(), u.id, p.id from "system_user" u, place p where u.user_name = 'publisher' and p.code = 'P03'`,
      )
      const { rows } = await client.query(
        `select up.id from user_place up join "system_user" u on u.id = up.user_id where u.user_name = 'publisher' and not up.is_default`,
      )
      return rows[0].id
    })
    const publisher = clientOf(send, await signIn(world, 'publisher'))
    since = (await noted()).length + since
    await done(publisher, { method: 'PUT', path: `Account/SetActivePlace/${id}`, body: {} })
    const entries = (await noted()).filter(({ operation }) => operation === 2)
    expect(entries).toMatchObject([
      { action: auditActions.placeSwitched, row_place: places.get('P08'), changes: { is_default: [true, false] } },
      {
        action: auditActions.placeSwitched,
        row_place: places.get('P03'),
        changes: { is_default: [false, true] },
        parent_table: 'system_user',
      },
    ])
  })
})

function login(userName: string, given = password) {
  return { method: 'POST', path: 'Account/Login', body: { userName, password: given } }
}

describe('what a call writes', () => {
  test('says what the record is called, whose it is, its module, and the request', async () => {
    const mainImage = await desk.uploaded(await picture(900, 500), 'a.png', 'news', 'mainImage')
    const more = { mainImage, mainImageAltAr: 'طريق معبد حديثًا', titleAr: 'افتتاح طريق جديد' }
    const { id } = await done(engineer, { method: 'POST', path: 'News/Create', body: newsWith(category, more) })
    const entries = (await noted()).filter(({ table_name: table }) => table === 'news')
    expect(entries).toMatchObject([
      {
        action: auditActions.create,
        operation: 1,
        module: 2001,
        changes_scope: 1,
        row_id: id,
        row_title: 'افتتاح طريق جديد',
        row_place: places.get('01001'),
        place: places.get('01001'),
        user_name: 'engineer',
        method: 'POST',
        url: '/api/News/Create',
        status: 200,
        user_agent: agent,
      },
    ])
    // What follows from the rest, and what every change changes, says nothing.
    for (const key of ['search_text', 'concurrency_stamp', 'last_modifier', 'last_modification_time'])
      expect(entries[0]?.changes).not.toHaveProperty(key)
    await done(spokesman, { method: 'PUT', path: `News/Publish/${String(id)}`, body: {} })
    const steps = (await noted()).filter(({ operation, table_name: table }) => operation === 2 && table === 'news')
    expect(steps).toMatchObject([{ action: auditActions.transition, changes: { publish_status: [1, 3] }, row_title: 'افتتاح طريق جديد' }])
  })

  test('child rows name the record that they belong to, and its place', async () => {
    const sheet = await done(engineer, {
      method: 'POST',
      path: 'WaterYear/Create',
      body: { year: 2020, localCommId: places.get('01001'), supply: [] },
    })
    const method = await asOwner(
      world.database.ownerUrl,
      async client =>
        (
          await client.query(
            `select l.id from lookup l join lookup_type t on t.id = l.type where t.code = 'waterSourceType' order by l.id limit 1`,
          )
        ).rows[0].id,
    )
    await done(engineer, {
      method: 'PUT',
      path: 'WaterYear/Update',
      body: { id: sheet.id, concurrencyStamp: sheet.concurrencyStamp, supply: [{ sourceType: method, quantityM3: 10 }] },
    })
    const rows = (await noted()).filter(({ table_name: table }) => table === 'water_year_supply')
    expect(rows).toMatchObject([
      {
        action: auditActions.create,
        changes_scope: 2,
        parent_table: 'water_year',
        parent_id: sheet.id,
        row_place: places.get('01001'),
        module: 2027,
      },
    ])
  })

  test('a place has the module of its kind', async () => {
    await asOwner(world.database.ownerUrl, client =>
      client.query(`update place set phone = '042500001' where code in ('01001', 'C01', 'P03')`),
    )
    const modules = (await noted()).map(({ row_title: title, module }) => [title, module])
    expect(new Map(modules.map(([title, module]) => [title, module]))).toEqual(
      new Map([
        ['جنين', 2021],
        ['مجلس الخدمات المشترك - شمال جنين', 2041],
        ['الإدارة العامة للتخطيط التنموي', 2075],
      ]),
    )
  })
})

describe('what changes nothing', () => {
  test('lists and public pages are not noted', async () => {
    await done(engineer, { method: 'GET', path: 'News/GetListPaged' })
    await send('/api/Public/News/GetListPaged', {})
    await send('/news', {})
    expect(await noted()).toEqual([])
  })

  test('a refusal for want of a permission is noted with the permission, one without a session is not', async () => {
    const member = clientOf(send, await signIn(world, 'editor'))
    since = (await noted()).reduce((last, { id }) => Math.max(last, Number(id)), since)
    expect((await member({ method: 'GET', path: 'Place/GetListPaged?filter=x&token=abc' })).status).toBe(403)
    expect((await clientOf(send, undefined)({ method: 'GET', path: 'Place/GetListPaged' })).status).toBe(401)
    expect(await noted()).toMatchObject([
      {
        action: auditActions.permissionDenied,
        user_name: 'editor',
        status: 403,
        table_name: 'place',
        method: 'GET',
        url: '/api/Place/GetListPaged?filter=x&token=•••',
        changes: { code: [null, 'noPermission'], permission: [null, ['Admin.Place']] },
        changes_scope: 6,
      },
    ])
  })

  test('an answer of 500 is noted without anything of what was sent', async () => {
    await asOwner(world.database.ownerUrl, client => client.query('alter table water_year rename to water_year_away'))
    const { status } = await engineer({ method: 'GET', path: 'WaterYear/GetListPaged' })
    await asOwner(world.database.ownerUrl, client => client.query('alter table water_year_away rename to water_year'))
    expect(status).toBe(500)
    expect(await noted(1)).toMatchObject([
      { action: auditActions.fault, status: 500, user_name: 'engineer', table_name: 'water_year', changes: {} },
    ])
  })

  test('an export is noted with what narrowed it and how many rows it had', async () => {
    const { status } = await engineer({ method: 'GET', path: `News/Export?category=${category}&filter=افتتاح` })
    expect(status).toBe(200)
    expect(await noted()).toMatchObject([
      {
        action: auditActions.export,
        table_name: 'news',
        module: 2001,
        changes: {
          rows: [null, 1],
          format: [null, 'csv'],
          filters: [null, [{ column: 'category', oneOf: [category] }]],
          text: [null, 'افتتاح'],
        },
      },
    ])
  })

  test('personal data of somebody else that was seen in full is noted, opened or exported; lists and one’s own account are not', async () => {
    const administrator = clientOf(send, await signIn(world, 'administrator'))
    since = (await noted()).reduce((last, { id }) => Math.max(last, Number(id)), since)
    const id = await idOf('engineer')
    await done(administrator, { method: 'GET', path: 'User/GetListPaged' })
    await done(administrator, { method: 'GET', path: `User/Get/${await idOf('administrator')}` })
    expect(await noted()).toEqual([])
    await done(administrator, { method: 'GET', path: `User/Get/${id}` })
    expect((await administrator({ method: 'GET', path: 'User/Export' })).status).toBe(200)
    expect(await noted()).toMatchObject([
      { action: auditActions.viewPersonalData, table_name: 'system_user', row_id: id, user_name: 'administrator', changes: {} },
      { action: auditActions.export, table_name: 'system_user', changes: { personalSeen: [null, true] } },
    ])
  })

  test('a private file that was taken is noted, in whichever way; a picture as forms show it is not', async () => {
    const file = await desk.uploaded(pdf(), 'minutes.pdf', 'news', 'attachments.file')
    const image = await desk.uploaded(await picture(900, 500), 'a.png', 'news', 'mainImage')
    await noted()
    since = (await noted()).reduce((last, { id }) => Math.max(last, Number(id)), since)
    expect((await desk.get(`Attachment/GetByte/${file}`)).status).toBe(200)
    expect((await desk.get(`Attachment/Get/${file}`)).status).toBe(200)
    const { ticket } = objectIn((await desk.get(`Attachment/GetTicket/${file}`)).json)
    expect((await send(`/api/Attachment/GetByte/${file}?ticket=${String(ticket)}`, {})).status).toBe(200)
    for (const width of ['400', '800', '1600']) expect((await desk.get(`Attachment/GetByte/${image}?width=${width}`)).status).toBe(200)
    const by = await idOf('engineer')
    const entries = await noted()
    expect(entries.map(({ action, row_id: row, row_title: title, actor }) => [action, row, title, actor])).toEqual([
      ...Array.from({ length: 3 }, () => [auditActions.download, file, 'minutes.pdf', by]),
      [auditActions.download, image, 'a.png', by],
    ])
    expect(JSON.stringify(entries)).not.toContain(String(ticket))
  })
})

test('no password, token or hash of them is anywhere in the audit', async () => {
  const token = await signIn(world, 'planner')
  await done(clientOf(send, token), { method: 'POST', path: 'Account/Logout', body: {} })
  await asOwner(world.database.ownerUrl, async client => {
    const { rows } = await client.query(`select row_to_json(e)::text as line from audit_entry e`)
    const text = rows.map(({ line }) => line).join('\n')
    const hashes = await client.query<{ hash: string }>(
      'select password_hash as hash from credential where password_hash is not null union all select token_hash from session',
    )
    for (const secret of [password, token, 'argon2', ...hashes.rows.map(({ hash }) => hash)])
      expect([secret.slice(0, 4), text.includes(secret)]).toEqual([secret.slice(0, 4), false])
    expect(text).toContain('•••')
  })
})
