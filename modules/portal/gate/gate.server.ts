import type { Endpoint } from '../../../server/http/endpoint.ts'
import { implement } from '../../../server/http/actions.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { putInOrder } from '../../../server/resources/reorder.ts'
import { gateMessage } from './gateMessage.ts'
import { shownCalls } from './showing.server.ts'
import { reorderMessages } from './showing.ts'

export { gateJobs } from './announcing.server.ts'
export { gateRules } from './rules.server.ts'
export { loadGateMessages } from './demonstration.server.ts'

/** Calls about gate messages beside those of their definition. */
export const gateCalls: readonly Endpoint[] = [
  ...shownCalls,
  implement(reorderMessages, ({ ids }, call) =>
    putInOrder(call, modelOf(call.platform, gateMessage.name), ids, reorderMessages.input.ids.label),
  ),
]
