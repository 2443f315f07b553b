import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settle, type PlaceIds } from './people.ts'
import { deskOf, docx, newsWith, pdf, picture, rulesIn, titled, type Desk } from './uploads.ts'
import { listIn, objectIn, textIn, type Json } from './walk/json.ts'
import { asOwner, startWorld, type World } from './world.ts'

let world: World
let places: PlaceIds
let category: number
let visitor: Desk
let engineer: Desk
let neighbour: Desk
let spokesman: Desk
let administrator: Desk
beforeAll(async () => {
  world = await startWorld()
  places = await settle(world)
  category = await valueOf('newsCategory')
  visitor = await deskOf(world)
  engineer = await deskOf(world, 'engineer')
  neighbour = await deskOf(world, 'neighbour')
  spokesman = await deskOf(world, 'spokesman')
  administrator = await deskOf(world, 'administrator')
})
afterAll(() => world?.stop())

/** Id of a value of a list. @param code without it the first */
async function valueOf(list: string, code?: string): Promise<number> {
  const { rows } = await asOwner(world.database.ownerUrl, client =>
    client.query(
      `select l.id from lookup l join lookup_type t on t.id = l.type where t.code = $1 and l.code = coalesce($2, l.code) order by l.id limit 1`,
      [list, code ?? null],
    ),
  )
  return rows[0].id
}

/** A news item of Jenin that was sent for review. */
async function sent(more: Json): Promise<Json> {
  const { status, json, bytes } = await engineer.call('POST', 'News/Create', { body: newsWith(category, more) })
  expect(status, bytes.toString()).toBe(200)
  return objectIn(json)
}

async function step(desk: Desk, action: string, id: unknown, body: Json = {}): Promise<Json> {
  const { status, json, bytes } = await desk.call('PUT', `News/${action}/${String(id)}`, { body })
  expect(status, bytes.toString()).toBe(200)
  return objectIn(json)
}

/** What each of them is answered to this path. */
async function statuses(path: string): Promise<number[]> {
  const desks = [visitor, engineer, neighbour, spokesman, administrator]
  return Promise.all(desks.map(async desk => (await desk.get(path)).status))
}

test('a file that is in no record yet is seen by who uploaded it and by administrators', async () => {
  const id = await engineer.uploaded(pdf(), 'a.pdf', 'news', 'attachments.file')
  for (const path of ['GetByte', 'Get']) expect(await statuses(`Attachment/${path}/${id}`), path).toEqual([404, 200, 404, 404, 200])
  expect(await statuses(`Attachment/GetTicket/${id}`)).toEqual([401, 200, 404, 404, 200])
  expect((await engineer.get(`Attachment/GetByte/${id}`)).headers.get('cache-control')).toBe('private, no-store')
})

test('what is not there is not there, for whoever asks', async () => {
  for (const id of ['0198c0de-0000-7000-8000-0000000000ff', '00000000-0000-0000-0000-000000000000', 'x', "'", '%2e%2e%2fpasswd'])
    expect((await administrator.get(`Attachment/GetByte/${id}`)).status, id).toBe(404)
})

test('a token that is no session makes a visitor of its bearer', async () => {
  const id = await engineer.uploaded(pdf(), 'a.pdf', 'news', 'attachments.file')
  expect((await visitor.get(`Attachment/GetByte/${id}`, { authorization: 'Bearer nonsense' })).status).toBe(404)
})

test('a file of a news item is seen by whom the item is; by everybody while it is published', async () => {
  const mainImage = await engineer.uploaded(await picture(900, 500), 'a.png', 'news', 'mainImage')
  const file = await engineer.uploaded(pdf(), 'a.pdf', 'news', 'attachments.file')
  const inText = await engineer.uploaded(await picture(70, 70), 'b.png', 'news', 'bodyAr')
  const body = `<p>${'نص الخبر '.repeat(10)}</p><img src="/api/Attachment/GetByte/${inText}" alt="صورة">`
  const { id } = await sent({ mainImage, attachments: titled(file), bodyAr: body })
  const paths = [mainImage, file, inText].map(one => `Attachment/GetByte/${one}`)
  for (const path of paths) expect(await statuses(path), path).toEqual([404, 200, 404, 200, 200])

  await step(spokesman, 'Publish', id)
  for (const path of paths) expect(await statuses(path), path).toEqual([200, 200, 200, 200, 200])
  const { headers } = await visitor.get(paths[0] ?? '')
  // Whoever keeps it asks each time: what is withdrawn is gone from other people's caches too.
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const kept = { 'if-none-match': headers.get('etag') ?? '' }
  expect((await visitor.get(paths[0] ?? '', kept)).status).toBe(304)
  // A token changes nothing in what everybody may see, not even one that is none.
  expect((await visitor.get(paths[0] ?? '', { authorization: 'Bearer nonsense' })).status).toBe(200)

  await step(spokesman, 'CancelPublish', id, { note: 'سحب الخبر لتصحيحه' })
  for (const path of paths) expect(await statuses(path), path).toEqual([404, 200, 404, 200, 200])
  expect((await visitor.get(paths[0] ?? '', kept)).status).toBe(404)
})

test('the picture of a version that is not published yet is private beside the published one', async () => {
  const old = await engineer.uploaded(await picture(800, 450, 'png', 11), 'old.png', 'news', 'mainImage')
  const { id } = await sent({ mainImage: old })
  const { concurrencyStamp } = await step(spokesman, 'Publish', id)
  const next = await engineer.uploaded(await picture(800, 450, 'png', 12), 'next.png', 'news', 'mainImage')
  const update = await engineer.call('PUT', 'News/Update', { body: { id, concurrencyStamp, mainImage: next } })
  expect(update.status, update.bytes.toString()).toBe(200)
  expect(await statuses(`Attachment/GetByte/${old}`)).toEqual([200, 200, 200, 200, 200])
  expect(await statuses(`Attachment/GetByte/${next}`)).toEqual([404, 200, 404, 200, 200])
  const main = async (desk: Desk) => (await desk.get(`Attachment/GetByteByModuleId/${String(id)}`)).headers.get('etag')
  const etag = async (file: string) => (await engineer.get(`Attachment/GetByte/${file}`)).headers.get('etag')
  expect(await main(visitor)).toBe(await etag(old))
  expect(await main(engineer)).toBe(await etag(next))
})

test('the logo of an authority is public while its file is, and it is active', async () => {
  const authority = places.get('01001')
  const get = async () => objectIn((await administrator.get(`LocalComm/Get/${authority}`)).json)
  const logo = await administrator.uploaded(await picture(500, 500), 'logo.png', 'localComm', 'logo')
  const { concurrencyStamp } = await get()
  const written = await administrator.call('PUT', 'LocalComm/Update', { body: { id: authority, concurrencyStamp, logo } })
  expect(written.status, written.bytes.toString()).toBe(200)
  const path = 'Attachment/GetLogoByteByCode/01001'
  expect(await statuses(path)).toEqual([404, 404, 404, 404, 404])
  expect(await statuses(`Attachment/GetByte/${logo}`)).toEqual([404, 200, 404, 404, 200])
  await administrator.call('PUT', `LocalComm/Publish/${authority}`, { body: {} })
  expect(await statuses(path)).toEqual([200, 200, 200, 200, 200])
  const small = await visitor.get(`${path}?width=400`)
  expect((await sharp(small.bytes).metadata()).width).toBe(400)
  expect(small.headers.get('cache-control')).toBe('public, max-age=300')
  expect(await statuses(`Attachment/GetByte/${logo}`)).toEqual([200, 200, 200, 200, 200])
  for (const none of ['01002', '99999', "'; --"])
    expect((await visitor.get(`Attachment/GetLogoByteByCode/${encodeURIComponent(none)}`)).status).toBe(404)
  const setActive = async (isActive: boolean) => {
    const { concurrencyStamp: stamp } = await get()
    const answer = await administrator.call('PUT', 'LocalComm/Update', { body: { id: authority, concurrencyStamp: stamp, isActive } })
    expect(answer.status).toBe(200)
  }
  await setActive(false)
  expect((await visitor.get(path)).status).toBe(404)
  await setActive(true)
})

test('nothing in a file runs in a browser; pictures, PDF and text are shown in place, and saved where that is asked for', async () => {
  const files = [
    [await engineer.uploaded(await picture(800, 450), 'صورة.png', 'news', 'mainImage'), 'image/webp', 'inline', 'صورة.webp'],
    [await engineer.uploaded(pdf(), 'تقرير.pdf', 'news', 'attachments.file'), 'application/pdf', 'inline', 'تقرير.pdf'],
    [
      await engineer.uploaded(Buffer.from('السنة,العدد\n2026,7\n'), 'a.csv', 'councilMembership', 'attachments'),
      /^text\/plain; charset=utf-8$/,
      'inline',
      'a.csv',
    ],
    [await engineer.uploaded(docx, 'a.docx', 'news', 'attachments.file'), /wordprocessingml/, 'attachment', 'a.docx'],
  ] as const
  for (const [id, type, how, name] of files) {
    const { headers } = await engineer.get(`Attachment/GetByte/${id}`)
    expect(headers.get('content-type')).toMatch(type)
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(`^${how}; filename="[\\x20-\\x7e]+"; filename\\*=UTF-8''${encodeURIComponent(name)}$`),
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
    const saved = await engineer.get(`Attachment/GetByte/${id}?download=1`)
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(saved.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
    expect((await engineer.get(`Attachment/GetByte/${id}?download=yes`)).status).toBe(400)
  }
})

test('who has the bytes already is told so', async () => {
  const id = await engineer.uploaded(await picture(1000, 600), 'a.png', 'news', 'mainImage')
  const whole = await engineer.get(`Attachment/GetByte/${id}`)
  const small = await engineer.get(`Attachment/GetByte/${id}?width=400`)
  const [etag, smallTag] = [whole.headers.get('etag') ?? '', small.headers.get('etag') ?? '']
  expect(etag).toMatch(/^"[0-9a-f]{64}"$/)
  expect(smallTag).toBe(`${etag.slice(0, -1)}-400"`)
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const again = await engineer.get(`Attachment/GetByte/${id}`, { 'if-none-match': known })
    expect([again.status, again.bytes.length, again.headers.get('etag')], known).toEqual([304, 0, etag])
  }
  expect((await engineer.get(`Attachment/GetByte/${id}`, { 'if-none-match': smallTag })).status).toBe(200)
  expect((await visitor.get(`Attachment/GetByte/${id}`, { 'if-none-match': etag })).status).toBe(404)
})

test('a part of a file is sent when one is asked for', async () => {
  const content = pdf(5000)
  const path = `Attachment/GetByte/${await engineer.uploaded(content, 'a.pdf', 'news', 'attachments.file')}`
  const part = await engineer.get(path, { range: 'bytes=100-199' })
  expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([206, 'bytes 100-199/5000', '100'])
  expect(part.bytes.equals(content.subarray(100, 200))).toBe(true)
  expect((await engineer.get(path, { range: 'bytes=-10' })).bytes.equals(content.subarray(-10))).toBe(true)
  const outside = await engineer.get(path, { range: 'bytes=5000-' })
  expect([outside.status, outside.headers.get('content-range'), outside.bytes.length]).toEqual([416, 'bytes */5000', 0])
  expect((await engineer.get(path, { range: 'bytes=0-1,5-6' })).status).toBe(200)
  const etag = part.headers.get('etag') ?? ''
  expect((await engineer.get(path, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
  expect((await engineer.get(path, { range: 'bytes=0-1', 'if-range': '"another"' })).status).toBe(200)
  const head = await engineer.call('HEAD', path)
  expect([head.status, head.headers.get('content-length'), head.headers.get('accept-ranges'), head.bytes.length]).toEqual([
    200,
    '5000',
    'bytes',
    0,
  ])
})

test('the content comes in Base64 with its name', async () => {
  for (const size of [64, 65, 66, 200_000]) {
    const content = pdf(size)
    const id = await engineer.uploaded(content, 'تقرير "1".pdf', 'news', 'attachments.file')
    const { json } = await engineer.get(`Attachment/Get/${id}`)
    expect(json?.originalFileName).toBe('تقرير "1".pdf')
    expect(Buffer.from(textIn(json, 'content'), 'base64').equals(content)).toBe(true)
  }
})

test('a ticket opens its file to an address without a session, and no other file', async () => {
  const [mine, other] = [
    await engineer.uploaded(pdf(70), 'a.pdf', 'news', 'attachments.file'),
    await engineer.uploaded(pdf(71), 'b.pdf', 'news', 'attachments.file'),
  ]
  const { json } = await engineer.get(`Attachment/GetTicket/${mine}`)
  expect(json?.expiresInSeconds).toBe(60)
  const ticket = textIn(json, 'ticket')
  const opened = await visitor.get(`Attachment/GetByte/${mine}?ticket=${ticket}`)
  expect([opened.status, opened.bytes.length, opened.headers.get('cache-control')]).toEqual([200, 70, 'private, no-store'])
  expect((await visitor.get(`Attachment/GetByte/${other}?ticket=${ticket}`)).status).toBe(404)
  expect((await visitor.get(`Attachment/GetByte/${mine}?ticket=${ticket.replace(/^\d+/, '9999999999999')}`)).status).toBe(404)
  expect((await neighbour.get(`Attachment/GetByte/${mine}?ticket=${ticket}`)).status).toBe(404)
})

test('the list of published files holds what citizens see, and nothing else', async () => {
  const file = await engineer.uploaded(pdf(), 'منشور.pdf', 'news', 'attachments.file')
  const inText = await engineer.uploaded(await picture(70, 71), 'in-text.png', 'news', 'bodyAr')
  const hidden = await engineer.uploaded(pdf(), 'hidden.pdf', 'news', 'attachments.file')
  const mainImage = await engineer.uploaded(await picture(850, 480), 'main.png', 'news', 'mainImage')
  const body = `<p>${'نص الخبر '.repeat(10)}</p><img src="/api/Attachment/GetByte/${inText}" alt="صورة">`
  const [type, module] = [await valueOf('attachmentType', 'decision'), await valueOf('moduleType', 'news')]
  const attachments = titled(file).map(row => ({ ...row, type }))
  const { id } = await sent({ mainImage, attachments, bodyAr: body, date: '2025-03-01' })
  await sent({ attachments: titled(hidden) })
  await step(spokesman, 'Publish', id)
  const { json } = await visitor.get('Attachment/GetPublishedList?maxResultCount=1000')
  const items = listIn(json, 'items').map(item => objectIn(item))
  expect(json?.totalCount).toBe(items.length)
  const of = (one: string) => items.filter(item => item.id === one)
  expect(of(file)).toEqual([
    {
      id: file,
      originalFileName: 'منشور.pdf',
      mimeType: 'application/pdf',
      sizeBytes: 64,
      resource: 'news',
      recordId: id,
      titleAr: 'مرفق 1',
      titleEn: null,
      type,
      module,
      place: places.get('01001'),
      year: 2025,
    },
  ])
  expect([of(inText).length, of(mainImage).length, of(hidden).length]).toEqual([1, 1, 0])
  const narrowed = async (query: string) => {
    const list = objectIn((await visitor.get(`Attachment/GetPublishedList?maxResultCount=1000&${query}`)).json)
    const ids = listIn(list, 'items').map(item => objectIn(item).id)
    expect([query, list.totalCount]).toEqual([query, ids.length])
    return [file, mainImage, inText].map(one => ids.includes(one))
  }
  const whose = String(places.get('01001'))
  expect(await narrowed(`type=${type}`)).toEqual([true, false, false])
  expect(await narrowed(`type=${await valueOf('attachmentType', 'mainImage')}`)).toEqual([false, true, false])
  expect(await narrowed(`module=${module}&place=${whose}&year=2025`)).toEqual([true, true, true])
  for (const none of ['year=2024', `module=${await valueOf('moduleType', 'ads')}`, `place=${String(places.get('01002'))}`])
    expect(await narrowed(none), none).toEqual([false, false, false])
  const page = await visitor.get('Attachment/GetPublishedList?maxResultCount=1&SkipCount=1')
  expect(listIn(page.json, 'items')).toEqual([items[1]])
  expect(page.json?.totalCount).toBe(items.length)
  expect(rulesIn(await visitor.get('Attachment/GetPublishedList?maxResultCount=1001'))).toEqual(['maxResultCount: between'])
  expect(rulesIn(await visitor.get('Attachment/GetPublishedList?folder=1'))).toEqual(['folder: unknownField'])
  expect(rulesIn(await visitor.get('Attachment/GetPublishedList?place=1&year=26&type=x&module=0'))).toEqual([
    'place: reference',
    'year: between',
    'type: between',
    'module: between',
  ])
})

test('an unused file is deleted by who uploaded it or by an administrator, a used one by nobody', async () => {
  const remove = async (desk: Desk, id: string) => (await desk.call('DELETE', `Attachment/Delete?id=${id}`)).status
  const [first, second, used] = await Promise.all([1, 2, 3].map(n => engineer.uploaded(pdf(80), `${n}.pdf`, 'news', 'attachments.file')))
  if (!first || !second || !used) throw new Error('three files were uploaded')
  await sent({ attachments: titled(used) })
  expect([
    await remove(visitor, first),
    await remove(neighbour, first),
    await remove(spokesman, used),
    await remove(engineer, used),
  ]).toEqual([401, 404, 409, 409])
  expect([await remove(engineer, first), await remove(administrator, second), await remove(engineer, first)]).toEqual([204, 204, 404])
  expect((await engineer.get(`Attachment/GetByte/${used}`)).status, 'the same content').toBe(200)
})

test('who has the link of a preview opens and keeps the files of what is not public yet', async () => {
  const [file, image] = [
    await engineer.uploaded(pdf(90), 'plan.pdf', 'news', 'attachments.file'),
    await engineer.uploaded(await picture(900, 500, 'png', 17), 'c.png', 'news', 'mainImage'),
  ]
  const { id } = await sent({ attachments: titled(file), mainImage: image, mainImageAltAr: 'مخطط الشارع' })
  const { json } = await engineer.call('POST', `News/PreviewLink/${String(id)}`, { body: {} })
  const html = await (await fetch(textIn(objectIn(json), 'ar'))).text()
  const addresses = [...html.matchAll(/(?:href|src)="(\/api\/Attachment\/GetByte\/[^"]*)"/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  )
  const among = (wanted: RegExp) => addresses.filter(address => wanted.test(address)).length
  expect([among(/[?&]download=1/), among(/[?&]width=/), addresses.length - among(/[?&](?:download|width)=/)].map(Boolean)).toEqual([
    true,
    true,
    true,
  ])
  for (const address of addresses) expect([address, (await visitor.get(address.replace(/^\/api\//, ''))).status]).toEqual([address, 200])
})
