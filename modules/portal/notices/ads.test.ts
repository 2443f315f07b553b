import { describe, expect, test } from 'vitest'
import { lookupCode, toldOf } from '../../../test/rules.ts'
import type { Values } from '../../define.ts'
import { ads } from './ads.ts'
import { groups } from './categories.ts'
import { kindIntroTexts, kindTexts } from './kindTexts.ts'

const category = (word: string) => lookupCode('adCategory', word)

/** A tender with which nothing is wrong. */
const tender = {
  publishStatus: 1,
  titleAr: 'عطاء تعبيد الطريق الرئيس',
  summaryAr: 'تدعو الهيئة المقاولين المصنفين إلى تقديم عروضهم لتعبيد الطريق.',
  bodyAr: '<p>يشمل العمل كشط الإسفلت القديم وطبقة أساس جديدة وإسفلتًا على طول كيلومترين.</p>',
  category: category('worksTender'),
  date: '2026-03-20',
  closingAt: '2026-04-20T09:00:00.000Z',
}
const saved = (change: Values) => toldOf(ads, { ...tender, ...change }, 'submit')

test('a complete tender is sent', () => expect(saved({})).toEqual({}))
test('a circular needs no closing time', () => expect(saved({ category: category('circular'), closingAt: null })).toEqual({}))
test('a notice whose file says all needs no text', () =>
  expect(
    saved({
      bodyAr: null,
      attachments: [{ file: ['00000000-0000-7000-8000-000000000001'], type: null, titleAr: 'كراسة العطاء', titleEn: null }],
    }),
  ).toEqual({}))
test('envelopes may be opened at the very closing time', () => expect(saved({ openingAt: tender.closingAt })).toEqual({}))

describe('what is refused, at its field', () => {
  test.each<[rule: string, change: Values, at: string, ar: string, en: string]>([
    ['a tender closes at some time', { closingAt: null }, 'closingAt', 'حدد آخر موعد', 'State the closing time'],
    ['so does a vacancy', { category: category('vacancy'), closingAt: null }, 'closingAt', 'حدد آخر موعد', 'State the closing time'],
    [
      'it closes after it is issued',
      { closingAt: '2026-03-19T09:00:00.000Z' },
      'closingAt',
      'آخر موعد يجب أن يكون بعد تاريخ الإعلان',
      'The closing time must be after the issue date',
    ],
    [
      'envelopes are not opened before',
      { openingAt: '2026-04-20T08:59:00.000Z' },
      'openingAt',
      'تُفتح المظاريف بعد آخر موعد لا قبله',
      'Envelopes are opened after the closing time, not before',
    ],
    [
      'the site is visited before',
      { siteVisitAt: '2026-04-21T08:00:00.000Z' },
      'siteVisitAt',
      'زيارة الموقع تكون قبل آخر موعد',
      'The site visit comes before the closing time',
    ],
    ['a price has a currency', { documentPrice: '300.00' }, 'currency', 'اختر عملة الثمن', 'Choose the currency of the price'],
    [
      'a deposited plan has its number',
      { category: category('planDeposit'), objectionPlaceAr: 'قسم التنظيم' },
      'planReference',
      'اكتب رقم المخطط المودع',
      'Give the reference of the deposited plan',
    ],
    [
      'and says where to object',
      { category: category('planDeposit'), planReference: 'ي/4' },
      'objectionPlaceAr',
      'اكتب أين تُقدَّم الاعتراضات',
      'Say where objections are handed in',
    ],
    [
      'a notice says something',
      { bodyAr: null },
      'bodyAr',
      'اكتب نص الإعلان، أو أرفق ملفه',
      'Write the text of the notice, or attach its file',
    ],
  ])('%s', (_rule, change, at, ar, en) => expect(saved(change)).toEqual({ [at]: [ar, en] }))
})

test('the list of every category has a name of its own and a line that introduces it', () => {
  const codes = Object.values(groups).flat().toSorted()
  expect([kindTexts, kindIntroTexts].map(({ words }) => Object.keys(words).toSorted())).toEqual([codes, codes])
})
