import { expect, test } from 'vitest'
import { acts } from '../../server/search/acts.ts'
import { arabicStems } from '../../server/search/arabicStems.ts'
import { lemmasOf } from '../../server/search/lexicon.ts'
import { bareOf } from '../../server/search/tokens.ts'

const pairs = acts
  .split(/[,\n]/)
  .map(entry => entry.trim())
  .filter(entry => entry !== '')
  .map(entry => entry.split(' '))

test.each(pairs)('«%s» is a word of the lexicon, and so is what is done: «%s»', (first, ...nouns) => {
  expect(lemmasOf(bareOf(first ?? ''))?.map(bareOf)).toContain(bareOf(first ?? ''))
  for (const noun of nouns) expect([noun, lemmasOf(bareOf(noun))]).toEqual([noun, expect.any(Array)])
})

test('who competes is told of competitions, and a competition of none who competes alone', () => {
  expect(['المنافسون', 'منافسين', 'منافس'].map(word => arabicStems(word).stems)).toEqual(
    Array.from({ length: 3 }, () => ['منافس', 'منافسه']),
  )
  expect(arabicStems('المنافسة').stems).toEqual(['منافسه'])
})
