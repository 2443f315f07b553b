import { randomUUID } from 'node:crypto'
import type { Want } from './records.ts'
import { empty, lists, plain, type Case } from './trials.ts'

const review = 'PUT Translation/MarkReviewed/{id}'

/** How the calls of the follow-up of the languages are tried. */
export const translationCases: Readonly<Record<string, Case>> = {
  'GET Translation/GetFigures': async () => plain('GET', 'Translation/GetFigures'),
  ...lists('Translation'),
  'GET Translation/GetListPaged · wrong': async () => plain('GET', 'Translation/GetListPaged?state=missing'),
  'GET Translation/GetFields': fields('news home sent'),
  'GET Translation/GetFields · far': fields('news far sent'),
  'GET Translation/GetFields · no such kind': async () => plain('GET', `Translation/GetFields?kind=setting&id=${randomUUID()}`),
  [review]: reviewing('menu spare unpublished'),
  [`${review} · empty`]: empty('PUT', `Translation/MarkReviewed/${randomUUID()}`),
  [`${review} · stale`]: reviewing('menu spare unpublished', randomUUID()),
  [`${review} · Arabic only`]: reviewing('news home sent'),
}

function kindOf(want: Want): string {
  return want.split(' ')[0] ?? ''
}

function fields(want: Want): Case {
  return async (_scene, records) => plain('GET', `Translation/GetFields?kind=${kindOf(want)}&id=${String((await records.take(want)).id)}`)
}

/** @param stamp another one than that of the record */
function reviewing(want: Want, stamp?: string): Case {
  return async (_scene, records) => {
    const before = await records.take(want)
    const body = { kind: kindOf(want), concurrencyStamp: stamp ?? before.stamp }
    return { request: { method: 'PUT', path: `Translation/MarkReviewed/${before.id}`, body }, on: { want, before } }
  }
}
