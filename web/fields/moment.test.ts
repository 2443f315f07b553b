import { expect, test } from 'vitest'
import { timeTo } from './moment.tsx'

const zone = 'Asia/Hebron'
const at = (instant: string) => Date.parse(instant)

test.each([
  ['today in the morning', '2026-01-14', '2026-01-14T06:20:00Z', '09:00'],
  ['today an hour before its last', '2026-01-14', '2026-01-14T20:59:00Z', '23:00'],
  ['today in the last hour, whose next hour is tomorrow', '2026-01-14', '2026-01-14T21:00:00Z', '23:59'],
  ['tomorrow', '2026-01-15', '2026-01-14T06:20:00Z', '00:00'],
  ['tomorrow, in the last hour of today', '2026-01-15', '2026-01-14T21:30:00Z', '00:00'],
  ['a day that is over', '2026-01-13', '2026-01-14T06:20:00Z', '00:00'],
])('a day begins to be written with its first time, and today with one to come: %s', (_what, day, now, time) => {
  expect(timeTo(day, at(now), zone)).toBe(time)
})
