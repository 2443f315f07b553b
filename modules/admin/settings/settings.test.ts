import { describe, expect, test } from 'vitest'
import { columnsOf, findCheck, problemsOfFields, clockOf } from '../../../kernel/kernel.ts'
import { dayAfter, monthsBefore } from './days.ts'
import { groupOfWord } from './groups.ts'
import { allSettings, settings } from './settings.ts'

const clock = clockOf('Asia/Hebron')
const noIds = () => ({})

test('no two settings have one key, whatever its case', () => {
  const keys = allSettings.map(({ key }) => key.toLowerCase())
  expect(new Set(keys).size).toBe(keys.length)
})

test('no two values have one name on the wire', () => {
  const names = allSettings.flatMap(({ fields }) => columnsOf(fields).map(({ name }) => name.toLowerCase()))
  expect(new Set(names).size).toBe(names.length)
})

describe.each(allSettings.map(setting => [setting.key, setting] as const))('%s', (_key, setting) => {
  test('its default keeps its own rules, and is read back as itself', () => {
    if (setting.usual === undefined) return expect(setting.isOptional).toBe(true)
    const values = setting.toValues(setting.usual)
    expect(problemsOfFields(setting.fields, values, 'submit', clock)).toEqual([])
    expect(setting.toStored(values) ?? []).toEqual(setting.usual)
  })

  test('it says what it is and what it changes, in both languages', () => {
    for (const [ar, en] of [setting.title, setting.help]) {
      expect(ar).toMatch(/\p{Script=Arabic}/u)
      expect(en).toMatch(/^[^\p{Script=Arabic}]+$/u)
    }
  })

  test('its group is the one of its first word', () => {
    expect(Object.entries(groupOfWord)).toContainEqual([setting.key.split('.')[0], setting.group])
  })

  test('a number has a lower and an upper bound', () => {
    const numbers = columnsOf(setting.fields).filter(({ field }) => field.kind === 'integer' || field.kind === 'decimal')
    for (const { field } of numbers) expect(findCheck(field, 'between')).toEqual([expect.any(Number), expect.any(Number), true])
  })

  test('a secret is never public', () => {
    expect(setting.isSecret && setting.isPublic === true).toBe(false)
  })
})

describe('what is stored means to the program', () => {
  test.each([
    ['a pair of texts', settings.slogan, ['أهلًا', 'Welcome'], ['أهلًا', 'Welcome']],
    ['a pair that may lack its English', settings.contactAddress, ['رام الله', ''], ['رام الله', '']],
    ['the word of a choice', settings.smsProvider, 3, 'smpp'],
    ['the words of several', settings.officeDays, [6, 0], ['saturday', 'sunday']],
    [
      'several values that belong together',
      settings.mapBounds,
      { south: 30, north: 34, west: 33, east: 36 },
      { south: 30, north: 34, west: 33, east: 36 },
    ],
    ['a number', settings.sessionSeconds, 900, 900],
  ])('%s', (_what, setting, stored, meant) => {
    expect(setting.read(stored, noIds)).toEqual(meant)
  })

  test.each([
    ['a number outside its bounds', settings.sessionSeconds, 10],
    ['a text where a number belongs', settings.sessionSeconds, '900'],
    ['half a pair where both are needed', settings.slogan, ['أهلًا', '']],
    ['a word that the choice does not have', settings.smsProvider, 9],
    ['bounds without a side', settings.mapBounds, { south: 30, north: 34, west: 33 }],
    ['nothing', settings.officeDays, []],
  ])('%s means nothing: the default holds', (_what, setting, stored) => {
    expect(setting.read(stored, noIds)).toBeUndefined()
  })
})

test.each([
  ['2026-11-27', 24, '2024-11-27'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2023-02-28'],
  ['2026-01-15', 1, '2025-12-15'],
])('the day before which things are of the archive: of %s, %i months', (today, months, before) => {
  expect(monthsBefore(today, months)).toBe(before)
})

test('the day after the last of a year is the first of the next', () => {
  expect([dayAfter('2026-12-31'), dayAfter('2024-02-28')]).toEqual(['2027-01-01', '2024-02-29'])
})
