import { setImmediate } from 'node:timers/promises'
import { keyedTokens, namedKeys } from '../search/keys.ts'
import { quoted } from '../search/lexemes.ts'
import type { FileText, Piece } from './kinds.ts'

const pieceCharacters = 1000
/** No word is longer: what is was no text. */
const longestWord = 40
/**
 * So many bytes of lexemes a file has at most: PostgreSQL takes a megabyte of them for a document with all of its files, and its own words need
 * their part.
 */
const mostWordBytes = 350_000

/** A text cut into pieces, and the words by which it is found. Who is served meanwhile waits for one piece at most. */
export async function piecesOf(text: string): Promise<FileText> {
  const whole = text
    // PostgreSQL keeps no zero byte, and halves of letters are none.
    .replaceAll(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\s]+/gu, ' ')
    .trim()
  const all = new Set<string>()
  let left = mostWordBytes
  const pieces: Piece[] = []
  for (const piece of cutOf(whole)) {
    const keys = [...new Set(keysOf(piece))]
    for (const key of keys) {
      const bytes = Buffer.byteLength(key) + lexemeBytes
      if (all.has(key) || bytes > left) continue
      all.add(key)
      left -= bytes
    }
    pieces.push({ text: piece, words: lexemes(keys) })
    await setImmediate()
  }
  return { pieces, words: lexemes([...all]), wordBytes: mostWordBytes - left }
}

/** What a lexeme takes beside its letters. */
const lexemeBytes = 8

/** A word of a file weighs as little as one of a body, however often it stands there. */
function lexemes(keys: readonly string[]): string {
  return keys.map(key => `${quoted(key)}:1D`).join(' ')
}

/** Numbers that stand anywhere in a file name nothing. */
function keysOf(piece: string): string[] {
  return [
    ...keyedTokens(piece).flatMap(({ bare, keys }) => (bare.length > longestWord ? [] : keys)),
    ...namedKeys(piece).filter(key => !key.startsWith('@n')),
  ]
}

/** Pieces of whole words, where there are words. */
function cutOf(text: string): string[] {
  const pieces: string[] = []
  for (let at = 0; at < text.length; ) {
    const space = at + pieceCharacters < text.length ? text.lastIndexOf(' ', at + pieceCharacters) : text.length
    const end = space > at ? space : at + pieceCharacters
    pieces.push(text.slice(at, end).trim())
    at = end
  }
  return pieces.filter(piece => piece !== '')
}
