import type { Transaction } from '../database/connect.ts'
import type { Model } from './model.ts'

/** The channel on which every process hears what was changed. */
export const changedChannel = 'mahalli_changed'

const listeners = new Set<(tag: string) => void>()

/** Tells every process that a record was changed, so that what they keep of it is dropped: `news:<id>`. */
export async function announce(transaction: Transaction, model: Model, id: string): Promise<void> {
  const tag = `${model.resource.name}:${id}`
  await transaction.notify(changedChannel, tag)
  // This process need not wait for its own notice: who has just published reads what he published.
  transaction.afterCommit(() => listeners.forEach(heard => heard(tag)))
}

/** Hears what this process itself has changed, before the call that changed it answers. @returns ends the hearing */
export function onAnnounced(heard: (tag: string) => void): () => void {
  listeners.add(heard)
  return () => void listeners.delete(heard)
}
