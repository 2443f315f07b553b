import { Refused } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { notFound } from '../../../server/resources/access.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { noteRead } from '../../../server/resources/readTags.ts'
import { restoreVersion, versionOf, versionsOf } from '../../../server/resources/versionCalls.ts'
import { sectionsOf, reorder } from './sections.server.ts'
import {
  getAbout,
  getAboutVersion,
  getAboutVersions,
  getBySlug,
  getPageVersion,
  getPageVersions,
  reorderSections,
  restoreAbout,
  restorePage,
  type PublicPage,
} from './publicPages.ts'

export { aboutUsRules, staticPageRules } from './rules.server.ts'
export { installPages } from './starting.server.ts'
export { htmlOf } from './written.ts'

/** Calls about static pages and about the ministry beside those of their definitions. */
export const pageCalls: readonly Endpoint[] = [
  implement(getBySlug, async (_input, { platform }, { params }) => {
    noteRead(['staticPage'])
    const page = await platform.database.find<PublicPage & { isPublished: boolean; wasPublic: boolean }>(sql`
      select t.id, t.slug, t.title_ar as "titleAr", t.title_en as "titleEn", t.body_ar as "bodyAr", t.body_en as "bodyEn", t.reviewed_on as "reviewedOn",
        to_char(coalesce(t.last_modification_time, t.creation_time) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "changedAt",
        t.is_published as "isPublished", exists (select from audit_entry a
          where a.table_name = 'static_page' and a.row_id = t.id::text and a.changes -> 'is_published' ->> 0 = 'true') as "wasPublic"
      from static_page t where t.slug = ${params.slug ?? ''} or t.id::text = ${params.slug ?? ''}`)
    if (!page) throw notFound()
    const { isPublished, wasPublic, ...shown } = page
    if (isPublished) return shown
    throw wasPublic ? new Refused('withdrawn', 'أُلغي نشر هذه المادة', 'This item has been withdrawn', { status: 410 }) : notFound()
  }),
  implement(getAbout, async (_input, { platform }) => ({ items: await sectionsOf(platform) })),
  implement(getPageVersions, (_input, call, { params }) => versionsOf(call, modelOf(call.platform, 'staticPage'), params.id)),
  implement(getPageVersion, (_input, call, { params }) => versionOf(call, modelOf(call.platform, 'staticPage'), params)),
  implement(restorePage, ({ concurrencyStamp }, call, { params }) =>
    restoreVersion(call, modelOf(call.platform, 'staticPage'), params, concurrencyStamp),
  ),
  implement(getAboutVersions, (_input, call, { params }) => versionsOf(call, modelOf(call.platform, 'aboutUs'), params.id)),
  implement(getAboutVersion, (_input, call, { params }) => versionOf(call, modelOf(call.platform, 'aboutUs'), params)),
  implement(restoreAbout, ({ concurrencyStamp }, call, { params }) =>
    restoreVersion(call, modelOf(call.platform, 'aboutUs'), params, concurrencyStamp),
  ),
  implement(reorderSections, ({ ids }, call) => reorder(call, ids)),
]
