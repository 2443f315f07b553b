import { sql } from '../../../server/database/sql.ts'
import { demonstrator, insertDemonstration, isEmpty } from '../../../server/demonstration.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { partnerships } from './demonstration/partnerships.ts'
import { shownOf } from './shown.ts'

/** Loads eight partnerships with invented partners, in every state, unless there are some already. */
export async function loadPartnerships(platform: Platform): Promise<void> {
  const model = modelOf(platform, 'partnership')
  if (!(await isEmpty(platform.database, model))) return
  const { lookups } = platform
  await platform.database.write(demonstrator, async transaction => {
    // Whoever starts at the same moment looks when this one has written.
    await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('partnership'))`)
    if (!(await isEmpty(transaction, model))) return
    const places = new Map(
      (await transaction.rows<{ code: string; id: string }>(sql`select code, id from place`)).map(({ code, id }) => [code, id]),
    )
    for (const [
      index,
      { partnerType, country, kind, status, topics, places: codes, currency, isHidden, ...told },
    ] of partnerships.entries()) {
      const values = {
        ...told,
        partnerType: lookups.ids('partnerType')[partnerType],
        country: lookups.ids('country')[country],
        kind: lookups.ids('partnershipKind')[kind],
        status: lookups.ids('partnershipStatus')[status],
        topics: topics.map(topic => lookups.ids('knowledgeTopic')[topic]),
        places: codes.flatMap(code => places.get(code) ?? []),
        currency: currency === undefined ? null : lookups.ids('currency')[currency],
        sortOrder: (index + 1) * 10,
      }
      await insertDemonstration(platform, transaction, model, { ...values, ...shownOf(values) }, { isPublished: !isHidden })
    }
  })
}
