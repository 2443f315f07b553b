import type * as ESTree from 'oxc-parser'
import { Visitor, type VisitorObject } from 'oxc-parser'
import { isTest, type Source } from './source.ts'

export interface FunctionSize {
  /** `file:line name` */
  readonly where: string
  readonly lines: number
  /** Its name begins with a capital and it makes JSX itself. */
  readonly isComponent: boolean
}
type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression
interface Frame {
  makesJsx: boolean
}
const describing = 'describe()'

/** The functions of a file that take more than one line. What `describe` encloses is a chapter of tests, no function. */
export function functionsOf(source: Source): FunctionSize[] {
  const found: FunctionSize[] = []
  const frames: Frame[] = []
  const names = new Map<number, string>()
  const enter = () => frames.push({ makesJsx: false })
  const leave = (node: FunctionNode) => {
    const makesJsx = frames.pop()?.makesJsx === true
    const name = node.id?.name ?? names.get(node.start) ?? ''
    const line = source.lineAt(node.start)
    const lines = source.lineAt(node.end) - line + 1
    if (lines === 1 || name === describing) return
    found.push({ where: `${source.path}:${line} ${name || '(without a name)'}`, lines, isComponent: makesJsx && /^\p{Lu}/u.test(name) })
  }
  const seeJsx = () => {
    const frame = frames.at(-1)
    if (frame) frame.makesJsx = true
  }
  new Visitor({
    ...namesGiven(names, isTest(source.path)),
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    JSXElement: seeJsx,
    JSXFragment: seeJsx,
  }).visit(source.program)
  return found
}

/** Notes what functions without a name of their own are called, by the offset where they begin: the constant, property or method that holds them. */
function namesGiven(names: Map<number, string>, isTestFile: boolean): VisitorObject {
  const hold = (name: string, value: ESTree.Span | null) => value && names.set(value.start, name)
  const holdValue = ({ key, value }: ESTree.PropertyDefinition | ESTree.MethodDefinition) =>
    key.type === 'Identifier' && hold(key.name, value)
  return {
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier') return
      hold(id.name, init)
      // memo(() => …), forwardRef(function …)
      if (init?.type === 'CallExpression') for (const argument of init.arguments) hold(id.name, argument)
    },
    Property: ({ key, value }) => key.type === 'Identifier' && hold(key.name, value),
    PropertyDefinition: holdValue,
    MethodDefinition: holdValue,
    CallExpression(node) {
      if (isTestFile && isDescribe(node.callee)) for (const argument of node.arguments) hold(describing, argument)
    },
  }
}

function isDescribe(callee: ESTree.Expression): boolean {
  if (callee.type === 'Identifier') return callee.name === 'describe'
  if (callee.type === 'MemberExpression') return isDescribe(callee.object)
  return callee.type === 'CallExpression' && isDescribe(callee.callee)
}
