import { describe, expect, test } from 'vitest'
import { lookupCode, toldOf } from '../../../test/rules.ts'
import type { Values } from '../../define.ts'
import { legalEnvironment } from './legalEnvironment.ts'

const status = (word: string) => lookupCode('legislationStatus', word)
const subject = (word: string) => lookupCode('legislationSubject', word)

/** A legal text with which nothing is wrong. */
const law = {
  type: lookupCode('legislationType', 'law'),
  number: '1',
  year: 1997,
  titleAr: 'قانون الهيئات المحلية',
  issuingBody: lookupCode('issuingBody', 'legislativeCouncil'),
  subjects: [subject('localAuthorities')],
  status: status('inForce'),
  textAr: '<h3>المادة (1)</h3><p>نص.</p>',
}
const saved = (change: Values) => toldOf(legalEnvironment, { ...law, ...change }, 'submit')
const draft = { status: status('consultation'), consultationUntil: '2026-05-01T12:00:00.000Z', consultationEmail: 'law@example.org' }

test('a complete text is saved', () => expect(saved({})).toEqual({}))
test('a file alone is enough', () => expect(saved({ textAr: null, fileAr: ['0190a0a0-0000-7000-8000-000000000001'] })).toEqual({}))
test('it may be published on the day on which it is issued', () =>
  expect(saved({ issuedOn: '2020-01-05', publishedOn: '2020-01-05' })).toEqual({}))
test('a draft with an end and an address is saved', () => expect(saved(draft)).toEqual({}))
test('comments may end half an hour after the midnight that follows its publication here: in Greenwich it is the same day still', () =>
  expect(saved({ ...draft, publishedOn: '2026-04-30', consultationUntil: '2026-04-30T21:30:00.000Z' })).toEqual({}))

describe('what is refused, at its field', () => {
  test.each<[rule: string, change: Values, at: string, en: string]>([
    ['it has a text or a file', { textAr: null }, 'textAr', 'Give the full text or attach its file in Arabic'],
    [
      'it is not published before it is issued',
      { issuedOn: '2020-01-05', publishedOn: '2020-01-04' },
      'publishedOn',
      'It cannot be published before it is issued',
    ],
    ['a repealed text says since when', { status: status('repealed') }, 'repealedOn', 'State when it was repealed'],
    [
      'it is repealed after it came into force',
      { status: status('repealed'), inForceFrom: '2020-01-05', repealedOn: '2020-01-05' },
      'repealedOn',
      'Repealed on must be later than In force from',
    ],
    ['a draft says until when', { ...draft, consultationUntil: null }, 'consultationUntil', 'State until when comments are taken'],
    [
      'comments end after the draft is published',
      { ...draft, publishedOn: '2026-05-01' },
      'consultationUntil',
      'Comments end after the day of publication',
    ],
    ['a draft has an address', { ...draft, consultationEmail: null }, 'consultationEmail', 'Give the e-mail address for comments'],
    [
      'it has at most five subjects',
      { subjects: ['elections', 'land', 'heritage', 'transport', 'integrity', 'investment'].map(subject) },
      'subjects',
      'Choose at most five subjects',
    ],
  ])('%s', (_rule, change, at, en) => expect(saved(change)[at]?.[1]).toBe(en))
})
