import { expect, test } from 'vitest'
import { isObject, keptIn } from '../web/generic/kept.ts'

/** A storage that holds one text under every name. */
const storageOf = (text: string | null): Storage => ({
  length: 1,
  clear: () => undefined,
  key: () => null,
  getItem: () => text,
  removeItem: () => undefined,
  setItem: () => undefined,
})

test.each([
  [null, undefined],
  ['', undefined],
  ['{"a":', undefined],
  ['undefined', undefined],
  ['null', null],
  ['{"a":1}', { a: 1 }],
  ['[1]', [1]],
])('what the browser keeps as «%s» is read as it was written, or as nothing', (text, value) => {
  expect(keptIn(storageOf(text), 'name')).toEqual(value)
})

test.each([
  [null, false],
  [[1], false],
  ['text', false],
  [{ a: 1 }, true],
])('%j: is it an object with names?', (value, is) => expect(isObject(value)).toBe(is))
