import {
  attachments,
  bilingual,
  boolean,
  choice,
  date,
  dateTime,
  decimal,
  email,
  geoPoint,
  image,
  integer,
  longText,
  money,
  percent,
  phone,
  ref,
  rows,
  text,
  time,
  url,
  year,
  type AnyResource,
} from '../../kernel/kernel.ts'
import { lookup, resource } from './define.ts'
import { loan, yearReport } from './lending.ts'
import { notice, shelf } from './publishing.ts'
import { branchStock, everywhere } from './scopes.ts'
import { readingList, subject } from './subjects.ts'

/** A house with books. */
export const branch = resource('branch', {
  label: ['فرع', 'Branch', 'الفروع', 'Branches'],
  permission: 'Library.Branch',
  scope: everywhere,
  fields: {
    code: text('الرمز', 'Code').required().max(10).unique(),
    name: bilingual('الاسم', 'Name').requiredBoth().max(100).searchable(),
    parent: ref('الفرع الرئيسي', 'Main branch', () => ({ name: 'branch' })),
  },
  list: { columns: ['code', 'name', 'parent'], filters: ['parent'], sort: 'code' },
  portal: { path: 'branch/{code}', fields: ['code', 'name'] },
})

/** A book: one field of each kind, and one of each check. */
export const book = resource('book', {
  label: ['كتاب', 'Book', 'الكتب', 'Books'],
  permission: 'Library.Book',
  scope: branchStock,
  fields: {
    code: text('رمز الكتاب', 'Code')
      .required()
      .min(2)
      .max(50)
      .matches(/^[A-Za-z0-9][A-Za-z0-9_-]*$/)
      .unique(),
    title: bilingual('العنوان', 'Title').required().max(200).searchable(),
    subtitle: text('العنوان الفرعي', 'Subtitle').max(200).searchable(),
    summary: bilingual('الملخص', 'Summary', 'longText').min(20).max(400),
    note: longText('ملاحظة', 'Note').max(1000),
    isbn: text('الرقم الدولي', 'ISBN').digits(13),
    author: text('المؤلف', 'Author').alpha().max(100),
    shelfMark: text('رقم الرف', 'Shelf mark').required().length(6),
    keywords: text('كلمات مفتاحية', 'Keywords').min(2).max(40).many(),
    publisherEmail: email('بريد الناشر', "Publisher's e-mail"),
    publisherPhone: phone('هاتف الناشر', "Publisher's phone"),
    publisherSite: url('موقع الناشر', "Publisher's site"),
    pages: integer('عدد الصفحات', 'Pages').between(1, 20_000),
    volumes: integer('عدد المجلدات', 'Volumes').min(1).max(99),
    weightKg: decimal('الوزن', 'Weight', 'kg').between(0, 50).warnAbove(10),
    damagePercent: percent('نسبة التلف', 'Damage'),
    price: money('السعر', 'Price').min(0),
    finePerDay: money('غرامة اليوم', 'Fine for a day').min(0).places(4),
    printedIn: year('سنة الطبع', 'Printed in').min(1450).until('thisYear'),
    forLoan: boolean('للإعارة', 'For loan').initially(true),
    acquired: date('تاريخ الاقتناء', 'Acquired on').from('1900-01-01').until('today').initially('today'),
    withdrawn: date('تاريخ السحب', 'Withdrawn on'),
    shownFrom: date('يعرض من', 'Shown from'),
    shownTo: date('يعرض إلى', 'Shown to'),
    startDay: date('بداية الحجز', 'Reserved from'),
    endDay: date('نهاية الحجز', 'Reserved until'),
    catalogued: dateTime('وقت الفهرسة', 'Catalogued at'),
    checked: dateTime('وقت الجرد', 'Checked at'),
    readFrom: time('القراءة من', 'Read from'),
    readUntil: time('القراءة حتى', 'Read until'),
    binding: choice('التجليد', 'Binding', {
      paper: [1, 'ورقي', 'Paper'],
      cloth: [2, 'قماش', 'Cloth'],
      leather: [5, 'جلد', 'Leather'],
    }).required(),
    languages: choice('اللغات', 'Languages', {
      arabic: [1, 'العربية', 'Arabic'],
      english: [2, 'الإنجليزية', 'English'],
      french: [3, 'الفرنسية', 'French'],
    }).many(),
    genre: lookup('النوع', 'Genre', 'libraryGenre').required(),
    topics: lookup('المواضيع', 'Topics', 'libraryGenre').many(),
    origin: ref('الفرع الأصلي', 'Came from', () => branch),
    sequelOf: ref('تتمة لـ', 'Sequel of', () => ({ name: 'book' })),
    related: ref('كتب ذات صلة', 'Related books', () => ({ name: 'book' })).many(),
    cover: image('الغلاف', 'Cover'),
    papers: attachments('الأوراق', 'Papers').max(3),
    foundAt: geoPoint('مكان العثور', 'Found at'),
    isTranslated: boolean('مترجم', 'Translated').initially(false),
    translator: text('المترجم', 'Translator').required().max(100),
    isReviewed: boolean('مراجَعة الترجمة', 'Translation reviewed').initially(false),
    copies: rows('النسخ', 'Copies', {
      barcode: text('الباركود', 'Barcode').required().max(20),
      condition: lookup('الحالة', 'Condition', 'libraryCondition').required(),
      price: money('السعر', 'Price').min(0),
      boughtOn: date('تاريخ الشراء', 'Bought on'),
      shelf: ref('الرف', 'Shelf', () => shelf),
      boundWith: ref('مجلد مع', 'Bound with', () => ({ name: 'book' })),
      keeper: email('بريد الأمين', "Keeper's e-mail"),
    })
      .unique('barcode')
      .max(20),
    inventoryNo: text('رقم الجرد', 'Inventory number').bySystem(),
  },
  unique: [['branchId', 'shelfMark']],
  order: [
    ['acquired', 'withdrawn'],
    ['shownFrom', 'shownTo'],
    ['startDay', 'endDay'],
    ['catalogued', 'checked'],
    ['readFrom', 'readUntil'],
  ],
  shownWhen: { translator: b => b.isTranslated === true, isReviewed: b => b.isTranslated === true },
  rules: [
    { at: 'pages', ok: b => b.binding !== 'leather' || b.pages != null, message: ['أدخل عدد الصفحات', 'Enter the pages'] },
    {
      at: 'copies',
      ok: b => (b.copies ?? []).every(copy => copy.condition !== 'damaged' || copy.price != null),
      message: ['أدخل سعر النسخ التالفة', 'Enter the price of damaged copies'],
    },
  ],
  rulesAtOnce: [
    {
      at: 'isbn',
      ok: b => b.isbn == null || b.printedIn == null || b.printedIn >= 1970,
      message: ['لا رقم دولي قبل 1970', 'There was no ISBN before 1970'],
    },
    {
      at: 'keywords',
      ok: b => (b.keywords ?? []).every(word => !(b.subtitle ?? '').includes(word)),
      message: ['الكلمة واردة في العنوان الفرعي', 'The word stands in the subtitle'],
    },
  ],
  derived: {
    copyCount: { as: integer('عدد النسخ', 'Number of copies'), from: b => b.copies?.length ?? null },
    gramsPerPage: {
      as: decimal('وزن الصفحة', 'Weight of a page', 'g'),
      from: b => (b.weightKg == null || !b.pages ? null : Math.round((b.weightKg * 1e6) / b.pages) / 1000),
    },
  },
  list: {
    columns: ['code', 'title', 'binding', 'genre', 'languages', 'topics', 'keywords', 'price', 'acquired', 'readFrom', 'forLoan', 'origin'],
    carried: ['readUntil'],
    filters: ['code', 'binding', 'genre', 'languages', 'keywords', 'forLoan', 'acquired', 'pages', 'origin', 'titleEn', 'related'],
    sort: ['genre', 'title'],
  },
})

/** What the restorers know of a book: a further part of it, with its id. */
export const bookFile = resource('bookFile', {
  label: ['ملف ترميم', 'Restoration file', 'ملفات الترميم', 'Restoration files'],
  permission: 'Library.BookFile',
  scope: branchStock,
  extends: { base: book, fields: ['code', 'title', 'shelfMark', 'genre', 'pages'], fixed: { binding: 5 } },
  fields: {
    code: text('رمز الكتاب', 'Code').required().max(60).unique(),
    title: book.fields.title,
    shelfMark: book.fields.shelfMark,
    genre: book.fields.genre,
    pages: integer('عدد الصفحات', 'Pages').between(1, 20_000),
    damage: text('وصف التلف', 'Damage').required().max(200).searchable(),
    restorer: text('المرمم', 'Restorer').max(100),
  },
  list: { columns: ['code', 'title', 'damage'], filters: ['genre'], sort: 'code' },
})

/** What the insurer knows of a book; it has no text of its own to be found by. */
export const insurance = resource('insurance', {
  label: ['تأمين', 'Insurance', 'التأمينات', 'Insurances'],
  permission: 'Library.Insurance',
  scope: branchStock,
  extends: { base: book, fields: ['code', 'title', 'shelfMark', 'genre'], fixed: { binding: 2 } },
  fields: {
    code: book.fields.code,
    title: book.fields.title,
    shelfMark: book.fields.shelfMark,
    genre: book.fields.genre,
    insuredFor: money('مبلغ التأمين', 'Insured for').required().min(0),
  },
  list: { columns: ['code', 'title', 'insuredFor'], sort: 'code' },
})

/** Every kind of record of the library, what others refer to first. */
export const resources: readonly AnyResource[] = [branch, shelf, book, bookFile, insurance, loan, yearReport, notice, subject, readingList]

export { loan, yearReport } from './lending.ts'
export { notice, shelf } from './publishing.ts'
export { readingList, subject } from './subjects.ts'
