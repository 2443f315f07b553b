import { piecesOf, tokensIn } from './classNames.ts'
import { declarationsOf } from './css.ts'
import { isAllowedHere } from './marks.ts'
import { sideOfClass, sideOfStyle } from './sideWords.ts'
import { isCode, type Source, sourceOf } from './source.ts'
import type { TextFile } from './tree.ts'

/**
 * Physical left and right in class names and styles, as `file:line word: what to write`.
 * A line whose reason stands beside it (`allowed: …`) is left alone.
 */
export function sideFaults(file: TextFile): string[] {
  return isCode(file.path) ? faultsInCode(sourceOf(file)) : faultsInStyles(file)
}

/** The same for a file that is parsed already. */
export function faultsInCode(source: Source): string[] {
  return piecesOf(source).flatMap(({ text, start, where }) => {
    if (where === 'style') return styleFault(source, text, start)
    return tokensIn(text).flatMap(({ token, index }) => {
      const line = source.lineAt(start + index)
      const wrong = sideOfClass(token, where === 'class')
      return wrong && !isAllowedHere(source.lines, line) ? [`${source.path}:${line} ${token}: ${wrong}`] : []
    })
  })
}

function styleFault(source: Source, text: string, start: number): string[] {
  const [, key = '', value = ''] = /^['"]?([\w-]+)['"]?\s*:?\s*['"]?([^]*?)['"]?$/.exec(text) ?? []
  const wrong = sideOfStyle(
    key.replace(/[A-Z]/g, capital => `-${capital.toLowerCase()}`),
    value,
  )
  const line = source.lineAt(start)
  return wrong && !isAllowedHere(source.lines, line) ? [`${source.path}:${line} ${key}: ${wrong}`] : []
}

function faultsInStyles({ path, text }: TextFile): string[] {
  const lines = text.split('\n')
  return declarationsOf(text).flatMap(({ property, value, line }) => {
    const wrong = property === '@apply' ? value.split(/\s+/).map(token => sideOfClass(token, true)) : [sideOfStyle(property, value)]
    return isAllowedHere(lines, line) ? [] : wrong.flatMap(reason => (reason ? [`${path}:${line} ${property}: ${reason}`] : []))
  })
}
