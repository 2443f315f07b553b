import type * as ESTree from 'oxc-parser'
import { Visitor } from 'oxc-parser'
import { isTest, type Source } from './source.ts'

/** The ways around the compiler and the linter. `lint` is a comment that switches a rule off which does not concern the other four. */
export type EscapeKind = 'any' | 'as' | '!' | '@ts' | 'lint'
export interface EscapeAt {
  readonly kind: EscapeKind
  readonly line: number
}
/** One entry of the list in exceptions.ts. */
export interface ListedEscape {
  readonly file: string
  readonly kind: EscapeKind
  readonly count: number
  readonly reason: string
}

/** Every way around the types in a file. `as const` and `satisfies` are none; a test may expect that a mistake does not compile. */
export function escapesOf({ path, program, comments, lineAt }: Source): EscapeAt[] {
  const switchesTypesOff = isTest(path) ? /^[\s*]*@ts-(?:ignore|nocheck)/ : /^[\s*]*@ts-(?:ignore|expect-error|nocheck)/
  const found: EscapeAt[] = []
  const add = (kind: EscapeKind, { start }: ESTree.Span) => found.push({ kind, line: lineAt(start) })
  const definite = (node: ESTree.VariableDeclarator | ESTree.PropertyDefinition) => node.definite && add('!', node)
  new Visitor({
    TSAnyKeyword: node => add('any', node),
    TSAsExpression: node => !isConst(node.typeAnnotation) && add('as', node),
    TSTypeAssertion: node => !isConst(node.typeAnnotation) && add('as', node),
    TSNonNullExpression: node => add('!', node),
    VariableDeclarator: definite,
    PropertyDefinition: definite,
  }).visit(program)
  for (const comment of comments) {
    if (switchesTypesOff.test(comment.value)) add('@ts', comment)
    if (switchesOffAnotherRule(comment.value)) add('lint', comment)
  }
  return found.sort((a, b) => a.line - b.line)
}

function isConst(type: ESTree.TSType): boolean {
  return type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const'
}

/** A comment that lets an assertion pass the linter needs no entry of its own: the assertion has one. */
function switchesOffAnotherRule(comment: string): boolean {
  const [, rules] = /^[\s*]*(?:oxlint|eslint)-disable(?:-next-line|-line)?(.*?)(?:--|$)/s.exec(comment) ?? []
  const counted =
    /^(?:(?:@?typescript|typescript-eslint|@typescript-eslint)\/)?(?:no-explicit-any|no-non-null-assertion|consistent-type-assertions|ban-ts-comment)$/
  return rules !== undefined && !(rules.trim() !== '' && rules.split(',').every(rule => counted.test(rule.trim())))
}

/**
 * Escapes that the list does not name, entries that are no longer true, and a kernel that has too many.
 * @param mostInKernel how many the kernel may have in all, each of them listed
 */
export function escapeFaults(
  found: ReadonlyMap<string, readonly EscapeAt[]>,
  listed: readonly ListedEscape[],
  mostInKernel: number,
): string[] {
  const faults: string[] = []
  for (const [file, escapes] of found) {
    for (const kind of new Set(escapes.map(escape => escape.kind))) {
      const here = escapes.filter(escape => escape.kind === kind)
      const allowed = listed.find(entry => entry.file === file && entry.kind === kind)?.count ?? 0
      if (here.length > allowed) {
        faults.push(
          `${file}:${here.map(({ line }) => line).join(',')} ${kind}: ${here.length}, scripts/check/exceptions.ts lists ${allowed}`,
        )
      }
    }
  }
  for (const { file, kind, count } of listed) {
    const here = found.get(file)?.filter(escape => escape.kind === kind).length ?? 0
    if (here < count) faults.push(`scripts/check/exceptions.ts lists ${count} ${kind} for ${file}, which has ${here}: shorten the list`)
  }
  const inKernel = [...found].reduce((sum, [file, escapes]) => sum + (file.startsWith('kernel/') ? escapes.length : 0), 0)
  if (inKernel > mostInKernel) faults.push(`kernel/ has ${inKernel} ways around the types: at most ${mostInKernel}`)
  return faults
}
