import type { Block, Listed, Numbering } from './block.ts'
import type { Dir } from './tree.ts'

interface Item {
  readonly dir: Dir | undefined
  readonly blocks: Block[]
}

/** A list to which items may still come. */
interface Open {
  readonly list: string | undefined
  readonly level: number
  readonly numbering: Numbering | undefined
  readonly items: Item[]
  next: number
}

/**
 * Puts items that follow each other into lists, and deeper ones into the item above them. A number that is not the next one begins a new
 * list, which starts with it: what another text calls number 5 stays number 5. Lines of one quotation become one.
 */
export function nested(blocks: readonly Block[]): Block[] {
  const done: Block[] = []
  let path: Open[] = []
  for (const block of blocks) {
    if (block.kind !== 'listed') {
      path = []
      const before = done.at(-1)
      if (block.kind === 'quote' && block.isLine && before?.kind === 'quote' && before.isLine)
        done[done.length - 1] = { ...before, blocks: [...before.blocks, ...block.blocks] }
      else done.push(block)
      continue
    }
    path = path.filter(open => open.level <= block.level)
    const above = path.at(-1)
    if (above?.level === block.level) {
      if (block.isMore) {
        const open = above.items.at(-1)
        open?.blocks.push(...block.blocks.map(one => within(one, open.dir)))
        continue
      }
      if (goesOn(above, block)) {
        add(above, block, path.at(-2)?.items.at(-1)?.dir)
        continue
      }
      path.pop()
    }
    const opened: Open = { list: block.list, level: block.level, numbering: block.numbering, items: [], next: block.value ?? 1 }
    const holder = path.at(-1)?.items.at(-1)
    const into = holder?.blocks ?? done
    into.push({ kind: 'list', numbering: block.numbering, start: opened.next, dir: block.listDir, items: opened.items })
    path.push(opened)
    add(opened, block, holder?.dir)
  }
  return done
}

function goesOn(open: Open, item: Listed): boolean {
  const isNext = item.value === undefined || item.value === open.next
  return open.list === item.list && open.numbering === item.numbering && isNext
}

/** @param around the direction of what it lies in */
function add(open: Open, item: Listed, around: Dir | undefined): void {
  const dir = item.dir ?? around
  open.items.push({ dir, blocks: item.blocks.map(block => within(block, dir)) })
  open.next += 1
}

/** A part as it runs where it lies now: what says nothing of itself runs as what is around it. */
function within(block: Block, around: Dir | undefined): Block {
  const dir = block.dir ?? around
  if (dir === undefined) return block
  const inside = (blocks: readonly Block[]) => blocks.map(one => within(one, dir))
  if (block.kind === 'quote' || block.kind === 'listed') return { ...block, dir, blocks: inside(block.blocks) }
  if (block.kind === 'list')
    return {
      ...block,
      dir,
      items: block.items.map(item => ({ dir: item.dir ?? dir, blocks: item.blocks.map(one => within(one, item.dir ?? dir)) })),
    }
  if (block.kind === 'table')
    return {
      ...block,
      dir,
      rows: block.rows.map(row => ({ ...row, cells: row.cells.map(cell => ({ ...cell, blocks: inside(cell.blocks) })) })),
    }
  return { ...block, dir }
}
