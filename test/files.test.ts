import { createReadStream } from 'node:fs'
import { expect, test } from 'vitest'
import { attachments, bilingual, columnsOf, image } from '../kernel/kernel.ts'
import { inPlace, rangeOf } from '../server/files/answer.ts'
import { scan, TooLargeToScan } from '../server/files/clamd.ts'
import { cleanFileName, dispositionOf } from '../server/files/fileName.ts'
import { filesIn } from '../server/files/filesIn.ts'
import { limitsOf, problemOfStored, storedPicture } from '../server/files/kinds.ts'
import { findTicketHolder, signTicket } from '../server/files/ticket.ts'
import { acceptedOf } from '../web/fields/editor.ts'
import { shownInPlace } from '../web/generic/shownInPlace.ts'
import { harmful, startScanner } from './scanner.ts'

test('a scanner that says nothing counts as away after its time, as one does that is not there', async () => {
  const silent = await startScanner({ isSilent: true })
  await expect(scan(silent.address, contentOf('a letter'), 200)).rejects.toThrow('longer than 200 ms')
  await silent.stop()
  await expect(scan(silent.address, contentOf('a letter'))).rejects.toThrow()
})

test('a file that nobody has begun to read, since the scanner is away, is closed', async () => {
  const content = createReadStream(import.meta.filename)
  await expect(scan(`unix:${import.meta.filename}.sock`, content)).rejects.toThrow('ENOENT')
  expect(content.destroyed).toBe(true)
})

test('a scanner is sent what is there, whatever its parts, and its answer is believed', async () => {
  const scanner = await startScanner({ mostBytes: 1000 })
  try {
    expect(await scan(scanner.address, contentOf('one ', '', 'two'))).toEqual({ isClean: true })
    expect(scanner.read.map(String)).toEqual(['one two'])
    expect(await scan(scanner.address, contentOf(harmful.slice(0, 30), harmful.slice(30)))).toEqual({
      isClean: false,
      found: 'Eicar-Test-Signature',
    })
    expect(await scan(scanner.address, contentOf())).toEqual({ isClean: true })
    await expect(scan(scanner.address, contentOf('x'.repeat(2000)))).rejects.toThrow(TooLargeToScan)
  } finally {
    await scanner.stop()
  }
})

async function* contentOf(...parts: string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part)
}

const key = new Uint8Array(32).fill(7)
const userId = '0198c0de-0000-7000-8000-000000000001'
const fileId = '0198c0de-0000-7000-8000-000000000002'
const noon = Date.UTC(2026, 10, 21, 12)

test('a ticket opens its file for its holder until its minute is over', () => {
  const ticket = signTicket(key, { userId, fileId, expiresAt: noon + 60_000 })
  expect(findTicketHolder(key, ticket, fileId, noon)).toBe(userId)
  expect(findTicketHolder(key, ticket, fileId.toUpperCase(), noon + 59_999)).toBe(userId)
  expect(findTicketHolder(key, ticket, fileId, noon + 60_000)).toBe(undefined)
})

test('a ticket that was changed, that is for another file or that another installation signed opens nothing', () => {
  const ticket = signTicket(key, { userId, fileId, expiresAt: noon + 60_000 })
  const other = '0198c0de-0000-7000-8000-000000000003'
  expect(findTicketHolder(key, ticket, other, noon)).toBe(undefined)
  expect(findTicketHolder(new Uint8Array(32), ticket, fileId, noon)).toBe(undefined)
  expect(findTicketHolder(key, ticket.replace(/^\d+/, String(noon + 3_600_000)), fileId, noon)).toBe(undefined)
  expect(findTicketHolder(key, ticket.replace(userId, other), fileId, noon)).toBe(undefined)
  for (const nonsense of ['', '1', `${noon + 1}.${userId}.`, `${ticket}x`, 'null'])
    expect(findTicketHolder(key, nonsense, fileId, noon)).toBe(undefined)
})

test('pages offer to show what the server sends to be shown, and nothing else', () => {
  expect(new Set([storedPicture, ...Object.values(shownInPlace)])).toEqual(new Set(inPlace))
})

test('the name of a file is what follows its last slash, without what cannot be seen', () => {
  expect(cleanFileName('../../etc/passwd')).toBe('passwd')
  expect(cleanFileName('C:\\Users\\a\\تقرير.pdf')).toBe('تقرير.pdf')
  expect(cleanFileName('photo\u202Egnp.exe')).toBe('photognp.exe')
  expect(cleanFileName('a\r\nset-cookie: b\u0000.pdf')).toBe('aset-cookie: b.pdf')
  expect(cleanFileName(' .. ')).toBe('file')
  expect(cleanFileName('\uD800')).toBe('file')
})

test('a name that is too long keeps its ending', () => {
  const name = cleanFileName(`${'ع'.repeat(300)}.docx`)
  expect(Array.from(name)).toHaveLength(200)
  expect(name).toMatch(/ع\.docx$/)
})

test('a name goes into the header as letters that every browser reads', () => {
  expect(dispositionOf('attachment', 'تقرير "1".pdf', 'pdf')).toBe(
    `attachment; filename="_____ _1_.pdf"; filename*=UTF-8''${encodeURIComponent('تقرير "1".pdf')}`,
  )
  expect(dispositionOf('inline', 'photo.jpeg', 'webp')).toBe(`inline; filename="photo.webp"; filename*=UTF-8''photo.webp`)
  expect(dispositionOf('inline', "it's (1).pdf", 'pdf')).toContain("UTF-8''it%27s%20%281%29.pdf")
})

test('a part of a file is what the request says, as far as there is any', () => {
  expect(rangeOf('bytes=0-9', 100)).toEqual({ start: 0, end: 9 })
  expect(rangeOf('bytes=90-', 100)).toEqual({ start: 90, end: 99 })
  expect(rangeOf('bytes=-10', 100)).toEqual({ start: 90, end: 99 })
  expect(rangeOf('bytes=-1000', 100)).toEqual({ start: 0, end: 99 })
  expect(rangeOf('bytes=50-1000', 100)).toEqual({ start: 50, end: 99 })
  for (const outside of ['bytes=100-', 'bytes=100-200', 'bytes=-0']) expect(rangeOf(outside, 100)).toBe('outside')
  for (const all of [null, '', 'bytes=-', 'bytes=9-1', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b']) expect(rangeOf(all, 100)).toBe(undefined)
})

test('the files of a record are those of its images, attachments, rich texts and child rows', () => {
  const fields = {
    picture: image('صورة', 'Picture'),
    files: attachments('ملفات', 'Files'),
    body: bilingual('نص', 'Body', 'richText'),
  }
  const id = (n: number) => `0198c0de-0000-7000-8000-00000000000${n}`
  const record = { picture: id(1), files: [id(2), id(3)], bodyAr: `<img src="/api/Attachment/GetByte/${id(4)}" />`, bodyEn: null }
  expect(filesIn(fields, record).map(use => [use.at, use.id])).toEqual([
    ['picture', id(1)],
    ['files', id(2)],
    ['files', id(3)],
    ['bodyAr', id(4)],
  ])
})

test('a drawing is no picture although its content type begins with image', () => {
  const limits = limitsOf(image('صورة', 'Picture'))
  const problem =
    limits &&
    problemOfStored('picture', ['صورة', 'Picture'], limits, {
      mimeType: 'image/vnd.dwg',
      sizeBytes: 10,
      widthPx: null,
      heightPx: null,
    })
  expect(problem?.rule).toBe('image')
})

test('the chooser of files offers for a field of pictures no other file', () => {
  const accepted = Object.fromEntries(
    columnsOf({
      picture: image('صورة', 'Picture'),
      file: attachments('ملف', 'File').types('pdf', 'jpg'),
    }).map(column => [column.name, acceptedOf(column).join()]),
  )
  expect(accepted).toEqual({
    picture: 'image/png,image/jpeg,image/webp,image/avif,image/gif',
    file: '',
  })
})
