import { expect, test } from 'vitest'
import { dayIn } from './days.ts'

test('a day is read year first, whatever stands between and in whichever digits', () => {
  for (const typed of ['2026/3/9', '2026-03-09', '2026.03.09', ' ٢٠٢٦/٠٣/٠٩ ']) expect(dayIn(typed).day, typed).toBe('2026-03-09')
})

test('what is no day is given back as it was typed', () => {
  for (const typed of ['09/03/2026', '2026/02/30', '2026/13/01', '0000/01/01', '0026/03/09', 'soon'])
    expect(dayIn(typed), typed).toEqual({ wrong: typed })
})

test('nothing typed is neither a day nor a mistake', () => {
  expect([dayIn(null), dayIn('  ')]).toEqual([{}, {}])
})
