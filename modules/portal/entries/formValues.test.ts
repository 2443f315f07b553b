import { describe, expect, test } from 'vitest'
import { bilingual, boolean, choice, geoPoint, integer, longText, lookup, money, phone, text, url, year } from '../../define.ts'
import { cleanText, valuesOf } from './formValues.ts'

const fields = {
  title: bilingual('عنوان', 'Title'),
  story: longText('قصة', 'Story'),
  jobs: integer('وظائف', 'Jobs'),
  cost: money('تكلفة', 'Cost'),
  born: year('سنة', 'Year'),
  kind: lookup('نوع', 'Kind', 'contactSubject'),
  wanted: choice('دعم', 'Support', { money: [1, 'مال', 'Money'], room: [4, 'مكان', 'Room'] }).many(),
  agrees: boolean('موافق', 'Agrees'),
  code: text('رمز', 'Code'),
  website: url('موقع', 'Website'),
  place: geoPoint('مكان', 'Place'),
  line: phone('هاتف', 'Telephone'),
}
const columns = ['titleAr', 'titleEn', 'story', 'jobs', 'cost', 'born', 'kind', 'wanted', 'agrees', 'code', 'website', 'place', 'line']

describe('what was typed becomes what a record holds', () => {
  test.each([
    ['titleAr', ['  فكرة  '], 'فكرة'],
    ['titleEn', [''], null],
    ['titleEn', undefined, null],
    ['jobs', ['1,200'], 1200],
    ['jobs', ['١٬٢٠٠'], 1200],
    ['cost', ['٢٥٠٠٠٫٥'], '25000.5'],
    ['jobs', ['many'], 'many'],
    ['born', ['1990'], 1990],
    ['kind', ['34001'], 34001],
    ['line', ['04-2400999'], '042400999'],
    ['line', ['(04) 240.0999'], '042400999'],
    ['line', ['+970 4 240–0999'], '+97042400999'],
    ['line', ['٠٤/٢٤٠٠٩٩٩'], '042400999'],
    ['line', ['04/240 0999'], '042400999'],
    ['line', ['04/240-0999'], '042400999'],
    ['line', ['(04) / 240.0999'], '042400999'],
    ['line', ['0599/123 456'], '0599123456'],
    ['line', ['+970 4/2400999'], '+97042400999'],
    ['line', ['+970 (0)4/2400999'], '+970042400999'],
    ['line', ['+970/599 123 456'], '+970599123456'],
    ['line', ['+962 79/7654321'], '+962797654321'],
    ['line', ['970 4/2400999'], '97042400999'],
    ['line', ['00970-2/2951234'], '0097022951234'],
    ['line', ['00970/22951234'], '0097022951234'],
    ['line', ['04-2400999 ext'], '042400999ext'],
    // Two numbers are none.
    ['line', ['02-2401234/5'], '022401234/5'],
    ['line', ['022401234/5'], '022401234/5'],
    ['line', ['02/2401234/5'], '022401234/5'],
    ['line', ['240 1234/2401235'], '2401234/2401235'],
    ['line', ['02-240 1234 / 02-240 1235'], '022401234/022401235'],
    ['line', ['0599123456/0598123456'], '0599123456/0598123456'],
    ['line', ['+970 2 2401234/2401235'], '+97022401234/2401235'],
    ['wanted', ['4', '1', '4'], [4, 1]],
    ['wanted', [], null],
    ['agrees', ['on'], true],
    ['agrees', undefined, false],
    ['story', ['one\r\ntwo\n'], 'one\ntwo'],
    ['website', ['example.org/x?y=1'], 'https://example.org/x?y=1'],
    ['website', ['http://example.org'], 'http://example.org'],
    ['website', ['بلدية.فلسطين'], 'https://بلدية.فلسطين'],
    ['website', ['javascript:alert(1)'], 'javascript:alert(1)'],
    ['website', ['not a link'], 'not a link'],
    ['place', ['31.9038', '35.2034'], { lat: 31.9038, lng: 35.2034 }],
    ['place', ['٣١٫٩٠٣٨', '٣٥٫٢٠٣٤'], { lat: 31.9038, lng: 35.2034 }],
    ['place', ['31.9038, 35.2034', ''], { lat: 31.9038, lng: 35.2034 }],
    ['place', ['', ''], null],
    ['place', ['31.9038', ''], '31.9038'],
    ['place', ['قرب المدرسة', ''], 'قرب المدرسة'],
  ] as const)('%s: %j', (column, typed, value) => {
    expect(valuesOf(fields, columns, typed === undefined ? {} : { [column]: typed })[column]).toEqual(value)
  })

  test('what the form does not ask for is not taken', () => {
    expect(valuesOf(fields, ['code'], { titleAr: ['x'], code: ['A1'], status: ['3'] })).toEqual({ code: 'A1' })
  })
})

test('marks that nobody sees and that turn a text around are gone', () => {
  expect(cleanText('pay\u202Egnp.exe\u200B\u0000 now')).toBe('paygnp.exe now')
})
