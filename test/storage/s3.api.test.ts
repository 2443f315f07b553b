import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settle } from '../people.ts'
import { configDeskOf, type ConfigDesk } from '../settings.ts'
import { deskOf, pdf, picture, type Desk } from '../uploads.ts'
import { objectIn, textIn } from '../walk/json.ts'
import { asOwner, startWorld, type World } from '../world.ts'
import { keys, startBucket, type Bucket } from './bucket.ts'

// Files in a store of the S3 protocol, chosen on the screen of the settings while the program runs.

const data = mkdtempSync(join(tmpdir(), 'mahalli-storage-'))
let world: World
let bucket: Bucket
let administrator: ConfigDesk
let editor: Desk
beforeAll(async () => {
  bucket = await startBucket()
  world = await startWorld({ MAHALLI_DATA: data })
  await settle(world)
  administrator = await configDeskOf(world)
  editor = await deskOf(world, 'editor')
})
afterAll(async () => {
  await world?.stop()
  await bucket?.remove()
  rmSync(data, { recursive: true, force: true })
})

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
const keyOf = (hash: string) => `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`
const account = () => ({
  'Storage.Kind': 2,
  'S3.Endpoint': bucket.endpoint,
  'S3.Bucket': bucket.name,
  'S3.AccessKey': keys.accessKey,
  'S3.SecretKey': keys.secretKey,
})
const attachments = () =>
  asOwner(
    world.database.ownerUrl,
    async client => (await client.query<{ count: number }>('select count(*)::int as count from attachment')).rows[0]?.count,
  )
const attempt = () => administrator.call('POST', 'Config/Test/storage', { body: {}, headers: { 'accept-language': 'en' } })

let beforeTheChange = ''
test('what was kept in the folder before stays readable', async () => {
  beforeTheChange = await editor.uploaded(pdf(5000, 'o'), 'old.pdf', 'news', 'attachments.file')
  expect((await administrator.save('storage', account())).status).toBe(200)
  expect(await attempt()).toMatchObject({ status: 200, json: { messageEn: 'A file was written to the store, read and removed' } })
  expect(bucket.objects()).toEqual([])
  expect((await editor.get(`Attachment/GetByte/${beforeTheChange}`)).bytes).toEqual(pdf(5000, 'o'))
})

test('a document lies in the bucket under its hash, once, and is read back whole and in parts', async () => {
  const content = pdf(3_000_000, 'm')
  const key = keyOf(hashOf(content))
  const first = await editor.uploaded(content, 'plan.pdf', 'news', 'attachments.file')
  await editor.uploaded(content, 'the same.pdf', 'news', 'attachments.file')
  expect(bucket.objects()).toEqual([key])
  expect(bucket.contentOf(key).equals(content)).toBe(true)
  const whole = await editor.get(`Attachment/GetByte/${first}`)
  expect(whole.bytes.equals(content)).toBe(true)
  expect(whole.headers.get('content-length')).toBe('3000000')
  const part = await editor.get(`Attachment/GetByte/${first}`, { range: 'bytes=9-19' })
  expect(part).toMatchObject({ status: 206, bytes: content.subarray(9, 20) })
  expect(part.headers.get('content-range')).toBe('bytes 9-19/3000000')
  const { json } = await editor.get(`Attachment/Get/${first}`)
  expect(hashOf(Buffer.from(textIn(json, 'content'), 'base64'))).toBe(hashOf(content))
})

test('a picture lies there with its smaller widths', async () => {
  const before = bucket.objects().length
  const id = await editor.uploaded(await picture(1200, 675), 'photo.png', 'news', 'mainImage')
  const made = bucket.objects()
  expect(made.length - before).toBe(3)
  expect(made.filter(key => key.endsWith('-400') || key.endsWith('-800'))).toHaveLength(2)
  const small = await editor.get(`Attachment/GetByte/${id}?width=400`)
  expect(small.headers.get('content-type')).toBe('image/webp')
  expect(small.bytes.length).toBeLessThan((await editor.get(`Attachment/GetByte/${id}`)).bytes.length)
})

test('nothing new lies in the folder', () => {
  const folder = listed(join(data, 'files'))
  expect(folder.filter(path => /[0-9a-f]{64}/.test(path))).toEqual([expect.stringContaining(hashOf(pdf(5000, 'o')))])
})

describe('when the store is away', () => {
  test('an upload is refused in words and leaves nothing; what lies in the folder is read', async () => {
    const before = { rows: await attachments(), objects: bucket.objects() }
    await bucket.close()
    const content = pdf(200_000, 'a')
    const refused = await editor.upload(content, 'away.pdf', 'news', 'attachments.file')
    expect(refused).toMatchObject({ status: 503, json: { error: { code: 'storeAway' } } })
    expect(refused.headers.get('retry-after')).toBe('30')
    expect(await attempt()).toMatchObject({ status: 422, json: { error: { code: 'storageFails' } } })
    expect((await editor.get(`Attachment/GetByte/${beforeTheChange}`)).status).toBe(200)
    expect({ rows: await attachments(), objects: bucket.objects() }).toEqual(before)
    expect(listed(join(data, 'files', 'arriving'))).toEqual([])
    await bucket.open()
    expect((await editor.upload(content, 'back.pdf', 'news', 'attachments.file')).status).toBe(200)
  })

  test('keys that do not open it are told apart from a store that serves, and stand in no answer', async () => {
    expect((await administrator.save('storage', { 'S3.SecretKey': 'wrong-key-of-the-store' })).status).toBe(200)
    const failed = await attempt()
    expect(failed).toMatchObject({ status: 422, json: { error: { code: 'storageFails' } } })
    expect(failed.bytes.toString()).not.toContain('wrong-key-of-the-store')
    expect((await administrator.save('storage', { 'S3.SecretKey': keys.secretKey })).status).toBe(200)
    expect((await attempt()).status).toBe(200)
  })

  test('a bucket that does not exist is no store', async () => {
    expect((await administrator.save('storage', { 'S3.Bucket': 'no-such-bucket' })).status).toBe(200)
    expect((await attempt()).status).toBe(422)
    expect((await administrator.save('storage', { 'S3.Bucket': bucket.name })).status).toBe(200)
  })
})

test('back in the folder, what lies in the bucket is read as long as the bucket is named', async () => {
  const content = pdf(9000, 'b')
  const id = await editor.uploaded(content, 'in the bucket.pdf', 'news', 'attachments.file')
  const count = bucket.objects().length
  expect((await administrator.save('storage', {}, { defaults: ['Storage.Kind'] })).status).toBe(200)
  expect((await editor.get(`Attachment/GetByte/${id}`)).bytes).toEqual(content)
  await editor.uploaded(pdf(9000, 'c'), 'in the folder.pdf', 'news', 'attachments.file')
  expect(bucket.objects()).toHaveLength(count)
})

test('the operator can name the store for a process', async () => {
  const other = await startWorld({
    MAHALLI_STORAGE: 's3',
    MAHALLI_S3_ENDPOINT: bucket.endpoint,
    MAHALLI_S3_BUCKET: bucket.name,
    MAHALLI_S3_ACCESS_KEY: keys.accessKey,
    MAHALLI_S3_SECRET_KEY: keys.secretKey,
  })
  try {
    await settle(other)
    const content = pdf(7000, 'e')
    await (await deskOf(other, 'editor')).uploaded(content, 'by environment.pdf', 'news', 'attachments.file')
    expect(bucket.objects()).toContain(keyOf(hashOf(content)))
    const desk = await configDeskOf(other)
    expect(objectIn(await desk.setting('S3.SecretKey'))).toMatchObject({ source: 'environment', isSet: true, values: {} })
    expect((await desk.call('POST', 'Config/Test/storage', { body: {} })).status).toBe(200)
  } finally {
    await other.stop()
  }
})

function listed(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap(entry =>
        entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
      )
    : []
}
