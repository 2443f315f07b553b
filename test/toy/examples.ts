import { lists } from './define.ts'
import { branches } from './people.ts'

let made = 0
/** A number that no other example of this file has. */
export function nextNumber(): number {
  made += 1
  return made
}

/** What a book must have. @param more what this one has beside it, or instead */
export function aBook(more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const n = nextNumber()
  return {
    code: `B-${n}`,
    titleAr: `كتاب رقم ${n}`,
    shelfMark: String(n).padStart(6, '0'),
    binding: 1,
    genre: lists.libraryGenre.novel,
    ...more,
  }
}

/** A book with a value in each of its fields. */
export function aFullBook(): Record<string, unknown> {
  return aBook({
    titleEn: 'The Book of Songs',
    subtitle: 'مختارات',
    summaryAr: 'ملخص عن الكتاب لا يقل عن عشرين حرفًا\nفي سطرين',
    summaryEn: 'A summary of more than twenty characters',
    note: 'سطر أول\nسطر ثان\tبفاصل',
    isbn: '9786144250013',
    author: "أبو الفرج الأصفهاني O'Brien-Smith",
    keywords: ['أدب', 'تراث عربي'],
    publisherEmail: 'books@publisher.example.ps',
    publisherPhone: '+970599123456',
    publisherSite: 'https://publisher.example.ps/كتب?q=1',
    pages: 412,
    volumes: 24,
    weightKg: 0.1 + 0.2,
    damagePercent: 12.34,
    price: '1234567890123456.78',
    finePerDay: '0.1234',
    printedIn: 1972,
    forLoan: false,
    acquired: '2024-03-29',
    withdrawn: '2024-10-26',
    shownFrom: '2024-03-30',
    shownTo: '2024-10-27',
    startDay: '2023-10-28',
    endDay: '2023-10-29',
    catalogued: '2024-10-26T22:30:00.123Z',
    checked: '2024-10-27T00:30:00.000Z',
    readFrom: '00:00',
    readUntil: '23:59',
    binding: 2,
    languages: [1, 3],
    topics: [lists.libraryGenre.history, lists.libraryGenre.poetry],
    origin: branches.south,
    foundAt: { lat: 31.9038, lng: 35.2034 },
    isTranslated: true,
    translator: 'ابن المقفع',
    isReviewed: true,
    copies: [
      {
        barcode: 'x1',
        condition: lists.libraryCondition.new,
        price: '10.50',
        boughtOn: '2024-03-29',
        shelf: null,
        boundWith: null,
        keeper: 'k@example.ps',
      },
      { barcode: 'x2', condition: lists.libraryCondition.worn, price: null, boughtOn: null, shelf: null, boundWith: null, keeper: null },
    ],
  })
}

/** What a loan must have to be lent. */
export function aLoan(book: unknown, more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { book, reader: 'ليلى', readerPhone: '0599123456', dueDate: '2999-01-01', deposit: '10.00', ...more }
}

/** What a notice must have. */
export function aNotice(more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { titleAr: `إعلان ${nextNumber()}`, bodyAr: '<p>نص الإعلان كاملًا</p>', ...more }
}
