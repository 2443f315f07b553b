import { createServer, type Server } from 'node:http'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints, reachOfScope, rulesOf } from '../catalogue.server.ts'
import { pages as dashboardPages, resources } from '../catalogue.ts'
import { permissionNames } from '../modules/admin/roles/roles.ts'
import { callerFinder } from '../modules/admin/sessions/sessions.server.ts'
import { decimal, lookup, pages, bilingual, resource, text, year } from '../modules/define.ts'
import { authorityFile } from '../modules/places/hierarchy/hierarchy.ts'
import { changesSince, type Snapshot } from '../scripts/migration/changes.ts'
import { settings } from '../modules/admin/settings/settings.ts'
import { connect, type Database } from '../server/database/connect.ts'
import { filesOf } from '../server/files/files.ts'
import { serveApi } from '../server/http/api.ts'
import { endpointsOf } from '../server/resources/endpoints.ts'
import { secretIn, secretsOf } from '../server/secrets.ts'
import { startPlatform } from '../server/start.ts'
import { people, settle, signIn } from './people.ts'
import { sidebarFor } from '../web/shells/dashboard/navigation.ts'
import { asOwner, startWorld, type World } from './world.ts'

// What ARCHITECTURE shows: a definition, and its word and row in the front door. Nothing else is written by hand.
const waterSource = resource('waterSource', {
  label: ['مصدر مياه', 'Water source', 'مصادر المياه', 'Water sources'],
  permission: 'LocalComm.Water',
  scope: authorityFile,
  fields: {
    code: text('رقم المصدر', 'Source number').max(30),
    name: bilingual('اسم المصدر', 'Name').required().searchable(),
    sourceType: lookup('نوع المصدر', 'Type', 'waterSourceType').required(),
    depthM: decimal('العمق', 'Depth', 'm').between(0, 1500),
    constructionYear: year('سنة الإنشاء', 'Year built').min(1850),
  },
  unique: [['localCommId', 'code']],
  list: { columns: ['code', 'name', 'sourceType', 'depthM'], filters: ['sourceType'], sort: 'name' },
})
const waterSourcePages = pages({
  'waterSource/{localCommId}': {
    label: ['المصادر', 'Sources'],
    permission: 'LocalComm.Water',
    group: 'file',
    icon: 'droplets',
    placeTypes: ['authority'],
    tabs: [waterSource],
  },
})

let world: World
let database: Database
let server: Server | undefined
let url: string
const folder = mkdtempSync(join(tmpdir(), 'mahalli-record-'))
beforeAll(async () => {
  world = await startWorld()
  await settle(world)
  const snapshot: Snapshot = JSON.parse(readFileSync(join(import.meta.dirname, '../migrations/snapshot.json'), 'utf8'))
  const { statements } = await changesSince(snapshot, [...resources, waterSource])
  await asOwner(world.database.ownerUrl, async client => {
    await client.query(statements.join('\n'))
    await client.query('grant select, insert, update, delete on water_source to mahalli_app')
  })
  database = connect({ url: world.database.directUrl ?? world.database.appUrl, assumesRole: false })
  const platform = await startPlatform(database, {
    resources: [...resources, waterSource],
    reachOf: reachOfScope,
    rulesOf,
    timeZone: settings.timeZone,
    files: filesOf(folder, secretsOf(secretIn(folder, undefined))),
  })
  const api = serveApi(
    platform,
    [...endpoints, ...endpointsOf(waterSource, permissionNames)],
    callerFinder(database, platform.settings),
    () => '127.0.0.1',
  )
  const listener = getRequestListener(api.fetch)
  const listening = createServer((request, response) => void listener(request, response))
  server = listening
  await new Promise<void>(resolve => listening.listen(0, '127.0.0.1', resolve))
  const address = listening.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
})
afterAll(async () => {
  if (server) await new Promise(resolve => server?.close(resolve))
  await database?.close()
  await world?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function call(token: string, method: string, path: string, body?: unknown) {
  const answer = await fetch(`${url}/api/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': 'en',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json().catch(() => undefined) }
}

test('a new kind of record has its table, calls, rules, scope, permission and audit from its definition', async () => {
  const engineer = await signIn(world, 'engineer')
  const refused = await call(engineer, 'POST', 'WaterSource/Create', { depthM: 2000 })
  expect(
    refused.body.error.validationErrors.map((error: { members: string[]; message: string }) => [error.members[0], error.message]),
  ).toEqual(
    expect.arrayContaining([
      ['depthM', 'Depth: between 0 and 1,500'],
      ['nameAr', 'Name (Arabic) is required'],
      ['sourceType', 'Type is required'],
    ]),
  )
  const made = await call(engineer, 'POST', 'WaterSource/Create', {
    code: 'W-1',
    nameAr: 'بئر البلدة',
    sourceType: 82001,
    depthM: 320.5,
    constructionYear: 1998,
  })
  expect(made.status).toBe(200)
  expect(made.body).toMatchObject({ code: 'W-1', nameAr: 'بئر البلدة', depthM: 320.5, localCommIdNameEn: 'Jenin' })
  expect((await call(engineer, 'GET', 'WaterSource/GetListPaged?filter=%D8%A7%D9%84%D8%A8%D9%84%D8%AF%D8%A9')).body.totalCount).toBe(1)
  expect((await call(await signIn(world, 'neighbour'), 'GET', `WaterSource/Get/${made.body.id}`)).status).toBe(404)
  expect((await call(await signIn(world, 'member'), 'GET', 'WaterSource/GetListPaged')).status).toBe(403)
  await asOwner(world.database.ownerUrl, async client => {
    const { rows } = await client.query(`select operation from audit_entry where table_name = 'water_source' and row_id = $1`, [
      made.body.id,
    ])
    expect(rows).toEqual([{ operation: 1 }])
  })
})

test('its page is in the side bar of those who may open it', () => {
  const table = { ...dashboardPages, ...waterSourcePages }
  const engineer = {
    userId: people.engineer.who,
    isAdmin: false,
    place: { id: '1', type: 'authority' },
    can: (permission: string) => permission === 'LocalComm.Water',
  }
  const routes = sidebarFor(table, engineer).flatMap(([, entries]) => entries)
  expect(routes).toContain('waterSource/{localCommId}')
  expect(sidebarFor(table, { ...engineer, place: { id: '1', type: 'publicRelations' } }).flatMap(([, entries]) => entries)).not.toContain(
    'waterSource/{localCommId}',
  )
})
