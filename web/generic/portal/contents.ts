import { textOf } from '../plainText.ts'

/** A heading of a text, and the anchor under which it is reached. */
export interface Heading {
  readonly id: string
  readonly text: string
}

/** From so many headings on a text has a table of contents (portal and administration, section 14.2). */
export const leastForContents = 4

/**
 * A text whose headings can be reached: each of its main headings gets an anchor.
 * @param html sanitised: a tag in it is a tag
 * @param prefix what the anchors begin with, so that two texts of a page do not share them
 */
export function withAnchors(html: string, prefix = 'part'): { readonly html: string; readonly headings: readonly Heading[] } {
  const headings: Heading[] = []
  const anchored = html.replaceAll(/<h2((?:\s[^>]*)?)>(.*?)<\/h2>/gs, (_tag, attributes: string, inner: string) => {
    const id = `${prefix}-${headings.length + 1}`
    headings.push({ id, text: textOf(inner) })
    return `<h2 id="${id}"${attributes}>${inner}</h2>`
  })
  return { html: anchored, headings }
}

/** What a text asks in a main heading, and the answer beneath it. */
export interface Question {
  readonly question: string
  /** Formatted as the text is. */
  readonly answer: string
}

/** What a text says before its first main heading. @param html sanitised: a tag in it is a tag */
export function leadOf(html: string): string {
  return (/^.*?(?=<h2[\s>])/s.exec(html)?.[0] ?? html).trim()
}

/** The main headings of a text that ask something, each with what stands beneath it. @param html sanitised: a tag in it is a tag */
export function questionsIn(html: string): readonly Question[] {
  const [, ...parts] = html.split(/<h2(?:\s[^>]*)?>(.*?)<\/h2>/s)
  return parts.flatMap((part, index) => {
    const question = textOf(part).trim()
    const answer = parts[index + 1]?.trim() ?? ''
    return index % 2 === 0 && /[؟?]$/.test(question) && answer !== '' ? [{ question, answer }] : []
  })
}
