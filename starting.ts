// The content of a fresh installation, in the order in which it stands on itself (portal and administration, section 20).
import { installMenus } from './modules/portal/menus/menus.server.ts'
import { installPages } from './modules/portal/pages/pages.server.ts'
import { installTemplates } from './modules/portal/templates/templates.server.ts'
import type { Transaction } from './server/database/connect.ts'
import { sql } from './server/database/sql.ts'
import type { Platform } from './server/platform.ts'
import { modelOf } from './server/resources/endpoints.ts'
import { starter, wasNeverFilled } from './server/starting.ts'

/** By the kind of record that tells whether it was done. */
const parts: readonly (readonly [kind: string, install: (platform: Platform, transaction: Transaction) => Promise<void>])[] = [
  ['staticPage', installPages],
  ['menu', installMenus],
  ['entryTemplate', installTemplates],
]

/** Writes what a ministry begins with, each part once: what somebody has deleted does not come back. Safe for two processes at once. */
export async function installContent(platform: Platform): Promise<void> {
  await platform.database.write(starter, async transaction => {
    await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('starting content'))`)
    for (const [kind, install] of parts)
      if (await wasNeverFilled(transaction, modelOf(platform, kind))) await install(platform, transaction)
  })
}
