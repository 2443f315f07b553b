import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partsOf } from '../../server/messages/sms/parts.ts'

const ucs2 = (octets: Buffer) => Buffer.from(octets).swap16().toString('utf16le')

describe('the parts of an SMS', () => {
  test.each([
    ['70 Arabic letters are one', 'م'.repeat(70), 'auto', 'ucs2', [140]],
    ['71 are two, of 67 and 4', 'م'.repeat(71), 'auto', 'ucs2', [134, 8]],
    ['160 Latin letters are one', 'a'.repeat(160), 'auto', 'gsm', [160]],
    ['161 are two, of 153 and 8', 'a'.repeat(161), 'auto', 'gsm', [153, 8]],
    ['Latin letters too are UCS-2 where that is set', 'a'.repeat(71), 'ucs2', 'ucs2', [134, 8]],
    ['a brace takes two places', '{'.repeat(81), 'auto', 'gsm', [152, 10]],
    ['nothing is one empty part', '', 'auto', 'gsm', [0]],
  ] as const)('%s', (_name, text, encoding, alphabet, lengths) => {
    const { alphabet: used, parts } = partsOf(text, encoding)
    expect([used, parts.map(({ length }) => length)]).toEqual([alphabet, lengths])
  })

  test('joined they are the text, and no character is cut in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), text => {
        const whole = text.replaceAll('\r\n', '\n')
        const { parts } = partsOf(text, 'ucs2')
        expect(parts.map(ucs2).join('')).toBe(whole.toWellFormed() === whole ? whole : parts.map(ucs2).join(''))
        for (const part of parts) expect(ucs2(part).isWellFormed() || !whole.isWellFormed()).toBe(true)
      }),
    )
  })
})
