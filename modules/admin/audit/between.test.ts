import { expect, test } from 'vitest'
import { changesBetween } from './between.ts'

const change = (fieldName: string, oldValue: unknown, newValue: unknown) => ({ fieldName, oldValue, newValue })
const entry = (id: number, changes: ReturnType<typeof change>[], tableName = 'news') => ({ id, tableName, changes })
const history = [
  entry(9, [change('titleAr', 'ج', 'أ'), change('isUrgent', null, true)]),
  entry(8, [change('position', 1, 2)], 'news_rows'),
  entry(7, [change('titleAr', 'ب', 'ج'), change('date', '2026-01-01', '2026-01-02')]),
  entry(5, [change('titleAr', 'أ', 'ب')]),
  entry(2, [change('titleAr', null, 'أ')]),
]

test.each([
  ['the newest and the one before', 9, 7, [change('titleAr', 'ج', 'أ'), change('isUrgent', null, true)]],
  ['what came back to what it was is no change', 9, 2, [change('date', '2026-01-01', '2026-01-02'), change('isUrgent', null, true)]],
  ['whichever is named first', 2, 7, [change('titleAr', 'أ', 'ج'), change('date', '2026-01-01', '2026-01-02')]],
  ['a version and itself', 5, 5, []],
  ['one that is not there', 5, 99, []],
])('%s', (_name, one, other, changes) => expect(changesBetween(history, 'news', one, other)).toEqual(changes))
