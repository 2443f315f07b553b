import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { people, settle } from './people.ts'
import { startScanner } from './scanner.ts'
import { foundIn, infected, infectedOf, noticesOf, posted, scanAgain, stateOf, tellOfVisitors } from './scans.ts'
import { configDeskOf } from './settings.ts'
import { claiming, deskOf, docx, formOf, newsWith, pdf, picture, rulesIn, titled, zip, type Desk } from './uploads.ts'
import { listIn, objectIn, textIn } from './walk/json.ts'
import { startWorld, type World } from './world.ts'

const data = mkdtempSync(join(tmpdir(), 'mahalli-files-'))
let world: World
let engineer: Desk
beforeAll(async () => {
  world = await startWorld({ MAHALLI_DATA: data })
  await settle(world)
  engineer = await deskOf(world, 'engineer')
})
afterAll(async () => {
  await world?.stop()
  rmSync(data, { recursive: true, force: true })
})

/** The names of everything that the store holds. */
const stored = () =>
  readdirSync(join(data, 'files'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ name }) => name)
    .sort()

test('a picture is answered with its size, and kept as WebP with the widths that are smaller than it', async () => {
  const { status, json } = await engineer.upload(await picture(1000, 500), 'حديقة.png', 'news', 'mainImage')
  expect(status).toBe(200)
  expect(json).toMatchObject({ originalFileName: 'حديقة.png', mimeType: 'image/webp', width: 1000, height: 500 })
  const id = String(json?.id)
  for (const [width, kept] of [
    ['400', 400],
    ['800', 800],
    ['1600', 1000],
  ] as const) {
    const { bytes } = await engineer.get(`Attachment/GetByte/${id}?width=${width}`)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: kept, height: kept / 2 })
  }
  expect(rulesIn(await engineer.get(`Attachment/GetByte/${id}?width=500`))).toEqual(['width: choice'])
})

test('a picture is kept no longer than 2,400 pixels', async () => {
  const { json } = await engineer.upload(await picture(3000, 1500, 'jpeg'), 'big.jpg', 'news', 'mainImage')
  expect(json).toMatchObject({ width: 2400, height: 1200 })
})

test('a picture stands upright and says nothing of the camera that made it', async () => {
  const lying = await sharp(await picture(900, 800, 'jpeg'))
    .withExif({ IFD0: { Make: 'Camera of somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 46/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(lying).metadata()).exif?.length).toBeGreaterThan(0)
  const { json } = await engineer.upload(lying, 'camera.jpg', 'news', 'mainImage')
  expect(json).toMatchObject({ width: 800, height: 900 })
  const { bytes } = await engineer.get(`Attachment/GetByte/${String(json?.id)}`)
  const kept = await sharp(bytes).metadata()
  expect([kept.exif, kept.orientation, kept.width]).toEqual([undefined, undefined, 800])
  expect(bytes.includes('somebody')).toBe(false)
})

test('every kind of picture is taken that is large enough', async () => {
  for (const format of ['jpeg', 'webp', 'gif', 'avif'] as const)
    expect((await engineer.upload(await picture(800, 450, format), `a.${format}`, 'news', 'mainImage')).status, format).toBe(200)
  const small = await engineer.upload(await picture(799, 450), 'a.png', 'news', 'mainImage')
  expect([small.status, rulesIn(small)]).toEqual([400, ['file: imagePixels']])
})

test('what only calls itself a picture is refused as no image', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'
  const whole = await picture(200, 200)
  const cases: [string, Uint8Array][] = [
    ['photo.png', Buffer.from('This is no picture')],
    ['photo.png', Buffer.from(svg)],
    ['drawing.svg', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['page.png', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['half.png', whole.subarray(0, whole.length / 2)],
    ['head.png', whole.subarray(0, 40)],
    ['document.png', pdf()],
  ]
  for (const [name, content] of cases) {
    const answer = await engineer.upload(content, name, 'news', 'mainImage')
    expect([answer.status, rulesIn(answer)], name).toEqual([400, ['file: image']])
  }
})

test('a picture of too many pixels is refused before it is decoded, with the reason', async () => {
  const bomb = claiming(await picture(8, 8), 30_000, 30_000)
  const answer = await engineer.upload(bomb, 'bomb.png', 'news', 'mainImage')
  expect([answer.status, rulesIn(answer)]).toEqual([400, ['file: image']])
  expect(objectIn(answer.json, 'error').message).toContain('40 مليون بكسل')
  // As many pixels as the limit are not too many; that there is nothing behind the claim is another matter.
  const modest = await engineer.upload(claiming(await picture(8, 8), 8000, 5000), 'modest.png', 'news', 'mainImage')
  expect(objectIn(modest.json, 'error').message).not.toContain('بكسل')
})

test('a field takes the types that it names, by content and not by name', async () => {
  const taken: [string, Uint8Array, string][] = [
    ['report.docx', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['report', pdf(), 'application/pdf'],
    ['wrong.pdf', await picture(60, 60), 'image/webp'],
  ]
  for (const [name, content, mimeType] of taken)
    expect((await engineer.upload(content, name, 'news', 'attachments.file')).json, name).toMatchObject({
      mimeType,
      originalFileName: name,
    })
  const refused: [string, Uint8Array][] = [
    ['report.docx', zip({ 'a.txt': 'x' })],
    ['run.pdf', Buffer.from('MZ\u0090\u0000 a program')],
    ['table.csv', Buffer.from('a,b\n1,2\n')],
    ['moving.jpg', await picture(60, 60, 'gif')],
    ['page.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
  ]
  for (const [name, content] of refused) {
    const answer = await engineer.upload(content, name, 'news', 'attachments.file')
    expect([answer.status, rulesIn(answer)], name).toEqual([400, ['file: fileType']])
  }
  expect(rulesIn(await engineer.upload(await picture(60, 60, 'gif'), 'logo.gif', 'localComm', 'logo'))).toEqual(['file: fileType'])
})

test('texts and drawings are taken by what they hold', async () => {
  const oldOffice = (name: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1000), Buffer.from(name, 'utf16le'), Buffer.alloc(100)])
  const council = await deskOf(world, 'council')
  const kindOf = async (name: string, content: Uint8Array | string) => {
    const answer = await council.upload(Buffer.from(content), name, 'councilMembership', 'attachments')
    return answer.json?.mimeType ?? rulesIn(answer)[0]
  }
  expect(await kindOf('a.csv', '\uFEFFالاسم,العدد\nجنين,5\n')).toBe('text/csv')
  expect(await kindOf('a.csv', 'BM,begins as a bitmap does\n1,2\n')).toBe('text/csv')
  expect(await kindOf('a.csv', 'a,b\u0000c')).toBe('file: fileType')
  expect(await kindOf('a.csv', Buffer.from([0xe3, 0xe4, 0x2c, 0xff]))).toBe('file: fileType')
  expect(await kindOf('a.csv', '  <script>alert(1)</script>')).toBe('file: fileType')
  expect(await kindOf('a.geojson', '{"type":"FeatureCollection","features":[]}')).toBe('application/geo+json')
  expect(await kindOf('a.geojson', '{"type":"Something"}')).toBe('file: fileType')
  expect(await kindOf('a.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nنص\n')).toBe('text/vtt')
  expect(await kindOf('a.dwg', `AC1032${'\u0000'.repeat(64)}`)).toBe('image/vnd.dwg')
  expect(await kindOf('a.doc', oldOffice('WordDocument'))).toBe('application/msword')
  expect(await kindOf('a.doc', oldOffice('Workbook'))).toBe('application/vnd.ms-excel')
  expect(await kindOf('a.doc', oldOffice('Installer'))).toBe('file: fileType')
})

test('a file is no larger than its field allows, and than the ceiling of its kind', async () => {
  const large = await sharp({
    create: { width: 900, height: 900, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .png()
    .toBuffer()
  expect(large.length).toBeGreaterThan(1024 * 1024)
  const logo = await engineer.upload(large, 'logo.png', 'localComm', 'logo')
  expect([logo.status, rulesIn(logo)]).toEqual([400, ['file: fileSize']])
  expect(objectIn(logo.json, 'error').message).toContain('1,024')
  expect((await engineer.upload(large, 'cover.png', 'localComm', 'coverImage')).status).toBe(200)
  const photo = Buffer.concat([await picture(60, 60, 'jpeg'), Buffer.alloc(6_000_000)])
  expect(rulesIn(await engineer.upload(photo, 'photo.jpg', 'news', 'attachments.file'))).toEqual(['file: fileSize'])
})

test('nobody fills the disk: beyond the ceiling nothing is read', async () => {
  const form = () => formOf(pdf(53_000_000), 'huge.pdf', { resource: 'news', field: 'attachments.file' })
  // The server closes a connection on which it does not want the rest.
  const headers = { connection: 'close' }
  expect((await engineer.call('POST', 'Attachment/Upload', { form: form(), headers })).status).toBe(413)
  const { body, headers: own } = new Response(form())
  const unmeasured = { ...(body && { raw: body }), headers: { ...headers, 'content-type': own.get('content-type') ?? '' } }
  expect((await engineer.call('POST', 'Attachment/Upload', unmeasured)).status).toBe(413)
  expect(readdirSync(join(data, 'files', 'arriving'))).toEqual([])
})

test('a form that is broken off, or is none, is refused and leaves nothing behind', async () => {
  const send = (body: string, type: string) => engineer.call('POST', 'Attachment/Upload', { raw: body, headers: { 'content-type': type } })
  const begun = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 and no'
  expect((await send(begun, 'multipart/form-data; boundary=x')).status).toBe(400)
  expect((await send('--x--\r\n', 'multipart/form-data; boundary=x')).status).toBe(400)
  expect((await send('', 'multipart/form-data; boundary=x')).status).toBe(400)
  expect((await send('{}', 'application/json')).status).toBe(415)
  expect((await send('x', 'multipart/form-data')).status).toBe(415)
  expect(readdirSync(join(data, 'files', 'arriving'))).toEqual([])
})

test('an upload whose connection breaks leaves nothing behind', async () => {
  const abort = new AbortController()
  const begun = Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 and no')
  const raw = new ReadableStream({ start: controller => controller.enqueue(begun) })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const upload = engineer.call('POST', 'Attachment/Upload', { raw, headers, signal: abort.signal })
  await expect.poll(() => readdirSync(join(data, 'files', 'arriving'))).toHaveLength(1)
  abort.abort()
  await expect(upload).rejects.toThrow()
  await expect.poll(() => readdirSync(join(data, 'files', 'arriving'))).toEqual([])
})

test('a file is uploaded for a field of a definition, by who may write such records', async () => {
  const small = await picture(50, 50)
  expect(rulesIn(await engineer.upload(small, 'a.png', 'nothing', 'mainImage'))).toEqual(['resource: choice'])
  expect(rulesIn(await engineer.upload(small, 'a.png', 'news', 'title'))).toEqual(['field: choice'])
  expect(rulesIn(await engineer.upload(small, 'a.png', 'news', ''))).toEqual(['field: choice'])
  expect(rulesIn(await engineer.upload(new Uint8Array(), 'a.png', 'news', 'mainImage'))).toEqual(['file: required'])
  expect(rulesIn(await engineer.call('POST', 'Attachment/Upload', { form: onlyValues() }))).toEqual(['file: required'])
  expect((await (await deskOf(world)).upload(small, 'a.png', 'news', 'mainImage')).status).toBe(401)
  expect((await (await deskOf(world, 'member')).upload(small, 'a.png', 'news', 'mainImage')).status).toBe(403)
  expect((await (await deskOf(world, 'reviewer')).upload(small, 'a.png', 'localComm', 'logo')).status).toBe(403)
  expect((await engineer.upload(small, 'a.png', 'news', 'bodyAr')).status, people.engineer.who).toBe(200)
})

test('the values may come after the file', async () => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(pdf())], 'a.pdf'))
  form.set('resource', 'news')
  form.set('field', 'attachments.file')
  expect((await engineer.call('POST', 'Attachment/Upload', { form })).status).toBe(200)
})

test('the name of a file is kept to be shown, and is no path', async () => {
  const { json } = await engineer.upload(pdf(), '../../etc/ميزانية\u202E 2026.pdf', 'news', 'attachments.file')
  expect(json?.originalFileName).toBe('ميزانية 2026.pdf')
})

test('the same content twice is two files and lies in the store once', async () => {
  const content = await picture(1000, 700, 'png', 201)
  const first = await engineer.uploaded(content, 'a.png', 'news', 'mainImage')
  const before = stored()
  const second = await engineer.uploaded(content, 'b.png', 'news', 'mainImage')
  expect(second).not.toBe(first)
  expect(stored()).toEqual(before)
  const document = pdf(500, 'z')
  await Promise.all([1, 2, 3].map(n => engineer.uploaded(document, `${n}.pdf`, 'news', 'attachments.file')))
  expect(stored()).toHaveLength(before.length + 1)
})

/** Of each file of a record, why it is not opened; null: it is. */
const barsIn = (record: unknown) => listIn(objectIn(record), 'files').map(file => objectIn(file).bar)

test('where a scanner is set it reads each upload, and what it finds something in is not taken and stands in the audit', async () => {
  const administrator = await configDeskOf(world)
  const scanner = await startScanner()
  try {
    for (const wrong of ['clamd', 'unix:clamd.sock'])
      expect(rulesIn(await administrator.save('uploads', { 'Uploads.Scanner': wrong })), wrong).toEqual(['Uploads.Scanner: regex'])
    for (const port of [0, 65_536, 99_999])
      expect(rulesIn(await administrator.save('uploads', { 'Uploads.Scanner': `tcp://[::1]:${port}` }))).toEqual(['Uploads.Scanner: port'])
    expect((await administrator.save('uploads', { 'Uploads.Scanner': scanner.address })).status).toBe(200)
    const clean = pdf(200_000, 's')
    const id = await engineer.uploaded(clean, 'clean.pdf', 'news', 'attachments.file')
    expect(scanner.read.at(-1)?.equals(clean)).toBe(true)
    expect((await engineer.get(`Attachment/GetByte/${id}`)).bytes.equals(clean)).toBe(true)
    const before = stored()
    const refused = await engineer.upload(infected, 'bad.pdf', 'news', 'attachments.file')
    expect([refused.status, rulesIn(refused)]).toEqual([400, ['file: infected']])
    expect(objectIn(refused.json, 'error').message).toContain('bad.pdf')
    expect(stored()).toEqual(before)
    expect(await foundIn(world, 'bad.pdf')).toEqual(['Eicar-Test-Signature'])
    const told = 'The file “bad.pdf” is neither opened nor published: malware was found in it (Eicar-Test-Signature).'
    expect(await noticesOf(world, 'bad.pdf')).toEqual([
      ['admin', told],
      ['administrator', told],
    ])
    expect(rulesIn(await engineer.upload(pdf(1_100_000), 'long.pdf', 'news', 'attachments.file'))).toEqual(['file: tooLargeToScan'])
    const page = await posted(world, 'letter.pdf', infected)
    expect(page.status).toBe(400)
    expect(page.html).toContain('id="attachments-error"')
    expect(page.html).toContain('Malware was found in the file; it was not taken: letter.pdf')
    expect(await foundIn(world, 'letter.pdf')).toEqual(['Eicar-Test-Signature'])
    // The same content is told of once.
    expect(await noticesOf(world, 'letter.pdf')).toEqual([])
    // What visitors send is told of once an hour.
    await posted(world, 'other.pdf', infectedOf('other'))
    expect([await foundIn(world, 'other.pdf'), await noticesOf(world, 'other.pdf')]).toEqual([['Eicar-Test-Signature'], []])
    await tellOfVisitors(world, data)
    const toldLater = told.replace('bad.pdf', 'other.pdf')
    expect(await noticesOf(world, 'other.pdf')).toEqual([
      ['admin', toldLater],
      ['administrator', toldLater],
    ])
  } finally {
    await administrator.save('uploads', {}, { defaults: ['Uploads.Scanner'] })
    await scanner.stop()
  }
})

test('while the scanner is away files wait: neither opened nor published, until they were scanned', async () => {
  const administrator = await configDeskOf(world)
  const publisher = await deskOf(world, 'publisher')
  const citizen = await deskOf(world)
  const path = join(data, 'clamd.sock')
  await administrator.save('uploads', { 'Uploads.Scanner': `unix:${path}` })
  const mainImage = await engineer.uploaded(await picture(1200, 675, 'png', 17), 'photo.png', 'news', 'mainImage')
  const bad = await engineer.uploaded(infected, 'later.pdf', 'news', 'attachments.file')
  const waiting = await engineer.get(`Attachment/GetByte/${mainImage}`)
  expect([waiting.status, objectIn(waiting.json, 'error').code]).toEqual([409, 'fileWaiting'])
  const category = Number(objectIn(listIn((await citizen.get('Public/Lookup/GetByType/newsCategory')).json, 'items')[0]).id)
  const made = await engineer.call('POST', 'News/Create', { body: newsWith(category, { mainImage }) })
  const id = textIn(made.json, 'id')
  expect(barsIn(made.json)).toEqual(['الملف ينتظر الفحص من البرمجيات الضارة. افتحه بعد قليل'])
  const harmful = await engineer.uploaded(infected, 'kept.pdf', 'news', 'attachments.file')
  const holding = await engineer.call('POST', 'News/Create', { body: newsWith(category, { attachments: titled(harmful), isDraft: true }) })
  const publish = () => publisher.call('PUT', `News/Publish/${id}`, { body: {} })
  for (const name of ['first.pdf', 'second.pdf']) await posted(world, name, infectedOf(name))
  expect(rulesIn(await publish())).toEqual(['mainImage: fileWaiting'])
  await scanAgain(world, data)
  expect(rulesIn(await publish())).toEqual(['mainImage: fileWaiting'])

  const scanner = await startScanner({ path })
  try {
    await scanAgain(world, data)
    expect((await publish()).status).toBe(200)
    expect((await citizen.get(`Attachment/GetByte/${mainImage}`)).status).toBe(200)
    const kept = await engineer.get(`Attachment/GetByte/${bad}`)
    expect([kept.status, objectIn(kept.json, 'error').code]).toEqual([409, 'infected'])
    expect(await foundIn(world, 'later.pdf')).toEqual(['Eicar-Test-Signature'])
    // Administrators know the content; who uploaded it before it was scanned hears of each of his files.
    for (const name of ['later.pdf', 'kept.pdf'])
      expect(await noticesOf(world, name)).toContainEqual(['engineer', expect.stringContaining(name)])
    expect((await noticesOf(world, 'later.pdf')).length + (await noticesOf(world, 'kept.pdf')).length).toBeLessThanOrEqual(4)
    // Of several files of visitors their number is told, in one message.
    expect([await foundIn(world, 'second.pdf'), await noticesOf(world, 'second.pdf')]).toEqual([['Eicar-Test-Signature'], []])
    await tellOfVisitors(world, data)
    expect(await noticesOf(world, 'files that visitors sent')).toEqual(
      ['admin', 'administrator'].map(name => [name, expect.stringMatching(/^Malware was found in \d files that visitors sent/)]),
    )
    expect(barsIn((await engineer.get(`News/Get/${id}`)).json)).toEqual([null])
    const held = await engineer.get(`News/Get/${textIn(holding.json, 'id')}`)
    expect(barsIn(held.json)).toEqual(['وُجدت في الملف برمجية ضارة فلا يُفتح'])
    const again = await engineer.call('POST', 'News/Create', { body: newsWith(category, { attachments: titled(bad), isDraft: true }) })
    expect(rulesIn(again)).toEqual(['attachments[0].file: file'])
  } finally {
    await scanner.stop()
  }

  // Who does without a scanner again has nothing that waits for one.
  const late = await engineer.uploaded(pdf(90, 'w'), 'late.pdf', 'news', 'attachments.file')
  await administrator.save('uploads', {}, { defaults: ['Uploads.Scanner'] })
  await scanAgain(world, data)
  expect((await engineer.get(`Attachment/GetByte/${late}`)).status).toBe(200)
})

test('what came while the scanner was away and is larger than it reads is let out no more, and who uploaded it and administrators are told', async () => {
  const administrator = await configDeskOf(world)
  const path = join(data, 'small.sock')
  await administrator.save('uploads', { 'Uploads.Scanner': `unix:${path}` })
  const mainImage = await engineer.uploaded(await picture(1200, 675, 'png', 23), 'long.png', 'news', 'mainImage')
  const category = Number(objectIn(listIn((await engineer.get('Public/Lookup/GetByType/newsCategory')).json, 'items')[0]).id)
  const id = textIn((await engineer.call('POST', 'News/Create', { body: newsWith(category, { mainImage }) })).json, 'id')
  const late = await engineer.uploaded(pdf(5000, 'v'), 'long.pdf', 'news', 'attachments.file')
  const scanner = await startScanner({ path, mostBytes: 1000 })
  try {
    await scanAgain(world, data)
    await scanAgain(world, data)
  } finally {
    await scanner.stop()
  }
  const said = 'The file “long.pdf” is neither opened nor published: it could not be examined, as it is larger than the scanner reads.'
  expect(await noticesOf(world, 'long.pdf')).toEqual([
    ['admin', said],
    ['administrator', said],
    ['engineer', said],
  ])
  const opened = await engineer.get(`Attachment/GetByte/${late}`)
  expect([opened.status, objectIn(opened.json, 'error').code]).toEqual([409, 'tooLargeToScan'])
  const publisher = await deskOf(world, 'publisher')
  expect(rulesIn(await publisher.call('PUT', `News/Publish/${id}`, { body: {} }))).toEqual(['mainImage: tooLargeToScan'])
  const held = await engineer.call('POST', 'News/Create', { body: newsWith(category, { attachments: titled(late), isDraft: true }) })
  expect(rulesIn(held)).toEqual(['attachments[0].file: tooLargeToScan'])
  // Who does without a scanner again has nothing that is held back for want of a verdict.
  await administrator.save('uploads', {}, { defaults: ['Uploads.Scanner'] })
  await scanAgain(world, data)
  expect((await engineer.get(`Attachment/GetByte/${late}`)).status).toBe(200)
})

test('a form goes on when the scanner takes its files and says nothing; they wait until it was asked again', async () => {
  const administrator = await configDeskOf(world)
  const scanner = await startScanner({ isSilent: true })
  await administrator.save('uploads', { 'Uploads.Scanner': scanner.address })
  try {
    const page = await posted(world, 'silent.pdf', pdf(300, 'u'))
    expect([page.status, page.html.includes('id="attachments-error"'), page.html.includes('silent.pdf')]).toEqual([400, false, true])
    expect(await stateOf(world, 'silent.pdf')).toBe(1)
  } finally {
    await administrator.save('uploads', {}, { defaults: ['Uploads.Scanner'] })
    await scanner.stop()
  }
  await scanAgain(world, data)
  expect(await stateOf(world, 'silent.pdf')).toBe(4)
})

function onlyValues(): FormData {
  const form = new FormData()
  form.set('resource', 'news')
  form.set('field', 'mainImage')
  return form
}
