import { expect, test } from 'vitest'
import { countedUnits } from './countedUnits.ts'
import { inUnits, unitBehind } from './unitTexts.ts'

test('spans of time are said by the number of them', () => {
  expect([1, 2, 5, 15, 100].map(n => inUnits(n, 's', 'ar'))).toEqual(['ثانية واحدة', 'ثانيتان', '5 ثوانٍ', '15 ثانية', '100 ثانية'])
  expect([2, 7, 90, 28_800].map(n => inUnits(n, 'day', 'ar'))).toEqual(['يومان', '7 أيام', '90 يومًا', '28,800 يوم'])
  expect([1, 30].map(n => inUnits(n, 'day', 'en'))).toEqual(['1 day', '30 days'])
  expect(inUnits(5, 'kg', 'ar')).toBeUndefined()
  for (const unit of countedUnits) expect(inUnits(2, unit, 'ar')).toMatch(/^\p{L}+$/u)
})

test('behind a number that is being typed stands the noun that it asks for', () => {
  expect([undefined, 0, 1, 2, 3, 10, 11, 60, 100].map(n => unitBehind(n, 'min', 'ar'))).toEqual([
    'دقيقة',
    'دقيقة',
    'دقيقة',
    'دقيقة',
    'دقائق',
    'دقائق',
    'دقيقة',
    'دقيقة',
    'دقيقة',
  ])
  expect([3, 12, 1200].map(n => unitBehind(n, 'month', 'ar'))).toEqual(['أشهر', 'شهرًا', 'شهر'])
  expect([1, 12].map(n => unitBehind(n, 'month', 'en'))).toEqual(['month', 'months'])
  expect(unitBehind(7.5, 'h', 'ar')).toBe('ساعات')
  expect(unitBehind(5, 'kg', 'ar')).toBe('كغم')
})
