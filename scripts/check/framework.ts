import type * as ESTree from 'oxc-parser'
import { Visitor } from 'oxc-parser'
import { kernelLines } from './budgets.ts'
import { isTooling, type Source } from './source.ts'

/** What the definitions ask of the kernel. */
export interface Uses {
  /** How many definitions use an option, written `list.pageSize` for one inside another. */
  readonly options: ReadonlyMap<string, number>
  readonly definitions: number
  /** Generic lists and forms that a screen of its own replaces. */
  readonly replaced: number
}

/** Three figures against building a framework: kernel lines, options that one definition alone uses, generic screens replaced. */
export function frameworkFigures(sources: readonly Source[]): string[] {
  const { options, definitions, replaced } = usesOf(sources)
  const byUse = [...options].sort(([a, usedA], [b, usedB]) => usedB - usedA || a.localeCompare(b))
  const alone = byUse.filter(([, used]) => used === 1).map(([option]) => option)
  const share = definitions === 0 ? 0 : (100 * replaced) / (2 * definitions)
  return [
    `kernel: ${kernelLines(sources)} lines for ${definitions} definitions`,
    `options by use: ${byUse.map(([option, used]) => `${option} ${used}`).join(', ') || 'none'}`,
    `options that one definition alone uses: ${alone.join(', ') || 'none'}`,
    `generic screens replaced: ${replaced} of ${2 * definitions} (${share.toFixed(0)}%)`,
  ]
}

/** Counts `resource(…, {…})` and `screens(…, {…})` in modules/. */
export function usesOf(sources: readonly Source[]): Uses {
  const options = new Map<string, number>()
  let definitions = 0
  let replaced = 0
  for (const { program, path, text } of sources) {
    if (!path.startsWith('modules/') || isTooling(path) || !/\b(?:resource|screens)\(/.test(text)) continue
    new Visitor({
      CallExpression(node) {
        const last = node.arguments.at(-1)
        if (node.callee.type !== 'Identifier' || last?.type !== 'ObjectExpression') return
        if (node.callee.name === 'screens') replaced += last.properties.length
        if (node.callee.name !== 'resource') return
        definitions += 1
        for (const option of optionsOf(last)) options.set(option, (options.get(option) ?? 0) + 1)
      },
    }).visit(program)
  }
  return { options, definitions, replaced }
}

/** The keys of a definition, and those inside `list` and `portal`; what is inside the others are the ministry's own words. */
function optionsOf(definition: ESTree.ObjectExpression): string[] {
  return definition.properties.flatMap(property => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
    const { name } = property.key
    const inner = (name === 'list' || name === 'portal') && property.value.type === 'ObjectExpression' ? keysOf(property.value) : []
    return [name, ...inner.map(key => `${name}.${key}`)]
  })
}

function keysOf({ properties }: ESTree.ObjectExpression): string[] {
  return properties.flatMap(property => (property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : []))
}
