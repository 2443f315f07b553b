import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { messageJobs } from '../../modules/admin/notifications/notifications.server.ts'
import { runIfDue, startJobs, type Job } from '../../server/jobs.ts'
import { sql } from '../../server/database/sql.ts'
import { settle } from '../people.ts'
import { asOwner, startWorld, type World } from '../world.ts'
import { platformBeside, secretKey, type Beside } from './beside.ts'

let world: World
/** Two processes, as far as the database can tell. */
let one: Beside
let other: Beside
beforeAll(async () => {
  world = await startWorld({ MAHALLI_SECRET_KEY: secretKey })
  await settle(world)
  one = await platformBeside(world.database)
  other = await platformBeside(world.database)
})
afterAll(async () => {
  await one?.stop()
  await other?.stop()
  await world?.stop()
})
beforeEach(() =>
  owner(`delete from job; delete from outbox; delete from notification; delete from digest_item; update "system_user" set language = 1`),
)

function owner(text: string, values?: unknown[]) {
  return asOwner(world.database.ownerUrl, async client => (await client.query(text, values)).rows)
}

const never = new AbortController().signal
const run = (beside: Beside, job: Job) => runIfDue(beside.platform, job, never)

test('a job is run by one process at a time, and by no other before its time', async () => {
  let open: () => void = () => undefined
  const gate = new Promise<void>(resolve => (open = resolve))
  const turns: string[] = []
  const job = (who: string): Job => ({
    name: 'count',
    when: { everySeconds: 3600 },
    run: async () => {
      turns.push(who)
      await gate
    },
  })
  const running = run(one, job('one'))
  await expect.poll(() => turns).toEqual(['one'])
  expect(await run(other, job('other'))).toBe(false)
  open()
  expect(await running).toBe(true)
  expect(await run(other, job('other'))).toBe(false)
  await owner("update job set begun_at = now() - interval '1 hour'")
  expect([await run(other, job('other')), await run(one, job('one')), turns]).toEqual([true, false, ['one', 'other']])
})

test('a job that is called comes before its time, on one process, and not again when nothing calls it', async () => {
  const turns: string[] = []
  let isDue = false
  const job = (who: string): Job => ({
    name: 'called',
    when: { everySeconds: 3600 },
    isCalled: async () => isDue,
    run: async () => {
      turns.push(who)
      isDue = false
    },
  })
  expect(await run(one, job('one'))).toBe(true)
  expect([await run(one, job('one')), await run(other, job('other'))]).toEqual([false, false])
  isDue = true
  expect([await run(other, job('other')), await run(one, job('one')), turns]).toEqual([true, false, ['one', 'other']])
})

test('a process that listens runs a job at its turns, and as soon as it is called', async () => {
  const turns: string[] = []
  let isDue = false
  const job = (name: string, everySeconds: number): Job => ({
    name,
    when: { everySeconds },
    isCalled: async () => isDue && name === 'seldom',
    run: async () => {
      turns.push(name)
      isDue = false
    },
  })
  const stop = startJobs(one.platform, [job('often', 1), job('seldom', 3600)])
  try {
    // Nobody calls the first: it comes again by itself.
    await expect.poll(() => turns.filter(name => name === 'often').length).toBeGreaterThan(2)
    expect(turns.filter(name => name === 'seldom')).toHaveLength(1)
    isDue = true
    await expect.poll(() => turns.filter(name => name === 'seldom').length).toBe(2)
  } finally {
    await stop()
  }
})

test('a process that was thought gone writes nothing any more', async () => {
  const job: Job = {
    name: 'slow',
    when: { everySeconds: 3600 },
    run: async ({ write, signal }) => {
      await write(transaction => transaction.rows(sql`select 1`))
      // Another process has taken the job meanwhile.
      await owner("update job set holder = gen_random_uuid() where name = 'slow'")
      await expect(write(transaction => transaction.rows(sql`delete from notification`))).rejects.toThrow('taken by another process')
      expect(signal.aborted).toBe(true)
    },
  }
  expect(await run(one, job)).toBe(true)
  const [row] = await owner("select holder is not null as held, error from job where name = 'slow'")
  expect(row).toEqual({ held: true, error: null })
})

test('the turn of a process that ended in it is taken when its lease is over', async () => {
  const turns: string[] = []
  const job: Job = { name: 'left', when: { everySeconds: 1 }, run: async () => void turns.push('run') }
  await owner(
    `insert into job (name, begun_at, holder, held_until) values ('left', now() - interval '5 s', gen_random_uuid(), now() + interval '1 min')`,
  )
  expect(await run(one, job)).toBe(false)
  await owner("update job set held_until = now() - interval '1 s'")
  expect([await run(one, job), turns]).toEqual([true, ['run']])
})

test('what a job throws is noted, and it comes again at its time', async () => {
  const job: Job = {
    name: 'fails',
    when: { everySeconds: 3600 },
    run: () => Promise.reject(new Error('nothing to seal with')),
  }
  expect(await run(one, job)).toBe(true)
  expect(await owner("select error, holder from job where name = 'fails'")).toEqual([{ error: 'nothing to seal with', holder: null }])
})

test('a daily job comes once after its time in the zone of the installation, not on the day it is first known', async () => {
  const turns: number[] = []
  // A minute ago by the clocks of Hebron.
  const [{ time }] = await owner(`select to_char((now() - interval '1 minute') at time zone 'Asia/Hebron', 'HH24:MI') as time`)
  const job: Job = { name: 'daily', when: { dailyAt: () => time }, run: async () => void turns.push(1) }
  expect(await run(one, job)).toBe(false)
  await owner("update job set since = now() - interval '2 days'")
  expect([await run(one, job), await run(other, job), turns]).toEqual([true, false, [1]])
  await owner("update job set begun_at = begun_at - interval '1 day'")
  expect([await run(other, job), turns]).toEqual([true, [1, 1]])
})

const jobNamed = (name: string): Job => {
  const job = messageJobs.find(candidate => candidate.name === `messages: ${name}`)
  if (!job) throw new Error(`There is no job ${name}`)
  // At once: its time is tried above.
  return { ...job, when: { everySeconds: 1 } }
}

test('the daily e-mail holds what was not read meanwhile, in the language of its reader, and comes once', async () => {
  const [{ id }] = await owner(`update "system_user" set language = 2 where user_name = 'publisher' returning id`)
  for (const title of ['First', 'Second'])
    await one.tell({
      kind: 'contentSubmitted',
      to: { userId: id },
      values: { kind: ['خبر', 'news item'], title, place: ['جنين', 'Jenin'] },
      about: { resource: title, id: '01900000-0000-7000-8000-000000000001' },
      link: `/dashboard/news/${title}`,
    })
  await owner(`update notification set read_at = now() where subject = 'contentSubmitted:First'`)
  await run(one, jobNamed('daily e-mail'))
  const mails = await owner('select o.subject, o.recipient, c.body, c.html from outbox o join outbox_content c on c.message_id = o.id')
  expect(mails).toMatchObject([{ subject: '1 notice - Mahalli', recipient: 'p•••@test.example' }])
  expect(mails[0].body).toContain(
    '- A news item waits for your review: “Second” from Jenin\n  https://mahalli.example/dashboard/news/Second',
  )
  expect(mails[0].html).toContain('href="https://mahalli.example/dashboard/news/Second"')
  expect(await owner('select 1 from digest_item')).toEqual([])
})

test('administrators are told once a day of what did not arrive, with the number in words', async () => {
  for (const kind of ['userWelcome', 'roleChanged'] as const) await one.tell({ kind, to: { userId: await userOf('editor') }, values: {} })
  await owner('update outbox set state = 5')
  await owner('delete from notification')
  await run(one, jobNamed('failures'))
  expect(await owner('select text_ar, link from notification where user_id = $1', [await userOf('administrator')])).toEqual([
    { text_ar: 'تعذر تسليم رسالتين اليوم.', link: '/dashboard/outbox?state=5' },
  ])
})

test('secrets that are valid no longer go, and what is old enough with all that it said', async () => {
  await one.tell({ kind: 'recoveryCode', to: { phone: '+970599123456', lang: 'ar' }, values: { code: '481516', minutes: 10 } })
  await one.tell({ kind: 'roleChanged', to: { userId: await userOf('editor') }, values: {} })
  await owner("update outbox_content set secret_until = now() - interval '1 s' where sealed is not null")
  await run(one, jobNamed('secrets'))
  expect(await owner('select count(*)::int as sealed from outbox_content where sealed is not null')).toEqual([{ sealed: 0 }])
  await owner("update outbox set created_at = now() - interval '91 days'; update notification set created_at = now() - interval '181 days'")
  await run(one, jobNamed('retention'))
  expect(await owner('select 1 from outbox union all select 1 from outbox_content union all select 1 from notification')).toEqual([])
})

async function userOf(name: string): Promise<string> {
  const [row] = await owner('select id from "system_user" where user_name = $1', [name])
  return row.id
}
