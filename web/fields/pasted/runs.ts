import { lookIn, type Look, type Run } from './look.ts'
import { replaced } from './tidy.ts'
import { ownDirOf, styleOf, type Dir, type Piece, type Tag } from './tree.ts'

/** The letters of elements that stand in a line. */
export function runsIn(pieces: readonly Piece[], look: Look, dir: Dir | undefined): Run[] {
  return pieces.flatMap((piece): readonly Run[] => {
    if (typeof piece === 'string')
      return [{ text: look.isPre ? piece.replaceAll(/\r\n?/g, '\n') : piece.replaceAll(/[ \t\r\n\f]+/g, ' '), look }]
    if (piece.tag === 'br') return isPageBreak(piece) ? [] : [{ text: '\n', look }]
    // Word writes the sign of a list's item into its paragraph; a list of ours has its own.
    if (styleOf(piece, 'mso-list') === 'ignore') return []
    const inner = runsIn(piece.children, lookIn(piece, look), dir)
    if (piece.tag === 'sup' || piece.tag === 'sub') return inner.map(run => smallDigits(run, piece.tag))
    return dir === 'rtl' && ownDirOf(piece) === 'ltr' ? readFromLeft(inner) : inner
  })
}

function isPageBreak(tag: Tag): boolean {
  return styleOf(tag, 'page-break-before') !== undefined
}

/** The square of a metre stays one: m², not m2. */
function smallDigits(run: Run, tag: string): Run {
  const digits = tag === 'sup' ? '⁰¹²³⁴⁵⁶⁷⁸⁹' : '₀₁₂₃₄₅₆₇₈₉'
  return /^\s*\d+\s*$/.test(run.text) ? { ...run, text: run.text.replaceAll(/\d/g, digit => digits[Number(digit)] ?? digit) } : run
}

const mark = '\u200E'

/**
 * Letters that ran from the left in a line from the right. Only their style said so; from now on a mark does, where they would be read from
 * their end without it: a telephone number in groups, a date with dashes, 18.6 km, C++.
 */
function readFromLeft(runs: readonly Run[]): readonly Run[] {
  const words = runs
    .map(run => run.text)
    .join('')
    .trim()
  const isInGroups = /^[+\d]/.test(words) && /\d[^\d.,]+\d|^\+|^[\d.,\s]+[A-Za-z%°]/.test(words)
  const begun = isInGroups || /^[#@~/\\%-]+\w/.test(words) ? replaced(runs, /(?<=^\s*)(?=\S)/g, mark) : runs
  return /\w[+#*%~/\\-]+$/.test(words) ? replaced(begun, /(?<=\S)(?=\s*$)/g, mark) : begun
}
