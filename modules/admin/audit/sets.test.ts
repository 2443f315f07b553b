import { expect, test } from 'vitest'
import { reasonIn } from './reasons.ts'
import { toldOfSet } from './sets.ts'
import { findColumn, findTableWords } from './words.ts'

const names = {
  a: { nameAr: 'الأخبار', nameEn: 'News' },
  b: { nameAr: 'الإعلانات', nameEn: 'Announcements' },
  c: { nameAr: 'الصفحات', nameEn: 'Pages' },
}
const told = (oldValue: unknown, newValue: unknown, lang: 'ar' | 'en') =>
  toldOfSet(
    { fieldName: 'permissions', oldValue, newValue },
    findColumn(findTableWords([], 'user_role'), 'permissions'),
    names,
    lang,
    'UTC',
  )

test('a set says what it gained and what it lost, the first three by name', () => {
  expect(told(['a', 'x'], ['x', 'b'], 'ar')).toEqual(['أُضيف الإعلانات', 'أُزيل الأخبار'])
  expect(told([], ['a', 'b', 'c', 'd', 'e'], 'en')).toEqual(['gained News, Announcements, Pages and 2 more'])
  expect(told([], ['a', 'b', 'c', 'd'], 'ar')).toEqual(['أُضيف الأخبار، الإعلانات، الصفحات وواحد آخر'])
  expect(told(['a'], ['a'], 'en')).toEqual([])
})

test('the reasons of the program are told in the reader’s words, those of people as they wrote them', () => {
  expect(reasonIn('installation', 'ar')).toBe('تثبيت النظام')
  expect(reasonIn('demonstration data', 'en')).toBe('Demonstration data')
  expect(reasonIn('انتقل إلى هيئة أخرى', 'en')).toBe('انتقل إلى هيئة أخرى')
})
