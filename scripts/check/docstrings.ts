import type * as ESTree from 'oxc-parser'
import { isTooling, type Source } from './source.ts'

export interface Export {
  readonly name: string
  readonly line: number
  readonly isDocumented: boolean
}

/** What needs a docstring: all that kernel/ and server/ export, and each function that a rule file of modules/ exports. */
export function exportsToDocument(source: Source): Export[] {
  const { path } = source
  if (isTooling(path) || path.endsWith('.tsx')) return []
  if (/^(?:kernel|server)\//.test(path)) return exportsOf(source, () => true)
  return path.startsWith('modules/') && !path.endsWith('.server.ts') ? exportsOf(source, isFunction) : []
}

/** Declarations with `export` before them or named in an `export { … }` of the same file. What is only passed on is documented at home. */
function exportsOf(source: Source, counts: (node: ESTree.Node) => boolean): Export[] {
  const declared = new Map<string, Export>()
  const exported = new Set<string>()
  for (const statement of source.program.body) {
    for (const name of namesExportedBy(statement)) exported.add(name)
    for (const { name, node } of declarationsIn(statement)) {
      if (!counts(node)) continue
      // One docstring is enough for all the overloads of a function.
      const isDocumented = declared.get(name)?.isDocumented === true || hasDocstring(source, statement.start)
      declared.set(name, { name, line: source.lineAt(statement.start), isDocumented })
    }
  }
  return [...declared.values()].filter(({ name }) => exported.has(name))
}

interface Declared {
  readonly name: string
  readonly node: ESTree.Node
}

function namesExportedBy(statement: ESTree.Node): string[] {
  if (statement.type === 'ExportDefaultDeclaration') return declarationsIn(statement).map(({ name }) => name)
  if (statement.type !== 'ExportNamedDeclaration' || statement.source) return []
  const listed = statement.specifiers.flatMap(({ local }) => (local.type === 'Identifier' ? [local.name] : []))
  return statement.declaration ? declarationsIn(statement.declaration).map(({ name }) => name) : listed
}

function declarationsIn(node: ESTree.Node): Declared[] {
  switch (node.type) {
    case 'ExportNamedDeclaration':
      return node.declaration ? declarationsIn(node.declaration) : []
    case 'ExportDefaultDeclaration': {
      const declared = declarationsIn(node.declaration)
      return declared.length > 0 ? declared : [{ name: 'default', node: node.declaration }]
    }
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id, init }) => namesIn(id).map(name => ({ name, node: init ?? id })))
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
    case 'ClassDeclaration':
      return [{ name: node.id?.name ?? 'default', node }]
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return [{ name: node.id.name, node }]
    default:
      return []
  }
}

/** `export const { action, resource } = definitions()` declares two names under one docstring. */
function namesIn(id: ESTree.BindingPattern): string[] {
  if (id.type === 'Identifier') return [id.name]
  if (id.type !== 'ObjectPattern') return []
  return id.properties.flatMap(property => (property.type === 'Property' ? namesIn(property.value) : []))
}

function isFunction({ type }: ESTree.Node): boolean {
  return (
    type === 'FunctionDeclaration' || type === 'TSDeclareFunction' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'
  )
}

/** A `/** … *\/` with words in it, and between it and the statement nothing but space and line comments. */
function hasDocstring({ comments, text }: Source, start: number): boolean {
  const last = comments.findLast(({ type, end }) => type === 'Block' && end <= start)
  if (!last?.value.startsWith('*') || !/\p{L}{2}/u.test(last.value)) return false
  return /^(?:\s|\/\/[^\n]*\n)*$/.test(text.slice(last.end, start))
}
