import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { arabicPdf } from '../modules/portal/content/demonstration/arabicPdf.ts'
import { plainPdf } from '../modules/portal/content/demonstration/plainPdf.ts'
import { readTypeface } from '../modules/portal/content/demonstration/typeface.ts'
import { sharedServiceBrief } from '../modules/portal/knowledge/demonstration/sharedServiceBrief.ts'
import { usualBounds, type Bounds, type PageReading } from '../server/fileText/limits.ts'
import { readPages } from '../server/fileText/reading.ts'
import { drawnInBrowser } from './printed.ts'
import { picture } from './uploads.ts'

async function read(content: Uint8Array, reading: PageReading = 'drawnPages', bounds: Bounds = usualBounds) {
  async function* parts() {
    yield Buffer.from(content)
  }
  const read = await readPages(parts(), reading, new AbortController().signal, bounds)
  if ('fault' in read) return read.fault
  return read.pages.map(({ text, picture }) => ({ text, picture: picture === undefined ? undefined : Buffer.from(picture, 'base64') }))
}

const sizeOf = async (drawn: Buffer | undefined) => {
  const { format, width, height } = await sharp(drawn).metadata()
  return { format, width, height }
}
/** As grey as somebody far away sees it, dot by dot. */
const fromAfar = async (drawn: Buffer | undefined) => [
  ...(await sharp(drawn).flatten().greyscale().resize(100, 141, { fit: 'fill' }).raw().toBuffer()),
]

test('an Arabic document is drawn as a browser draws it, page by page, with its text', async () => {
  const html = `
    <style>@page { size: A4; margin: 0 } body { margin: 0; padding: 60px; font-size: 22px; line-height: 2 } h1 { font-size: 44px }
    @media screen { .second { display: none } }</style>
    <h1>دليل تسليم المهام</h1><p>${'يُعبأ النموذج بحضور الطرفين، ويُحفظ في ملف القسم مدة 5 سنوات. '.repeat(6)}</p>
    <div class="second" style="break-before: page"><h1>الملحق الأول</h1><p>كشف الوثائق المسلّمة</p></div>`
  const { pdf, seen } = await drawnInBrowser(html, async page => {
    await page.setViewportSize({ width: 794, height: 1123 })
    return { pdf: await page.pdf({ preferCSSPageSize: true }), seen: await page.screenshot() }
  })
  const pages = await read(pdf)
  if (typeof pages === 'string') throw new Error(pages)
  expect(pages.map(({ text }) => text.split('\n')[0])).toEqual(['دليل تسليم المهام', 'الملحق الأول'])
  expect(pages[1]?.text).toContain('كشف الوثائق المسلّمة')
  for (const { picture } of pages) expect(await sizeOf(picture)).toEqual({ format: 'png', width: 1000, height: 1415 })
  // Whatever the edges of its letters: the same ink in the same places.
  const [drawn, wanted] = [await fromAfar(pages[0]?.picture), await fromAfar(seen)]
  expect(wanted.reduce((sum, grey, at) => sum + Math.abs(grey - (drawn[at] ?? 0)), 0) / wanted.length).toBeLessThan(4)
})

test('the brief of the demonstration is drawn on three pages, and its words are read as they were written', async () => {
  const typeface = (file: string) => readTypeface(readFileSync(join(import.meta.dirname, '../web/theme/fonts', file)))
  const brief = arabicPdf(sharedServiceBrief, { arabic: typeface('card-arabic.ttf'), latin: typeface('card-latin.ttf') })
  const pages = await pagesOf(brief)
  expect(pages).toHaveLength(sharedServiceBrief.pages.length)
  for (const [at, paragraphs] of sharedServiceBrief.pages.entries()) {
    expect(pages[at]?.text.replaceAll('\n', ' ')).toBe(paragraphs.map(([, text]) => text).join(' '))
    expect(await sizeOf(pages[at]?.picture)).toEqual({ format: 'png', width: 1000, height: 1415 })
  }
})

test('a page with letters in a typeface that the file lacks has its text alone', async () => {
  const [page] = await pagesOf(plainPdf(['Bylaw of markets', 'Traders keep to their stalls.']))
  expect(page).toEqual({ text: 'Bylaw of markets\nTraders keep to their stalls.', picture: undefined })
})

test('and the pages behind it are drawn', async () => {
  const stream = (content: string) => `<</Length ${content.length}>>stream\n${content}\nendstream`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 99 99]>>',
    '<</Type/Page/Parent 2 0 R/Resources<</Font<</F1 7 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Page/Parent 2 0 R/Resources<<>>/Contents 6 0 R>>',
    stream('BT /F1 9 Tf 9 9 Td (Bylaw) Tj ET'),
    stream('0 0 1 rg 0 0 50 50 re f'),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ]
  const file = `%PDF-1.4\n${objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('')}trailer<</Root 1 0 R>>\n`
  const pages = await pagesOf(Buffer.from(file))
  expect(pages.map(({ text, picture }) => [text, picture !== undefined])).toEqual([
    ['Bylaw', false],
    ['', true],
  ])
})

test('no more than three pages are read, and of a long one its beginning', async () => {
  const long = await pagesOf(plainPdf(['Bylaw', 'Every article is longer than the one before it. '.repeat(400)]), 'pages')
  expect(long.map(({ text }) => text.length)).toEqual([2000, 2000, 2000])
})

test('what is no document, or is locked, has no pages', async () => {
  expect(await read(Buffer.from('%PDF-1.7 nothing more'))).toBe('unreadable')
  expect(await read(await picture(40, 40))).toBe('unreadable')
})

test('a page of any size is drawn in one frame; a ribbon, or one whose picture would fill the memory, is not', async () => {
  const drawing = '0 0 1 rg 0 0 500 500 re f'
  const [large] = await pagesOf(pdfWith(drawing, '0 0 2000000 2000000'))
  expect(await sizeOf(large?.picture)).toEqual({ format: 'png', width: 1000, height: 1000 })
  for (const box of ['0 0 20000000 3', '0 0 3 20000000']) expect(await pagesOf(pdfWith(drawing, box)), box).toEqual([{ text: '' }])
  const isWhite = async (sidePx: number) => {
    const [page] = await pagesOf(pdfWith('90 0 0 90 0 0 cm /I Do', '0 0 99 99', sidePx))
    return (await sharp(page?.picture).stats()).channels.every(({ min }) => min === 255)
  }
  expect([await isWhite(200), await isWhite(6000)]).toEqual([false, true])
})

test('a document that takes all the time, or all the memory, is given up', async () => {
  const endless = pdfWith('0 0 9 9 re f\n'.repeat(4_000_000), '0 0 99 99')
  expect(await read(endless, 'drawnPages', { ...usualBounds, workSeconds: 3 })).toBe('tooLong')
  const swelling = pdfWith(Buffer.alloc(400 * 1024 * 1024, ' '), '0 0 99 99')
  expect(await read(swelling, 'drawnPages', { ...usualBounds, memoryMB: 300 })).toBe('tooLarge')
})

async function pagesOf(content: Uint8Array, reading?: PageReading) {
  const pages = await read(content, reading)
  if (typeof pages === 'string') throw new Error(pages)
  return pages
}

/** A document of one page with this content and this box. @param sidePx of the black picture `I` in it */
function pdfWith(content: string | Buffer, box: string, sidePx = 1): Buffer {
  const packed = deflateSync(content)
  const black = deflateSync(Buffer.alloc(sidePx * sidePx))
  return Buffer.concat([
    Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Resources<</XObject<</I 5 0 R>>>>/Contents 4 0 R>>endobj
4 0 obj<</Filter/FlateDecode/Length ${packed.length}>>stream\n`),
    packed,
    Buffer.from(`
endstream
endobj
5 0 obj<</Type/XObject/Subtype/Image/Width ${sidePx}/Height ${sidePx}/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/FlateDecode/Length ${black.length}>>stream\n`),
    black,
    Buffer.from('\nendstream\nendobj\ntrailer<</Root 1 0 R>>\n'),
  ])
}
