import { describe, expect, test } from 'vitest'
import { lookupCode, toldOf } from '../../../test/rules.ts'
import type { Values } from '../../define.ts'
import { gateMessage } from './gateMessage.ts'

const kind = (word: string) => lookupCode('gateMessageKind', word)
const placement = (...words: string[]) => words.map(word => lookupCode('gateMessagePlacement', word))
const week = { startAt: '2026-04-01T06:00:00.000Z', endAt: '2026-04-08T06:00:00.000Z' }

/** A message with which nothing is wrong. */
const message = {
  kind: kind('information'),
  placement: placement('homeBlock'),
  titleAr: 'مواعيد جديدة',
  textAr: '<p>تتغير مواعيد استقبال المراجعين.</p>',
  isDismissible: true,
}
const saved = (change: Values) => toldOf(gateMessage, { ...message, ...change }, 'submit')
const emergency = { kind: kind('emergency'), titleEn: 'No water', textEn: '<p>It is back this evening.</p>', ...week }

test('a complete message is saved', () => expect(saved({})).toEqual({}))
test('an emergency of exactly seven days in both languages is saved', () => expect(saved(emergency)).toEqual({}))
test('an emergency and scheduled maintenance may be kept from being closed', () => {
  expect(saved({ ...emergency, isDismissible: false })).toEqual({})
  expect(saved({ kind: kind('maintenance'), isDismissible: false })).toEqual({})
})
test.each(['/localComms', 'https://example.org/survey'])('a link leads to %s', linkUrl =>
  expect(saved({ linkUrl, linkLabelAr: 'افتح' })).toEqual({}),
)

describe('what is refused, at its field', () => {
  const shortly = [
    'حدد بداية التنبيه الطارئ ونهايته، بما لا يزيد على 7 أيام',
    'State when the emergency begins and ends, at most 7 days later',
  ]
  const inBoth = 'An emergency is written in both languages: add the English'
  test.each<[rule: string, change: Values, at: string, en: string]>([
    ['it ends after it begins', { ...week, endAt: week.startAt }, 'endAt', 'The start must be before the end'],
    ['an emergency has an English title', { ...emergency, titleEn: null }, 'titleEn', `${inBoth} title`],
    ['an emergency has an English text', { ...emergency, textEn: null }, 'textEn', `${inBoth} text`],
    ['an emergency ends', { ...emergency, endAt: null }, 'endAt', shortly[1] ?? ''],
    ['an emergency ends within seven days', { ...emergency, endAt: '2026-04-08T06:00:00.001Z' }, 'endAt', shortly[1] ?? ''],
    [
      'a dialog ends within thirty days',
      { placement: placement('homeDialog'), ...week, endAt: '2026-05-01T06:00:00.001Z' },
      'endAt',
      'State when the dialog begins and ends, at most 30 days later',
    ],
    [
      'a usual message can be closed',
      { isDismissible: false },
      'isDismissible',
      'Only an emergency or scheduled maintenance may be kept from being closed',
    ],
    [
      "a place's page needs its place",
      { placement: placement('placePage') },
      'places',
      'Choose the places on whose pages the message is shown',
    ],
    ['a link has a label', { linkUrl: '/localComms' }, 'linkLabelAr', 'Write the label of the link'],
    ['a link without encryption', { linkUrl: 'http://example.org', linkLabelAr: 'افتح' }, 'linkUrl', 'Link has a wrong format'],
    ['a link that leaves by another way', { linkUrl: '//example.org', linkLabelAr: 'افتح' }, 'linkUrl', 'Link has a wrong format'],
    ['a link that runs a script', { linkUrl: 'javascript:alert(1)', linkLabelAr: 'افتح' }, 'linkUrl', 'Link has a wrong format'],
  ])('%s', (_rule, change, at, en) => expect(saved(change)[at]?.[1]).toBe(en))
})
