import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { noteRead } from '../../../server/resources/readTags.ts'
import { settings } from './settings.ts'
import { getSite } from './site.ts'

/** What of the settings everybody may know. */
export const siteCalls: readonly Endpoint[] = [
  implement(getSite, async (_input, { platform }) => {
    noteRead(['setting'])
    // Whoever loads the demonstration data writes it in that name; the audit keeps it.
    const demonstration = await platform.database.find(sql`select 1 from audit_entry where request_id = 'demonstration' limit 1`)
    return {
      productName: platform.settings.get(settings.productName),
      slogan: platform.settings.get(settings.slogan),
      ownerName: platform.settings.get(settings.ownerName),
      timeZone: platform.timeZone,
      isDemonstration: demonstration !== undefined,
    }
  }),
]
