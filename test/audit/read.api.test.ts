import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditActions } from '../../server/audit/actions.ts'
import { people, settle, signIn, type PersonName, type PlaceIds } from '../people.ts'
import { newsWith } from '../uploads.ts'
import { clientOf, done, type Answer, type Client } from '../walk/client.ts'
import { isObject, listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { asOwner, startWorld, type World } from '../world.ts'

let world: World
let places: PlaceIds
let category: number
let clients: Readonly<
  Record<'administrator' | 'engineer' | 'neighbour' | 'dataEntry' | 'editor' | 'planner' | 'member' | 'economist', Client>
>
let news: Json
let sheet: Json
beforeAll(async () => {
  world = await startWorld()
  places = await settle(world)
  await asOwner(world.database.ownerUrl, async client => {
    // May read the audit, and is no auditor.
    await client.query(`insert into user_role (id, code, title_ar, title_en, permissions, concurrency_stamp)
      values (gen_random_uuid(), 'logReader', 'قارئ السجل', 'Log reader', '{Admin.AuditLog}', gen_random_uuid())`)
    await client.query(`update user_in_role set role_id = (select id from user_role where code = 'logReader')
      where user_id in (select id from "system_user" where user_name in ('member', 'economist'))`)
    category = (
      await client.query(
        `select l.id from lookup l join lookup_type t on t.id = l.type where t.code = 'newsCategory' order by l.id limit 1`,
      )
    ).rows[0].id
  })
  const as = async (name: PersonName) => clientOf((path, init) => fetch(`${world.url}${path}`, init), await signIn(world, name))
  clients = {
    administrator: await as('administrator'),
    engineer: await as('engineer'),
    neighbour: await as('neighbour'),
    dataEntry: await as('dataEntry'),
    editor: await as('editor'),
    planner: await as('planner'),
    member: await as('member'),
    economist: await as('economist'),
  }
  const { engineer } = clients
  news = await done(engineer, { method: 'POST', path: 'News/Create', body: { ...newsWith(category, {}), titleAr: 'افتتاح مكتبة البلدية' } })
  await done(engineer, {
    method: 'PUT',
    path: 'News/Update',
    body: { id: news.id, concurrencyStamp: news.concurrencyStamp, titleAr: 'افتتاح مكتبة البلدية العامة', hideAfterExpiry: true },
    headers: { 'x-request-id': 'read-update-1' },
  })
  const lists = await asOwner(
    world.database.ownerUrl,
    async client =>
      (
        await client.query(
          `select l.id from lookup l join lookup_type t on t.id = l.type where t.code = 'waterSourceType' order by l.id limit 1`,
        )
      ).rows,
  )
  sheet = await done(engineer, {
    method: 'POST',
    path: 'WaterYear/Create',
    body: { year: 2021, localCommId: places.get('01001'), supply: [{ sourceType: lists[0].id, quantityM3: 1200 }] },
  })
  await engineer({ method: 'GET', path: `News/Get/${places.get('01001')}` })
})
afterAll(() => world?.stop())

interface Found {
  readonly status: number
  readonly items: readonly Json[]
  readonly totalCount: unknown
  readonly nextCursor: unknown
  readonly members: readonly string[]
}

async function find(query: Readonly<Record<string, string | number>> = {}, who: keyof typeof clients = 'administrator'): Promise<Found> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return foundIn(await clients[who]({ method: 'GET', path: `AuditLog/GetListPaged?${search.toString()}` }))
}

function foundIn({ status, body }: Answer): Found {
  const answer = isObject(body) ? body : {}
  const error = isObject(answer.error) ? answer.error : {}
  const problems: unknown[] = Array.isArray(error.validationErrors) ? error.validationErrors : []
  return {
    status,
    items: Array.isArray(answer.items) ? answer.items.map(item => objectIn(item)) : [],
    totalCount: answer.totalCount,
    nextCursor: answer.nextCursor,
    members: problems.flatMap(problem => listIn(problem, 'members').map(String)),
  }
}
const userNames = ({ items }: Found) => new Set(items.map(({ userName }) => userName))

describe('the list', () => {
  test('shows the newest first, ten of them, with how many there are', async () => {
    const { items, totalCount } = await find()
    expect(items).toHaveLength(10)
    expect(totalCount).toBeGreaterThan(40)
    const times = items.map(({ executionTime }) => String(executionTime))
    expect(times).toEqual(times.toSorted().toReversed())
    expect((await find({ sorting: 'executionTime' })).items[0]?.id).toBeLessThan(Number(items[0]?.id))
  })

  test('says what happened to which record, by whom, for which place, and masks from where', async () => {
    const { items } = await find({ tableName: 'news', action: auditActions.update })
    expect(items).toMatchObject([
      {
        moduleName: 2001,
        tableName: 'news',
        rowId: news.id,
        rowTitleAr: 'افتتاح مكتبة البلدية العامة',
        fieldNames: expect.arrayContaining(['titleAr', 'hideAfterExpiry']),
        userName: 'engineer',
        userNameAr: people.engineer.who,
        place: places.get('01001'),
        placeNameAr: 'جنين',
        placeNameEn: 'Jenin',
        clientIpAddress: '•••0.1',
        httpMethod: 'PUT',
        httpStatusCode: 200,
        requestId: 'read-update-1',
      },
    ])
  })

  const narrowed: Readonly<Record<string, () => [query: Record<string, string | number>, holds: (item: Json) => boolean]>> = {
    user: () => [{ user: String(news.creator) }, item => item.userName === 'engineer'],
    place: () => [{ place: places.get('P08') ?? '' }, item => item.place === places.get('P08') || item.place === null],
    module: () => [{ moduleName: 2027 }, item => item.moduleName === 2027],
    table: () => [{ tableName: 'water_year_supply' }, item => item.tableName === 'water_year_supply'],
    row: () => [{ rowId: String(sheet.id) }, item => item.rowId === sheet.id || item.parentId === sheet.id],
    'row and table': () => [{ rowId: String(news.id), tableName: 'news' }, item => item.rowId === news.id],
    action: () => [{ action: auditActions.login }, item => item.action === auditActions.login],
    'changes scope': () => [{ changesScope: 5 }, item => item.changesScope === 5],
    field: () => [{ tableName: 'news', fieldName: 'hideAfterExpiry' }, item => listIn(item, 'fieldNames').includes('hideAfterExpiry')],
    'request id': () => [{ requestId: 'read-update-1' }, item => item.requestId === 'read-update-1'],
    'an exact status': () => [{ httpStatusCode: 200 }, item => item.httpStatusCode === 200],
    'a class of statuses': () => [{ httpStatusCode: '2xx' }, item => Number(item.httpStatusCode) < 300],
    'old and new values': () => [{ tableName: 'news', value: 'المكتبة العامة' }, () => false],
    'a value that is there': () => [{ tableName: 'news', value: 'مكتبة البلدية' }, item => item.tableName === 'news'],
    'an address': () => [{ clientIpAddress: '127.0.0.1' }, item => item.clientIpAddress === '•••0.1'],
    'a network': () => [{ clientIpAddress: '127.0.0.0/8' }, item => item.clientIpAddress === '•••0.1'],
    'a network that nobody came from': () => [{ clientIpAddress: '192.0.2.0/24' }, () => false],
    'a period that is over': () => [{ executionTimeFrom: '2020-01-01', executionTimeTo: '2020-12-31' }, () => false],
  }
  test.each(Object.entries(narrowed))('is narrowed by %s', async (name, queryOf) => {
    const [query, holds] = queryOf()
    const { status, items, totalCount } = await find({ ...query, maxResultCount: 1000 })
    expect(status).toBe(200)
    expect([items.length > 0, totalCount]).toEqual([!/nobody|is over|old and new/.test(name), items.length])
    expect(items.filter(item => !holds(item))).toEqual([])
  })

  test('is bounded by the last seven days, but for the entries of one record or request', async () => {
    const insert = (days: number, row: string) =>
      `insert into audit_entry (action, changes_scope, table_name, row_id, request_id, execution_time)
       values (51003, 1, 'news', '${row}', 'read-old-${row}', now() - interval '${days} days')`
    await asOwner(world.database.ownerUrl, client => client.query(`${insert(6, 'young')}; ${insert(8, 'old')}`))
    const days = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    const rows = async (query: Record<string, string | number>) =>
      (await find({ maxResultCount: 1000, ...query })).items.map(({ rowId }) => rowId)
    const deleted = { action: auditActions.delete, tableName: 'news' }
    expect(await rows(deleted)).toEqual(['young'])
    expect(await rows({ ...deleted, executionTimeFrom: days(9) })).toEqual(['young', 'old'])
    expect(await rows({ ...deleted, executionTimeTo: days(7) })).toEqual(['old'])
    for (const end of ['9999-12-31', '9999-12-31T23:59']) expect(await rows({ ...deleted, executionTimeTo: end })).toEqual(['young'])
    expect((await find({ tableName: 'news', value: 'x', executionTimeTo: '9999-12-31T23:59' })).status).toBe(200)
    expect(await rows({ rowId: 'old' })).toEqual(['old'])
    expect(await rows({ requestId: 'read-old-old' })).toEqual(['old'])
  })

  test('goes on by cursor, without a gap and without saying anything twice', async () => {
    const narrow = { place: places.get('01001') ?? '' }
    const all = (await find({ ...narrow, maxResultCount: 1000 })).items.map(({ id }) => id)
    expect(all.length).toBeGreaterThan(10)
    const walked: unknown[] = []
    for (let cursor: unknown = ''; typeof cursor === 'string'; ) {
      const page = await find({ ...narrow, maxResultCount: 3, ...(cursor !== '' && { cursor }) })
      walked.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(walked).toEqual(all)
    const skipped = (await find({ ...narrow, maxResultCount: 3, SkipCount: 3 })).items.map(({ id }) => id)
    expect(skipped).toEqual(all.slice(3, 6))
  })

  const wrong: Readonly<Record<string, [query: Record<string, string>, member: string]>> = {
    'a user that is no id': [{ user: 'engineer' }, 'user'],
    'a table that is none': [{ tableName: "news'; drop" }, 'tableName'],
    'a field without its table': [{ fieldName: 'titleAr' }, 'tableName'],
    'a value without its table': [{ value: 'x' }, 'tableName'],
    'a value in too long a period': [{ tableName: 'news', value: 'x', executionTimeFrom: '2025-01-01' }, 'executionTimeFrom'],
    'a status that is none': [{ httpStatusCode: '9xx' }, 'httpStatusCode'],
    'an address that is none': [{ clientIpAddress: '300.1.1.1' }, 'clientIpAddress'],
    'a day that is none': [{ executionTimeFrom: '2026-02-30' }, 'executionTimeFrom'],
    'a day before all': [{ executionTimeTo: '0001-01-05' }, 'executionTimeTo'],
    'a size beyond the largest': [{ maxResultCount: '5000' }, 'maxResultCount'],
    'a sorting that is not offered': [{ sorting: 'userName' }, 'sorting'],
    'a cursor of somebody’s own': [{ cursor: 'x' }, 'cursor'],
    'a parameter that nobody knows': [{ colour: 'red' }, 'colour'],
  }
  test.each(Object.entries(wrong))('refuses %s by name', async (_name, [query, member]) => {
    expect(await find(query)).toMatchObject({ status: 400, members: [member] })
  })
})

describe('who sees what', () => {
  test('administrators and auditors see all entries', async () => {
    for (const who of ['administrator', 'planner'] as const) {
      const seen = userNames(await find({ maxResultCount: 1000 }, who))
      expect([...seen]).toEqual(expect.arrayContaining(['engineer', 'editor', 'economist']))
    }
  })

  test('others those of their own place: what its users did, and what was done with its records', async () => {
    const ofJenin = await find({ maxResultCount: 1000 }, 'member')
    expect(ofJenin.items.length).toBeGreaterThan(3)
    const own: readonly unknown[] = ['engineer', 'member', 'dataEntry', 'clerk', null]
    expect([...userNames(ofJenin)].filter(name => !own.includes(name))).toEqual([])
    expect([...userNames(ofJenin)]).toContain('engineer')
    // The directorate changes a record of Jenin's.
    const clerk = clientOf((path, init) => fetch(`${world.url}${path}`, init), await signIn(world, 'clerk'))
    await done(clerk, {
      method: 'PUT',
      path: 'WaterYear/Update',
      body: { id: sheet.id, concurrencyStamp: sheet.concurrencyStamp, meters: 40 },
    })
    const changed = await find({ rowId: String(sheet.id), tableName: 'water_year', action: auditActions.update }, 'member')
    expect(changed.items).toMatchObject([{ userName: 'clerk', place: places.get('D01') }])
    expect((await find({ rowId: String(sheet.id) }, 'economist')).items).toEqual([])
  })

  test('an entry that is not theirs does not exist for them, in whichever call', async () => {
    const [entry] = (await find({ requestId: 'read-update-1' })).items
    const id = String(entry?.id)
    const statuses = async (path: string) =>
      Promise.all(
        (['administrator', 'planner', 'member', 'economist', 'editor'] as const).map(
          async who => (await clients[who]({ method: 'GET', path })).status,
        ),
      )
    expect(await statuses(`AuditLog/Get/${id}`)).toEqual([200, 200, 200, 404, 403])
    expect(await statuses('AuditLog/Get/999999999')).toEqual([404, 404, 404, 404, 403])
    expect(await statuses('AuditLog/Get/x')).toEqual([404, 404, 404, 404, 403])
    const ofRequest = async (who: keyof typeof clients) =>
      foundIn(await clients[who]({ method: 'GET', path: 'AuditLog/GetRequest/read-update-1' })).items.length
    expect([await ofRequest('planner'), await ofRequest('member'), await ofRequest('economist')]).toEqual([1, 1, 0])
  })

  test('nobody looks for addresses, or sees personal values, without the permission to', async () => {
    expect((await find({ clientIpAddress: '127.0.0.1' }, 'member')).status).toBe(403)
    const [entry] = (await find({ requestId: 'read-update-1' })).items
    expect((await clients.member({ method: 'GET', path: `AuditLog/Get/${String(entry?.id)}?personal=true` })).status).toBe(403)
  })
})

describe('one entry', () => {
  async function entryOf(query: Record<string, string | number>, personal = false): Promise<Json> {
    const [item] = (await find(query)).items
    return done(clients.planner, { method: 'GET', path: `AuditLog/Get/${String(item?.id)}${personal ? '?personal=true' : ''}` })
  }

  test('says each value before and after, with the names of what they refer to', async () => {
    const entry = await entryOf({ tableName: 'news', action: auditActions.create })
    const changes = listIn(entry, 'changes').map(change => objectIn(change))
    expect(changes).toEqual(
      expect.arrayContaining([
        { fieldName: 'titleAr', oldValue: null, newValue: 'افتتاح مكتبة البلدية' },
        { fieldName: 'category', oldValue: null, newValue: category },
        { fieldName: 'place', oldValue: null, newValue: places.get('01001') },
      ]),
    )
    const names = objectIn(entry, 'names')
    expect(names[String(places.get('01001'))]).toMatchObject({ nameAr: 'جنين', nameEn: 'Jenin', code: '01001' })
    expect(names[String(news.creator)]).toMatchObject({ nameAr: people.engineer.who, code: 'engineer' })
    expect(names[String(category)]).toMatchObject({ nameAr: expect.any(String), code: expect.any(String) })
    expect(entry).toMatchObject({ url: '/api/News/Create', isPersonalShown: false })
  })

  test('names a list of its own by its number, and not the value that has the same', async () => {
    const create = (path: string, body: Json) => done(clients.administrator, { method: 'POST', path, body })
    const named = { nameAr: 'قائمة خاصة', nameEn: 'A list of its own', code: 'ownList' }
    await create('Lookup/Create', { type: (await create('LookupType/Create', named)).id, code: 'a', nameAr: 'قيمة', nameEn: 'Value' })
    const { names } = await entryOf({ tableName: 'lookup', action: auditActions.create })
    expect([objectIn(names)['lookupType:1001'], objectIn(names)['1001']]).toEqual([named, undefined])
  })

  test('has its number in the chain a moment later', async () => {
    for (;;) {
      const entry = await entryOf({ requestId: 'read-update-1' })
      if (entry.sequence === null) continue
      expect(entry).toMatchObject({ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
      break
    }
  })

  test('masks what is somebody’s own until it is asked for, and notes that it was', async () => {
    await asOwner(world.database.ownerUrl, async client => {
      await client.query(`select set_config('mahalli.address', '192.0.2.77', false)`)
      await client.query(`insert into audit_entry (action, changes_scope, table_name, row_id, operation, changes, personal, client_address, request_id)
        values (51002, 1, 'system_user', 'x', 2, '{"identity_number":["900123456","900123457"],"full_name":["أ","ب"]}', '{identity_number}', '192.0.2.77', 'read-personal')`)
    })
    const query = { requestId: 'read-personal' }
    const changesOf = (entry: Json) => listIn(entry, 'changes')
    const closed = await entryOf(query)
    expect(closed).toMatchObject({ clientIpAddress: '•••.77', isPersonalShown: false })
    expect(changesOf(closed)).toEqual(
      expect.arrayContaining([
        { fieldName: 'identityNumber', oldValue: '•••456', newValue: '•••457', isPersonal: true },
        { fieldName: 'fullName', oldValue: 'أ', newValue: 'ب' },
      ]),
    )
    const open = await entryOf(query, true)
    expect(open).toMatchObject({ clientIpAddress: '192.0.2.77', isPersonalShown: true })
    expect(changesOf(open)).toContainEqual({ fieldName: 'identityNumber', oldValue: '900123456', newValue: '900123457', isPersonal: true })
    const { items } = await find({ action: auditActions.viewPersonalData })
    expect(items).toMatchObject([{ userName: 'planner', rowId: String(open.id), changesScope: 6 }])
  })
})

describe('the history of a record', () => {
  const history = async (who: keyof typeof clients, table: string, row: unknown, lang = 'ar') =>
    foundIn(
      await clients[who]({
        method: 'GET',
        path: `AuditLog/GetRecordHistory?tableName=${table}&rowId=${String(row)}`,
        headers: { 'accept-language': lang },
      }),
    )

  test('is read by who may read the record, from the newest change to its making, its rows among them', async () => {
    const { status, items } = await history('dataEntry', 'water_year', sheet.id)
    expect(status).toBe(200)
    const told = items.map(({ tableName, action }) => `${String(tableName)} ${String(action)}`)
    expect(told.at(-1)).toBe(`water_year ${auditActions.create}`)
    expect(told).toContain(`water_year_supply ${auditActions.create}`)
    // It says who, and not from where.
    expect(items[0]).toMatchObject({ clientIpAddress: null, userAgent: null, session: null, url: null, names: expect.any(Object) })
    expect(new Set(items.map(({ userName }) => userName))).toEqual(new Set(['engineer', 'clerk']))
  })

  test('is nobody else’s', async () => {
    const body = { year: 2021, localCommId: places.get('01002') }
    const theirs = await done(clients.neighbour, { method: 'POST', path: 'WaterYear/Create', body })
    expect((await history('dataEntry', 'water_year', theirs.id)).status).toBe(404)
    expect((await history('editor', 'water_year', sheet.id)).status).toBe(403)
    expect((await history('editor', 'news', '0198c0de-0000-7000-8000-0000000000ff')).status).toBe(404)
    expect((await history('editor', 'system_user', 'x')).status).toBe(403)
    // Who may read the audit reads what it holds of it, also of what is gone.
    expect((await history('economist', 'water_year', sheet.id)).items).toEqual([])
    expect((await history('planner', 'water_year', sheet.id)).items[0]).toMatchObject({ clientIpAddress: '•••0.1', userAgent: 'node' })
  })

  test('of a record that extends another one holds both', async () => {
    const id = places.get('01001')
    const file = await done(clients.administrator, { method: 'GET', path: `LocalComm/Get/${id}` })
    await done(clients.administrator, {
      method: 'PUT',
      path: 'LocalComm/Update',
      body: { id, concurrencyStamp: file.concurrencyStamp, phone: '042500123', populationCount: 6000 },
    })
    const { items } = await history('engineer', 'local_comm', id)
    expect(new Set(items.map(({ tableName }) => tableName))).toEqual(new Set(['local_comm', 'place']))
  })
})

describe('the export', () => {
  const file = async (who: keyof typeof clients, query: string, lang = 'ar') =>
    clients[who]({ method: 'GET', path: `AuditLog/Export?${query}`, headers: { 'accept-language': lang } })

  test('is a file for a spreadsheet in the reader’s language, that is noted, and that runs nothing', async () => {
    await done(clients.engineer, {
      method: 'PUT',
      path: 'News/Update',
      body: {
        id: news.id,
        concurrencyStamp: textIn(await done(clients.engineer, { method: 'GET', path: `News/Get/${String(news.id)}` }), 'concurrencyStamp'),
        titleAr: '=HYPERLINK("https://evil.example")',
      },
    })
    const arabic = await file('planner', `rowId=${String(news.id)}`)
    expect(arabic.status).toBe(200)
    expect(arabic.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(arabic.text).toContain('العنوان: افتتاح مكتبة البلدية ← افتتاح مكتبة البلدية العامة')
    expect(arabic.text).toContain('نعم')
    expect(arabic.text).toContain(`,"'=HYPERLINK(`)
    expect(arabic.text).not.toContain('127.0.0.1')
    const english = await file('planner', `rowId=${String(news.id)}`, 'en')
    expect(english.text).toContain('Title (Arabic): افتتاح مكتبة البلدية ← افتتاح مكتبة البلدية العامة')
    expect((await find({ action: auditActions.export })).items.length).toBe(2)
  })

  test('is for those who may, personal values for those who may see them', async () => {
    expect((await file('member', 'tableName=news')).status).toBe(403)
    expect((await file('planner', 'requestId=read-personal')).text).toContain('•••456')
    expect((await file('planner', 'requestId=read-personal&personal=true')).text).toContain('900123456')
  })
})
