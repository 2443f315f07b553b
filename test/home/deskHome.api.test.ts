import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engage, password, type PersonName } from '../people.ts'
import { auditActions } from '../../server/audit/actions.ts'
import { eventBody, roleBody } from '../walk/bodies.ts'
import { clientOf, done, type Client } from '../walk/client.ts'
import { isObject, listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { recordsOf, type Records } from '../walk/records.ts'
import { sceneIn, type Scene } from '../walk/scene.ts'
import { asOwner, startWorld, type World } from '../world.ts'

let world: World
let scene: Scene
let records: Records
beforeAll(async () => {
  world = await startWorld()
  scene = await sceneIn(world)
  records = recordsOf(scene)
  await records.take('waterYear home submitted')
  await records.take('waterYear far submitted')
  await records.take('news home sent')
  await records.take('news home published')
  await records.take('news far draft')
}, 60_000)
afterAll(() => world?.stop())

const get = (who: PersonName, path: string) => done(scene.as(who), { method: 'GET', path })
const figuresOf = (who: PersonName) => figuresFor(scene.as(who))
async function figuresFor(client: Client): Promise<Record<string, Json>> {
  const items = listIn(await done(client, { method: 'GET', path: 'Home/GetFigures' }), 'items').map(item => objectIn(item))
  return Object.fromEntries(items.map(item => [textIn(item, 'code'), item]))
}

/** The calls behind the pages that figures lead to. */
const lists: Readonly<Record<string, string>> = {
  localCommittees: 'LocalComm',
  'waiting/waterYear': 'WaterYear',
  news: 'News',
  systemUsers: 'User',
  outbox: 'Outbox',
  audits: 'AuditLog',
  place: 'Place',
  translation: 'Translation',
}

describe('the figures of a place', () => {
  test.each<[who: PersonName, codes: readonly string[]]>([
    ['administrator', ['S1', 'S2', 'S3', 'S4']],
    ['clerk', ['D1', 'D2']],
    ['spokesman', ['B1', 'B2', 'B3']],
    ['association', ['L1']],
    ['council', ['C1', 'N1']],
    ['councilManager', ['M1']],
    ['editor', ['B2', 'B3']],
    ['engineer', ['W1', 'N1']],
    ['planner', []],
    ['member', []],
  ])('of %s are those of his kind of place, and none of what he may not read', async (who, codes) =>
    expect(Object.keys(await figuresOf(who))).toEqual(codes),
  )

  test.each<PersonName>(['administrator', 'clerk', 'otherClerk', 'spokesman', 'association', 'council', 'councilManager'])(
    'of %s agree with the lists that they lead to',
    async who => {
      const figures = Object.values(await figuresOf(who))
      expect(figures).not.toEqual([])
      for (const { code, href, value } of figures) {
        if (typeof href !== 'string' || !href.startsWith('/dashboard/')) continue
        const [path = '', query = ''] = href.replace('/dashboard/', '').split('?')
        const among = path.startsWith('waiting/') ? 'among=waiting' : query
        const page = await get(who, `${lists[path] ?? path}/GetListPaged?${among}`)
        expect([code, value]).toEqual([code, page.totalCount])
      }
    },
  )

  test('of a directorate count its own authorities alone, and what waits for it', async () => {
    const { D1, D2 } = await figuresOf('clerk')
    expect([D1?.value, D1?.beside]).toEqual([3, 15_000])
    expect([D2?.value, D2?.beside]).toEqual([1, 0])
    const other = await figuresOf('otherClerk')
    expect([other.D1?.value, other.D2?.value]).toEqual([2, 1])
  })

  test('count what waits for a decision of every reviewed kind, as its list does, and lead to where each is listed', async () => {
    const counts = async (who: PersonName) => {
      const totals = await Promise.all(
        ['News', 'Ads', 'Event', 'SuccessStory', 'KnowledgeExchange', 'CreativeIdeasBank', 'Investors'].map(kind =>
          scene.as(who)({ method: 'GET', path: `${kind}/GetListPaged?among=waiting` }),
        ),
      )
      return totals.map(({ status, body }) => (status === 200 ? Number(objectIn(body).totalCount) : 0))
    }
    const before = (await figuresOf('spokesman')).B1
    const body = eventBody(scene, 'P08', { titleAr: 'فعالية تنتظر قرار العلاقات العامة' })
    const { id } = await done(scene.as('editor'), { method: 'POST', path: 'Event/Create', body })
    const after = (await figuresOf('spokesman')).B1
    expect([after?.value, after?.href]).toEqual([Number(before?.value) + 1, '/dashboard#waiting'])
    const [news = 0, ...others] = await counts('spokesman')
    expect(news).toBeGreaterThan(0)
    expect(after?.value).toBe(others.reduce((sum, count) => sum + count, news))
    await done(scene.as('administrator'), { method: 'DELETE', path: `Event/Delete?id=${String(id)}` })
  })

  test('count what citizens read in Arabic alone, of every kind, and lead to it where its reader may follow it up', async () => {
    const { B3 } = await figuresOf('spokesman')
    const missing = scene.lookup('translationState', 'missing')
    expect(B3?.href).toBe(`/dashboard/translation?state=${missing}`)
    const kinds = listIn(await get('spokesman', 'Translation/GetFigures'), 'items').map(item => objectIn(item))
    expect(kinds.map(({ kind, arabicOnly }) => [kind, arabicOnly])).toContainEqual(['news', 1])
    expect(B3?.value).toBe(kinds.reduce((sum, { arabicOnly }) => sum + Number(arabicOnly), 0))
    expect((await figuresOf('editor')).B3?.href).toBeNull()
  })

  test.each<[what: string, permissions: readonly string[], codes: readonly string[]]>([
    ['one kind that citizens read in two languages', ['Portal.Event'], ['B3']],
    ['none of these kinds', ['Portal.Translation'], []],
  ])('of public relations count what has no English for who may read %s', async (_what, names, codes) => {
    const code = scene.freshName('role')
    const admin = scene.as('administrator')
    const { id, concurrencyStamp } = await done(admin, { method: 'POST', path: 'Role/Create', body: roleBody(code) })
    await done(admin, { method: 'PUT', path: `Role/SetPermissions/${String(id)}`, body: { names, concurrencyStamp } })
    const userName = scene.freshName('reader')
    await engage(world, userName, code, 'P08')
    const session = await done(scene.as('visitor'), { method: 'POST', path: 'Account/Login', body: { userName, password } })
    const figures = await figuresFor(clientOf(scene.send, textIn(session, 'access_token')))
    expect(Object.keys(figures)).toEqual(codes)
  })

  test('of a span say how many there were in the same span a year before, where that is known', async () => {
    const dated = (interval: string) =>
      asOwner(world.database.ownerUrl, client =>
        client.query(`update news set date = (now() at time zone 'Asia/Hebron')::date - $1::interval where live_version is not null`, [
          interval,
        ]),
      )
    await dated('0 days')
    const { B2, B3 } = await figuresOf('spokesman')
    expect([B2?.value, B2?.yearBefore, B3?.yearBefore]).toEqual([1, null, null])
    await dated('1 year')
    const then = (await figuresOf('spokesman')).B2
    expect([then?.value, then?.yearBefore]).toEqual([0, 1])
  })

  test('of the failed sign-ins of today stand beside those of the day a year before', async () => {
    expect((await figuresOf('administrator')).S3?.yearBefore).toBeNull()
    await asOwner(world.database.ownerUrl, client =>
      client.query(
        `insert into audit_entry (execution_time, action, module, changes_scope)
          select at, $1, 1, 1 from unnest(array[now() - interval '1 year 2 days', now() - interval '1 year 1 minute']) at`,
        [51007],
      ),
    )
    expect((await figuresOf('administrator')).S3?.yearBefore).toBe(1)
  })

  test('say of which instant they are', async () => {
    expect(Date.parse(textIn(await get('clerk', 'Home/GetFigures'), 'at'))).not.toBeNaN()
  })
})

describe('recent changes', () => {
  const changesOf = async (who: PersonName) => listIn(await get(who, 'AuditLog/GetRecent'), 'items').map(item => objectIn(item))
  const tables = async (who: PersonName) => [...new Set((await changesOf(who)).map(({ tableName }) => tableName))]

  test('are told once for each record, the newest first, without where they were made from', async () => {
    const changes = await changesOf('administrator')
    expect(changes.length).toBeGreaterThan(1)
    expect(changes.length).toBeLessThanOrEqual(10)
    expect(new Set(changes.map(({ record }) => record)).size).toBe(changes.length)
    const times = changes.map(({ executionTime }) => String(executionTime))
    expect(times).toEqual(times.toSorted().toReversed())
    for (const change of changes) expect([change.clientIpAddress, change.requestId]).toEqual([null, null])
  })

  test('name the record, also where a child row of it was written last', async () => {
    const session = { date: '2090-06-01', startTime: '14:00', endTime: '15:00', titleAr: 'كلمة الافتتاح' }
    const body = eventBody(scene, '01001', { titleAr: 'جلسة استماع في موازنة السنة المقبلة', sessions: [session], isDraft: true })
    const { id, concurrencyStamp } = await done(scene.as('administrator'), { method: 'POST', path: 'Event/Create', body })
    const told = async () => (await changesOf('administrator')).find(({ record }) => record === id)
    const named = { tableName: 'event', rowId: id, rowTitleAr: body.titleAr, parentTable: null }
    expect(await told()).toMatchObject({ ...named, action: auditActions.create })
    const later = { id, concurrencyStamp, sessions: [{ ...session, endTime: '15:30' }] }
    await done(scene.as('administrator'), { method: 'PUT', path: 'Event/Update', body: later })
    expect(await told()).toMatchObject({ ...named, action: auditActions.update })
    for (const change of await changesOf('administrator')) expect(change.parentTable).toBeNull()
    await done(scene.as('administrator'), { method: 'DELETE', path: `Event/Delete?id=${String(id)}` })
  })

  test('are of records that the reader may open and sees', async () => {
    expect(await changesOf('member')).toEqual([])
    expect(await tables('editor')).toEqual(['news'])
    const far = (await records.take('waterYear far submitted')).id
    const near = (await records.take('waterYear home submitted')).id
    const seen = async (who: PersonName) => (await changesOf(who)).map(({ record }) => record)
    expect(await seen('dataEntry')).toContain(near)
    expect(await seen('dataEntry')).not.toContain(far)
    expect(await seen('otherClerk')).toContain(far)
    expect(await seen('otherClerk')).not.toContain(near)
  })

  test('are no longer told of what is gone', async () => {
    const { id } = await records.take('news far draft')
    expect((await changesOf('administrator')).map(({ record }) => record)).toContain(id)
    await done(scene.as('administrator'), { method: 'DELETE', path: `News/Delete?id=${id}` })
    expect((await changesOf('administrator')).map(({ record }) => record)).not.toContain(id)
    const rows = await asOwner(
      world.database.ownerUrl,
      async client => (await client.query('select 1 from audit_entry where row_id = $1', [id])).rows,
    )
    expect(rows.some(isObject)).toBe(true)
  })

  test('are told however much is changed elsewhere meanwhile', async () => {
    const far = (await records.take('waterYear far submitted')).id
    const near = (await records.take('waterYear home submitted')).id
    await asOwner(world.database.ownerUrl, client =>
      client.query(
        `insert into audit_entry (execution_time, action, operation, module, changes_scope, table_name, row_id, changes, actor, user_name, place, row_place)
          select now(), 51002, 2, e.module, 1, e.table_name, e.row_id, '{"notes_ar":["1","2"]}', e.actor, e.user_name, e.place, e.row_place
          from (select * from audit_entry where row_id = $1 order by id limit 1) e, generate_series(1, 1200)`,
        [far],
      ),
    )
    const seen = async (who: PersonName) => (await changesOf(who)).map(({ record }) => record)
    expect(await seen('dataEntry')).toContain(near)
    expect(await seen('dataEntry')).not.toContain(far)
    expect((await seen('otherClerk'))[0]).toBe(far)
    expect((await seen('administrator'))[0]).toBe(far)
    // Of a definition that is seldom written.
    expect(await tables('editor')).toEqual(['news'])
  })
})
