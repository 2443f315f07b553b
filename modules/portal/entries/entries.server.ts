import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { flowOf } from './confirmation.server.ts'
import { getFlow, getForm, getOwn, track } from './calls.ts'
import { ownFormOf } from './correct.server.ts'
import type { EntryKind } from './entryKind.server.ts'
import { follow } from './follow.server.ts'
import { settings } from '../../admin/settings/settings.ts'
import { limits } from './forms.server.ts'
import { formStart } from './secrets.server.ts'
import { findFull } from './send.server.ts'
import { blockCalls } from './blocks.server.ts'
import { submissionCalls } from './submissions.server.ts'

export type { EntryKind, Filled, Followed } from './entryKind.server.ts'
export { admitSmall, entryForms, smallForm } from './forms.server.ts'
export { proofRefused, requireRoomAtDoor } from './submissions.server.ts'
export { isKeptOut } from './keptOut.server.ts'
export { hasBlockedWord } from './flags.ts'
export { likenessOf, someTwoOf, trigramsOf } from './likeness.ts'
export { gate, networkOf } from './limits.ts'
export { tooMany } from './tooMany.server.ts'
export { addressHashOf, contactHashesOf, digestOf, isDigestOf } from './secrets.server.ts'
export { letReadBy } from './letRead.server.ts'
export { entryJobs } from './retention.server.ts'
export { hide, requireOffKept, reviewedKind, reviewedRules, showAnew, type ReviewedEntry } from './reviewed.server.ts'
export { entriesReach, findAssignee, submissionRules, tellAssigned } from './staff.server.ts'
export { tellReceived } from './received.server.ts'
export { findEntryOf, nameOfCaller, say, setEntryState, tellSender } from './sender.server.ts'
export { loadEntry, noteNumbers, type DemonstrationEntry } from './demonstration.server.ts'

/** The calls of the way in. What visitors send they post to pages (`entryForms`), and apps of others to calls that do the same. */
export function entryCalls(kinds: readonly EntryKind[]): readonly Endpoint[] {
  return [
    implement(track, async ({ number, key }, call) => await follow(call, kinds, number, key)),
    implement(getOwn, async ({ number, key }, call) => await ownFormOf(call, kinds, number, key)),
    implement(getFlow, async ({ token }, call, { params: { id = '' } }) => await flowOf(call, id, token ?? undefined)),
    implement(getForm, async (_input, call, { params: { kind = '' } }) => {
      const { platform } = call
      const full = await findFull(call)
      return {
        start: formStart(platform, Date.now()),
        isOpen: platform.settings.get(settings.openForms).some(open => open === kind) && !platform.settings.get(settings.maintenance),
        mostFileBytes: limits.fileBytes,
        full: full.forAll?.sentence ?? null,
        fullWithoutScript: full.withoutScript?.sentence ?? null,
      }
    }),
    ...submissionCalls(kinds),
    ...blockCalls,
  ]
}
