import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lists } from './define.ts'
import { branches, people } from './people.ts'
import { startToyWorld, type ToyWorld } from './toyWorld.ts'

const { novel, history, poetry } = lists.libraryGenre

/** Ten books of the northern branch; their codes tell them apart. */
const stock = [
  {
    code: 'a1',
    titleAr: 'ألف ليلة وليلة',
    titleEn: 'Zebra nights',
    genre: novel,
    languages: [1],
    pages: 100,
    acquired: '2020-01-01',
    price: '5.00',
  },
  {
    code: 'a2',
    titleAr: 'الأغاني',
    titleEn: 'Anthem',
    genre: history,
    languages: [1, 2],
    pages: 200,
    acquired: '2021-06-30',
    price: '10.00',
  },
  { code: 'a3', titleAr: 'إحياء العلوم', genre: history, languages: [2], pages: 300, acquired: '2021-07-01', price: null },
  { code: 'a4', titleAr: 'البيان والتبيين', subtitle: 'في الفصاحة', genre: poetry, pages: 400, acquired: '2022-01-01', price: '100.00' },
  { code: 'a5', titleAr: 'المُقدِّمة', genre: history, topics: [novel, poetry], pages: 500, acquired: '2022-01-02' },
  { code: 'a6', titleAr: 'رسالة الغفران', keywords: ['أدب', 'سفر'], genre: poetry, pages: 600, acquired: '2023-01-01', forLoan: false },
  { code: 'a7', titleAr: '=1+1', titleEn: '+cmd|calc', genre: novel, pages: 700, acquired: '2023-02-01' },
  {
    code: 'a8',
    titleAr: 'كليلة، ودمنة',
    titleEn: 'Say "hello"',
    genre: novel,
    pages: 800,
    acquired: '2023-03-01',
    keywords: ['@home', 'سفر'],
  },
  { code: 'a9', titleAr: 'ديوان ٢٠٢٤', genre: poetry, pages: 900, acquired: '2024-02-29', readFrom: '08:30', readUntil: '17:00' },
  { code: 'b1', titleAr: 'مدرسه الحكمه', genre: novel, pages: 1000, acquired: '2024-03-01', origin: branches.south },
]

let world: ToyWorld
beforeAll(async () => {
  world = await startToyWorld()
  for (const [index, book] of stock.entries()) {
    const answer = await world.as('salma').post('Book/Create', { ...book, shelfMark: `N${10_000 + index}`, binding: (index % 2) + 1 })
    expect(answer.messages).toEqual([''])
  }
  await world.as('omar').post('Book/Create', { code: 's1', titleAr: 'كتاب الجنوب', shelfMark: 'S00001', binding: 1, genre: novel })
})
afterAll(() => world?.stop())

async function codes(query: string, headers?: Readonly<Record<string, string>>): Promise<unknown[]> {
  const answer = await world.as('salma').get(`Book/GetListPaged?${query}`, headers)
  expect(answer.messages).toEqual([''])
  return answer.items.map(({ code }) => code)
}
async function refused(query: string): Promise<readonly string[]> {
  const answer = await world.as('salma').get(`Book/GetListPaged?${query}`)
  expect(answer.status).toBe(400)
  return answer.problems
}
const all = stock.map(({ code }) => code)

describe('pages of a list', () => {
  test('ten rows unless more are asked for, and how many there are in all', async () => {
    const answer = await world.as('huda').get('Book/GetListPaged')
    expect(answer.items).toHaveLength(10)
    expect(answer.body.totalCount).toBe(11)
  })

  test('pages follow each other without a gap and without a repetition', async () => {
    const pages = await Promise.all([0, 3, 6, 9, 12].map(skip => codes(`sorting=creationTime&maxResultCount=3&SkipCount=${skip}`)))
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 3, 1, 0])
    expect(pages.flat()).toEqual(all)
  })

  test('the total is right on a page beyond the end too', async () => {
    expect((await world.as('salma').get('Book/GetListPaged?SkipCount=50')).body).toEqual({
      totalCount: 10,
      items: [],
      allowed: ['create', 'export'],
    })
  })

  test.each([
    'maxResultCount=0',
    'maxResultCount=1001',
    'maxResultCount=-1',
    'maxResultCount=1.5',
    'maxResultCount=1e2',
    'maxResultCount=ten',
  ])('%s is refused: one to a thousand rows', async query => expect(await refused(query)).toEqual(['maxResultCount: between']))

  test.each(['SkipCount=-1', 'SkipCount=x', 'SkipCount=0x10', 'SkipCount=1000000001'])('%s is refused', async query =>
    expect(await refused(query)).toEqual(['SkipCount: between']),
  )

  test('a thousand rows at once are allowed', async () => expect(await codes('maxResultCount=1000')).toHaveLength(10))

  test('beyond ten thousand records the total says that it is not exact, and a file of too many rows is refused', async () => {
    await world.owner(async client => {
      await client.query('set session_replication_role = replica')
      await client.query(
        `insert into year_report (id, concurrency_stamp, branch_id, year, visitors) select gen_random_uuid(), gen_random_uuid(), $1, n, n from generate_series(1000, 51000) n`,
        [branches.south],
      )
    })
    const { body } = await world.as('omar').get('YearReport/GetListPaged')
    expect(body.totalCountIsExact).toBe(false)
    expect(body.totalCount).toBeGreaterThan(10_000)
    const exact = await world.as('omar').get('YearReport/GetListPaged?yearFrom=1000&yearTo=9999')
    expect(exact.body).toMatchObject({ totalCount: 9000 })
    expect((await world.as('omar').get('YearReport/Export')).code).toBe('tooManyRows')
    await world.owner(client => client.query('delete from year_report'))
  })
})

test('what rows carry beside the columns is answered as the record answers it', async () => {
  const { items } = await world.as('salma').get('Book/GetListPaged?code=a9')
  expect(items).toMatchObject([{ readFrom: '08:30', readUntil: '17:00' }])
})

describe('the order of a list', () => {
  test.each([
    ['sorting=code desc', ['b1', 'a9', 'a8', 'a7', 'a6', 'a5', 'a4', 'a3', 'a2', 'a1']],
    ['sorting=genre,code desc', ['b1', 'a8', 'a7', 'a1', 'a5', 'a3', 'a2', 'a9', 'a6', 'a4']],
    ['sorting=genre DESC, acquired asc', ['a4', 'a6', 'a9', 'a2', 'a3', 'a5', 'a1', 'a7', 'a8', 'b1']],
    ['sorting=pages desc&maxResultCount=2', ['b1', 'a9']],
    ['sorting=price desc&maxResultCount=3', ['a4', 'a2', 'a1']],
    ['sorting=creationTime desc&maxResultCount=1', ['b1']],
  ])('%s', async (query, expected) => expect(await codes(query)).toEqual(expected))

  test('names are in the order of the Arabic alphabet, whatever form the first letter has', async () => {
    const sorted = await codes('sorting=titleAr&genre=900002')
    expect(sorted).toEqual(['a3', 'a2', 'a5'])
  })

  test("a column with two languages is sorted by the reader's", async () => {
    const query = 'sorting=title&maxResultCount=3'
    expect(await codes(query, { 'accept-language': 'en' })).toEqual(['a7', 'a2', 'a8'])
    expect(await codes(query)).not.toEqual(['a7', 'a2', 'a8'])
  })

  test('nothing said: the order of the definition', async () => {
    expect(await codes('maxResultCount=4')).toEqual(['a7', 'a1', 'a8', 'b1'])
  })

  test.each([
    'sorting=note',
    'sorting=weightKg',
    'sorting=branch_id',
    'sorting=title;drop table book',
    'sorting=code down',
    'sorting=code asc asc',
    'sorting=,',
    'sorting=copies',
    'sorting=toString',
  ])('%s is refused: the list does not show it', async query =>
    expect([...new Set(await refused(query))]).toEqual(['sorting: unknownField']),
  )
})

describe('narrowing a list', () => {
  test.each([
    ['code=a5', ['a5']],
    [`genre=${poetry}`, ['a4', 'a6', 'a9']],
    [`genre[0]=${poetry}&genre[1]=${novel}`, ['a1', 'a4', 'a6', 'a7', 'a8', 'a9', 'b1']],
    [`genre=${poetry}&genre=${novel}`, ['a1', 'a4', 'a6', 'a7', 'a8', 'a9', 'b1']],
    [`GENRE[]=${poetry}&GENRE[]=`, ['a4', 'a6', 'a9']],
    ['binding=1&forLoan=true', ['a1', 'a3', 'a5', 'a7', 'a9']],
    ['forLoan=false', ['a6']],
    ['languages=2', ['a2', 'a3']],
    ['languages[0]=1&languages[1]=2', ['a1', 'a2', 'a3']],
    ['keywords=سفر', ['a6', 'a8']],
    ['acquired=2022-01-01', ['a4']],
    ['acquiredFrom=2021-07-01&acquiredTo=2022-01-01', ['a3', 'a4']],
    ['pagesFrom=900', ['a9', 'b1']],
    ['pagesTo=100', ['a1']],
    [`origin=${branches.south}`, ['b1']],
    [`branchId=${branches.north}&maxResultCount=1000`, all],
    [`branchId=${branches.south}`, []],
    ['titleEn=Anthem', ['a2']],
    ['code=', all],
    ['PagesFrom=900&maxresultcount=1&skipcount=1', ['b1']],
  ])('%s', async (query, expected) => expect(await codes(`sorting=code&${query}`)).toEqual(expected))

  test.each([
    ['colour=red', ['colour: unknownField']],
    ['note=x', ['note: unknownField']],
    ['acquired=2022-02-30', ['acquired: date']],
    ['acquiredFrom=yesterday', ['acquiredFrom: date']],
    ['genre=history', ['genre: choice']],
    ['binding=3', ['binding: choice']],
    ['forLoan=1', ['forLoan: boolean']],
    ['origin=1', ['origin: reference']],
    ['code=%00', ['code: plainText']],
    ['forLoanFrom=true', ['forLoanFrom: unknownField']],
    [
      'colour=red&maxResultCount=0&sorting=x&pagesFrom=many&shape[0]=1',
      ['colour: unknownField', 'maxResultCount: between', 'pagesFrom: numeric', 'shape: unknownField', 'sorting: unknownField'],
    ],
  ])('%s is refused by name', async (query, expected) => expect(await refused(query)).toEqual(expected))
})

describe('looking for words', () => {
  test.each([
    ['ليلة', ['a1']],
    ['الف ليله', ['a1']],
    ['أَلْفُ ليـــلة', ['a1']],
    // Without its article a word is the same word.
    ['اغان', ['a2']],
    ['الاغاني', ['a2']],
    ['احياء', ['a3']],
    ['الفصاحه', ['a4']],
    ['المقدمه', ['a5']],
    ['2024', ['a9']],
    ['٢٠٢٤', ['a9']],
    ['مدرسة الحكمة', ['b1']],
    ['مدرس', ['b1']],
    ['ZEBRA', ['a1']],
    ['zeb nig', ['a1']],
    ['b1', ['b1']],
    ['كليلة (ودمنة)!', ['a8']],
    ['ليلة زرقاء', []],
    ['%20', all],
    ['!!!', []],
    ["'); drop", []],
    [':* | zz', []],
  ])('«%s»', async (words, expected) =>
    expect(await codes(`sorting=code&filter=${words.startsWith('%') ? words : encodeURIComponent(words)}`)).toEqual(expected),
  )

  test('a word that was changed is found, the old one no longer', async () => {
    const made = await world
      .as('omar')
      .post('Book/Create', { code: 'w1', titleAr: 'نخلة', subtitle: 'زيتونة', shelfMark: 'S00009', binding: 1, genre: novel })
    const found = async (word: string) => (await world.as('omar').get(`Book/GetListPaged?filter=${encodeURIComponent(word)}`)).items.length
    const changed = await world
      .as('omar')
      .put('Book/Update', { id: made.body.id, concurrencyStamp: made.body.concurrencyStamp, titleAr: 'صنوبرة' })
    expect(changed.status).toBe(200)
    expect(await Promise.all(['نخلة', 'صنوبرة', 'زيتونة', 'w1'].map(found))).toEqual([0, 1, 1, 1])
    await world.as('omar').delete(`Book/Delete?id=${made.body.id}`)
  })
})

describe('what a row of a list says', () => {
  test('the columns of the definition, both languages, and the names of what it refers to', async () => {
    const { items } = await world.as('salma').get('Book/GetListPaged?code=b1')
    expect(items).toEqual([
      {
        id: expect.any(String),
        concurrencyStamp: expect.any(String),
        isWritable: true,
        branchId: branches.north,
        code: 'b1',
        titleAr: 'مدرسه الحكمه',
        titleEn: null,
        price: null,
        readFrom: null,
        readUntil: null,
        forLoan: true,
        acquired: '2024-03-01',
        binding: 2,
        languages: null,
        genre: novel,
        topics: null,
        keywords: null,
        origin: branches.south,
        originNameAr: 'فرع south',
        originNameEn: 'south',
      },
    ])
  })
})

describe('the file for a spreadsheet', () => {
  test('begins with its mark, says coded values in words, and holds no formula', async () => {
    const answer = await world.as('salma').get('Book/Export?sorting=code', { 'accept-language': 'en' })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="book.csv"')
    expect(answer.text.startsWith('\uFEFF')).toBe(true)
    const lines = answer.text.slice(1).trimEnd().split('\r\n')
    expect(lines).toHaveLength(11)
    expect(lines[0]).toBe(
      'Code,Title (Arabic),Title (English),Binding,Genre,Languages,Topics,Keywords,Price,Acquired on,Read from,For loan,Came from',
    )
    const row = (code: string) => lines.find(line => line.startsWith(`${code},`))
    expect(row('a2')).toBe('a2,الأغاني,Anthem,Cloth,“history”,Arabic; English,,,10.00,2021-06-30,,Yes,')
    expect(row('a5')).toContain(',“novel”; “poetry”,')
    expect(row('a6')).toContain('أدب; سفر')
    expect(row('a7')).toContain(`a7,'=1+1,'+cmd|calc,`)
    expect(row('a8')).toContain(`"Say ""hello"""`)
    expect(row('a8')).toContain(`'@home; سفر`)
    expect(row('a9')).toContain(',2024-02-29,08:30,Yes,')
    expect(row('b1')).toContain(',south')
  })

  test('is a workbook where it is asked for, with numbers and days as what they are', async () => {
    const answer = await world.as('salma').get('Book/Export?sorting=code&format=xlsx', { 'accept-language': 'en' })
    expect(answer.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="book.xlsx"')
    const [sheet] = (await readXlsx(answer.bytes, { readStyles: true })).sheets
    expect(sheet?.name).toBe('Books')
    expect(sheet?.view?.rightToLeft ?? false).toBe(false)
    const [head, ...rows] = sheet?.rows ?? []
    expect(head).toEqual(
      'Code,Title (Arabic),Title (English),Binding,Genre,Languages,Topics,Keywords,Price,Acquired on,Read from,For loan,Came from'.split(
        ',',
      ),
    )
    expect(rows).toHaveLength(10)
    expect(rows[1]).toEqual([
      'a2',
      'الأغاني',
      'Anthem',
      'Cloth',
      '“history”',
      'Arabic; English',
      null,
      null,
      10,
      new Date('2021-06-30'),
      null,
      'Yes',
      null,
    ])
    expect(rows[6]?.slice(0, 3)).toEqual(['a7', '=1+1', '+cmd|calc'])
    const arabic = await world.as('salma').get('Book/Export?code=b1&sorting=code&format=xlsx')
    const [narrowed] = (await readXlsx(arabic.bytes)).sheets
    expect(narrowed?.view?.rightToLeft).toBe(true)
    expect(narrowed?.rows).toHaveLength(2)
    expect(narrowed?.rows[1]).toContain('فرع south')
    expect((await world.as('salma').get('Book/Export?format=pdf')).problems).toEqual(['format: choice'])
    expect((await world.as('trainee').get('Book/Export?format=xlsx')).status).toBe(403)
  })

  test('in Arabic for an Arabic reader, narrowed as the list is', async () => {
    const answer = await world.as('salma').get(`Book/Export?code=b1&sorting=code`)
    expect(answer.text).toContain('«novel»')
    expect(answer.text).toContain('فرع south')
    expect(answer.text.trimEnd().split('\r\n')).toHaveLength(2)
    expect((await world.as('salma').get('Book/Export?colour=red')).problems).toEqual(['colour: unknownField'])
  })

  test('needs the permission to export where there is one', async () => {
    expect((await world.as('trainee').get('Book/Export')).status).toBe(403)
    expect(people.trainee.can('Library.Book')).toBe(true)
  })
})

test('an Arabic name in English letters stands under its own first letter, without its article and apostrophe', async () => {
  const titles = ['Beit Furik', "'Ein Qiniya", 'Ad-Doha', "Ya'bad", 'Al-Bireh', "'Aqqaba"]
  for (const [index, titleEn] of titles.entries()) {
    const book = { code: `z${index}`, titleAr: `كتاب ${index}`, titleEn, shelfMark: `N${20_000 + index}`, binding: 1, genre: novel }
    expect((await world.as('salma').post('Book/Create', book)).messages).toEqual([''])
  }
  const { items } = await world.as('salma').get('Book/GetListPaged?sorting=title&maxResultCount=30', { 'accept-language': 'en' })
  expect(items.flatMap(({ titleEn }) => titles.filter(title => title === titleEn))).toEqual([
    "'Aqqaba",
    'Beit Furik',
    'Al-Bireh',
    'Ad-Doha',
    "'Ein Qiniya",
    "Ya'bad",
  ])
})
