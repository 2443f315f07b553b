import { filled, inLang, pluralOf, type Label, type Lang, type Plural } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import { post, shownAddress, type Outbox } from '../../../server/messages/outbox.ts'
import type { OutChannel } from '../../../server/messages/outgoing.ts'
import type { Platform } from '../../../server/platform.ts'
import { newId } from '../../../server/resources/id.ts'
import type { Model } from '../../../server/resources/model.ts'
import { settings } from '../settings/settings.ts'
import { isWanted, type Choices } from './choices.ts'
import type { KindCode } from './kinds.ts'
import { findKind } from './kinds.ts'
import type { Kind } from './kind.ts'
import { channelsOf, type Channel } from './originals.ts'
import { notifiedChannel } from './stream.server.ts'
import { lockUsers, type UserRecipient } from './recipients.server.ts'
import { contentOf, coveredContentOf, kindId, templatesOf, type StoredTemplate } from './templates.server.ts'
import { filledLine, writtenIn, type ValuesOf, type Written } from './written.ts'

/** To whom: a user, who has his language, addresses and choices; or an address, of somebody who has no account or whose account is meant by it. */
export type Recipient =
  | { readonly userId: string }
  | { readonly phone: string; readonly lang: Lang; readonly name?: string }
  | { readonly email: string; readonly lang: Lang; readonly name?: string }

/** What is to be told. */
export interface Notice<K extends KindCode> {
  readonly kind: K
  readonly to: Recipient | readonly Recipient[]
  readonly values: ValuesOf<K>
  /** Path of the page that it leads to, with its slash; without it the kind's own. A token in it is covered in the outbox. */
  readonly link?: string
  /** The record that it is about, and whose it is. */
  readonly about?: { readonly resource: string; readonly id: string; readonly place?: string | null }
  /** Only by these channels, of those that the kind and the user want: an invitation goes by the one that was chosen. */
  readonly channels?: readonly OutChannel[]
  /** How long a code or link is of use, in seconds; else as long as the kind says. */
  readonly validSeconds?: number
  /** What several within a minute say together, and where they lead; else the kind's own words. */
  readonly joined?: { readonly words: Plural; readonly link?: string }
}

/**
 * Tells somebody of something, in the caller's transaction: one notice in the dashboard for each user, and a message to the outbox by each
 * channel that the kind asks for and the user wants, in his language, from the templates. Nothing leaves before the commit; then it does so at
 * once, on whichever process.
 * @throws Error when the kind is in no list: a fault of the program
 * @source portal and administration, section 10.3
 */
export async function tell<K extends KindCode>(
  { platform }: { readonly platform: Platform },
  transaction: Transaction,
  notice: Notice<K>,
): Promise<void> {
  const kind = findKind(notice.kind)
  const model = platform.models.get('outbox')
  if (!kind || !model) throw new Error(`${notice.kind} cannot be told`)
  const recipients = [notice.to].flat()
  const templates = await templatesOf(platform, transaction, notice.kind)
  const telling: Telling = { platform, transaction, notice, kind, kindId: kindId(platform, notice.kind), model, templates }
  const users = await lockUsers(
    platform,
    transaction,
    telling.kindId,
    recipients.flatMap(to => ('userId' in to ? [to.userId] : [])),
  )
  for (const user of users) await tellUser(telling, user)
  for (const to of recipients) if (!('userId' in to)) await tellAddress(telling, to)
}

interface Telling {
  readonly platform: Platform
  readonly transaction: Transaction
  readonly notice: Notice<KindCode>
  readonly kind: Kind
  readonly kindId: number
  readonly model: Model
  readonly templates: ReadonlyMap<Channel, StoredTemplate>
}

/** Where an address in a message leads, and what stands for the host of the installation. */
function placesIn({ platform, notice, kind }: Telling): { link: string | undefined; path: string | undefined; host: string } {
  const path = notice.link ?? kind.link
  const origin = platform.origin()
  return { path, link: path === undefined ? undefined : `${origin}${path}`, host: URL.canParse(origin) ? new URL(origin).host : '' }
}

function valuesFor(telling: Telling, name: Label, lang: Lang): Written {
  const { platform, notice, kind } = telling
  const { link, host } = placesIn(telling)
  return writtenIn(
    kind,
    { ...notice.values, name, link, host, product: platform.settings.get(settings.productName) },
    lang,
    platform.timeZone,
  )
}

async function tellUser(telling: Telling, user: UserRecipient): Promise<void> {
  const { kind, notice } = telling
  const wants = (channel: Channel) => wanted(telling, channel, user.choices)
  const values = valuesFor(telling, [user.fullName, user.fullNameEn ?? user.fullName], user.lang)
  const isNamed = (channel: OutChannel) => notice.channels === undefined || notice.channels.includes(channel)
  const noticeId = wants('inApp') ? await notify(telling, user) : undefined
  if (user.email !== null && isNamed('email') && wants('email')) {
    if (kind.ways.email === 'digest') await keepForDigest(telling, user, noticeId)
    else await send(telling, 'email', user.email, user, values)
  }
  if (user.phone !== null && isNamed('sms') && wants('sms')) await send(telling, 'sms', user.phone, user, values)
  if (isNamed('push') && wants('push')) for (const id of user.subscriptions) await send(telling, 'push', id, user, values)
}

async function tellAddress(telling: Telling, to: Exclude<Recipient, { userId: string }>): Promise<void> {
  const name = to.name ?? ''
  const values = valuesFor(telling, [name, name], to.lang)
  const [channel, address] = 'phone' in to ? (['sms', to.phone] as const) : (['email', to.email] as const)
  await send(telling, channel, address, { id: null, lang: to.lang }, values)
}

function wanted({ kind, notice, templates }: Telling, channel: Channel, choices: Choices): boolean {
  if (!channelsOf(kind).includes(channel)) return false
  const isNamed = channel !== 'inApp' && notice.channels?.includes(channel) === true
  return (templates.get(channel)?.isEnabled ?? false) && isWanted(kind, channel, choices, isNamed)
}

async function send(
  { platform, transaction, notice, kind, kindId: id, model, templates }: Telling,
  channel: OutChannel,
  address: string,
  user: { readonly id: string | null; readonly lang: Lang },
  values: Written,
): Promise<void> {
  const template = templates.get(channel)
  if (!template) return
  const covered = coveredContentOf(platform, kind, channel, template, values, user.lang)
  await post(outboxOf(platform), transaction, model, {
    channel,
    channelId: platform.lookups.ids('notificationChannel')[channel] ?? 0,
    kindId: id,
    userId: user.id,
    lang: user.lang,
    address,
    shownAddress: shownAddress(channel, address),
    content: contentOf(platform, channel, template, values, user.lang),
    covered,
    validSeconds: notice.validSeconds ?? kind.validSeconds ?? 0,
    link: kind.secrets?.includes('link') ? null : values.link || null,
    isUrgent: kind.isUrgent === true,
    isCode: kind.isCode === true,
    about: notice.about,
  })
}

/** What writing to the outbox needs, from the platform and its settings. */
export function outboxOf(platform: Platform): Outbox {
  return {
    sealer: platform.messages.sealer,
    quiet: () => ({
      from: platform.settings.get(settings.quietFrom),
      to: platform.settings.get(settings.quietTo),
      zone: platform.timeZone,
    }),
  }
}

/** In both languages: the reader may change his. */
function linesIn(telling: Telling, user: UserRecipient): { title: Label; text: Label } {
  const template = telling.templates.get('inApp')
  const [ar, en] = (['ar', 'en'] as const).map(lang => {
    const values = valuesFor(telling, [user.fullName, user.fullNameEn ?? user.fullName], lang)
    return {
      title: filledLine(inLang(template?.subject ?? telling.kind.title, lang), values),
      text: filled(inLang(template?.body ?? telling.kind.text, lang), values),
    }
  })
  return { title: [ar?.title ?? '', en?.title ?? ''], text: [ar?.text ?? '', en?.text ?? ''] }
}

/** Writes the notice, or counts it to one of the same subject that has stood unread for less than a minute. @returns its id */
async function notify(telling: Telling, user: UserRecipient): Promise<string> {
  const { transaction, notice, kind, kindId: id } = telling
  const subject = `${notice.kind}:${notice.about?.resource ?? ''}`
  const words = notice.joined?.words ?? kind.joined
  await transaction.notify(notifiedChannel, user.id)
  const fresh = words
    ? await transaction.find<{ id: string; count: number }>(sql`
        select id, count from notification where user_id = ${user.id} and subject = ${subject} and read_at is null
          and created_at > now() - interval '1 minute' order by created_at desc limit 1 for update`)
    : undefined
  if (fresh && words) {
    const link = notice.joined?.link ?? null
    await transaction.rows(sql`
      update notification set count = ${fresh.count + 1}, text_ar = ${pluralOf(words, fresh.count + 1, 'ar')}, text_en = ${pluralOf(words, fresh.count + 1, 'en')},
        link = coalesce(${link}, link), record_id = null, created_at = now() where id = ${fresh.id}`)
    return fresh.id
  }
  const { title, text } = linesIn(telling, user)
  const noticeId = newId()
  await transaction.rows(sql`
    insert into notification (id, user_id, kind, title_ar, title_en, text_ar, text_en, link, resource, record_id, place_id, subject)
    values (${noticeId}, ${user.id}, ${id}, ${title[0]}, ${title[1]}, ${text[0]}, ${text[1]}, ${placesIn(telling).path ?? null},
      ${notice.about?.resource ?? null}, ${notice.about?.id ?? null}, ${notice.about?.place ?? null}, ${subject})`)
  return noticeId
}

async function keepForDigest(telling: Telling, user: UserRecipient, noticeId: string | undefined): Promise<void> {
  const { text } = linesIn(telling, user)
  await telling.transaction.rows(sql`
    insert into digest_item (id, user_id, kind, text_ar, text_en, link, notification_id)
    values (${newId()}, ${user.id}, ${telling.kindId}, ${text[0]}, ${text[1]}, ${placesIn(telling).path ?? null}, ${noticeId ?? null})`)
}
