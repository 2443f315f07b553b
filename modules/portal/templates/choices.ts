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
