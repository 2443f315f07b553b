import { expect, test } from 'vitest'
import { axisOf, spanOf } from './timeAxis.ts'

const today = '2026-11-27'

test('the line of years holds every agreement and today, and names five years at most', () => {
  const axis = axisOf(
    [
      { startDate: '2020-03-01', endDate: '2023-02-28' },
      { startDate: '2025-01-01', endDate: '2029-12-31' },
    ],
    today,
  )
  expect(axis.marks).toEqual([2020, 2022, 2024, 2026, 2028])
  expect(axis.from).toBe(Date.UTC(2020, 0, 1))
  expect(axis.to).toBe(Date.UTC(2030, 0, 1))
  expect(axis.today).toBeCloseTo(0.69, 2)
  expect(axisOf([{ startDate: '2026-01-01', endDate: null }], today).marks).toEqual([2026])
})

test('an agreement without an end goes on to the end of the line; one without a beginning is not drawn', () => {
  const axis = axisOf([{ startDate: '2023-01-01', endDate: '2026-12-31' }], today)
  expect(spanOf({ startDate: '2025-01-01', endDate: null }, axis)).toEqual({ from: expect.closeTo(0.5, 2), to: 1, isOpen: true })
  expect(spanOf({ startDate: '2023-01-01', endDate: '2024-12-31' }, axis)).toEqual({ from: 0, to: expect.closeTo(0.5, 2), isOpen: false })
  expect(spanOf({ startDate: null, endDate: '2024-12-31' }, axis)).toBeUndefined()
  expect(spanOf({ startDate: '2025-01-01', endDate: '2024-12-31' }, axis)).toBeUndefined()
})
