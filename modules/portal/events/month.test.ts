import { describe, expect, test } from 'vitest'
import { categoryIcons } from '../../../web/ui/categoryIcons.ts'
import { eventSigns } from './eventSigns.ts'
import { byDay, daysOf, firstShownOf, foldedOf, monthAfter, monthOfMost, ownDays, weeksBeside, weeksOf } from './month.ts'

describe('the weeks of a month', () => {
  test.each([
    ['2026-11', 5, '2026-11-01', '2026-12-05'],
    ['2026-02', 4, '2026-02-01', '2026-02-28'],
    ['2026-08', 6, '2026-07-26', '2026-09-05'],
    ['2024-02', 5, '2024-01-28', '2024-03-02'],
  ])('%s has %d weeks from Sunday, from %s to %s', (month, count, first, last) => {
    const weeks = weeksOf(month)
    expect(weeks).toHaveLength(count)
    expect(weeks[0]?.[0]).toBe(first)
    expect(weeks.at(-1)?.[6]).toBe(last)
    for (const [sunday] of weeks) expect(new Date(`${sunday}T00:00:00Z`).getUTCDay()).toBe(0)
  })

  test.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-06', -18, '2024-12'],
  ])('from %s by %d months is %s', (month, by, other) => expect(monthAfter(month, by)).toBe(other))
})

test.each([
  ['what is over before what is to come', '2026-11-24', ['a', 'b'], ['a']],
  ['nothing while it still runs', '2026-11-20', ['c'], []],
  ['everything where all is over, late in a month', '2026-11-30', ['a', 'b'], ['a', 'b']],
  ['nothing in another month', '2026-12-02', ['a', 'b'], []],
])('of a month is folded on a phone: %s', (_name, today, shown, folded) => {
  const events = [
    { startAt: '2026-11-03T07:00:00Z', endAt: '2026-11-03T13:00:00Z', name: 'a' },
    { startAt: '2026-11-26T07:00:00Z', endAt: '2026-11-26T13:00:00Z', name: 'b' },
    { startAt: '2026-11-19T07:00:00Z', endAt: '2026-11-21T13:00:00Z', name: 'c' },
  ].filter(({ name }) => shown.includes(name))
  expect(foldedOf(events, '2026-11', today, 'Asia/Hebron').map(({ name }) => name)).toEqual(folded)
})

test.each([
  ['the first of its days', '2026-11', '2026-11-01', '2026-11-29'],
  ['today while it goes on', '2026-11', '2026-11-30', '2026-11-30'],
  ['the first day of the next month, of what began in the one before', '2026-12', '2026-11-01', '2026-12-01'],
  ['none of a month in which it does not take place', '2026-10', '2026-10-01', undefined],
])('an event of four days stands in the list of a month once: %s', (_name, month, today, day) =>
  expect(firstShownOf({ startAt: '2026-11-29T07:00:00Z', endAt: '2026-12-02T13:00:00Z' }, month, today, 'Asia/Hebron')).toBe(day),
)

test('in a week that two months share each has its own days alone', () => {
  const week = weeksOf('2026-12')[0] ?? []
  expect(ownDays(week, '2026-12')).toEqual([undefined, undefined, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'])
  expect(ownDays(week, '2026-11')).toEqual(['2026-11-29', '2026-11-30', undefined, undefined, undefined, undefined, undefined])
})

test.each([
  ['the one that most are in, though the next is in an earlier one', ['2026-11-30', '2026-12-01', '2026-12-02'], '2026-12'],
  ['the earlier of two with as many', ['2027-01-03', '2026-12-28', '2026-12-30', '2027-01-07'], '2026-12'],
  ['none without any', [], undefined],
])('beside what is next stands a month: %s', (_name, days, month) => expect(monthOfMost(days)).toBe(month))

describe('the weeks beside what is next', () => {
  test.each([
    ['those of the month that most of it is in', ['2026-12-01', '2026-12-02'], '2026-11-29', ['2026-12'], '2026-12-01', '2026-12-31'],
    [
      'those of this month where most is in it',
      ['2026-11-25', '2026-11-26', '2026-12-02'],
      '2026-11-20',
      ['2026-11'],
      '2026-11-01',
      '2026-11-30',
    ],
    [
      'from this week on where one is in this month',
      ['2026-11-30', '2026-12-01', '2026-12-02'],
      '2026-11-29',
      ['2026-11', '2026-12'],
      '2026-11-29',
      '2026-12-31',
    ],
    ['no more than six', ['2026-11-05', '2026-12-01', '2026-12-02'], '2026-11-03', ['2026-11', '2026-12'], '2026-11-01', '2026-12-12'],
    [
      'the month of most alone, where that is not the next one',
      ['2026-11-02', '2027-01-10', '2027-01-11'],
      '2026-11-01',
      ['2027-01'],
      '2027-01-01',
      '2027-01-31',
    ],
    [
      'over the end of a year',
      ['2026-12-30', '2027-01-05', '2027-01-06'],
      '2026-12-29',
      ['2026-12', '2027-01'],
      '2026-12-27',
      '2027-01-31',
    ],
  ])('are %s', (_name, days, today, months, first, last) => {
    const beside = weeksBeside(days, today)
    const shown = beside?.weeks.flat().filter(day => day !== undefined)
    expect(beside?.months).toEqual(months)
    expect([shown?.[0], shown?.at(-1)]).toEqual([first, last])
    expect(beside?.weeks.every(week => week.length === 7)).toBe(true)
  })

  test('are none where nothing is next', () => expect(weeksBeside([], '2026-11-29')).toBeUndefined())
})

describe('the days of an event', () => {
  const days = (startAt: string, endAt: string) => daysOf({ startAt, endAt }, 'Asia/Hebron')

  test.each([
    ['an afternoon', '2026-11-24T15:00:00Z', '2026-11-24T17:30:00Z', ['2026-11-24']],
    ['one that is late in UTC', '2026-11-24T22:30:00Z', '2026-11-24T23:30:00Z', ['2026-11-25']],
    ['one that ends at midnight', '2026-11-24T16:00:00Z', '2026-11-24T22:00:00Z', ['2026-11-24']],
    ['three days', '2026-11-30T07:00:00Z', '2026-12-02T13:00:00Z', ['2026-11-30', '2026-12-01', '2026-12-02']],
  ])('%s', (_name, startAt, endAt, expected) => expect(days(startAt, endAt)).toEqual(expected))

  test('each event stands on each of its days', () => {
    const events = [
      { startAt: '2026-11-24T07:00:00Z', endAt: '2026-11-25T13:00:00Z', name: 'a' },
      { startAt: '2026-11-25T07:00:00Z', endAt: '2026-11-25T13:00:00Z', name: 'b' },
    ]
    const found = byDay(events, 'Asia/Hebron')
    expect([...found].map(([day, some]) => [day, some.map(({ name }) => name)])).toEqual([
      ['2026-11-24', ['a']],
      ['2026-11-25', ['a', 'b']],
    ])
  })
})

test('each category of the calendar has a sign of its own', () => {
  const signs = Object.values(eventSigns)
  expect(signs.filter(sign => !Object.hasOwn(categoryIcons, sign))).toEqual([])
  expect(new Set(signs).size).toBe(signs.length)
})
