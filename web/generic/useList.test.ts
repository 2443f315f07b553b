import { expect, test } from 'vitest'
import { pageInPlaceOf } from './useList.ts'

const row = { id: '1' }

test.each([
  ['a page with records stays', 3, { totalCount: 30, items: [row] }, undefined],
  ['an empty list has no other page', 1, { totalCount: 0, items: [] }, undefined],
  ['nothing is found on any page', 7, { totalCount: 0, items: [] }, 1],
  ['behind the last page the last is shown', 9999, { totalCount: 41, items: [] }, 5],
  ['what was the last page is empty by now', 5, { totalCount: 40, items: [] }, 4],
  ['where the total is an estimate the first is shown', 5, { totalCount: 60, totalCountIsExact: false as const, items: [] }, 1],
])('%s', (_what, page, list, shown) => {
  expect(pageInPlaceOf({ page, size: 10, sorting: undefined, text: '', filters: {} }, list)).toBe(shown)
})
