import { expect, test } from 'vitest'
import { hoursIn, openNow, type OfficeHours } from './hours.ts'

const usual: OfficeHours = { days: [0, 1, 2, 3, 4], from: '08:00', to: '15:00', holidays: [] }
const eid = { fromDate: '2027-03-09', toDate: '2027-03-11', name: ['عيد الفطر', 'Eid al-Fitr'] } as const

test.each([
  ['the hours of the specification', usual, 'الأحد - الخميس، 8 صباحًا - 3 مساءً', 'Sunday to Thursday, 8 am to 3 pm'],
  [
    'a half hour, and a week that passes its end',
    { ...usual, days: [6, 0, 1, 2, 3], to: '14:30' },
    'السبت - الأربعاء، 8 صباحًا - 2:30 مساءً',
    'Saturday to Wednesday, 8 am to 2:30 pm',
  ],
  [
    'days that stand apart, written in the order of the week',
    { ...usual, days: [4, 0, 1, 6] },
    'الخميس، السبت - الاثنين، 8 صباحًا - 3 مساءً',
    'Thursday, Saturday to Monday, 8 am to 3 pm',
  ],
  ['two days', { ...usual, days: [2, 1] }, 'الاثنين، الثلاثاء، 8 صباحًا - 3 مساءً', 'Monday, Tuesday, 8 am to 3 pm'],
  ['the whole week', { ...usual, days: [0, 1, 2, 3, 4, 5, 6] }, 'كل أيام الأسبوع، 8 صباحًا - 3 مساءً', 'Every day, 8 am to 3 pm'],
])('%s are said in one line', (_what, hours, ar, en) => {
  expect(hoursIn(hours, 'ar')).toBe(ar)
  expect(hoursIn(hours, 'en')).toBe(en)
})

// 2027-03-07 is a Sunday.
test.each([
  ['in the morning', usual, '2027-03-07', '08:00', 'مفتوح الآن، يغلق 3 مساءً', 'Open now, closes 3 pm'],
  ['at the minute at which it closes', usual, '2027-03-07', '15:00', 'مغلق الآن، يفتح الاثنين 8 صباحًا', 'Closed now, opens Monday 8 am'],
  ['before it opens', usual, '2027-03-07', '07:59', 'مغلق الآن، يفتح الأحد 8 صباحًا', 'Closed now, opens Sunday 8 am'],
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
  expect(openNow(hours, { day, time }, 'ar')).toBe(ar)
  expect(openNow(hours, { day, time }, 'en')).toBe(en)
})
