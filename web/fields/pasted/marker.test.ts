import { expect, test } from 'vitest'
import { formatsIn, markerOf, type Marker } from './marker.ts'

const number = (numbering: '1' | 'a' | 'A' | 'i' | 'I', value: number): Marker => ({ kind: 'number', numbering, value })
const bullet: Marker = { kind: 'bullet' }

test.each<[string, string | undefined, Marker | undefined, Marker]>([
  ['·', undefined, undefined, bullet],
  ['o', undefined, undefined, bullet],
  ['§', undefined, undefined, bullet],
  ['-', undefined, undefined, bullet],
  ['', undefined, undefined, bullet],
  ['1.', 'bullet', undefined, bullet],
  ['1.', undefined, undefined, number('1', 1)],
  ['12-', undefined, undefined, number('1', 12)],
  ['(٣)', undefined, undefined, number('1', 3)],
  ['2.3.', undefined, number('1', 2), number('1', 3)],
  ['أ-', undefined, undefined, number('a', 1)],
  ['(ب)', undefined, number('a', 1), number('a', 2)],
  ['هـ.', 'arabic-abjad', number('a', 4), number('a', 5)],
  ['a)', undefined, undefined, number('a', 1)],
  ['B.', undefined, number('A', 1), number('A', 2)],
  ['i.', undefined, undefined, number('i', 1)],
  ['i.', undefined, number('a', 8), number('a', 9)],
  ['iv.', undefined, number('i', 3), number('i', 4)],
  ['c.', undefined, number('a', 2), number('a', 3)],
  ['c.', 'alpha-lower', undefined, number('a', 3)],
  ['أولاً:', undefined, undefined, { kind: 'words', text: 'أولاً:' }],
  ['المادة (1)', undefined, undefined, { kind: 'words', text: 'المادة (1)' }],
])('%s before an item of Word', (written, format, before, expected) => {
  expect(markerOf(written, format, before)).toEqual(expected)
})

test('the styles of a page say how Word counts', () => {
  const styles =
    '@list l0:level1\n{mso-level-number-format:bullet;\nmso-level-text:·;}\n@list l0:level2 {mso-level-tab-stop:none;}\n@list l12:level3{mso-level-number-format:Roman-Lower;}'
  expect([...formatsIn(styles)]).toEqual([
    ['l0 level1', 'bullet'],
    ['l12 level3', 'roman-lower'],
  ])
})
