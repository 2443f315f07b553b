import { Refused, type Lang } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { NotSent, type Senders } from '../../../server/messages/channels.ts'
import { post, shownAddress } from '../../../server/messages/outbox.ts'
import { reasonCodes, stateCodes, type Content, type OutChannel } from '../../../server/messages/outgoing.ts'
import type { Call, Platform } from '../../../server/platform.ts'
import { settings } from '../settings/settings.ts'
import type { ChannelTest } from './administration.ts'
import { emailPage } from './emailPage.server.ts'
import { findUsers, type UserRecipient } from './recipients.server.ts'
import { keepSenders } from './senders.server.ts'
import { outboxOf } from './tell.server.ts'

/**
 * Sends something to the caller himself by a channel, at once, and says what the other side said: the buttons of the configuration and of the
 * templates. It stands in the outbox like any other message.
 * @param content what is sent; undefined: a greeting that says what it is @param to another address than his own; of push there is none
 * @throws Refused when the caller has no address for this channel
 */
export async function testChannel(call: Call, channel: OutChannel, content?: Content, to?: string): Promise<ChannelTest> {
  const { platform } = call
  const [user] = await findUsers(platform, platform.database, 0, [call.caller.userId ?? ''])
  const address = (channel === 'push' ? undefined : to) ?? (user && addressOf(user, channel))
  if (address === undefined || address === null) throw noAddress(channel)
  const sent = content ?? greeting(platform, channel, call.lang)
  const kept = keepSenders(platform)
  try {
    return await sendNow(call, kept.senders, { channel, address, content: sent })
  } finally {
    await kept.end()
  }
}

/** The tests of the configuration's screen, by the names of their channels. */
export const channelTests = {
  sms: (call: Call, to: string | undefined) => tried(call, 'sms', to),
  email: (call: Call, to: string | undefined) => tried(call, 'email', to),
  push: (call: Call, to: string | undefined) => tried(call, 'push', to),
}

async function tried(call: Call, channel: OutChannel, given: string | undefined): Promise<{ messageAr: string; messageEn: string }> {
  const wanted = given?.trim() || undefined
  if (wanted !== undefined && channel !== 'push' && !looksLike[channel].test(wanted)) throw noSuchAddress()
  const { state, said, to } = await testChannel(call, channel, undefined, wanted)
  if (state === 'failed')
    throw new Refused('notDelivered', `تعذر الإرسال إلى ${to}: ${said}`, `It could not be sent to ${to}: ${said}`, { status: 409 })
  if (state === 'held')
    return {
      messageAr: 'لا مزوّد لهذه القناة: حُفظت الرسالة في صندوق الصادر ولم تُرسل',
      messageEn: 'No provider is set for this channel: the message is kept in the outbox and was not sent',
    }
  return {
    messageAr: `أُرسلت رسالة إلى ${to}. رد المزوّد: ${said}`,
    messageEn: `A message was sent to ${to}. The provider answered: ${said}`,
  }
}

const looksLike = { sms: /^\+?\d{8,15}$/, email: /^[^\s@<>,;]+@[^\s@<>,;]+$/ } as const

function noSuchAddress(): Refused {
  return new Refused('noAddress', 'أدخل رقم جوال أو عنوان بريد صحيحًا', 'Enter a valid mobile number or e-mail address', { field: 'to' })
}

interface Trial {
  readonly channel: OutChannel
  readonly address: string
  readonly content: Content
}

async function sendNow(call: Call, senders: Senders, { channel, address, content }: Trial): Promise<ChannelTest> {
  const { platform, actor, lang } = call
  const model = platform.models.get('outbox')
  if (!model) throw new Error('There is no outbox')
  const link = `${platform.origin()}/dashboard`
  const to = shownAddress(channel, address)
  const id = await platform.database.write(actor, async transaction => {
    const posted = await post(outboxOf(platform), transaction, model, {
      channel,
      channelId: platform.lookups.ids('notificationChannel')[channel] ?? 0,
      kindId: null,
      userId: call.caller.userId ?? null,
      lang,
      address,
      shownAddress: to,
      content,
      covered: undefined,
      validSeconds: 0,
      link,
      isUrgent: true,
      isCode: false,
    })
    // Nobody else takes it while it is tried here.
    await transaction.rows(
      sql`update outbox set state = ${stateCodes.sending}, tries = 1, next_try_at = now() + interval '10 minutes' where id = ${posted}`,
    )
    return posted
  })
  const outcome = await senders[channel]()
    .send({ id, address, lang, content, link })
    .catch((error: unknown) => (error instanceof NotSent ? error : new NotSent('fault', String(error))))
  const failure = outcome instanceof NotSent ? outcome : undefined
  const state = outcome instanceof NotSent ? 'failed' : outcome.state
  await platform.database.write(actor, transaction =>
    transaction.rows(sql`
      update outbox set state = ${stateCodes[state]}, next_try_at = null, sent_at = ${state === 'sent' ? sql`now()` : sql`null`},
        reason = ${failure ? reasonCodes[failure.reason] : null}, error = ${failure ? failure.said.slice(0, 1000) || null : null},
        provider_id = ${outcome instanceof NotSent ? null : (outcome.providerId?.slice(0, 200) ?? null)} where id = ${id}`),
  )
  return { state, said: outcome.said.slice(0, 1000), to }
}

function addressOf(user: UserRecipient, channel: OutChannel): string | null | undefined {
  if (channel === 'email') return user.email
  return channel === 'sms' ? user.phone : user.subscriptions[0]
}

function noAddress(channel: OutChannel): Refused {
  const lacking = {
    email: ['لا بريد إلكترونيًا في ملفك', 'Your profile has no e-mail address'],
    sms: ['لا رقم جوال في ملفك', 'Your profile has no mobile number'],
    push: ['فعّل الإشعارات الفورية في ملفك الشخصي من هذا المتصفح أولًا', 'Switch push notices on in your profile in this browser first'],
  } as const
  const [ar, en] = lacking[channel]
  return new Refused('noAddress', ar, en, { status: 409 })
}

function greeting({ settings: reader }: Platform, channel: OutChannel, lang: Lang): Content {
  const at = lang === 'ar' ? 0 : 1
  const product = reader.get(settings.productName)[at] ?? ''
  const owner = reader.get(settings.ownerName)[at] ?? ''
  const subject = lang === 'ar' ? `رسالة تجريبية من ${product}` : `Test message from ${product}`
  const body = lang === 'ar' ? 'وصلتك هذه الرسالة، فالقناة تعمل.' : 'This message has reached you: the channel works.'
  const html = channel === 'email' ? emailPage({ lang, product, owner, subject, body: `<p>${body}</p>`, link: null }) : null
  return { subject: channel === 'sms' ? null : subject, body: channel === 'sms' ? `${subject}\n${body}` : body, html }
}
