import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { until } from '../guarantees/launch.ts'
import { startPair, type Pair } from '../guarantees/pair.ts'
import { objectIn } from '../walk/json.ts'
import { sceneIn, type Scene } from '../walk/scene.ts'
import { asOwner, startWorld, type TestDatabase, type World } from '../world.ts'
import { platformBeside, secretKey, set, type Beside } from './beside.ts'
import { startGateway, type Gateway } from './peers/gateway.ts'
import { startMailServer, type MailServer } from './peers/mailServer.ts'
import { startMessageCenter, type MessageCenter } from './peers/messageCenter.ts'

const codes = { queued: 1, sending: 2, sent: 3, delivered: 4, failed: 5, cancelled: 6, held: 7 } as const
const phone = { phone: '+970599123456', lang: 'ar' } as const

/** Outgoing messages as the table has them, the oldest first. */
function outboxOf(database: TestDatabase) {
  return asOwner(database.ownerUrl, async client => {
    const { rows } = await client.query(`
      select o.id, o.state, o.tries::int as tries, o.reason, o.error, o.provider_id, extract(epoch from o.next_try_at - now())::float8 as seconds,
        c.sealed is not null as sealed, to_char(o.next_try_at at time zone 'Asia/Hebron', 'HH24:MI') as next_time
      from outbox o join outbox_content c on c.message_id = o.id order by o.id`)
    return rows
  })
}

/** The time of what waits has come. */
function hurry(database: TestDatabase, also = '') {
  return asOwner(database.ownerUrl, client =>
    client.query(`update outbox set next_try_at = now() where state in (1, 2); ${also}; notify mahalli_outbox`),
  )
}

async function settled(database: TestDatabase, state: number, tries = 1) {
  return until(
    `a message of the state ${state} after ${tries} tries`,
    async () => {
      const rows = await outboxOf(database)
      return rows.length > 0 && rows.every(row => row.state === state && row.tries === tries) ? rows : undefined
    },
    10_000,
  )
}

const gatewaySettings = (gateway: Gateway) => ({
  'Sms.Provider': 'http',
  'Sms.HttpUrl': `${gateway.url}/send`,
  'Sms.HttpBody': '{"to":"{to}","text":"{text}"}',
  'Sms.SuccessPattern': '^OK id=(\\w+)',
  'Notifications.QuietFrom': '00:00',
  'Notifications.QuietTo': '23:59',
})

describe('with a gateway', () => {
  let gateway: Gateway
  let mail: MailServer
  let world: World
  let scene: Scene
  let beside: Beside
  beforeAll(async () => {
    gateway = await startGateway()
    mail = await startMailServer()
    world = await startWorld({ MAHALLI_SECRET_KEY: secretKey }, database =>
      set(database, {
        ...gatewaySettings(gateway),
        'Email.Provider': 'smtp',
        'Email.Host': '127.0.0.1',
        'Email.Port': mail.port,
        'Email.Secure': 'none',
        'Email.From': 'noreply@mahalli.example',
      }),
    )
    scene = await sceneIn(world)
    beside = await platformBeside(world.database)
  })
  afterAll(async () => {
    await beside?.stop()
    await world?.stop()
    await gateway?.stop()
    await mail?.stop()
  })
  beforeEach(async () => {
    await asOwner(world.database.ownerUrl, client => client.query('delete from outbox'))
    gateway.arrived.splice(0)
    mail.arrived.splice(0)
  })
  afterEach(() => void gateway.answers.splice(0))
  const tellCode = () => beside.tell({ kind: 'recoveryCode', to: phone, values: { code: '481516', minutes: 10 } })
  const invite = () =>
    beside.tell({ kind: 'userInvited', to: phone, values: { hours: 72 }, link: '/resetPassword?invite=Zm9yLXRoZS10ZXN0' })

  test('a code leaves at once with its text, in quiet hours too, and nothing of it stays', async () => {
    await tellCode()
    expect(await settled(world.database, codes.sent)).toMatchObject([{ provider_id: '1', sealed: false, seconds: null }])
    expect(JSON.parse(gateway.arrived[0]?.body ?? '')).toEqual({
      to: phone.phone,
      text: expect.stringContaining('رمز التحقق في محلّي: 481516. صالح لمدة 10 دقائق.'),
    })
  })

  test('that it was sent stands in the audit once, neither to whom nor with which words', async () => {
    await tellCode()
    const [{ id }] = await settled(world.database, codes.sent)
    const rows = await asOwner(world.database.ownerUrl, client =>
      client.query(
        `select e.*, l.code as channel from audit_entry e left join lookup l on l.id = (e.changes -> 'sentBy' ->> 1)::int
        where e.action = 51022 and e.row_id = $1`,
        [id],
      ),
    )
    expect(rows.rows).toMatchObject([{ table_name: 'outbox', channel: 'sms', keep: 1 }])
    expect(JSON.stringify(rows.rows)).not.toMatch(/481516|599123456/)
  })

  test('an e-mail arrives as its reader reads it', async () => {
    await beside.tell({ kind: 'accountDeactivated', to: { userId: scene.user('editor') }, values: { reason: ['انتقال', 'Moved'] } })
    await settled(world.database, codes.sent)
    const [got] = mail.arrived
    expect([got?.to, got?.mail.subject]).toEqual([['editor@test.example'], 'إيقاف الحساب - محلّي'])
    expect(got?.mail.html).toContain('<html lang="ar" dir="rtl">')
    expect(got?.mail.text).toContain('أُوقف حسابك في محلّي: انتقال.')
  })

  test('what may wait for the day waits until the quiet hours end', async () => {
    await invite()
    const [row] = await outboxOf(world.database)
    expect(row).toMatchObject({ state: codes.queued, tries: 0, next_time: '23:59' })
    expect(row.seconds).toBeGreaterThan(0)
    expect(gateway.arrived).toEqual([])
  })

  test('a code that is refused is tried after 10 and 30 seconds and then given up; what the gateway said is kept without it', async () => {
    gateway.answers.push(...[1, 2, 3].map(() => ({ status: 503, text: 'busy with 481516' })))
    await tellCode()
    for (const [tries, pause] of [
      [1, 10],
      [2, 30],
    ] as const) {
      const [row] = await settled(world.database, codes.queued, tries)
      expect(Math.round(row.seconds / 5) * 5).toBe(pause)
      await hurry(world.database)
    }
    expect(await settled(world.database, codes.failed, 3)).toMatchObject([
      { reason: 2, error: '503 busy with ••••••', sealed: false, seconds: null },
    ])
  })

  test('anything else is tried after 10 s, 1, 5 and 30 min and 2 h', async () => {
    await asOwner(world.database.ownerUrl, client =>
      client.query("update setting set value = '\"00:00\"' where key = 'Notifications.QuietTo'"),
    )
    gateway.answers.push(...Array.from({ length: 6 }, () => ({ status: 500, text: 'down' })))
    await invite()
    await hurry(world.database, 'update outbox_content set is_urgent = true')
    for (const [index, pause] of [10, 60, 300, 1800, 7200].entries()) {
      const [row] = await settled(world.database, codes.queued, index + 1)
      expect(Math.abs(row.seconds - pause)).toBeLessThan(10)
      await hurry(world.database)
    }
    const [row] = await settled(world.database, codes.failed, 6)
    // An invitation that is valid still may be sent again.
    expect(row.sealed).toBe(true)
    const answer = await scene.as('administrator')({ method: 'PUT', path: `Outbox/Resend/${row.id}`, body: {} })
    expect([answer.status, objectIn(answer.body)]).toMatchObject([200, { state: codes.queued, reason: null, tries: 0 }])
    await settled(world.database, codes.sent)
    expect(gateway.arrived.at(-1)?.body).toContain('invite=Zm9yLXRoZS10ZXN0')
  })

  test('what is valid no longer is not sent', async () => {
    await invite()
    await hurry(world.database, "update outbox_content set secret_until = now() - interval '1 second'")
    expect(await settled(world.database, codes.failed)).toMatchObject([{ reason: 4 }])
    expect(gateway.arrived).toEqual([])
  })

  test('a message whose process is gone is taken by another, and not for ever', async () => {
    await tellCode()
    await settled(world.database, codes.sent)
    await asOwner(world.database.ownerUrl, client => client.query('update outbox_content set sealed = null, secret_until = null'))
    await hurry(world.database, 'update outbox set state = 2, next_try_at = now()')
    expect(await settled(world.database, codes.sent, 2)).toHaveLength(1)
    await hurry(world.database, 'update outbox set state = 2, tries = 3, next_try_at = now()')
    expect(await settled(world.database, codes.failed, 4)).toMatchObject([{ reason: 5 }])
  })

  test('an administrator stops what waits; a code that was sent is not sent again', async () => {
    await invite()
    const [waiting] = await outboxOf(world.database)
    const cancelled = await scene.as('administrator')({ method: 'PUT', path: `Outbox/Cancel/${waiting.id}`, body: {} })
    expect(objectIn(cancelled.body)).toMatchObject({ state: codes.cancelled, nextTryAt: null })
    expect(await outboxOf(world.database)).toMatchObject([{ sealed: false }])
    await asOwner(world.database.ownerUrl, client => client.query('delete from outbox'))
    await tellCode()
    const [sent] = await settled(world.database, codes.sent)
    const answer = await scene.as('administrator')({ method: 'PUT', path: `Outbox/Resend/${sent.id}`, body: {} })
    expect([answer.status, objectIn(objectIn(answer.body).error).code]).toEqual([409, 'secretGone'])
    const audited = await asOwner(world.database.ownerUrl, client =>
      client.query(`select table_name, changes -> 'state' as state from audit_entry where table_name = 'outbox' and row_id = $1`, [
        waiting.id,
      ]),
    )
    expect(audited.rows).toEqual([{ table_name: 'outbox', state: [codes.queued, codes.cancelled] }])
  })

  test('only who may view it reads what a message says, with its code covered', async () => {
    await tellCode()
    const [{ id }] = await settled(world.database, codes.sent)
    const path = `Outbox/GetContent/${id}`
    expect((await scene.as('administrator')({ method: 'GET', path })).body).toMatchObject({
      address: phone.phone,
      body: expect.stringContaining('رمز التحقق في محلّي: ••••••'),
      hasSecret: true,
      isSecretShown: false,
    })
    expect((await scene.as('member')({ method: 'GET', path })).status).toBe(403)
    // Whoever looks into somebody else's message is written down.
    const views = await asOwner(world.database.ownerUrl, client =>
      client.query("select row_id from audit_entry where action = 51018 and table_name = 'outbox'"),
    )
    expect(views.rows).toEqual([{ row_id: id }])
    const list = await scene.as('administrator')({ method: 'GET', path: 'Outbox/GetListPaged' })
    expect(list.text).toContain('•••456')
    expect([list.text.includes('599123'), list.text.includes('481516')]).toEqual([false, false])
  })
})

describe('with a gateway that was saved before its request was looked at', () => {
  let gateway: Gateway
  let world: World
  let beside: Beside
  beforeAll(async () => {
    gateway = await startGateway()
    world = await startWorld({ MAHALLI_SECRET_KEY: secretKey }, database =>
      set(database, { ...gatewaySettings(gateway), 'Sms.HttpMethod': 'GET' }),
    )
    beside = await platformBeside(world.database)
  })
  afterAll(async () => {
    await beside?.stop()
    await world?.stop()
    await gateway?.stop()
  })

  test('nothing counts as sent, and it is said what is lacking', async () => {
    await beside.tell({ kind: 'recoveryCode', to: phone, values: { code: '481516', minutes: 10 } })
    expect(await settled(world.database, codes.queued)).toMatchObject([{ error: 'the request to the gateway lacks {to}, {text}' }])
    expect(gateway.arrived).toEqual([])
  })
})

describe('with a message center', () => {
  let center: MessageCenter
  let world: World
  let beside: Beside
  beforeAll(async () => {
    center = await startMessageCenter()
    world = await startWorld({ MAHALLI_SECRET_KEY: secretKey, MAHALLI_SMPP_PASSWORD: 'secret' }, database =>
      set(database, {
        'Sms.Provider': 'smpp',
        'Sms.SmppHost': '127.0.0.1',
        'Sms.Port': center.port,
        'Sms.SystemId': 'mahalli',
        'Sms.SourceAddress': 'MAHALLI',
      }),
    )
    beside = await platformBeside(world.database)
  })
  afterAll(async () => {
    await beside?.stop()
    await world?.stop()
    await center?.stop()
  })

  test('what the telephone has taken is noted as delivered, and what it never will as failed', async () => {
    const tell = () => beside.tell({ kind: 'recoveryCode', to: phone, values: { code: '481516', minutes: 10 } })
    await tell()
    const [first] = await settled(world.database, codes.sent)
    expect(center.arrived.at(-1)?.text).toContain('481516')
    await center.receipt(first.provider_id, 'DELIVRD')
    await settled(world.database, codes.delivered)
    await asOwner(world.database.ownerUrl, client => client.query('delete from outbox'))
    await tell()
    const [second] = await settled(world.database, codes.sent)
    await center.receipt(second.provider_id, 'UNDELIV')
    expect(await settled(world.database, codes.failed)).toMatchObject([{ reason: 2, error: 'UNDELIV' }])
  })
})

describe('with two processes', () => {
  let gateway: Gateway
  let pair: Pair
  let beside: Beside
  beforeAll(async () => {
    gateway = await startGateway()
    pair = await startPair(database => set(database, { ...gatewaySettings(gateway), 'Notifications.QuietTo': '00:00' }))
    beside = await platformBeside(pair.first.database)
  })
  afterAll(async () => {
    await beside?.stop()
    await pair?.stop()
    await gateway?.stop()
  })

  test('each of sixty messages leaves once', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => `+97059900${String(1000 + index)}`)
    const begun = performance.now()
    await beside.tell({
      kind: 'auditChainBroken',
      to: ids.map(number => ({ phone: number, lang: 'en' }) as const),
      values: { day: '2026/11/21' },
    })
    const told = performance.now()
    await until('the first has arrived', () => gateway.arrived.length > 0 || undefined)
    console.log(`The first of ${ids.length} messages arrives ${Math.round(performance.now() - told)} ms after the commit`)
    await until(
      'all have left',
      async () => (await outboxOf(pair.first.database)).every(row => row.state === codes.sent) || undefined,
      20_000,
    )
    console.log(`All are told, delivered and noted within ${Math.round(performance.now() - begun)} ms`)
    const to = gateway.arrived.map(({ body }) => String(JSON.parse(body).to))
    expect(to.toSorted()).toEqual(ids)
  })
})
