import { afterAll, beforeAll, expect, test } from 'vitest'
import { localTimeOf } from '../kernel/kernel.ts'
import { authorityBody } from './walk/bodies.ts'
import { done } from './walk/client.ts'
import { listIn, objectIn, textIn } from './walk/json.ts'
import { sceneIn, type Scene } from './walk/scene.ts'
import { asOwner, startWorld, type World } from './world.ts'

// Hours ahead of everybody: where days are counted otherwise, it shows.
const zone = 'Pacific/Kiritimati'
let world: World
let scene: Scene
beforeAll(async () => {
  world = await startWorld({}, ({ ownerUrl }) =>
    asOwner(ownerUrl, client => client.query(`insert into setting (key, value) values ('General.TimeZone', $1)`, [JSON.stringify(zone)])),
  )
  scene = await sceneIn(world)
})
afterAll(() => world.stop())

test('days are counted in the zone of the settings', async () => {
  const today = () => localTimeOf(Date.now(), zone).day
  const before = today()
  const { dataEntryDate: _, ...body } = authorityBody(scene, scene.freshCode('01'), 'D01')
  const file = await done(scene.as('administrator'), { method: 'POST', path: 'LocalComm/Create', body })
  expect([before, today()]).toContain(file.dataEntryDate)
})

test('the portal and the desk are told the zone', async () => {
  expect(await done(scene.as('visitor'), { method: 'GET', path: 'Public/Site' })).toMatchObject({ timeZone: zone })
  expect(await done(scene.as('editor'), { method: 'GET', path: 'Account/Me' })).toMatchObject({ timeZone: zone })
})

test('a page says on which day it was updated here, not in Greenwich', async () => {
  await asOwner(world.database.ownerUrl, client =>
    client.query(
      `update local_comm set is_published = true, last_modification_time = '2026-11-21T11:00:00Z' where id = (select id from place where code = '01001')`,
    ),
  )
  const page = await (await fetch(`${world.url}/localComm/01001`)).text()
  expect(page).toContain('2026/11/22')
})

/** One of the two has another day than Greenwich now. */
const elsewhere = () => (new Date().getUTCHours() >= 11 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago')

test('a message is late from the day after its own here, whatever day the database has', async () => {
  const other = elsewhere()
  const there = await startWorld({}, ({ ownerUrl }) =>
    asOwner(ownerUrl, client => client.query(`insert into setting (key, value) values ('General.TimeZone', $1)`, [JSON.stringify(other)])),
  )
  try {
    const who = (await sceneIn(there)).as('administrator')
    const { day } = localTimeOf(Date.now(), other)
    await asOwner(there.database.ownerUrl, client =>
      client.query(
        `insert into contact_message (id, concurrency_stamp, subject_kind, title, message, status, due_at)
          select gen_random_uuid(), gen_random_uuid(), (select min(l.id) from lookup l join lookup_type y on y.id = l.type where y.code = 'contactSubject' and l.code <> 'corruptionReport'),
            title, 'لم أتلق جوابًا بعد', 2, due from (values ('اليوم', $1::date), ('أمس', $1::date - 1)) of_day(title, due)`,
        [day],
      ),
    )
    const late = listIn(await done(who, { method: 'GET', path: 'ContactMessage/GetListPaged?isOverdue=true' }), 'items')
    expect(late.map(message => textIn(message, 'title'))).toEqual(['أمس'])
  } finally {
    await there.stop()
  }
})

test('visits are counted back from today here, whatever day the database has', async () => {
  const other = elsewhere()
  const there = await startWorld({}, ({ ownerUrl }) =>
    asOwner(ownerUrl, client => client.query(`insert into setting (key, value) values ('General.TimeZone', $1)`, [JSON.stringify(other)])),
  )
  try {
    const who = (await sceneIn(there)).as('administrator')
    const { day } = localTimeOf(Date.now(), other)
    await asOwner(there.database.ownerUrl, client =>
      client.query(`insert into page_view (page, language, day, count) values ('/news', 'ar', $1, 7), ('/news', 'ar', $1::date - 1, 4)`, [
        day,
      ]),
    )
    expect((await done(who, { method: 'GET', path: 'PageFeedback/GetVisits?days=1' })).items).toEqual([
      { page: '/news', inArabic: 7, inEnglish: 0 },
    ])
  } finally {
    await there.stop()
  }
})

test('a setting that names no zone does not keep the program from starting', async () => {
  const other = await startWorld({}, ({ ownerUrl }) =>
    asOwner(ownerUrl, client => client.query(`insert into setting (key, value) values ('General.TimeZone', '"Asia/Nowhere"')`)),
  )
  const site: unknown = await (await fetch(`${other.url}/api/Public/Site`)).json()
  await other.stop()
  expect(textIn(objectIn(site), 'timeZone')).toBe('Asia/Hebron')
})
