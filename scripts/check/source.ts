import { type Comment, parseSync, type Program } from 'oxc-parser'
import type { TextFile } from './tree.ts'

/** A file of code, parsed once for every check that asks something of it. Offsets count UTF-16 units, as strings do. */
export interface Source extends TextFile {
  readonly program: Program
  readonly comments: readonly Comment[]
  readonly lines: readonly string[]
  /** The line of an offset, counted from 1. */
  readonly lineAt: (offset: number) => number
}

export function isCode(path: string): boolean {
  return /\.(?:ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts')
}

/** Tests and tools may import anything; the product may import none of them. */
export function isTooling(path: string): boolean {
  return /^(?:test|scripts|bench|docs|\.ci)\//.test(path) || /\.test\.tsx?$/.test(path) || /^[\w.-]+\.config\.(?:ts|mjs)$/.test(path)
}

export function isTest(path: string): boolean {
  return path.startsWith('test/') || /\.test\.tsx?$/.test(path)
}

export function sourceOf({ path, text }: TextFile): Source {
  const { program, comments } = parseSync(path, text)
  const lines = text.split('\n')
  const starts: number[] = [0]
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1)
  const lineAt = (offset: number) => {
    let [low, high] = [0, lines.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? Infinity) <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
  return { path, text, program, comments, lines, lineAt }
}
