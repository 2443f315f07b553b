import { pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { allOf, byLibrary, holdsAlways, listed, name, plainly, prepared, settled, sql, statementOf, valueOfNow } from './sql.ts'

test.each([
  ['text alone', sql`select 1`],
  ['values of every plain kind', sql`select ${'a'}, ${7}, ${true}, ${null}, ${undefined}, ${'b'}`],
  [
    'pieces within pieces',
    sql`select ${listed([sql`${1} as one`, sql.raw('2 as two')])} where ${allOf([sql`a = ${'x'}`, undefined, sql`b`])}`,
  ],
  ['names, with a quotation mark in one', sql`select ${name('titleAr')} from ${name('a"b')}`],
  ['a list as one value', sql`select ${sql.param(['a', 'b'])}`],
  ['no value', sql`select ${sql.param(null)}`],
  ['a value of now', sql`a < ${valueOfNow(() => '2026-11-28')}::date`],
  ['what was settled', sql`select ${settled(sql`t.${name('id')} as "id"`)} limit ${10}`],
])('%s: in one pass it is what the library makes', (_, query) => {
  expect(plainly(query)).toEqual(byLibrary(query))
})

test.each([
  ['a list of values in brackets', sql`a in ${[1, 2]}`],
  ['a table of the library', sql`select from ${pgTable('t', { id: text() })}`],
  ['a place for a value', sql`select ${sql.placeholder('id')}`],
])('%s is left to the library', (_, query) => {
  expect(plainly(query)).toBeUndefined()
  expect(statementOf(query)).toEqual(byLibrary(query))
})

test('a prepared statement takes its values by their names, as often as they stand in it', () => {
  const of = prepared('of', sql`select ${sql.placeholder('a')}, ${5}, ${sql.placeholder('b')}, ${sql.placeholder('a')}`)
  expect(of({ a: 'x', b: null })).toEqual({ name: 'of', text: 'select $1, $2, $3, $4', values: ['x', 5, null, 'x'] })
  expect(of({ a: 'y', b: 1 }).values).toEqual(['y', 5, 1, 'y'])
})

test('a value of now is asked for each time, also of a piece that is kept', () => {
  let day = '2026-11-28'
  const kept = settled(sql`select ${valueOfNow(() => day)}`)
  expect(statementOf(kept).values).toEqual(['2026-11-28'])
  day = '2026-11-29'
  expect(statementOf(kept).values).toEqual(['2026-11-29'])
})

test.each([
  [sql`true`, true],
  [sql.raw('true'), true],
  [sql`true and true`, false],
  [sql`${true}`, false],
  [sql`a`, false],
])('holdsAlways: %#', (condition, expected) => {
  expect(holdsAlways(condition)).toBe(expected)
})
