import { filled, inLang, pluralOf, type Label, type Lang, type Plural } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import { postAll, shownAddress, type Outbox, type Outgoing } from '../../../server/messages/outbox.ts'
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
  /** It tells of so many at once: all channels say these words with their number in the place of the template's text. */
  readonly together?: { readonly words: Plural; readonly count: number }
}

/**
 * Tells somebody of something, in the caller's transaction: one notice in the dashboard for each user, and a message to the outbox by each
 * channel that the kind asks for and the user wants, in his language, from the templates. Nothing leaves before the commit; then it does so at
 * once, on whichever process. Of thousands it takes no more statements than of one.
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
  const templates = inOneSentence(await templatesOf(platform, transaction, notice.kind), notice.together)
  const telling: Telling = { platform, transaction, notice, kind, kindId: kindId(platform, notice.kind), model, templates }
  const users = await lockUsers(
    platform,
    transaction,
    telling.kindId,
    recipients.flatMap(to => ('userId' in to ? [to.userId] : [])),
  )
  const notices = await notify(
    telling,
    users.filter(user => wanted(telling, 'inApp', user.choices)),
  )
  await keepForDigest(
    telling,
    users.filter(user => isByDigest(telling, user)),
    notices,
  )
  const messages = [
    ...users.flatMap(user => messagesFor(telling, user)),
    ...recipients.flatMap(to => ('userId' in to ? [] : messageTo(telling, to))),
  ]
  await postAll(
    outboxOf(platform),
    transaction,
    model,
    messages.map(message => [newId(), message]),
  )
}

function inOneSentence(
  templates: ReadonlyMap<Channel, StoredTemplate>,
  together: Notice<KindCode>['together'],
): ReadonlyMap<Channel, StoredTemplate> {
  if (!together) return templates
  const [ar, en] = [pluralOf(together.words, together.count, 'ar'), pluralOf(together.words, together.count, 'en')]
  return new Map(
    [...templates].map(([channel, template]) => {
      // The texts of e-mails are formatted.
      const body: Label = channel === 'email' ? [`<p>${ar}</p>`, `<p>${en}</p>`] : [ar, en]
      return [channel, { ...template, body }] as const
    }),
  )
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

/** Does his e-mail wait for the daily one? */
function isByDigest(telling: Telling, { email, choices }: UserRecipient): boolean {
  return telling.kind.ways.email === 'digest' && email !== null && isNamed(telling, 'email') && wanted(telling, 'email', choices)
}

function isNamed({ notice }: Telling, channel: OutChannel): boolean {
  return notice.channels === undefined || notice.channels.includes(channel)
}

function messagesFor(telling: Telling, user: UserRecipient): Outgoing[] {
  const { email, phone, subscriptions } = user
  const isTold = (channel: OutChannel) => isNamed(telling, channel) && wanted(telling, channel, user.choices)
  const ways: (readonly [OutChannel, string])[] = [
    ...(email !== null && isTold('email') && !isByDigest(telling, user) ? [['email', email] as const] : []),
    ...(phone !== null && isTold('sms') ? [['sms', phone] as const] : []),
    ...(isTold('push') ? subscriptions.map(id => ['push', id] as const) : []),
  ]
  if (ways.length === 0) return []
  const values = valuesFor(telling, [user.fullName, user.fullNameEn ?? user.fullName], user.lang)
  return ways.flatMap(([channel, address]) => messageBy(telling, channel, address, user, values))
}

function messageTo(telling: Telling, to: Exclude<Recipient, { userId: string }>): Outgoing[] {
  const name = to.name ?? ''
  const values = valuesFor(telling, [name, name], to.lang)
  const [channel, address] = 'phone' in to ? (['sms', to.phone] as const) : (['email', to.email] as const)
  return messageBy(telling, channel, address, { id: null, lang: to.lang }, values)
}

function wanted({ kind, notice, templates }: Telling, channel: Channel, choices: Choices): boolean {
  if (!channelsOf(kind).includes(channel)) return false
  const isNamed = channel !== 'inApp' && notice.channels?.includes(channel) === true
  return (templates.get(channel)?.isEnabled ?? false) && isWanted(kind, channel, choices, isNamed)
}

/** None where the kind has no template for the channel. */
function messageBy(
  { platform, notice, kind, kindId: id, templates }: Telling,
  channel: OutChannel,
  address: string,
  user: { readonly id: string | null; readonly lang: Lang },
  values: Written,
): Outgoing[] {
  const template = templates.get(channel)
  if (!template) return []
  const message: Outgoing = {
    channel,
    channelId: platform.lookups.ids('notificationChannel')[channel] ?? 0,
    kindId: id,
    userId: user.id,
    lang: user.lang,
    address,
    shownAddress: shownAddress(channel, address),
    content: contentOf(platform, channel, template, values, user.lang),
    covered: coveredContentOf(platform, kind, channel, template, values, user.lang),
    validSeconds: notice.validSeconds ?? kind.validSeconds ?? 0,
    link: kind.secrets?.includes('link') ? null : values.link || null,
    isUrgent: kind.isUrgent === true,
    isCode: kind.isCode === true,
    about: notice.about,
  }
  return [message]
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

/**
 * Writes each user's notice, or counts it to one of the same subject that has stood unread for less than a minute.
 * @returns the notices' ids by their users
 */
async function notify(telling: Telling, users: readonly UserRecipient[]): Promise<ReadonlyMap<string, string>> {
  if (users.length === 0) return new Map()
  const { transaction, notice, kindId: id } = telling
  const ids = sql`unnest(${sql.param(users.map(user => user.id))}::uuid[])`
  await transaction.rows(sql`select pg_notify(${notifiedChannel}, id::text) from ${ids} id`)
  const subject = `${notice.kind}:${notice.about?.resource ?? ''}`
  const joined = await joinNotices(telling, users, subject)
  const made = users
    .filter(user => !joined.has(user.id))
    .map(user => {
      const { title, text } = linesIn(telling, user)
      return { id: newId(), user: user.id, title_ar: title[0], title_en: title[1], text_ar: text[0], text_en: text[1] }
    })
  if (made.length > 0)
    await transaction.rows(sql`
      insert into notification (id, user_id, kind, title_ar, title_en, text_ar, text_en, link, resource, record_id, place_id, subject, count)
      select id, "user", ${id}::int, title_ar, title_en, text_ar, text_en, ${placesIn(telling).path ?? null}, ${notice.about?.resource ?? null},
        ${(notice.together ? undefined : notice.about?.id) ?? null}::uuid, ${notice.about?.place ?? null}::uuid, ${subject}, ${notice.together?.count ?? 1}
      from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as m(id uuid, "user" uuid, title_ar text, title_en text, text_ar text, text_en text)`)
  return new Map([...joined, ...made.map(one => [one.user, one.id] as const)])
}

/** Counts what is told to notices that have stood unread for less than a minute, where the kind says what several say together. */
async function joinNotices(
  { transaction, notice, kind }: Telling,
  users: readonly UserRecipient[],
  subject: string,
): Promise<ReadonlyMap<string, string>> {
  const words = notice.joined?.words ?? kind.joined
  if (!words) return new Map()
  const fresh = await transaction.rows<{ id: string; user: string; count: number }>(sql`
    select f.id, u.id as "user", f.count from unnest(${sql.param(users.map(user => user.id))}::uuid[]) u(id) cross join lateral (
      select n.id, n.count from notification n where n.user_id = u.id and n.subject = ${subject} and n.read_at is null
        and n.created_at > now() - interval '1 minute' order by n.created_at desc limit 1 for update) f`)
  const more = notice.together?.count ?? 1
  const counted = fresh.map(({ id, count }) => {
    const [ar, en] = (['ar', 'en'] as const).map(lang => pluralOf(words, count + more, lang))
    return { id, count: count + more, text_ar: ar, text_en: en }
  })
  if (counted.length > 0)
    await transaction.rows(sql`
      update notification n set count = m.count, text_ar = m.text_ar, text_en = m.text_en,
        link = coalesce(${notice.joined?.link ?? null}, link), record_id = null, created_at = now()
      from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as m(id uuid, count integer, text_ar text, text_en text) where m.id = n.id`)
  return new Map(fresh.map(one => [one.user, one.id]))
}

/** @param notices the notices' ids by their users: what is read there need not be told again */
async function keepForDigest(telling: Telling, users: readonly UserRecipient[], notices: ReadonlyMap<string, string>): Promise<void> {
  if (users.length === 0) return
  const items = users.map(user => {
    const { text } = linesIn(telling, user)
    return { id: newId(), user: user.id, text_ar: text[0], text_en: text[1], notice: notices.get(user.id) }
  })
  await telling.transaction.rows(sql`
    insert into digest_item (id, user_id, kind, text_ar, text_en, link, notification_id)
    select id, "user", ${telling.kindId}::int, text_ar, text_en, ${placesIn(telling).path ?? null}, notice
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as m(id uuid, "user" uuid, text_ar text, text_en text, notice uuid)`)
}
