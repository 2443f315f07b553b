import type * as ESTree from 'oxc-parser'
import { Visitor } from 'oxc-parser'
import type { Source } from './source.ts'

/**
 * Class names that an element asks for and no stylesheet has: a rule that was renamed, or a name that was.
 * @param styles of the build, the utilities that Tailwind has made among them
 * @returns `file:line name`
 */
export function unknownClasses(sources: readonly Source[], styles: string): string[] {
  const known = new Set([...styles.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1')))
  return sources.flatMap(source =>
    classNamesIn(source)
      .filter(({ name }) => !known.has(name))
      .map(({ name, start }) => `${source.path}:${source.lineAt(start)} class ${name}: no stylesheet has it`),
  )
}

interface ClassName {
  readonly name: string
  readonly start: number
}

function classNamesIn({ program }: Source): ClassName[] {
  const found: ClassName[] = []
  const add = (text: string, start: number) => found.push(...text.split(/\s+/).map(name => ({ name, start })))
  const read = (value: ESTree.Node): void => {
    if (value.type === 'Literal' && typeof value.value === 'string') add(value.value, value.start)
    if (value.type === 'JSXExpressionContainer') read(value.expression)
    if (value.type === 'LogicalExpression') read(value.right)
    if (value.type === 'ConditionalExpression') [value.consequent, value.alternate].forEach(read)
    // Beside a hole stands a part of a name.
    if (value.type === 'TemplateLiteral')
      for (const { value: piece, start, tail } of value.quasis)
        add((tail ? piece.raw : piece.raw.replace(/\S+$/, '')).replace(start === value.quasis[0]?.start ? /^$/ : /^\S+/, ''), start)
  }
  new Visitor({
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && name.name === 'className' && value) read(value)
    },
  }).visit(program)
  return found.filter(({ name }) => name !== '')
}
