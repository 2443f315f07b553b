import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditActions } from '../../server/audit/actions.ts'
import { signIn } from '../people.ts'
import { newsBody } from '../walk/bodies.ts'
import { done } from '../walk/client.ts'
import { listIn, objectIn, textIn } from '../walk/json.ts'
import { sceneIn, type Scene } from '../walk/scene.ts'
import { startWorld, type World } from '../world.ts'

let world: World
let scene: Scene
let news: string
beforeAll(async () => {
  world = await startWorld()
  scene = await sceneIn(world)
  news = textIn(await done(scene.as('engineer'), { method: 'POST', path: 'News/Create', body: newsBody(scene, '01001') }), 'id')
})
afterAll(() => world?.stop())

async function find(query: Readonly<Record<string, string | number>>) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const page = await done(scene.as('administrator'), { method: 'GET', path: `AuditLog/GetListPaged?${search.toString()}` })
  return { items: listIn(page, 'items').map(item => objectIn(item)), totalCount: Number(page.totalCount) }
}

test('the list knows a table by its own name and by that of its definition', async () => {
  const counts = await Promise.all(
    ['system_user', 'systemUser', 'SystemUser'].map(async tableName => (await find({ tableName })).totalCount),
  )
  expect(counts[0]).toBeGreaterThan(0)
  expect(new Set(counts).size).toBe(1)
  expect((await find({ tableName: 'News', rowId: news })).totalCount).toBeGreaterThan(0)
})

test('the export is a workbook too: numbers and instants are such, and the audit says that it was one', async () => {
  const headers = { authorization: `Bearer ${await signIn(world, 'planner')}`, 'accept-language': 'ar' }
  const answer = await fetch(`${world.url}/api/AuditLog/Export?rowId=${news}&format=xlsx`, { headers })
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, 'attachment; filename="auditLog.xlsx"'])
  const [sheet] = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets
  expect(sheet?.view?.rightToLeft).toBe(true)
  const [headings = [], ...rows] = sheet?.rows ?? []
  expect(headings.slice(0, 3)).toEqual(['رقم المدخل', 'وقت التنفيذ', 'العملية'])
  expect(rows).toHaveLength((await find({ rowId: news, maxResultCount: 30 })).items.length)
  expect(rows.map(([entry, time]) => [typeof entry, time instanceof Date])).toEqual(rows.map(() => ['number', true]))
  expect(rows.flat()).toContainEqual(expect.stringContaining('العنوان: '))
  const [noted] = (await find({ action: auditActions.export })).items
  const entry = await done(scene.as('administrator'), { method: 'GET', path: `AuditLog/Get/${String(noted?.id)}` })
  expect(listIn(entry, 'changes')).toContainEqual(expect.objectContaining({ fieldName: 'format', newValue: 'xlsx' }))
  expect(listIn(entry, 'changes')).toContainEqual(expect.objectContaining({ fieldName: 'rows', newValue: rows.length }))
  expect((await scene.as('planner')({ method: 'GET', path: 'AuditLog/Export?format=pdf' })).status).toBe(400)
})
