import { expect, test } from 'vitest'
import { news } from '../../modules/portal/content/content.ts'
import { legalEnvironment } from '../../modules/portal/legislation/legalEnvironment.ts'
import { differencesOf, takenAtFirst, takenWhole } from './conflictSides.ts'

const base = {
  titleAr: 'عنوان',
  source: 'مصدر',
  tags: ['مياه'],
  mainImage: 'picture 1',
  mainImageFocus: '50 50',
  bodyAr: '<p>نص</p>',
}
const sidesOf = (mine: object, theirs: object, isKnown = true) => {
  const differences = differencesOf(news, { base: isKnown ? base : undefined, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } })
  return { by: Object.fromEntries(differences.map(({ column, by }) => [column.name, by])), taken: takenAtFirst(news, differences) }
}

test('what one alone has changed is as he wrote it, what both have changed comes first and is chosen', () => {
  const { by, taken } = sidesOf({ titleAr: 'عنواني', source: 'مصدري' }, { titleAr: 'عنوان زميل', tags: ['مياه', 'طرق'] })
  expect(Object.entries(by)).toEqual([
    ['titleAr', 'both'],
    ['tags', 'theirs'],
    ['source', 'mine'],
  ])
  expect(taken).toEqual(['tags'])
})

test('what both have written alike is no difference', () =>
  expect(sidesOf({ titleAr: 'واحد' }, { titleAr: 'واحد' })).toEqual({ by: {}, taken: [] }))

test('of a draft whose beginning is no longer known nothing is taken unasked', () =>
  expect(sidesOf({ titleAr: 'عنواني' }, { tags: [] }, false)).toEqual({ by: { titleAr: undefined, tags: undefined }, taken: [] }))

test('another picture comes with its own middle, and leaves the middle of the one that is kept', () => {
  expect(sidesOf({ mainImageFocus: '10 10' }, { mainImage: 'picture 2', mainImageFocus: null }).taken).toEqual([
    'mainImage',
    'mainImageFocus',
  ])
  expect(sidesOf({ mainImage: 'picture 3', mainImageFocus: null }, { mainImageFocus: '90 90' }).taken).toEqual([])
  expect(sidesOf({ mainImage: 'picture 3' }, { mainImageFocus: '90 90' }).taken).toEqual([])
})

test('with a value that shows further fields what stands in them is taken too', () => {
  const ids = (list: string): Record<string, number> => (list === 'legislationStatus' ? { inForce: 1, repealed: 2 } : {})
  const conflict = {
    mine: { status: 1, summaryAr: 'ملخصي' },
    theirs: { id: 'a', concurrencyStamp: 'b', status: 2, repealedOn: '2026-10-01' },
  }
  const taken = (columns: string[]) => takenWhole(legalEnvironment, { ...conflict, ids }, columns)
  expect(taken(['status'])).toEqual(['status', 'repealedOn'])
  expect(taken([])).toEqual([])
})
