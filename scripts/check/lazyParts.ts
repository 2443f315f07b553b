import { Visitor } from 'oxc-parser'
import { isTooling, type Source } from './source.ts'

/** One entry of the list in exceptions.ts. */
export interface ListedLazy {
  readonly file: string
  readonly reason: string
}

/**
 * Files that take `lazy` of React and are not listed, and entries that are no longer true. A lazy part that does not come throws while it is
 * drawn and takes the whole page with it, what was typed there too: only what the page is nothing without may do that.
 */
export function lazyFaults(sources: readonly Source[], listed: readonly ListedLazy[]): string[] {
  const found = new Map(
    sources.filter(({ path }) => !isTooling(path)).flatMap(source => linesOfLazy(source).map(line => [source.path, line] as const)),
  )
  const names = new Set(listed.map(({ file }) => file))
  return [
    ...[...found]
      .filter(([file]) => !names.has(file))
      .map(([file, line]) => `${file}:${line} lazy: a part that does not come takes the page with it; write later() (web/ui/later.ts)`),
    ...[...names]
      .filter(file => !found.has(file))
      .map(file => `scripts/check/exceptions.ts lists lazy for ${file}, which has none: shorten the list`),
  ]
}

function linesOfLazy({ program, lineAt, text }: Source): number[] {
  if (!text.includes('lazy')) return []
  const lines: number[] = []
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (source.value !== 'react') return
      for (const one of specifiers)
        if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' && one.imported.name === 'lazy')
          lines.push(lineAt(one.start))
    },
    MemberExpression({ object, property, start }) {
      if (object.type === 'Identifier' && object.name === 'React' && property.type === 'Identifier' && property.name === 'lazy')
        lines.push(lineAt(start))
    },
  }).visit(program)
  return lines
}
