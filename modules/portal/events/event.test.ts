import { describe, expect, test } from 'vitest'
import { lookupCode, toldOf } from '../../../test/rules.ts'
import type { Values } from '../../define.ts'
import { event } from './event.ts'

const mode = (word: string) => lookupCode('attendanceMode', word)

/** An event with which nothing is wrong. */
const hearing = {
  publishStatus: 1,
  titleAr: 'جلسة استماع حول الموازنة',
  summaryAr: 'تعرض البلدية مشروع موازنتها وتستمع إلى ملاحظات السكان.',
  bodyAr: '<p>تبدأ الجلسة بعرض قصير، ثم تُفتح للأسئلة والملاحظات، ويُنشر محضرها بعدها.</p>',
  category: lookupCode('eventCategory', 'publicHearing'),
  startAt: '2026-04-20T14:00:00.000Z',
  endAt: '2026-04-20T16:00:00.000Z',
  attendanceMode: mode('inPerson'),
  locationAr: 'قاعة البلدية',
}
const session = { date: '2026-04-20', startTime: '17:00', endTime: '18:00', titleAr: 'عرض' }
const saved = (change: Values) => toldOf(event, { ...hearing, ...change }, 'submit')

test('a complete event is sent', () => expect(saved({})).toEqual({}))
test('one that is online needs no place, but its link', () =>
  expect(saved({ attendanceMode: mode('online'), locationAr: null, onlineUrl: 'https://meet.example/1' })).toEqual({}))
test('a programme lies within the days of the event, as they are where the ministry is', () =>
  expect(
    saved({ endAt: '2026-04-20T21:30:00.000Z', sessions: [{ ...session, date: '2026-04-21', startTime: '00:05', endTime: '00:20' }] }),
  ).toEqual({}))

describe('what is refused, at its field', () => {
  test.each<[rule: string, change: Values, at: string, en: string]>([
    ['it ends after it begins', { endAt: hearing.startAt }, 'endAt', 'The start must be before the end'],
    ['it lasts at most sixty days', { endAt: '2026-06-20T14:00:00.000Z' }, 'endAt', 'An event lasts at most 60 days'],
    ['one attends somewhere', { locationAr: null }, 'locationAr', 'Say where the event takes place'],
    ['or by a link', { attendanceMode: mode('hybrid') }, 'onlineUrl', 'Give the link for those who attend online'],
    ['one that has moved there keeps its link', { eventState: 4 }, 'onlineUrl', 'Give the link for those who attend online'],
    [
      'registration ends before',
      { registrationEmail: 'a@b.example', registrationUntil: '2026-04-20T15:00:00.000Z' },
      'registrationUntil',
      'Registration ends before the event begins',
    ],
    ['seats are given away somehow', { capacity: 40 }, 'registrationUrl', 'Say how one registers: a link or an e-mail address'],
    [
      'items end after they begin',
      { sessions: [{ ...session, endTime: '16:59' }] },
      'sessions',
      'Each item of the programme ends after it begins',
    ],
    [
      'items lie within its days',
      { sessions: [{ ...session, date: '2026-04-22' }] },
      'sessions',
      'The days of the programme lie within those of the event',
    ],
  ])('%s', (_rule, change, at, en) => expect(saved(change)[at]?.[1]).toBe(en))
})
