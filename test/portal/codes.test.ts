import { expect, test } from 'vitest'
import { codeAsked } from '../../kernel/kernel.ts'
import { searchForms, searchQueryOf } from '../../web/shells/portal/searchQuery.ts'

test('a code of an address is letters, digits and lines, forty at the most; whatever else it says is none', () => {
  const asked = (value: string) => codeAsked(new URLSearchParams({ place: value }), 'place')
  for (const code of ['50001', 'worksTender', '0198c0de-0000-7000-8000-0000000000aa']) expect(asked(code)).toBe(code)
  for (const other of ['', ' ', 'a b', "1' or 1=1", 'بلدية', 'a'.repeat(41)]) expect(asked(other)).toBeUndefined()
  expect(codeAsked(new URLSearchParams(), 'place')).toBeUndefined()
})

test('what a search is narrowed by is read in the forms by which a wrong value is refused', () => {
  const right = { kind: 'news', place: '50001', language: 'en', open: 'true' }
  expect(searchQueryOf(new URLSearchParams(right))).toMatchObject(right)
  for (const [key, form] of Object.entries(searchForms)) {
    const query: Readonly<Record<string, unknown>> = { ...searchQueryOf(new URLSearchParams({ [key]: 'a/b' })) }
    expect([key, form.test('a/b'), query[key]]).toEqual([key, false, undefined])
  }
})
