import { randomUUID } from 'node:crypto'
import { asOwner } from '../world.ts'
import { isObject, listIn, objectIn, textIn, type Json } from './json.ts'
import type { Scene } from './scene.ts'
import { lists, nameOf, plain, type Case } from './trials.ts'

const subscription = {
  endpoint: 'https://push.example.org/walk',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}

/** How the calls of notices, templates and outgoing messages are tried. Notices are the caller's own; the rest knows no places. */
export const messageCases: Readonly<Record<string, Case>> = {
  'GET Notification/GetListPaged': async () => plain('GET', 'Notification/GetListPaged?maxResultCount=5&unread=1'),
  'GET Notification/GetListPaged · wrong': async () => plain('GET', 'Notification/GetListPaged?unread=yes'),
  'GET Notification/Unread': async () => plain('GET', 'Notification/Unread'),
  'GET Notification/Stream': async () => plain('GET', 'Notification/Stream?once=1'),
  'PUT Notification/MarkRead/{id}': async (scene, _records, caller) =>
    plain('PUT', `Notification/MarkRead/${await noticeOf(scene, nameOf(caller))}`, {}),
  "PUT Notification/MarkRead/{id} · another's": async (scene, _records, caller) =>
    plain('PUT', `Notification/MarkRead/${await noticeOf(scene, nameOf(caller) === 'editor' ? 'clerk' : 'editor')}`, {}),
  'PUT Notification/MarkAllRead': async () => plain('PUT', 'Notification/MarkAllRead', {}),
  'GET Notification/GetChoices': async () => plain('GET', 'Notification/GetChoices'),
  'PUT Notification/SetChoices': async scene => plain('PUT', 'Notification/SetChoices', await choiceOf(scene, 'contentApproved')),
  'PUT Notification/SetChoices · obligatory': async scene =>
    plain('PUT', 'Notification/SetChoices', await choiceOf(scene, 'passwordChanged')),
  'POST Account/RegisterPush': async () => plain('POST', 'Account/RegisterPush', { token: JSON.stringify(subscription) }),
  'POST Account/RegisterPush · none': async () => plain('POST', 'Account/RegisterPush', { token: '{}' }),
  'DELETE Account/RegisterPush': async () => plain('DELETE', 'Account/RegisterPush'),

  ...lists('MessageTemplate'),
  'GET MessageTemplate/Get/{id}': async scene => plain('GET', `MessageTemplate/Get/${textIn(await templateIn(scene), 'id')}`),
  'PUT MessageTemplate/Update': async scene =>
    plain('PUT', 'MessageTemplate/Update', changed(await templateIn(scene), 'نُشرت المادة «{title}»')),
  'PUT MessageTemplate/Update · unknown variable': async scene =>
    plain('PUT', 'MessageTemplate/Update', changed(await templateIn(scene), '{password}')),
  'PUT MessageTemplate/Update · stale': async scene =>
    plain('PUT', 'MessageTemplate/Update', { ...changed(await templateIn(scene), 'نُشر'), concurrencyStamp: randomUUID() }),
  'POST MessageTemplate/Preview/{id}': async scene =>
    plain('POST', `MessageTemplate/Preview/${textIn(await templateIn(scene), 'id')}`, { bodyAr: 'نُشر «{title}»', bodyEn: '{title}' }),
  'POST MessageTemplate/SendToMe/{id}': async scene =>
    plain('POST', `MessageTemplate/SendToMe/${textIn(await templateIn(scene, 'email'), 'id')}`, {
      subjectAr: 'نُشر المحتوى',
      subjectEn: 'Published',
      richBodyAr: '<p>نُشر «{title}»</p>',
      richBodyEn: '<p>{title}</p>',
      language: 1,
    }),
  'PUT MessageTemplate/Restore/{id}': async scene => plain('PUT', `MessageTemplate/Restore/${textIn(await templateIn(scene), 'id')}`, {}),

  ...lists('Outbox'),
  'GET Outbox/Get/{id}': async scene => plain('GET', `Outbox/Get/${await messageIn(scene, 5)}`),
  'GET Outbox/GetContent/{id}': async scene => plain('GET', `Outbox/GetContent/${await messageIn(scene, 5)}`),
  'GET Outbox/GetContent/{id} · unknown': async () => plain('GET', `Outbox/GetContent/${randomUUID()}`),
  'PUT Outbox/Resend/{id}': async scene => plain('PUT', `Outbox/Resend/${await messageIn(scene, 5)}`, {}),
  'PUT Outbox/Resend/{id} · waiting': async scene => plain('PUT', `Outbox/Resend/${await messageIn(scene, 1)}`, {}),
  'PUT Outbox/Cancel/{id}': async scene => plain('PUT', `Outbox/Cancel/${await messageIn(scene, 1)}`, {}),
  'PUT Outbox/Cancel/{id} · sent': async scene => plain('PUT', `Outbox/Cancel/${await messageIn(scene, 3)}`, {}),
}

/** The call as an administrator makes it. */
async function asked(scene: Scene, path: string): Promise<Json> {
  return objectIn((await scene.as('administrator')({ method: 'GET', path })).body)
}

async function idOf(scene: Scene, list: string, code: string): Promise<number> {
  const { items } = await asked(scene, `Public/Lookup/GetByType/${list}`)
  return Number(objectIn(listIn({ items }, 'items').find(item => isObject(item) && item.code === code)).id)
}

/** The template of a published item, as it is now. */
async function templateIn(scene: Scene, channel = 'inApp'): Promise<Json> {
  const [kind, by] = await Promise.all([idOf(scene, 'notificationKind', 'contentApproved'), idOf(scene, 'notificationChannel', channel)])
  const { items } = await asked(scene, `MessageTemplate/GetListPaged?kind=${kind}&channel=${by}`)
  const [found] = listIn({ items }, 'items')
  return asked(scene, `MessageTemplate/Get/${textIn(objectIn(found), 'id')}`)
}

function changed({ id, concurrencyStamp }: Json, bodyAr: string): Json {
  return { id, concurrencyStamp, bodyAr }
}

async function choiceOf(scene: Scene, kind: string): Promise<Json> {
  const [one, channel] = await Promise.all([idOf(scene, 'notificationKind', kind), idOf(scene, 'notificationChannel', 'email')])
  return { choices: [{ kind: one, channel, isOn: false }] }
}

/** A fresh notice of somebody. */
async function noticeOf(scene: Scene, who: ReturnType<typeof nameOf>): Promise<string> {
  const id = randomUUID()
  await asOwner(scene.world.database.ownerUrl, client =>
    client.query(
      `insert into notification (id, user_id, kind, title_ar, title_en, text_ar, text_en, subject) values ($1, $2, 48017, 'ت', 't', 'ت', 't', 'walk')`,
      [id, scene.user(who)],
    ),
  )
  return id
}

/** A fresh message in this state; one that waits does so until tomorrow. */
async function messageIn(scene: Scene, state: number): Promise<string> {
  const id = randomUUID()
  await asOwner(scene.world.database.ownerUrl, async client => {
    await client.query(
      `insert into outbox (id, concurrency_stamp, created_at, channel, recipient, state, tries, next_try_at)
        values ($1, gen_random_uuid(), now(), 49002, 'w•••@example.org', $2::int, 1, case when $2::int = 1 then now() + interval '1 day' end)`,
      [id, state],
    )
    await client.query(`insert into outbox_content (message_id, address, language, body) values ($1, 'walk@example.org', 'ar', 'نص')`, [id])
  })
  return id
}
