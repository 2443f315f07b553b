import { tmpdir } from 'node:os'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '../../catalogue.server.ts'
import { dateAndTime, usualTimeZone } from '../../kernel/kernel.ts'
import { creativeIdeasBank } from '../../modules/economy/ideas/ideas.ts'
import { investors } from '../../modules/economy/investors/investors.ts'
import { reviewWords } from '../../modules/portal/entries/entries.ts'
import { RecordStatus } from '../../web/generic/RecordStatus.tsx'
import { startGate, type Gate } from '../account/gate.ts'
import { turnOf } from '../scans.ts'
import { isObject, listIn, textIn, type Json } from '../walk/json.ts'
import { ideasIn, type OwnIdea } from './ideas.ts'
import { registered } from './investors.ts'
import { idOf, visitorOf } from './visitor.ts'

// How an entry ended, its record says on the desk: in its row, in the filters and the queues, in its form and to who decides.

let gate: Gate
let ideas: Awaited<ReturnType<typeof ideasIn>>
beforeAll(async () => {
  gate = await startGate({ 'Security.TrustedProxies': ['127.0.0.1', '::1'] })
  ideas = await ideasIn(gate)
})
afterAll(() => gate?.stop())

const [underReview, edited, published, rejected, , withdrawn, expired, spam] = Object.values(reviewWords).map(([code]) => code)

interface Made {
  readonly calls: 'CreativeIdeasBank' | 'Investors'
  readonly id: string
  readonly number: string
  readonly key: string
}
type Situation = readonly [what: string, calls: Made['calls'], make: () => Promise<Made>, state: number | undefined, said: string]

const step = async ({ calls, id }: Made, act: string, body: Json = {}) => {
  const { status, body: answer } = await ideas.staff('PUT', `${calls}/${act}/${id}`, body)
  expect([act, status, answer.message]).toEqual([act, 200, undefined])
}
const fromOwner = async ({ number, key }: Made, act: string) =>
  expect((await visitorOf(gate).post(`/entry/${number}`, { key, act })).status).toBe(303)
const ideaOf = ({ id, number, key }: OwnIdea): Made => ({ calls: 'CreativeIdeasBank', id, number, key })
const idea = async () => ideaOf(await ideas.send())
let phones = 599_000_100
const investor = async (): Promise<Made> => {
  const { id, path } = await registered(gate, ideas.lookup, String(++phones), { allowToPublish: 'on' })
  return { calls: 'Investors', id, number: /INV-[\d-]+/.exec(path)?.[0] ?? '', key: /key=([\w-]+)/.exec(path)?.[1] ?? '' }
}
const entryOf = ({ number }: Made) => idOf(gate, 'visitor_submission', number)
const spoil = async (made: Made, act: 'MarkSpam' | 'Restore') => {
  const { status } = await gate.call(
    'PUT',
    `VisitorSubmission/${act}/${await entryOf(made)}`,
    {},
    { token: await gate.signIn('administrator') },
  )
  expect([act, status]).toEqual([act, 200])
}
/** What its owner was asked fourteen days ago, nobody has answered. */
const lapse = async (made: Made) => {
  await step(made, 'Ask', { question: 'من يدير الأسطح بعد السنة الأولى؟' })
  await gate.sql(`update visitor_submission set answer_by = now() - interval '1 minute' where number = $1`, [made.number])
  const job = jobs.find(({ name }) => name === 'visitor entries: what ends')
  if (job) await turnOf(job, gate.world, tmpdir())
}
const then =
  (make: () => Promise<Made>, ...acts: readonly ((made: Made) => Promise<void>)[]) =>
  async () => {
    const made = await make()
    for (const act of acts) await act(made)
    return made
  }
const publish = (made: Made) => step(made, 'Publish')
const reject = (made: Made) =>
  step(made, 'Reject', { reason: Number(ideas.lookup('entryRejectionReason.existing')), note: 'الملخص لا يقول من يدير الأسطح.' })
const withdraw = (made: Made) => fromOwner(made, 'withdraw')
const edit = async (made: Made) => {
  const { body } = await ideas.staff('GET', `${made.calls}/Get/${made.id}`)
  const change = { id: made.id, concurrencyStamp: body.concurrencyStamp, expectedJobs: 3 }
  expect((await ideas.staff('PUT', `${made.calls}/Update`, change)).status).toBe(200)
}

const over: readonly Situation[] = [
  ['an investor who waits', 'Investors', then(investor, withdraw), withdrawn, 'مسحوب من مقدمه'],
  ['an idea that is published', 'CreativeIdeasBank', then(idea, publish, withdraw), withdrawn, 'مسحوب من مقدمه'],
  ['an idea that was edited when it was published', 'CreativeIdeasBank', then(idea, publish, edit, withdraw), withdrawn, 'مسحوب من مقدمه'],
  ['an idea that was rejected', 'CreativeIdeasBank', then(idea, reject, withdraw), withdrawn, 'مسحوب من مقدمه'],
  ['what nobody wants', 'Investors', then(investor, publish, made => spoil(made, 'MarkSpam')), spam, 'مزعج'],
  [
    'what its owner has let lapse and had erased',
    'CreativeIdeasBank',
    then(idea, lapse, made => fromOwner(made, 'erase')),
    withdrawn,
    'مسحوب من مقدمه',
  ],
]

const rowIn = async (calls: string, id: string, query: string) => {
  const { status, body } = await ideas.staff('GET', `${calls}/GetListPaged?maxResultCount=100&${query}`)
  expect(status).toBe(200)
  return listIn(body, 'items')
    .filter(isObject)
    .find(row => row.id === id)
}
const saidOf = (calls: Made['calls'], row: Json) => {
  const resource = calls === 'Investors' ? investors : creativeIdeasBank
  return renderToStaticMarkup(createElement(RecordStatus, { resource, row, lang: 'ar' })).replaceAll(/<[^>]*>/g, '')
}
/** In which of the queues and filters it stands. */
const standsIn = async ({ calls, id }: Made) => {
  const asked = ['among=waiting', 'among=inReview', ...[1, 2, 3, 4, 5, 6, 7, 8].map(code => `publishStatus=${code}`)]
  const held = await Promise.all(asked.map(async query => ((await rowIn(calls, id, query)) ? [query] : [])))
  return held.flat()
}

describe.each(over)('%s, taken back or not wanted', (_what, calls, make, state, said) => {
  test('says so in its row, its form and the filters, waits for nobody, and nothing more is done with it', async () => {
    const made = await make()
    expect(await standsIn(made)).toEqual([`publishStatus=${String(state)}`])
    const { body } = await ideas.staff('GET', `${calls}/Get/${made.id}`)
    const row = await rowIn(calls, made.id, `publishStatus=${String(state)}`)
    expect([saidOf(calls, body), row && saidOf(calls, row)]).toEqual([said, said])
    const [{ at } = {}] = await gate.sql(
      'select coalesce(erased_at, last_modification_time) as at from visitor_submission where number = $1',
      [made.number],
    )
    expect(textIn(body, 'unchangeable')).toContain(dateAndTime(new Date(String(at)).toISOString(), usualTimeZone, 'en'))
    expect(body.allowed).not.toEqual(expect.arrayContaining([expect.stringMatching(/update|publish|reject|ask|confirm|mark/i)]))
    const change = { id: made.id, concurrencyStamp: body.concurrencyStamp }
    const acts = [
      ideas.staff('PUT', `${calls}/Update`, change),
      ideas.staff('PUT', `${calls}/Publish/${made.id}`, {}),
      ideas.staff('PUT', `${calls}/Ask/${made.id}`, { question: 'من يدير الأسطح بعد السنة الأولى؟' }),
    ]
    expect((await Promise.all(acts)).map(({ status }) => status)).toEqual([409, 409, 409])
    expect((await gate.call('GET', `Public/${calls}/Get/${made.id}`)).status).toBeGreaterThanOrEqual(404)
    const { body: queue } = await gate.call('GET', 'VisitorSubmission/GetListPaged?maxResultCount=100&queue=1', undefined, {
      token: ideas.economist,
    })
    expect(JSON.stringify(queue)).not.toContain(made.number)
  })
})

test('what its owner has let lapse and had erased later was taken back when it was erased', async () => {
  const made = await then(idea, lapse)()
  const lapsed = '2026-11-01T09:00:00Z'
  await gate.sql('update creative_ideas_bank set last_modification_time = $2 where id = $1', [made.id, lapsed])
  await fromOwner(made, 'erase')
  const { body } = await ideas.staff('GET', `CreativeIdeasBank/Get/${made.id}`)
  const [{ at } = {}] = await gate.sql('select erased_at as at from visitor_submission where number = $1', [made.number])
  const said = dateAndTime(new Date(String(at)).toISOString(), usualTimeZone, 'en')
  expect(textIn(body, 'unchangeable')).toContain(`Its sender withdrew it at ${said}. The data of its sender were erased at ${said}`)
  expect(textIn(body, 'unchangeable')).not.toContain(dateAndTime(lapsed, usualTimeZone, 'en'))
})

test('what was not completed in time waits for nobody, and may still be decided on', async () => {
  const made = await then(idea, lapse)()
  expect(await standsIn(made)).toEqual([`publishStatus=${String(expired)}`])
  const { body } = await ideas.staff('GET', `CreativeIdeasBank/Get/${made.id}`)
  expect([saidOf('CreativeIdeasBank', body), body.unchangeable]).toEqual(['انتهت مهلة استكماله', undefined])
  expect(body.allowed).toEqual(expect.arrayContaining(['publish', 'reject', 'ask', 'update']))
  await edit(made)
  expect(await standsIn(made)).toEqual([`publishStatus=${String(expired)}`])
  await step(made, 'Ask', { question: 'من يدير الأسطح بعد السنة الثانية؟' })
  expect(await standsIn(made)).toEqual(['among=waiting', 'among=inReview', `publishStatus=${String(underReview)}`])
  await step(made, 'ConfirmOwner', { note: 'وافقت خطيًا، وموافقتها في ملفها' })
  await publish(made)
  expect(await standsIn(made)).toEqual([`publishStatus=${String(published)}`])
})

test('what is read by everybody stays so where only its edit was not completed in time, and says both', async () => {
  const made = await then(idea, publish, edit, lapse)()
  expect((await gate.call('GET', `Public/CreativeIdeasBank/Get/${made.id}`)).status).toBe(200)
  const { body } = await ideas.staff('GET', `CreativeIdeasBank/Get/${made.id}`)
  expect(saidOf('CreativeIdeasBank', body)).toBe('منشور وانتهت مهلة استكمال تعديله')
  await step(made, 'CancelPublish', { note: 'تُسحب حتى يستكملها صاحبها.' })
  expect(await standsIn(made)).toEqual(['among=waiting', 'among=inReview', `publishStatus=${String(edited)}`])
})

test('what is wanted after all waits again', async () => {
  const made = await then(
    idea,
    reject,
    one => spoil(one, 'MarkSpam'),
    one => spoil(one, 'Restore'),
  )()
  expect(await standsIn(made)).toEqual(['among=waiting', 'among=inReview', `publishStatus=${String(underReview)}`])
})

test('of what was rejected and erased nothing is changed: it would wait for a decision that nobody may take', async () => {
  const made = await then(idea, reject, one => fromOwner(one, 'erase'))()
  expect(await standsIn(made)).toEqual([`publishStatus=${String(rejected)}`])
  const { body } = await ideas.staff('GET', `CreativeIdeasBank/Get/${made.id}`)
  expect(textIn(body, 'unchangeable')).toContain('The data of its sender were erased at')
  expect(body.allowed).not.toContain('update')
  const change = { id: made.id, concurrencyStamp: body.concurrencyStamp, expectedJobs: 3 }
  expect((await ideas.staff('PUT', 'CreativeIdeasBank/Update', change)).status).toBe(409)
})

test('what everybody may read of the files of an idea is not changed when it was taken back', async () => {
  const attachment = new File(['%PDF-1.4\n%âãÏÓ\n1 0 obj<</T(garden)>>endobj\ntrailer<<>>\n%%EOF'], 'garden.pdf')
  const made = ideaOf(await ideas.send(ideas.given(), { attachment }))
  await withdraw(made)
  const { body } = await ideas.staff('GET', `CreativeIdeasBank/Get/${made.id}`)
  const [file] = listIn(body, 'attachment')
  const refused = await ideas.staff('PUT', `CreativeIdeasBank/SetFilePublic/${made.id}`, { file: String(file), isPublic: true })
  expect([refused.status, objectCode(refused.body)]).toEqual([409, 'withdrawn'])
})

function objectCode({ error }: Json): unknown {
  return isObject(error) ? error.code : undefined
}
