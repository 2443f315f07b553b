import { languageOf } from '../plainText.ts'

/** A shorter line, such as a heading or a cell, never runs on. */
const shortestFull = 40

/** An article, a chapter, a numbered or marked point: it begins a line, however long the one before it is; «المادة (5) من القانون» speaks of one. */
const beginsAnew =
  /^(?:(?!\S+\s*\(?\p{Nd}+\)?\s*(?:من|of)\s)(?:Article|Section|Chapter|Part|المادة|مادة|الفصل|فصل|الباب|باب|البند|بند)\s*\(?\p{Nd}|\(?\p{Nd}{1,3}[.)-]\s|[-•*–]\s)/u

/** The paragraphs of a printed page: a line that is about as long as the longest runs on into the next one, where that is in the same language. */
export function paragraphsOf(page: string): string[] {
  const lines = page.split('\n')
  const full = Math.max(shortestFull, 0.75 * Math.max(...lines.map(({ length }) => length)))
  const paragraphs: string[] = []
  let runsOn = false
  for (const line of lines) {
    const last = paragraphs.at(-1)
    if (runsOn && last !== undefined && !beginsAnew.test(line) && languageOf(last) === languageOf(line))
      paragraphs[paragraphs.length - 1] = `${last} ${line}`
    else paragraphs.push(line)
    runsOn = line.length >= full
  }
  return paragraphs
}
