import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { formatIn, sheetFile } from '../../../server/importExport/format.ts'
import {
  exportAudit,
  getAudit,
  getAuditChoices,
  getRecent,
  getRecordHistory,
  getRequest,
  getRoots,
  listAudit,
  publicRoots,
  verifyAudit,
} from './audit.ts'
import { choicesOf } from './choices.server.ts'
import { rootsOf, verified, yearsOf } from './chain.server.ts'
import { entriesOfRequest, listEntries } from './entries.server.ts'
import { getEntry } from './entry.server.ts'
import { exportEntries, exportFormats } from './exportEntries.server.ts'
import { historyOf } from './history.server.ts'
import { recentChanges } from './recent.server.ts'

export { auditedTables } from './audited.server.ts'
export { findModule } from './moduleOf.ts'

/** The audit, to be read (portal and administration, sections 6 and 22). */
export const auditCalls: readonly Endpoint[] = [
  implement(listAudit, (input, call) => listEntries(call, input)),
  implement(getAuditChoices, (_input, call) => choicesOf(call)),
  implement(getAudit, ({ personal }, call, { params }) => getEntry(call, params.id, personal === 'true')),
  implement(getRecordHistory, (input, call) => historyOf(call, input)),
  implement(getRecent, async (_input, call) => ({ items: await recentChanges(call) })),
  implement(getRequest, async (_input, call, { params }) => ({ items: await entriesOfRequest(call, params.requestId ?? '') })),
  implement(verifyAudit, ({ from, to }, call) => verified(call, from, to)),
  implement(getRoots, (input, call) => rootsOf(call, input)),
  implement(
    exportAudit,
    async (input, call, { query }) => {
      const format = formatIn(query, exportFormats)
      return sheetFile('auditLog', format, await exportEntries(call, input, input.personal === 'true', format))
    },
    exportFormats,
  ),
  implement(publicRoots, async (input, call) => ({ ...(await rootsOf(call, input)), years: await yearsOf(call) })),
]
