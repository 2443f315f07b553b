import { Visitor } from 'oxc-parser'
import { piecesOf, tokensIn, utilityOf } from './classNames.ts'
import { declarationsOf } from './css.ts'
import { isAllowedHere } from './marks.ts'
import { isCode, type Source, sourceOf } from './source.ts'
import type { TextFile } from './tree.ts'

/** Inline styles where the content security policy blocks them, gradients and shadows: `file:line what: why`. */
export function plainLookFaults(file: TextFile): string[] {
  return isCode(file.path) ? lookFaultsInCode(sourceOf(file)) : lookFaultsInStyles(file)
}

/** The same for a file that is parsed already. */
export function lookFaultsInCode(source: Source): string[] {
  return [...(isRenderedOnServer(source.path) ? inlineStyles(source) : []), ...raisedClasses(source)]
}

function inlineStyles(source: Source): string[] {
  const found: string[] = []
  new Visitor({
    JSXAttribute({ name, start }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'style') return
      found.push(
        `${source.path}:${source.lineAt(start)} style=: the content security policy blocks it in a page from the server; write a class`,
      )
    },
  }).visit(source.program)
  return found
}

function raisedClasses(source: Source): string[] {
  return piecesOf(source).flatMap(({ text, start, where }) =>
    tokensIn(where === 'style' ? '' : text).flatMap(({ token, index }) => {
      const what = raisedBy(token, where === 'class')
      const line = source.lineAt(start + index)
      return what && !isAllowedHere(source.lines, line) ? [flatFault(source.path, line, what)] : []
    }),
  )
}

/** Tailwind's names for the same two things; where other words may stand too, only with a size behind them. */
function raisedBy(token: string, isClass: boolean): 'gradient' | 'shadow' | undefined {
  const { utility } = utilityOf(token)
  if (/^bg-(?:gradient|linear|radial|conic)-/.test(utility)) return 'gradient'
  const shadow = isClass ? /^(?:inset-|drop-)?shadow(?:-(?!none$)|$)/ : /^(?:inset-|drop-)?shadow-(?:2?xs|sm|md|lg|2?xl|\[)/
  return shadow.test(utility) ? 'shadow' : undefined
}

function flatFault(path: string, line: number, what: string): string {
  return `${path}:${line} ${what}: the look is flat; if it must be, say why beside it (allowed: …)`
}

/** Portal pages, their blocks, and the shells around them; only the dashboard is rendered in the browser alone. */
function isRenderedOnServer(path: string): boolean {
  if (path.endsWith('.portal.tsx')) return true
  return /^web\/shells\/.*\.tsx$/.test(path) && !/\/dashboard[^/]*\.tsx$|\.dashboard\.tsx$/.test(path)
}

function lookFaultsInStyles({ path, text }: TextFile): string[] {
  const lines = text.split('\n')
  return declarationsOf(text).flatMap(({ property, value, line }) => {
    const found = property === '@apply' ? value.split(/\s+/).map(token => raisedBy(token, true)) : [raisedByStyle(property, value)]
    return isAllowedHere(lines, line) ? [] : found.flatMap(what => (what ? [flatFault(path, line, what)] : []))
  })
}

function raisedByStyle(property: string, value: string): 'gradient' | 'shadow' | undefined {
  if (/\b(?:linear|radial|conic)-gradient\(/.test(value)) return 'gradient'
  return (property.endsWith('box-shadow') && value !== 'none') || /\bdrop-shadow\(/.test(value) ? 'shadow' : undefined
}
