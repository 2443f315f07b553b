import type * as ESTree from 'oxc-parser'
import { Visitor } from 'oxc-parser'
import { type Import, targetOf } from './imports.ts'
import type { Source } from './source.ts'

/** Arabic that is no text of the interface on purpose: how many pieces of it a file has, and why. */
export interface ArabicElsewhere {
  readonly file: string
  readonly count: number
  readonly reason: string
}

/**
 * Arabic words in screens that no ministry can change: every text that a screen says is made by `interfaceTexts` (portal and administration,
 * section 10.4). Comments and signs without letters, such as the comma, are no texts.
 * @param listed what stands elsewhere on purpose
 */
export function arabicFaults(sources: readonly Source[], listed: readonly ArabicElsewhere[]): string[] {
  const found = new Map(sources.filter(isScreen).flatMap(source => (arabicIn(source).length > 0 ? [[source.path, arabicIn(source)]] : [])))
  const unlike = listed.filter(({ file, count }) => found.get(file)?.length !== count)
  return [
    ...unlike.map(
      ({ file, count }) => `scripts/check/exceptions.ts allows ${count} Arabic texts in ${file}, which has ${found.get(file)?.length ?? 0}`,
    ),
    ...[...found]
      .filter(([path]) => !listed.some(({ file }) => file === path))
      .flatMap(([path, places]) =>
        places.map(({ line, text }) => `${path}:${line} ${text}: a text of the interface is made by interfaceTexts`),
      ),
  ]
}

function isScreen({ path }: Source): boolean {
  const runs = /^web\/.*\.tsx?$|^modules\/.*\.(?:dashboard|portal)\.tsx$/.test(path)
  return runs && !/\.test\.tsx?$|\.examples\.tsx$/.test(path)
}

function arabicIn({ program, lineAt }: Source): { readonly line: number; readonly text: string }[] {
  const made: ESTree.Node[] = []
  const found: { readonly start: number; readonly text: string }[] = []
  const note = ({ start }: ESTree.Node, text: string) => {
    if (/(?=\p{L})\p{Script=Arabic}/u.test(text)) found.push({ start, text: text.trim() })
  }
  new Visitor({
    CallExpression: node => isCallOf(node, 'interfaceTexts') && made.push(node),
    // Whether the ministry can change a text with a number, test/texts/sets.test.ts asks.
    VariableDeclarator: node => isPlural(node) && made.push(node),
    Literal: node => typeof node.value === 'string' && note(node, node.value),
    TemplateElement: node => note(node, node.value.raw),
    JSXText: node => note(node, node.value),
  }).visit(program)
  return found
    .filter(({ start }) => !made.some(node => node.start <= start && start < node.end))
    .map(({ start, text }) => ({ line: lineAt(start), text }))
}

function isCallOf(node: ESTree.Expression, name: string): node is ESTree.CallExpression {
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name
}

function isPlural({ id }: ESTree.VariableDeclarator): boolean {
  const type = id.type === 'Identifier' ? id.typeAnnotation?.typeAnnotation : undefined
  return type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'Plural'
}

/**
 * Texts that a file says in the browser although their own texts do not come there: it would go on saying the program's for good.
 * @param isSent is an own text with this key known to pages with React?
 */
export function unsentTexts(
  sources: readonly Source[],
  imports: ReadonlyMap<string, readonly Import[]>,
  isSent: (key: string) => boolean,
): string[] {
  const areas = new Map(sources.map(source => [source.path, areasIn(source)]))
  const saidIn = (paths: ReadonlySet<string>) => sources.filter(({ path }) => paths.has(path)).flatMap(source => textsOf(source, areas))
  const pages = sources.filter(isPageWithReact).map(({ path }) => path)
  return [
    ...saidIn(reached(pages, imports))
      .filter(({ area }) => !isSent(`${area}.`))
      .map(({ what, area }) => `${what}: own texts of ${area} do not come to pages with React (web/generic/ownTexts.ts)`),
    // Pages of the portal bring no own texts along: their script says what stands on the page.
    ...saidIn(reached(['web/generic/enhance.ts'], imports)).map(({ what }) => `${what}: the script of the portal knows no own texts`),
  ]
}

function isPageWithReact({ path, text }: Source): boolean {
  if (/^modules\/.*\.dashboard\.tsx$/.test(path) || path === 'web/shells/root.tsx') return true
  return path.startsWith('web/shells/') && /^export const handle = \{.*\binteractive: true\b/m.test(text)
}

/** The files that these load, at once or later. A front door names pages of the portal too: those are drawn on the server. */
function reached(from: readonly string[], imports: ReadonlyMap<string, readonly Import[]>): ReadonlySet<string> {
  const seen = new Set(from)
  for (const path of seen) {
    for (const { specifier, typeOnly, dynamic } of imports.get(path) ?? []) {
      const target = typeOnly ? undefined : targetOf(path, specifier)
      if (target !== undefined && !(dynamic && target.endsWith('.portal.tsx'))) seen.add(target)
    }
  }
  return seen
}

/** The areas of what a file of texts exports, by its names. */
function areasIn({ program }: Source): ReadonlyMap<string, string> {
  const areas = new Map<string, string>()
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init?.type === 'Identifier') return take(id, areas.get(init.name))
      if (!init || !(isCallOf(init, 'interfaceTexts') || isCallOf(init, 'interfaceCounts'))) return
      const [area, counts] = init.arguments
      if (area?.type !== 'Literal' || typeof area.value !== 'string') return
      take(id, area.value)
      if (counts?.type !== 'ObjectExpression' || !isCallOf(init, 'interfaceCounts')) return
      for (const count of counts.properties)
        if (count.type === 'Property' && count.value.type === 'Identifier') areas.set(count.value.name, area.value)
    },
  }).visit(program)
  return areas

  function take(id: ESTree.BindingPattern, area: string | undefined): void {
    if (area === undefined) return
    if (id.type === 'Identifier') areas.set(id.name, area)
    if (id.type !== 'ObjectPattern') return
    for (const part of id.properties) if (part.type === 'Property' && part.value.type === 'Identifier') areas.set(part.value.name, area)
  }
}

/** The texts that a file takes from others. */
function textsOf(
  { path, program, lineAt }: Source,
  areas: ReadonlyMap<string, ReadonlyMap<string, string>>,
): { what: string; area: string }[] {
  return program.body.flatMap(node => {
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type') return []
    const made = areas.get(targetOf(path, node.source.value) ?? '')
    return node.specifiers.flatMap(one => {
      if (one.type !== 'ImportSpecifier' || one.importKind === 'type' || one.imported.type !== 'Identifier') return []
      const area = made?.get(one.imported.name)
      return area === undefined ? [] : [{ what: `${path}:${lineAt(node.start)} ${one.imported.name}`, area }]
    })
  })
}
