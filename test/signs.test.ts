import { expect, test } from 'vitest'
import { iconNames } from '../modules/admin/lookups/iconNames.ts'
import { categoryIcons } from '../modules/admin/lookups/signs.ts'
import { categoryIcons as pictures } from '../web/ui/categoryIcons.ts'

test('every sign of a category has its picture and its name, and there are no others', () => {
  const signs = [...categoryIcons].toSorted()
  expect(Object.keys(pictures).toSorted()).toEqual(signs)
  expect(Object.keys(iconNames).toSorted()).toEqual(signs)
})
