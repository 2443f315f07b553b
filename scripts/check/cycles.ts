import { type Import, targetOf } from './imports.ts'

/** For each file, the files that it imports when it loads, types included. What is imported by `import()` comes later and closes no circle. */
export type Graph = ReadonlyMap<string, readonly string[]>

export function graphOf(files: ReadonlyMap<string, readonly Import[]>, keep: (how: Import) => boolean = () => true): Graph {
  const targets = (file: string, imports: readonly Import[]) =>
    imports.flatMap(how => {
      const target = how.dynamic || !keep(how) ? undefined : targetOf(file, how.specifier)
      return target !== undefined && files.has(target) ? [target] : []
    })
  return new Map([...files].map(([file, imports]) => [file, [...new Set(targets(file, imports))]]))
}

/** Circular imports as paths that end where they begin: the shortest through each file of a circle, every circle once. */
export function cyclesOf(graph: Graph): string[][] {
  const found = new Map<string, string[]>()
  for (const file of filesInKnots(graph)) {
    const path = shortestPath(graph, file, target => target === file)
    const circle = [...new Set(path)].sort().join(' ')
    if (path && !found.has(circle)) found.set(circle, path)
  }
  return [...found.values()]
}

/** The shortest chain of at least one import from `start` to a file that is sought, both included. */
export function shortestPath(graph: Graph, start: string, isSought: (file: string) => boolean): string[] | undefined {
  const seen = new Set<string>()
  let paths: string[][] = [[start]]
  while (paths.length > 0) {
    const longer: string[][] = []
    for (const path of paths) {
      for (const target of graph.get(path.at(-1) ?? start) ?? []) {
        if (isSought(target)) return [...path, target]
        if (seen.has(target)) continue
        seen.add(target)
        longer.push([...path, target])
      }
    }
    paths = longer
  }
  return undefined
}

/** What is left when files that import nothing (more) are taken away again and again: circles, and what leads into them. */
function filesInKnots(graph: Graph): string[] {
  const importers = new Map<string, string[]>()
  const left = new Map([...graph].map(([file, targets]) => [file, targets.length]))
  for (const [file, targets] of graph) for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file])
  const free = [...left].filter(([, count]) => count === 0).map(([file]) => file)
  for (const file of free) {
    left.delete(file)
    for (const importer of importers.get(file) ?? []) {
      const count = (left.get(importer) ?? 0) - 1
      left.set(importer, count)
      if (count === 0) free.push(importer)
    }
  }
  return [...left.keys()]
}
