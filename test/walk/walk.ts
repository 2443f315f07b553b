import type pg from 'pg'
import { resources } from '../../catalogue.ts'
import { callsOf as callsOfKind } from '../../kernel/kernel.ts'
import { snake } from '../../server/database/columns.ts'
import { asOwner } from '../world.ts'
import { cases } from './cases.ts'
import type { Answer } from './client.ts'
import type { Document } from './document.ts'
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

export interface WalkOptions {
  /** What answers are compared with beside the table. */
  readonly document?: Document
  /** Nobody wants to know more differences: it ends there. */
  readonly most?: number
}

/** Tries each line of the table as each caller. Kinds of calls are walked side by side, each with records of its own. */
export function walk(scene: Scene, table: Table, options: WalkOptions = {}): Promise<Walked> {
  return asOwner(scene.world.database.ownerUrl, client => walkBeside(client, scene, table, options))
}

async function walkBeside(
  client: pg.Client,
  scene: Scene,
  table: Table,
  { document, most = Number.POSITIVE_INFINITY }: WalkOptions,
): Promise<Walked> {
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
    for (const label of labels) {
      records.forget()
      for (const [caller, expected] of table.get(label) ?? []) {
        if (differences.length >= most) return
        await walkOne(records, label, caller, expected)
      }
    }
  }

  async function walkOne(records: Records, label: string, caller: CallerName, expected: string) {
    const { watched, isTouched } = watchedOf(scene)
    const trial = await cases[label]?.(watched, records, caller)
    if (!trial) return
    requests += 1
    const answer = await scene.as(caller)(trial.request)
    const answered = String(answer.status)
    if (answered !== expected) differences.push({ label, caller, expected, answered })
    const traces = await tracesOf(client, trial, answer)
    for (const fault of [...(document?.problemsOf(callOf(label), answer) ?? []), ...traces]) faults.push(`${label} as ${caller}: ${fault}`)
    await trial.undo?.(answer)
    // What was only read, or refused without a trace, is not read anew for each caller.
    const isAsBefore = !isTouched() && traces.length === 0 && (trial.request.method === 'GET' || answer.status >= 400)
    if (isAsBefore) records.keep()
    else records.forget()
  }
}

/** The scene, and whether anybody has written by it: what prepares a trial, or clears away after it, may change its record. */
export function watchedOf(scene: Scene): { readonly watched: Scene; readonly isTouched: () => boolean } {
  let isTouched = false
  const watched: Scene = {
    ...scene,
    as: caller => request => {
      isTouched ||= request.method !== 'GET'
      return scene.as(caller)(request)
    },
  }
  return { watched, isTouched: () => isTouched }
}

const tables = new Map(resources.map(resource => [callsOfKind(resource), snake(resource.name)]))

/** A call that is refused changes nothing. */
async function tracesOf(client: pg.Client, { on, request }: Trial, { status }: Answer): Promise<string[]> {
  if (!on || status < 400 || request.method === 'GET') return []
  const { rows } = await client.query<{ stamp: string }>(
    `select concurrency_stamp as stamp from "${tables.get(callsOf(on.want))}" where id = $1`,
    [on.before.id],
  )
  return rows[0]?.stamp === on.before.stamp ? [] : [`was refused with ${status} and changed the record`]
}

/** A difference in words. */
export function inWords({ label, caller, expected, answered }: Difference): string {
  return `${label} as ${caller}: expected ${expected}, answered ${answered}`
}
