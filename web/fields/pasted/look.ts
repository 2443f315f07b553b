import { linkAddressOf } from '../linkAddress.ts'
import { styleOf, type Tag } from './tree.ts'

/** How letters look, as far as a text of ours says. */
export interface Look {
  readonly strong: boolean
  readonly em: boolean
  readonly u: boolean
  readonly s: boolean
  readonly href: string | undefined
  /** Line ends of the page are line ends of the text. */
  readonly isPre: boolean
}

/** Letters that look the same. A line end among them is one of the text. */
export interface Run {
  readonly text: string
  readonly look: Look
}

export const plain: Look = { strong: false, em: false, u: false, s: false, href: undefined, isPre: false }

/** How letters look inside an element, of which the letters around it look so. */
export function lookIn(tag: Tag, around: Look): Look {
  const name = tag.tag
  const weight = styleOf(tag, 'font-weight')
  const slope = styleOf(tag, 'font-style')
  const lines = `${styleOf(tag, 'text-decoration') ?? ''} ${styleOf(tag, 'text-decoration-line') ?? ''}`
  const href = name === 'a' && tag.attributes.href !== undefined ? linkOf(tag.attributes.href) : around.href
  return {
    // Google Docs wraps all that is copied into a `b` of normal weight.
    strong: weight === undefined ? around.strong || name === 'b' || name === 'strong' : isBold(weight),
    em: slope === undefined ? around.em || /^(?:i|em|cite|var|dfn)$/.test(name) : /^(?:italic|oblique)/.test(slope),
    // Links are underlined by the page that shows them.
    u: href === undefined && (around.u || name === 'u' || lines.includes('underline')),
    s: around.s || /^(?:s|strike|del)$/.test(name) || lines.includes('line-through'),
    href,
    isPre: around.isPre || name === 'pre',
  }
}

export function looksSame(one: Look, other: Look): boolean {
  return one.strong === other.strong && one.em === other.em && one.u === other.u && one.s === other.s && one.href === other.href
}

function isBold(weight: string): boolean {
  return weight.startsWith('bold') || Number(weight) >= 600
}

/** Where a link leads, if a text of ours may lead there: not to a place in the page that it came from, nor to a file of its writer. */
function linkOf(href: string): string | undefined {
  return /^(?:https?:|mailto:|tel:|\/)/i.test(href.trim()) ? linkAddressOf(href) : undefined
}
