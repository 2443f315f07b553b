import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLookups, type LookupWorld } from '../lookups/world.ts'

let scene: LookupWorld
beforeAll(async () => {
  scene = await startLookups('publisher', 'editor')
})
afterAll(() => scene?.stop())

test('an item is copied to a new draft with its texts, and without what is of that item alone', async () => {
  const kind = 'KnowledgeExchange'
  const [editor, publisher] = [scene.as('editor'), scene.as('publisher')]
  const made = await editor.post(`${kind}/Create`, {
    titleAr: 'دليل صيانة الشبكة',
    summaryAr: 'خطوات الصيانة الدورية لشبكة المياه كما تعمل بها الهيئات.',
    bodyAr: `<p>${'تفحص الشبكة كل ثلاثة أشهر. '.repeat(12)}</p>`,
    resourceType: await scene.idOf('knowledgeResourceType', 'guide'),
    topics: [await scene.idOf('knowledgeTopic', 'water')],
    tags: ['شبكة'],
    date: '2026-01-05',
    audienceLevel: 1,
    resourceLanguage: 1,
  })
  expect(made.status, made.text).toBe(200)
  const one = String(made.body.id)
  expect((await publisher.put(`${kind}/Publish/${one}`, {})).status).toBe(200)
  const { status, body } = await editor.post(`${kind}/Copy/${one}`, {})
  expect(status).toBe(200)
  expect(body).toMatchObject({
    titleAr: 'دليل صيانة الشبكة (نسخة)',
    bodyAr: made.body.bodyAr,
    tags: ['شبكة'],
    isDraft: true,
    currentVersion: 1,
  })
  expect(body.id).not.toBe(one)
  expect((await scene.visitor.get(`Public/${kind}/Get/${String(body.id)}`)).status).toBe(404)
  expect((await scene.visitor.get(`Public/${kind}/Get/${one}`)).status).toBe(200)
  expect((await scene.visitor.post(`${kind}/Copy/${one}`, {})).status).toBe(401)
})
