import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { until } from '../guarantees/launch.ts'
import { startPair, type Pair } from '../guarantees/pair.ts'
import { signIn } from '../people.ts'
import { clientOf, done } from '../walk/client.ts'
import { listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { sceneIn, type Scene } from '../walk/scene.ts'
import { asOwner, startWorld, type World } from '../world.ts'
import { platformBeside, secretKey, set, type Beside } from './beside.ts'
import { startPushService, type PushService } from './peers/pushService.ts'

let world: World
let scene: Scene
let beside: Beside
let service: PushService
beforeAll(async () => {
  service = await startPushService()
  // The day has no quiet hours here.
  world = await startWorld({ MAHALLI_SECRET_KEY: secretKey, MAHALLI_PUSH_ORIGINS: service.origin }, database =>
    set(database, { 'Notifications.QuietFrom': '00:00', 'Notifications.QuietTo': '00:00' }),
  )
  scene = await sceneIn(world)
  beside = await platformBeside(world.database)
})
afterAll(async () => {
  await beside?.stop()
  await world?.stop()
  await service?.stop()
})
beforeEach(() => owner('delete from outbox; delete from notification; delete from notification_choice; delete from push_subscription'))

function owner(text: string, values?: unknown[]) {
  return asOwner(world.database.ownerUrl, async client => (await client.query(text, values)).rows)
}
const welcome = (who: 'editor' | 'publisher') => beside.tell({ kind: 'userWelcome', to: { userId: scene.user(who) }, values: {} })
const noticesOf = async (who: 'editor' | 'publisher', query = '') =>
  listIn(await done(scene.as(who), { method: 'GET', path: `Notification/GetListPaged${query}` }), 'items').map(item => objectIn(item))
const unreadOf = async (who: 'editor' | 'publisher') => (await done(scene.as(who), { method: 'GET', path: 'Notification/Unread' })).count

test('everybody reads, counts and marks his own notices alone', async () => {
  await welcome('editor')
  await welcome('publisher')
  await beside.tell({ kind: 'roleChanged', to: { userId: scene.user('editor') }, values: {} })
  expect((await noticesOf('editor')).map(({ titleEn }) => titleEn)).toEqual(['Your roles or permissions changed', 'Account activated'])
  expect([await unreadOf('editor'), await unreadOf('publisher')]).toEqual([2, 1])
  const [newest] = await noticesOf('editor')
  const kind = Number(newest?.kind)
  expect((await noticesOf('editor', `?kind=${kind}`)).length).toBe(1)
  const id = textIn(newest ?? {}, 'id')
  expect((await scene.as('publisher')({ method: 'PUT', path: `Notification/MarkRead/${id}`, body: {} })).status).toBe(404)
  await done(scene.as('editor'), { method: 'PUT', path: `Notification/MarkRead/${id}`, body: {} })
  expect([await unreadOf('editor'), (await noticesOf('editor', '?unread=1')).length]).toEqual([1, 1])
  await done(scene.as('editor'), { method: 'PUT', path: 'Notification/MarkAllRead', body: {} })
  expect([await unreadOf('editor'), await unreadOf('publisher'), (await noticesOf('editor')).length]).toEqual([0, 1, 2])
})

test('what somebody chooses holds; what is obligatory stays', async () => {
  const editor = scene.as('editor')
  const { kinds, pushKey } = await done(editor, { method: 'GET', path: 'Notification/GetChoices' })
  expect(String(pushKey)).toMatch(/^[\w-]{87}$/)
  const channelsIn = (all: unknown, code: string): Json[] => {
    const kind = listIn({ all }, 'all')
      .map(one => objectIn(one))
      .find(one => one.code === code)
    return listIn(kind ?? {}, 'channels').map(one => objectIn(one))
  }
  const email = channelsIn(kinds, 'contentApproved').find(({ channel }) => channel === 'email')
  expect(email).toMatchObject({ isOn: true, isObligatory: false })
  expect(channelsIn(kinds, 'passwordChanged').map(({ channel, isObligatory }) => [channel, isObligatory])).toEqual([
    ['inApp', false],
    ['email', true],
    ['sms', true],
    ['push', false],
  ])
  const kindOf = (code: string) =>
    Number(
      listIn({ kinds }, 'kinds')
        .map(one => objectIn(one))
        .find(one => one.code === code)?.kind,
    )
  const choose = (code: string, channel: unknown, isOn: boolean) =>
    editor({ method: 'PUT', path: 'Notification/SetChoices', body: { choices: [{ kind: kindOf(code), channel: Number(channel), isOn }] } })
  expect((await choose('contentApproved', email?.id, false)).status).toBe(204)
  await beside.tell({ kind: 'contentApproved', to: { userId: scene.user('editor') }, values: { title: 'الحديقة' } })
  expect(await owner('select 1 from outbox')).toEqual([])
  const refused = await choose('passwordChanged', email?.id, false)
  expect([refused.status, objectIn(objectIn(refused.body).error).message]).toEqual([400, 'هذا الإشعار إلزامي بهذه القناة'])
  expect((await choose('contentApproved', email?.id, true)).status).toBe(204)
  expect(await owner('select 1 from notification_choice')).toEqual([])
})

test('a browser is told through its push service, which knows who asks, and what it is told only it can read', async () => {
  const editor = scene.as('editor')
  const register = (token: unknown) => editor({ method: 'POST', path: 'Account/RegisterPush', body: { token: JSON.stringify(token) } })
  expect((await register(service.subscription)).status).toBe(204)
  await welcome('editor')
  await until('the notice arrived', () => service.arrived.length > 0 || undefined, 10_000)
  expect(service.arrived[0]).toMatchObject({
    notice: { lang: 'ar', title: 'تفعيل الحساب', link: `https://mahalli.example/dashboard` },
    claims: { aud: service.origin, sub: expect.stringMatching(/^mailto:/) },
    headers: { 'content-encoding': 'aes128gcm', ttl: '86400' },
  })
  const aDay = 24 * 3600
  expect(Number(service.arrived[0]?.claims.exp) - Date.now() / 1000).toBeLessThan(aDay)
  // The service knows it no longer: then neither does the product.
  service.answers.push(410)
  await welcome('editor')
  await until('the subscription is gone', async () => (await owner('select 1 from push_subscription')).length === 0 || undefined, 10_000)
  expect(
    await owner('select state, reason from outbox where channel = (select id from lookup where type = 49 and code = $$push$$) order by id'),
  ).toMatchObject([{ state: 3 }, { state: 5, reason: 3 }])
})

test('a browser is one person’s at a time, and is forgotten when he signs out of it', async () => {
  const token = JSON.stringify(service.subscription)
  for (const who of ['editor', 'publisher'] as const)
    await done(scene.as(who), { method: 'POST', path: 'Account/RegisterPush', body: { token } })
  expect(await owner('select user_id from push_subscription')).toEqual([{ user_id: scene.user('publisher') }])
  const path = `Account/RegisterPush?endpoint=${encodeURIComponent(service.subscription.endpoint)}`
  await done(scene.as('editor'), { method: 'DELETE', path })
  expect(await owner('select 1 from push_subscription')).toHaveLength(1)
  await done(scene.as('publisher'), { method: 'DELETE', path })
  expect(await owner('select 1 from push_subscription')).toEqual([])
})

test.each([
  ['no JSON', 'nonsense'],
  ['no keys', JSON.stringify({ endpoint: 'https://push.example.org/1' })],
  ['another host inside', JSON.stringify({ endpoint: 'https://169.254.169.254/', keys: { p256dh: 'x', auth: 'x' } })],
])('a subscription that is none is refused at its field: %s', async (_what, token) => {
  const { status, body } = await scene.as('editor')({ method: 'POST', path: 'Account/RegisterPush', body: { token } })
  expect([status, objectIn(objectIn(body).error).code]).toEqual([400, 'noSubscription'])
})

/** The numbers that a stream of events says, as they come. */
async function openStream(url: string, token: string): Promise<{ readonly said: string[]; close(): void }> {
  const ending = new AbortController()
  const response = await fetch(`${url}/api/Notification/Stream`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
    signal: ending.signal,
  })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  const said: string[] = []
  void (async () => {
    const decoder = new TextDecoder()
    for await (const piece of response.body ?? [])
      for (const [, number = ''] of decoder.decode(piece).matchAll(/event: unread\ndata: (\d+)/g)) said.push(number)
  })().catch(() => undefined)
  return { said, close: () => ending.abort() }
}

test('the stream is for who has a session', async () => {
  expect((await fetch(`${world.url}/api/Notification/Stream`)).status).toBe(401)
})

test('what one process writes, the stream of the other says; reading it there says it here', async () => {
  const pair: Pair = await startPair()
  const far = await platformBeside(pair.first.database)
  try {
    const paired = await sceneIn(pair.first)
    const token = await signIn(pair.first, 'editor')
    const [first, second] = await Promise.all([openStream(pair.first.url, token), openStream(pair.second.url, token)])
    await expect.poll(() => [first.said, second.said]).toEqual([['0'], ['0']])
    await far.tell({ kind: 'roleChanged', to: { userId: paired.user('editor') }, values: {} })
    await expect
      .poll(() => [first.said, second.said], { timeout: 5000 })
      .toEqual([
        ['0', '1'],
        ['0', '1'],
      ])
    const send = (path: string, init: RequestInit) => fetch(pair.second.url + path, init)
    await done(clientOf(send, token), { method: 'PUT', path: 'Notification/MarkAllRead', body: {} })
    await expect.poll(() => first.said.at(-1), { timeout: 5000 }).toBe('0')
    first.close()
    second.close()
  } finally {
    await far.stop()
    await pair.stop()
  }
})
