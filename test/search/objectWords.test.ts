import { expect, test } from 'vitest'
import { filled } from '../../kernel/kernel.ts'
import { plainTextOf } from '../../modules/admin/notifications/written.ts'
import { unitIn } from '../../modules/portal/stories/units.ts'
import { englishStem } from '../../server/search/english.ts'
import { keyedTokens } from '../../server/search/keys.ts'
import { finds, planOf } from '../../server/search/plan.ts'
import { richTextOf } from '../../server/resources/richText.ts'

/** What every plain object answers, whatever it was made for. */
const words = [
  'constructor',
  'constructors',
  'constructing',
  '__proto__',
  'toString',
  'tostring',
  'valueOf',
  'valueof',
  'hasOwnProperty',
  'hasownproperty',
  'isPrototypeOf',
  'toLocaleString',
]

test.each(words)('«%s» is a word like any other', word => {
  expect(typeof englishStem(word)).toBe('string')
  const keys = [...keyedTokens(word).flatMap(token => token.keys), ...planOf(word).words.flatMap(({ alternatives }) => alternatives.flat())]
  expect(keys.length).toBeGreaterThan(0)
  for (const key of keys) expect(key).toMatch(/^[=~@][\p{L}\p{N}]+$/u)
  expect([finds(word, `the ${word} of the bridge`), finds(word, 'the mayor of the bridge')]).toEqual([true, false])
})

test('a word of the lexicon is found in its other forms', () => {
  expect(['children', 'criteria', 'payments', 'shelves', 'treatment'].map(englishStem)).toEqual([
    'child',
    'criterion',
    'pay',
    'shelf',
    'treat',
  ])
})

test.each(words)('«%s» is no attribute, no entity, no variable and no unit', word => {
  expect(richTextOf(`<p ${word}="1" dir="rtl">نص</p><ol ${word}="1"><li>بند</li></ol>`)).toBe('<p dir="rtl">نص</p><ol><li>بند</li></ol>')
  expect(plainTextOf(`<p>&${word};</p>`)).toBe(`&${word};`)
  expect(filled(`a {${word}}.`, {})).toMatch(/^a (?:\{__proto__\})?\.$/)
  expect(unitIn(word, 'en')).toBe(word)
})
