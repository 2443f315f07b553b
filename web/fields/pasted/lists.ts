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
        above.items.at(-1)?.blocks.push(...block.blocks)
        continue
      }
      if (goesOn(above, block)) {
        add(above, block)
        continue
      }
      path.pop()
    }
    const opened: Open = { list: block.list, level: block.level, numbering: block.numbering, items: [], next: block.value ?? 1 }
    const into = path.at(-1)?.items.at(-1)?.blocks ?? done
    into.push({ kind: 'list', numbering: block.numbering, start: opened.next, dir: block.listDir, items: opened.items })
    path.push(opened)
    add(opened, block)
  }
  return done
}

function goesOn(open: Open, item: Listed): boolean {
  const isNext = item.value === undefined || item.value === open.next
  return open.list === item.list && open.numbering === item.numbering && isNext
}

function add(open: Open, item: Listed): void {
  open.items.push({ dir: item.dir, blocks: [...item.blocks] })
  open.next += 1
}
