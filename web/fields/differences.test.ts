import { expect, test } from 'vitest'
import { columnsOf } from '../../kernel/kernel.ts'
import { news } from '../../modules/portal/content/news.ts'
import { waterYear } from '../../modules/places/water/water.ts'
import { isSame, middleOf, ownRows, takenWith, wordsIn, wordRuns } from './differences.ts'
import { keyOfRow, rowsOf, withCell, withoutRow, withRow } from './rowKeys.ts'

const supply = columnsOf(waterYear.fields).find(({ name }) => name === 'supply') ?? never()
const populationServed = columnsOf(waterYear.fields).find(({ name }) => name === 'populationServed') ?? never()

test.each([
  ['nothing and nothing', populationServed, null, undefined, true],
  ['a number and none', populationServed, 0, null, false],
  ['no rows and an empty list', supply, null, [], true],
  [
    'the same row under another id, its values in another order',
    supply,
    [{ id: 'a', sourceType: 1, quantityM3: 2 }],
    [{ quantityM3: 2, id: 'b', sourceType: 1 }],
    true,
  ],
  ['a row with another quantity', supply, [{ sourceType: 1, quantityM3: 2 }], [{ sourceType: 1, quantityM3: 3 }], false],
] as const)('%s', (_, column, one, other, same) => expect(isSame(column, one, other)).toBe(same))

test('who takes a picture of another version takes its middle with it, and with another value nothing', () => {
  expect(takenWith(news, 'mainImage')).toEqual(['mainImage', 'mainImageFocus'])
  expect(takenWith(news, 'titleAr')).toEqual(['titleAr'])
})

test('of child rows a comparison shows those that the other version does not have', () => {
  const [kept, mine, theirs] = [
    { sourceType: 1, quantityM3: 2 },
    { sourceType: 2, quantityM3: 5 },
    { sourceType: 2, quantityM3: 6 },
  ]
  expect(ownRows(supply, [kept, mine], [{ id: 'x', ...kept }, theirs])).toEqual({ own: [{ row: mine, number: 2 }], shared: 1 })
  expect(ownRows(supply, [kept, kept], [kept])).toEqual({ own: [{ row: kept, number: 2 }], shared: 1 })
  expect(ownRows(supply, [kept], [kept, theirs])).toEqual({ own: [], shared: 1 })
})

test('rows in another order are all shown', () => {
  const [one, two] = [{ sourceType: 1 }, { sourceType: 2 }]
  expect(ownRows(supply, [one, two], [two, one]).own.map(({ row }) => row)).toEqual([one, two])
})

test('of two texts what differs lies between what they share', () => {
  const [mine, theirs] = [wordsIn('افتتحت البلدية حديقة جديدة اليوم'), wordsIn('افتتحت البلدية ملعبًا اليوم')]
  expect(middleOf(mine, theirs).own.join('')).toBe('حديقة جديدة')
  expect(middleOf(theirs, mine).own.join('')).toBe('ملعبًا')
  expect(middleOf(mine, mine).own).toEqual([])
  const { start, own, end } = middleOf(wordsIn('a a'), wordsIn('a a a'))
  expect([...start, ...own, ...end].join('')).toBe('a a')
})

test('what ends later than it began finds its row, wherever that is by then', () => {
  const begun = withRow(withRow([{ id: 'saved' }]))
  const [, first, second] = rowsOf(begun).map(keyOfRow)
  const without = withoutRow(begun, first ?? '')
  const ended = withCell(without, second ?? '', 'image', known => known ?? 'a file')
  expect(ended).toEqual([{ id: 'saved' }, { image: 'a file' }])
  expect(rowsOf(ended).map(keyOfRow)).toEqual(['saved', second])
  expect(withCell(without, first ?? '', 'image', () => 'a file')).toEqual([{ id: 'saved' }, {}])
  expect(withoutRow([{ id: 'saved' }], 'saved')).toBeNull()
})

function never(): never {
  throw new Error('The water sheet has no such field')
}

test.each([
  ['افتتاح طريق زراعي في جنين', 'افتتاح طريق جديد في يعبد', ['زراعي', 'جنين'], ['جديد', 'يعبد']],
  ['أ ب ج', 'ب ج د', ['أ'], ['د']],
  ['the same words', 'the same words', [], []],
  ['', 'a new text', [], ['a new text']],
  ['one  two', 'one\ntwo three', [], ['three']],
])('of «%s» and «%s» the words are marked that the other does not have', (one, other, own, others) => {
  const both = [wordRuns(one, other), wordRuns(other, one)]
  expect(both.map(runs => runs.map(({ text }) => text).join(''))).toEqual([one, other])
  expect(both.map(runs => runs.flatMap(({ text, isOwn }) => (isOwn ? [text.trim()] : [])))).toEqual([own, others])
})

test('the words of long texts put together again are the texts', () => {
  const words = (seed: number) => Array.from({ length: 3000 }, (_, index) => `w${(index * seed) % 97}`).join(' ')
  const [one, other] = [words(7), words(11)]
  expect(
    wordRuns(one, other)
      .map(({ text }) => text)
      .join(''),
  ).toBe(one)
})
