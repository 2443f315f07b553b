import { classesOf, findIn, styleOf, type Piece, type Tag } from './tree.ts'

// What is no text of the writer, with all that stands in it.
const noText = new Set([
  ...['style', 'script', 'noscript', 'template', 'title', 'meta', 'link', 'xml', 'head', 'colgroup'],
  ...['input', 'select', 'textarea', 'button', 'svg', 'math', 'canvas', 'iframe', 'object', 'embed', 'audio', 'video', 'map'],
  ...['w:sdtpr', 'rp', 'rt'],
])
// A comment's sign and its text, what was deleted while changes were tracked, and a table of contents, whose page numbers mean nothing here.
const noise =
  /^(?:MsoCommentReference|MsoCommentText|MsoCommentSubject|msocomanchor|msocomtxt|msocomoff|msoDel|TrackChangeTextDeletion|TrackChangeTextDeletionMarker|MsoToc\d|MsoTocHeading|Apple-interchange-newline)$/
const elements = /^(?:comment|comment-list|header|footer)$/

/** The page without what its writer does not see as his text, or has deleted. */
export function withoutNoise(page: Tag): Tag {
  const program = findIn(page, ({ tag, attributes }) => tag === 'meta' && /LibreOffice|OpenOffice|Microsoft/.test(attributes.content ?? ''))
  return cleaned(page, program !== undefined)
}

function cleaned(tag: Tag, isDocument: boolean): Tag {
  const children = tag.children.flatMap((child): Piece[] => {
    if (typeof child === 'string') return [child]
    return isNoise(child, isDocument) ? [] : [cleaned(child, isDocument)]
  })
  return { ...tag, children }
}

function isNoise(tag: Tag, isDocument: boolean): boolean {
  const { attributes } = tag
  return (
    noText.has(tag.tag) ||
    tag.tag.startsWith('v:') ||
    classesOf(tag).some(name => noise.test(name)) ||
    // In a document `del` is a change that was tracked; a page of the web means a word with a line through it, unless it says who and when.
    (tag.tag === 'del' && (isDocument || attributes.cite !== undefined || attributes.datetime !== undefined)) ||
    elements.test(styleOf(tag, 'mso-element') ?? '') ||
    styleOf(tag, 'mso-special-character') === 'comment' ||
    styleOf(tag, 'mso-hide') === 'all' ||
    styleOf(tag, 'display') === 'none' ||
    attributes.hidden !== undefined ||
    // The sign of a comment of Google's, and the way back to it.
    /^#cmnt/.test(attributes.href ?? '')
  )
}

/** The page with the looks that Excel gives to its cells by classes alone: which of them are bold tells where its headings are. */
export function withCellStyles(page: Tag, styles: string): Tag {
  const found = [...styles.matchAll(/\.(xl\d+)\s*\{([^}]*)\}/g)]
  return found.length === 0 ? page : styled(page, new Map(found.map(([, name = '', rules = '']) => [name, rules])))
}

function styled(tag: Tag, rules: ReadonlyMap<string, string>): Tag {
  const own = classesOf(tag).map(name => rules.get(name) ?? '')
  const style = [...own, tag.attributes.style ?? ''].join(';')
  return {
    ...tag,
    attributes: own.length === 0 ? tag.attributes : { ...tag.attributes, style },
    children: tag.children.map(child => (typeof child === 'string' ? child : styled(child, rules))),
  }
}

/** How many pictures a page shows. What is no larger than a letter is a sign, a box to tick, or counts the page's readers. */
export function picturesIn(tag: Tag): number {
  const own = tag.tag === 'img' && !(Number.parseFloat(tag.attributes.width ?? '') <= 24) ? 1 : 0
  return tag.children.reduce((sum, child) => sum + (typeof child === 'string' ? 0 : picturesIn(child)), own)
}
