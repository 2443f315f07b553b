import { expect, test } from 'vitest'
import { choiceOf } from './choosable.ts'

test('a partner is chosen by its name, and two agreements with it are told apart by their titles', () => {
  const agreed = { id: 'a', partnerNameAr: 'البنك الدولي', partnerNameEn: 'World Bank', titleAr: 'منحة المياه', titleEn: 'Water grant' }
  expect(choiceOf(agreed, 'ar')).toEqual({ value: 'a', label: 'البنك الدولي', note: 'منحة المياه' })
  expect(choiceOf(agreed, 'en')).toEqual({ value: 'a', label: 'World Bank', note: 'Water grant' })
})

test('a record is chosen by its name or its title, and told from others of its name by its code', () => {
  expect(choiceOf({ id: 'b', nameAr: 'رام الله', code: 'RAM' }, 'ar')).toEqual({ value: 'b', label: 'رام الله', note: 'RAM' })
  expect(choiceOf({ id: 'c', titleAr: 'قانون الهيئات', code: null }, 'en')).toEqual({ value: 'c', label: 'قانون الهيئات' })
  expect(choiceOf({ id: 'd', code: 'X1' }, 'ar')).toEqual({ value: 'd', label: 'X1' })
})
