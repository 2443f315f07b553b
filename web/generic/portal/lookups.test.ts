import { expect, test } from 'vitest'
import { byName } from './lookups.ts'

const places = [
  { nameAr: 'اليامون', nameEn: 'Al-Yamun' },
  { nameAr: 'عقابا', nameEn: '’Aqqaba' },
  { nameAr: 'الظاهرية', nameEn: 'Ad-Dhahiriya' },
  { nameAr: 'يطا', nameEn: 'Yatta' },
  { nameAr: 'حلحول', nameEn: 'Halhul' },
]

test('an Arabic name in English letters stands under its own first letter, whatever its article', () => {
  expect(places.toSorted(byName('en')).map(({ nameEn }) => nameEn)).toEqual(['’Aqqaba', 'Ad-Dhahiriya', 'Halhul', 'Al-Yamun', 'Yatta'])
})

test('in Arabic names stand as they are written', () => {
  expect(places.toSorted(byName('ar')).map(({ nameAr }) => nameAr)).toEqual(['الظاهرية', 'اليامون', 'حلحول', 'عقابا', 'يطا'])
})
