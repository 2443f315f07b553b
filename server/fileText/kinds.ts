import { endingOf, mimeTypeOf, type Ending } from '../files/kinds.ts'
import { readable, type Readable } from './limits.ts'

const endings: readonly Ending[] = readable

/** Their content types. */
export const readableTypes: readonly string[] = endings.map(mimeTypeOf)

/** The kind of a content type; undefined: its text is not read. */
export function readableOf(mimeType: string): Readable | undefined {
  const ending = endingOf(mimeType)
  return readable.find(kind => kind === ending)
}

/** A piece of a text and the lexemes by which it is found, as PostgreSQL writes a `tsvector`. */
export interface Piece {
  readonly text: string
  readonly words: string
}
/** What is kept of a file. */
export interface FileText {
  readonly pieces: readonly Piece[]
  /** Those of all pieces, and what they take in a document. */
  readonly words: string
  readonly wordBytes: number
}
