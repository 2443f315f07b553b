import { keepDelivering, type Delivery } from '../../../server/messages/delivery.ts'
import type { Platform } from '../../../server/platform.ts'
import { keepSenders } from './senders.server.ts'
import { keepStreaming } from './stream.server.ts'
import { outboxOf } from './tell.server.ts'

/**
 * Delivers messages and tells open dashboards of notices, from now on.
 * @param directUrl of the database, for hearing @returns ends it
 */
export function keepMessaging(platform: Platform, directUrl: string): () => Promise<void> {
  const { senders, end } = keepSenders(platform)
  const ids = platform.lookups.ids('notificationChannel')
  const delivery: Delivery = {
    database: platform.database,
    senders,
    sealer: platform.messages.sealer,
    quiet: outboxOf(platform).quiet,
    channelIds: { email: ids.email ?? 0, sms: ids.sms ?? 0, push: ids.push ?? 0 },
  }
  const endings = [keepStreaming(platform.database, directUrl), keepDelivering(delivery, directUrl)]
  return async () => {
    await Promise.all(endings.map(ending => ending()))
    await end()
  }
}
