import type { Label } from '../../define.ts'

/**
 * The choices of an added field, one on each line: the Arabic, then behind `|` the English. A line without English says the same in both.
 * @returns each once, in their order
 */
export function choicesOf(written: string | null | undefined): readonly Label[] {
  const lines = (written ?? '').split('\n').map(line => line.split('|').map(part => part.trim()))
  const labels = lines.flatMap(([ar = '', en = '']): Label[] => (ar === '' ? [] : [[ar, en === '' ? ar : en]]))
  return [...new Map(labels.map(label => [label[0], label])).values()]
}

/**
 * The code of a choice, which follows from its Arabic, by which choices are told apart: what was posted means the same words although lines of the
 * list have come, gone or moved since, and one that is gone is no choice any more.
 * @returns a whole number below 2^31
 */
export function codeOfChoice([arabic]: Label): number {
  let code = 0
  // A factor above every sign of a text, and remainders of a prime: no step leaves the whole numbers that a double holds.
  for (const sign of arabic) code = (code * 1_114_117 + (sign.codePointAt(0) ?? 0)) % 2_147_483_647
  return code
}
