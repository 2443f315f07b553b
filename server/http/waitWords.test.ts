import { expect, test } from 'vitest'
import { waitWords } from './waitWords.ts'

test('whoever is to wait is told in minutes, in hours, or to come back tomorrow', () => {
  expect([1, 60, 61, 150, 600, 1440].map(minutes => waitWords(minutes, 'ar'))).toEqual([
    'بعد دقيقة واحدة',
    'بعد 60 دقيقة',
    'بعد ساعتين',
    'بعد 3 ساعات',
    'بعد 10 ساعات',
    'غدًا',
  ])
  expect([2, 61, 1440].map(minutes => waitWords(minutes, 'en'))).toEqual(['in 2 minutes', 'in 2 hours', 'tomorrow'])
})
