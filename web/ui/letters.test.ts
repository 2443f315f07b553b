import { expect, test } from 'vitest'
import { withLetters } from './letters.ts'

test('a list in letters says which, so does one inside it, and no other does', () => {
  expect(withLetters('<ol dir="rtl" type="a"><li><ol start="3" type="I"><li>x</li></ol></li></ol>')).toBe(
    '<ol dir="rtl" type="a" data-letters="a"><li><ol start="3" type="I" data-letters="I"><li>x</li></ol></li></ol>',
  )
  for (const other of ['<ol start="2"><li><a type="a">x</a></li></ol>', '<ul type="a"><li>x</li></ul>'])
    expect(withLetters(other)).toBe(other)
})
