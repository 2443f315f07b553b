import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version of this program, as its package says. */
export function versionOfProgram(): string {
  const { version }: { version?: unknown } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  return String(version)
}
