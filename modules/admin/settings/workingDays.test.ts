import { expect, test } from 'vitest'
import { workingDayAfter } from './workingDays.ts'

const week = [0, 1, 2, 3, 4]

test.each([
  ['a Sunday and three days', '2026-11-22', 3, [], '2026-11-25'],
  ['Friday and Saturday do not count', '2026-11-25', 2, [], '2026-11-29'],
  ['it was sent on a Friday', '2026-11-27', 1, [], '2026-11-29'],
  ['a feast of four days', '2026-11-22', 3, [{ fromDate: '2026-11-23', toDate: '2026-11-26' }], '2026-12-01'],
  ['ten working days are two weeks', '2026-11-22', 10, [], '2026-12-06'],
  ['none', '2026-11-27', 0, [], '2026-11-27'],
] as const)('%s', (_what, from, count, holidays, day) => {
  expect(workingDayAfter(from, count, { officeDays: week, holidays })).toBe(day)
})

test('an office without days still answers', () => {
  expect(workingDayAfter('2026-11-22', 3, { officeDays: [], holidays: [] })).toBe('2026-11-25')
})
