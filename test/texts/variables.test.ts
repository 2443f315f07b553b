import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('nobody fills a variable of a text by hand: only the first would be filled, and «$&» in a name be eaten', () => {
  const filledByHand = /\.replace(?:All)?\(\s*(['"`])\{\w+\}\1/
  const files = globSync(['web/**/*.{ts,tsx}', 'modules/**/*.tsx'])
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter(file => filledByHand.test(readFileSync(file, 'utf8')))).toEqual([])
})
