import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGate, type Gate } from '../account/gate.ts'
import { until } from '../guarantees/launch.ts'
import { asOwner } from '../world.ts'
import { ideasIn, type OwnIdea } from './ideas.ts'
import { idOf, visitorOf } from './visitor.ts'

// Who sends an entry is reached by what he has confirmed, also after he has corrected it.

let gate: Gate
let ideas: Awaited<ReturnType<typeof ideasIn>>
beforeAll(async () => {
  gate = await startGate({ 'Security.TrustedProxies': ['127.0.0.1', '::1'] })
  ideas = await ideasIn(gate)
})
afterAll(() => gate?.stop())

const freshEmail = () => `owner${ideas.fresh()}@mail.example`
/** No message goes to a number of another country. */
const foreignPhone = () => `+96279${String(ideas.fresh()).padStart(7, '0')}`
async function tokenTo(email: string): Promise<string> {
  const [mail] = await gate.sentTo(email, 1)
  return /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
}

/** An idea whose owner has confirmed his e-mail alone. */
async function sentByMail(): Promise<OwnIdea> {
  const ownerEmail = freshEmail()
  const given = ideas.given({ ownerPhone: foreignPhone(), ownerEmail })
  const visitor = visitorOf(gate)
  const { location: at } = await visitor.post('/addCreativeIdeasBank', { ...given, altcha: await gate.proof(), act: 'send' })
  const { location } = await visitor.post(at, { token: await tokenTo(ownerEmail), act: 'confirm' })
  const [number = '', key = ''] = [/IDEA-[\d-]+/.exec(location)?.[0], /key=([\w-]+)/.exec(location)?.[1]]
  const id = await idOf(gate, 'creative_ideas_bank', number)
  return { visitor, number, key, id, given, page: `/entry/${number}/correct?key=${key}` }
}

const corrected = async ({ visitor, page, given }: OwnIdea, more: Readonly<Record<string, string>>, prefix = '') =>
  visitor.post(`${prefix}${page}`, { ...given, ...more, altcha: await gate.proof(), act: 'send' })
const mistakeAt = (html: string) => /id="ownerEmail-error"[^>]*>(?:<[^>]*>|\s)*([^<]*)/.exec(html)?.[1]
async function confirmedOf({ number }: OwnIdea): Promise<unknown> {
  const [row] = await gate.sql(
    'select email_confirmed_at is not null as email, phone_confirmed_at is not null as phone from visitor_submission where number = $1',
    [number],
  )
  return row
}

test('who takes out the address that he has confirmed, and leaves a number that gets no message, is told so at its field', async () => {
  const own = await sentByMail()
  expect(await confirmedOf(own)).toEqual({ email: true, phone: false })
  await ideas.reject(own)
  for (const [prefix, said] of [
    ['', 'أدخل بريدًا إلكترونيًا نرسل إليه رابط التأكيد'],
    ['/en', 'Enter an e-mail address for the confirmation link'],
  ] as const) {
    for (const more of [{ ownerEmail: '' }, { ownerEmail: '', ownerPhone: foreignPhone() }]) {
      const { status, html } = await corrected(own, more, prefix)
      expect([status, mistakeAt(html)]).toEqual([400, expect.stringContaining(said)])
    }
  }
  expect(await ideas.stateOf(own)).toMatchObject({ status: 4, version: 1 })
  // With a mobile of here in its place he is asked to confirm that.
  const ownerPhone = ideas.freshPhone()
  const { location } = await corrected(own, { ownerEmail: '', ownerPhone })
  expect(location).toMatch(/^\/entry\/confirm\//)
  expect(await ideas.confirm(own.visitor, location, ownerPhone)).toBe(`/entry/${own.number}?key=${own.key}&done=correct`)
  expect(await ideas.stateOf(own)).toMatchObject({ status: 5, version: 2 })
  expect(await confirmedOf(own)).toEqual({ email: false, phone: true })
})

test('who takes it out and leaves the mobile that nobody has confirmed confirms that one first', async () => {
  const own = await ideas.send(ideas.given({ ownerEmail: freshEmail() }))
  await gate.sql('update visitor_submission set phone_confirmed_at = null, email_confirmed_at = now() where number = $1', [own.number])
  await ideas.reject(own)
  const { location } = await corrected(own, { ownerEmail: '' })
  expect(location).toMatch(/^\/entry\/confirm\//)
  expect(await ideas.stateOf(own)).toMatchObject({ status: 4, version: 1 })
  expect(await ideas.confirm(own.visitor, location, String(own.given.ownerPhone))).toContain('done=correct')
  expect(await ideas.stateOf(own)).toMatchObject({ status: 5, version: 2 })
})

test('that a number was confirmed says nothing of the one in its place', async () => {
  const ownerEmail = freshEmail()
  const own = await ideas.send(ideas.given({ ownerEmail }))
  await ideas.reject(own)
  const ownerPhone = foreignPhone()
  const { location } = await corrected(own, { ownerPhone })
  // Before it is the number of the entry its sender is reached as he was.
  expect(await confirmedOf(own)).toEqual({ email: false, phone: true })
  const done = await own.visitor.post(location, { token: await tokenTo(ownerEmail), act: 'confirm' })
  expect(done.location).toContain('done=correct')
  expect(await confirmedOf(own)).toEqual({ email: true, phone: false })
  await ideas.reject(own)
  const { status, html } = await corrected(own, { ownerPhone, ownerEmail: '' })
  expect([status, mistakeAt(html)]).toEqual([400, expect.stringContaining('أدخل بريدًا إلكترونيًا')])
})

test('the link of one correction confirms no other that comes while it is being confirmed', async () => {
  const own = await ideas.send(ideas.given({ ownerEmail: freshEmail() }))
  await ideas.reject(own)
  const ownerEmail = freshEmail()
  const { location } = await corrected(own, { ownerEmail })
  const token = await tokenTo(ownerEmail)
  await asOwner(gate.world.database.ownerUrl, async client => {
    await client.query('begin')
    await client.query('select from creative_ideas_bank where id = $1 for update', [own.id])
    const answer = own.visitor.post(location, { token, act: 'confirm' })
    await until('the confirmation waits for the record', async () => {
      const { rowCount } = await client.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and pid <> pg_backend_pid()`,
      )
      return rowCount ? true : undefined
    })
    // As another correction leaves it, with the address of somebody else.
    await client.query(
      `update visitor_form set correction = replace(correction, $2, 'stranger@mail.example'), correction_email = 'stranger@mail.example',
          link_hash = 'of another link', correction_at = now()
        where submission_id = (select id from visitor_submission where number = $1)`,
      [own.number, ownerEmail],
    )
    await client.query('commit')
    const { status, html } = await answer
    expect([status, html.includes('انتهت صلاحية الرابط')]).toEqual([400, true])
  })
  expect(await ideas.stateOf(own)).toMatchObject({ status: 4, version: 1 })
  const [row] = await gate.sql('select owner_email from creative_ideas_bank where id = $1', [own.id])
  expect(row).toEqual({ owner_email: own.given.ownerEmail })
  expect(await confirmedOf(own)).toEqual({ email: false, phone: true })
})
