import { languageOf } from '../plainText.ts'

/** A shorter line, such as a heading or a cell, never runs on. */
const shortestFull = 40

/** The paragraphs of a printed page: a line that is about as long as the longest runs on into the next one, where that is in the same language. */
export function paragraphsOf(page: string): string[] {
  const lines = page.split('\n')
  const full = Math.max(shortestFull, 0.75 * Math.max(...lines.map(({ length }) => length)))
  const paragraphs: string[] = []
  let runsOn = false
  for (const line of lines) {
    const last = paragraphs.at(-1)
    if (runsOn && last !== undefined && languageOf(last) === languageOf(line)) paragraphs[paragraphs.length - 1] = `${last} ${line}`
    else paragraphs.push(line)
    runsOn = line.length >= full
  }
  return paragraphs
}
