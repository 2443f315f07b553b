import type { Problem, Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { ResourceRules } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { facetsOf } from '../../../server/resources/publicFacets.ts'
import { publishedFiles } from './publishedFiles.server.ts'
import { getStoryFacets, getStoryFiles } from './publicStories.ts'
import { reviewRules } from './review.server.ts'
import { successStory } from './successStory.ts'

/** What citizens ask about stories beside the list and the story. */
export const storyCalls: readonly Endpoint[] = [
  implement(getStoryFacets, (_input, call) =>
    facetsOf(call, modelOf(call.platform, successStory.name), { lookup: 'field', date: 'date' }),
  ),
  implement(getStoryFiles, (_input, call, { params: { id = '' } }) => publishedFiles(call, successStory.name, id)),
]

/** Stories are reviewed as all content is; beside that their two pictures must lie over each other. */
export const storyRules: ResourceRules = {
  ...reviewRules,
  problemsOf: (transaction, record) => unlikeProportions(transaction, record),
}

/** A difference that nobody sees when one picture is drawn over the other. */
const mostUnlike = 0.02

async function unlikeProportions(transaction: Transaction, { beforeImage, afterImage }: Values): Promise<Problem[]> {
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
