import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, people, settle, signIn, type PersonName, type PlaceIds } from '../people.ts'
import { picture } from '../uploads.ts'
import { clientOf, done, type Answer, type Client } from '../walk/client.ts'
import { listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { asOwner } from '../world.ts'
import { until } from './launch.ts'
import { startPair, type Pair } from './pair.ts'
import { publicPlacesOf, shownAt, whenAll } from './publicPlaces.ts'

// Whatever is shared is shared by all processes: nothing that counts lives in the memory of one (foundations 17).

let pair: Pair
let places: PlaceIds
beforeAll(async () => {
  pair = await startPair()
  places = await settle(pair.first)
})
afterAll(() => pair.stop())

/** The same person at both processes, signed in at the first. */
async function atBoth(name: PersonName): Promise<{ token: string; first: Client; second: Client }> {
  const token = await signIn(pair.first, name)
  return { token, first: clientAt('first', token), second: clientAt('second', token) }
}

function clientAt(which: 'first' | 'second', token?: string): Client {
  return clientOf((path, init) => fetch(pair[which].url + path, init), token)
}

const me = { method: 'GET', path: 'Account/Me' }

test('who signs in at one process is signed in at the other, and signed out there too', async () => {
  const { first, second } = await atBoth('member')
  expect((await second(me)).status).toBe(200)
  expect((await second({ method: 'POST', path: 'Account/Logout', body: {} })).status).toBeLessThan(300)
  expect((await first(me)).status).toBe(401)
  expect((await second(me)).status).toBe(401)
})

test('a text of the interface that is changed at one process is said by the other', async () => {
  const { first } = await atBoth('administrator')
  const own = 'اذهب إلى محتوى الصفحة'
  const shows = async () => (await (await fetch(`${pair.second.url}/news`)).text()).includes(own)
  expect(await shows()).toBe(false)
  await done(first, { method: 'PUT', path: 'InterfaceText/Update', body: { id: 'portal.head.toContent', textAr: own } })
  await until('the other process says it', async () => (await shows()) || undefined, 5000)
  await done(first, { method: 'PUT', path: 'InterfaceText/Restore/portal.head.toContent', body: {} })
  await until('the other process says the original again', async () => !(await shows()) || undefined, 5000)
})

test('what is published at one process is everywhere at the other, and gone from everywhere when it is withdrawn', async () => {
  const editor = await atBoth('editor')
  const publisher = await atBoth('publisher')
  const title = 'افتتاح مكتبة عامة في بلدة يعبد'
  const item = await done(editor.first, { method: 'POST', path: 'News/Create', body: await newsBody(editor.first, title) })
  const id = textIn(item, 'id')
  const places = publicPlacesOf({ id: textIn(item, 'id'), title, mainImage: textIn(item, 'mainImage'), words: 'مكتبة يعبد' })
  const longest = 5000
  // Pages are kept by the second process now, without the item.
  expect(await shownAt(pair.second.url, places)).toEqual([])
  const turn = async (wanted: boolean, what: string) => {
    const times = await whenAll(pair.second.url, places, wanted, longest)
    console.log(`The other process ${what} in ${places.length} places after ${Math.round(Math.max(...times.values()))} ms`)
  }
  await done(publisher.first, { method: 'PUT', path: `News/Publish/${id}`, body: {} })
  await turn(true, 'shows it')
  await done(publisher.first, { method: 'PUT', path: `News/CancelPublish/${id}`, body: { note: 'سُحب الخبر للتدقيق' } })
  await turn(false, 'shows it no more')
})

test('failed sign-ins are counted together, and a lock holds at both', async () => {
  const attempt = (which: 'first' | 'second', given: string) =>
    clientAt(which)({ method: 'POST', path: 'Account/Login', body: { userName: 'spokesman', password: given } })
  for (const which of ['first', 'second', 'first', 'second', 'first'] as const) expect((await attempt(which, 'wrong')).status).toBe(400)
  for (const which of ['first', 'second'] as const) expect((await attempt(which, password)).status).toBe(423)
})

test('a create that is sent to both processes with one key makes one record', async () => {
  const { first, second } = await atBoth('editor')
  for (let round = 0; round < 5; round++) {
    const key = randomUUID()
    const create = {
      method: 'POST',
      path: 'News/Create',
      body: { titleAr: `مسودة ${key}`, isDraft: true },
      headers: { 'idempotency-key': key },
    }
    const answers = await Promise.all([first(create), second(create), first(create), second(create)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => textIn(body, 'id'))).size).toBe(1)
  }
})

test('a code that both processes are given at once is taken once', async () => {
  const { first, second } = await atBoth('administrator')
  const governorates = listIn(await done(first, { method: 'GET', path: 'Public/Lookup/GetByType/governorate' }), 'items')
  const governorate = objectIn(governorates[0]).id
  for (let round = 0; round < 10; round++) {
    const create = (client: Client, name: string) =>
      client({ method: 'POST', path: 'Place/Create', body: { typeCode: 6, code: `X${round}`, nameAr: name, nameEn: name, governorate } })
    const answers = await Promise.all([create(first, `مديرية ${round}`), create(second, `مديرية أخرى ${round}`)])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400])
    const refused = answers.find(({ status }) => status === 400)
    expect(listIn(objectIn(refused?.body, 'error'), 'validationErrors')).toMatchObject([{ members: ['code'] }])
  }
})

test('of two who decide on an item at once, at two processes, one is told that it is decided', async () => {
  const editor = await atBoth('editor')
  const publisher = await atBoth('publisher')
  const item = await done(editor.first, { method: 'POST', path: 'News/Create', body: await newsBody(editor.first, 'خبر يقرر فيه اثنان') })
  const path = (action: string) => `News/${action}/${textIn(item, 'id')}`
  const answers = await Promise.all([
    publisher.first({ method: 'PUT', path: path('Publish'), body: {} }),
    publisher.second({ method: 'PUT', path: path('Reject'), body: { reason: 37001, note: 'الصورة لا تخص الخبر المذكور' } }),
  ])
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
})

test('who changes a record that was changed at the other process is shown both versions', async () => {
  const { first, second } = await atBoth('editor')
  const { id, concurrencyStamp } = await done(first, {
    method: 'POST',
    path: 'News/Create',
    body: { titleAr: 'مسودة أولى', isDraft: true },
  })
  const update = (client: Client, titleAr: string) =>
    client({ method: 'PUT', path: 'News/Update', body: { id, concurrencyStamp, titleAr } })
  expect((await update(second, 'مسودة ثانية')).status).toBe(200)
  const stale = await update(first, 'مسودة ثالثة')
  expect(stale).toMatchObject({ status: 409, body: { error: { details: { theirs: { titleAr: 'مسودة ثانية' } } } } })
})

test('a file that is uploaded at one process is read at the other, with a ticket that either gives', async () => {
  const { first, second } = await atBoth('editor')
  const id = await uploaded(first)
  expect((await second({ method: 'GET', path: `Attachment/GetByte/${id}` })).status).toBe(200)
  const ticket = textIn(await done(first, { method: 'GET', path: `Attachment/GetTicket/${id}` }), 'ticket')
  const visitor: Answer = await clientAt('second')({ method: 'GET', path: `Attachment/GetByte/${id}?ticket=${encodeURIComponent(ticket)}` })
  expect(visitor.status).toBe(200)
  expect((await clientAt('second')({ method: 'GET', path: `Attachment/GetByte/${id}` })).status).toBe(404)
})

test('who switches his place at one process acts for it at the other', async () => {
  await asOwner(pair.first.database.ownerUrl, client =>
    client.query(
      `insert into user_place (id, user_id, place_id) select gen_random_uuid(), u.id, $1 from "system_user" u where u.user_name = 'clerk'`,
      [places.get('D50')],
    ),
  )
  const { first, second } = await atBoth('clerk')
  const placeAt = async (client: Client) => textIn(objectIn((await client(me)).body, 'activePlace'), 'code')
  const owned = listIn((await first(me)).body, 'UserPlaces').map(place => objectIn(place))
  const idOf = (code: string) =>
    textIn(
      owned.find(place => place.code === code),
      'id',
    )
  expect(await placeAt(second)).toBe(people.clerk.place)
  for (const [at, code, other] of [
    [first, 'D50', second],
    [second, 'D01', first],
  ] as const) {
    expect((await at({ method: 'PUT', path: `Account/SetActivePlace/${idOf(code)}`, body: {} })).status).toBe(200)
    expect(await placeAt(other)).toBe(code)
  }
})

test('a role that is changed counts at the next call of both', async () => {
  const { first, second } = await atBoth('neighbour')
  const both = async () =>
    (await Promise.all([first, second].map(client => client({ method: 'GET', path: 'News/GetListPaged' })))).map(({ status }) => status)
  expect(await both()).toEqual([200, 200])
  const { ownerUrl } = pair.first.database
  const granted = (permissions: string) =>
    asOwner(ownerUrl, client =>
      client.query(`update user_role set permissions = ${permissions}, concurrency_stamp = gen_random_uuid() where code = 'keeper'`),
    )
  await granted(`array_remove(permissions, 'Portal.News')`)
  expect(await both()).toEqual([403, 403])
  await granted(`array_append(permissions, 'Portal.News')`)
  expect(await both()).toEqual([200, 200])
})

test('a setting that is saved at one process holds at the other, on its kept pages too', async () => {
  const { first, second } = await atBoth('administrator')
  const home = async (which: 'first' | 'second') => (await fetch(pair[which].url)).text()
  const slogan = 'قرب الناس في كل قرية'
  for (const which of ['first', 'second'] as const) expect(await home(which)).not.toContain(slogan)
  const body = { group: 'identity', 'General.SloganAr': slogan, 'General.SloganEn': 'Close to every village' }
  expect((await first({ method: 'PUT', path: 'Config/UpdateGroup', body })).status).toBe(200)
  expect(await home('first')).toContain(slogan)
  await until('the second process shows it', async () => (await home('second')).includes(slogan) || undefined, 5000)
  const site = await clientAt('second')({ method: 'GET', path: 'Public/Site' })
  expect(site.body).toMatchObject({ slogan: [slogan, 'Close to every village'] })
  // Who has read the settings before at the other process does not overwrite what was saved here.
  expect((await second({ method: 'PUT', path: 'Config/UpdateGroup', body })).status).toBe(409)
})

test('a secret that is saved at one process can be used at the other', async () => {
  const { first, second } = await atBoth('administrator')
  const body = { group: 'email', 'Email.Password': 'olive-wood-2026' }
  expect((await first({ method: 'PUT', path: 'Config/UpdateGroup', body })).status).toBe(200)
  const read = async () => objectIn((await second({ method: 'GET', path: 'Config/Get/Email.Password' })).body)
  await until('the second process opens it', async () => (await read()).isUnreadable === false || undefined, 5000)
  expect(await read()).toMatchObject({ isSet: true, isUnreadable: false, values: {} })
})

async function newsBody(client: Client, titleAr: string): Promise<Json> {
  return {
    titleAr,
    summaryAr: 'تضم المكتبة أربعة آلاف كتاب وقاعة للأطفال وأخرى للقراءة.',
    bodyAr: '<p>افتُتحت اليوم مكتبة عامة تضم أربعة آلاف كتاب وقاعة للأطفال وأخرى للقراءة والبحث.</p>',
    category: 8001,
    mainImage: await uploaded(client),
    mainImageAltAr: 'واجهة المكتبة الجديدة',
  }
}

async function uploaded(client: Client): Promise<string> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ resource: 'news', field: 'mainImage' })) form.set(name, value)
  form.set('file', new File([new Uint8Array(await picture(1200, 675))], 'library.png'))
  return textIn(await done(client, { method: 'POST', path: 'Attachment/Upload', form }), 'id')
}
