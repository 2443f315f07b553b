import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { noteRead } from '../../../server/resources/readTags.ts'
import { titledLike } from '../../../server/search/titled.ts'
import { alikeIdeas } from './alike.server.ts'
import { creativeIdeasBank } from './creativeIdeasBank.ts'
import { getSimilar, type SimilarIdea } from './publicIdeas.ts'

const most = 3

/** Calls about ideas beside those of their definition. */
export const ideaCalls: readonly Endpoint[] = [
  implement(getSimilar, async ({ title }, { platform }) => {
    noteRead([creativeIdeasBank.name])
    const found = await titledLike(platform, title, { kinds: [creativeIdeasBank.name], share: 2 / 3, most })
    if (found.length === 0) return { items: [] }
    const ids = sql.param(found.map(({ id }) => id))
    const items = await platform.database.rows<SimilarIdea>(sql`
      select t.id, t.title_ar as "titleAr", t.title_en as "titleEn" from creative_ideas_bank_live t
      where t.id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], t.id)`)
    return { items }
  }),
  alikeIdeas,
]
