import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settle } from './people.ts'
import { configDeskOf, type ConfigDesk } from './settings.ts'
import { deskOf, rulesIn, type Desk } from './uploads.ts'
import { listIn, objectIn, textIn } from './walk/json.ts'
import { asOwner, startWorld, type World } from './world.ts'

let world: World
let administrator: ConfigDesk
let reader: Desk
let visitor: Desk
beforeAll(async () => {
  world = await startWorld({ MAHALLI_S3_REGION: 'il-central-1' })
  await settle(world)
  administrator = await configDeskOf(world)
  await asOwner(world.database.ownerUrl, client =>
    client.query(`update user_role set permissions = array_append(permissions, 'Admin.Config') where code = 'member'`),
  )
  reader = await deskOf(world, 'member')
  visitor = await deskOf(world)
})
afterAll(() => world.stop())

describe('reading', () => {
  test('every setting is listed by its group, with its title and help in both languages', async () => {
    const { json } = await administrator.get('Config/GetListPaged?group=sessions')
    expect(listIn(json, 'items').map(item => textIn(item, 'key'))).toEqual([
      'Sessions.ExpiresInSeconds',
      'Sessions.IdleMinutes',
      'Sessions.MaxPerUser',
    ])
    expect(objectIn(listIn(json, 'items')[0])).toMatchObject({
      id: 'Sessions.ExpiresInSeconds',
      titleAr: 'مدة الجلسة',
      titleEn: 'A session lasts',
      valueType: 'duration',
      source: 'default',
      values: { 'Sessions.ExpiresInSeconds': 28_800 },
      concurrencyStamp: null,
      needsRestart: false,
    })
  })

  test.each([
    ['its key', 'maxperuser', 'Sessions.MaxPerUser'],
    ['its Arabic title, however it is written', 'مده الجلسه', 'Sessions.ExpiresInSeconds'],
    ['its English help', 'robots.txt', 'Site.Indexing'],
  ])('a setting is found by %s', async (_by, words, key) => {
    const { json } = await administrator.get(`Config/GetListPaged?maxResultCount=1000&filter=${encodeURIComponent(words)}`)
    expect(listIn(json, 'items').map(item => textIn(item, 'key'))).toEqual([key])
  })

  test('a key is read in any case, and one that is none answers 404', async () => {
    expect(await administrator.setting('GENERAL.slogan')).toMatchObject({ key: 'General.Slogan', valueType: 'bilingual' })
    expect((await administrator.get('Config/Get/General.Nothing')).status).toBe(404)
  })

  test('an unknown parameter is refused by its name', async () => {
    expect(rulesIn(await administrator.get('Config/GetListPaged?colour=red'))).toEqual(['colour: unknownField'])
  })

  test('everybody reads what is public and nothing else', async () => {
    const { json } = await visitor.get('Public/Config')
    expect(json).toMatchObject({ 'General.ProductNameAr': 'محلّي', 'General.ProductNameEn': 'Mahalli', 'Contact.OfficeFrom': '08:00' })
    expect(Object.keys(objectIn(json)).filter(key => /^(?:Sms|Email|S3|Storage|Audit)\./.test(key))).toEqual([])
  })

  test('who may only read is told what he lacks when he saves', async () => {
    expect((await reader.get('Config/GetListPaged')).status).toBe(200)
    for (const [method, path] of [
      ['PUT', 'Config/UpdateGroup'],
      ['GET', 'Config/History/General.Slogan'],
      ['PUT', 'Config/Restore/General.Slogan/0198c2de-0000-7000-8000-000000000000'],
      ['POST', 'Config/Test/storage'],
    ] as const)
      expect((await reader.call(method, path, method === 'GET' ? {} : { body: { group: 'identity' } })).status, path).toBe(403)
  })
})

describe('saving', () => {
  test('several settings of a group are saved together and hold at once', async () => {
    const answer = await administrator.save('identity', {
      'General.SloganAr': 'خدمة أقرب',
      'General.SloganEn': 'A service close by',
      'General.OwnerNameEn': 'The Ministry',
    })
    expect(answer.status).toBe(200)
    expect(objectIn(await (await fetch(`${world.url}/api/Public/Site`)).json())).toMatchObject({
      slogan: ['خدمة أقرب', 'A service close by'],
      ownerName: ['وزارة الحكم المحلي', 'The Ministry'],
    })
    expect(await administrator.setting('General.Slogan')).toMatchObject({
      source: 'saved',
      lastModifier: { nameEn: 'administrator of the system' },
    })
    expect(await (await fetch(`${world.url}/`)).text()).toContain('خدمة أقرب')
    expect(await (await fetch(`${world.url}/en`)).text()).toContain('A service close by')
  })

  test('the default that is saved is the default again', async () => {
    expect((await administrator.save('sessions', { 'Sessions.MaxPerUser': 7 })).status).toBe(200)
    expect(await administrator.setting('Sessions.MaxPerUser')).toMatchObject({ source: 'saved' })
    expect((await administrator.save('sessions', { 'Sessions.MaxPerUser': 5 })).status).toBe(200)
    expect(await administrator.setting('Sessions.MaxPerUser')).toMatchObject({ source: 'default', concurrencyStamp: null })
  })

  test('a setting goes back to its default by its key', async () => {
    await administrator.save('lists', { 'Lists.PageSizeDefault': 30 })
    expect(await administrator.setting('Lists.PageSizeDefault')).toMatchObject({ values: { 'Lists.PageSizeDefault': 30 } })
    expect((await administrator.save('lists', {}, { defaults: ['lists.pagesizedefault'] })).status).toBe(200)
    expect(await administrator.setting('Lists.PageSizeDefault')).toMatchObject({
      source: 'default',
      values: { 'Lists.PageSizeDefault': 10 },
    })
    expect(rulesIn(await administrator.save('lists', {}, { defaults: ['Lists.Nothing'] }))).toEqual(['defaults: unknownField'])
  })

  test('a number outside its bounds is told so in the words of a setting, in both languages', async () => {
    const said = async (lang: string) => {
      const { json } = await administrator.call('PUT', 'Config/UpdateGroup', {
        body: { group: 'security', 'Security.MaxFailedAttempts': 2 },
        headers: { 'accept-language': lang },
      })
      return objectIn(listIn(objectIn(json, 'error'), 'validationErrors')[0])
    }
    expect(await said('ar')).toEqual({
      members: ['Security.MaxFailedAttempts'],
      rule: 'settingBounds',
      message: 'قيمة الإعداد خارج الحدود: 3 - 10',
    })
    expect(await said('en')).toMatchObject({ message: 'The setting is out of bounds: 3 - 10' })
  })

  test.each([
    ['an empty name where both languages are needed', 'identity', { 'General.ProductNameEn': null }, ['General.ProductNameEn: required']],
    ['no office day at all', 'contact', { 'Contact.OfficeDays': [] }, ['Contact.OfficeDays: required']],
    ['an office that closes before it opens', 'contact', { 'Contact.OfficeTo': '07:00' }, ['Contact.OfficeTo: timeAfter']],
    ['a zone that does not exist', 'identity', { 'General.TimeZone': 'Asia/Nowhere' }, ['General.TimeZone: choice']],
    [
      'an address of the portal with a path',
      'identity',
      { 'General.PublicUrl': 'https://portal.example.ps/ar' },
      ['General.PublicUrl: regex'],
    ],
    ['a north that lies in the south', 'maps', { 'Maps.BoundsNorth': 30 }, ['Maps.BoundsNorth: rule']],
    ['a second lock that is shorter', 'security', { 'Security.LockoutSecondMinutes': 10 }, ['Security.LockoutSecondMinutes: rule']],
    ['a gateway without its address', 'sms', { 'Sms.Provider': 2 }, ['Sms.HttpUrl: required']],
    [
      'a gateway that is told nothing by GET, whatever the body says',
      'sms',
      { 'Sms.Provider': 2, 'Sms.HttpUrl': 'https://sms.example.ps/send?to={to}', 'Sms.HttpMethod': 2, 'Sms.HttpBody': '{to} {text}' },
      ['Sms.HttpUrl: rule'],
    ],
    [
      'a gateway that is told nothing by POST',
      'sms',
      { 'Sms.Provider': 2, 'Sms.HttpUrl': 'https://sms.example.ps/send?to={to}', 'Sms.HttpBody': 'hello' },
      ['Sms.HttpBody: rule'],
    ],
    ['an SMPP server without its name', 'sms', { 'Sms.Provider': 3 }, ['Sms.SmppHost: required', 'Sms.SystemId: required']],
    ['a mail server without its name', 'email', { 'Email.Provider': 2 }, ['Email.Host: required', 'Email.From: required']],
    [
      'a store without its place and keys',
      'storage',
      { 'Storage.Kind': 2 },
      ['S3.Endpoint: required', 'S3.Bucket: required', 'S3.AccessKey: required', 'S3.SecretKey: required'],
    ],
    ['half a pair of keys', 'push', { 'Push.PublicKey': 'A'.repeat(87) }, ['Push.PrivateKey: required']],
    ['a sign of success that is no pattern', 'sms', { 'Sms.SuccessPattern': '(' }, ['Sms.SuccessPattern: regex']],
    ['a proxy that is no address', 'security', { 'Security.TrustedProxies': ['10.0.0.0/8', 'proxy'] }, ['Security.TrustedProxies: regex']],
    [
      'rows, each at its place',
      'contact',
      {
        'Calendar.Holidays': [
          { holiday: 57_001, fromDate: '2026-01-01', toDate: '2026-01-01' },
          { holiday: 57_007, fromDate: '2026-03-20', toDate: '2026-03-18' },
        ],
      },
      ['Calendar.Holidays[1].toDate: dateRange'],
    ],
    [
      'a holiday of another list',
      'contact',
      { 'Calendar.Holidays': [{ holiday: 8001, fromDate: '2026-01-01', toDate: '2026-01-01' }] },
      ['Calendar.Holidays[0].holiday: choice'],
    ],
    ['a setting of another group', 'identity', { 'Sessions.MaxPerUser': 6 }, ['Sessions.MaxPerUser: group']],
    ['a setting that does not exist', 'identity', { 'General.Colour': 'red' }, ['General.Colour: unknownField']],
    ['a group that does not exist', 'nothing', { 'General.SloganEn': 'x' }, ['group: choice']],
    [
      'two settings, one of them wrong',
      'sessions',
      { 'Sessions.MaxPerUser': 8, 'Sessions.IdleMinutes': -1 },
      ['Sessions.IdleMinutes: settingBounds'],
    ],
  ])('refused, and nothing of it saved: %s', async (_what, group, values, problems) => {
    const answer = await administrator.save(group, values)
    expect(answer.status).toBe(400)
    expect(rulesIn(answer)).toEqual(problems)
    for (const name of Object.keys(values)) {
      const item = await administrator.get(`Config/Get/${name.replace(/(?<=ProductName)En$|(?<=Bounds)North$/, '')}`)
      if (item.status === 200) expect(objectIn(item.json).source).toBe('default')
    }
  })

  test('what an environment variable decides is shown, and not changed here', async () => {
    expect(await administrator.setting('S3.Region')).toMatchObject({
      source: 'environment',
      environment: 'MAHALLI_S3_REGION',
      values: { 'S3.Region': 'il-central-1' },
    })
    const answer = await administrator.save('storage', { 'S3.Region': 'eu-central-1' })
    expect(rulesIn(answer)).toEqual(['S3.Region: environment'])
  })

  test('who saves over a change that he has not seen is shown both', async () => {
    const before = await administrator.stampsOf('sessions')
    expect((await administrator.save('sessions', { 'Sessions.IdleMinutes': 30 }, { stamps: before })).status).toBe(200)
    const second = await administrator.save('sessions', { 'Sessions.IdleMinutes': 90, 'Sessions.MaxPerUser': 9 }, { stamps: before })
    expect(second.status).toBe(409)
    const error = objectIn(second.json, 'error')
    expect(error).toMatchObject({ code: 'stale', details: { mine: { 'Sessions.IdleMinutes': 90 } } })
    const [theirs] = listIn(objectIn(error, 'details'), 'theirs')
    expect(theirs).toMatchObject({ key: 'Sessions.IdleMinutes', values: { 'Sessions.IdleMinutes': 30 } })
    expect(await administrator.setting('Sessions.MaxPerUser')).toMatchObject({ source: 'default' })
    const stamps = [{ key: 'Sessions.IdleMinutes', concurrencyStamp: textIn(theirs, 'concurrencyStamp') }]
    expect((await administrator.save('sessions', { 'Sessions.IdleMinutes': 90, 'Sessions.MaxPerUser': 9 }, { stamps })).status).toBe(200)
  })

  test('of two who change one default at once the second is shown the first', async () => {
    const both = await Promise.all([11, 12].map(value => administrator.save('recovery', { 'Recovery.CodeMinutes': value }, { stamps: [] })))
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  })

  test('a change is audited with its reason, its old and its new value', async () => {
    await administrator.save('content', { 'Content.FourEyes': false })
    const entry = await asOwner(world.database.ownerUrl, async client => {
      const { rows } = await client.query(
        `select reason, changes, u.user_name from audit_entry a join "system_user" u on u.id = a.actor where table_name = 'setting' and row_id = 'Content.FourEyes'`,
      )
      return rows
    })
    expect(entry).toEqual([
      expect.objectContaining({
        reason: 'configChanged',
        user_name: 'administrator',
        changes: expect.objectContaining({ value: [null, false] }),
      }),
    ])
    await administrator.save('content', {}, { defaults: ['Content.FourEyes'] })
  })
})

describe('the history', () => {
  test('tells who has changed what, and brings a value back', async () => {
    for (const minutes of [20, 25]) await administrator.save('security', { 'Security.LockoutMinutes': minutes })
    const changes = await administrator.historyOf('Security.LockoutMinutes')
    expect(changes).toMatchObject([
      {
        before: { 'Security.LockoutMinutes': 20 },
        after: { 'Security.LockoutMinutes': 25 },
        person: { nameEn: 'administrator of the system' },
      },
      { before: null, after: { 'Security.LockoutMinutes': 20 }, isDefault: false },
    ])
    const path = `Config/Restore/Security.LockoutMinutes/${textIn(changes[1], 'id')}`
    expect((await administrator.call('PUT', path, { body: {} })).status).toBe(409)
    const { concurrencyStamp } = await administrator.setting('Security.LockoutMinutes')
    const restored = await administrator.call('PUT', path, { body: { concurrencyStamp } })
    expect(restored).toMatchObject({ status: 200, json: { values: { 'Security.LockoutMinutes': 20 } } })
    expect(await administrator.historyOf('Security.LockoutMinutes')).toHaveLength(3)
  })

  test('a value that its rules no longer take does not come back', async () => {
    await administrator.save('security', { 'Security.LockoutSecondMinutes': 30 })
    const [change] = await administrator.historyOf('Security.LockoutSecondMinutes')
    await administrator.save('security', {}, { defaults: ['Security.LockoutSecondMinutes'] })
    await administrator.save('security', { 'Security.LockoutMinutes': 45 })
    const answer = await administrator.call('PUT', `Config/Restore/Security.LockoutSecondMinutes/${textIn(change, 'id')}`, { body: {} })
    expect(rulesIn(answer)).toEqual(['Security.LockoutSecondMinutes: rule'])
  })

  test('a change of another setting brings nothing back', async () => {
    const [change] = await administrator.historyOf('Security.LockoutMinutes')
    expect((await administrator.call('PUT', `Config/Restore/General.Slogan/${textIn(change, 'id')}`, { body: {} })).status).toBe(404)
    expect((await administrator.call('PUT', 'Config/Restore/General.Slogan/7', { body: {} })).status).toBe(404)
  })
})
