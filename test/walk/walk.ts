import { cases } from './cases.ts'
import type { Answer } from './client.ts'
import type { Document } from './document.ts'
import { objectIn, textIn } from './json.ts'
import { callsOf, recordsOf, type Records } from './records.ts'
import type { CallerName, Scene } from './scene.ts'
import { callOf, type Table } from './table.ts'
import type { Trial } from './cases.ts'

/** What the program answered otherwise than the table says, in words. */
export interface Difference {
  readonly label: string
  readonly caller: CallerName
  readonly expected: string
  readonly answered: string
}

export interface Walked {
  readonly differences: readonly Difference[]
  /** Answers that the API document does not describe, and refused calls that changed something. */
  readonly faults: readonly string[]
  readonly requests: number
}

/** Tries each line of the table as each caller. Kinds of calls are walked side by side, each with records of its own. */
export async function walk(scene: Scene, table: Table, document?: Document): Promise<Walked> {
  const lanes = Map.groupBy(table.keys(), label => callOf(label).replace(/^\w+ (?:Public\/)?(\w+).*$/, '$1'))
  const differences: Difference[] = []
  const faults: string[] = []
  let requests = 0
  // All of them end before the first fault is told: none goes on calling a program that has stopped.
  const ends = await Promise.allSettled([...lanes.values()].map(walkLane))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return { differences, faults, requests }

  async function walkLane(labels: readonly string[]) {
    const records = recordsOf(scene)
    for (const label of labels) for (const [caller, expected] of table.get(label) ?? []) await walkOne(records, label, caller, expected)
  }

  async function walkOne(records: Records, label: string, caller: CallerName, expected: string) {
    const trial = await cases[label]?.(scene, records, caller)
    if (!trial) return
    requests += 1
    const answer = await scene.as(caller)(trial.request)
    const answered = String(answer.status)
    if (answered !== expected) differences.push({ label, caller, expected, answered })
    for (const fault of [...(document?.problemsOf(callOf(label), answer) ?? []), ...(await tracesOf(scene, trial, answer))])
      faults.push(`${label} as ${caller}: ${fault}`)
    await trial.undo?.(answer)
  }
}

/** A call that is refused changes nothing. */
async function tracesOf(scene: Scene, { on, request }: Trial, { status }: Answer): Promise<string[]> {
  if (!on || status < 400 || request.method === 'GET') return []
  const after = await scene.as('administrator')({ method: 'GET', path: `${callsOf(on.want)}/Get/${on.before.id}` })
  const isSame = after.status === 200 && textIn(objectIn(after.body), 'concurrencyStamp') === on.before.stamp
  return isSame ? [] : [`was refused with ${status} and changed the record`]
}

/** A difference in words. */
export function inWords({ label, caller, expected, answered }: Difference): string {
  return `${label} as ${caller}: expected ${expected}, answered ${answered}`
}
