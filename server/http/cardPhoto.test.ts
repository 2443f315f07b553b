import { expect, test } from 'vitest'
import { cutOf } from './cardPhoto.ts'

test.each([
  ['one that is too high, at its middle', [1600, 2400], null, { left: 0, top: 750, width: 1600, height: 900 }],
  ['at its upper edge', [1600, 2400], '50 0', { left: 0, top: 0, width: 1600, height: 900 }],
  ['a third of the way down', [1600, 2400], '0 30', { left: 0, top: 450, width: 1600, height: 900 }],
  ['one that is too wide, at its right edge', [3200, 900], '100 0', { left: 1600, top: 0, width: 1600, height: 900 }],
  ['one of those proportions, wherever', [1600, 900], '100 100', { left: 0, top: 0, width: 1600, height: 900 }],
] as const)('a picture is cut: %s', (_what, [width, height], focus, cut) => {
  expect(cutOf({ width, height }, 16 / 9, focus)).toEqual(cut)
})
