import { describe, expect, test } from 'vitest'
import { datesIn } from '../../server/search/dates.ts'
import { distanceOf } from '../../server/search/misspelling.ts'
import { finds, planOf } from '../../server/search/plan.ts'

describe('a misspelt word', () => {
  test.each([
    ['بلديية', 'بلدية نابلس'],
    ['مناقصاات', 'طرح مناقصة جديدة'],
    ['المشتثمرين', 'دليل المستثمرين'],
    ['الخلبل', 'مدينة الخليل'],
    ['وبالخلبل', 'مدينة الخليل'],
    ['مهندصين', 'نقابة المهندسين'],
    ['الكهرابء', 'شبكة الكهرباء'],
    ['tendr', 'Open tender'],
    ['Hebrom', 'Hebron municipality'],
    ['wter', 'Water network'],
    ['municipallty', 'Municipality of Nablus'],
    ['mnicipalty', 'Municipality of Nablus'],
  ])('«%s» finds «%s»', (query, text) => expect(finds(query, text)).toBe(true))

  test.each([
    ['water', 'A waiter'],
    ['مقرر', 'مقر البلدية'],
    ['زيتا', 'بلدة بيتا'],
    ['planet', 'A new plant'],
    ['tender', 'Gender and services'],
    ['ab', 'abc'],
    ['15001', '15002'],
  ])('«%s» does not find «%s»: both are words, or too short', (query, text) => expect(finds(query, text)).toBe(false))
})

test.each([
  ['مناقضه', 'مناقصه', 1],
  ['موضفين', 'موظفين', 1],
  ['الكهرابء', 'كهرباء', 1],
  ['مناقضه', 'مناقشه', 2],
  ['municipallty', 'municipality', 2],
  ['المشتثمرن', 'المستثمرين', 3],
  ['مناقضه', 'مزايده', undefined],
])('«%s» is from «%s» as far as %s: letters that are taken for each other are nearer than others', (given, other, distance) => {
  expect(distanceOf(given, other, true)).toBe(distance)
})

describe('a date', () => {
  test.each([
    '22 تشرين الثاني 2026',
    '٢٢ تشرين ثاني ٢٠٢٦',
    '22 من تشرين الثاني لعام 2026',
    '22 تشرين الثاني/نوفمبر 2026',
    '22 نوفمبر 2026',
    '22 November 2026',
    '22nd of November 2026',
    'Nov 22, 2026',
    '2026/11/22',
    '22.11.2026',
  ])('%s is that day', text => expect(datesIn(`جلسة ${text}، العاشرة`).map(({ date }) => date)).toEqual(['2026-11-22']))

  test.each([
    ['كانون الثاني 2026', '2026-01'],
    ['يناير 2026', '2026-01'],
    ['تشرين الأول 2026', '2026-10'],
    ['تشرين اول 2026', '2026-10'],
    ['بتشرين الثاني ٢٠٢٦', '2026-11'],
    ['كانون الأول لعام 2026', '2026-12'],
    ['Sept 2026', '2026-09'],
  ])('%s is that month', (text, month) => expect(datesIn(text).map(({ date }) => date)).toEqual([month]))

  test.each(['31/2/2026', 'MoLG-2026-11-22', 'باب 2026', 'تشرين 2026', '45 نوفمبر', 'market 2026'])('%s is none', text =>
    expect(datesIn(text)).toEqual([]),
  )

  test('is the same question by the names of either calendar', () => {
    const asked = (query: string) => planOf(query).words.map(({ alternatives }) => alternatives)
    expect(asked('تشرين الثاني 2026')).toEqual(asked('نوفمبر 2026'))
    expect(asked('كانون الثاني 2026')).toEqual(asked('January 2026'))
    expect(asked('22 تشرين الثاني 2026')).toEqual(asked('2026/11/22'))
  })
})
