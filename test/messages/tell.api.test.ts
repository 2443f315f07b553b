import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { visitor } from '../../kernel/kernel.ts'
import { tell } from '../../modules/admin/notifications/notifications.server.ts'
import { lockUsers } from '../../modules/admin/notifications/recipients.server.ts'
import { statementLog } from '../../server/database/connect.ts'
import { settle } from '../people.ts'
import { asOwner, startWorld, type World } from '../world.ts'
import { origin, platformBeside, secretKey, type Beside } from './beside.ts'

let world: World
let beside: Beside
beforeAll(async () => {
  world = await startWorld({ MAHALLI_SECRET_KEY: secretKey })
  await settle(world)
  beside = await platformBeside(world.database)
})
afterAll(async () => {
  await beside?.stop()
  await world?.stop()
})
beforeEach(() =>
  owner(
    `delete from outbox; delete from notification; delete from digest_item; delete from notification_choice; delete from push_subscription;
    update "system_user" set email = user_name || '@example.org', language = 1, phone_number = ''`,
  ),
)

function owner(sql: string, values?: unknown[]) {
  return asOwner(world.database.ownerUrl, async client => (await client.query(sql, values)).rows)
}

async function userId(name: string): Promise<string> {
  const [row] = await owner('select id from "system_user" where user_name = $1', [name])
  return row.id
}

const messages = () =>
  owner(`select l.code as channel, o.recipient, o.subject, c.address, c.body, c.html, c.link, c.sealed is not null as sealed, c.language, o.state
    from outbox o join outbox_content c on c.message_id = o.id join lookup l on l.id = o.channel order by l.code`)

test('a user is told in the dashboard in both languages, and by e-mail in his own', async () => {
  const id = await userId('editor')
  await owner(`update "system_user" set language = 2 where id = $1`, [id])
  await beside.tell({
    kind: 'contentApproved',
    to: { userId: id },
    values: { title: ['الحديقة', 'The garden'] },
    link: '/dashboard/news/1',
  })
  const notices = await owner('select title_ar, text_ar, text_en, link, count, read_at from notification where user_id = $1', [id])
  expect(notices).toEqual([
    {
      title_ar: 'نُشر المحتوى',
      text_ar: 'نُشر «الحديقة»',
      text_en: '“The garden” was published',
      link: '/dashboard/news/1',
      count: 1,
      read_at: null,
    },
  ])
  const [mail, ...others] = await messages()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    channel: 'email',
    recipient: 'e•••@example.org',
    address: 'editor@example.org',
    subject: 'Content published - Mahalli',
    link: `${origin}/dashboard/news/1`,
    sealed: false,
    language: 'en',
  })
  expect(mail.html).toContain('dir="ltr"')
})

test('what concerns an account goes by e-mail even to who has switched it off, and what he switched off does not', async () => {
  const id = await userId('editor')
  await owner(
    `insert into notification_choice (id, user_id, kind, channel, is_on) select gen_random_uuid(), $1, k.id, c.id, false
      from lookup k, lookup c where k.type = 48 and c.type = 49`,
    [id],
  )
  const date = '2026-11-21T09:30:00Z'
  await beside.tell({ kind: 'sessionsRevoked', to: { userId: id }, values: { date } })
  await beside.tell({ kind: 'contentApproved', to: { userId: id }, values: { title: 'الحديقة' } })
  expect(await owner('select 1 from notification')).toEqual([])
  expect((await messages()).map(({ channel, body }) => [channel, body.split('\n')[0]])).toEqual([
    ['email', 'أُنهيت جلسات حسابك في محلّي في 2026/11/21 11:30 ص.'],
  ])
})

test('a code stands nowhere in the outbox as it is, and leaves with its message', async () => {
  await beside.tell({ kind: 'recoveryCode', to: { phone: '+970599123456', lang: 'ar' }, values: { code: '481516', minutes: 10 } })
  const [sms, ...others] = await messages()
  expect(others).toEqual([])
  expect(sms).toMatchObject({ channel: 'sms', recipient: '•••456', address: '+970599123456', subject: null, sealed: true })
  expect(sms.body).toBe('رمز التحقق في محلّي: ••••••. صالح لمدة 10 دقائق. لا تشاركه مع أحد.\n\n@mahalli.example #••••••')
  const everything = await owner('select o::text as row from outbox o union all select c::text from outbox_content c')
  expect(everything.filter(({ row }) => row.includes('481516'))).toEqual([])
  const [{ id, content }] = await owner('select message_id as id, sealed as content from outbox_content')
  expect(JSON.parse(beside.platform.messages.sealer.open(content, id) ?? '').body).toContain('481516')
})

test('an invitation goes by the channel that was chosen, with its link covered', async () => {
  const link = '/resetPassword?invite=Zm9yLXRoZS10ZXN0'
  const to = [{ email: 'new@example.org', lang: 'ar', name: 'سمر' } as const]
  await beside.tell({ kind: 'userInvited', to, values: { hours: 72 }, link })
  const [mail] = await messages()
  expect(mail).toMatchObject({ channel: 'email', link: null, sealed: true })
  expect(mail.body).toContain('مرحبًا سمر، لديك حساب في محلّي. أكمل التسجيل خلال 72 ساعة.')
  expect([mail.body, mail.html].filter(text => text.includes('invite='))).toEqual([])
  const [{ id, content }] = await owner('select message_id as id, sealed as content from outbox_content')
  const sealed = JSON.parse(beside.platform.messages.sealer.open(content, id) ?? '')
  expect(sealed.body).toContain(`${origin}${link}`)
  expect(sealed.html).toContain(`href="${origin}${link}"`)
})

test('what waits for a decision is one notice while it comes within a minute, and one line each in the daily e-mail', async () => {
  const id = await userId('publisher')
  const send = (title: string) =>
    beside.tell({
      kind: 'contentSubmitted',
      to: { userId: id },
      values: { kind: ['خبر', 'news item'], title, place: ['بلدية عتيل', 'Attil'] },
      about: { resource: 'news', id: '01900000-0000-7000-8000-000000000001' },
      link: '/dashboard/news/1',
      joined: { words: { ar: forms('أخبار'), en: { one: '{n} item', other: '{n} items' } }, link: '/dashboard/news?among=waiting' },
    })
  for (const title of ['الأول', 'الثاني', 'الثالث']) await send(title)
  expect(await owner('select count, text_ar, text_en, link from notification')).toEqual([
    { count: 3, text_ar: '3 أخبار', text_en: '3 items', link: '/dashboard/news?among=waiting' },
  ])
  expect((await owner('select text_ar, link from digest_item order by id')).map(row => row.text_ar)).toEqual([
    'خبر بانتظار مراجعتك: «الأول» من بلدية عتيل',
    'خبر بانتظار مراجعتك: «الثاني» من بلدية عتيل',
    'خبر بانتظار مراجعتك: «الثالث» من بلدية عتيل',
  ])
  expect(await messages()).toEqual([])
  await owner('update notification set read_at = now()')
  await send('الرابع')
  expect((await owner('select count from notification order by id')).map(row => row.count)).toEqual([3, 1])
})

function forms(noun: string) {
  return { zero: `{n} ${noun}`, one: noun, two: noun, few: `{n} ${noun}`, many: `{n} ${noun}`, other: `{n} ${noun}` }
}

test('every browser of a user is told; a value holds no line end, no mark of direction and no HTML', async () => {
  const id = await userId('editor')
  for (const endpoint of ['https://push.example/1', 'https://push.example/2'])
    await owner(
      `insert into push_subscription (id, user_id, endpoint, public_key, auth_secret) values (gen_random_uuid(), $1, $2, 'k', 'a')`,
      [id, endpoint],
    )
  const title = 'سطر\r\nBcc: all@example.org <img src=x onerror=alert(1)>\u202e'
  await beside.tell({ kind: 'contentRejected', to: { userId: id }, values: { title, reason: 'السبب' } })
  const all = await messages()
  expect(all.map(({ channel }) => channel)).toEqual(['email', 'push', 'push'])
  expect(all[0].html).not.toContain('<img')
  expect(all[0].html).toContain('&#60;img src=x onerror=alert(1)&#62;')
  expect(all.filter(({ body }) => /[\r\u202e]/.test(body))).toEqual([])
})

test('telling many takes no more statements than telling one, and each has his own', async () => {
  const users = (await owner('select id from "system_user" where is_active order by id')).map(({ id }) => ({ userId: String(id) }))
  expect(users.length).toBeGreaterThan(5)
  await owner(`insert into push_subscription (id, user_id, endpoint, public_key, auth_secret)
    select gen_random_uuid(), u.id, 'https://push.example.org/' || u.id || n, 'k', 'a' from "system_user" u, generate_series(1, 2) n`)
  const statementsOf = async (to: readonly { userId: string }[]) => {
    const statementsOfTell: { text: string; values: unknown[] }[] = []
    const values = { title: ['تنبيه', 'A warning'] } as const
    await statementLog.run({ statements: statementsOfTell }, () => beside.tell({ kind: 'emergencyMessage', to, values }))
    return statementsOfTell.length
  }
  const ofOne = await statementsOf(users.slice(0, 1))
  await owner('delete from outbox; delete from notification')
  expect(await statementsOf(users)).toBe(ofOne)
  const [sent] = await owner(
    `select count(*)::int as messages, count(distinct c.address)::int as devices, count(*) filter (where o.search_text <> '' and o.next_try_at is not null)::int as found
      from outbox o join outbox_content c on c.message_id = o.id`,
  )
  const all = 2 * (await owner('select 1 from "system_user" where is_active')).length
  expect(sent).toEqual({ messages: all, devices: all, found: all })
})

test('nothing is told of what was rolled back', async () => {
  const id = await userId('editor')
  const { platform } = beside
  const failing = platform.database.write({ caller: visitor, requestId: 'test', address: undefined }, async transaction => {
    await tell({ platform }, transaction, { kind: 'roleChanged', to: { userId: id }, values: {} })
    throw new Error('not after all')
  })
  await expect(failing).rejects.toThrow('not after all')
  expect([await owner('select 1 from notification'), await messages()]).toEqual([[], []])
})

test('who is about to be told is not deleted before it is committed', async () => {
  const id = await userId('lender')
  const { platform } = beside
  await platform.database.write({ caller: visitor, requestId: 'test', address: undefined }, async transaction => {
    await lockUsers(platform, transaction, 0, [id])
    const deleting = owner(`set lock_timeout = '200ms'; delete from "system_user" where user_name = 'lender'`)
    await expect(deleting).rejects.toThrow('lock timeout')
  })
})
