import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { password, settle, type PersonName } from './people.ts'
import { asOwner, startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await settle(world)
})
afterAll(() => world?.stop())
// Failures count for the address, which all tests share.
beforeEach(() => asOwner(world.database.ownerUrl, async client => void (await client.query('delete from sign_in_failure'))))

async function login(userName: string, given = password, lang = 'en', at = world) {
  const answer = await fetch(`${at.url}/api/Account/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': lang },
    body: JSON.stringify({ userName, password: given }),
  })
  return { status: answer.status, body: await answer.json(), retryAfter: answer.headers.get('retry-after') }
}

async function ask(token: string | undefined, path: string, method = 'GET') {
  const answer = await fetch(`${world.url}/api/${path}`, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
    ...(method === 'GET' ? {} : { body: '{}' }),
  })
  return { status: answer.status, body: await answer.json().catch(() => undefined) }
}

test('signing in answers what the specification keeps in the browser', async () => {
  const { status, body } = await login('editor')
  expect(status).toBe(200)
  expect(Object.keys(body).sort()).toEqual([
    'IsAdmin',
    'UserPlaces',
    'access_token',
    'activePlace',
    'expires_in',
    'loginAt',
    'permissions',
    'timeZone',
    'token_type',
    'twoFactorDue',
    'user',
  ])
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 28_800, IsAdmin: false })
  expect(body.UserPlaces[0]).toMatchObject({ typeCode: 8, isDefault: true, isInternalDefault: false })
  expect(body.permissions).toContain('Portal.News.Create')
  expect((await ask(body.access_token, 'Account/Me')).body.user.userName).toBe('editor')
})

test('the token itself is not in the database', async () => {
  const { body } = await login('editor')
  await asOwner(world.database.ownerUrl, async client => {
    const { rows } = await client.query('select token_hash from session')
    expect(rows.map(row => row.token_hash)).not.toContain(body.access_token)
  })
})

test('after signing out the token is worth nothing', async () => {
  const { body } = await login('editor')
  expect((await ask(body.access_token, 'Account/Logout', 'POST')).status).toBe(204)
  expect((await ask(body.access_token, 'Account/Me')).status).toBe(401)
})

test('an expired session, an idle one and an inactive account answer 401', async () => {
  for (const change of [
    `update session set expires_at = now() - interval '1 second'`,
    `update session set last_seen_at = now() - interval '61 minutes'`,
    `update "system_user" set is_active = false where user_name = 'dataEntry'`,
  ]) {
    const { body } = await login('dataEntry')
    expect((await ask(body.access_token, 'Account/Me')).status).toBe(200)
    await asOwner(world.database.ownerUrl, async client => void (await client.query(change)))
    expect((await ask(body.access_token, 'Account/Me')).status).toBe(401)
  }
})

test.each(['editor', 'nobody-of-this-name'])('a wrong password answers the same for %s, and the fifth locks', async userName => {
  for (let tries = 1; tries <= 5; tries++) {
    const { status, body } = await login(userName, 'wrong')
    expect(status).toBe(400)
    expect(body.error.message).toBe('The user name or password is not correct')
  }
  const locked = await login(userName, 'wrong')
  expect(locked.status).toBe(423)
  expect(locked.body.error).toMatchObject({
    message: 'The account is locked for now. Try again in 15 minutes',
    details: { minutes: 15 },
  })
  // The right password does not open a locked account either.
  expect((await login(userName)).status).toBe(423)
})

test('a locked name is told how long it still is, whoever has it', async () => {
  const told = []
  for (const userName of ['editor', 'nobody-of-this-name']) {
    await asOwner(world.database.ownerUrl, client => client.query('delete from sign_in_failure'))
    for (let tries = 1; tries <= 5; tries++) await login(userName, 'wrong')
    const sentences = []
    for (const passed of ['4 minutes', '9 minutes', '1 minute', '1 minute']) {
      await asOwner(world.database.ownerUrl, async client => {
        await client.query(`update sign_in_failure set at = at - $1::interval`, [passed])
        await client.query(
          `update credential set lockout_end = lockout_end - $1::interval where user_id = (select id from "system_user" where user_name = 'editor')`,
          [passed],
        )
      })
      const arabic = await login(userName, 'wrong', 'ar')
      const english = await login(userName, 'wrong')
      sentences.push([arabic.status, arabic.body.error.message, english.body.error.message])
    }
    told.push(sentences)
    await asOwner(world.database.ownerUrl, client => client.query(`update credential set lockout_end = null`))
  }
  expect(told[0]).toEqual([
    [423, 'الحساب مقفل مؤقتًا. حاول بعد 11 دقيقة', 'The account is locked for now. Try again in 11 minutes'],
    [423, 'الحساب مقفل مؤقتًا. حاول بعد دقيقتين', 'The account is locked for now. Try again in 2 minutes'],
    [423, 'الحساب مقفل مؤقتًا. حاول بعد دقيقة واحدة', 'The account is locked for now. Try again in 1 minute'],
    [400, 'اسم المستخدم أو كلمة المرور غير صحيحة', 'The user name or password is not correct'],
  ])
  expect(told[1]).toEqual(told[0])
})

test('the second lock within a day is longer and the third lasts until it is lifted, but never for the last administrator', async () => {
  const minutesLocked = async (who: PersonName) =>
    asOwner(world.database.ownerUrl, async client => {
      const { rows } = await client.query(
        `select lockout_end = 'infinity' as forever, round(extract(epoch from lockout_end - now()) / 60) as minutes from credential c join "system_user" u on u.id = c.user_id where user_name = $1`,
        [who],
      )
      return rows[0].forever ? Number.POSITIVE_INFINITY : Number(rows[0].minutes)
    })
  const failFiveTimes = async (who: PersonName) => {
    await asOwner(
      world.database.ownerUrl,
      async client => void (await client.query(`delete from sign_in_failure; update credential set lockout_end = null`)),
    )
    for (let tries = 1; tries <= 5; tries++) await login(who, 'wrong')
  }
  await asOwner(
    world.database.ownerUrl,
    async client => void (await client.query(`update "system_user" set is_active = false where user_name = 'admin'`)),
  )
  for (const [who, third] of [
    ['planner', Number.POSITIVE_INFINITY],
    ['administrator', 60],
  ] as const) {
    await failFiveTimes(who)
    expect(await minutesLocked(who)).toBe(15)
    await failFiveTimes(who)
    expect(await minutesLocked(who)).toBe(60)
    await failFiveTimes(who)
    expect(await minutesLocked(who)).toBe(third)
  }
})

test('thirty failures from one address make it wait, whoever is asked for', async () => {
  await asOwner(
    world.database.ownerUrl,
    async client =>
      void (await client.query(
        `insert into sign_in_failure (id, address, name_hash, is_known, at) select gen_random_uuid(), a.address, 'x', true, now() from generate_series(1, 30), (values ('127.0.0.1'), ('::1'), ('::ffff:127.0.0.1')) a(address)`,
      )),
  )
  const { status, body, retryAfter } = await login('publisher')
  expect(status).toBe(429)
  expect(Number(retryAfter)).toBe(body.error.details.retryAfterSeconds)
  expect(Number(retryAfter)).toBeGreaterThan(0)
  expect(body.error.message).toBe('Too many requests. Try again in 15 minutes')
})

test('the sixth session replaces the oldest', async () => {
  const tokens: string[] = []
  for (let count = 1; count <= 6; count++) tokens.push((await login('projects')).body.access_token)
  expect((await ask(tokens[0], 'Account/Me')).status).toBe(401)
  expect((await ask(tokens[1], 'Account/Me')).status).toBe(200)
  expect((await ask(tokens[5], 'Account/Me')).status).toBe(200)
})

test('the active place decides the reach of the next call, and nobody takes a place of somebody else', async () => {
  const { body } = await login('clerk')
  const other = (await login('engineer')).body.UserPlaces[0].id
  expect((await ask(body.access_token, `Account/SetActivePlace/${other}`, 'PUT')).status).toBe(404)
  await asOwner(
    world.database.ownerUrl,
    async client =>
      void (await client.query(
        `insert into user_place (id, user_id, place_id) select gen_random_uuid(), u.id, p.id from "system_user" u, place p where u.user_name = 'clerk' and p.code = '50001'`,
      )),
  )
  const places = (await ask(body.access_token, 'Account/Me')).body.UserPlaces
  const hebron = places.find((place: { code: string }) => place.code === '50001')
  const switched = await ask(body.access_token, `Account/SetActivePlace/${hebron.id}`, 'PUT')
  expect(switched.body.activePlace.code).toBe('50001')
  const reached = await ask(body.access_token, 'LocalComm/GetListPaged?maxResultCount=100')
  expect(reached.body.items.map((item: { code: string }) => item.code)).toEqual(['50001'])
})

test('a place that is not active is nobody’s active place', async () => {
  const { body } = await login('economist')
  const setActive = (isActive: boolean) =>
    asOwner(world.database.ownerUrl, client => client.query(`update place set is_active = $1 where code = 'P05'`, [isActive]))
  await setActive(false)
  const now = (await ask(body.access_token, 'Account/Me')).body
  expect(now).toMatchObject({ activePlace: null, UserPlaces: [] })
  const { status, body: refusal } = await ask(body.access_token, `Account/SetActivePlace/${body.UserPlaces[0].id}`, 'PUT')
  expect([status, refusal.error.code]).toEqual([409, 'inactivePlace'])
  await setActive(true)
  expect((await ask(body.access_token, 'Account/Me')).body.activePlace).toMatchObject({ code: 'P05' })
})

test('no audit entry holds the hash of a password', async () => {
  await asOwner(world.database.ownerUrl, async client => {
    const secret = '$argon2id$v=19$m=19456,t=2,p=1$another'
    await client.query(
      `update credential set password_hash = $1 where user_id = (select id from "system_user" where user_name = 'lender')`,
      [secret],
    )
    const { rows } = await client.query<{ found: number }>(
      `select count(*)::int as found from audit_entry where changes::text like '%argon2%'`,
    )
    expect(rows[0]?.found).toBe(0)
    const { rows: users } = await client.query<{ noted: number }>(
      `select count(*)::int as noted from audit_entry where table_name = 'system_user'`,
    )
    expect(users[0]?.noted).toBeGreaterThan(0)
  })
})
