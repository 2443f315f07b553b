import { afterAll, beforeAll, expect, test } from 'vitest'
import { settle } from './people.ts'
import { deskOf, newsWith, pdf, picture, rulesIn, titled, type Answered, type Desk } from './uploads.ts'
import { listIn, objectIn, textIn, type Json } from './walk/json.ts'
import { asOwner, startWorld, type World } from './world.ts'

let world: World
let category: number
let engineer: Desk
let spokesman: Desk
beforeAll(async () => {
  world = await startWorld()
  await settle(world)
  const { rows } = await asOwner(world.database.ownerUrl, client =>
    client.query(`select l.id from lookup l join lookup_type t on t.id = l.type where t.code = 'newsCategory' order by l.id limit 1`),
  )
  category = rows[0].id
  engineer = await deskOf(world, 'engineer')
  spokesman = await deskOf(world, 'spokesman')
})
afterAll(() => world?.stop())

const create = (desk: Desk, more: Json): Promise<Answered> => desk.call('POST', 'News/Create', { body: newsWith(category, more) })
const embedded = (id: string) => `<p>${'نص الخبر '.repeat(10)}</p><img src="/api/Attachment/GetByte/${id}" alt="صورة" />`

test('a file that does not fit its field is refused there', async () => {
  const document = await engineer.uploaded(pdf(), 'a.pdf', 'news', 'attachments.file')
  const drawing = await (await deskOf(world, 'council')).uploaded(
    Buffer.from('AC1032'.padEnd(64)),
    'a.dwg',
    'councilMembership',
    'attachments',
  )
  expect(rulesIn(await create(engineer, { mainImage: document }))).toEqual(['mainImage: image'])
  expect(rulesIn(await create(engineer, { bodyAr: embedded(document) }))).toEqual(['bodyAr: image'])
  const administrator = await deskOf(world, 'administrator')
  expect(rulesIn(await create(administrator, { place: null, attachments: titled(drawing) }))).toEqual(['attachments[0].file: fileType'])
  expect(rulesIn(await create(administrator, { place: null, mainImage: drawing }))).toEqual(['mainImage: image'])
})

test('a record says the names and sizes of its files, also to who comes too late with a change', async () => {
  const [image, report] = [
    await engineer.uploaded(await picture(800, 450), 'الواجهة.png', 'news', 'mainImage'),
    await engineer.uploaded(pdf(120), 'تقرير.pdf', 'news', 'attachments.file'),
  ]
  const { id, concurrencyStamp, files } = objectIn((await create(engineer, { mainImage: image, attachments: titled(report) })).json)
  expect(files).toHaveLength(2)
  expect(files).toContainEqual(expect.objectContaining({ id: image, originalFileName: 'الواجهة.png' }))
  expect(files).toContainEqual({
    id: report,
    originalFileName: 'تقرير.pdf',
    mimeType: 'application/pdf',
    sizeBytes: 120,
    scanState: 4,
    bar: null,
  })
  const changed = await engineer.call('PUT', 'News/Update', { body: { id, concurrencyStamp, hideAfterExpiry: true } })
  expect(objectIn(changed.json).files).toEqual(files)
  const late = await engineer.call('PUT', 'News/Update', { body: { id, concurrencyStamp, isUrgent: false } })
  expect(late.status).toBe(409)
  expect(objectIn(objectIn(objectIn(late.json).error).details).theirs).toEqual(
    (await engineer.get(`News/Get/${textIn({ id }, 'id')}`)).json,
  )
})

test('a file goes into a record only by who uploaded it', async () => {
  const file = await spokesman.uploaded(await picture(801, 450), 'a.png', 'news', 'mainImage')
  for (const more of [{ mainImage: file }, { attachments: titled(file) }, { bodyAr: embedded(file) }])
    expect(rulesIn(await create(engineer, more)).map(rule => rule.split(' ')[1])).toEqual(['file'])
  expect(rulesIn(await create(engineer, { mainImage: '0198c0de-0000-7000-8000-0000000000ff' }))).toEqual(['mainImage: file'])
})

test('a file belongs to one record, also when two ask for it at once', async () => {
  const file = await engineer.uploaded(await picture(802, 450), 'a.png', 'news', 'mainImage')
  const both = await Promise.all([create(engineer, { mainImage: file }), create(engineer, { mainImage: file })])
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400])
  expect(rulesIn(await create(engineer, { mainImage: file }))).toEqual(['mainImage: file'])
})

test('who changes a record keeps the files that others put into it, and may bring one back', async () => {
  const [first, second] = [
    await engineer.uploaded(pdf(90), '1.pdf', 'news', 'attachments.file'),
    await engineer.uploaded(pdf(91), '2.pdf', 'news', 'attachments.file'),
  ]
  const made = objectIn((await create(engineer, { attachments: titled(first, second) })).json)
  const change = async (desk: Desk, more: Json) => {
    const { concurrencyStamp } = objectIn((await engineer.get(`News/Get/${String(made.id)}`)).json)
    return desk.call('PUT', 'News/Update', { body: { id: made.id, concurrencyStamp, ...more } })
  }
  const own = await spokesman.uploaded(pdf(92), '3.pdf', 'news', 'attachments.file')
  const turned = await change(spokesman, { attachments: titled(second, own, first) })
  expect(listIn(turned.json, 'attachments')).toMatchObject(titled(second, own, first))
  expect((await change(spokesman, { attachments: titled(own) })).status).toBe(200)
  expect((await engineer.get(`Attachment/GetByte/${first}`)).status, 'left where it was').toBe(200)
  expect((await change(spokesman, { attachments: titled(first) })).status).toBe(200)
})

test('a rich text is stored as it may be shown, and so are its versions', async () => {
  const text = 'نص الخبر '.repeat(10)
  const { json } = await create(engineer, {
    bodyAr: `<h2 onclick="x()">عنوان</h2><p>${text}</p><script>alert(1)</script><a href="javascript:alert(1)">رابط</a><img src=x onerror=alert(1)>`,
    bodyEn: '<p> </p><script>alert(1)</script>',
  })
  const clean = `<h2>عنوان</h2><p>${text}</p><a>رابط</a>`
  expect(json?.bodyAr).toBe(clean)
  expect(json?.bodyEn).toBe(null)
  await asOwner(world.database.ownerUrl, async client => {
    const { rows } = await client.query('select content from content_version where record_id = $1', [textIn(json, 'id')])
    expect(rows[0].content.bodyAr).toBe(clean)
    expect(rows[0].content.bodyEn).toBe(null)
  })
  const empty = await engineer.call('POST', 'News/Create', { body: newsWith(category, { bodyAr: '<p></p><script>x</script>' }) })
  expect(rulesIn(empty)).toEqual(['bodyAr: required'])
})
