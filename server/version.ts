import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The version of this program, as its package says. */
export function versionOfProgram(): string {
  const { version }: { version?: unknown } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  return String(version)
}

/** The calendar day on which the pages of this program were built, by UTC; without built pages that of its package. */
export function builtOn(): string {
  const root = join(import.meta.dirname, '..')
  const pages = join(root, 'build/server/index.js')
  return statSync(existsSync(pages) ? pages : join(root, 'package.json'))
    .mtime.toISOString()
    .slice(0, 10)
}
