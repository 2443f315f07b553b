import type { Node } from '@tiptap/pm/model'

/** What a text should not have, in the order in which it is told (portal and administration, section 11.3). */
export const writingFaults = ['pictureWithoutAlt', 'emptyHeading', 'headingOrder', 'linkWithoutText', 'tableWithoutHead'] as const
export type WritingFault = (typeof writingFaults)[number]

// Words that say nothing to who hears the links of a page by themselves.
const emptyWords = /^(?:اضغط هنا|انقر هنا|هنا|للمزيد|click here|here|link|https?:\/\/\S*)?$/i

/** What is wrong with a text, each once. @param doc a whole text of the editor */
export function faultsIn(doc: Node): WritingFault[] {
  const found = new Set<WritingFault>()
  let above = 1
  doc.descendants((node, _at, parent) => {
    const name = node.type.name
    if (name === 'figure' && String(node.attrs.alt ?? '').trim() === '') found.add('pictureWithoutAlt')
    if (name === 'heading') {
      const level = Number(node.attrs.level)
      if (node.textContent.trim() === '') found.add('emptyHeading')
      else if (level > above + 1) found.add('headingOrder')
      above = level
    }
    if (name === 'table' && !hasHead(node)) found.add('tableWithoutHead')
    if (parent && node.isText && linkOf(node) !== undefined && emptyWords.test(wholeLink(parent, node))) found.add('linkWithoutText')
  })
  return writingFaults.filter(fault => found.has(fault))
}

/** Has a table headings above its columns or before its rows? */
function hasHead(table: Node): boolean {
  const first = table.firstChild
  return first !== null && first.childCount > 0 && first.child(first.childCount - 1).type.name === 'tableHeader'
}

function linkOf(node: Node): unknown {
  return node.marks.find(({ type }) => type.name === 'link')?.attrs.href
}

/** The words of a link, which bold ones part. */
function wholeLink(parent: Node, of: Node): string {
  const href = linkOf(of)
  let words = ''
  parent.forEach(node => {
    if (linkOf(node) === href) words += node.textContent
  })
  return words.trim()
}
