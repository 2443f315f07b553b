import { Refused } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { probe } from '../../../server/files/probe.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { log } from '../../../server/log.ts'
import { noteRead } from '../../../server/resources/readTags.ts'
import { configCalls, type ChannelTest } from './configuration.server.ts'
import { settings } from './settings.ts'
import { getSite } from './site.ts'

export { configCalls }

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

/** Tries where files lie: writes, reads and removes one. */
export const testStorage: ChannelTest = async ({ platform, requestId }) => {
  try {
    await probe(platform.files.store)
  } catch (error) {
    // The operator reads the reason in the log; an answer could name folders and keys.
    log.warn({ requestId, err: error }, 'the file store was tried and does not work')
    throw new Refused(
      'storageFails',
      'مخزن الملفات لا يعمل. راجع إعداداته، والسبب في سجل الخادم',
      'The file store does not work. Look at its settings; the reason is in the log of the server',
      { status: 422 },
    )
  }
  return { messageAr: 'كُتب ملف في المخزن وقُرئ وحُذف', messageEn: 'A file was written to the store, read and removed' }
}
