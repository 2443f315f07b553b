import { Refused } from '../../define.ts'
import { areKeys } from '../../../server/messages/push/encrypt.ts'
import { isPushEndpoint } from '../../../server/messages/push/endpoint.ts'
import type { Subscription } from '../../../server/messages/push/sender.ts'

/**
 * The subscription that a browser has made (Push API, `PushSubscription.toJSON`).
 * @param ownOrigins push services of the ministry's own
 * @throws Refused when it is none, or names no push service
 */
export function readSubscription(token: string, ownOrigins: readonly string[]): Subscription {
  const { endpoint, keys } = objectIn(token)
  const { p256dh, auth } = typeof keys === 'object' && keys !== null ? Object.fromEntries(Object.entries(keys)) : {}
  if (typeof endpoint !== 'string' || typeof p256dh !== 'string' || typeof auth !== 'string') throw noSubscription()
  const subscription = { endpoint, publicKey: p256dh, authSecret: auth }
  if (!isPushEndpoint(endpoint, ownOrigins) || !areKeys(subscription)) throw noSubscription()
  return subscription
}

function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value))
  } catch {
    // What is no JSON is no subscription.
  }
  throw noSubscription()
}

function noSubscription(): Refused {
  return new Refused('noSubscription', 'اشتراك الإشعارات غير صحيح', 'This is no subscription to push notices', { field: 'token' })
}
