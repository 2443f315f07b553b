import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  bilingual,
  boolean,
  choice,
  date,
  decimal,
  email,
  geoPoint,
  integer,
  money,
  percent,
  phone,
  problemsOfFields,
  rows,
  ruleWordings,
  sentenceOf,
  text,
  time,
  url,
  validate,
  year,
  type AnyResource,
  type Field,
  type Problem,
  type RuleName,
} from '../../kernel/kernel.ts'
import { resource } from '../toy/define.ts'
import { everywhere } from '../toy/scopes.ts'

// The check list of the specification's section 5: its rules by its own words, each with what it takes, what it refuses, and what the
// reader is told.

const clock = { today: () => '2026-03-27' }
const label = ['الحقل', 'The field'] as const
const [ar, en] = label

type Case = readonly [rule: string, field: Field, right: unknown, wrong: unknown, ar: string, en: string]
const ofFields: readonly Case[] = [
  ['required', text(ar, en).required(), 'x', null, 'حقل الحقل مطلوب', 'The field is required'],
  ['required (yes or no)', boolean(ar, en).required(), false, null, 'حقل الحقل مطلوب', 'The field is required'],
  ['required (a number)', integer(ar, en).required(), 0, null, 'حقل الحقل مطلوب', 'The field is required'],
  ['email', email(ar, en), 'a.b+c@mail.example.ps', 'a@b', 'صيغة البريد الإلكتروني غير صحيحة', 'The e-mail address is not valid'],
  ['numeric', decimal(ar, en, 'm'), 1.5, '1.5', 'الحقل: أدخل رقمًا', 'The field: enter a number'],
  ['integer', integer(ar, en), 12, 1.5, 'الحقل: أدخل رقمًا صحيحًا', 'The field: enter a whole number'],
  [
    'decimal (two places)',
    money(ar, en),
    '1.25',
    '1.255',
    'الحقل: أدخل رقمًا عشريًا بمنزلتين عشريتين على الأكثر',
    'The field: enter a decimal with at most 2 decimal places',
  ],
  [
    'decimal (four places)',
    money(ar, en).places(4),
    '1.2555',
    '1.25555',
    'الحقل: أدخل رقمًا عشريًا بحد أقصى 4 منازل',
    'The field: enter a decimal with at most 4 decimal places',
  ],
  [
    'decimal (a share)',
    percent(ar, en),
    12.34,
    12.345,
    'الحقل: أدخل رقمًا عشريًا بمنزلتين عشريتين على الأكثر',
    'The field: enter a decimal with at most 2 decimal places',
  ],
  ['alpha', text(ar, en).alpha(), "أحمد عبد-الله O'Neil", 'أحمد2', 'الحقل: حروف فقط', 'The field: letters only'],
  ['length', text(ar, en).length(5), 'سماءأ', 'سماء', 'الحقل: يجب أن يتكون من 5 أحرف', 'The field must have 5 characters'],
  ['minimum characters', text(ar, en).min(2), 'اب', 'ا', 'الحقل: حرفان على الأقل', 'The field: at least 2 characters'],
  ['maximum characters', text(ar, en).max(3), 'ابج', 'ابجد', 'الحقل: 3 أحرف على الأكثر', 'The field: at most 3 characters'],
  ['minimum value', integer(ar, en).min(0), 0, -1, 'الحقل: القيمة لا تقل عن 0', 'The field: at least 0'],
  ['minimum value (money)', money(ar, en).min(0), '0.00', '-0.01', 'الحقل: القيمة لا تقل عن 0', 'The field: at least 0'],
  ['maximum value', integer(ar, en).max(1500), 1500, 1501, 'الحقل: القيمة لا تزيد على 1,500', 'The field: at most 1,500'],
  ['between', decimal(ar, en, 'm').between(0, 2.5), 2.5, 2.6, 'الحقل: القيمة بين 0 و2.5', 'The field: between 0 and 2.5'],
  ['between (a share)', percent(ar, en), 100, 100.5, 'الحقل: القيمة بين 0 و100', 'The field: between 0 and 100'],
  ['regex', text(ar, en).matches(/^[A-Z]-\d+$/), 'A-1', 'a-1', 'صيغة الحقل غير صحيحة', 'The field has a wrong format'],
  ['digits', text(ar, en).digits(5), '٠١٢٣٤', '0123O', 'الحقل: يجب أن يتكون من 5 أرقام', 'The field must have 5 digits'],
  [
    'a date',
    date(ar, en),
    '2024-02-29',
    '2023-02-29',
    'الحقل: أدخل تاريخًا صحيحًا بالصيغة YYYY-MM-DD',
    'The field: enter a valid date as YYYY-MM-DD',
  ],
  [
    'a date not before',
    date(ar, en).from('2000-01-01'),
    '2000-01-01',
    '1999-12-31',
    'الحقل: يجب ألا يسبق 2000-01-01',
    'The field must not be earlier than 2000-01-01',
  ],
  [
    'a date not after',
    date(ar, en).until('today+30'),
    '2026-04-26',
    '2026-04-27',
    'الحقل: يجب ألا يتجاوز 2026-04-26',
    'The field must not be later than 2026-04-26',
  ],
  ['a time', time(ar, en), '23:59', '24:00', 'الحقل: أدخل وقتًا صحيحًا بالصيغة HH:mm', 'The field: enter a valid time as HH:mm'],
  ['minimum year', year(ar, en).min(1994), 1994, 1993, 'الحقل: السنة لا تقل عن 1994', 'The field: the year must be at least 1994'],
  [
    'minimum year, skipped when empty',
    year(ar, en).min(1994),
    null,
    1993,
    'الحقل: السنة لا تقل عن 1994',
    'The field: the year must be at least 1994',
  ],
  [
    'a year that has come',
    year(ar, en).until('thisYear'),
    2026,
    2027,
    'الحقل: السنة لا تزيد على 2026',
    'The field: the year must be at most 2026',
  ],
  ['a year of four digits', year(ar, en), 2026, 26, 'الحقل: أدخل سنة من أربعة أرقام', 'The field: enter a year of four digits'],
  ['a link', url(ar, en), 'https://example.ps/a?b=ج', 'example.ps/a', 'يبدأ الرابط بـ https://', 'A link begins with https://'],
  [
    'a link that is to be secure',
    text(ar, en).matches(/^https:\/\/\S+$/),
    'https://example.ps',
    'example.ps',
    'يبدأ الرابط بـ https://',
    'A link begins with https://',
  ],
  ['a telephone number', phone(ar, en), '+970599123456', '0599-123456', 'رقم الهاتف غير صحيح', 'The phone number is not valid'],
  [
    'a point on the map',
    geoPoint(ar, en),
    { lat: 31.9, lng: 35.2 },
    { lat: 91, lng: 35.2 },
    'الحقل: حدد نقطة صحيحة على الخريطة',
    'The field: mark a valid point on the map',
  ],
  [
    'a value of a list',
    choice(ar, en, { a: [1, 'أ', 'A'] }),
    1,
    2,
    'الحقل: اختر قيمة من القائمة',
    'The field: choose a value from the list',
  ],
  [
    'at least one table row',
    rows(ar, en, { a: text('أ', 'A') }).required(),
    [{ a: 'x' }],
    [],
    'أضف صفًا واحدًا على الأقل إلى الجدول',
    'Add at least one table row',
  ],
  [
    'no more rows than allowed',
    rows(ar, en, { a: text('أ', 'A') }).max(2),
    [{}, {}],
    [{}, {}, {}],
    'الحقل: عنصران على الأكثر',
    'The field: at most 2 entries',
  ],
]

describe('rules of single values', () => {
  test.each(ofFields)('%s', (_rule, field, right, wrong, arabic, english) => {
    expect(problemsOfFields({ field }, { field: right }, 'submit', clock)).toEqual([])
    const [problem, ...more] = problemsOfFields({ field }, { field: wrong }, 'submit', clock)
    expect(more).toEqual([])
    expect([problem?.at, problem?.sentence]).toEqual(['field', { ar: arabic, en: english }])
  })

  test('a rule of a text in two languages holds for each of them, at its own place', () => {
    const fields = { name: bilingual('الاسم', 'Name').required().max(3) }
    expect(told(problemsOfFields(fields, { nameEn: 'Four' }, 'submit', clock))).toEqual({
      nameAr: ['حقل الاسم مطلوب', 'Name (Arabic) is required'],
      nameEn: ['الاسم (بالإنجليزية): 3 أحرف على الأكثر', 'Name (English): at most 3 characters'],
    })
    expect(told(problemsOfFields({ name: bilingual('الاسم', 'Name').requiredBoth() }, {}, 'submit', clock))).toHaveProperty('nameEn')
  })
})

const spans: AnyResource = resource('span', {
  label: ['مدة', 'Span', 'مدد', 'Spans'],
  permission: 'Library.Branch',
  scope: everywhere,
  fields: {
    first: date('الأول', 'First'),
    second: date('الثاني', 'Second'),
    dateFrom: date('من', 'From'),
    dateTo: date('إلى', 'To'),
    startDate: date('البداية', 'Start'),
    endDate: date('النهاية', 'End'),
    opens: time('الفتح', 'Opens'),
    closes: time('الإغلاق', 'Closes'),
  },
  order: [
    ['first', 'second'],
    ['dateFrom', 'dateTo'],
    ['startDate', 'endDate'],
    ['opens', 'closes'],
  ],
  list: { columns: ['first'], sort: 'first' },
})

describe('rules between values', () => {
  test.each([
    [
      'a date later than another date',
      'first',
      'second',
      '2024-01-01',
      '2024-01-02',
      'الثاني: يجب أن يكون بعد الأول',
      'Second must be later than First',
    ],
    [
      "the 'to' date greater than 'from'",
      'dateFrom',
      'dateTo',
      '2024-01-01',
      '2024-01-02',
      'تاريخ «إلى» يجب أن يكون أكبر من تاريخ «من»',
      "The 'to' date must be greater than the 'from' date",
    ],
    [
      'start less than end',
      'startDate',
      'endDate',
      '2024-12-31',
      '2025-01-01',
      'تاريخ البداية يجب أن يكون قبل تاريخ النهاية',
      'The start must be before the end',
    ],
    [
      'a time later than another time',
      'opens',
      'closes',
      '08:59',
      '09:00',
      'الإغلاق: يجب أن يكون بعد الفتح',
      'Closes must be later than Opens',
    ],
  ])('%s', (_rule, earlier, later, first, second, arabic, english) => {
    const problems = (a: unknown, b: unknown) => told(validate(spans, { [earlier]: a, [later]: b }, 'save', { clock, ids: () => ({}) }))
    expect(problems(first, second)).toEqual({})
    expect(problems(first, null)).toEqual({})
    expect(problems(null, second)).toEqual({})
    expect(problems(second, first)).toEqual({ [later]: [arabic, english] })
    expect(problems(first, first)).toEqual({ [later]: [arabic, english] })
    expect(Object.keys(problems('never', second))).toEqual([earlier])
  })
})

/** What only the server can know. The calls of the toy library, and those on files, test that it is asked. */
const ofServer: readonly (readonly [rule: string, name: RuleName, args: readonly unknown[], ar: string, en: string])[] = [
  ['file type', 'fileType', ['png, jpg'], 'الحقل: أنواع الملفات المسموحة png, jpg', 'The field: allowed file types png, jpg'],
  ['image', 'image', [], 'الحقل: يجب أن يكون صورة', 'The field must be an image'],
  ['size in KB', 'fileSize', [1024], 'الحقل: الحجم الأقصى 1,024 كيلوبايت', 'The field: at most 1,024 KB'],
  ['a code must be unique', 'codeExists', [], 'الرمز موجود مسبقًا', 'Code already exists'],
  ['data for a year once', 'yearExists', [], 'توجد بيانات لهذه السنة', 'Data for this year already exists'],
]
const sources = globSync('{kernel,server,modules,web}/**/*.{ts,tsx}')
  .filter(path => !/\.test\.|\/demonstration\/|kernel\/messages\.ts$/.test(path))
  .map(path => readFileSync(path, 'utf8'))
const says = (words: string) => sources.some(source => source.includes(words))
/** Is the rule told of a value somewhere: by a schema, as a problem, or by a function that gives a rule? A kind of field may have its name. */
const raises = (name: string) => {
  const raised = new RegExp(`(?:broken\\(|problemAt\\([^\\n]*|rule: |: RuleName \\{[^}]*)'${name}'`)
  return sources.some(source => raised.test(source))
}

describe('rules that the server asks', () => {
  test.each(ofServer)('%s', (_rule, name, args, arabic, english) => {
    expect(sentenceOf(name, label, args)).toEqual({ ar: arabic, en: english })
    expect(raises(name)).toBe(true)
  })

  test.each([
    ['select a user place before', 'Select a user place before'],
    ['deletion asks for confirmation', 'هل تريد الحذف'],
    ['give an order value to each field and no duplicates', 'Give an order value to each field'],
    ['assign fields in the template', 'Assign fields in the template'],
    ['files that cannot be previewed show the invalid-preview-file message', 'Invalid preview file'],
  ])('%s', (_rule, words) => expect(says(words)).toBe(true))
})

/** Rules of section 5 whose record does not exist yet, with words of their sentence. */
const missing: readonly (readonly [rule: string, words: string])[] = [
  ['the activity start year must be at least the given year', 'activity start year'],
  ['the four yearly disbursement amounts must equal the project cost', 'four yearly disbursement amounts'],
  ['the four quarterly disbursement amounts must equal the annual cost', 'four quarterly disbursement amounts'],
  ['the four quarterly costs must equal the project cost', 'four quarterly costs'],
  ['give a mark to each criterion', 'Give a mark to each criterion'],
]

test('the rules that are still missing are missing, and are named', () => {
  for (const [rule] of missing) console.log(`missing: ${rule}`)
  expect(
    missing.filter(([, words]) => says(words)).map(([rule]) => `${rule}: it is there now, write its cases and take it off the list`),
  ).toEqual([])
})

test('every rule that has a sentence is raised somewhere', () => {
  expect(Object.keys(ruleWordings).filter(name => !raises(name))).toEqual([])
})

function told(problems: readonly Problem[]): Record<string, readonly [string, string]> {
  return Object.fromEntries(problems.map(({ at, sentence }) => [at, [sentence.ar, sentence.en]]))
}
