import { expect, test } from 'vitest'
import { fittingOf } from './useRoom.ts'

test.each([
  ['all of them where there is room', 70, true, 3],
  ['as many as leave room for the button that unfolds the others', 40, true, 2],
  ['the search alone on a phone', 24, true, 0],
  ['one filter on a phone, where nothing is searched', 24, false, 1],
  ['nothing before the line is measured', 0, true, 0],
])('of three filters a line shows %s', (_what, rem, isSearchable, shown) => {
  expect(fittingOf([10, 9, 12], { isSearchable }, rem)).toBe(shown)
})

test('what stands there always takes its room from the filters, also when all of them would fit', () => {
  expect(fittingOf([10, 9, 12], { isSearchable: false }, 33)).toBe(3)
  expect(fittingOf([10, 9, 12], { isSearchable: false, hasMore: true }, 33)).toBe(2)
})
