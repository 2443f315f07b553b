import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authorityBody, membershipBody, newsBody, placeBody, uploadedPicture } from './walk/bodies.ts'
import { done, type Answer } from './walk/client.ts'
import { listIn, objectIn, textIn, type Json } from './walk/json.ts'
import { placeId, sceneIn, type CallerName, type Scene } from './walk/scene.ts'
import { asOwner, startWorld, type World } from './world.ts'

let world: World
let scene: Scene
beforeAll(async () => {
  world = await startWorld()
  scene = await sceneIn(world)
})
afterAll(() => world.stop())

async function file(code: string): Promise<Json> {
  return done(scene.as('administrator'), { method: 'GET', path: `LocalComm/Get/${placeId(scene, code)}` })
}

async function changed(caller: CallerName, calls: string, before: Json, more: Json): Promise<Answer> {
  const body = { id: before.id, concurrencyStamp: before.concurrencyStamp, ...more }
  return scene.as(caller)({ method: 'PUT', path: `${calls}/Update`, body, headers: { 'accept-language': 'en' } })
}

function made(caller: CallerName, calls: string, body: Json): Promise<Answer> {
  return scene.as(caller)({ method: 'POST', path: `${calls}/Create`, body, headers: { 'accept-language': 'en' } })
}

/** Each field that was refused, with its sentence. */
function refusals({ status, body }: Answer): Readonly<Record<string, unknown>> {
  const problems = listIn(objectIn(objectIn(body).error), 'validationErrors').map(problem => objectIn(problem))
  return { status, ...Object.fromEntries(problems.map(({ members, message }) => [String(members), message])) }
}

describe('an authority does not decide on itself', () => {
  test.each([
    ['isActive', false],
    ['isActive', null],
    ['authorityType', 1],
    ['parent', null],
    ['code', '01999'],
  ])('%s stays what it is when its own people send %j', async (field, value) => {
    const before = await file('01001')
    for (const caller of ['dataEntry', 'engineer'] as const) {
      const { [field]: sentence, status } = refusals(await changed(caller, 'LocalComm', before, { [field]: value }))
      expect(status).toBe(403)
      expect(sentence).toMatch(/^An authority does not change its own/)
    }
    expect(await file('01001')).toEqual(before)
  })

  test('whether it is active the ministry says, and not its directorate', async () => {
    const before = await file('01003')
    expect(refusals(await changed('clerk', 'LocalComm', before, { isActive: false }))).toMatchObject({
      status: 403,
      isActive: expect.stringContaining('The ministry decides'),
    })
    expect((await changed('planner', 'LocalComm', before, { isActive: false })).status).toBe(200)
  })

  test('its code is changed by an administrator alone', async () => {
    const before = await file('01002')
    for (const caller of ['clerk', 'planner'] as const)
      expect(refusals(await changed(caller, 'LocalComm', before, { code: '01902' }))).toMatchObject({
        status: 403,
        code: 'The code is changed by an administrator alone',
      })
    expect((await changed('administrator', 'LocalComm', before, { code: '01902' })).status).toBe(200)
    expect((await changed('administrator', 'LocalComm', await file('01002'), { code: '01002' })).status).toBe(200)
  })
})

describe('the directorate of an authority', () => {
  const sentence = 'Choose a local government directorate of the same governorate'

  test.each(['01002', '01001', 'C01', 'P03', 'D50'])('is not %s', async code => {
    const before = await file('01001')
    expect(refusals(await changed('planner', 'LocalComm', before, { parent: placeId(scene, code) }))).toEqual({
      status: 400,
      parent: sentence,
    })
    const body = { ...authorityBody(scene, scene.freshCode('01'), 'D01'), parent: placeId(scene, code) }
    expect(refusals(await made('administrator', 'LocalComm', body))).toEqual({ status: 400, parent: sentence })
  })

  test('is looked at again when the governorate changes', async () => {
    const body = authorityBody(scene, scene.freshCode('50'), 'D50')
    const before = objectIn((await made('administrator', 'LocalComm', body)).body)
    const moved = { governorate: scene.lookup('governorate', '01'), code: scene.freshCode('01') }
    expect(refusals(await changed('administrator', 'LocalComm', before, moved))).toEqual({ status: 400, parent: sentence })
    expect((await changed('administrator', 'LocalComm', before, { ...moved, parent: placeId(scene, 'D01') })).status).toBe(200)
  })

  test('does not give the authority away: the ministry does, and both know what became of it', async () => {
    const second = objectIn(
      (await made('administrator', 'Place', { ...placeBody(scene, 'D01B'), governorate: scene.lookup('governorate', '01') })).body,
    )
    const before = await file('01002')
    expect(refusals(await changed('clerk', 'LocalComm', before, { parent: second.id }))).toMatchObject({
      status: 403,
      parent: expect.stringContaining('The ministry decides'),
    })
    const after = await changed('planner', 'LocalComm', before, { parent: second.id })
    expect(objectIn(after.body).parent).toBe(second.id)
    await changed('planner', 'LocalComm', objectIn(after.body), { parent: placeId(scene, 'D01') })
  })

  test('of a council likewise', async () => {
    const body = { ...placeBody(scene, 'C02'), typeCode: 2, governorate: scene.lookup('governorate', '01'), parent: placeId(scene, 'D50') }
    expect(refusals(await made('planner', 'Place', body))).toEqual({ status: 400, parent: sentence })
    expect((await made('planner', 'Place', { ...body, parent: placeId(scene, 'D01') })).status).toBe(200)
  })
})

test('a membership joins an authority to a council, and nothing else', async () => {
  expect(refusals(await made('councilManager', 'CouncilMembership', membershipBody(scene, 'C01', 'D01')))).toEqual({
    status: 400,
    authority: 'Choose a local authority',
  })
  expect(refusals(await made('councilManager', 'CouncilMembership', membershipBody(scene, '01001', '01002')))).toMatchObject({
    status: 400,
    council: expect.any(String),
  })
})

describe('the register of places', () => {
  test('makes no authority: it would have no file', async () => {
    const body = {
      ...placeBody(scene, '01777'),
      typeCode: 1,
      governorate: scene.lookup('governorate', '01'),
      parent: placeId(scene, 'D01'),
    }
    expect(refusals(await made('planner', 'Place', body))).toEqual({
      status: 400,
      typeCode: 'Place type: this kind is added on the page “Local authorities”',
    })
  })

  test('changes nothing of an authority that its file shows', async () => {
    const before = await done(scene.as('planner'), { method: 'GET', path: `Place/Get/${placeId(scene, '01001')}` })
    expect(refusals(await changed('planner', 'Place', before, { code: 'ABC', isActive: false }))).toEqual({
      status: 400,
      code: 'Code is changed on the page “Local authorities”',
      isActive: 'Active is changed on the page “Local authorities”',
    })
    expect((await changed('planner', 'Place', before, { sortOrder: 3, code: '01001' })).status).toBe(200)
  })

  test('keeps a place as long as somebody is assigned to it', async () => {
    const remove = (path: string) => scene.as('administrator')({ method: 'DELETE', path, headers: { 'accept-language': 'en' } })
    const message = (answer: Answer) => textIn(objectIn(objectIn(answer.body).error), 'message')
    const p05 = await remove(`Place/Delete?id=${placeId(scene, 'P05')}`)
    expect(p05.status).toBe(409)
    expect(message(p05)).toBe('Deletion is not possible because related data exists: Users (1)')
    const yabad = await remove(`LocalComm/Delete?id=${placeId(scene, '01002')}`)
    expect(message(yabad)).toContain('Users (1)')
    expect((await scene.as('economist')({ method: 'GET', path: 'Account/Me' })).status).toBe(200)
  })
})

describe('a governorate', () => {
  test('has two seats at the most, also when two are named at once', async () => {
    const seat = { isGovernorateSeat: true }
    const one = async () => (await changed('planner', 'LocalComm', await file('50001'), seat)).status
    const other = async () => (await changed('planner', 'LocalComm', await file('50002'), seat)).status
    const third = { ...authorityBody(scene, scene.freshCode('50'), 'D50'), ...seat }
    const fourth = { ...authorityBody(scene, scene.freshCode('50'), 'D50'), ...seat }
    const made50 = async (body: Json) => (await made('planner', 'LocalComm', body)).status
    const statuses = await Promise.all([one(), other(), made50(third), made50(fourth)])
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 400, 400])
    const again = await made('planner', 'LocalComm', { ...authorityBody(scene, scene.freshCode('50'), 'D50'), ...seat })
    expect(refusals(again)).toEqual({ status: 400, isGovernorateSeat: 'The governorate has two seats already, which is the most' })
    expect(await made50({ ...authorityBody(scene, scene.freshCode('01'), 'D01'), ...seat })).toBe(200)
  })
})

describe('a place on the map', () => {
  test('lies within the bounds of the settings', async () => {
    const before = await file('01001')
    const paris = { lat: 48.85, lng: 2.35 }
    expect(refusals(await changed('engineer', 'LocalComm', before, { location: paris }))).toEqual({
      status: 400,
      location: 'The location is outside the allowed bounds',
    })
    expect(refusals(await made('planner', 'Place', { ...placeBody(scene, 'D77'), location: paris }))).toMatchObject({ status: 400 })
    expect((await changed('engineer', 'LocalComm', before, { location: { lat: 33.4, lng: 34 } })).status).toBe(200)
  })

  test('may stay where it was when the bounds are drawn closer', async () => {
    await asOwner(world.database.ownerUrl, client =>
      client.query(`update place set location = '{"lat": 48.85, "lng": 2.35}' where code = '01003'`),
    )
    expect((await changed('planner', 'LocalComm', await file('01003'), { phone: '042501239' })).status).toBe(200)
  })
})

test('who publishes news is shown with a logo that citizens may see', async () => {
  const admin = scene.as('administrator')
  const item = await done(scene.as('engineer'), {
    method: 'POST',
    path: 'News/Create',
    body: newsBody(scene, '01001', { mainImage: await uploadedPicture(scene.as('engineer')), mainImageAltAr: 'أنابيب الخط الجديد' }),
  })
  await done(admin, { method: 'PUT', path: `News/Publish/${textIn(item, 'id')}`, body: {} })
  await changed('engineer', 'LocalComm', await file('01001'), { logo: await uploadedPicture(scene.as('engineer'), 'localComm', 'logo') })
  const shown = async () => {
    const facets = await done(scene.as('visitor'), { method: 'GET', path: 'Public/News/GetFacets' })
    return listIn(facets, 'publishers').map(publisher => objectIn(publisher).logo)
  }
  expect(await shown()).toEqual([null])
  await done(admin, { method: 'PUT', path: `LocalComm/Publish/${placeId(scene, '01001')}`, body: {} })
  const [logo] = await shown()
  expect((await scene.as('visitor')({ method: 'GET', path: `Attachment/GetByte/${String(logo)}` })).status).toBe(200)
})
