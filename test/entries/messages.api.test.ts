import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '../../catalogue.server.ts'
import { contactStates } from '../../modules/portal/contactMessages/contactMessage.ts'
import { errorIn, startGate, type Gate } from '../account/gate.ts'
import { turnOf } from '../scans.ts'
import type { Json } from '../walk/json.ts'
import { idOf, sendConfirmed, visitorOf } from './visitor.ts'

// A message is answered within its days, is opened again once by its sender, and ends with his data.

let gate: Gate
let subjectKind: string
let spokesman: string
beforeAll(async () => {
  gate = await startGate({ 'Security.TrustedProxies': ['127.0.0.1', '::1'] })
  const [inquiry] = await gate.sql(
    `select l.id from lookup l join lookup_type y on y.id = l.type where y.code = 'contactSubject' and l.code = 'inquiry'`,
  )
  subjectKind = String(inquiry?.id)
  spokesman = await gate.signIn('spokesman')
})
afterAll(() => gate?.stop())

const { codes } = contactStates

interface Message {
  readonly id: string
  readonly number: string
  readonly key: string
}

let last = 0
/** A message to the ministry that its sender has confirmed. */
async function sent(): Promise<Message> {
  const email = `writer${++last}@mail.example`
  const values = {
    subjectKind,
    title: `سؤال عن الترخيص ${last}`,
    message: `متى تستقبل البلدية طلبات الترخيص؟ ${randomUUID()} ${randomUUID()}`,
    name: 'رائد عمر',
    email,
    agree: 'on',
  }
  const path = await sendConfirmed(gate, '/contactUs', values, email)
  const [number = '', key = ''] = [/MSG-[\d-]+/.exec(path)?.[0], /key=([\w-]+)/.exec(path)?.[1]]
  return { id: await idOf(gate, 'contact_message', number), number, key }
}

const step = (act: string, { id }: Message, body: Json = {}) => gate.call('PUT', `ContactMessage/${act}/${id}`, body, { token: spokesman })
async function taken(act: string, message: Message, body: Json = {}): Promise<void> {
  const { status, body: answer } = await step(act, message, body)
  expect([act, status, answer.error]).toEqual([act, 200, undefined])
}
const reply = (message: Message) => taken('Reply', message, { reply: 'نستقبل الطلبات من الأحد إلى الأربعاء حتى الواحدة ظهرًا.' })
const ask = (message: Message) => taken('Ask', message, { question: 'في أي شارع تقع القطعة؟' })
const close = (message: Message) => taken('Close', message, { closeResult: 1, note: 'أُجيب عنها بالهاتف' })
const fromSender = async ({ number, key }: Message, act: string, text = 'لم يُجب عن الشق الثاني من سؤالي') =>
  (await visitorOf(gate).post(`/entry/${number}`, { key, act, text })).status
/** What its sender may do, as his page offers it. */
async function offered({ number, key }: Message): Promise<string[]> {
  const { html } = await visitorOf(gate).read(`/entry/${number}?key=${key}`)
  return ['answer', 'reopen', 'rate', 'erase'].filter(act => html.includes(`value="${act}"`))
}
const rowOf = async ({ id }: Message) => {
  const [row] = await gate.sql('select status, due_at::text as due, name, message from contact_message where id = $1', [id])
  return row
}
/** What happened to it last happened so many days ago. */
const longAgo = ({ id }: Message, days: number) =>
  gate.sql('update contact_message set last_modification_time = now() - make_interval(days => $2::int) where id = $1', [id, days])
async function pass(): Promise<void> {
  const job = jobs.find(({ name }) => name === 'contact messages: overdue')
  if (!job) throw new Error('There is no such job')
  await turnOf(job, gate.world, tmpdir())
}

describe('a message that was answered', () => {
  test('is opened again by its sender once; staff open it as often as they like', async () => {
    const message = await sent()
    // To answer what he is asked is not to open it again.
    await ask(message)
    expect(await fromSender(message, 'answer')).toBe(303)
    await reply(message)
    expect(await offered(message)).toEqual(['reopen', 'rate'])
    expect([await fromSender(message, 'reopen'), await rowOf(message)]).toMatchObject([303, { status: codes.assigned }])
    await reply(message)
    expect([await offered(message), await fromSender(message, 'reopen')]).toEqual([['rate'], 409])
    for (let n = 0; n < 2; n++) {
      await taken('Reopen', message)
      await close(message)
    }
    expect([await offered(message), await fromSender(message, 'reopen')]).toEqual([['rate', 'erase'], 409])
  })

  test('is opened again once too where it was closed because a question lapsed, which staff read', async () => {
    const message = await sent()
    await ask(message)
    await gate.sql(`update visitor_submission set answer_by = now() - interval '1 minute' where number = $1`, [message.number])
    await pass()
    expect(await rowOf(message)).toMatchObject({ status: codes.closed })
    const { body } = await gate.call('GET', `ContactMessage/GetConversation/${message.id}`, undefined, { token: spokesman })
    expect(JSON.stringify(body)).toContain('لم يجب المرسل في المهلة')
    expect(await fromSender(message, 'reopen')).toBe(303)
    await reply(message)
    expect([await offered(message), await fromSender(message, 'reopen')]).toEqual([['rate'], 409])
  })

  test('is opened by nobody when the data of its sender were erased, and staff are told why', async () => {
    const message = await sent()
    await reply(message)
    await close(message)
    expect(await fromSender(message, 'erase')).toBe(303)
    expect([await offered(message), await fromSender(message, 'reopen')]).toEqual([['rate'], 409])
    const { body } = await gate.call('GET', `ContactMessage/Get/${message.id}`, undefined, { token: spokesman })
    expect([body.allowed, body.ofOthers]).toEqual([expect.not.arrayContaining(['reopen']), ['reopen']])
    const refused = await step('Reopen', message)
    expect([refused.status, errorIn(refused)]).toMatchObject([
      409,
      { code: 'erased', message: 'The data of the sender of this message were erased: it is not opened again' },
    ])
    expect(await rowOf(message)).toMatchObject({ status: codes.closed, name: null })
  })

  test('is erased by its sender once it can be opened no more, though nobody has closed it', async () => {
    const message = await sent()
    await reply(message)
    expect([await offered(message), await fromSender(message, 'erase')]).toEqual([['reopen', 'rate'], 409])
    await longAgo(message, 15)
    expect(await offered(message)).toEqual(['rate', 'erase'])
    expect([await fromSender(message, 'reopen'), await fromSender(message, 'erase')]).toEqual([409, 303])
    expect(await rowOf(message)).toMatchObject({ status: codes.answered, name: null, message: '—'.repeat(20) })
    expect(await offered(message)).toEqual(['rate'])
  })
})

describe('the day by which a message is answered', () => {
  test('begins anew when its sender has answered a question, and when it is opened again, by him or by staff', async () => {
    const message = await sent()
    const due = (await rowOf(message))?.due
    expect(due).toMatch(/^\d{4}-\d\d-\d\d$/)
    await ask(message)
    expect(await rowOf(message)).toMatchObject({ status: codes.waitingSender, due: null })
    await fromSender(message, 'answer')
    expect(await rowOf(message)).toMatchObject({ status: codes.assigned, due })
    const isOld = () => gate.sql(`update contact_message set due_at = '2020-01-05' where id = $1`, [message.id])
    await reply(message)
    await isOld()
    await fromSender(message, 'reopen')
    expect(await rowOf(message)).toMatchObject({ status: codes.assigned, due })
    await close(message)
    await isOld()
    await taken('Reopen', message)
    expect(await rowOf(message)).toMatchObject({ status: codes.assigned, due })
  })

  test('is there again when a message that its sender was asked about was taken for spam', async () => {
    const message = await sent()
    const due = (await rowOf(message))?.due
    await ask(message)
    const entry = await idOf(gate, 'visitor_submission', message.number)
    for (const act of ['MarkSpam', 'Restore'])
      expect([act, (await gate.call('PUT', `VisitorSubmission/${act}/${entry}`, {}, { token: spokesman })).status]).toEqual([act, 200])
    expect(await rowOf(message)).toMatchObject({ status: codes.new, due })
  })

  test('is told once when it is past, though the program was down on the day after it, and again when another one is past', async () => {
    const [missed, yesterday, today] = [await sent(), await sent(), await sent()]
    const isDue = ({ id }: Message, daysAgo: number) =>
      gate.sql(`update contact_message set due_at = (now() at time zone 'Asia/Hebron')::date - $2::int where id = $1`, [id, daysAgo])
    await isDue(missed, 4)
    await isDue(yesterday, 1)
    await isDue(today, 0)
    const told = async ({ id }: Message) => {
      const rows = await gate.sql(
        `select u.user_name from notification n join "system_user" u on u.id = n.user_id
          where n.record_id = $1 and n.subject = 'contactOverdue:contactMessage' order by 1`,
        [id],
      )
      return rows.map(({ user_name: name }) => String(name))
    }
    await pass()
    const holders = await told(missed)
    expect(holders).toContain('spokesman')
    expect(holders).toEqual([...new Set(holders)])
    await pass()
    expect([await told(missed), await told(yesterday), await told(today)]).toEqual([holders, holders, []])
    await isDue(missed, 2)
    await pass()
    expect(await told(missed)).toEqual([...holders, ...holders].toSorted())
  })
})
