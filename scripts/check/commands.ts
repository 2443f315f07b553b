import { spawnSync } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import type { Outcome } from './steps.ts'

const bin = resolve('node_modules/.bin')

/** Runs a tool of node_modules, with the Node that lies there too. Each place that it complains about is one fault; silent when all is well. */
export function commandOutcome(tool: string, ...options: string[]): Outcome {
  const env = { ...process.env, NO_COLOR: '1', PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
  const { status, stdout, stderr, error } = spawnSync(resolve(bin, tool), options, { env, encoding: 'utf8', maxBuffer: 64e6 })
  if (status === 0) return { notes: [], faults: [] }
  const printed = [stdout, stderr, error?.message].filter(Boolean).join('\n').trim()
  const places = complaintsIn(printed)
  return { notes: [], faults: places.length > 0 ? places : [`${[tool, ...options].join(' ')}\n${printed}`] }
}

/** Lines that begin with a place (`file:line:`, `file(line,column):`, `× file:`), each with the indented lines that explain it. */
function complaintsIn(printed: string): string[] {
  const complaints: string[] = []
  let isExplaining = false
  for (const line of printed.split('\n')) {
    if (isExplaining && /^\s+\S/.test(line)) complaints.push(`${complaints.pop()}\n${line}`)
    else {
      isExplaining = /^(?:× )?[^\s:(]+\.\w+(?::|\(\d)/.test(line)
      if (isExplaining) complaints.push(line.replace(/^× /, ''))
    }
  }
  return complaints
}
