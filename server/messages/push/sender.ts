import { NotSent, type Parcel, type Receipt, type Sender } from '../channels.ts'
import { encryptedFor, type SubscriptionKeys } from './encrypt.ts'
import { postTo } from './endpoint.ts'
import { vapidHeader, type VapidKeys } from './vapid.ts'

/** A browser that takes push notices. */
export interface Subscription extends SubscriptionKeys {
  readonly endpoint: string
}

/** What sending push notices needs. */
export interface PushAccount {
  readonly keys: VapidKeys
  /** `mailto:` or `https:` of whoever runs the installation. */
  readonly subject: string
  /** Push services of the ministry's own: origins. */
  readonly ownOrigins: readonly string[]
  /** The subscription of an id; undefined when it is there no longer. */
  readonly find: (id: string) => Promise<Subscription | undefined>
  /** The push service knows it no longer. */
  readonly forget: (id: string) => Promise<unknown>
}

const keptSeconds = 24 * 3600
/** A message of one record holds 4,096 octets, its header and marks included; so many characters of any script fit. */
const mostCharacters = 900

/** Sends push notices to browsers: encrypted for each (RFC 8291), signed by this installation (RFC 8292), through its push service (RFC 8030). */
export function pushSender({ keys, subject, ownOrigins, find, forget }: PushAccount): Sender {
  return {
    async send({ id, address, lang, content, link }: Parcel): Promise<Receipt> {
      const subscription = await find(address)
      if (!subscription) throw new NotSent('addressUnknown', 'the subscription was ended')
      const notice = { id, lang, title: content.subject ?? '', body: shortened(content.body), link }
      const { status, text, location } = await postTo(
        subscription.endpoint,
        {
          authorization: vapidHeader(keys, subscription.endpoint, subject, Date.now() / 1000),
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          ttl: String(keptSeconds),
          urgency: 'normal',
        },
        encryptedFor(subscription, JSON.stringify(notice)),
        ownOrigins,
      )
      if (status >= 200 && status <= 299) return { state: 'sent', providerId: location, said: `${status} ${text}`.trim() }
      if (status !== 404 && status !== 410) throw new NotSent('refused', `${status} ${text}`.trim())
      await forget(address)
      throw new NotSent('addressUnknown', `${status} ${text}`.trim())
    },
  }
}

function shortened(text: string): string {
  const characters = Array.from(text)
  return characters.length <= mostCharacters ? text : `${characters.slice(0, mostCharacters - 1).join('')}…`
}
