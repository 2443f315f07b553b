import { describe, expect, test } from 'vitest'
import { resources } from '../../catalogue.ts'
import { markAfter, pairsOf, type PairMark } from '../../kernel/kernel.ts'
import { news } from '../../modules/portal/content/content.ts'
import { waterYear } from '../../modules/places/water/water.ts'
import { statesIn } from '../../modules/portal/translation/parity.server.ts'
import { languageState } from '../../server/resources/languages.ts'

const pair = pairsOf(news).find(({ name }) => name === 'title') ?? never()
const texts = (titleAr: string | null, titleEn: string | null) => ({ titleAr, titleEn })
const both = texts('عنوان', 'Title')
const behind = (lang: 'ar' | 'en'): PairMark => ({ behind: lang, isReviewed: false })
const reviewed: PairMark = { behind: null, isReviewed: true }

describe('what is known of two languages after a change', () => {
  test.each<[what: string, after: ReturnType<typeof texts>, mark: PairMark | undefined, next: PairMark | undefined]>([
    ['the Arabic alone leaves the English behind', texts('آخر', 'Title'), undefined, behind('en')],
    ['the English alone leaves the Arabic behind', texts('عنوان', 'Another'), undefined, behind('ar')],
    ['whoever changes what was behind has caught up', texts('عنوان', 'Another'), behind('en'), undefined],
    ['the Arabic once more leaves the English behind still', texts('آخر', 'Title'), behind('en'), behind('en')],
    ['both at once are up to date', texts('آخر', 'Another'), behind('en'), undefined],
    ['a review ends with a change of one', texts('آخر', 'Title'), reviewed, behind('en')],
    ['a review ends with a change of both', texts('آخر', 'Another'), reviewed, undefined],
    ['without a change a review stays', both, reviewed, reviewed],
    ['without a change what is behind stays so', both, behind('ar'), behind('ar')],
    ['where the English is gone nothing is behind', texts('آخر', null), behind('en'), undefined],
  ])('%s', (_what, after, mark, next) => expect(markAfter(pair, both, after, mark)).toEqual(next))

  test.each<[what: string, before: ReturnType<typeof texts>, after: ReturnType<typeof texts>]>([
    ['a first translation leaves nothing behind', texts('عنوان', null), both],
    ['the Arabic that comes after the English leaves nothing behind', texts(null, 'Title'), both],
    ['an empty text is none', texts('عنوان', ''), both],
    ['an empty text in the place of none is no change', texts('عنوان', null), texts('عنوان', '')],
  ])('%s', (_what, before, after) => expect(markAfter(pair, before, after, undefined)).toBeUndefined())
})

describe('the state of a text in a language', () => {
  test.each<[values: ReturnType<typeof texts>, mark: PairMark | undefined, ar: string | undefined, en: string | undefined]>([
    [texts(null, null), undefined, undefined, undefined],
    [texts('عنوان', null), undefined, 'draft', 'missing'],
    [texts(null, 'Title'), undefined, 'missing', 'draft'],
    [both, undefined, 'draft', 'draft'],
    [both, behind('en'), 'draft', 'outdated'],
    [both, behind('ar'), 'outdated', 'draft'],
    [both, reviewed, 'reviewed', 'reviewed'],
    [texts('عنوان', ''), reviewed, 'draft', 'missing'],
  ])('%o with %o is %s and %s', (values, mark, ar, en) => {
    expect([languageState('ar', pair, values, mark), languageState('en', pair, values, mark)]).toEqual([ar, en])
  })
})

test('no step writes a text that is followed: only an update notes which language it leaves behind', () => {
  const written = resources.flatMap(resource => {
    const followed = new Set(pairsOf(resource).map(pair => pair.name))
    return Object.entries(resource.options.stepInput ?? {}).flatMap(([step, input]) =>
      Object.keys(input ?? {}).flatMap(field => (followed.has(field) ? [`${resource.name}.${step}: ${field}`] : [])),
    )
  })
  expect(written).toEqual([])
})

test('what no citizen reads, and what the server writes, is not followed', () => {
  expect(pairsOf(waterYear)).toEqual([])
  expect(pairsOf(news).map(({ name }) => name)).toEqual(['title', 'summary', 'body', 'mainImageAlt', 'mainImageCaption', 'location'])
})

test('the states are those of the list, and no others stand for one that it lacks', () => {
  const whole = { missing: 45001, outdated: 45002, draft: 45003, reviewed: 45004 }
  expect(statesIn({ ...whole, other: 45005 })).toEqual(whole)
  const { outdated, ...rest } = whole
  expect(() => statesIn({ ...rest, renamed: outdated })).toThrow('translationState has no value outdated')
})

function never(): never {
  throw new Error('News have no title')
}
