import { holdsEvery, latinDigits, type Lang } from '../../define.ts'
import { numberInWords } from './numberInWords.ts'

/** A piece of a legal text: an article, or the heading of the part or chapter that begins there. */
export interface Passage {
  readonly kind: 'part' | 'article'
  /** Unique in the text: `article-12`, `article-12-bis`, `part-2`. */
  readonly anchor: string
  /** «المادة (12)», or the heading as it is written. */
  readonly label: string
  /** What the article is about, where its heading says so; empty otherwise. */
  readonly title: string
  /** What stands beneath the heading. Sanitised HTML. */
  readonly html: string
}

/** A legal text in its pieces. */
export interface LawText {
  /** What stands before the first article and the first part: who issues it, by which powers. */
  readonly preamble: string
  readonly passages: readonly Passage[]
}

/**
 * A full text in its articles. An article begins with a heading, or with a paragraph of its own, that says «المادة (12)», «مادة 12»,
 * «المادة (12) مكرر», «المادة الثانية عشرة» or "Article 12"; behind a colon or a dash, in a heading or a bold line also without one, may stand
 * what it is about. Any other heading begins a part.
 * @param html sanitised: its elements are closed and nested as they should be
 * @source domain/portal-and-admin, section 12.12
 */
export function lawTextOf(html: string): LawText {
  const begun = blocksOf(html).map(block => ({ block, beginning: beginningOf(block) }))
  // A bold line that quotes «المادة (5)» of another law takes the number of no article that has a heading of its own.
  const reserved = new Set(begun.flatMap(({ beginning }) => (beginning?.isSure ? [beginning.anchor] : [])))
  const anchors = new Map<string, number>()
  const passages: Passage[] = []
  let preamble = ''
  for (const { block, beginning } of begun) {
    const last = passages.at(-1)
    if (beginning) {
      const { isSure, ...passage } = beginning
      const anchor = isSure || !reserved.has(passage.anchor) ? passage.anchor : `${passage.anchor}-quoted`
      passages.push({ ...passage, anchor: unique(anchors, anchor), html: '' })
    } else if (last) passages[passages.length - 1] = { ...last, html: last.html + block.html }
    else preamble += block.html
  }
  return { preamble, passages }
}

/** The articles that hold every word, as `holdsEvery` compares them. */
export function articlesWith({ passages }: LawText, typed: string): Passage[] {
  return passages.filter(({ label, title, html }) => holdsEvery(`${label} ${title} ${plain(html)}`, typed))
}

/** The text of HTML. */
export function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}

interface Block {
  readonly tag: string
  readonly html: string
}

/** The outermost elements of a text, in their order; text between them is a block without a tag. */
function blocksOf(html: string): Block[] {
  const blocks: Block[] = []
  let depth = 0
  let from = 0
  let tag = ''
  for (const found of html.matchAll(/<(\/?)([a-z][a-z0-9]*)(?:\s[^>]*)?>/gi)) {
    const [whole, slash, name = ''] = found
    if (name === 'br' || name === 'img') continue
    if (slash === '' && depth === 0) {
      if (html.slice(from, found.index).trim() !== '') blocks.push({ tag: '', html: html.slice(from, found.index) })
      from = found.index
      tag = name.toLowerCase()
    }
    depth += slash === '' ? 1 : -1
    if (depth !== 0) continue
    blocks.push({ tag, html: html.slice(from, found.index + whole.length) })
    from = found.index + whole.length
  }
  const rest = html.slice(from)
  return rest.trim() === '' ? blocks : [...blocks, { tag: '', html: rest }]
}

const number = String.raw`[(\[]?\s*(?<digits>\d+)\s*[)\]]?`
const article = String.raw`(?:ال)?ماد\p{M}*[ةه]\p{M}*`
const arabic = String.raw`^${article}\s*${number}\s*(?<again>مكرر(?:ة|ا|اً|ًا)?)?`
const english = String.raw`^article\s*${number}\s*(?<again>bis)?`
const behindSign = String.raw`\s*(?:[:.،–—-]\s*(?<title>.*))?$`
/** In a heading nothing needs to stand between the number and what the article is about; «من القانون» is no such thing. */
const behindNumber = String.raw`(?!\s*(?:من|of)\s)(?:\s*[:.،–—-]\s*|\s+|(?<=[)\]])\s*)(?<title>.*)$`
const inAnyBlock = [new RegExp(arabic + behindSign, 'u'), new RegExp(english + behindSign, 'iu')]
const inHeading = [...inAnyBlock, new RegExp(arabic + behindNumber, 'u'), new RegExp(english + behindNumber, 'iu')]
const beforeWords = new RegExp(String.raw`^${article}\s+(?=ال)`, 'u')
/** A paragraph that says more than this behind «المادة (12)» is a sentence about that article, not its heading. */
const longestTitle = 90

/** `isSure`: it says so as a heading does, not only as a bold line or one in words does, which may quote another law. */
type Beginning = Omit<Passage, 'html'> & { readonly isSure: boolean }

function beginningOf({ tag, html }: Block): Beginning | undefined {
  const isHeading = /^h[2-4]$/.test(tag)
  if (!isHeading && tag !== 'p') return undefined
  const text = latinDigits(plain(html))
  const isBold = /^<p[^>]*>\s*<(strong|b)>[^<]*<\/\1>\s*<\/p>$/.test(html.trim())
  const [written, longer] = inFigures(text)
  const found = (isHeading || isBold ? inHeading : inAnyBlock).map(form => form.exec(written)?.groups).find(groups => groups !== undefined)
  if (found && (isHeading || (found.title ?? '').length <= longestTitle)) {
    const { digits = '', again, title = '' } = found
    const label = title === '' ? text : text.slice(0, written.length + longer - title.length).replace(/\s*[:.،–—-]\s*$/, '')
    const anchor = `article-${Number(digits)}${again === undefined ? '' : '-bis'}`
    const isSure = isHeading || (longer === 0 && inAnyBlock.some(form => form.test(text)))
    return { kind: 'article', anchor, label: label.trim(), title, isSure }
  }
  return isHeading && text !== '' ? { kind: 'part', anchor: 'part', label: plain(html), title: '', isSure: true } : undefined
}

/** The text with the number of an article in figures that it says in words. @returns by how many letters it was longer, too */
function inFigures(text: string): readonly [text: string, longer: number] {
  const [before = ''] = beforeWords.exec(text) ?? []
  const said = before === '' ? undefined : numberInWords(text.slice(before.length))
  if (!said) return [text, 0]
  const written = `${before}${said.number}${text.slice(before.length + said.length)}`
  return [written, text.length - written.length]
}

/** Parts are counted from 1; an article whose number was there before, as in an annex, is the second of it. */
function unique(anchors: Map<string, number>, anchor: string): string {
  const count = (anchors.get(anchor) ?? 0) + 1
  anchors.set(anchor, count)
  return anchor === 'part' || count > 1 ? `${anchor}-${count}` : anchor
}

/** What says in which languages a law is told. */
export interface LawLanguages {
  readonly titleEn?: string | null | undefined
  readonly summaryAr?: string | null | undefined
  readonly summaryEn?: string | null | undefined
  readonly textEn?: string | null | undefined
}

/** In which language the full text is read: English where there is one, it is asked for, and the law's page is not in Arabic alone. */
export function toldLang(lang: Lang, { titleEn, summaryAr, summaryEn, textEn }: LawLanguages): Lang {
  return lang === 'en' && titleEn && (summaryEn || !summaryAr) && textEn ? 'en' : 'ar'
}
