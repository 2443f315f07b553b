import { describe, expect, test } from 'vitest'
import { columnsOf, type Column, type FormSpec } from '../../../kernel/kernel.ts'
import { ideaForm } from '../../../modules/economy/ideas/ideaForm.ts'
import { investorForm } from '../../../modules/economy/investors/investorForm.ts'
import { lookOf } from './EntryReview.tsx'
import { publicityOf } from './entryPublicity.ts'
import { readersOf } from './entryReaders.ts'

const columnIn = (spec: FormSpec, name: string): Column =>
  [...columnsOf(spec.resource.fields), ...columnsOf(spec.beside)].find(column => column.name === name) ?? expect.fail(name)

/** The same form, whose website everybody reads in any case, although a switch is said to let them, and whose kind is said to keep the city from them. */
const doubly: FormSpec = {
  ...investorForm,
  publicIf: { ...investorForm.publicIf, website: 'showContact' },
  publicUnless: { ...investorForm.publicUnless, city: ['kind', 'IND'] },
}

describe('who reads a field', () => {
  test.each([
    ['a switch that lets others be read', investorForm, 'showContact', { who: 'governs' }],
    ['the answer without which nothing is read', ideaForm, 'accessibility', { who: 'governs' }],
    ['what the portal shows', investorForm, 'country', { who: 'everybody' }],
    ['what a switch lets', investorForm, 'email', { who: 'if', at: 'showContact' }],
    ['what a value of a list keeps from them', investorForm, 'position', { who: 'unless', at: 'kind', code: 'IND' }],
    ['files that staff let go', ideaForm, 'attachment', { who: 'oneByOne' }],
    ['what nobody publishes', investorForm, 'registrationNumber', { who: 'nobody' }],
    ['what the portal shows, and a switch is said to let', doubly, 'website', { who: 'everybody' }],
    ['what the portal shows, and a value is said to keep', doubly, 'city', { who: 'everybody' }],
  ] as const)('%s', (_what, spec, name, readers) => {
    expect(readersOf(spec, columnIn(spec, name))).toEqual(readers)
  })
})

const individual = { id: 7, code: 'IND', nameAr: 'فرد', nameEn: 'Individual', isActive: true }
/** What stands beside an answer before it is sent. */
function told(spec: FormSpec, name: string, values: Readonly<Record<string, readonly string[]>>) {
  const columns = new Map([columnIn(spec, name)].map(column => [column.name, column]))
  const facts = { spec, columns, values, files: [], problems: [], lists: { applicantType: [individual] }, places: [] }
  return lookOf(columnIn(spec, name), facts)
}

describe.each([
  ['a registration', investorForm, { allowToPublish: ['on'] }],
  ['one with what is said twice', doubly, { allowToPublish: ['on'] }],
  ['an idea', ideaForm, { accessibility: [ideaForm.publicWith?.[1] ?? ''], ownerAgrees: ['on'] }],
] as const)('before anything of %s is filled in it is told what stands beside the answers later', (_what, spec, open) => {
  const names = spec.groups.flatMap(([, , ...asked]) => asked)
  const on = Object.fromEntries(Object.values(spec.publicIf).map(at => [at, ['on']]))
  const at = publicityOf(spec, 'en')
  const labelOf = (name: string) => spec.labels?.[name]?.[1] ?? columnIn(spec, name).field.label[1]

  test.each(names)('%s', name => {
    const looks = [told(spec, name, open), told(spec, name, { ...open, ...on })]
    const [label, said] = [labelOf(name), (who: keyof typeof at) => at[who].includes(labelOf(name))]
    const expected = said('everybody')
      ? ['willBePublic', 'willBePublic']
      : said('ifLet')
        ? ['willNotBePublic', 'willBePublic']
        : said('nobody')
          ? ['willNotBePublic', 'willNotBePublic']
          : expect.toSatisfy((found: readonly unknown[]) => found.every(look => look === undefined || look === 'mayBePublic'))
    expect({ label, looks }).toEqual({ label, looks: expected })
  })

  test('and nothing of it where nobody may read it', () => {
    for (const name of names) expect([name, ['willNotBePublic', undefined].includes(told(spec, name, on))]).toEqual([name, true])
  })
})

test('of an idea whose owner has not agreed yet, what everybody would read waits for that', () => {
  const open = { accessibility: [ideaForm.publicWith?.[1] ?? ''] }
  expect(['titleAr', 'ownerName', 'ownerPhone'].map(name => told(ideaForm, name, { ...open, showOwnerName: ['on'] }))).toEqual([
    'publicIfAgreed',
    'publicIfAgreed',
    'willNotBePublic',
  ])
})

test('of who invests for himself alone the position is not told', () => {
  const values = (kind: string) => ({ allowToPublish: ['on'], kind: [kind] })
  expect([told(investorForm, 'position', values('7')), told(investorForm, 'position', values('8'))]).toEqual([
    'willNotBePublic',
    'willBePublic',
  ])
})
