import type { ReactNode } from 'react'

/** The text with its figures bound to what they count, and a dash between two names to the first one: a line may end with it, none begins with it. */
export function withUnits(text: string): string {
  return text.replace(/(\d) (?=[\p{L}%])| (?=[-–—] \S)/gu, '$1\u00a0')
}

/** The text with the two words of a place's name bound: Deir Al-Balah, Khan Yunis. In Arabic a word of one letter may stand before it. */
export function withNames(text: string): string {
  return text.replace(
    /(?<!\p{L})([وفبلك]{0,2}(?:رام|بيت|دير|خان|كفر|أبو|بني|عين|Beit|Deir|Khan|Kafr|Abu|Bani|Ein)) (?=\p{L})/gu,
    '$1\u00a0',
  )
}

/** On the pages of the portal: the hyphen between two names, drawn as the dash that it stands for and bound to the first of them. */
export function withDashes(text: string): string {
  return import.meta.env.SSR ? text.replace(/[ \u00a0]- (?=\S)/g, '\u00a0– ') : text
}

/**
 * What is read from the left also within a text in Arabic: a share, such as 41%, whose sign stands behind its figure, and on the pages of the
 * portal the number of a telephone, whose groups Arabic would else put in the other order.
 */
const fromLeft = import.meta.env.SSR
  ? /(\d[\d.,]*\u00a0?%|(?<![\p{L}\p{N}.,/+-])(?:\((?:0[2489]|05\d)\)(?:[ \u00a0-]?\d){7}|0(?:[2489]|5\d)(?:[ \u00a0-]?\d){7}|(?:\+|00)97[02][ \u00a0-]?(?:[2489]|5\d)(?:[ \u00a0-]?\d){7}|\+(?!97[02])\d{1,3}(?:[ \u00a0-]?\d){6,10}|1[78]00(?:[ \u00a0-]?\d){6})(?:\/\d{1,2})?(?![\p{L}\p{N}/-]))/gu
  : /(\d[\d.,]*\u00a0?%)/gu
/** The same where no element can stand: each isolated by its signs, in one line. */
export function readFromLeft(text: string): string {
  if (import.meta.env.SSR) return text.replace(fromLeft, part => `\u2066${part.replaceAll(' ', '\u00a0')}\u2069`)
  return text.replace(fromLeft, '\u2066$1\u2069')
}

/** A name such as Al-Balah, a word such as storm-water, a code such as UTF-8, a range such as 10–19. */
const hyphened = /([^ ]*(?:[\p{L}\p{N}]-\p{L}|\p{Lu}-\p{N}|\p{N}–\p{N})[^ ]*)/u

/** A text that breaks neither within the name of a place, nor between a figure and what it counts, nor before a dash between two names, nor at a hyphen within a name, a word, a code or a range. */
export function bound(text: string): ReactNode {
  const isolated = (of: string) => pieces(of, fromLeft, part => <bdi dir="ltr">{part}</bdi>)
  const words = withUnits(text)
  // The pages of the portal are drawn by the server; what the desk draws in a browser breaks where it may.
  return pieces(import.meta.env.SSR ? withNames(withDashes(words)) : words, hyphened, isolated, isolated)
}

/**
 * The same text in its parts, for who draws something into them.
 * @returns each with where it begins in the text, whose letters it has one for one, and whether it is to stand in one line
 */
export function boundParts(text: string): readonly { readonly text: string; readonly start: number; readonly isWhole: boolean }[] {
  let start = 0
  return withNames(withDashes(withUnits(text)))
    .split(hyphened)
    .map((part, index) => {
      start += part.length
      return { text: part, start: start - part.length, isWhole: index % 2 === 1 }
    })
}

function pieces(
  text: string,
  whole: RegExp,
  draw: (part: string) => ReactNode,
  rest: (part: string) => ReactNode = part => part,
): ReactNode {
  return text.split(whole).map((part, index) =>
    index % 2 === 1 ? (
      // The pieces of one text never change their places.
      <span key={index} className="bound">
        {draw(part)}
      </span>
    ) : (
      rest(part)
    ),
  )
}
