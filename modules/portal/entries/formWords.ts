import { columnsOf, problemSaying, type Column, type Problem } from '../../define.ts'
import type { EntryFormSpec } from './posted.ts'

/**
 * Says what is wrong in the words of a form: what is missing as the act that mends it, and of a pair each half by its language, as it stands
 * over its field. Sentences of the form's own stay as they are.
 */
export function inWordsOf({ resource, missing }: Pick<EntryFormSpec, 'resource' | 'missing'>): (problem: Problem) => Problem {
  const halves = new Map(columnsOf(resource.fields).flatMap(column => (column.lang === 'ar' ? [[column.name, column] as const] : [])))
  return problem => {
    const { at, rule } = problem
    const act = rule === 'required' ? missing?.[at] : undefined
    if (act) return problemSaying(at, rule, ...act)
    const half = halves.get(at)
    return half ? ofHalf(half, problem) : problem
  }
}

/** To a reader of Arabic the kernel names the Arabic half of a pair by the field alone; beside its twin that is not enough. */
function ofHalf({ label: [name] }: Column, { sentence: { ar, en }, ...problem }: Problem): Problem {
  return { ...problem, sentence: { ar: ar.replace(name, () => `${name} (بالعربية)`), en } }
}
