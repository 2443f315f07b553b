import type { Block, Cell, Listed, Numbering } from './block.ts'
import { nested } from './lists.ts'
import { lookIn, plain, type Look, type Run } from './look.ts'
import { markerOf, type Marker } from './marker.ts'
import { runsIn } from './runs.ts'
import { readable } from './tables.ts'
import { isNothing, paragraphsOf, tidied } from './tidy.ts'
import { allIn, classesOf, dirIn, findIn, ownDirOf, styleOf, textOf, type Dir, type Piece, type Tag } from './tree.ts'

/** What is known where a part of a page is read. */
interface Place {
  readonly dir: Dir | undefined
  readonly look: Look
  /** In an item, a cell or a quotation, where a heading is a line of bold letters. */
  readonly isInside: boolean
  /** How many lists stand around it. */
  readonly depth: number
  readonly page: Page
}

/** What is known of the whole page. */
interface Page {
  /** How Word counts, by list and level. */
  readonly formats: ReadonlyMap<string, string>
  /** The last sign of each level of each list. */
  readonly markers: Map<string, Marker>
  /** How many lists have been read. */
  lists: number
}

/** The parts of a page in their order, as its writer meant them. */
export function blocksOf(page: Tag, formats: ReadonlyMap<string, string>): Block[] {
  return nested(read([page], { dir: undefined, look: plain, isInside: false, depth: 0, page: { formats, markers: new Map(), lists: 0 } }))
}

type Reader = (tag: Tag, place: Place) => Block[]

// What only holds parts of a text; where one of them ends, a paragraph does.
const holders = [
  ...['html', 'body', 'div', 'section', 'article', 'header', 'footer', 'main', 'nav', 'aside', 'address', 'figure', 'figcaption'],
  ...['center', 'form', 'fieldset', 'legend', 'details', 'summary', 'dl', 'dd', 'pre', 'caption', 'tbody', 'tr', 'td', 'th'],
]

/** How elements are read that do not stand in a line. */
const readers = new Map<string, Reader>([
  ...holders.map((name): [string, Reader] => [name, (tag, place) => read(tag.children, place)]),
  ...[1, 2, 3, 4, 5, 6].map((level): [string, Reader] => [`h${level}`, (tag, place) => headingOf(level, tag, place)]),
  ...['ul', 'ol', 'menu'].map((name): [string, Reader] => [name, listOf]),
  ['li', itemOf],
  ['p', paragraphOf],
  ['dt', (tag, place) => read(tag.children, { ...place, look: { ...place.look, strong: true } })],
  ['hr', () => []],
  ['blockquote', (tag, place) => quoteOf(read(tag.children, { ...place, isInside: true }), place, false)],
  ['table', tableOf],
])

function read(pieces: readonly Piece[], place: Place): Block[] {
  const blocks: Block[] = []
  let line: Piece[] = []
  const end = () => {
    blocks.push(...paragraphs(runsIn(line, place.look, place.dir), place.dir))
    line = []
  }
  for (const piece of pieces)
    if (typeof piece === 'string' || !hasBlocks(piece)) line.push(piece)
    else {
      end()
      const inner = { ...place, dir: dirIn(piece, place.dir), look: lookIn(piece, place.look) }
      const reader = readers.get(piece.tag)
      blocks.push(...(reader ? reader(piece, inner) : read(piece.children, inner)))
    }
  end()
  return blocks
}

/** Does it part the text? Google Docs and web pages put whole paragraphs into elements that stand in a line elsewhere. */
function hasBlocks(tag: Tag): boolean {
  return readers.has(tag.tag) || tag.children.some(child => typeof child !== 'string' && hasBlocks(child))
}

function paragraphs(runs: readonly Run[], dir: Dir | undefined): Block[] {
  return paragraphsOf(runs).map(lines => ({ kind: 'paragraph', dir, runs: lines }))
}

function paragraphOf(tag: Tag, place: Place): Block[] {
  const degree = Number(
    tag.attributes.role === 'heading' ? tag.attributes['aria-level'] : classesOf(tag).includes('MsoTitle') ? 1 : undefined,
  )
  if (degree >= 1) return headingOf(degree, tag, place)
  if (wordLevelOf(tag) !== undefined) return wordItemOf(tag, place)
  const isQuote = classesOf(tag).some(name => /^Mso(?:Intense)?Quote/.test(name))
  return isQuote ? quoteOf(read(tag.children, { ...place, isInside: true }), place, true) : read(tag.children, place)
}

/** One line without line ends. The number that Word counts headings by stays: others name them by it. */
function headingOf(level: number, tag: Tag, place: Place): Block[] {
  const marker = wordMarkerOf(tag, place.page)
  const number = marker === undefined || marker.kind === 'bullet' ? '' : `${writtenMarkerOf(tag)} `
  const all = [{ text: number, look: place.look }, ...runsIn(tag.children, place.look, place.dir)]
  const runs = tidied(all.map(run => ({ look: { ...run.look, strong: place.isInside }, text: run.text.replaceAll('\n', ' ') })))
  if (isNothing(runs)) return []
  return [place.isInside ? { kind: 'paragraph', dir: place.dir, runs } : { kind: 'heading', level, dir: place.dir, runs }]
}

/** @param isLine one paragraph of a quotation, which Word writes one by one */
function quoteOf(blocks: readonly Block[], { dir }: Place, isLine: boolean): Block[] {
  return blocks.length > 0 ? [{ kind: 'quote', dir, blocks: nested(blocks), isLine }] : []
}

/** By the names of elements, and by those of styles. */
const numberings = new Map<string, Numbering>([
  ['a', 'a'],
  ['lower-alpha', 'a'],
  ['lower-latin', 'a'],
  ['A', 'A'],
  ['upper-alpha', 'A'],
  ['upper-latin', 'A'],
  ['i', 'i'],
  ['lower-roman', 'i'],
  ['I', 'I'],
  ['upper-roman', 'I'],
])

/** The items of a list. Those of a list inside it follow the item that they stand in: `nested` puts them there, whatever program wrote them. */
function listOf(tag: Tag, place: Place): Block[] {
  const name = `list ${(place.page.lists += 1)}`
  const firstItem = findIn(tag, inner => inner.tag === 'li')
  const said = tag.attributes.type ?? styleOf(tag, 'list-style-type') ?? (firstItem && styleOf(firstItem, 'list-style-type')) ?? ''
  const numbering = tag.tag === 'ol' ? (numberings.get(said) ?? '1') : undefined
  const start = numbering === undefined ? undefined : /^\d{1,4}$/.exec(tag.attributes.start ?? '')?.[0]
  const blocks = read(tag.children, { ...place, depth: place.depth + 1 })
  const first = blocks.findIndex(block => isOwn(block))
  return blocks.map((block, at) =>
    isOwn(block)
      ? {
          ...block,
          list: block.list ?? name,
          numbering,
          value: at === first && start !== undefined ? Number(start) : undefined,
          listDir: ownDirOf(tag),
          isNamed: true,
        }
      : block,
  )
}

function isOwn(block: Block): block is Listed {
  return block.kind === 'listed' && !block.isNamed
}

// The list around it says the rest.
const unnamed = { kind: 'listed', isNamed: false, numbering: undefined, value: undefined, listDir: undefined } as const

function itemOf(tag: Tag, place: Place): Block[] {
  const { dir, depth } = place
  const level = Number(tag.attributes['data-aria-level'] ?? Math.max(1, depth))
  // Word on the web writes each item as a list of its own, and the number of the list that it belongs to.
  const id = tag.attributes['data-listid']
  const done: Block[] = []
  // What stands behind a deeper list goes on with its item; where the deeper one comes first there is none yet.
  let isBegun = false
  for (const block of read(tag.children, { ...place, isInside: true })) {
    const last = done.at(-1)
    if (block.kind === 'listed') done.push(block)
    else if (last && isOwn(last)) done[done.length - 1] = { ...last, blocks: [...last.blocks, block] }
    else {
      done.push({ ...unnamed, list: id && `word ${id}`, level, dir, blocks: [block], isMore: isBegun })
      isBegun = true
    }
  }
  return done
}

/** A paragraph that Word calls an item of a list. One whose sign is no number of ours keeps it as its first word. */
function wordItemOf(tag: Tag, place: Place): Block[] {
  const [list, level = ''] = (wordLevelOf(tag) ?? '').split(' level')
  const marker = wordMarkerOf(tag, place.page)
  const blocks = read(tag.children, { ...place, isInside: true })
  if (blocks.length === 0) return []
  if (marker?.kind === 'words')
    return paragraphs([{ text: `${marker.text} `, look: plain }, ...runsIn(tag.children, place.look, place.dir)], place.dir)
  const numbering = marker?.kind === 'number' ? marker.numbering : undefined
  const value = marker?.kind === 'number' ? marker.value : undefined
  const { dir } = place
  return [{ kind: 'listed', list, level: Number(level), numbering, value, listDir: undefined, dir, blocks, isMore: false, isNamed: true }]
}

/** `l0 level2`: of which list it is an item, and how deep. */
function wordLevelOf(tag: Tag): string | undefined {
  return /^l\d+ level\d/.exec(styleOf(tag, 'mso-list') ?? '')?.[0]
}

function wordMarkerOf(tag: Tag, page: Page): Marker | undefined {
  const level = wordLevelOf(tag)
  if (level === undefined) return undefined
  const marker = markerOf(writtenMarkerOf(tag), page.formats.get(level), page.markers.get(level))
  page.markers.set(level, marker)
  return marker
}

function writtenMarkerOf(tag: Tag): string {
  const sign = findIn(tag, inner => styleOf(inner, 'mso-list') === 'ignore')
  return (sign ? textOf(sign) : '').replaceAll(/\s+/g, ' ').trim()
}

function tableOf(tag: Tag, place: Place): Block[] {
  const rows = allIn(tag, inner => inner.tag === 'tr')
  if (tag.attributes.role === 'presentation') return rows.flatMap(row => cellsIn(row).flatMap(cell => read(cell.children, place)))
  const caption = findIn(tag, inner => inner.tag === 'caption')
  const heads = new Set(allIn(tag, inner => inner.tag === 'thead').flatMap(head => allIn(head, inner => inner.tag === 'tr')))
  // What stands around a table is neither bold nor a list in it.
  const inside = { ...place, look: plain, isInside: true, depth: 0 }
  const filled = rows
    // Word ends a table with a row that only keeps its columns as wide as they were.
    .filter(row => row.attributes.height !== '0' || textOf(row).trim() !== '')
    .map(row => ({ isHead: heads.has(row), cells: cellsIn(row).map(cell => cellOf(cell, row, inside)) }))
  return [...(caption ? read(caption.children, place) : []), ...readable({ kind: 'table', dir: place.dir, rows: filled })]
}

/** The cells of a row without those that only fill its end, where the rows of a table of Word do not end together. */
function cellsIn(row: Tag): Tag[] {
  return allIn(row, inner => inner.tag === 'td' || inner.tag === 'th').filter(
    cell => cell.attributes.width !== '0' || textOf(cell).trim() !== '',
  )
}

function cellOf(tag: Tag, row: Tag, place: Place): Cell {
  const shade = tag.attributes.bgcolor ?? styleOf(tag, 'background') ?? styleOf(tag, 'background-color')
  return {
    isHead: tag.tag === 'th' || /^(?:column|row)header$/.test(tag.attributes.role ?? ''),
    shade: shade === undefined || /^(?:white|#fff(?:fff)?|transparent|none)$/i.test(shade) ? undefined : shade,
    colspan: spanOf(tag.attributes.colspan),
    rowspan: spanOf(tag.attributes.rowspan),
    blocks: nested(read(tag.children, { ...place, dir: dirIn(tag, dirIn(row, place.dir)), look: lookIn(tag, place.look) })),
  }
}

function spanOf(said: string | undefined): number {
  return Math.min(99, Math.max(1, Math.trunc(Number(said ?? 1)) || 1))
}
