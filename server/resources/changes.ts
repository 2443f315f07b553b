import type { Transaction } from '../database/connect.ts'
import type { RecordId } from './id.ts'
import type { Model } from './model.ts'

/** The channel on which every process hears what was changed. */
export const changedChannel = 'mahalli_changed'

const listeners = new Set<(tag: string) => void | Promise<void>>()

/** What follows from every change of a record in the transaction of the change. */
type Follower = (transaction: Transaction, model: Model, id: RecordId) => Promise<void>
const followers = new Set<Follower>()

/** Follows every record that is changed, in the transaction that changes it. @returns ends the following */
export function onWritten(follower: Follower): () => void {
  followers.add(follower)
  return () => void followers.delete(follower)
}

/** Tells every process that a record was changed, so that what they keep of it is dropped: `news:<id>`. */
export async function announce(transaction: Transaction, model: Model, id: RecordId): Promise<void> {
  for (const follow of followers) await follow(transaction, model, id)
  await announceTag(transaction, `${model.resource.name}:${id}`)
}

/** The same for what is no record: `setting:General.Slogan`. @param first what this process itself keeps is brought up to date before anybody hears */
export async function announceTag(transaction: Transaction, tag: string, first?: () => void): Promise<void> {
  await transaction.notify(changedChannel, tag)
  // This process need not wait for its own notice: who has just published reads what he published.
  transaction.afterCommit(async () => {
    first?.()
    for (const heard of listeners) await heard(tag)
  })
}

/** Hears what this process itself has changed, before the call that changed it answers. @returns ends the hearing */
export function onAnnounced(heard: (tag: string) => void | Promise<void>): () => void {
  listeners.add(heard)
  return () => void listeners.delete(heard)
}
