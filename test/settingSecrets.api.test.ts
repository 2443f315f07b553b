import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settle, signIn } from './people.ts'
import { configDeskOf, type ConfigDesk } from './settings.ts'
import { deskOf, picture, rulesIn, type Desk } from './uploads.ts'
import { listIn, objectIn, textIn } from './walk/json.ts'
import { asOwner, startWorld, type World } from './world.ts'

let world: World
let administrator: ConfigDesk
let reader: Desk
let visitor: Desk
beforeAll(async () => {
  world = await startWorld()
  await settle(world)
  administrator = await configDeskOf(world)
  await asOwner(world.database.ownerUrl, client =>
    client.query(`update user_role set permissions = array_append(permissions, 'Admin.Config') where code = 'member'`),
  )
  reader = await deskOf(world, 'member')
  visitor = await deskOf(world)
})
afterAll(() => world.stop())

/** Every row of the database in which this text stands, by its table. */
async function tablesWith(text: string): Promise<string[]> {
  return asOwner(world.database.ownerUrl, async client => {
    const { rows } = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
    )
    const found: string[] = []
    for (const { name } of rows) {
      const { rowCount } = await client.query(`select from "${name}" t where t::text like '%' || $1 || '%' limit 1`, [text])
      if (rowCount) found.push(name)
    }
    return found
  })
}

describe('a secret', () => {
  const first = 'olive-press-3391'
  const second = 'stone-mill-7714'

  test('is kept sealed, and stands in no table, answer or history', async () => {
    const answers = [
      await administrator.save('sms', { 'Sms.ApiKey': first }),
      await administrator.save('sms', { 'Sms.ApiKey': second }),
      await administrator.get('Config/GetListPaged?maxResultCount=1000'),
      await administrator.get('Config/Get/Sms.ApiKey'),
      await administrator.get('Config/History/Sms.ApiKey'),
      await visitor.get('Public/Config'),
      await administrator.save('sms', { 'Sms.ApiKey': 'x'.repeat(501) }),
      await administrator.save('sms', { 'Sms.ApiKey': second, 'Sms.Provider': 9 }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 400, 400])
    for (const { bytes } of answers) for (const text of [first, second]) expect(bytes.toString()).not.toContain(text)
    for (const text of [first, second, Buffer.from(second).toString('base64'), Buffer.from(second).toString('hex')])
      expect(await tablesWith(text)).toEqual([])
    expect(await administrator.setting('Sms.ApiKey')).toMatchObject({
      isSecret: true,
      isSet: true,
      isUnreadable: false,
      values: {},
      defaults: {},
    })
  })

  test('is in the history as a change without a value, and does not come back', async () => {
    const changes = await administrator.historyOf('Sms.ApiKey')
    expect(changes).toMatchObject([
      { isSecret: true, before: null, after: null },
      { isSecret: true, before: null, after: null },
    ])
    const { concurrencyStamp } = await administrator.setting('Sms.ApiKey')
    const answer = await administrator.call('PUT', `Config/Restore/Sms.ApiKey/${textIn(changes[0], 'id')}`, { body: { concurrencyStamp } })
    expect(answer).toMatchObject({ status: 409, json: { error: { code: 'secret' } } })
  })

  test('says in the audit that it was changed, by dots', async () => {
    const rows = await asOwner(world.database.ownerUrl, async client => {
      const found = await client.query<{ changes: unknown; cipher: string }>(
        `select changes, (select value_cipher from setting where key = 'Sms.ApiKey') as cipher from audit_entry where row_id = 'Sms.ApiKey' order by id`,
      )
      return found.rows
    })
    expect(rows.map(({ changes }) => objectIn(changes).value_cipher)).toEqual([
      [null, '•••'],
      ['•••', '•••'],
    ])
    expect(JSON.stringify(rows.map(({ changes }) => changes))).not.toContain(rows[0]?.cipher.slice(0, 30))
  })

  test('sealed for one setting does not open another, and one that cannot be opened is said to be so', async () => {
    await asOwner(world.database.ownerUrl, client =>
      client.query(`insert into setting (key, value_cipher) select 'Email.Password', value_cipher from setting where key = 'Sms.ApiKey'`),
    )
    // Any saved setting makes every process read all of them anew.
    await asOwner(world.database.ownerUrl, client => client.query(`select pg_notify('mahalli_changed', 'setting:Email.Password')`))
    await expect.poll(async () => (await administrator.setting('Email.Password')).isUnreadable).toBe(true)
  })

  test('is removed by saying nothing', async () => {
    expect((await administrator.save('sms', { 'Sms.ApiKey': null })).status).toBe(200)
    expect(await administrator.setting('Sms.ApiKey')).toMatchObject({ isSet: false })
  })
})

describe('a picture', () => {
  test('is uploaded for its setting by who may change it, and everybody sees it while it is in force', async () => {
    const png = await picture(400, 120)
    expect((await reader.upload(png, 'logo.png', 'setting', 'General.Logo')).status).toBe(403)
    expect(rulesIn(await administrator.upload(png, 'logo.png', 'setting', 'General.Slogan'))).toEqual(['field: choice'])
    const logo = await administrator.uploaded(png, 'logo.png', 'setting', 'General.Logo')
    expect((await visitor.get(`Attachment/GetByte/${logo}`)).status).toBe(404)
    expect((await administrator.save('identity', { 'General.Logo': logo })).status).toBe(200)
    expect((await visitor.get(`Attachment/GetByte/${logo}`)).status).toBe(200)
    const other = await administrator.uploaded(await picture(410, 120), 'logo.png', 'setting', 'General.Logo')
    expect((await administrator.save('identity', { 'General.Logo': other })).status).toBe(200)
    expect((await visitor.get(`Attachment/GetByte/${logo}`)).status).toBe(404)
    // Who reads the configuration sees in its history what was there before.
    expect((await reader.get(`Attachment/GetByte/${logo}`)).status).toBe(200)
    const changes = await administrator.historyOf('General.Logo')
    const { concurrencyStamp } = await administrator.setting('General.Logo')
    const restored = await administrator.call('PUT', `Config/Restore/General.Logo/${textIn(changes[1], 'id')}`, {
      body: { concurrencyStamp },
    })
    expect(restored).toMatchObject({ status: 200, json: { values: { 'General.Logo': logo } } })
    expect((await visitor.get(`Attachment/GetByte/${logo}`)).status).toBe(200)
  })

  test('of somebody else, or of a record, is not taken', async () => {
    const editor = await deskOf(world, 'editor')
    const theirs = await editor.uploaded(await picture(1200, 675), 'photo.png', 'news', 'mainImage')
    const id = textIn(
      (await editor.call('POST', 'News/Create', { body: { titleAr: 'خبر بصورة', mainImage: theirs, isDraft: true } })).json,
      'id',
    )
    expect(id).not.toBe('')
    expect(rulesIn(await administrator.save('identity', { 'General.Logo': theirs }))).toEqual(['General.Logo: file'])
  })
})

describe('the program follows', () => {
  test('the zone of a save is the zone of the next answer', async () => {
    expect((await administrator.save('identity', { 'General.TimeZone': 'Pacific/Kiritimati' })).status).toBe(200)
    expect(objectIn(await (await fetch(`${world.url}/api/Public/Site`)).json()).timeZone).toBe('Pacific/Kiritimati')
    expect((await administrator.save('identity', {}, { defaults: ['General.TimeZone'] })).status).toBe(200)
    expect(objectIn(await (await fetch(`${world.url}/api/Public/Site`)).json()).timeZone).toBe('Asia/Hebron')
  })

  test('the address of the portal is the one in the links of its pages', async () => {
    const canonical = async () => /<link rel="canonical" href="([^"]*)"/.exec(await (await fetch(`${world.url}/news`)).text())?.[1]
    expect(await canonical()).toBe(`${world.url}/news`)
    await administrator.save('identity', { 'General.PublicUrl': 'https://portal.example.ps/' })
    expect(await canonical()).toBe('https://portal.example.ps/news')
    expect((await fetch(`${world.url}/news`)).headers.get('strict-transport-security')).toBe('max-age=31536000')
    await administrator.save('identity', { 'General.PublicUrl': null })
    expect(await canonical()).toBe(`${world.url}/news`)
  })

  test('a session that begins after a save lasts as it says', async () => {
    await administrator.save('sessions', { 'Sessions.ExpiresInSeconds': 900 })
    const answer = await fetch(`${world.url}/api/Account/Login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: 'member', password: 'Saffron-42-olive' }),
    })
    expect(objectIn(await answer.json()).expires_in).toBe(900)
    await administrator.save('sessions', {}, { defaults: ['Sessions.ExpiresInSeconds'] })
  })

  test('a value that somebody wrote by hand and that is none leaves the default in force, and is not shown as the value', async () => {
    await asOwner(world.database.ownerUrl, async client => {
      await client.query(`insert into setting (key, value) values ('Site.ListPageSize', '"many"')`)
      await client.query(`select pg_notify('mahalli_changed', 'setting:Site.ListPageSize')`)
    })
    await expect.poll(async () => (await administrator.setting('Site.ListPageSize')).source).toBe('saved')
    expect(await administrator.setting('Site.ListPageSize')).toMatchObject({ values: { 'Site.ListPageSize': 10 } })
    expect((await fetch(`${world.url}/news`)).status).toBe(200)
  })
})

test('the store of files is tried', async () => {
  expect(await administrator.call('POST', 'Config/Test/storage', { body: {} })).toMatchObject({
    status: 200,
    json: { messageAr: 'كُتب ملف في المخزن وقُرئ وحُذف' },
  })
  expect((await administrator.call('POST', 'Config/Test/pigeon', { body: {} })).status).toBe(404)
  expect(listIn((await administrator.get('Config/GetListPaged')).json, 'tests')).toContain('storage')
})

test('a token of a session opens no setting after it was signed out', async () => {
  const token = await signIn(world, 'administrator')
  const headers = { authorization: `Bearer ${token}` }
  expect((await fetch(`${world.url}/api/Config/GetListPaged`, { headers })).status).toBe(200)
  await fetch(`${world.url}/api/Account/Logout`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  })
  expect((await fetch(`${world.url}/api/Config/GetListPaged`, { headers })).status).toBe(401)
})
