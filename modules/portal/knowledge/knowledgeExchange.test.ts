import { expect, test } from 'vitest'
import { lookupCode, toldOf } from '../../../test/rules.ts'
import type { Values } from '../../define.ts'
import { knowledgeExchange } from './knowledgeExchange.ts'

/** An item with which nothing is wrong. */
const item = {
  titleAr: 'دليل قراءة العدادات',
  summaryAr: 'خطوات قراءة العدادات ومراجعتها قبل إصدار الفواتير.',
  bodyAr: `<p>${'تقرأ الفرق العدادات كل شهر. '.repeat(10)}</p>`,
  resourceType: lookupCode('knowledgeResourceType', 'guide'),
  topics: [lookupCode('knowledgeTopic', 'water')],
  date: '2026-03-01',
  audienceLevel: 1,
  resourceLanguage: 1,
  publishStatus: 1,
}
const saved = (change: Values) => toldOf(knowledgeExchange, { ...item, ...change }, 'submit')
const short = { bodyAr: `<p>${'ن'.repeat(60)}</p>` }
const file = ['0190a0a0-0000-7000-8000-000000000001']

test('an item with a long text, a link, a video, or a file with its licence is saved', () => {
  expect(saved({})).toEqual({})
  expect(saved({ ...short, externalUrl: 'https://example.org/guide' })).toEqual({})
  expect(saved({ ...short, video: '0190a0a0-0000-7000-8000-000000000002' })).toEqual({})
  expect(saved({ ...short, file, licence: lookupCode('mediaRights', 'ccBy') })).toEqual({})
})
test.each<[rule: string, change: Values, at: string, en: string]>([
  ['an item holds something', short, 'file', 'Attach a file or a link, choose a video, or write a text of at least 200 characters'],
  ['a file has a licence', { file }, 'licence', 'State the licence of the file'],
  [
    'an item has at most five topics',
    { topics: ['water', 'energy', 'youth', 'gender', 'law', 'digital'].map(word => lookupCode('knowledgeTopic', word)) },
    'topics',
    'Choose at most five topics',
  ],
])('%s', (_rule, change, at, en) => expect(saved(change)[at]?.[1]).toBe(en))
test('a link that is not https is refused', () =>
  expect(saved({ ...short, externalUrl: 'http://example.org' })).toHaveProperty('externalUrl'))
