import { isObject, keptIn } from '../../../generic/kept.ts'

// Which blocks the home has and in which order, as somebody has arranged them for the kind of place that he acts for: kept in this browser.

/** The blocks of the home in the order that they have by themselves (reports, section 4). */
export const blockNames = ['waiting', 'figures', 'mine', 'recent', 'messages', 'links'] as const
export type BlockName = (typeof blockNames)[number]

/** How a home is arranged. */
export interface HomeLayout {
  readonly order: readonly BlockName[]
  readonly hidden: readonly BlockName[]
}

/** The arrangement of somebody's home. @param type of the place that he acts for */
export function layoutOf(user: string, type: string): HomeLayout {
  const known = keptIn(localStorage, keyOf(user, type))
  const named = namesIn(known, 'order')
  // A block that is newer than what was kept stands at its own place at the end.
  return { order: [...named, ...blockNames.filter(name => !named.includes(name))], hidden: namesIn(known, 'hidden') }
}

export function keepLayout(user: string, type: string, layout: HomeLayout): void {
  localStorage.setItem(keyOf(user, type), JSON.stringify(layout))
}

function keyOf(user: string, type: string): string {
  return `homeLayout:${user}:${type}`
}

function namesIn(known: unknown, key: 'order' | 'hidden'): BlockName[] {
  const kept: unknown = isObject(known) ? known[key] : undefined
  const names: readonly unknown[] = Array.isArray(kept) ? kept : []
  return [...new Set(names)].flatMap(name => blockNames.find(one => one === name) ?? [])
}
