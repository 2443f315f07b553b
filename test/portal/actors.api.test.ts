import { afterAll, beforeAll, expect, test } from 'vitest'
import { people, type PersonName } from '../people.ts'
import { adsBody, eventBody } from '../walk/bodies.ts'
import { listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { sceneIn, type Scene } from '../walk/scene.ts'
import { asOwner, startWorld, type World } from '../world.ts'
import { inDays, writersIn } from './writers.ts'

// Who has acted on what is public has neither written the item nor sent it (portal and administration, section 11.2).

let world: World
let scene: Scene
beforeAll(async () => {
  world = await startWorld()
  scene = await sceneIn(world)
})
afterAll(() => world?.stop())

const { send, attempt, read } = writersIn(() => scene)
const note = 'طلب المشاركون وقتًا إضافيًا'

/** What somebody is told, the newest first. */
const told = async (who: PersonName) =>
  listIn(await read('Notification/GetListPaged?maxResultCount=100', who), 'items').map(item => String(objectIn(item).textAr))

/** The engineer writes an item of Jenin, and the publisher shows it to citizens. @returns its id */
async function written(kind: 'Ads' | 'Event', titleAr: string): Promise<string> {
  const times = kind === 'Ads' ? { closingAt: inDays(10) } : { startAt: inDays(5), endAt: inDays(5.2) }
  const body = (kind === 'Ads' ? adsBody : eventBody)(scene, '01001', { ...times, titleAr })
  const id = textIn(await send('engineer', 'POST', `${kind}/Create`, body), 'id')
  await send('publisher', 'PUT', `${kind}/Publish/${id}`)
  return id
}

async function edited(kind: string, id: string, by: PersonName, more: Json): Promise<void> {
  const { concurrencyStamp = null } = await read(`${kind}/Get/${id}`, by)
  await send(by, 'PUT', `${kind}/Update`, { id, concurrencyStamp, ...more })
}

const moved = () => ({ state: 2, note, startAt: inDays(20), endAt: inDays(20.2) })

test('an edit is taken back by who wrote the item and who sent the edit, whoever acts on what is public meanwhile, and offered to no other', async () => {
  const id = await written('Event', 'جلسة استماع يعدلها محرر البوابة')
  await edited('Event', id, 'editor', { titleAr: 'جلسة استماع عدلها محرر البوابة' })
  const offered = async () => {
    const may: unknown[] = []
    for (const who of ['engineer', 'editor', 'spokesman', 'administrator'] as const)
      may.push(listIn(await read(`Event/Get/${id}`, who), 'allowed').includes('recall'))
    return may
  }
  expect(await offered()).toEqual([true, true, false, false])
  await send('spokesman', 'PUT', `Event/ChangeState/${id}`, moved())
  expect(await offered()).toEqual([true, true, false, false])
  await send('spokesman', 'PUT', `Event/CancelPublish/${id}`, { note })
  expect(await offered()).toEqual([true, true, false, false])
  const refused = await attempt('spokesman', 'PUT', `Event/Recall/${id}`)
  expect([refused.status, objectIn(objectIn(refused.body).error).code]).toEqual([403, 'notSender'])
  expect(await send('editor', 'PUT', `Event/Recall/${id}`)).toMatchObject({ isDraft: true })
})

test('who sent an edit and has lost the permission to take it back is told so; whose it is not does not hear of it', async () => {
  const id = await written('Event', 'ورشة يعدلها محرر البوابة')
  await edited('Event', id, 'editor', { titleAr: 'ورشة عدلها محرر البوابة' })
  const roleMay = (change: string) =>
    asOwner(world.database.ownerUrl, client =>
      client.query(
        `update user_role set permissions = ${change}(permissions, 'Portal.Event.Submit'), concurrency_stamp = gen_random_uuid() where code = 'portalEditor'`,
      ),
    )
  const recallOf = async (who: PersonName) => {
    const { allowed = [], ofOthers = [] } = await read(`Event/Get/${id}`, who)
    return [allowed, ofOthers].map(acts => listIn({ acts }, 'acts').includes('recall'))
  }
  expect([await recallOf('editor'), await recallOf('spokesman')]).toEqual([
    [true, false],
    [false, true],
  ])
  await roleMay('array_remove')
  try {
    expect(await recallOf('editor')).toEqual([false, false])
    expect((await attempt('editor', 'PUT', `Event/Recall/${id}`)).status).toBe(403)
  } finally {
    await roleMay('array_append')
  }
})

test.each<[kind: 'Ads' | 'Event', act: string, input: () => Json]>([
  ['Event', 'ChangeState', moved],
  ['Ads', 'Extend', () => ({ closingAt: inDays(30), reason: note })],
])('lists name who wrote what an item says as its editor, and not who published it or acted on it: %s %s', async (kind, act, input) => {
  const id = await written(kind, 'مادة كتبتها الهيئة')
  const editor = async () => {
    const { items } = await read(`${kind}/GetListPaged?maxResultCount=100`, 'administrator')
    return listIn({ items }, 'items')
      .map(item => objectIn(item))
      .find(item => item.id === id)?.editor
  }
  expect(await editor()).toBe(people.engineer.who)
  await send('publisher', 'PUT', `${kind}/Feature/${id}`, { until: inDays(3).slice(0, 10) })
  await send('administrator', 'PUT', `${kind}/${act}/${id}`, input())
  expect(await editor()).toBe(people.engineer.who)
  await edited(kind, id, 'editor', { titleAr: 'مادة عدلها محرر البوابة' })
  expect(await editor()).toBe(people.editor.who)
  await send('administrator', 'PUT', `${kind}/${act}/${id}`, { ...input(), ...(kind === 'Ads' && { closingAt: inDays(40) }) })
  await send('publisher', 'PUT', `${kind}/Publish/${id}`)
  expect(await editor()).toBe(people.editor.who)
})

test('who began an item and who sent its edit hear that the edit was rejected, and that what is public stays, whoever acted on that meanwhile', async () => {
  const id = await written('Event', 'لقاء مفتوح مع المجلس البلدي')
  await edited('Event', id, 'editor', { titleAr: 'لقاء مفتوح عدله محرر البوابة' })
  await send('spokesman', 'PUT', `Event/ChangeState/${id}`, moved())
  const reason = scene.lookup('contentRejectionReason', 'language')
  const answer = await send('publisher', 'PUT', `Event/Reject/${id}`, { reason, note: 'العنوان الجديد لا يقول ما يحدث' })
  expect(answer).toMatchObject({ publishStatus: 4, rejectionReason: reason })
  expect((await read(`Public/Event/Get/${id}`)).titleAr).toBe('لقاء مفتوح مع المجلس البلدي')
  for (const who of ['engineer', 'editor', 'spokesman'] as const) {
    const ofEdit = (await told(who)).filter(text => /^رُفض «لقاء مفتوح عدله محرر البوابة»: .*وتبقى المادة كما اعتُمدت\)$/.test(text))
    expect([who, ofEdit.length]).toEqual([who, who === 'spokesman' ? 0 : 1])
  }
})

test('who began an item, who wrote what it says and who sent it hear that it was withdrawn, and not who last acted on it', async () => {
  const body = adsBody(scene, '01001', { closingAt: inDays(10), titleAr: 'عطاء بدأته الهيئة', isDraft: true })
  const id = textIn(await send('engineer', 'POST', 'Ads/Create', body), 'id')
  await edited('Ads', id, 'editor', { titleAr: 'عطاء كتبه محرر البوابة' })
  await send('spokesman', 'PUT', `Ads/Submit/${id}`)
  await send('publisher', 'PUT', `Ads/Publish/${id}`)
  await send('administrator', 'PUT', `Ads/Extend/${id}`, { closingAt: inDays(30), reason: note })
  await send('publisher', 'PUT', `Ads/CancelPublish/${id}`, { note: 'تُراجع الشروط قبل نشرها' })
  const withdrawn = 'أُلغي نشر «عطاء كتبه محرر البوابة»: تُراجع الشروط قبل نشرها'
  const heard: unknown[] = []
  for (const who of ['engineer', 'editor', 'spokesman', 'administrator', 'publisher'] as const)
    if ((await told(who)).includes(withdrawn)) heard.push(who)
  expect(heard).toEqual(['engineer', 'editor', 'spokesman'])
})

test('a withdrawal is told of what citizens read, and not to who has written an edit beside it', async () => {
  // What is unread and of the same kind is told together.
  await asOwner(world.database.ownerUrl, client => client.query('delete from notification'))
  const body = adsBody(scene, '01001', { closingAt: inDays(10), titleAr: 'عطاء يقرؤه المواطنون' })
  const id = textIn(await send('engineer', 'POST', 'Ads/Create', body), 'id')
  await send('publisher', 'PUT', `Ads/Publish/${id}`)
  await edited('Ads', id, 'editor', { titleAr: 'عنوان لم يراجعه أحد' })
  await send('publisher', 'PUT', `Ads/CancelPublish/${id}`, { note: 'تُراجع الشروط قبل نشرها' })
  const heard = async (who: PersonName) => (await told(who)).filter(text => /^أُلغي نشر «(?:عطاء يقرؤه|عنوان لم يراجعه)/.test(text))
  expect([await heard('engineer'), await heard('editor')]).toEqual([['أُلغي نشر «عطاء يقرؤه المواطنون»: تُراجع الشروط قبل نشرها'], []])
})
