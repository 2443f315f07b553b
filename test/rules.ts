import lists from '../modules/admin/lookups/catalogue.json' with { type: 'json' }
import { validate, type AnyResource, type LookupIds, type Moment, type Values } from '../kernel/kernel.ts'

/** The integers of each lookup list, as the database holds them. */
const ids: LookupIds = name => {
  const list = lists.find(({ code }) => code === name)
  return Object.fromEntries((list?.values ?? []).map(({ code: word }, index) => [word, (list?.id ?? 0) * 1000 + index + 1]))
}

/** The integer of a word in a lookup list. @throws Error when the list does not have it */
export function lookupCode(list: string, word: string): number {
  const found = ids(list)[word]
  if (found === undefined) throw new Error(`${list} has no ${word}`)
  return found
}

/**
 * What somebody who saves or submits the record is told, at each of its fields, on 27 March 2026.
 * @param record as JSON holds it: integers for coded values
 * @returns an empty object when nothing is wrong
 */
export function toldOf(resource: AnyResource, record: Values, moment: Moment): Record<string, readonly [ar: string, en: string]> {
  const problems = validate(resource, record, moment, { clock: { today: () => '2026-03-27' }, ids })
  return Object.fromEntries(problems.map(({ at, sentence }) => [at, [sentence.ar, sentence.en]]))
}
