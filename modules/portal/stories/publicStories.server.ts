import type { Problem, Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { facetsOf } from '../../../server/resources/publicFacets.ts'
import { filesOf, isTold, publishersOf } from '../content/content.server.ts'
import { getStoryFacets, getStoryFiles } from './publicStories.ts'
import { successStory } from './successStory.ts'

/** What citizens ask about stories beside the list and the story. */
export const storyCalls: readonly Endpoint[] = [
  implement(getStoryFacets, async ({ language }, call) => {
    const { platform } = call
    const [{ values, years }, places] = await Promise.all([
      facetsOf(call, modelOf(platform, successStory.name), { lookup: 'field', date: 'date' }),
      publishersOf(platform, successStory.name, language ? isTold(successStory, sql`n`, language) : undefined),
    ])
    return { values, years, places }
  }),
  implement(getStoryFiles, (_input, call, { params: { id = '' } }) => filesOf(call, successStory.name, id)),
]

/** A difference that nobody sees when one picture is drawn over the other. */
const mostUnlike = 0.02

/** The pictures before and after lie over each other: one that is wider than the other is refused. */
export async function unlikeProportions(transaction: Transaction, { beforeImage, afterImage }: Values): Promise<Problem[]> {
  if (typeof beforeImage !== 'string' || typeof afterImage !== 'string') return []
  const rows = await transaction.rows<{ ratio: number }>(sql`
    select width_px::double precision / nullif(height_px, 0) as ratio from attachment where id in (${beforeImage}, ${afterImage})`)
  const ratios = rows.map(({ ratio }) => ratio)
  if (ratios.length < 2 || Math.max(...ratios) / Math.min(...ratios) - 1 <= mostUnlike) return []
  const sentence = {
    ar: 'أبعاد الصورتين مختلفة: قُص إحداهما لتتطابقا عند المقارنة',
    en: 'The pictures have different proportions: crop one, so that they lie over each other',
  }
  return [{ at: 'afterImage', rule: 'rule', sentence }]
}
