import { describe, expect, test } from 'vitest'
import { readShortCode, shortCodeOf } from './shortCodes.ts'

describe('the characters of a short address', () => {
  test('are six, of which none is taken for another, and the same for the same record', () => {
    const codes = Array.from({ length: 500 }, (_, n) => shortCodeOf('news', `record ${n}`, 0))
    expect(codes.filter(code => !/^[0-9a-hjkmnp-tv-z]{6}$/.test(code))).toEqual([])
    expect(new Set(codes).size).toBe(500)
    expect(shortCodeOf('news', 'record 1', 0)).toBe(codes[1])
    expect(shortCodeOf('news', 'record 1', 1)).not.toBe(codes[1])
    expect(shortCodeOf('ads', 'record 1', 0)).not.toBe(codes[1])
  })

  test.each([
    ['k3m9xq', 'k3m9xq'],
    ['K3M9XQ', 'k3m9xq'],
    ['oOiIlL', '001111'],
    ['k3m9x', undefined],
    ['k3m9xqq', undefined],
    ['k3m9xu', undefined],
    ["k3m9x'", undefined],
  ])('%s are read as %s', (typed, code) => expect(readShortCode(typed)).toBe(code))
})
