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

test('a notice is copied without its number, once for two clicks of one intention', async () => {
  const editor = scene.as('editor')
  const made = await editor.post('Ads/Create', {
    titleAr: 'عطاء صيانة شبكة المياه',
    summaryAr: 'تدعو الهيئة المقاولين إلى تقديم عروضهم في الموعد المعلن أدناه.',
    category: await scene.idOf('adCategory', 'worksTender'),
    number: 'ع/2026/17',
    date: '2026-03-01',
    closingAt: '2090-06-01T09:00:00.000Z',
    isDraft: true,
  })
  expect(made.status, made.text).toBe(200)
  const copy = (key: string) => editor.post(`Ads/Copy/${String(made.body.id)}`, {}, { 'idempotency-key': key })
  const [first, second] = await Promise.all([copy('one click'), copy('one click')])
  expect([first.status, second.status, second.body.id]).toEqual([200, 200, first.body.id])
  expect([made.body.number, first.body.number, first.body.titleAr]).toEqual(['ع/2026/17', null, 'عطاء صيانة شبكة المياه (نسخة)'])
  expect((await copy('another click')).body.id).not.toBe(first.body.id)
})
