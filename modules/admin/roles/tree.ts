import { grantable } from './grants.ts'
import { permissions } from './permissions.ts'

/** A node of the permission tree (portal and administration, section 2.2). */
export interface TreeNode {
  readonly name: string
  readonly label: readonly [ar: string, en: string]
  readonly parent: string | undefined
  readonly children: readonly string[]
  /** 1: a family. */
  readonly level: number
  /** Families and pages of several parts only hold others. */
  readonly isGrantable: boolean
}

/** How much of a node and what is under it is granted. */
export type Granted = 'none' | 'some' | 'all'

/** Pages that only their names put under another one: they stand for themselves. */
const standsForItself = new Set([
  'Admin.Config.StrategicConfig',
  'StrategicDevelopmentPlan.StrategicDevelopmentPlan.GetSDGIS',
  'Portal.ContactUs.ContactPoint',
  'AbpIdentity.Users.AssignPlaces',
])
const given = new Set(grantable)

/** The tree by the names of its nodes, in the order in which it is shown. */
export const tree: ReadonlyMap<string, TreeNode> = treeOf(permissions)
/** The first level. */
export const families: readonly TreeNode[] = [...tree.values()].filter(({ parent }) => parent === undefined)

function treeOf(labels: Readonly<Record<string, readonly [ar: string, en: string]>>): ReadonlyMap<string, TreeNode> {
  const parentOf = (name: string) => (name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : undefined)
  const children = Map.groupBy(Object.keys(labels), parentOf)
  return new Map(
    Object.entries(labels).map(([name, label]) => [
      name,
      {
        name,
        label,
        parent: parentOf(name),
        children: children.get(name) ?? [],
        level: name.split('.').length,
        isGrantable: given.has(name),
      },
    ]),
  )
}

/** Every name at and under a node that can be granted. */
export function namesUnder(name: string): string[] {
  const node = tree.get(name)
  if (!node) return []
  return [...(node.isGrantable ? [name] : []), ...node.children.flatMap(namesUnder)]
}

/** The page whose button this is, and the pages above it: granting a button grants them. */
export function pagesAbove(name: string): string[] {
  if (standsForItself.has(name)) return []
  const parent = tree.get(name)?.parent
  return parent === undefined ? [] : [...(given.has(parent) ? [parent] : []), ...pagesAbove(parent)]
}

/** The names with the pages of their buttons: whoever has a button reaches it. */
export function withPages(names: Iterable<string>): Set<string> {
  const all = new Set<string>()
  for (const name of names) for (const one of [name, ...pagesAbove(name)]) all.add(one)
  return all
}

/** Granting a node grants all under it and the pages above; taking it takes all under it, and leaves the pages above. */
export function toggled(granted: ReadonlySet<string>, name: string, isOn: boolean): Set<string> {
  if (isOn) return withPages([...granted, ...namesUnder(name)])
  const gone = new Set(namesUnder(name).filter(under => under === name || !standsAlone(under, name)))
  return new Set([...granted].filter(one => !gone.has(one)))
}

/** Does a name under a page that is taken away stay, because it stands for itself? A container takes all with it. */
function standsAlone(under: string, taken: string): boolean {
  if (!given.has(taken)) return false
  return [...standsForItself].some(own => (under === own || under.startsWith(`${own}.`)) && own.startsWith(`${taken}.`))
}

/**
 * What somebody changed on one version, changed on another one that was saved meanwhile: what he granted is granted, what he took is taken
 * with all under it; whatever else the other version has stays.
 */
export function changedUpon(theirs: ReadonlySet<string>, base: ReadonlySet<string>, mine: ReadonlySet<string>): Set<string> {
  const taken = [...base].filter(name => !mine.has(name))
  const granted = [...mine].filter(name => !base.has(name))
  const left = taken.reduce<ReadonlySet<string>>((known, name) => toggled(known, name, false), theirs)
  return withPages([...left, ...granted])
}

/** How much is granted of every node: reckoned in one pass from the leaves. */
export function grantedOf(granted: ReadonlySet<string>): ReadonlyMap<string, Granted> {
  const counts = new Map<string, { on: number; of: number }>()
  for (const name of given) {
    for (let at: string | undefined = name; at !== undefined; at = tree.get(at)?.parent) {
      const known = counts.get(at) ?? { on: 0, of: 0 }
      counts.set(at, { on: known.on + (granted.has(name) ? 1 : 0), of: known.of + 1 })
    }
  }
  return new Map([...counts].map(([name, { on, of }]) => [name, on === 0 ? 'none' : on === of ? 'all' : 'some']))
}

/** The nodes that are to be seen: those whose every ancestor is open, in order. @param isShown undefined: every node may be seen */
export function visibleNodes(open: ReadonlySet<string>, isShown?: ReadonlySet<string>): TreeNode[] {
  const walk = (node: TreeNode): TreeNode[] => {
    if (isShown && !isShown.has(node.name)) return []
    return [node, ...(open.has(node.name) ? node.children.flatMap(name => walk(tree.get(name) ?? node)) : [])]
  }
  return families.flatMap(walk)
}

/** These nodes and all above them: what a search leaves of the tree. */
export function withAncestors(names: Iterable<string>): Set<string> {
  const all = new Set<string>()
  for (const name of names) for (let at: string | undefined = name; at !== undefined; at = tree.get(at)?.parent) all.add(at)
  return all
}
