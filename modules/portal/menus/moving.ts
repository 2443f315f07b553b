import type { TreeNode } from './menuTree.ts'

/** Where entries come to stand: what `PUT Menu/Reorder` takes. */
export interface Move {
  readonly menuType: number
  readonly parent: string | null
  readonly ids: readonly string[]
}
type Node = Pick<TreeNode, 'id' | 'parent' | 'menuType'>
export type Direction = 'up' | 'down' | 'inward' | 'outward'
/** On which part of another entry one is dropped. */
export type DropAt = 'before' | 'inside' | 'after'

/** The entries of one level, in their order. */
export function levelOf<T extends Node>(nodes: readonly T[], parent: string | null, menuType: number): T[] {
  return nodes.filter(node => node.parent === parent && node.menuType === menuType)
}

/** A step of an entry with the keyboard or a button. @returns undefined where it cannot go that way @param mostLevels of its menu */
export function moveBy(nodes: readonly Node[], id: string, direction: Direction, mostLevels: number): Move | undefined {
  const node = nodes.find(one => one.id === id)
  if (!node) return undefined
  const level = levelOf(nodes, node.parent, node.menuType).map(one => one.id)
  const at = level.indexOf(id)
  const before = level[at - 1]
  const above = nodes.find(one => one.id === node.parent)
  const { menuType, parent } = node
  switch (direction) {
    case 'up':
      return before === undefined ? undefined : { menuType, parent, ids: [...level.slice(0, at - 1), id, before, ...level.slice(at + 1)] }
    case 'down': {
      const next = level[at + 1]
      return next === undefined ? undefined : { menuType, parent, ids: [...level.slice(0, at), next, id, ...level.slice(at + 2)] }
    }
    case 'inward':
      return before === undefined
        ? undefined
        : within(nodes, { menuType, parent: before, ids: [...childrenOf(nodes, before), id] }, id, mostLevels)
    case 'outward':
      return above && placed(nodes, id, above, 'after')
  }
}

/** An entry that is dropped on another one. @returns undefined where it cannot stand @param mostLevels of the menu that it is dropped in */
export function moveTo(nodes: readonly Node[], id: string, target: string, at: DropAt, mostLevels: number): Move | undefined {
  const onto = nodes.find(one => one.id === target)
  if (!onto || id === target) return undefined
  const move =
    at === 'inside'
      ? { menuType: onto.menuType, parent: target, ids: [...childrenOf(nodes, target).filter(one => one !== id), id] }
      : placed(nodes, id, onto, at)
  return within(nodes, move, id, mostLevels)
}

function placed(nodes: readonly Node[], id: string, beside: Node, at: 'before' | 'after'): Move {
  const { menuType, parent } = beside
  const level = levelOf(nodes, parent, menuType)
    .map(one => one.id)
    .filter(one => one !== id)
  const place = level.indexOf(beside.id) + (at === 'after' ? 1 : 0)
  return { menuType, parent, ids: [...level.slice(0, place), id, ...level.slice(place)] }
}

/** The move, unless it is a loop or needs more levels than the menu has. */
function within(nodes: readonly Node[], move: Move, id: string, mostLevels: number): Move | undefined {
  const above = ancestorsOf(nodes, move.parent)
  return above.includes(id) || above.length + heightOf(nodes, id) > mostLevels ? undefined : move
}

function childrenOf(nodes: readonly Node[], parent: string): string[] {
  return nodes.filter(node => node.parent === parent).map(({ id }) => id)
}

function ancestorsOf(nodes: readonly Node[], id: string | null): string[] {
  if (id === null) return []
  return [id, ...ancestorsOf(nodes, nodes.find(node => node.id === id)?.parent ?? null)]
}

function heightOf(nodes: readonly Node[], id: string): number {
  return 1 + Math.max(0, ...childrenOf(nodes, id).map(child => heightOf(nodes, child)))
}

/** The entries as they stand after a move, for the screen while it is being saved. */
export function afterMove<T extends Node>(nodes: readonly T[], { menuType, parent, ids }: Move): T[] {
  const moved = ids.flatMap(id => nodes.filter(node => node.id === id)).map(node => ({ ...node, parent, menuType }))
  const below = new Set(ids.flatMap(id => descendantsOf(nodes, id)))
  const others = nodes.filter(({ id }) => !ids.includes(id)).map(node => (below.has(node.id) ? { ...node, menuType } : node))
  return [...others, ...moved]
}

function descendantsOf(nodes: readonly Node[], id: string): string[] {
  return childrenOf(nodes, id).flatMap(child => [child, ...descendantsOf(nodes, child)])
}
