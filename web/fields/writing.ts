import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { DOMSerializer, type Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { Extension, isNodeEmpty, type Editor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { lettersMark } from '../ui/letters.ts'
import { Figure } from './figure.ts'

/**
 * A paragraph and a heading find their own direction, until somebody says which; lists, quotations and tables run as the whole text does,
 * until somebody does.
 */
const OwnDirection = Extension.create({
  name: 'ownDirection',
  addGlobalAttributes: () => [
    { types: ['paragraph', 'heading'], attributes: { dir: { default: 'auto' } } },
    {
      types: ['bulletList', 'orderedList', 'listItem', 'blockquote', 'table', 'tableCell', 'tableHeader'],
      attributes: { dir: { default: null, parseHTML: saidDir } },
    },
  ],
})

function saidDir(element: HTMLElement): string | null {
  const dir = element.getAttribute('dir')
  return dir === 'rtl' || dir === 'ltr' ? dir : null
}

/** Which of a table's headings stand above a column: without it a heading beside an empty corner is read as that of a row. */
const Scope = Extension.create({
  name: 'scope',
  addGlobalAttributes: () => [{ types: ['tableHeader'], attributes: { scope: { default: null } } }],
})

/** Lists in letters and Roman numbers look as they do where they are read. */
const Letters = Extension.create({
  name: 'letters',
  addGlobalAttributes: () => [
    {
      types: ['orderedList'],
      attributes: {
        type: {
          default: null,
          parseHTML: element => element.getAttribute('type'),
          renderHTML: ({ type }) => (typeof type === 'string' ? { type, [lettersMark]: type } : {}),
        },
      },
    },
  ],
})

/** What is put in later, `{title}`, is a left-to-right island until then: it does not say which way its paragraph runs. */
const Islands = Extension.create({
  name: 'islands',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc }) {
          const found: Decoration[] = []
          doc.descendants((node, at) => {
            for (const { index, 0: name } of (node.text ?? '').matchAll(/\{\w+\}/g))
              found.push(Decoration.inline(at + index, at + index + name.length, { dir: 'ltr' }))
          })
          return DecorationSet.create(doc, found)
        },
      },
    }),
  ],
})

/** What a formatted text may hold: as much as the server keeps, and no more. */
export const extensions = [
  OwnDirection,
  Scope,
  Letters,
  Islands,
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    code: false,
    horizontalRule: false,
    // As the server writes it: another spelling would make a text that is saved a text that was changed.
    link: { openOnClick: false, HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer', class: null } },
  }),
  Table,
  TableRow,
  TableHeader,
  TableCell,
  Figure,
]

/** What is written, as the server keeps it; nothing where nothing is. @param doc a whole text of the editor */
export function htmlOf(doc: Node): string {
  const text = document.createElement('div')
  text.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content))
  // A picture without a caption is no letter, but something.
  if (isNodeEmpty(doc) && text.querySelector('img') === null) return ''
  for (const table of text.querySelectorAll('table')) markHeads(table)
  for (const list of text.querySelectorAll('ol')) list.removeAttribute(lettersMark)
  for (const caption of text.querySelectorAll('figcaption')) if (caption.textContent.trim() === '') caption.remove()
  // The line that stands ready behind a table or a list is no paragraph yet.
  const last = text.lastElementChild
  if (last?.tagName === 'P' && !last.hasChildNodes()) last.remove()
  return text.innerHTML
}

/** The editor knows headings by their cells alone; a reader who hears a table is told what each of them is the heading of. */
function markHeads(table: HTMLTableElement): void {
  table.removeAttribute('style')
  table.querySelector('colgroup')?.remove()
  const rows = [...table.rows]
  const body = rows.findIndex(row => !isHead([...row.cells]))
  const heads = rows.slice(0, body === -1 ? rows.length : body)
  for (const row of rows)
    for (const cell of row.cells) if (cell.tagName === 'TH') cell.setAttribute('scope', heads.includes(row) ? 'col' : 'row')
  if (heads.length > 0) table.createTHead().append(...heads)
  if (heads.length === rows.length) table.tBodies[0]?.remove()
}

/** Are all of them headings, but for the empty corner of a table? */
function isHead(cells: readonly HTMLTableCellElement[]): boolean {
  const filled = cells.filter(cell => cell.textContent.trim() !== '')
  return cells.some(cell => cell.tagName === 'TH') && filled.every(cell => cell.tagName === 'TH')
}

/** Which way the paragraph or heading at the cursor runs, if somebody has said it. */
export function directionAt(editor: Editor): 'rtl' | 'ltr' | undefined {
  const { dir }: { dir?: unknown } = editor.state.selection.$from.parent.attrs
  return dir === 'rtl' || dir === 'ltr' ? dir : undefined
}

/** Says which way the chosen paragraphs run, with the lists and quotations that they stand in: their signs stand on that side. */
export function setDirection(editor: Editor, dir: 'rtl' | 'ltr' | undefined): void {
  const chain = editor.chain().focus()
  for (const name of ['paragraph', 'heading']) chain.updateAttributes(name, { dir: dir ?? 'auto' })
  for (const name of ['bulletList', 'orderedList', 'listItem', 'blockquote']) chain.updateAttributes(name, { dir: dir ?? null })
  chain.run()
}
