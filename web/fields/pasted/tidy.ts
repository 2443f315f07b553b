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
  const spaced: readonly Run[] = spacesWithTheirWords(runs)
  return merged(passes.reduce((text, [pattern, by]) => replaced(text, pattern, by), spaced))
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
export function replaced(runs: readonly Run[], pattern: RegExp, by: string): readonly Run[] {
  const all = runs.map(run => run.text).join('')
  const found = [...all.matchAll(pattern)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }))
  if (found.length === 0) return runs
  // Both are walked through once, as a paragraph may have thousands of either.
  let next = 0
  let end = 0
  return runs.map((run, place) => {
    const isLast = place === runs.length - 1
    let at = end
    let text = ''
    end += run.text.length
    // What begins behind this run is the next one's; an insertion at its end too, unless it is the last.
    for (let here = found[next]; here && (here.from < end || isLast); here = found[next]) {
      text += all.slice(at, Math.max(at, here.from))
      if (here.from >= at) text += by
      at = Math.max(at, Math.min(here.to, end))
      if (here.to > end) break
      next += 1
    }
    return { ...run, text: text + all.slice(at, end) }
  })
}

/** A space is bold, underlined or part of a link only between words that are. */
function spacesWithTheirWords(runs: readonly Run[]): Run[] {
  const done: Run[] = []
  let spaces: Run[] = []
  let before: Look | undefined
  const end = (after: Look | undefined) => {
    const look = before && after && shared(before, after)
    done.push(...spaces.map(run => (look ? { ...run, look } : run)))
    spaces = []
  }
  for (const run of runs) {
    if (run.text.trim() === '') spaces.push(run)
    else {
      end(run.look)
      done.push(run)
      before = run.look
    }
  }
  end(undefined)
  return done
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
