import { describe, expect, test } from 'vitest'
import { lookupCode, toldOf } from '../../../test/rules.ts'
import type { Values } from '../../define.ts'
import { choicesOf } from './choices.ts'
import { entryTemplate } from './entryTemplate.ts'

const own = { order: 10, source: 1, fieldKey: 'name' }
const added = { order: 20, source: 2, labelAr: 'سنوات الخبرة', labelEn: 'Years of experience', fieldType: 2 }
const template = {
  nameAr: 'قالب التسجيل',
  module: lookupCode('moduleType', 'investors'),
  audience: 2,
  fields: [own],
  isActive: true,
}
const told = (change: Values) => toldOf(entryTemplate, { ...template, ...change }, 'submit')
const english = (change: Values, at: string) => told(change)[at]?.[1]

describe('the fields of a template', () => {
  test('are there', () => {
    expect(told({ fields: null }).fields).toEqual(['يرجى تحديد الحقول في القالب', 'Assign fields in the template'])
    expect(told({})).toEqual({})
  })
  test.each([
    ['none', [own, { ...added, order: null }]],
    ['the same twice', [own, { ...added, order: 10 }]],
  ])('stand in an order: %s is none', (_name, fields) =>
    expect(told({ fields }).fields).toEqual(['أدخل قيمة ترتيب لكل حقل دون تكرار', 'Give an order value to each field and no duplicates']),
  )
  test('stand in it once', () =>
    expect(english({ fields: [own, { ...own, order: 20 }] }, 'fields')).toBe('A field stands twice in the template'))
  test.each([
    ['a number', {}],
    ['a number between bounds', { min: 0, max: 60 }],
    ['a file', { fieldType: 1, maxKB: 500, fileTypes: [1] }],
    ['a line', { fieldType: 3, textKind: 1 }],
    ['a choice', { fieldType: 3, textKind: 3, choices: 'نعم | Yes\nلا | No' }],
    ['an answer that everybody reads', { isPublic: true }],
  ])('may be added: %s', (_name, more) => expect(told({ fields: [own, { ...added, ...more }] })).toEqual({}))
  test.each([
    ['has its label in both languages', { labelEn: null }, 'Every added field needs its label in both languages'],
    ['says what is written in it', { fieldType: null }, 'Complete each added field'],
    ['says which sort of text', { fieldType: 3 }, 'Complete each added field'],
    ['offers two choices or more', { fieldType: 3, textKind: 3, choices: 'نعم' }, 'Complete each added field'],
    ['has no minimum above its maximum', { min: 5, max: 4 }, 'Complete each added field'],
    ['shows nobody personal data', { isPersonal: true, isPublic: true }, 'Personal data and files are not shown to the public'],
    ['shows nobody files', { fieldType: 1, isPublic: true }, 'Personal data and files are not shown to the public'],
  ])('an added one %s', (_name, more, message) => expect(english({ fields: [own, { ...added, ...more }] }, 'fields')).toContain(message))
  test('are added to the forms of visitors alone', () =>
    expect(english({ audience: 1, fields: [own, added] }, 'fields')).toBe('Fields are added only to the forms of visitors'))
  test('of a message are never published', () =>
    expect(english({ module: lookupCode('moduleType', 'contactUs'), fields: [{ ...added, isPublic: true }] }, 'fields')).toBe(
      'Contact messages are not published',
    ))
  test('are thirty added ones at the most', () => {
    const many = Array.from({ length: 31 }, (_, index) => ({ ...added, order: index }))
    expect(english({ fields: many }, 'fields')).toBe('At most 30 added fields')
    expect(told({ fields: many.slice(1) })).toEqual({})
  })
})

describe('added files', () => {
  const files = (...sizes: (number | null)[]) => sizes.map((maxKB, index) => ({ ...added, order: index, fieldType: 1, maxKB }))
  test.each([
    ['three without a size', [null, null, null]],
    ['one of nine megabytes', [9216]],
    ['three whose sizes leave room for those of the form', [4096, 4096, 1024]],
  ])('are as many and as large as a form can bring: %s', (_name, sizes) => expect(told({ fields: files(...sizes) })).toEqual({}))
  test.each([
    ['four', [10, 10, 10, 10], 'At most three added fields of files'],
    ['more together than is left', [4096, 4096, 1025], 'at most 9216 KB together'],
    ['one beside others without a size', [9216, null], 'at most 9216 KB together'],
  ])('are no more: %s', (_name, sizes, message) => expect(english({ fields: files(...sizes) }, 'fields')).toContain(message))
})

describe('a template', () => {
  test.each([
    ['a module without templates', { module: lookupCode('moduleType', 'water') }, 'module', 'This module has no templates'],
    ['news for visitors', { module: lookupCode('moduleType', 'news') }, 'audience', 'Only staff fill in this form'],
    ['messages for staff', { module: lookupCode('moduleType', 'contactUs'), audience: 1 }, 'audience', 'Only visitors fill in this form'],
    ['a category for visitors', { category: 32_001 }, 'category', 'Visitors choose the category'],
    ['a picture before the form', { introEn: '<p>As in</p><img src="/api/Attachment/GetByte/1" alt="a > b">' }, 'introEn', 'No pictures'],
    ['a picture in a prepared text', { audience: 1, skeletonAr: '<IMG src="/api/Attachment/GetByte/1">' }, 'skeletonAr', 'No pictures'],
    ['a prepared text for visitors', { skeletonAr: '<p>نص</p>' }, 'skeletonAr', 'Prepared text is only for staff'],
  ])('is not for %s', (_name, change, at, message) => expect(english(change, at)).toContain(message))
})

test('a line of choices is Arabic, and English behind a bar; each stands once', () => {
  expect(choicesOf('نعم | Yes\n\n لا|No \nربما\nنعم | Yes')).toEqual([
    ['نعم', 'Yes'],
    ['لا', 'No'],
    ['ربما', 'ربما'],
  ])
  expect(choicesOf(null)).toEqual([])
})
