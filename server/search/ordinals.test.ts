import { expect, test } from 'vitest'
import { ordinalAt } from './ordinals.ts'
import { tokensOf } from './tokens.ts'

test.each([
  ['المادة السابعة', [undefined, 7]],
  ['الماده السابعه من نظام الأسواق', [undefined, 7, undefined, undefined, undefined]],
  ['المادة الثانية عشرة', [undefined, 12, 12]],
  ['المادة الحادية عشرة', [undefined, 11, 11]],
  ['المادة الحادية والعشرون', [undefined, 21, 21]],
  ['وفقًا للمادة الواحدة والعشرين', [undefined, undefined, 21, 21]],
  ['المادة الثلاثون من القانون', [undefined, 30, undefined, undefined]],
  ['الفصل الأول', [undefined, 1]],
  ['المدرسة الثانية', [undefined, undefined]],
  ['المادة المذكورة', [undefined, undefined]],
  ['المادة 7', [undefined, undefined]],
])('%s', (text, numbers) => {
  const tokens = tokensOf(text)
  expect(tokens.map((_, index) => ordinalAt(tokens, index))).toEqual(numbers)
})
