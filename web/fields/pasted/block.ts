import type { Run } from './look.ts'
import type { Dir } from './tree.ts'

/** A part of a text. Where no direction was said, it finds its own. */
export type Block = Paragraph | Heading | Listed | List | Quote | Table

export interface Paragraph {
  readonly kind: 'paragraph'
  readonly dir: Dir | undefined
  readonly runs: readonly Run[]
}

export interface Heading {
  readonly kind: 'heading'
  /** As the page has it, 1 to 6; once the order is mended, 2 to 4. */
  readonly level: number
  readonly dir: Dir | undefined
  readonly runs: readonly Run[]
}

/** How the numbers of a list are written: as digits, letters or Roman numbers. */
export type Numbering = '1' | 'a' | 'A' | 'i' | 'I'

/** An item of a list before lists are put together: programs write deeper ones in five ways. */
export interface Listed {
  readonly kind: 'listed'
  /** Items of one list have the same; undefined until the list around it is known. */
  readonly list: string | undefined
  readonly isNamed: boolean
  /** From 1, the outermost. */
  readonly level: number
  /** Undefined where the items have no numbers. */
  readonly numbering: Numbering | undefined
  /** The item's own number, where the page says it. */
  readonly value: number | undefined
  /** Of the list. */
  readonly listDir: Dir | undefined
  readonly dir: Dir | undefined
  readonly blocks: readonly Block[]
  /** It goes on with the item before it, behind the deeper list. */
  readonly isMore: boolean
}

export interface List {
  readonly kind: 'list'
  readonly numbering: Numbering | undefined
  readonly start: number
  readonly dir: Dir | undefined
  readonly items: readonly { readonly dir: Dir | undefined; readonly blocks: readonly Block[] }[]
}

export interface Quote {
  readonly kind: 'quote'
  readonly dir: Dir | undefined
  readonly blocks: readonly Block[]
  /** One that Word has written beside it belongs to it. */
  readonly isLine: boolean
}

export interface Table {
  readonly kind: 'table'
  readonly dir: Dir | undefined
  readonly rows: readonly Row[]
}

export interface Row {
  /** The page says that it is a row of headings. */
  readonly isHead: boolean
  readonly cells: readonly Cell[]
}

export interface Cell {
  readonly isHead: boolean
  /** The colour behind it. */
  readonly shade: string | undefined
  readonly colspan: number
  readonly rowspan: number
  readonly blocks: readonly Block[]
}
