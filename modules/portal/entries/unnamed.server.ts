import type { Call } from '../../../server/platform.ts'
import { complete, type Completed } from './complete.server.ts'
import type { EntryKind } from './entryKind.server.ts'

/** Who reports a violation may stay unnamed: there is nobody to confirm it, and he is told number and key at once (domain/portal-and-admin, section 12.14). */
export function completeUnnamed(call: Call, kind: EntryKind, id: string): Promise<Completed> {
  return call.platform.database.write(call.actor, transaction => complete(call, transaction, [kind], id))
}
