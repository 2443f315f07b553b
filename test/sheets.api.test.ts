import { afterAll, beforeAll, expect, test } from 'vitest'
import { localTimeOf, usualTimeZone } from '../kernel/kernel.ts'
import { membershipBody, newsBody, uploadedPicture, waterBody } from './walk/bodies.ts'
import { done } from './walk/client.ts'
import { listIn, objectIn, textIn, type Json } from './walk/json.ts'
import { sceneIn, type CallerName, type Scene } from './walk/scene.ts'
import { asOwner, startWorld, type World } from './world.ts'

let world: World
let scene: Scene
let year = 1993
beforeAll(async () => {
  world = await startWorld()
  scene = await sceneIn(world)
})
afterAll(() => world?.stop())

/** A sheet of Jenin that was sent for review, as its writer has it. */
async function submitted(): Promise<Json> {
  const engineer = scene.as('engineer')
  const made = await done(engineer, { method: 'POST', path: 'WaterYear/Create', body: waterBody(scene, '01001', ++year) })
  return done(engineer, { method: 'PUT', path: `WaterYear/Submit/${textIn(made, 'id')}`, body: {} })
}

async function allowedTo(caller: CallerName, path: string): Promise<string[]> {
  const { allowed } = await done(scene.as(caller), { method: 'GET', path })
  if (!Array.isArray(allowed)) throw new Error(`${path} does not say what is allowed`)
  return allowed.map(String).toSorted((a, b) => a.localeCompare(b))
}

function step(caller: CallerName, action: string, sheet: Json, body: Json = {}): Promise<Json> {
  return done(scene.as(caller), { method: 'PUT', path: `WaterYear/${action}/${textIn(sheet, 'id')}`, body })
}

test('a record says what its reader may do with it: a sheet is decided on above the authority and corrected by the ministry', async () => {
  const path = `WaterYear/Get/${textIn(await submitted(), 'id')}`
  expect(await allowedTo('engineer', path)).toEqual(['withdraw'])
  expect(await allowedTo('clerk', path)).toEqual(['return', 'verify'])
  expect(await allowedTo('reviewer', path)).toEqual(['return', 'verify'])
  expect(await allowedTo('planner', path)).toEqual(['return', 'update', 'verify'])
  expect(await allowedTo('council', path)).toEqual([])
})

test('a draft is for whoever writes it', async () => {
  const made = await done(scene.as('engineer'), { method: 'POST', path: 'WaterYear/Create', body: waterBody(scene, '01001', ++year) })
  const path = `WaterYear/Get/${textIn(made, 'id')}`
  expect(await allowedTo('dataEntry', path)).toEqual(['delete', 'submit', 'update'])
  expect(await allowedTo('clerk', path)).toEqual(['delete', 'submit', 'update'])
  expect(await allowedTo('planner', path)).toEqual([])
})

test('a sheet goes back with the reason, which stands in it until it is verified', async () => {
  const sheet = await submitted()
  const wordless = await scene.as('reviewer')({ method: 'PUT', path: `WaterYear/Return/${textIn(sheet, 'id')}`, body: {} })
  expect(wordless.status).toBe(400)
  expect(listIn(objectIn(objectIn(wordless.body).error), 'validationErrors').map(problem => objectIn(problem).members)).toEqual([['note']])
  const note = 'كمية التزويد لا تطابق فواتير المزود'
  expect(await step('reviewer', 'Return', sheet, { note })).toMatchObject({ status: 4, returnReason: note })
  expect(await step('engineer', 'Submit', sheet)).toMatchObject({ status: 2, returnReason: note, verifiedAt: null })
  const verified = await step('reviewer', 'Verify', sheet)
  expect(verified).toMatchObject({ status: 3, returnReason: null, verifiedAt: expect.any(String) })
  expect(await step('planner', 'Reopen', sheet, { note })).toMatchObject({ status: 4, returnReason: note, verifiedAt: null })
})

test('what the ministry corrects keeps its state, and everything binds as when it was submitted', async () => {
  const sheet = await submitted()
  const correct = (body: Json) =>
    scene.as('planner')({
      method: 'PUT',
      path: 'WaterYear/Update',
      body: { id: sheet.id, concurrencyStamp: sheet.concurrencyStamp, ...body },
    })
  expect((await correct({ dataSource: null })).status).toBe(400)
  const { status, body } = await correct({ meters: 77 })
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 2, meters: 77 })
})

test('a directorate sends what its authorities have drafted, and edits nothing of it', async () => {
  const body = newsBody(scene, '01001', { isDraft: true })
  const item = await done(scene.as('engineer'), { method: 'POST', path: 'News/Create', body })
  const path = `News/Get/${textIn(item, 'id')}`
  expect(await allowedTo('clerk', path)).toEqual(['submit'])
  const sent = await done(scene.as('clerk'), { method: 'PUT', path: `News/Submit/${textIn(item, 'id')}`, body: {} })
  expect(sent.isDraft).toBe(false)
  expect(await allowedTo('clerk', path), 'who has sent it may take it back').toContain('recall')
})

test('a list says which of its rows the reader writes', async () => {
  const rows = async (caller: CallerName) => {
    const page = await done(scene.as(caller), { method: 'GET', path: `WaterYear/GetListPaged?localCommId=${scene.places.get('01001')}` })
    return new Set(listIn(page, 'items').map(row => objectIn(row).isWritable))
  }
  expect(await rows('engineer')).toEqual(new Set([true]))
  expect(await rows('planner')).toEqual(new Set([false]))
})

/** As when a definition has been sharpened since: no form would take the record today. */
function aged(table: 'water_year' | 'news', column: string, value: string | null, { id }: Json): Promise<unknown> {
  return asOwner(world.database.ownerUrl, client => client.query(`update ${table} set ${column} = $1 where id = $2`, [value, id]))
}

test('a sheet that today’s rules would not take can be sent back and withdrawn, but not sent again', async () => {
  const note = 'كمية التزويد لا تطابق فواتير المزود'
  const returned = await submitted()
  await aged('water_year', 'connected_households', null, returned)
  expect(await step('reviewer', 'Return', returned, { note })).toMatchObject({ status: 4 })
  const withdrawn = await submitted()
  await aged('water_year', 'connected_households', null, withdrawn)
  expect(await step('engineer', 'Withdraw', withdrawn)).toMatchObject({ status: 1 })
  const again = await scene.as('engineer')({ method: 'PUT', path: `WaterYear/Submit/${textIn(withdrawn, 'id')}`, body: {} })
  expect(again.status).toBe(400)
  expect(listIn(objectIn(objectIn(again.body).error), 'validationErrors').map(problem => objectIn(problem).members)).toEqual([
    ['connectedHouseholds'],
  ])
})

test('news that today’s rules would not take can be taken down and rejected, but not published', async () => {
  const editor = scene.as('editor')
  const make = async () => {
    const picture = { mainImage: await uploadedPicture(editor), mainImageAltAr: 'أنابيب الخط الجديد' }
    return done(editor, { method: 'POST', path: 'News/Create', body: newsBody(scene, '01001', picture) })
  }
  const decide = (action: string, { id }: Json, body: Json) =>
    scene.as('publisher')({ method: 'PUT', path: `News/${action}/${String(id)}`, body })
  const note = 'لم تعد هذه المادة مطلوبة'
  const live = await make()
  expect((await decide('Publish', live, {})).status).toBe(200)
  const waiting = await make()
  for (const item of [live, waiting]) await aged('news', 'summary_ar', 'قصير', item)
  expect((await decide('CancelPublish', live, { note })).status).toBe(200)
  expect((await scene.as('visitor')({ method: 'GET', path: `Public/News/Get/${textIn(live, 'id')}` })).status).toBe(410)
  const published = await decide('Publish', waiting, {})
  expect(published.status).toBe(400)
  expect(listIn(objectIn(objectIn(published.body).error), 'validationErrors').map(problem => objectIn(problem).members)).toEqual([
    ['summaryAr'],
  ])
  const reason = scene.lookup('contentRejectionReason', 'language')
  expect((await decide('Reject', waiting, { reason, note })).status).toBe(200)
})

test('a sheet is not sent before the authority has named whom to ask', async () => {
  const setLiaison = (name: string | null) =>
    asOwner(world.database.ownerUrl, client =>
      client.query(`update local_comm set contact_person_name = $1 where id = (select id from place where code = '01001')`, [name]),
    )
  const engineer = scene.as('engineer')
  const made = await done(engineer, { method: 'POST', path: 'WaterYear/Create', body: waterBody(scene, '01001', ++year) })
  const request = { method: 'PUT', path: `WaterYear/Submit/${textIn(made, 'id')}`, body: {}, headers: { 'accept-language': 'en' } }
  await setLiaison(null)
  const { status, body } = await engineer(request)
  expect([status, objectIn(objectIn(body).error).message]).toEqual([
    409,
    'Enter the data liaison officer in the authority’s file before sending',
  ])
  await setLiaison('سمر عبد الله')
  expect((await engineer(request)).status).toBe(200)
})

test('the file of an authority says when its data were entered last, and no open form of it is out of date for that', async () => {
  const path = `LocalComm/Get/${scene.places.get('01001')}`
  const today = () => localTimeOf(Date.now(), usualTimeZone).day
  await asOwner(world.database.ownerUrl, client => client.query(`update local_comm set data_entry_date = '2026-01-15'`))
  const before = await done(scene.as('engineer'), { method: 'GET', path })
  const days = [today()]
  await submitted()
  days.push(today())
  const { dataEntryDate, concurrencyStamp } = await done(scene.as('engineer'), { method: 'GET', path })
  expect(days).toContain(dataEntryDate)
  expect(concurrencyStamp).toBe(before.concurrencyStamp)
})

test('a contribution to a council names its currency', async () => {
  const body = { ...membershipBody(scene, 'C01', '01003'), annualContribution: '500.00' }
  const { status, body: answer } = await scene.as('council')({ method: 'POST', path: 'CouncilMembership/Create', body })
  expect(status).toBe(400)
  expect(listIn(objectIn(objectIn(answer).error), 'validationErrors').map(problem => objectIn(problem).members)).toEqual([['currency']])
})

test('the file of a list says first whose each row is', async () => {
  await submitted()
  const { text } = await scene.as('reviewer')({ method: 'GET', path: 'WaterYear/Export', headers: { 'accept-language': 'en' } })
  const [heading, ...rows] = text.trim().split('\r\n')
  expect(heading).toMatch(/^Place,Year,/)
  expect(new Set(rows.map(row => row.split(',')[0]))).toEqual(new Set(['Jenin']))
})
