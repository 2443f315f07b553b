import { expect, test } from 'vitest'
import { bilingual, image, problemAt, rows, text } from '../../kernel/kernel.ts'
import { saidOf } from './rowSaid.ts'

const fields = {
  title: text('العنوان', 'Title'),
  gallery: rows('معرض الصور', 'Gallery', { image: image('الصورة', 'Image'), alt: bilingual('النص البديل', 'Alternative text') }),
}

test('a summary says of which row of a table something is wrong', () => {
  const missing = (row: number) => problemAt(`gallery[${row}].altAr`, 'required', ['النص البديل', 'Alternative text'])
  expect([0, 2].map(row => saidOf(missing(row), fields, 'ar'))).toEqual([
    'معرض الصور 1: حقل النص البديل مطلوب',
    'معرض الصور 3: حقل النص البديل مطلوب',
  ])
  expect(saidOf(missing(1), fields, 'en')).toBe('Gallery 2: Alternative text is required')
})

test('what is wrong with a field alone is said as it is', () => {
  expect(saidOf(problemAt('title', 'required', ['العنوان', 'Title']), fields, 'ar')).toBe('حقل العنوان مطلوب')
  expect(saidOf(problemAt('gallery', 'tableRows', ['معرض الصور', 'Gallery']), fields, 'en')).toBe('Add at least one table row')
})
