import { posix } from 'node:path'
import type * as ESTree from 'oxc-parser'
import { Visitor } from 'oxc-parser'
import type { Source } from './source.ts'

export interface Import {
  readonly specifier: string
  /** Written `import()`. */
  readonly dynamic: boolean
  /** `import type`, `export type … from` or a type `import('…').X`: nothing of it is left when the program runs. */
  readonly typeOnly: boolean
}

/** Stands where no name can be read: `import(path)`, `import.meta.glob(…)`. */
export const computed = '(computed)'

/** What a file names of other files, in the order of the text; re-exports and types in passing included. */
export function importsOf({ program }: Source): Import[] {
  const found: Import[] = []
  const add = (specifier: string, typeOnly: boolean, dynamic = false) => found.push({ specifier, dynamic, typeOnly })
  new Visitor({
    ImportDeclaration: node => add(node.source.value, node.importKind === 'type'),
    ExportNamedDeclaration: node => node.source && add(node.source.value, node.exportKind === 'type'),
    ExportAllDeclaration: node => add(node.source.value, node.exportKind === 'type'),
    TSImportType: node => add(node.source.value, true),
    ImportExpression: node => add(writtenOut(node.source) ?? computed, false, true),
    CallExpression: node => isGlob(node.callee) && add(computed, false, true),
  }).visit(program)
  return found
}

/** The name as far as it decides whose file is meant: a template that begins with a package's name can only mean a package. */
function writtenOut(source: ESTree.Expression): string | undefined {
  if (source.type === 'Literal' && typeof source.value === 'string') return source.value
  if (source.type !== 'TemplateLiteral') return undefined
  const beginning = source.quasis[0]?.value.cooked ?? ''
  return source.expressions.length === 0 || /^(?:node:|@?[a-z][\w-]*\/)/.test(beginning) ? beginning : undefined
}

function isGlob(callee: ESTree.Expression): boolean {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty') return false
  return callee.property.type === 'Identifier' && callee.property.name === 'glob'
}

/** The file of ours that a relative import means, from the root of the repository; undefined for a package or a computed name. */
export function targetOf(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = posix.join(posix.dirname(file), specifier.replace(/[?#].*$/, ''))
  return path.startsWith('node_modules/') ? undefined : path
}
