import type * as ESTree from 'oxc-parser'
import { Visitor } from 'oxc-parser'
import type { Source } from './source.ts'

/** A string of the code and what it is: class names, one property of a style, or anything else. */
export interface Piece {
  readonly text: string
  readonly start: number
  readonly where: 'class' | 'style' | 'other'
}

/** The words of a string of code, without its quotes and holes. */
export function tokensIn(text: string): { token: string; index: number }[] {
  return [...text.matchAll(/[^\s'"`{}$]+/g)].map(({ 0: token, index }) => ({ token, index }))
}

/** A class name without the variants before it: of `md:hover:-ms-4` the parts `md` and `hover`, and `ms-4`. */
export function utilityOf(token: string): { variants: string[]; utility: string } {
  const parts = token.split(/:(?![^[(]*[\])])/)
  const utility = (parts.pop() ?? '').replace(/^!?-?|!$/g, '')
  return { variants: parts, utility }
}

type Context = Piece['where'] | 'attribute'

/**
 * Strings where class names may stand, and the properties of styles. Of a plain attribute (`d`, `textAnchor`, `placement`) only the
 * elements, functions and class helpers inside it are looked into.
 */
export function piecesOf(source: Source): readonly Piece[] {
  const known = pieces.get(source) ?? readPieces(source)
  pieces.set(source, known)
  return known
}

/** Two checks read the same pieces. */
const pieces = new WeakMap<Source, readonly Piece[]>()

function readPieces({ program, text }: Source): Piece[] {
  const found: Piece[] = []
  const contexts: Context[] = ['other']
  const enter = (context: Context) => contexts.push(context)
  const leave = () => contexts.pop()
  const add = ({ start, end }: ESTree.Span) => {
    const where = contexts.at(-1) ?? 'other'
    if (where === 'class' || where === 'other') found.push({ text: text.slice(start, end), start, where })
  }
  new Visitor({
    JSXAttribute: node => enter(contextOfAttribute(node)),
    'JSXAttribute:exit': leave,
    JSXElement: () => enter('other'),
    'JSXElement:exit': leave,
    ArrowFunctionExpression: () => enter('other'),
    'ArrowFunctionExpression:exit': leave,
    CallExpression: node => enter(takesClasses(node) ? 'class' : (contexts.at(-1) ?? 'other')),
    'CallExpression:exit': leave,
    Property: ({ start, end, key }) => {
      const isStyle =
        contexts.at(-1) === 'style' || (key.type === 'Identifier' && /^(?:margin|padding|border)\w*(?:Left|Right)/.test(key.name))
      if (isStyle) found.push({ text: text.slice(start, end), start, where: 'style' })
    },
    Literal: node => typeof node.value === 'string' && add(node),
    TemplateElement: add,
  }).visit(program)
  return found
}

function contextOfAttribute({ name }: ESTree.JSXAttribute): Context {
  const word = name.type === 'JSXIdentifier' ? name.name : name.name.name
  if (/class/i.test(word)) return 'class'
  return word === 'style' ? 'style' : 'attribute'
}

function takesClasses({ callee }: ESTree.CallExpression): boolean {
  return callee.type === 'Identifier' && /^(?:cx|cn|cva|tv|tw|twMerge|twJoin|clsx|class\w*)$/i.test(callee.name)
}
