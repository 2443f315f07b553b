import type { Transaction } from '../../../server/database/connect.ts'
import { log } from '../../../server/log.ts'
import type { Call } from '../../../server/platform.ts'

/**
 * Does in a transaction of its own, after the one under way, what is done for some callers and not for others: neither how long the answer
 * takes nor what it is says for whom. When this process ends in between, it is not done, and whoever waits for it asks again.
 */
export function afterAnswer(
  { platform, actor, requestId }: Call,
  transaction: Transaction,
  work: (later: Transaction) => Promise<unknown>,
): void {
  transaction.afterCommit(() => {
    platform.database.write(actor, work).catch((error: unknown) => log.error({ err: error, requestId }, 'what followed an answer failed'))
  })
}
