import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stateCodes } from '../../server/messages/outgoing.ts'
import { jobs } from '../../catalogue.server.ts'
import { startGate, type Gate } from '../account/gate.ts'
import { turnOf } from '../scans.ts'
import { pdf, picture } from '../uploads.ts'
import { ideasIn, international, type OwnIdea } from './ideas.ts'
import { idOf, visitorOf } from './visitor.ts'

// What visitors have sent is kept as long as they were told, each entry by itself, and no longer.

let gate: Gate
let ideas: Awaited<ReturnType<typeof ideasIn>>
let folder: string
beforeAll(async () => {
  gate = await startGate({ 'Security.TrustedProxies': ['127.0.0.1', '::1'] })
  ideas = await ideasIn(gate)
  folder = mkdtempSync(join(tmpdir(), 'mahalli-retained-'))
})
afterAll(async () => {
  await gate?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const pass = async () => {
  const job = jobs.find(({ name }) => name === 'visitor entries: what ends')
  if (!job) throw new Error('There is no such job')
  await turnOf(job, gate.world, folder)
}
const fromOwner = async ({ visitor, number, key }: OwnIdea, act: string) =>
  expect((await visitor.post(`/entry/${number}`, { key, act })).status).toBe(303)
const asFile = (content: Buffer, name: string) => new File([new Uint8Array(content)], name)
const filesCalled = async (name: string) => gate.sql('select id, record_id from attachment where original_file_name = $1', [name])
/** The entry became what it is so many days ago. */
const longAgo = async (number: string, days: number) => {
  const at = [number, days]
  await gate.sql(`update visitor_submission set last_modification_time = now() - make_interval(days => $2::int) where number = $1`, at)
  await gate.sql(
    `update visitor_form set created_at = now() - make_interval(days => $2::int) where submission_id = (select id from visitor_submission where number = $1)`,
    at,
  )
}

test('who goes back and sends his form once more has two ideas with files of their own: the one is erased, the other keeps its picture', async () => {
  const given = ideas.given()
  const visitor = visitorOf(gate)
  const files = { image: asFile(await picture(900, 600), 'سطح.png'), attachment: asFile(pdf(), 'plan-twice.pdf') }
  const review = await visitor.post('/addCreativeIdeasBank', { ...given, act: 'review' }, files)
  const kept = [...review.html.matchAll(/name="kept"[^>]*value="([^"]+)"/g)].map(([, ref = '']) => ref)
  expect([review.status, kept.length]).toEqual([200, 2])
  const send = async (titleAr: string) => {
    const phone = ideas.freshPhone()
    const values = { ...given, titleAr, summaryAr: `${given.summaryAr} ${titleAr}`, ownerPhone: phone, kept, altcha: await gate.proof() }
    const { location } = await visitor.post('/addCreativeIdeasBank', { ...values, act: 'send' })
    return { phone, location }
  }
  const confirmed = async ({ phone, location: at }: { phone: string; location: string }): Promise<OwnIdea> => {
    const location = await ideas.confirm(visitor, at, phone)
    const [number = '', key = ''] = [/IDEA-[\d-]+/.exec(location)?.[0], /key=([\w-]+)/.exec(location)?.[1]]
    return { visitor, number, key, id: await idOf(gate, 'creative_ideas_bank', number), given, page: '' }
  }
  const sent = [await send('أسطح المدارس'), await send('أسطح المصانع')]
  const [first, second] = await Promise.all(sent.map(confirmed))
  if (!first || !second) throw new Error('Two were sent')
  const filesOf = async ({ id }: OwnIdea) =>
    (await gate.sql('select id, original_file_name as name from attachment where record_id = $1 order by name', [id])).map(
      ({ name }) => name,
    )
  expect([await filesOf(first), await filesOf(second)]).toEqual([
    ['plan-twice.pdf', 'سطح.png'],
    ['plan-twice.pdf', 'سطح.png'],
  ])
  await fromOwner(first, 'withdraw')
  await fromOwner(first, 'erase')
  expect([await filesOf(first), await filesOf(second)]).toEqual([[], ['plan-twice.pdf', 'سطح.png']])
  const { body } = await ideas.staff('GET', `CreativeIdeasBank/Get/${second.id}`)
  expect([typeof body.image, body.attachment]).toEqual(['string', [expect.any(String)]])
})

test('what cannot be erased keeps no other entry from its turn', async () => {
  const image = asFile(await picture(900, 600, 'png', 30), 'held.png')
  const held = await ideas.send(ideas.given(), { image })
  const [holder, next] = [await ideas.send(), await ideas.send()]
  await gate.sql('update creative_ideas_bank set image = (select image from creative_ideas_bank where id = $1) where id = $2', [
    held.id,
    holder.id,
  ])
  for (const one of [held, next]) {
    await fromOwner(one, 'withdraw')
    await longAgo(one.number, 31)
  }
  await pass()
  const rows = await gate.sql('select number from visitor_submission where erased_at is not null and number = any($1)', [
    [held.number, next.number],
  ])
  expect(rows).toEqual([{ number: next.number }])
  await gate.sql('update creative_ideas_bank set image = null where id = $1', [holder.id])
  await pass()
  expect(await filesCalled('held.png')).toEqual([])
})

test('files go with an entry that nobody confirms, and with a form that nobody sends', async () => {
  const visitor = visitorOf(gate)
  const given = ideas.given()
  const sent = await visitor.post(
    '/addCreativeIdeasBank',
    { ...given, altcha: await gate.proof(), act: 'send' },
    { attachment: asFile(pdf(), 'unconfirmed.pdf') },
  )
  const id = /confirm\/([\w-]+)/.exec(sent.location)?.[1]
  await visitor.post('/addCreativeIdeasBank', { ...ideas.given(), act: 'review' }, { attachment: asFile(pdf(), 'unsent.pdf') })
  await pass()
  for (const name of ['unconfirmed.pdf', 'unsent.pdf']) expect(await filesCalled(name)).toHaveLength(1)
  await gate.sql(`update attachment set creation_time = now() - interval '20 days' where original_file_name = any($1)`, [
    ['unconfirmed.pdf', 'unsent.pdf'],
  ])
  // What may still be confirmed waits with its files.
  await pass()
  expect([await filesCalled('unconfirmed.pdf'), await filesCalled('unsent.pdf')]).toEqual([[expect.anything()], []])
  await gate.sql(`update visitor_form set created_at = now() - interval '20 days' where submission_id = $1`, [id])
  await pass()
  expect(await filesCalled('unconfirmed.pdf')).toEqual([])
})

test('of what staff delete no copy says who has sent it, and he reads that it was not accepted', async () => {
  const own = await ideas.send()
  const token = await gate.signIn('administrator')
  const { status } = await gate.call('DELETE', `CreativeIdeasBank/Delete?id=${own.id}`, undefined, { token })
  expect(status).toBe(204)
  const rows = await gate.sql('select content from deleted_record where record_id = $1', [own.id])
  expect(rows).toEqual([{ content: { id: own.id, number: own.number } }])
  const page = await own.visitor.read(`/entry/${own.number}?key=${own.key}`)
  expect([page.status, page.html.includes('مرفوض'), page.html.includes('value="erase"')]).toEqual([200, true, true])
  await fromOwner(own, 'erase')
  expect((await own.visitor.read(`/entry/${own.number}?key=${own.key}`)).html).not.toContain('value="erase"')
})

test('where an edit of what everybody reads is rejected its sender is told nothing, and it stays', async () => {
  const own = await ideas.send()
  expect((await ideas.staff('PUT', `CreativeIdeasBank/Publish/${own.id}`, {})).status).toBe(200)
  const { body } = await ideas.staff('GET', `CreativeIdeasBank/Get/${own.id}`)
  const change = { id: own.id, concurrencyStamp: body.concurrencyStamp, expectedJobs: 3 }
  expect((await ideas.staff('PUT', 'CreativeIdeasBank/Update', change)).status).toBe(200)
  const to = international(String(own.given.ownerPhone))
  const before = await gate.sentTo(to)
  await ideas.reject(own, 'عدد الوظائف غير صحيح.')
  expect(await gate.sentTo(to)).toHaveLength(before.length)
  const page = await own.visitor.read(`/entry/${own.number}?key=${own.key}`)
  expect([page.html.includes('منشور'), page.html.includes('مرفوض'), page.html.includes('عدد الوظائف')]).toEqual([true, false, false])
  // Nor is he asked to agree to what nobody is going to publish.
  expect(page.html).not.toContain('value="approveText"')
  await gate.sql(`update creative_ideas_bank set last_modification_time = now() - interval '3 years' where id = $1`, [own.id])
  await pass()
  expect((await gate.call('GET', `Public/CreativeIdeasBank/Get/${own.id}`)).status).toBe(200)
})

test('of what was written to who has himself erased nothing says how he is reached, or his key; what was written to another stays', async () => {
  const [own, other] = [await ideas.send(), await ideas.send()]
  const written = async ({ given }: typeof own) =>
    gate.sql('select body, link from outbox_content where address = $1', [international(String(given.ownerPhone))])
  const before = await written(other)
  expect((await written(own)).length).toBeGreaterThan(0)
  const waiting = () =>
    gate.sql('select 1 from outbox o join outbox_content c on c.message_id = o.id where c.address = $1 and o.state = $2', [
      international(String(own.given.ownerPhone)),
      stateCodes.queued,
    ])
  // By night the last of them waits for the morning: then nothing of it is sent any more.
  await gate.sql(
    `update outbox set state = $2, next_try_at = now() + interval '9 hours' where id = (
      select c.message_id from outbox_content c where c.address = $1 order by c.message_id desc limit 1)`,
    [international(String(own.given.ownerPhone)), stateCodes.queued],
  )
  await fromOwner(own, 'withdraw')
  await fromOwner(own, 'erase')
  expect(await written(own)).toEqual([])
  expect(await waiting()).toEqual([])
  const [rest] = await gate.sql('select count(*)::int as n from outbox_content where concat(link, body, html) like $1', [`%${own.number}%`])
  expect(rest).toEqual({ n: 0 })
  expect(await written(other)).toEqual(before)
})

test('who has himself erased gets no limit back: for a day what he sent goes on counting', async () => {
  const own = await ideas.send()
  await fromOwner(own, 'withdraw')
  await fromOwner(own, 'erase')
  const counted = () =>
    gate.sql(
      `select address_hash is not null as address, cardinality(contact_hashes) > 0 as contact, email, phone from visitor_form
        where submission_id = (select id from visitor_submission where number = $1)`,
      [own.number],
    )
  expect(await counted()).toEqual([{ address: true, contact: true, email: null, phone: null }])
  const again = await visitorOf(gate).post('/addCreativeIdeasBank', { ...own.given, altcha: await gate.proof(), act: 'send' })
  expect([again.status, again.html.includes(own.number)]).toEqual([409, true])
  await longAgo(own.number, 2)
  await pass()
  expect(await counted()).toEqual([{ address: false, contact: false, email: null, phone: null }])
})
