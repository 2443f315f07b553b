import type { Lang } from '../../../kernel/kernel.ts'

/**
 * Labels one after another in one line. English labels begin with a capital each, as they stand alone: in a line only the first keeps it.
 * Where a label holds a comma of its own, semicolons part them.
 * @param isInSentence words stand before them: then none keeps its capital
 */
export function labelList(labels: readonly string[], lang: Lang, isInSentence = false): string {
  const comma = lang === 'ar' ? '،' : ','
  const said = labels.map((label, at) => (at === 0 && !isInSentence ? label : uncapitalised(label)))
  return said.join(`${labels.some(label => label.includes(comma)) ? (lang === 'ar' ? '؛' : ';') : comma} `)
}

/** «Waste collection» is «waste collection», «E-mail» «e-mail», «RSS» stays; Arabic has no capitals. */
function uncapitalised(label: string): string {
  return /^[A-Z](?:[a-z’' -]|$)/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
