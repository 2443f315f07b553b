import { parseSync, Visitor, type CallExpression, type Expression, type ImportDeclaration, type Program } from 'oxc-parser'
import { targetOf } from '../check/imports.ts'
import type { Home } from './kinds.ts'

/** What a front door is called that is loaded with the table of pages: it leaves its definitions out. */
export const deskMark = '?desk'

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * The catalogue or a front door as the desk needs it: its pages name what stands on them, `list: news` becomes `list: {name:"news"}`, and the
 * definitions themselves are neither imported nor handed on. What it uses of a definition otherwise stays, and so does the definition.
 * @param file from the root of the repository, without `?desk`
 */
export function deskText(file: string, text: string, homes: readonly Home[]): string {
  const { program } = parseSync(file, text)
  const names = new Map(homes.map(({ kind, exported }) => [exported, kind.name]))
  const files = new Set(homes.map(home => home.file))
  const edits = [...pageContents(program, names), ...handedOn(program, file, names, files)]
  const isLeft = namesLeft(program, names, edits)
  const imports = program.body.flatMap(node => (node.type === 'ImportDeclaration' ? withoutUnused(node, names, isLeft) : []))
  return [...edits, ...imports]
    .toSorted((a, b) => b.start - a.start)
    .reduce((made, { start, end, text: words }) => made.slice(0, start) + words + made.slice(end), text)
}

/** What stands on pages, by its name. */
function pageContents(program: Program, names: ReadonlyMap<string, string>): Edit[] {
  const found: Edit[] = []
  const note = (value: Expression) => {
    if (value.type === 'ArrayExpression') for (const one of value.elements) if (one !== null && one.type !== 'SpreadElement') note(one)
    const name = value.type === 'Identifier' ? names.get(value.name) : undefined
    if (name !== undefined) found.push({ start: value.start, end: value.end, text: `{name:${JSON.stringify(name)}}` })
  }
  new Visitor({ CallExpression: node => contentsOf(node).forEach(note) }).visit(program)
  return found
}

const contents = new Set(['list', 'form', 'tabs'])

function contentsOf({ callee, arguments: [table] }: CallExpression): Expression[] {
  if (callee.type !== 'Identifier' || callee.name !== 'pages' || table?.type !== 'ObjectExpression') return []
  return table.properties.flatMap(row =>
    row.type === 'Property' && row.value.type === 'ObjectExpression'
      ? row.value.properties.flatMap(one =>
          one.type === 'Property' && one.key.type === 'Identifier' && contents.has(one.key.name) ? [one.value] : [],
        )
      : [],
  )
}

/** What hands definitions on to others: re-exports, and the catalogue's list of them. */
function handedOn(program: Program, file: string, names: ReadonlyMap<string, string>, files: ReadonlySet<string>): Edit[] {
  return program.body.flatMap((node): Edit[] => {
    if (node.type !== 'ExportNamedDeclaration') return []
    const { start, end, declaration } = node
    const target = node.source ? targetOf(file, node.source.value) : undefined
    if (target !== undefined && files.has(target)) return [{ start, end, text: '' }]
    const isList =
      declaration?.type === 'VariableDeclaration' &&
      declaration.declarations.some(({ id }) => id.type === 'Identifier' && id.name === 'resources')
    if (isList && file === 'catalogue.ts') return [{ start, end, text: '' }]
    if (node.source || declaration) return []
    const kept = node.specifiers.filter(({ local }) => local.type !== 'Identifier' || !names.has(local.name))
    if (kept.length === node.specifiers.length) return []
    const words = kept.map(one => ('name' in one.local ? one.local.name : ''))
    return [{ start, end, text: kept.length > 0 ? `export { ${words.join(', ')} }` : '' }]
  })
}

/** The names of definitions that the file goes on to use. */
function namesLeft(program: Program, names: ReadonlyMap<string, string>, edits: readonly Edit[]): (name: string) => boolean {
  const gone: { start: number; end: number }[] = [...edits, ...program.body.filter(({ type }) => type === 'ImportDeclaration')]
  const left = new Set<string>()
  new Visitor({
    // A route may be called as what it lists.
    Property: ({ key, computed, shorthand }) => void (computed || shorthand || gone.push(key)),
    MemberExpression: ({ property, computed }) => void (computed || gone.push(property)),
    Identifier({ name, start }) {
      if (names.has(name) && !gone.some(range => range.start <= start && start < range.end)) left.add(name)
    },
  }).visit(program)
  return name => left.has(name)
}

function withoutUnused(node: ImportDeclaration, names: ReadonlyMap<string, string>, isLeft: (name: string) => boolean): Edit[] {
  const isGone = (name: string) => names.has(name) && !isLeft(name)
  const kept = node.specifiers.filter(({ local }) => !isGone(local.name))
  if (kept.length === node.specifiers.length) return []
  const words = kept.flatMap(one =>
    one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
      ? [`${one.importKind === 'type' ? 'type ' : ''}${one.imported.name} as ${one.local.name}`]
      : [],
  )
  const text = words.length > 0 ? `import { ${words.join(', ')} } from ${JSON.stringify(node.source.value)}` : ''
  return [{ start: node.start, end: node.end, text }]
}
