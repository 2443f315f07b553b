// The alphabet of GSM (3GPP TS 23.038, section 6.2.1): its place in the list is the code of a character. U+001B stands for the escape.
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ\u001bÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
/** Behind the escape (6.2.1.1). */
const extended: Readonly<Record<string, number>> = {
  '\f': 0x0a,
  '^': 0x14,
  '{': 0x28,
  '}': 0x29,
  '\\': 0x2f,
  '[': 0x3c,
  '~': 0x3d,
  ']': 0x3e,
  '|': 0x40,
  '€': 0x65,
}

/** A message as it goes over the air. */
export interface SmsParts {
  readonly alphabet: 'gsm' | 'ucs2'
  /** The characters of each part, encoded: one octet for each of GSM, two for each of UCS-2. */
  readonly parts: readonly Buffer[]
}

/** How much goes into one part alone, and into each of several, which carry a header (3GPP TS 23.040, section 9.2.3.24.1). */
const room = { gsm: [160, 153], ucs2: [140, 134] } as const

/**
 * Cuts a text into the parts of an SMS; no character is cut in two.
 * @param encoding `auto`: the alphabet of GSM where the text allows it, 160 characters or 153 in each of several; else UCS-2, 70 or 67
 * @source portal and administration, section 10.1; 3GPP TS 23.038, 23.040
 */
export function partsOf(text: string, encoding: 'auto' | 'ucs2'): SmsParts {
  const characters = Array.from(text.replaceAll('\r\n', '\n'))
  const gsm = encoding === 'auto' ? characters.map(gsmOf) : [undefined]
  if (gsm.every(code => code !== undefined)) return { alphabet: 'gsm', parts: packed(gsm, room.gsm) }
  return { alphabet: 'ucs2', parts: packed(characters.map(ucs2Of), room.ucs2) }
}

function packed(characters: readonly Buffer[], [alone, each]: readonly [number, number]): Buffer[] {
  if (lengthOf(characters) <= alone) return [Buffer.concat(characters)]
  const parts: Buffer[][] = [[]]
  let length = 0
  for (const character of characters) {
    if (length + character.length > each) {
      parts.push([])
      length = 0
    }
    parts.at(-1)?.push(character)
    length += character.length
  }
  return parts.map(part => Buffer.concat(part))
}

function lengthOf(characters: readonly Buffer[]): number {
  return characters.reduce((sum, { length }) => sum + length, 0)
}

function gsmOf(character: string): Buffer | undefined {
  const code = basic.indexOf(character)
  if (code >= 0 && character !== '\u001b') return Buffer.from([code])
  const behind = extended[character]
  return behind === undefined ? undefined : Buffer.from([0x1b, behind])
}

function ucs2Of(character: string): Buffer {
  return Buffer.from(character, 'utf16le').swap16()
}
