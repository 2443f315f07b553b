import type { LookupCodes } from '../lookupCodes/lookupCodes.ts'

/**
 * The blocks of the first page in the order that they have by themselves, and how many items each of them shows; null: it shows no items.
 * @source portal and administration, sections 8.2 and 15.1; what the list of lookups names beside them is drawn nowhere yet
 */
export const homeBlocks = {
  slider: null,
  quickServices: 8,
  keyFigures: null,
  placesMap: null,
  news: 6,
  ads: 6,
  events: 4,
  ideasAndInvestors: 5,
  successStories: 3,
  media: 5,
  knowledge: 4,
  partners: 12,
  ministerWord: null,
} as const satisfies Partial<Readonly<Record<LookupCodes['homeBlock'], number | null>>>

/** A block of the first page: a code of lookup(41). */
export type HomeBlockName = keyof typeof homeBlocks

/** A block as it is set. */
interface SetBlock {
  readonly block: string
  readonly isVisible: boolean
  readonly count?: number | null | undefined
}

/** A block in its place. */
export interface ArrangedBlock {
  readonly name: HomeBlockName
  readonly isVisible: boolean
  /** So many items, where the ministry has said how many; null: as many as it has by itself. */
  readonly count: number | null
}

const names = Object.keys(homeBlocks).filter(isHomeBlock)

/** Is it drawn on the first page? */
export function isHomeBlock(name: string): name is HomeBlockName {
  return Object.hasOwn(homeBlocks, name)
}

/**
 * Every block of the first page in its order. One that the ministry has not placed, as it came with a later release, stands behind the one
 * that it stands behind by itself.
 * @param rows as they are set; none: all are visible, in the order that they have by themselves
 */
export function arrangedBlocks(rows: readonly SetBlock[]): readonly ArrangedBlock[] {
  const placed = rows.flatMap(({ block, isVisible, count = null }) => (isHomeBlock(block) ? [{ name: block, isVisible, count }] : []))
  for (const [at, name] of names.entries()) {
    if (placed.some(one => one.name === name)) continue
    const before = names[at - 1]
    placed.splice(placed.findIndex(one => one.name === before) + 1, 0, { name, isVisible: true, count: null })
  }
  return placed
}

/** Do the blocks stand as they would by themselves? */
export function isUsualArrangement(blocks: readonly ArrangedBlock[]): boolean {
  return blocks.every(({ name, isVisible, count }, at) => name === names[at] && isVisible && count === null)
}
