import { findState, stateWord, type AnyResource } from '../../kernel/kernel.ts'
import type { Row } from '../generic/record.ts'

/**
 * Is there somebody who waits for the deadline of a record? Citizens wait for that of what they read, until it is closed by hand; what a message
 * asked for is done once it is answered.
 */
export function isAwaited(resource: AnyResource, row: Row): boolean {
  if (resource.publishing === 'reviewed') return row.liveVersion != null && row.closedStage == null
  const state = findState(resource)
  return !state || state.table.words[stateWord(state, row[state.name]) ?? '']?.[3] === 'waiting'
}
