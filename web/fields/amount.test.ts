import { expect, test } from 'vitest'
import { amountOf } from './amount.ts'

test.each([
  ['43194070.87', '43,194,070.87'],
  ['1250', '1,250.00'],
  ['1250.5', '1,250.50'],
  ['2.6000', '2.60'],
  ['2.6125', '2.6125'],
  ['0.5', '0.50'],
  ['0', '0.00'],
  ['-1000000', '-1,000,000.00'],
  // More digits than a number of JavaScript holds.
  ['9007199254740993.01', '9,007,199,254,740,993.01'],
  // What is no amount yet stays as it is typed.
  ['', ''],
  ['12a', '12a'],
  ['.5', '.5'],
])('the amount %s reads %s', (stored, read) => {
  expect(amountOf(stored)).toBe(read)
})
