import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newsBody, uploadedPicture } from '../walk/bodies.ts'
import { done } from '../walk/client.ts'
import { listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { sceneIn, type CallerName, type Scene } from '../walk/scene.ts'
import { asOwner, startWorld, type World } from '../world.ts'

let world: World
let scene: Scene
beforeAll(async () => {
  world = await startWorld()
  scene = await sceneIn(world)
})
afterAll(() => world?.stop())
beforeEach(() =>
  asOwner(world.database.ownerUrl, client => client.query('delete from notification; delete from digest_item; delete from outbox')),
)

const note = 'راجعت المادة ولا بد من تعديلها'

/** What somebody finds in his dashboard. */
async function noticesOf(caller: CallerName): Promise<(readonly string[])[]> {
  const page = await done(scene.as(caller), { method: 'GET', path: 'Notification/GetListPaged' })
  return listIn(page, 'items').map(item => [String(objectIn(item).textAr), String(objectIn(item).link)])
}

async function sent(who: CallerName, more: Json = {}): Promise<string> {
  const editor = scene.as(who)
  const picture = { mainImage: await uploadedPicture(editor), mainImageAltAr: 'أنابيب الخط الجديد' }
  return textIn(await done(editor, { method: 'POST', path: 'News/Create', body: newsBody(scene, '01001', { ...picture, ...more }) }), 'id')
}

const take = (who: CallerName, action: string, id: string, body: Json = {}) =>
  done(scene.as(who), { method: 'PUT', path: `News/${action}/${id}`, body })

test('who may publish is told of what is sent, and who has sent it of the decision', async () => {
  const id = await sent('editor')
  const link = `/dashboard/news/${id}`
  expect(await noticesOf('publisher')).toEqual([[`خبر بانتظار مراجعتك: «${titleOf()}» من جنين`, link]])
  expect(await noticesOf('editor')).toEqual([])
  // Outside public relations nobody decides, and an administrator is told only where nobody else is.
  for (const other of ['engineer', 'administrator', 'member'] as const) expect(await noticesOf(other)).toEqual([])
  await take('publisher', 'Publish', id)
  expect(await noticesOf('editor')).toEqual([[`نُشر «${titleOf()}»`, link]])
  await take('publisher', 'CancelPublish', id, { note })
  expect(await noticesOf('editor')).toContainEqual([`أُلغي نشر «${titleOf()}»: ${note}`, link])
})

test('a rejection says why, and what is changed after it waits again', async () => {
  const id = await sent('editor')
  const reason = scene.lookup('contentRejectionReason', 'language')
  await take('publisher', 'Reject', id, { reason, note })
  const [[text = ''] = []] = await noticesOf('editor')
  expect(text).toMatch(new RegExp(`^رُفض «.*»: .+\\. ${note}$`))
  await asOwner(world.database.ownerUrl, client => client.query('delete from notification'))
  const item = await done(scene.as('editor'), { method: 'GET', path: `News/Get/${id}` })
  await done(scene.as('editor'), {
    method: 'PUT',
    path: 'News/Update',
    body: { id, concurrencyStamp: item.concurrencyStamp, source: 'مكتب الإعلام' },
  })
  expect(await noticesOf('publisher')).toHaveLength(1)
})

test('a draft is nobody’s business until it is sent; several within a minute are one notice in the nouns of their kind', async () => {
  const id = await sent('editor', { isDraft: true })
  expect(await noticesOf('publisher')).toEqual([])
  await take('editor', 'Submit', id)
  await sent('editor')
  await sent('editor')
  expect(await noticesOf('publisher')).toEqual([['3 أخبار بانتظار المراجعة', '/dashboard/news?among=waiting']])
})

function titleOf(): string {
  return String(newsBody(scene, '01001', {}).titleAr)
}
