import type { Block, Numbering } from './block.ts'
import { nested } from './lists.ts'
import { lookIn, plain, type Look, type Run } from './look.ts'
import { markerOf, type Marker } from './marker.ts'
import { runsIn } from './runs.ts'
import { readable, withoutBold } from './tables.ts'
import { paragraphsOf } from './tidy.ts'
import { allIn, classesOf, findIn, ownDirOf, styleOf, textOf, type Dir, type Piece, type Tag } from './tree.ts'

/** What is known where a part of a page is read. */
interface Place {
  readonly dir: Dir | undefined
  readonly look: Look
  /** In an item or a cell, where a heading is a line of bold letters. */
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

const within: Reader = (tag, place) => read(tag.children, place)

/** How elements are read that do not stand in a line. */
const readers: Readonly<Record<string, Reader>> = {
  ...Object.fromEntries(
    ['html', 'body', 'div', 'section', 'article', 'header', 'footer', 'main', 'nav', 'aside', 'address', 'figure', 'figcaption'].map(tag => [
      tag,
      within,
    ]),
  ),
  ...Object.fromEntries(['center', 'form', 'fieldset', 'legend', 'details', 'summary', 'dl', 'dd', 'pre', 'tbody', 'tr', 'td'].map(tag => [tag, within])),
  hr: () => [],
  p: paragraph,
  dt: (tag, place) => read(tag.children, { ...place, look: { ...place.look, strong: true } }),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map(level => [`h${level}`, (tag: Tag, place: Place) => heading(level, tag, place)])),
  ul: list,
  ol: list,
  menu: list,
  li: item,
  blockquote: quote,
  table,
}

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
      const inner = { ...place, dir: ownDirOf(piece) ?? place.dir, look: lookIn(piece, place.look) }
      blocks.push(...(readers[piece.tag] ?? within)(piece, inner))
    }
  end()
  return blocks
}

/** Does it part the text? Google Docs and web pages put whole paragraphs into elements that stand in a line elsewhere. */
function hasBlocks(tag: Tag): boolean {
  return tag.tag in readers || tag.children.some(child => typeof child !== 'string' && hasBlocks(child))
}

function paragraphs(runs: readonly Run[], dir: Dir | undefined): Block[] {
  return paragraphsOf(runs).map(lines => ({ kind: 'paragraph', dir, runs: lines }))
}

function paragraph(tag: Tag, place: Place): Block[] {
  const degree = Number(tag.attributes.role === 'heading' ? tag.attributes['aria-level'] : classesOf(tag).includes('MsoTitle') ? 1 : undefined)
  if (degree >= 1) return heading(degree, tag, place)
  if (/^l\d+ level\d/.test(styleOf(tag, 'mso-list') ?? '')) return wordItem(tag, place)
  const blocks = read(tag.children, place)
  const isQuote = classesOf(tag).some(name => /^Mso(?:Intense)?Quote/.test(name))
  return isQuote && blocks.length > 0 ? [{ kind: 'quote', dir: place.dir, blocks: nested(blocks) }] : blocks
}

function heading(level: number, tag: Tag, place: Place): Block[] {
  const marker = wordMarker(tag, place)
  const number = marker && marker.kind !== 'bullet' ? `${writtenMarker(tag)} ` : ''
  const look = { ...lookIn(tag, plain), strong: false }
  const runs = [{ text: number, look }, ...runsIn(tag.children, look, place.dir)]
  const lines = paragraphsOf(runs).flat()
  if (lines.length === 0) return []
  if (place.isInside) return [{ kind: 'paragraph', dir: place.dir, runs: lines.map(run => ({ ...run, look: { ...run.look, strong: true } })) }]
  return [withoutBold({ kind: 'heading', level, dir: place.dir, runs: lines })]
}

function quote(tag: Tag, place: Place): Block[] {
  const blocks = nested(read(tag.children, place))
  return blocks.length > 0 ? [{ kind: 'quote', dir: place.dir, blocks }] : []
}

const numberings: Readonly<Record<string, Numbering>> = {
  ...{ a: 'a', A: 'A', i: 'i', I: 'I' },
  ...{ 'lower-alpha': 'a', 'lower-latin': 'a', 'upper-alpha': 'A', 'upper-latin': 'A', 'lower-roman': 'i', 'upper-roman': 'I' },
}

/** The list of a page. Items of one that stands in another come after the item above them; they are put into it with those of all programs. */
function list(tag: Tag, place: Place): Block[] {
  const name = `list ${(place.page.lists += 1)}`
  const depth = place.depth + 1
  const first = findIn(tag, inner => inner.tag === 'li')
  const said = tag.attributes.type ?? styleOf(tag, 'list-style-type') ?? (first && styleOf(first, 'list-style-type')) ?? ''
  const numbering = tag.tag === 'ol' ? (numberings[said] ?? '1') : undefined
  const dir = ownDirOf(tag)
  const start = Number(tag.attributes.start ?? 1)
  let isFirst = true
  return read(tag.children, { ...place, depth }).map(block => {
    if (block.kind !== 'listed' || block.list !== '') return block
    // Word on the web writes each item as a list of its own: only its number tells whether it begins one.
    const isWords = block.value !== undefined
    const value = numbering === undefined || block.isMore ? undefined : isWords || (isFirst && start > 1) ? start : undefined
    isFirst &&= block.isMore
    return { ...block, list: isWords ? `word ${block.value}` : name, numbering, value, listDir: dir }
  })
}

function item(tag: Tag, place: Place): Block[] {
  const level = Number(tag.attributes['data-aria-level'] ?? (place.depth || 1))
  // Until the list around it gives it a name, the number that Word on the web has for its list stands for one.
  const id = tag.attributes['data-listid']
  const listed = (blocks: Block[], isMore: boolean): Block => ({
    ...{ kind: 'listed', list: '', level, numbering: undefined, value: id === undefined ? undefined : Number(id), listDir: undefined },
    ...{ dir: place.dir, blocks, isMore },
  })
  const done: Block[] = []
  for (const block of read(tag.children, { ...place, isInside: true })) {
    const last = done.at(-1)
    if (block.kind === 'listed') done.push(block)
    else if (last?.kind === 'listed' && last.list === '') done[done.length - 1] = { ...last, blocks: [...last.blocks, block] }
    else done.push(listed([block], done.length > 0))
  }
  return done
}

/** A paragraph that Word calls an item of a list. One whose sign is no number of ours keeps it as its first word. */
function wordItem(tag: Tag, place: Place): Block[] {
  const [list = '', level = ''] = (styleOf(tag, 'mso-list') ?? '').split(' ')
  const marker = wordMarker(tag, place)
  const blocks = read(tag.children, { ...place, isInside: true })
  if (blocks.length === 0) return []
  if (marker?.kind === 'words')
    return paragraphs([{ text: `${marker.text} `, look: plain }, ...runsIn(tag.children, place.look, place.dir)], place.dir)
  const numbering = marker?.kind === 'number' ? marker.numbering : undefined
  const value = marker?.kind === 'number' ? marker.value : undefined
  const { dir } = place
  return [
    { kind: 'listed', list, level: Number(level.slice('level'.length)), numbering, value, listDir: undefined, dir, blocks, isMore: false },
  ]
}

function wordMarker(tag: Tag, { page }: Place): Marker | undefined {
  const level = /^l\d+ level\d/.exec(styleOf(tag, 'mso-list') ?? '')?.[0]
  if (level === undefined) return undefined
  const marker = markerOf(writtenMarker(tag), page.formats.get(level), page.markers.get(level))
  page.markers.set(level, marker)
  return marker
}

function writtenMarker(tag: Tag): string {
  const sign = findIn(tag, inner => styleOf(inner, 'mso-list') === 'ignore')
  return (sign ? textOf(sign) : '').replaceAll(/\s+/g, ' ').trim()
}

function table(tag: Tag, place: Place): Block[] {
  if (tag.attributes.role === 'presentation') return allIn(tag, inner => inner.tag === 'td').flatMap(cell => read(cell.children, place))
  // Each begins anew: what stands around a table is neither bold nor a list in it.
  const inside = { ...place, look: plain, isInside: true, depth: 0 }
  const caption = findIn(tag, inner => inner.tag === 'caption')
  const rows = allIn(tag, inner => inner.tag === 'tr').map(row => ({
    isHead: false,
    row,
    cells: allIn(row, inner => inner.tag === 'td' || inner.tag === 'th'),
  }))
  const heads = new Set(allIn(tag, inner => inner.tag === 'thead').flatMap(head => allIn(head, inner => inner.tag === 'tr')))
  return [
    ...(caption ? read(caption.children, place) : []),
    ...readable({
      kind: 'table',
      dir: place.dir,
      rows: rows
        // Word writes a last row and last cells that only keep its columns as wide as they were.
        .filter(({ row }) => row.attributes.height !== '0' || textOf(row).trim() !== '')
        .map(({ row, cells }) => ({
          isHead: heads.has(row),
          cells: cells.filter(cell => cell.attributes.width !== '0' || textOf(cell).trim() !== '').map(cell => cellOf(cell, row, inside)),
        })),
    }),
  ]
}

function cellOf(tag: Tag, row: Tag, place: Place) {
  const dir = ownDirOf(tag) ?? ownDirOf(row)
  const shade = tag.attributes.bgcolor ?? styleOf(tag, 'background') ?? styleOf(tag, 'background-color')
  return {
    isHead: tag.tag === 'th' || /^(?:column|row)header$/.test(tag.attributes.role ?? ''),
    shade: shade === undefined || /^(?:white|#fff(?:fff)?|transparent|none)$/i.test(shade) ? undefined : shade,
    colspan: spanOf(tag.attributes.colspan),
    rowspan: spanOf(tag.attributes.rowspan),
    blocks: nested(read(tag.children, dir === undefined ? place : { ...place, dir })),
  }
}

function spanOf(said: string | undefined): number {
  return Math.min(99, Math.max(1, Math.trunc(Number(said ?? 1)) || 1))
}
