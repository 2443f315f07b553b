import { expect, test } from 'vitest'
import { shownPages } from './Pagination.tsx'

const gap = undefined

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 13, [1, 2, 3, gap, 13]],
  [4, 13, [1, 2, 3, 4, 5, gap, 13]],
  [7, 13, [1, gap, 6, 7, 8, gap, 13]],
  [13, 13, [1, gap, 12, 13]],
])('on page %i of %i the list shows %j', (page, pages, shown) => {
  expect(shownPages(page, pages)).toEqual(shown)
})
