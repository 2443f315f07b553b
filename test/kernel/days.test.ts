import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clockOf, date, dayOf, problemsOfFields } from '../../kernel/kernel.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const zones = ['Asia/Hebron', 'Asia/Gaza'] as const
/** The last moment of a day and the first of the next, at the changes of the clocks and at the turn of the year. */
const midnights = [
  // Summer time begins at 2 in the night to Saturday, 29 April 2023 and 20 April 2024; it ends in the night to 28 October 2023 and 26 October 2024.
  ['2023-04-28', '2023-04-28T21:59:59.999Z', '2023-04-29', '2023-04-28T22:00:00Z'],
  ['2023-04-29', '2023-04-29T20:59:59.999Z', '2023-04-30', '2023-04-29T21:00:00Z'],
  ['2023-10-27', '2023-10-27T20:59:59.999Z', '2023-10-28', '2023-10-27T21:00:00Z'],
  ['2023-10-28', '2023-10-28T21:59:59.999Z', '2023-10-29', '2023-10-28T22:00:00Z'],
  ['2024-04-19', '2024-04-19T21:59:59.999Z', '2024-04-20', '2024-04-19T22:00:00Z'],
  ['2024-10-26', '2024-10-26T21:59:59.999Z', '2024-10-27', '2024-10-26T22:00:00Z'],
  ['2023-12-31', '2023-12-31T21:59:59.999Z', '2024-01-01', '2023-12-31T22:00:00Z'],
  ['2024-02-29', '2024-02-29T21:59:59.999Z', '2024-03-01', '2024-02-29T22:00:00Z'],
] as const

describe.each(zones)('in %s', zone => {
  const clock = clockOf(zone)

  test.each(midnights)('the day is %s until %s, then %s', (before, lastMoment, after, firstMoment) => {
    vi.setSystemTime(lastMoment)
    expect(clock.today()).toBe(before)
    vi.setSystemTime(firstMoment)
    expect(clock.today()).toBe(after)
  })

  test('days are counted on the calendar, whatever the clocks do between them', () => {
    for (const [day, moment] of midnights) {
      vi.setSystemTime(moment)
      const counted = [-366, -1, 0, 1, 30, 366].map(days => dayOf(`today${days < 0 ? '' : '+'}${days}`, clock))
      const expected = [-366, -1, 0, 1, 30, 366].map(days => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10))
      expect(counted).toEqual(expected)
    }
  })

  test('what may not lie in the future is judged by the day of the place, not by that of Greenwich', () => {
    const field = date('التاريخ', 'Date').until('today')
    const isTaken = (value: string) => problemsOfFields({ field }, { field: value }, 'save', clock).length === 0
    vi.setSystemTime('2024-10-26T21:59:59Z')
    expect([isTaken('2024-10-26'), isTaken('2024-10-27')]).toEqual([true, false])
    vi.setSystemTime('2024-10-26T22:00:00Z')
    expect([isTaken('2024-10-27'), isTaken('2024-10-28')]).toEqual([true, false])
  })
})

test('a day that is named is that day', () => {
  expect([dayOf('2024-03-29', clockOf('Asia/Gaza')), dayOf('1850-01-01', clockOf('Asia/Gaza'))]).toEqual(['2024-03-29', '1850-01-01'])
})
