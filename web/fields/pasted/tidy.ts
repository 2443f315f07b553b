import { looksSame, plain, type Look, type Run } from './look.ts'

const arabic = '[\\u0621-\\u063A\\u0641-\\u0652\\u0670-\\u06D3]'
// Each is looked for in the letters of all runs together; what takes its place stands where it began.
const passes: readonly (readonly [RegExp, string])[] = [
  // Nobody sees them: a byte order mark, a place where a word might break.
  [/[\uFEFF\u200B\u00AD]+/g, ''],
  // A word that was stretched to fill its line, and a line that was drawn of stretches. «هـ» and «الـ» end in one and keep it.
  [new RegExp(`(?<=${arabic})\\u0640+(?=${arabic})`, 'g'), ''],
  [new RegExp(`(?<!${arabic})\\u0640+(?!\\u0640|${arabic})`, 'g'), ''],
  [/\u0640{2,}/g, '\u0640'],
  [/[ \t\u00A0]*[\t ][ \t\u00A0]*|\u00A0{2,}/g, ' '],
  [/[ \u00A0]*\n[ \u00A0]*/g, '\n'],
  [/^\s+|\s+$/g, ''],
]

/** What stands in a paragraph without what nobody reads: stretching, spaces in rows and at its ends, line ends at its ends. */
export function tidied(runs: readonly Run[]): Run[] {
  return merged(passes.reduce((text, [pattern, by]) => replaced(text, pattern, by), spacesWithTheirWords(runs)))
}

/** A text without formats, as tidy as that of a paragraph but for its ends and line ends. */
export function tidyText(text: string): string {
  return passes.slice(0, 4).reduce((written, [pattern, by]) => written.replace(pattern, by), text)
}

/** The paragraphs that a writer has parted by empty lines. */
export function paragraphsOf(runs: readonly Run[]): Run[][] {
  const done: Run[][] = [[]]
  for (const run of tidied(runs))
    for (const [index, text] of run.text.split(/\n{2,}/).entries()) {
      if (index > 0) done.push([])
      done.at(-1)?.push({ ...run, text })
    }
  return done.map(tidied).filter(paragraph => !isNothing(paragraph))
}

export function isNothing(runs: readonly Run[]): boolean {
  return runs.every(run => /^[\s\p{Cf}]*$/u.test(run.text))
}

/** Replaces what is found in the letters of all runs together: it may begin in one and end in another. */
export function replaced(runs: readonly Run[], pattern: RegExp, by: string): Run[] {
  const all = runs.map(run => run.text).join('')
  const found = [...all.matchAll(pattern)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }))
  let end = 0
  return runs.map((run, place) => {
    const start = end
    end += run.text.length
    const isLast = place === runs.length - 1
    let text = ''
    let at = start
    for (const { from, to } of found) {
      if (to < start || from > end) continue
      text += all.slice(at, Math.max(at, Math.min(from, end)))
      if (from >= start && (from < end || (isLast && from === end))) text += by
      at = Math.max(at, Math.min(to, end))
    }
    return { ...run, text: text + all.slice(at, end) }
  })
}

/** A space is bold, underlined or part of a link only between words that are. */
function spacesWithTheirWords(runs: readonly Run[]): Run[] {
  const isSpace = (run: Run) => run.text.trim() === ''
  return runs.map((run, at) => {
    if (!isSpace(run)) return run
    const before = runs.slice(0, at).findLast(other => !isSpace(other))?.look
    const after = runs.slice(at).find(other => !isSpace(other))?.look
    return before && after ? { ...run, look: shared(before, after) } : run
  })
}

function shared(one: Look, other: Look): Look {
  return {
    ...plain,
    strong: one.strong && other.strong,
    em: one.em && other.em,
    u: one.u && other.u,
    s: one.s && other.s,
    href: one.href === other.href ? one.href : undefined,
  }
}

function merged(runs: readonly Run[]): Run[] {
  const done: Run[] = []
  for (const run of runs) {
    const before = done.at(-1)
    if (run.text === '') continue
    if (before && looksSame(before.look, run.look)) done[done.length - 1] = { ...before, text: before.text + run.text }
    else done.push(run)
  }
  return done
}
