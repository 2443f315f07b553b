import { expect, test } from 'vitest'
import { takeOwnTexts } from '../../../kernel/kernel.ts'
import { openNow, timeThere, type OfficeHours } from './hours.ts'
import { hoursIn, openingsIn } from './hoursTexts.ts'

const usual: OfficeHours = { days: [0, 1, 2, 3, 4], from: '08:00', to: '15:00', holidays: [] }
const eid = { fromDate: '2027-03-09', toDate: '2027-03-11', name: ['عيد الفطر', 'Eid al-Fitr'] } as const

test.each([
  ['the hours of the specification', usual, 'من الأحد إلى الخميس، من 8 صباحًا إلى 3 عصرًا', 'Sunday to Thursday, 8 am to 3 pm'],
  [
    'a half hour, and a week that passes its end',
    { ...usual, days: [6, 0, 1, 2, 3], to: '14:30' },
    'من السبت إلى الأربعاء، من 8 صباحًا إلى 2:30 بعد الظهر',
    'Saturday to Wednesday, 8 am to 2:30 pm',
  ],
  [
    'days that stand apart, written in the order of the week',
    { ...usual, days: [4, 0, 1, 6] },
    'الخميس، من السبت إلى الاثنين، من 8 صباحًا إلى 3 عصرًا',
    'Thursday, Saturday to Monday, 8 am to 3 pm',
  ],
  [
    'noon and the evening',
    { ...usual, from: '12:00', to: '18:30' },
    'من الأحد إلى الخميس، من 12 ظهرًا إلى 6:30 مساءً',
    'Sunday to Thursday, 12 pm to 6:30 pm',
  ],
  ['two days', { ...usual, days: [2, 1] }, 'الاثنين، الثلاثاء، من 8 صباحًا إلى 3 عصرًا', 'Monday, Tuesday, 8 am to 3 pm'],
  ['the whole week', { ...usual, days: [0, 1, 2, 3, 4, 5, 6] }, 'كل أيام الأسبوع، من 8 صباحًا إلى 3 عصرًا', 'Every day, 8 am to 3 pm'],
])('%s are said in one line', (_what, hours, ar, en) => {
  const said = { ar: hoursIn(hours, 'ar'), en: hoursIn(hours, 'en') }
  expect([said.ar.replaceAll('\u00A0', ' '), said.en.replaceAll('\u00A0', ' ')]).toEqual([ar, en])
  // A line may end between days and hours, nowhere within the hours.
  expect([said.ar, said.en].map(text => text.split(/[،,] /).at(-1)?.includes(' '))).toEqual([false, false])
})

// 2027-03-07 is a Sunday.
test.each([
  ['in the morning', usual, '2027-03-07', '08:00', 'مفتوح الآن، يغلق 3 عصرًا', 'Open now, closes 3 pm'],
  ['at the minute at which it closes', usual, '2027-03-07', '15:00', 'مغلق الآن، يفتح الاثنين 8 صباحًا', 'Closed now, opens Monday 8 am'],
  ['before it opens', usual, '2027-03-07', '07:59', 'مغلق الآن، يفتح اليوم 8 صباحًا', 'Closed now, opens today 8 am'],
  ['on the last day of the week', usual, '2027-03-11', '16:00', 'مغلق الآن، يفتح الأحد 8 صباحًا', 'Closed now, opens Sunday 8 am'],
  ['on a holiday', { ...usual, holidays: [eid] }, '2027-03-10', '10:00', 'عطلة: عيد الفطر', 'Holiday: Eid al-Fitr'],
  [
    'on the eve of a holiday: it opens after it',
    { ...usual, holidays: [eid] },
    '2027-03-08',
    '16:00',
    'مغلق الآن، يفتح الأحد 8 صباحًا',
    'Closed now, opens Sunday 8 am',
  ],
  ['where no day is an office day', { ...usual, days: [] }, '2027-03-08', '10:00', 'مغلق الآن', 'Closed now'],
])('%s a visitor is told so', (_when, hours, day, time, ar, en) => {
  const said = { ar: openNow(openingsIn(hours, 'ar'), { day, time }), en: openNow(openingsIn(hours, 'en'), { day, time }) }
  expect([said.ar.replaceAll('\u00A0', ' '), said.en.replaceAll('\u00A0', ' ')]).toEqual([ar, en])
  // No line ends between a day and its hour, nor within the hour.
  expect(`${said.ar} ${said.en}`).not.toMatch(/\S \d|\d \S/)
})

test('own texts of the ministry are said of this moment too, which the browser chooses', () => {
  takeOwnTexts({ ar: { 'portal.hours.open': 'أبوابنا مفتوحة حتى {time}' }, en: {} })
  expect(openNow(openingsIn(usual, 'ar'), { day: '2027-03-07', time: '08:00' })).toBe('أبوابنا مفتوحة حتى 3\u00A0عصرًا')
  takeOwnTexts({ ar: {}, en: {} })
})

test('the time where the office is follows its clocks; where none are known it is not told', () => {
  const clocks = [
    [Date.parse('2026-01-01T00:00:00Z'), 120],
    [Date.parse('2026-03-28T00:00:00Z'), 180],
  ] as const
  const at = (instant: string, hours: OfficeHours = { ...usual, clocks }) => timeThere(hours, Date.parse(instant))
  expect(at('2026-03-27T23:59:59Z')).toEqual({ day: '2026-03-28', time: '01:59' })
  expect(at('2026-03-28T00:00:00Z')).toEqual({ day: '2026-03-28', time: '03:00' })
  expect(at('2026-12-31T22:30:00Z')).toEqual({ day: '2027-01-01', time: '01:30' })
  expect(at('2026-06-01T12:00:00Z', usual)).toBeUndefined()
})
