import type { Transaction } from '../database/connect.ts'
import type { Model } from './model.ts'

/** The channel on which every process hears what was changed. */
export const changedChannel = 'mahalli_changed'

/** Tells every process that a record was changed, so that what they keep of it is dropped: `news:<id>`. */
export function announce(transaction: Transaction, model: Model, id: string): Promise<void> {
  return transaction.notify(changedChannel, `${model.resource.name}:${id}`)
}
