import { expect, test } from 'vitest'
import { lookupCode, toldOf } from '../../../test/rules.ts'
import type { Values } from '../../define.ts'
import { successStory } from './successStory.ts'

const file = (n: number) => `0198c0de-0000-7000-8000-00000000000${n}`

/** A story with which nothing is wrong. */
const story = {
  publishStatus: 1,
  titleAr: 'مياه تصل كل خمسة أيام',
  summaryAr: 'استعادت البلدية ما يضيع من مياهها، فوصلت إلى الأحياء المرتفعة.',
  bodyAr: '<p>قُسمت الشبكة إلى مناطق، ولكل منها عداد يُقرأ ليلًا حين لا يستهلك أحد شيئًا.</p>',
  field: lookupCode('successStoryField', 'services'),
  date: '2026-03-01',
  challengeAr: 'كانت المياه تنقطع عن ثلاثة أحياء أسبوعين كل صيف.',
  solutionAr: 'استُبدل خط قديم بطول أربعة كيلومترات وقُسمت الشبكة.',
  resultsAr: 'تصل المياه إلى الأحياء الثلاثة مرتين كل أسبوع.',
}
const told = (change: Values) => toldOf(successStory, { ...story, ...change }, 'submit')
const pictures = { beforeImage: file(1), beforeAltAr: 'الشارع قبل العمل', afterImage: file(2), afterAltAr: 'الشارع بعده' }

test('a story with its challenge, solution and results is sent for review', () => expect(told({})).toEqual({}))
test('a quote with the consent of who said it, and both pictures, are taken', () => {
  expect(told({ quoteAr: 'صار الماء يصل.', quoteBy: 'من سكان الحي', quoteConsent: true, ...pictures })).toEqual({})
})
test('a draft may lack what a story needs to be sent', () => {
  expect(toldOf(successStory, { publishStatus: 1, titleAr: story.titleAr, quoteAr: 'صار الماء يصل.' }, 'save')).toEqual({})
})

test.each<[rule: string, change: Values, at: string, en: string]>([
  ['the challenge is told', { challengeAr: null }, 'challengeAr', 'Challenge (Arabic) is required'],
  ['at some length', { resultsAr: 'تحسن الوضع' }, 'resultsAr', 'Results (Arabic): at least 30 characters'],
  ['a quote says whose words they are', { quoteAr: 'صار الماء يصل.', quoteConsent: true }, 'quoteBy', 'Say whose words they are'],
  [
    'a quote has the consent of who said it',
    { quoteAr: 'صار الماء يصل.', quoteBy: 'من سكان الحي' },
    'quoteConsent',
    'No quote is published without the consent of who said it',
  ],
  ['so does one in English alone', { quoteEn: 'Now the water comes.', quoteConsent: true }, 'quoteBy', 'Say whose words they are'],
  [
    'and needs the consent as well',
    { quoteEn: 'Now the water comes.', quoteBy: 'من سكان الحي' },
    'quoteConsent',
    'No quote is published without the consent of who said it',
  ],
  ['a cost has its currency', { cost: '1200.00' }, 'currency', 'State the currency of the cost'],
  ['it ends after it begins', { startYear: 2024, endYear: 2023 }, 'endYear', 'The end year is not before the start year'],
  [
    'there are both pictures or none',
    { beforeImage: file(1), beforeAltAr: 'الشارع قبل العمل' },
    'afterImage',
    'Upload both pictures, before and after, or none',
  ],
  ['each is described', { ...pictures, afterAltAr: null }, 'afterAltAr', 'Every image needs an alternative text'],
])('%s', (_rule, change, at, en) => expect(told(change)[at]?.[1]).toBe(en))
