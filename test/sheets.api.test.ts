import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsBody, waterBody } from './walk/bodies.ts'
import { done } from './walk/client.ts'
import { listIn, objectIn, textIn, type Json } from './walk/json.ts'
import { sceneIn, type CallerName, type Scene } from './walk/scene.ts'
import { startWorld, type World } from './world.ts'

let world: World
let scene: Scene
let year = 2011
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
})

test('a list says which of its rows the reader writes', async () => {
  const rows = async (caller: CallerName) => {
    const page = await done(scene.as(caller), { method: 'GET', path: `WaterYear/GetListPaged?localCommId=${scene.places.get('01001')}` })
    return new Set(listIn(page, 'items').map(row => objectIn(row).isWritable))
  }
  expect(await rows('engineer')).toEqual(new Set([true]))
  expect(await rows('planner')).toEqual(new Set([false]))
})
