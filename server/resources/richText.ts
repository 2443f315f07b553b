import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'
import { columnsOf, type Column } from '../../kernel/kernel.ts'
import { embeddedPicture } from '../files/filesIn.ts'

const blocks = ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'table', 'figure', 'figcaption']
// What an attribute may say; one that says something else is dropped.
const values: Readonly<Record<string, RegExp>> = {
  dir: /^(?:rtl|ltr|auto)$/,
  scope: /^(?:col|row|colgroup|rowgroup)$/,
  colspan: /^[1-9]\d?$/,
  rowspan: /^[1-9]\d?$/,
  // Where a list begins, and whether it is counted in letters or in Roman numbers.
  start: /^(?:0|[1-9]\d{0,3})$/,
  type: /^[aAiI]$/,
  // Pixels of a picture, so that a page keeps its room.
  width: /^[1-9]\d{0,4}$/,
  height: /^[1-9]\d{0,4}$/,
  hreflang: /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i,
}

// What a rich text may hold (portal and administration, section 11.5); everything else is dropped.
const options: IOptions = {
  allowedTags: [...blocks, 'br', 'strong', 'em', 'u', 's', 'a', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
  allowedAttributes: {
    ...Object.fromEntries(blocks.map(tag => [tag, ['dir']])),
    ol: ['dir', 'start', 'type'],
    a: ['href', 'hreflang', 'target', 'rel'],
    th: ['scope', 'colspan', 'rowspan', 'dir'],
    td: ['colspan', 'rowspan', 'dir'],
    img: ['src', 'alt', 'width', 'height'],
  },
  allowedClasses: {},
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Their text is no text: it is dropped with them.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'noembed',
    'noframes',
    'iframe',
    'xmp',
    'template',
    'svg',
    'math',
    'title',
  ],
  nestingLimit: 60,
  parseStyleAttributes: false,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: linkOf(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: pictureOf(attribs) }),
    '*': (tagName, attribs) => ({ tagName, attribs: withRightValues(tagName, attribs) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

/**
 * A rich text as it may be stored and shown. Links lead to the web, to mail, to a telephone or to a path of this site; pictures are files
 * of this site. @returns an empty text when nothing that a reader would see is left
 */
export function richTextOf(html: string): string {
  const clean = sanitizeHtml(html, options)
  const isEmpty = !clean.includes('<img') && clean.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''
  return isEmpty ? '' : clean
}

/** The value of a column with its rich texts made clean, those of child rows too; any other value, and one of no column, as it is. */
export function cleanValue(column: Column | undefined, value: unknown): unknown {
  if (column === undefined) return value
  const { field } = column
  if (field.kind === 'richText' && typeof value === 'string') return richTextOf(value)
  if (!field.fields || !Array.isArray(value)) return value
  const texts = columnsOf(field.fields).filter(column => column.field.kind === 'richText')
  return texts.length === 0 ? value : value.map(row => (isRow(row) ? { ...row, ...cleanTexts(texts, row) } : row))
}

function cleanTexts(columns: readonly Column[], row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(columns.filter(({ name }) => name in row).map(column => [column.name, cleanValue(column, row[column.name])]))
}

/** A browser reads `/\host` and `//host` as another site, and looks past tabs and line ends inside an address. */
function linkOf({ href = '', hreflang, target }: Attributes): Attributes {
  const address = href.trim()
  const isAllowed = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(address) && !/\p{Cc}/u.test(address)
  return {
    ...(isAllowed && { href: address }),
    ...(hreflang !== undefined && { hreflang }),
    ...(isAllowed && target === '_blank' && { target, rel: 'noopener noreferrer' }),
  }
}

const ownPicture = new RegExp(`^${embeddedPicture}(?:\\?[^#]*)?$`, 'i')

/** Only files of this site, by their plain address: a ticket or a width that the editor shows them with is not kept. */
function pictureOf({ src = '', ...others }: Attributes): Attributes {
  const id = ownPicture.exec(src.trim())?.[1]
  return { ...(id !== undefined && { src: `/api/Attachment/GetByte/${id.toLowerCase()}` }), ...withRightValues('img', others) }
}

function withRightValues(tagName: string, attribs: Attributes): Attributes {
  const { dir, ...others } = attribs
  // The automatic direction of a list or table does not look into paragraphs that have their own: it would run from the left.
  const hasDir = dir !== undefined && (dir !== 'auto' || /^(?:p|h[234])$/.test(tagName))
  // Whoever writes the text names the attributes: “constructor” is none of these.
  const isRight = (name: string, value: string) => !Object.hasOwn(values, name) || values[name]?.test(value) === true
  return Object.fromEntries(Object.entries(hasDir ? attribs : others).filter(([name, value]) => isRight(name, value)))
}

function isRow(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
