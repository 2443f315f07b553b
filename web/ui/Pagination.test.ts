import { expect, test } from 'vitest'
import { nearPages, shownPages } from './Pagination.tsx'

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

test.each([
  [1, 3, []],
  [2, 4, []],
  [3, 5, [2, 4]],
  [1, 13, [2, 3]],
  [4, 13, [2, 3, 5]],
  [7, 13, [6, 8]],
])('on page %i of %i a phone leaves out %j', (page, pages, left) => {
  expect([...nearPages(shownPages(page, pages), page)]).toEqual(left)
})
