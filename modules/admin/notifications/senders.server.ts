import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import { heldSender, NotSent, type Sender, type Senders } from '../../../server/messages/channels.ts'
import { smtpSender } from '../../../server/messages/email.ts'
import { pushSender, type Subscription } from '../../../server/messages/push/sender.ts'
import { vapidKeysOf, type VapidKeys } from '../../../server/messages/push/vapid.ts'
import { noteSmsReceipt } from '../../../server/messages/receipts.ts'
import { httpGatewaySender } from '../../../server/messages/sms/httpGateway.ts'
import { smppSender } from '../../../server/messages/smpp/sender.ts'
import type { SmppAccount } from '../../../server/messages/smpp/line.ts'
import { smppSession, type SmppSession } from '../../../server/messages/smpp/session.ts'
import { visitor } from '../../define.ts'
import type { Platform } from '../../../server/platform.ts'
import { gatewayLacks, settings } from '../settings/settings.ts'

/** The senders by the settings in force, and what ends their connections. */
export interface KeptSenders {
  readonly senders: Senders
  end(): Promise<void>
}

/** Makes what sends by each channel, as the settings say at each message. */
export function keepSenders(platform: Platform): KeptSenders {
  const sessions = keepSession(platform)
  return {
    senders: {
      sms: () => smsSender(platform, sessions),
      email: () => emailSender(platform),
      push: () => pushSenderOf(platform),
    },
    end: () => sessions.end(),
  }
}

function smsSender({ settings: reader }: Platform, sessions: Sessions): Sender {
  const provider = reader.get(settings.smsProvider)
  const sender = reader.get(settings.smsSourceAddress)
  if (provider === 'http') return gatewaySender(reader, sender)
  if (provider !== 'smpp') return heldSender
  const account: SmppAccount = {
    host: reader.get(settings.smsHost),
    port: reader.get(settings.smsPort),
    systemId: reader.get(settings.smsSystemId),
    password: reader.get(settings.smsPassword),
  }
  return smppSender(sessions.of(account), { source: sender, encoding: reader.get(settings.smsEncoding) === 'auto' ? 'auto' : 'ucs2' })
}

/** A gateway that was saved before its templates were checked says what it lacks instead of a success. */
function gatewaySender(reader: Platform['settings'], sender: string): Sender {
  const gateway = {
    url: reader.get(settings.smsHttpUrl),
    method: reader.get(settings.smsHttpMethod),
    headers: reader.get(settings.smsHttpHeaders),
    body: reader.get(settings.smsHttpBody),
    successPattern: reader.get(settings.smsSuccessPattern),
    apiKey: reader.get(settings.smsApiKey),
    sender,
  }
  const lacking = gatewayLacks(gateway)
  if (lacking.length === 0) return httpGatewaySender(gateway)
  return { send: () => Promise.reject(new NotSent('notSetUp', `the request to the gateway lacks ${lacking.join(', ')}`)) }
}

interface Sessions {
  of(account: SmppAccount): SmppSession
  end(): Promise<void>
}

/** One session with the message center; another account ends it. */
function keepSession({ database }: Platform): Sessions {
  let known: { readonly key: string; readonly session: SmppSession } | undefined
  return {
    of: account => {
      const key = JSON.stringify(account)
      if (known?.key === key) return known.session
      void known?.session.end()
      known = { key, session: smppSession(account, receipt => noteSmsReceipt(database, receipt)) }
      return known.session
    },
    end: async () => known?.session.end(),
  }
}

function emailSender(platform: Platform): Sender {
  const { settings: reader } = platform
  if (reader.get(settings.emailProvider) !== 'smtp') return heldSender
  const product = reader.get(settings.productName)
  const origin = platform.origin()
  return smtpSender({
    host: reader.get(settings.emailHost),
    port: reader.get(settings.emailPort),
    secure: reader.get(settings.emailSecure),
    user: reader.get(settings.emailUser),
    password: reader.get(settings.emailPassword),
    from: reader.get(settings.emailFrom),
    fromName: { ar: product[0], en: product[1] },
    replyTo: reader.get(settings.emailReplyTo),
    messageHost: URL.canParse(origin) ? new URL(origin).hostname : 'localhost',
  })
}

/**
 * The keys by which push services know this installation: the pair of the settings, else one that follows from the installation's secret, so
 * that every process has the same from the first start on.
 */
export function pushKeysOf({ settings: reader, messages }: Platform): VapidKeys {
  const publicKey = reader.get(settings.pushPublicKey)
  const privateKey = reader.get(settings.pushPrivateKey)
  return publicKey !== '' && privateKey !== '' ? { publicKey, privateKey } : vapidKeysOf(messages.keyFor('push identity'))
}

function pushSenderOf(platform: Platform): Sender {
  const { database, settings: reader } = platform
  const origin = platform.origin()
  const usualSubject = origin.startsWith('https:') ? origin : `mailto:${reader.get(settings.emailFrom) || 'noreply@localhost'}`
  return pushSender({
    keys: pushKeysOf(platform),
    subject: reader.get(settings.pushSubject) || usualSubject,
    ownOrigins: platform.messages.pushOrigins,
    find: id =>
      database.find<Subscription>(sql`
      select endpoint, public_key as "publicKey", auth_secret as "authSecret" from push_subscription where id = ${id}`),
    forget: id =>
      database.write({ caller: visitor, requestId: 'delivery', address: undefined }, transaction => forgetSubscription(transaction, id)),
  })
}

function forgetSubscription(transaction: Transaction, id: string): Promise<unknown> {
  return transaction.rows(sql`delete from push_subscription where id = ${id}`)
}
