import {
  parseSync,
  Visitor,
  type CallExpression,
  type Declaration,
  type ExportSpecifier,
  type Expression,
  type ImportDeclaration,
  type ObjectProperty,
  type Program,
  type SpreadElement,
} from 'oxc-parser'
import type { Home } from './kinds.ts'

/** What a front door is called that is loaded with the table of pages: it leaves its definitions out. */
export const deskMark = '?desk'

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * The catalogue or a front door as the desk needs it: its pages name what stands on them, `list: news` becomes `list: {name:"news"}`; what it
 * hands on of other files it leaves out, and imports nothing that it does not use itself. Where it uses a definition otherwise, that stays.
 * @param file from the root of the repository, without `?desk`
 */
export function deskText(file: string, text: string, homes: readonly Home[]): string {
  const { program } = parseSync(file, text)
  const names = new Map(homes.map(({ kind, exported }) => [exported, kind.name]))
  const imports = program.body.flatMap(node => (node.type === 'ImportDeclaration' && node.importKind !== 'type' ? [node] : []))
  const imported = new Set(imports.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)))
  const edits = [...pageContents(program, names), ...handedOn(program, file, imported)]
  const isLeft = namesLeft(program, imported, edits)
  return edited(text, [...edits, ...imports.flatMap(node => withoutUnused(node, isLeft))])
}

/**
 * A front door as browsers need it: without the blocks of composite pages, which are drawn by the server alone. Each names what it loads,
 * and every page of the dashboard would carry those names.
 */
export function withoutBlocks(file: string, text: string): string {
  const found: Edit[] = []
  new Visitor({
    ObjectExpression({ properties, start, end }) {
      if (properties.some(isBlock)) found.push({ start, end, text: '...[]' })
    },
  }).visit(parseSync(file, text).program)
  return edited(text, found)
}

function isBlock(one: ObjectProperty | SpreadElement): boolean {
  return (
    one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'block' && one.value.type === 'ArrowFunctionExpression'
  )
}

function edited(text: string, edits: readonly Edit[]): string {
  return edits
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

/** What hands on what others hold: re-exports, and the catalogue's list of definitions. */
function handedOn(program: Program, file: string, imported: ReadonlySet<string>): Edit[] {
  return program.body.flatMap((node): Edit[] => {
    const { start, end } = node
    if (node.type === 'ExportAllDeclaration') return [{ start, end, text: '' }]
    if (node.type !== 'ExportNamedDeclaration') return []
    const { declaration } = node
    if (node.source) return [{ start, end, text: '' }]
    if (declaration) return file === 'catalogue.ts' && isList(declaration) ? [{ start, end, text: '' }] : []
    const own = node.specifiers.filter(({ local }) => local.type === 'Identifier' && !imported.has(local.name))
    return own.length < node.specifiers.length
      ? [{ start, end, text: own.length > 0 ? `export { ${own.map(textOf).join(', ')} }` : '' }]
      : []
  })
}

function textOf({ local, exported }: ExportSpecifier): string {
  return [local, exported].map(one => (one.type === 'Literal' ? JSON.stringify(one.value) : one.name)).join(' as ')
}

function isList(declaration: Declaration): boolean {
  return (
    declaration.type === 'VariableDeclaration' &&
    declaration.declarations.some(({ id }) => id.type === 'Identifier' && id.name === 'resources')
  )
}

/** The imported names that the file goes on to use. */
function namesLeft(program: Program, names: ReadonlySet<string>, edits: readonly Edit[]): (name: string) => boolean {
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

function withoutUnused(node: ImportDeclaration, isLeft: (name: string) => boolean): Edit[] {
  const kept = node.specifiers.filter(({ local }) => isLeft(local.name))
  if (kept.length === node.specifiers.length) return []
  const words = kept.flatMap(one =>
    one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
      ? [`${one.importKind === 'type' ? 'type ' : ''}${one.imported.name} as ${one.local.name}`]
      : [],
  )
  const left = words.length > 0 ? `import { ${words.join(', ')} } from ${JSON.stringify(node.source.value)}` : ''
  return [{ start: node.start, end: node.end, text: left }]
}
