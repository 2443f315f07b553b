import { expect, test } from 'vitest'
import { momentSaid, monthOf, timeSaid } from './Moment.tsx'

const zone = 'Asia/Hebron'
/** As it is read: the sign that binds a figure to its word is a space. */
const said = (at: string, lang: 'ar' | 'en') => timeSaid(at, zone, lang).replaceAll(/\s/g, ' ')

test.each([
  ['2026-11-26T10:00:00Z', '12:00 ظهرًا', '12:00 noon'],
  ['2026-11-26T22:00:00Z', 'منتصف الليل', 'midnight'],
  ['2026-11-26T10:30:00Z', '12:30 م', '12:30 pm'],
  ['2026-11-26T22:05:00Z', '12:05 ص', '12:05 am'],
  ['2026-11-26T07:30:00Z', '9:30 ص', '9:30 am'],
])('%s is said so that noon and midnight are told apart', (at, arabic, english) => {
  expect(said(at, 'ar')).toBe(arabic)
  expect(said(at, 'en')).toBe(english)
})

test('an instant is its day and its time', () => expect(momentSaid('2026-11-26T10:00:00Z', zone, 'ar')).toBe('2026/11/26، 12:00 ظهرًا'))

test('a month has its year, unless that goes without saying', () => {
  expect([monthOf('2026-12-01', 'ar'), monthOf('2026-12-01', 'ar', '2026')]).toEqual(['كانون الأول 2026', 'كانون الأول'])
  expect([monthOf('2027-01', 'en', '2026'), monthOf('2027-01', 'en', '2027')]).toEqual(['January 2027', 'January'])
})
