import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProgram, type Program } from '../../program.ts'
import { settingsOf } from '../../server/settings.ts'
import type { Desk } from '../uploads.ts'
import { objectIn, type Json } from '../walk/json.ts'
import { asOwner, startDemoWorld, type World } from '../world.ts'
import { adminDesk } from './desk.ts'

let world: World
let desk: Desk
let other: Program
beforeAll(async () => {
  world = await startDemoWorld()
  desk = await adminDesk(world)
  other = await startProgram(
    settingsOf({
      PORT: '0',
      DATABASE_URL: world.database.appUrl,
      DATABASE_OWNER_URL: world.database.ownerUrl,
      MAHALLI_DATA: mkdtempSync(join(tmpdir(), 'mahalli-data-')),
      MAHALLI_DEMO: '0',
    }),
    () => undefined,
  )
})
afterAll(async () => {
  await other?.stop()
  await world?.stop()
})

/** What is answered: the status, and where it leads. */
async function at(path: string, init: RequestInit = {}, url = world.url): Promise<readonly [number, string | null]> {
  const answer = await fetch(url + path, { redirect: 'manual', ...init })
  await answer.arrayBuffer()
  return [answer.status, answer.headers.get('location')]
}

const rowsOf = (query: string, values: unknown[] = []) =>
  asOwner(world.database.ownerUrl, async client => (await client.query<Json>(query, values)).rows)

async function placeOf(code: string): Promise<string> {
  const [{ id } = {}] = await rowsOf('select id from place where code = $1', [code])
  return String(id)
}

describe('a place', () => {
  const change = async (code: string, more: Json) => {
    const record = objectIn((await desk.get(`LocalComm/Get/${await placeOf(code)}`)).json)
    const answer = await desk.call('PUT', 'LocalComm/Update', {
      body: { id: record.id, concurrencyStamp: record.concurrencyStamp, ...more },
    })
    expect(answer.status, answer.bytes.toString()).toBe(200)
  }

  test('that gets another code is found under the former ones, and back under its first without a circle', async () => {
    expect((await at('/localComm/01001'))[0]).toBe(200)
    await change('01001', { code: '01901' })
    expect(await at('/localComm/01001')).toEqual([301, '/localComm/01901'])
    expect(await at('/en/news/01001?page=2')).toEqual([301, '/en/news/01901?page=2'])
    expect((await at('/localComm/01901'))[0]).toBe(200)
    await change('01901', { code: '01902' })
    expect(await at('/localComm/01001', {}, other.url)).toEqual([301, '/localComm/01902'])
    expect(await at('/localComm/01901')).toEqual([301, '/localComm/01902'])
    await change('01902', { code: '01001' })
    expect((await at('/localComm/01001'))[0]).toBe(200)
    expect(await at('/localComm/01901')).toEqual([301, '/localComm/01001'])
    expect(await at('/ads/01902')).toEqual([301, '/ads/01001'])
    expect(await rowsOf(`select 1 from redirect r join redirect o on lower(o.from_path) = lower(r.to_path)`)).toEqual([])
  })

  test('that was merged leads to the one that took it in, as do its former codes, until that is taken back', async () => {
    const target = await placeOf('01001')
    await change('10001', { code: '10901' })
    await change('10901', { isActive: false, mergedInto: target })
    expect(await at('/localComm/10901')).toEqual([301, '/localComm/01001'])
    expect(await at('/localComm/10001')).toEqual([301, '/localComm/01001'])
    const record = objectIn((await desk.get(`LocalComm/Get/${await placeOf('10901')}`)).json)
    const wrong = await desk.call('PUT', 'LocalComm/Update', {
      body: { id: record.id, concurrencyStamp: record.concurrencyStamp, isActive: true, mergedInto: target },
    })
    expect(wrong.status).toBe(400)
    await change('10901', { isActive: true })
    expect((await at('/localComm/10901'))[0]).toBe(200)
    expect(await at('/localComm/10001')).toEqual([301, '/localComm/10901'])
    expect(await at('/en/news/10001?page=2')).toEqual([301, '/en/news/10901?page=2'])
  })

  test('that took another in and is merged itself leads both on, until it is back', async () => {
    const [a, b, c] = ['15001', '20001', '25001'] as const
    await change(a, { isActive: false, mergedInto: await placeOf(b) })
    await change(b, { isActive: false, mergedInto: await placeOf(c) })
    expect(await at(`/en/localComm/${a}?x=1`)).toEqual([301, `/en/localComm/${c}?x=1`])
    expect(await at(`/events/${b}`, {}, other.url)).toEqual([301, `/events/${c}`])
    await change(b, { isActive: true })
    expect((await at(`/localComm/${b}`))[0]).toBe(200)
    expect(await at(`/localComm/${a}`)).toEqual([301, `/localComm/${b}`])
  })

  test('that was merged and gets another code leads on from both, as does what led to it by hand', async () => {
    const [code, target] = ['30001', '35001'] as const
    const more = { toPath: `/en/localComm/${code}?from=leaflet#contact`, statusCode: 302 }
    expect((await desk.call('POST', 'Redirect/Create', { body: { fromPath: '/leaflet', ...more } })).status).toBe(200)
    await change(code, { isActive: false, mergedInto: await placeOf(target) })
    await change(code, { code: '30901' })
    expect(await at('/localComm/30901')).toEqual([301, `/localComm/${target}`])
    expect(await at(`/localComm/${code}`)).toEqual([301, `/localComm/${target}`])
    expect(await at('/leaflet')).toEqual([302, `/en/localComm/${target}?from=leaflet#contact`])
    const old = { fromPath: '/place.aspx?id=30', toPath: `/localComm/${code}`, statusCode: 301 }
    expect((await desk.call('POST', 'Redirect/Create', { body: old })).status).toBe(400)
    expect((await desk.call('POST', 'Redirect/Create', { body: { ...old, toPath: '/localComm/35001' } })).status).toBe(200)
    await change(target, { code: '35901' })
    expect(await at('/en/place.aspx?id=30')).toEqual([301, '/en/localComm/35901'])
    expect(await at(`/localComm/${code}`)).toEqual([301, '/localComm/35901'])
    await change('30901', { isActive: true })
    expect((await at('/localComm/30901'))[0]).toBe(200)
    expect(await at('/leaflet')).toEqual([302, '/en/localComm/30901?from=leaflet#contact'])
  })

  test('is not merged into itself', async () => {
    const record = objectIn((await desk.get(`LocalComm/Get/${await placeOf('01001')}`)).json)
    const body = { id: record.id, concurrencyStamp: record.concurrencyStamp, isActive: false, mergedInto: record.id }
    const answer = await desk.call('PUT', 'LocalComm/Update', { body })
    expect([answer.status, answer.bytes.toString()]).toEqual([400, expect.stringContaining('mergedInto')])
  })

  test('that is a council leads on under its own page', async () => {
    const [council = {}] = await rowsOf('select id, code from place where type_code = 2 and is_active order by code limit 1')
    const record = objectIn((await desk.get(`Place/Get/${String(council.id)}`)).json)
    const answer = await desk.call('PUT', 'Place/Update', {
      body: { id: record.id, concurrencyStamp: record.concurrencyStamp, code: 'NEWCODE1' },
    })
    expect(answer.status, answer.bytes.toString()).toBe(200)
    expect(await at(`/en/council/${String(council.code)}`)).toEqual([301, '/en/council/NEWCODE1'])
    expect((await at('/council/NEWCODE1'))[0]).toBe(200)
  })
})
