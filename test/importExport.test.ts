import { deflateRawSync } from 'node:zlib'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import type { CellValue } from '../server/importExport/cells.ts'
import { csvLine, csvMark } from '../server/importExport/csv.ts'
import { mostFileBytes, readSheet } from '../server/importExport/reading.ts'
import { tableOf, type TableColumn } from '../server/importExport/table.ts'
import { writeXlsx, type SheetColumn } from '../server/importExport/xlsxWriter.ts'
import { zipFault } from '../server/importExport/zip.ts'
import { zip } from './uploads.ts'

const few = { mostRows: 100 }
const bytesOf = (text: string) => new TextEncoder().encode(text)
const columns: readonly SheetColumn[] = [
  { heading: 'الاسم', kind: 'text' },
  { heading: '=العدد', kind: 'integer' },
  { heading: 'المبلغ', kind: 'amount' },
  { heading: 'اليوم', kind: 'day' },
  { heading: 'الوقت', kind: 'instant' },
]
const workbook = (rows: readonly (readonly CellValue[])[], name = 'الأخبار', isRightToLeft = true) =>
  writeXlsx({ name, isRightToLeft, columns, rows })

describe('a workbook', () => {
  const rows: readonly (readonly CellValue[])[] = [
    ['مياه <شرب> & "صرف"', 1234, '1250.50', { day: '2026-03-02' }, { day: '2026-03-02', time: '20:30' }],
    ['سطر\nثانٍ', null, '12345678901234567.89', { day: '1850-01-01' }, null],
  ]

  test('has numbers, days and texts as what they are, opens in the direction of its language, and its headings stay', async () => {
    const { sheets } = await readXlsx(await workbook(rows), { readStyles: true })
    const [sheet] = sheets
    expect(sheets).toHaveLength(1)
    expect(sheet?.name).toBe('الأخبار')
    expect(sheet?.view?.rightToLeft).toBe(true)
    expect(sheet?.freezePane).toEqual({ rows: 1 })
    expect(sheet?.autoFilter?.range).toBe('A1:E3')
    expect(sheet?.rows[0]).toEqual(['الاسم', '=العدد', 'المبلغ', 'اليوم', 'الوقت'])
    expect(sheet?.rows[1]).toEqual(['مياه <شرب> & "صرف"', 1234, 1250.5, new Date('2026-03-02T00:00:00Z'), new Date('2026-03-02T20:30:00Z')])
    // Digits that a spreadsheet would lose, and days before its calendar, are texts.
    expect(sheet?.rows[2]?.slice(0, 4)).toEqual(['سطر\nثانٍ', null, '12345678901234567.89', '1850-01-01'])
  })

  test('in English stands from the left', async () => {
    const [sheet] = (await readXlsx(await workbook(rows, 'News', false))).sheets
    expect(sheet?.view?.rightToLeft ?? false).toBe(false)
  })

  test.each(['=1+1', '+1', '-cmd|x', '@SUM(A1)', '\t=1', '＝1+1', '_x0041_', '_x005F_x0041_', 'a\r\nb', "'=1"])(
    'holds the text %j as it is, and no formula',
    async text => {
      const bytes = await workbook([[text]])
      const [sheet] = (await readXlsx(bytes)).sheets
      expect(sheet?.rows[1]?.[0]).toBe(text)
      expect(JSON.stringify(sheet?.cells ?? {})).not.toContain('"formula":')
      const [, row] = await readSheet(bytes, few)
      expect(row?.cells[0]).toBe(text.trim())
    },
  )

  test('leaves out what no workbook can hold', async () => {
    const [sheet] = (await readXlsx(await workbook([['a\u0000b\uD800c\uFFFEd'], ['x'.repeat(40_000)], [Number.NaN]]))).sheets
    expect(sheet?.rows[1]?.[0]).toBe('abcd')
    expect(String(sheet?.rows[2]?.[0])).toHaveLength(32_767)
  })

  test.each([
    ['السجل: [كل] شيء/آخر*', 'السجل كل شيء آخر'],
    ['x'.repeat(50), 'x'.repeat(31)],
    ["'", 'Sheet'],
  ])('called %j is named %j', async (name, shown) => {
    expect((await readXlsx(await workbook([], name))).sheets[0]?.name).toBe(shown)
  })

  test('of 50,000 rows is written and read row by row', async () => {
    const many = function* () {
      for (let index = 0; index < 50_000; index++) yield [`صف ${index}`, index]
    }
    const bytes = await writeXlsx({ name: 'x', isRightToLeft: true, columns, rows: many() })
    const read = await readSheet(bytes, { mostRows: 50_000 })
    expect(read).toHaveLength(50_001)
    expect(read[50_000]).toEqual({ number: 50_001, cells: ['صف 49999', 49_999] })
    await expect(readSheet(bytes, { mostRows: 49_999 })).rejects.toMatchObject({ code: 'tooManyRows', field: 'file' })
  }, 60_000)

  test('whose rows fail fails', async () => {
    const broken = function* () {
      yield ['a']
      throw new Error('the connection is gone')
    }
    await expect(writeXlsx({ name: 'x', isRightToLeft: false, columns, rows: broken() })).rejects.toThrow('the connection is gone')
  })
})

describe('a file that is sent', () => {
  test.each([
    ['commas', 'الرمز,الاسم\r\nا,"ب, ""ج"""\r\n'],
    ['semicolons', 'الرمز;الاسم\nا;"ب, ""ج"""'],
    ['tabs', 'الرمز\tالاسم\r\nا\t"ب, ""ج"""\r\n\r\n'],
  ])('as text with %s is read', async (_, text) => {
    for (const bytes of [bytesOf(text), bytesOf(csvMark + text)])
      expect(await readSheet(bytes, few)).toEqual([
        { number: 1, cells: ['الرمز', 'الاسم'] },
        { number: 2, cells: ['ا', 'ب, "ج"'] },
      ])
  })

  test('in the Arabic code page of Windows, and in two bytes a letter, is read', async () => {
    expect((await readSheet(Uint8Array.from([0xc7, 0x2c, 0xc8]), few))[0]?.cells).toEqual(['ا', 'ب'])
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('ا,ب', 'utf16le')])
    expect((await readSheet(wide, few))[0]?.cells).toEqual(['ا', 'ب'])
  })

  test('is read as it was exported: the apostrophe before what looks like a formula is none of it', async () => {
    const cells = ['=1+1', "'quoted", '-5', 'سطر\nثانٍ', '']
    const [row] = await readSheet(bytesOf(csvMark + csvLine(cells)), few)
    expect(row?.cells).toEqual(['=1+1', "'quoted", '-5', 'سطر\nثانٍ', null])
  })

  test('leaves out empty rows and keeps the numbers of the others', async () => {
    expect((await readSheet(bytesOf('a,b\n\n , \nc,d\n'), few)).map(({ number }) => number)).toEqual([1, 4])
  })

  const garbage = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(100, 1)])
  test.each([
    ['an old or an encrypted workbook', garbage],
    ['a broken workbook', Buffer.from('PK\u0003\u0004 and nothing')],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00])],
    ['another zip', zip({ 'a.txt': 'a' })],
  ])('that is %s is refused', async (_, bytes) => {
    await expect(readSheet(bytes, few)).rejects.toMatchObject({ code: 'unreadableSheet', field: 'file', status: 400 })
  })

  test('is refused when it is too large, has too many rows, or unpacks to more than memory should hold', async () => {
    await expect(readSheet(new Uint8Array(mostFileBytes + 1), few)).rejects.toMatchObject({ code: 'tooLarge', status: 413 })
    await expect(readSheet(bytesOf('a\n'.repeat(102)), few)).rejects.toMatchObject({ code: 'tooManyRows' })
    // Blank lines are none of them: neither do they fill the file, nor hide what stands behind them.
    const blank = '\n , \n'.repeat(100)
    await expect(readSheet(bytesOf(`a\n${blank}${'b\n'.repeat(150)}`), few)).rejects.toMatchObject({ code: 'tooManyRows' })
    expect(await readSheet(bytesOf(`a\n${blank}${'b\n'.repeat(100)}`), few)).toMatchObject({ 1: { number: 202 }, 100: { number: 301 } })
    expect(await readSheet(bytesOf('a\n'.repeat(101)), few)).toHaveLength(101)
    await expect(readSheet(bomb(), few)).rejects.toMatchObject({ code: 'tooLarge', status: 413 })
  })
})

/** A zip whose one entry says it is small and unpacks to 200 MB. */
function bomb(): Buffer {
  return (known ??= bombOf(200))
}
let known: Buffer | undefined

function bombOf(megabytes: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(megabytes * 1024 * 1024))
  const whole = zip({ 'xl/workbook.xml': packed.toString('latin1') })
  const file = zip({ a: 'x' })
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  const head = Buffer.from(whole.subarray(0, 30))
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt32LE(10, 22)
  head.writeUInt16LE(name.length, 26)
  const index = Buffer.alloc(46)
  index.writeUInt32LE(0x02014b50, 0)
  index.writeUInt16LE(8, 10)
  index.writeUInt32LE(packed.length, 20)
  index.writeUInt32LE(10, 24)
  index.writeUInt16LE(name.length, 28)
  const end = Buffer.from(file.subarray(file.length - 22))
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(30 + name.length + packed.length, 16)
  return Buffer.concat([head, name, packed, index, name, end])
}

test('a zip is measured by what it unpacks to, whatever it says of itself', async () => {
  expect(await zipFault(bomb(), 100 * 1024 * 1024)).toBe('tooLarge')
  expect(await zipFault(zip({ a: 'x'.repeat(1000) }), 1000)).toBeUndefined()
  expect(await zipFault(zip({ a: 'x'.repeat(1000), b: 'y' }), 1000)).toBe('tooLarge')
  expect(await zipFault(Buffer.from('PK'), 1000)).toBe('broken')
})

describe('a table', () => {
  const wanted: readonly TableColumn[] = [
    { key: 'code', label: ['الرمز', 'Code'], kind: 'text', isRequired: true },
    { key: 'nameAr', label: ['الاسم', 'Name (Arabic)'], kind: 'text' },
    { key: 'value', label: ['القيمة', 'Value'], kind: 'integer' },
    { key: 'isActive', label: ['فعالة', 'Active'], kind: 'boolean' },
  ]
  const table = async (text: string) => tableOf(await readSheet(bytesOf(text), few), wanted)

  test('is read by its headings, in any order, in either language, however they are spelled', async () => {
    const cells = { code: 'a', value: 7, isActive: true }
    expect(await table('القيمه,الرمز,فعّالة\n٧,a,نعم')).toEqual([{ number: 2, cells }])
    expect(await table('Active,VALUE,code\nYES,7,a')).toEqual([{ number: 2, cells }])
    expect(await table('code\na')).toEqual([{ number: 2, cells: { code: 'a' } }])
  })

  test('keeps what is no value of its column as it stands, for the rules to refuse', async () => {
    expect((await table('code,value,isActive\n5,x,maybe\nb,1.5,'))[0]?.cells).toEqual({ code: '5', value: 'x', isActive: 'maybe' })
    expect((await table('code,value,isActive\n5,x,maybe\nb,1.5,'))[1]?.cells).toEqual({ code: 'b', value: 1.5, isActive: null })
  })

  test.each([
    ['', 'emptyFile', 'الملف فارغ'],
    ['code,colour\na,b', 'unknownColumns', 'أعمدة غير معروفة: colour'],
    ['code,الرمز\na,b', 'repeatedColumns', 'أعمدة مكررة: الرمز'],
    ['nameAr\na', 'missingColumns', 'أعمدة ناقصة: الرمز'],
  ])('with the headings %j is refused', async (text, code, ar) => {
    await expect(table(text)).rejects.toMatchObject({ code, sentence: { ar }, field: 'file' })
  })
})
