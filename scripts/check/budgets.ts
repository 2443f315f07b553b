import { exportsToDocument } from './docstrings.ts'
import { type EscapeAt, escapeFaults, escapesOf, type ListedEscape } from './escapes.ts'
import { functionsOf } from './functions.ts'
import { isTooling, type Source } from './source.ts'
import type { Outcome } from './steps.ts'
import type { TextFile } from './tree.ts'

/** The last column of the table: what a check fails at. */
export const limits = { linesOfFile: 400, linesOfFunction: 80, linesOfComponent: 120, linesOfKernel: 2500, escapesInKernel: 10 } as const

interface Exceptions {
  readonly listedEscapes: readonly ListedEscape[]
  readonly dataFiles: readonly { readonly file: string }[]
}

/**
 * How long files and functions are, what goes around the types, what lacks a docstring: figures to read, faults only beyond the limits.
 * Data (migrations, demonstrations, the files that the exceptions list) is free in length and words, never in types.
 */
export function budgets(sources: readonly Source[], stylesheets: readonly TextFile[], exceptions: Exceptions): Outcome {
  const isData = ({ path }: TextFile) =>
    /^migrations\/|\/demonstration\//.test(path) || exceptions.dataFiles.some(({ file }) => file === path)
  const code = sources.filter(source => !isData(source))
  const parts = [
    fileLengths([...code, ...stylesheets]),
    needlessEntries([...sources, ...stylesheets], exceptions),
    functionLengths(code),
    escapes(sources, exceptions.listedEscapes),
    docstrings(code),
    kernelSize(sources),
  ]
  return { notes: parts.flatMap(part => part.notes), faults: parts.flatMap(part => part.faults) }
}

function fileLengths(files: readonly TextFile[]): Outcome {
  const lengths = files.map(({ path, text }) => ({ where: path, lines: linesOf(text) }))
  const tooLong = lengths.filter(({ lines }) => lines > limits.linesOfFile)
  return {
    notes: spread('lines per file', lengths),
    faults: tooLong.map(({ where, lines }) => `${where}: ${lines} lines, at most ${limits.linesOfFile}`),
  }
}

function needlessEntries(files: readonly TextFile[], { dataFiles }: Exceptions): Outcome {
  const isNeeded = (entry: string) => files.some(({ path, text }) => path === entry && linesOf(text) > limits.linesOfFile)
  const needless = dataFiles.filter(({ file }) => !isNeeded(file))
  return { notes: [], faults: needless.map(({ file }) => `scripts/check/exceptions.ts lists ${file} as data, which is no long file`) }
}

function functionLengths(sources: readonly Source[]): Outcome {
  const functions = sources.flatMap(functionsOf)
  const limitOf = (isComponent: boolean) => (isComponent ? limits.linesOfComponent : limits.linesOfFunction)
  return {
    notes: spread('lines per function', functions),
    faults: functions
      .filter(({ lines, isComponent }) => lines > limitOf(isComponent))
      .map(({ where, lines, isComponent }) => `${where}: ${lines} lines, at most ${limitOf(isComponent)}`),
  }
}

function escapes(sources: readonly Source[], listed: readonly ListedEscape[]): Outcome {
  const found = new Map<string, EscapeAt[]>(sources.map(source => [source.path, escapesOf(source)]))
  const total = [...found.values()].reduce((sum, list) => sum + list.length, 0)
  return {
    notes: [`ways around the types: ${total}, listed with a reason: ${listed.length}`],
    faults: escapeFaults(found, listed, limits.escapesInKernel),
  }
}

function docstrings(sources: readonly Source[]): Outcome {
  const exports = sources.flatMap(source => exportsToDocument(source).map(found => ({ ...found, path: source.path })))
  const missing = exports.filter(({ isDocumented }) => !isDocumented)
  return {
    notes: [`docstrings: ${exports.length - missing.length} of ${exports.length} exports of kernel, server and rules`],
    faults: missing.map(({ path, line, name }) => `${path}:${line} ${name} has no docstring`),
  }
}

function kernelSize(sources: readonly Source[]): Outcome {
  const lines = kernelLines(sources)
  return {
    notes: [`kernel: ${lines} lines (aim 1500, at most ${limits.linesOfKernel})`],
    faults: lines > limits.linesOfKernel ? [`kernel/ has ${lines} lines: at most ${limits.linesOfKernel}`] : [],
  }
}

/** Lines of the kernel without its tests. */
export function kernelLines(sources: readonly Source[]): number {
  return sources.filter(({ path }) => path.startsWith('kernel/') && !isTooling(path)).reduce((sum, { text }) => sum + linesOf(text), 0)
}

function linesOf(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

/** One line of p50, p90 and the largest value, and the five largest by name. */
function spread(what: string, items: readonly { readonly where: string; readonly lines: number }[]): string[] {
  const sorted = [...items].sort((a, b) => a.lines - b.lines)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]?.lines ?? 0
  const largest = sorted.slice(-5).reverse()
  return [
    `${what}: p50 ${at(0.5)}, p90 ${at(0.9)}, max ${at(1)} (${items.length})`,
    ...largest.map(({ where, lines }) => `  ${lines} ${where}`),
  ]
}
