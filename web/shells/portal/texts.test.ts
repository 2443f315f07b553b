import { expect, test } from 'vitest'
import { pluralOf } from '../../../kernel/kernel.ts'
import { councilCount } from './texts.ts'

test('of two councils the word that describes them is in the dual, as they are', () => {
  expect(pluralOf(councilCount, 2, 'ar')).toBe('مجلسي خدمات مشتركين')
})
