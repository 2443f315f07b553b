import { standardSynonyms } from '../../modules/portal/searchSetting/standardSynonyms.ts'
import type { Synonyms } from '../../server/search/plan.ts'

/** The lines of a judged set: what stands before and after the sign. */
export function linesOf(set: string): (readonly [before: string, after: string])[] {
  return set
    .trim()
    .split('\n')
    .map(line => {
      const [before = '', after = ''] = line.split('=')
      return [before.trim(), after.trim()]
    })
}

/** The synonyms of a fresh installation. */
export const synonyms: readonly Synonyms[] = standardSynonyms
  .trim()
  .split('\n')
  .map(line => ({ phrases: line.split(/[=>]/).map(phrase => phrase.trim()), isOneWay: line.includes('>') }))

/** A share as it is printed: 87.5 %. */
export function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`
}
