import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { z } from 'zod'
import { usualBounds, type Bounds, type Readable } from '../server/fileText/limits.ts'
import { pageText, type Run } from '../server/fileText/pdf.ts'
import { piecesOf } from '../server/fileText/pieces.ts'
import { readText, understood } from '../server/fileText/reading.ts'
import { docx, zip } from './uploads.ts'

async function read(content: Uint8Array | string, kind: Readable, bounds: Bounds = usualBounds) {
  async function* parts() {
    yield Buffer.from(content)
  }
  const read = await readText(parts(), kind, new AbortController().signal, bounds)
  if ('fault' in read) return read.fault
  const { pieces, words } = await piecesOf(read.text)
  return { text: pieces.map(piece => piece.text).join(' '), words }
}

/** A line of a page: runs of so many letters, each ten points wide, from the left to the right. */
function line(base: number, ...runs: (string | number)[]): Run[] {
  let x = 50
  return runs.flatMap(run => {
    if (typeof run === 'number') {
      x += run
      return []
    }
    const made = {
      str: run,
      dir: /\p{Script=Arabic}/u.test(run) ? 'rtl' : 'ltr',
      transform: [12, 0, 0, 12, x, base],
      width: run.length * 10,
    }
    x += made.width
    return [made]
  })
}

describe('a page says', () => {
  test.each<[string, Run[], string]>([
    ['letters that stand one by one in their printed forms', line(700, 'ﺔ', 'ﻴ', 'ﻨ', 'ﺑ', ' ', 'ﻷ', 'ا'), 'الأ بنية'],
    [
      'numbers and Latin words inside an Arabic line',
      [...line(700, 'شيكل', ' ', '25', ' ', 'UNDP', ' ', 'report', ' ', 'تقرير'), ...line(600, 'عن', ' ', 'كلفة', ' ', 'المضخات')],
      'تقرير 25 UNDP report شيكل\nالمضخات كلفة عن',
    ],
    [
      'an Arabic name inside an English line',
      line(700, 'The', ' ', 'العتيقة', ' ', 'بلدة', ' ', 'of', ' ', 'beautiful', ' ', 'stone'),
      'The بلدة العتيقة of beautiful stone',
    ],
    ['vowels with their letters', line(700, 'ب', 'ﹸ', 'ت', 'ﻛ'), 'كتُب'],
    ['words that nothing but room divides', line(700, 'water', 6, 'pumps'), 'water pumps'],
    ['columns by themselves, the right one first', line(700, 'القيمة', 90, 'البند'), 'البند\nالقيمة'],
    ['lines from above, in whatever order they were drawn', [...line(680, 'below'), ...line(700, 'above')], 'above\nbelow'],
  ])('%s', (_what, runs, text) => expect(pageText(runs)).toBe(text))
})

describe('the text of a document', () => {
  test('of each kind is read, its words as the search knows them', async () => {
    const word = zip({
      'word/document.xml':
        '<w:document><w:p><w:r><w:t>صيانة الكستنا</w:t></w:r><w:r><w:t>ئيات</w:t></w:r></w:p><w:p><w:del><w:delText>محذوف</w:delText></w:del><w:t>a &amp; b</w:t></w:p></w:document>',
      'word/comments.xml': '<w:comments><w:t>تعليق</w:t></w:comments>',
    })
    expect(await read(word, 'docx')).toMatchObject({ text: 'صيانة الكستنائيات a & b', words: expect.stringContaining(`'=كستناييات':1D`) })
    const slides = zip({
      'ppt/slides/slide10.xml': '<p:sld><a:p><a:t>الأخيرة</a:t></a:p></p:sld>',
      'ppt/slides/slide2.xml': '<p:sld><a:p><a:t>الأولى</a:t></a:p></p:sld>',
    })
    expect(await read(slides, 'pptx')).toMatchObject({ text: 'الأولى الأخيرة' })
    const workbook = zip({
      'xl/sharedStrings.xml': '<sst><si><r><t>مضخة</t></r></si><si><t>خزان</t></si></sst>',
      'xl/worksheets/sheet1.xml': '<worksheet><c><is><t>أنبوب</t></is></c></worksheet>',
    })
    expect(await read(workbook, 'xlsx')).toMatchObject({ text: 'مضخة خزان أنبوب' })
    expect(await read(Buffer.from([0xc8, 0xe1, 0xcf, 0xed, 0xc9]), 'txt')).toMatchObject({ text: 'بلدية' })
    expect(await read('\uFEFFالاسم,القرية\n', 'csv')).toMatchObject({ text: 'الاسم,القرية' })
  })

  test('is none where the document is broken or is another thing', async () => {
    expect(await read('%PDF-1.7 nothing more', 'pdf')).toBe('unreadable')
    expect(await read(docx.subarray(0, 40), 'docx')).toBe('unreadable')
    expect(await read('', 'xlsx')).toBe('unreadable')
  })
})

test('an answer of the reader that something else has written into reads nothing', () => {
  const kind = z.object({ text: z.string() })
  expect(understood(kind, '{"text":"a"}')).toEqual({ text: 'a' })
  for (const answer of ['Fontconfig error: no file\n{"text":"a"}', '', '{"pages":[]}'])
    expect(understood(kind, answer), answer).toEqual({ fault: 'unreadable' })
})

describe('a file that was made to do harm is given up', () => {
  test('where it holds a thousand times its size', async () => {
    const bomb = new ZipFile()
    bomb.addBuffer(Buffer.alloc(80 * 1024 * 1024, ' '), 'word/document.xml')
    bomb.end()
    expect(await read(await buffer(bomb.outputStream), 'docx')).toBe('tooLarge')
  })

  test('where it takes all the time, or all the memory, that there is', async () => {
    const endless = pdfOf(deflateSync(Buffer.from('q BT /F1 1 Tf (a) Tj ET Q\n'.repeat(2_000_000))))
    expect(await read(endless, 'pdf', { ...usualBounds, workSeconds: 3 })).toBe('tooLong')
    const swelling = pdfOf(deflateSync(Buffer.alloc(400 * 1024 * 1024, ' ')))
    expect(await read(swelling, 'pdf', { ...usualBounds, memoryMB: 250 })).toBe('tooLarge')
  })
})

/** A document of one page with this packed content. */
function pdfOf(content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
4 0 obj<</Filter/FlateDecode/Length ${content.length}>>stream\n`),
    content,
    Buffer.from('\nendstream\nendobj\ntrailer<</Root 1 0 R>>\n'),
  ])
}
