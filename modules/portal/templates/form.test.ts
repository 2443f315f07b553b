import { describe, expect, test } from 'vitest'
import {
  arranged,
  boolean,
  columnsOf,
  problemsOfFields,
  type FormSpec,
  type FormTemplate,
  type Label,
  type TemplateField,
} from '../../define.ts'
import { contactMessage } from '../contactMessages/contactMessages.ts'
import { answersOf } from './answers.ts'
import { codeOfChoice } from './choices.ts'
import { addedFields, templatedForm } from './form.ts'
import { movedOrders } from './templateRows.ts'

const plain = {
  isAdded: false,
  isVisible: true,
  isRequired: false,
  help: undefined,
  label: ['', ''],
  kind: 'line',
  choices: [],
  min: undefined,
  max: undefined,
  maxKB: undefined,
  fileTypes: [],
  isPersonal: false,
  isPublic: false,
} as const
const own = (key: string, more: Partial<TemplateField> = {}): TemplateField => ({ ...plain, key, ...more })
const added = (key: string, more: Partial<TemplateField> = {}): TemplateField => ({
  ...plain,
  key,
  isAdded: true,
  label: [`سؤال ${key}`, `Question ${key}`],
  ...more,
})
const templateOf = (...fields: TemplateField[]): FormTemplate => ({
  id: 'template',
  introAr: null,
  introEn: null,
  skeletonAr: null,
  skeletonEn: null,
  fields,
})
const form: FormSpec = {
  kind: 'contact',
  module: 'contactUs',
  resource: contactMessage,
  path: '/contactUs',
  beside: { agree: boolean('أوافق', 'I agree') },
  groups: [
    ['الرسالة', 'Message', 'subjectKind', 'title', 'message', 'pageUrl'],
    ['المكان', 'Place', 'governorate'],
  ],
  needed: ['pageUrl'],
  places: [],
  publicIf: {},
  isReviewed: false,
  minutes: 1,
  hints: { title: ['جملة', 'A sentence'] },
}

describe('a form by its template', () => {
  test('is as it was where there is none', () => expect(templatedForm(form, undefined)).toBe(form))
  test('asks in its order, without what it hides, and leaves the others in their places', () => {
    const names = ['a', 'b', 'c', 'd']
    const same = (name: string) => name
    const order = (...fields: TemplateField[]) => arranged(names, templateOf(...fields), same, name => name === 'd')
    expect(order(own('c'), own('a'))).toEqual(['c', 'b', 'a', 'd'])
    expect(order(own('b', { isVisible: false }), own('d', { isVisible: false }))).toEqual(['a', 'c', 'd'])
    expect(order()).toEqual(names)
  })
  test('loses no field that it needs, and no part stays empty', () => {
    const hidden = ['subjectKind', 'title', 'pageUrl', 'governorate'].map(key => own(key, { isVisible: false }))
    expect(templatedForm(form, templateOf(...hidden)).groups).toEqual([
      ['الرسالة', 'Message', 'subjectKind', 'title', 'message', 'pageUrl'],
    ])
  })
  test('has other help, needs more, and a part for what is added', () => {
    const template = templateOf(
      own('governorate', { isRequired: true, help: ['أين تسكن؟', 'Where do you live?'] }),
      added('x1', { isPublic: true, help: ['رقم', 'A number'] }),
      added('x2', { isVisible: false }),
    )
    const changed = templatedForm(form, template)
    expect(changed.groups.at(-1)).toEqual(['بيانات إضافية', 'Additional data', 'x1'])
    expect(changed.needed).toEqual(['pageUrl', 'governorate'])
    expect(changed.hints).toEqual({
      title: ['جملة', 'A sentence'],
      governorate: ['أين تسكن؟', 'Where do you live?'],
      x1: ['رقم', 'A number'],
    })
    expect(Object.keys(changed.beside)).toEqual(['agree', 'x1'])
    expect(changed.publicToo).toEqual(['x1'])
  })
})

const choice = (ar: string): Label => [ar, ar]
describe('an added field', () => {
  const clock = { today: () => '2026-11-23' }
  const faultsOf = (field: TemplateField, value: unknown) =>
    problemsOfFields(addedFields(templateOf(field)), { [field.key]: value }, 'submit', clock).map(({ at }) => at)
  test.each([
    ['a needed line', added('x1', { isRequired: true }), 'قول', null],
    ['a line between bounds', added('x1', { min: 2, max: 4 }), 'قول', 'أقوال كثيرة'],
    ['a number between bounds', added('x1', { kind: 'number', min: 1, max: 5 }), 2.5, 6],
    [
      'a choice',
      added('x1', {
        kind: 'choice',
        choices: [
          ['نعم', 'Yes'],
          ['لا', 'No'],
        ],
      }),
      codeOfChoice(['لا', 'No']),
      2,
    ],
    ['a day', added('x1', { kind: 'date' }), '2026-02-28', '2026-02-30'],
    ['an address', added('x1', { kind: 'email' }), 'a@example.org', 'a@'],
    ['a link', added('x1', { kind: 'url' }), 'https://example.org', 'javascript:alert(1)'],
  ])('%s takes what fits and nothing else', (_name, field, right, wrong) => {
    expect(faultsOf(field, right)).toEqual([])
    expect(faultsOf(field, wrong)).toEqual(['x1'])
  })
  test('keeps the choice that was made when the list changes before it arrives, and refuses one that is gone', () => {
    const drawn = addedFields(templateOf(added('x1', { kind: 'choice', choices: [choice('هدم'), choice('بناء')] }))).x1?.words ?? {}
    const codeOf = (said: string) => Object.values(drawn).find(([, ar]) => ar === said)?.[0]
    const since = added('x1', { kind: 'choice', choices: [choice('ترميم'), choice('بناء'), choice('تقسيم')] })
    expect(faultsOf(since, codeOf('بناء'))).toEqual([])
    expect(answersOf(templateOf(since), { x1: codeOf('بناء') }).additionalData[0]).toMatchObject({ value: 'بناء' })
    expect(faultsOf(since, codeOf('هدم'))).toEqual(['x1'])
  })
  test('of files has their kinds and their size', () => {
    const [column] = columnsOf(addedFields(templateOf(added('x1', { kind: 'file', fileTypes: ['pdf'], maxKB: 99_999 }))))
    expect(column?.field.checks.map(({ name, args }) => [name, ...args])).toEqual([
      ['types', 'pdf'],
      ['max', 1],
      ['maxKB', 9216],
    ])
  })
})

test('answers stand under the label of their question; what tells of a person lies apart, and only what is said to be is for everybody', () => {
  const template = templateOf(
    own('title'),
    added('x1', { isPublic: true }),
    added('x2', { isPersonal: true }),
    added('x3', {
      kind: 'choice',
      choices: [
        ['نعم', 'Yes'],
        ['لا', 'No'],
      ],
    }),
    added('x4', { kind: 'file' }),
    added('x5'),
  )
  const { additionalData, publicData } = answersOf(template, {
    x1: 7,
    x2: 'سلمى',
    x3: codeOfChoice(['لا', 'No']),
    x4: ['file'],
    x5: null,
    title: 'عنوان',
  })
  const none = { value: null, personalValue: null, files: null, template: 'template' }
  const labelled = (key: string) => ({ fieldKey: key, labelAr: `سؤال ${key}`, labelEn: `Question ${key}` })
  expect(additionalData).toEqual([
    { ...none, ...labelled('x1'), value: '7' },
    { ...none, ...labelled('x2'), personalValue: 'سلمى' },
    { ...none, ...labelled('x3'), value: 'لا / No' },
    { ...none, ...labelled('x4'), files: ['file'] },
  ])
  expect(publicData).toEqual([{ labelAr: 'سؤال x1', labelEn: 'Question x1', value: '7' }])
})

test('a field goes a place up or down, and no further than the end', () => {
  expect(movedOrders(3, 0, 1)).toEqual([20, 10, 30])
  expect(movedOrders(3, 2, -1)).toEqual([10, 30, 20])
  expect(movedOrders(3, 2, 1)).toEqual([10, 20, 30])
})
