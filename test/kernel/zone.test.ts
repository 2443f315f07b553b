import { describe, expect, test } from 'vitest'
import { dateAndTime, instantOf, isTimeZone, localTimeOf } from '../../kernel/kernel.ts'

// Summer time in Hebron, as the zone database knows it: from 29 April 2023, 2:00, to 28 October 2023, 2:00.
describe('the same instant has its own day and time in each zone', () => {
  test.each([
    ['2026-11-21T22:30:00Z', 'Asia/Hebron', '2026-11-22', '00:30'],
    ['2026-11-21T22:30:00Z', 'UTC', '2026-11-21', '22:30'],
    ['2026-11-21T22:30:00Z', 'America/New_York', '2026-11-21', '17:30'],
    ['2026-07-01T21:00:00Z', 'Asia/Hebron', '2026-07-02', '00:00'],
    ['2026-01-01T00:00:00+14:00', 'Pacific/Kiritimati', '2026-01-01', '00:00'],
  ])('%s in %s', (instant, zone, day, time) => {
    expect(localTimeOf(instant, zone)).toEqual({ day, time })
    expect(instantOf({ day, time }, zone)).toBe(new Date(instant).toISOString())
  })
})

test('of an hour that is passed twice the first is meant, and one that is left out is the hour after it', () => {
  expect(instantOf({ day: '2023-10-28', time: '01:30' }, 'Asia/Hebron')).toBe('2023-10-27T22:30:00.000Z')
  expect(instantOf({ day: '2023-04-29', time: '02:30' }, 'Asia/Hebron')).toBe('2023-04-29T00:30:00.000Z')
  expect(localTimeOf('2023-04-29T00:30:00Z', 'Asia/Hebron')).toEqual({ day: '2023-04-29', time: '03:30' })
})

test('an instant is written as the ministry writes it', () => {
  expect(dateAndTime('2026-11-21T22:30:00Z', 'Asia/Hebron', 'ar')).toBe('2026/11/22 12:30 ص')
  expect(dateAndTime('2026-11-21T12:05:00Z', 'Asia/Hebron', 'en')).toBe('2026/11/21 02:05 pm')
})

test('what is no zone is known for none', () => {
  expect(['Asia/Gaza', 'UTC', 'Asia/Nowhere', '', 'local'].map(isTimeZone)).toEqual([true, true, false, false, false])
})

test('a year that is only being written has four digits too', () => {
  const instant = instantOf({ day: '0002-11-29', time: '10:00' }, 'Asia/Hebron')
  expect(localTimeOf(instant, 'Asia/Hebron')).toMatchObject({ day: '0002-11-29' })
})
