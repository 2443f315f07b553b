import { columns, type Awaited } from './expected.ts'
import type { CallerName } from './scene.ts'

/** A table of expected answers: the words of each line, and the cell of each caller. */
export type Table = ReadonlyMap<string, ReadonlyMap<CallerName, string>>

const codes = Object.entries(columns)

/** Reads a table as it is written for people. @throws Error naming the line that is not like the others */
export function tableOf(text: string): Table {
  const lines = text.split('\n').filter(line => /^(?:GET|POST|PUT|DELETE) /.test(line) || /^ +vis /.test(line))
  const table = new Map<string, ReadonlyMap<CallerName, string>>()
  for (const line of lines) {
    const words = line.trim().split(/\s+/)
    const cells = words.slice(-codes.length)
    if (line.startsWith(' ')) {
      if (words.join() !== codes.map(([code]) => code).join()) throw new Error(`The columns are not those that were named: ${line}`)
      continue
    }
    const label = words.slice(0, -codes.length).join(' ')
    if (table.has(label)) throw new Error(`Twice in the table: ${label}`)
    table.set(label, new Map(codes.map(([, caller], index) => [caller, cells[index] ?? ''])))
  }
  return table
}

/** The tables as the program keeps them today: with the cells that it is known not to keep yet. @throws Error naming a cell that is right already */
export function today(table: Table, differing: readonly Awaited[]): Table {
  const kept = new Map([...table].map(([label, cells]) => [label, new Map(cells)]))
  for (const { calls, as, today: cell } of differing)
    for (const call of calls)
      for (const code of as) {
        const cells = kept.get(call)
        if (!cells) throw new Error(`The table has no line ${call}`)
        if (cells.get(columns[code]) === cell) throw new Error(`${call} as ${columns[code]} is expected to differ and does not`)
        cells.set(columns[code], cell)
      }
  return kept
}

/** The call of a line, without its variant: `PUT News/Publish/{id}`. */
export function callOf(label: string): string {
  return label.split(' · ')[0] ?? label
}
