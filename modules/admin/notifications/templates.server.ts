import { filled, namedIn, visitor, type Lang } from '../../define.ts'
import type { Actor, Runner, Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Content } from '../../../server/messages/outgoing.ts'
import type { Platform } from '../../../server/platform.ts'
import { newId, newStamp } from '../../../server/resources/id.ts'
import { settings } from '../settings/settings.ts'
import { emailPage } from './emailPage.server.ts'
import { findKind, kindCodes, type KindCode } from './kinds.ts'
import type { Kind } from './kind.ts'
import { allTemplates, channels, originalOf, type Channel, type Template } from './originals.ts'
import { coveredIn, filledHtml, filledLine, plainTextOf, type Written } from './written.ts'

/** A template as the table has it. */
export interface StoredTemplate extends Template {
  readonly isEnabled: boolean
}

interface Row {
  channel: number
  subject_ar: string | null
  subject_en: string | null
  body_ar: string | null
  body_en: string | null
  rich_body_ar: string | null
  rich_body_en: string | null
  is_enabled: boolean
}

/** The templates of a kind by their channels: what the table says, else what the program says. */
export async function templatesOf(platform: Platform, runner: Runner, code: KindCode): Promise<ReadonlyMap<Channel, StoredTemplate>> {
  const rows = await runner.rows<Row>(sql`
    select channel, subject_ar, subject_en, body_ar, body_en, rich_body_ar, rich_body_en, is_enabled from message_template
    where kind = ${kindId(platform, code)}`)
  const ids = platform.lookups.ids('notificationChannel')
  return new Map(
    channels.map(channel => [
      channel,
      storedOf(
        rows.find(row => row.channel === ids[channel]),
        code,
        channel,
      ),
    ]),
  )
}

function storedOf(row: Row | undefined, code: KindCode, channel: Channel): StoredTemplate {
  const original = originalOf(code, channel)
  if (!row) return { ...original, isEnabled: true }
  const [ar, en] = channel === 'email' ? [row.rich_body_ar, row.rich_body_en] : [row.body_ar, row.body_en]
  return {
    subject: original.subject && [row.subject_ar ?? original.subject[0], row.subject_en ?? original.subject[1]],
    body: [ar ?? original.body[0], en ?? original.body[1]],
    isEnabled: row.is_enabled,
  }
}

/** @throws Error when the list of kinds does not have it */
export function kindId({ lookups }: Platform, code: string): number {
  const id = lookups.ids('notificationKind')[code]
  if (id === undefined) throw new Error(`The list of kinds does not have ${code}`)
  return id
}

const installer: Actor = { caller: visitor, requestId: 'install', address: undefined, reason: 'message templates' }

/** Writes the templates that are missing, and those anew that nobody has changed since an earlier version of the program. Safe to repeat. */
export async function keepTemplates(platform: Platform): Promise<void> {
  const channelIds = platform.lookups.ids('notificationChannel')
  await platform.database.write(installer, async transaction => {
    await transaction.rows(sql`lock table message_template in share row exclusive mode`)
    for (const { code, channel, template } of allTemplates(kindCodes)) {
      const columns = columnsOf(channel, template)
      await transaction.rows(sql`
        insert into message_template (id, concurrency_stamp, kind, channel, is_enabled, subject_ar, subject_en, body_ar, body_en, rich_body_ar, rich_body_en)
        values (${newId()}, ${newStamp()}, ${kindId(platform, code)}, ${channelIds[channel]}, true, ${columns.subjectAr}, ${columns.subjectEn},
          ${columns.bodyAr}, ${columns.bodyEn}, ${columns.richBodyAr}, ${columns.richBodyEn})
        on conflict (kind, channel) do update set subject_ar = excluded.subject_ar, subject_en = excluded.subject_en, body_ar = excluded.body_ar,
          body_en = excluded.body_en, rich_body_ar = excluded.rich_body_ar, rich_body_en = excluded.rich_body_en, concurrency_stamp = excluded.concurrency_stamp
        where message_template.last_modification_time is null and (message_template.subject_ar, message_template.subject_en, message_template.body_ar,
          message_template.body_en, message_template.rich_body_ar, message_template.rich_body_en) is distinct from (excluded.subject_ar, excluded.subject_en,
          excluded.body_ar, excluded.body_en, excluded.rich_body_ar, excluded.rich_body_en)`)
    }
  })
}

/** The texts of a template by the fields of its record. */
export function columnsOf(channel: Channel, { subject, body }: Template): Record<string, string | null> {
  const isRich = channel === 'email'
  return {
    subjectAr: subject?.[0] ?? null,
    subjectEn: subject?.[1] ?? null,
    bodyAr: isRich ? null : body[0],
    bodyEn: isRich ? null : body[1],
    richBodyAr: isRich ? body[0] : null,
    richBodyEn: isRich ? body[1] : null,
  }
}

/** A template filled with values, as it leaves by its channel. @param link address of the page, if there is one */
export function contentOf(platform: Platform, channel: Channel, template: Template, values: Written, lang: Lang): Content {
  const at = lang === 'ar' ? 0 : 1
  const subject = template.subject && filledLine(template.subject[at], values)
  const text = template.body[at]
  if (channel !== 'email') return { subject, body: filled(text, values).trim(), html: null }
  const body = filledHtml(text, values)
  const link = values.link && !namedIn(text).includes('link') ? values.link : null
  const [product = '', owner = ''] = [settings.productName, settings.ownerName].map(pair => platform.settings.get(pair)[at])
  const html = emailPage({ lang, product, owner, subject: subject ?? '', body, link })
  return { subject, body: [plainTextOf(body), ...(link ? [link] : []), `${product} - ${owner}`].join('\n\n'), html }
}

/** The same with its secrets covered; undefined when it has none. */
export function coveredContentOf(
  platform: Platform,
  kind: Kind,
  channel: Channel,
  template: Template,
  values: Written,
  lang: Lang,
): Content | undefined {
  const shown = coveredIn(kind, values)
  const isSame = Object.entries(values).every(([name, value]) => shown[name] === value)
  return isSame ? undefined : contentOf(platform, channel, template, shown, lang)
}

/** The kind of a stored template. @throws Error when the program knows it no longer */
export function kindOf(platform: Platform, id: unknown): { code: KindCode; kind: Kind } {
  const word = typeof id === 'number' ? platform.lookups.find('notificationKind', id)?.code : undefined
  const code = kindCodes.find(candidate => candidate === word)
  const kind = code === undefined ? undefined : findKind(code)
  if (code === undefined || !kind) throw new Error(`No message of the kind ${String(id)} is sent`)
  return { code, kind }
}

/** The channel of a stored template. @throws Error */
export function channelOf(platform: Platform, id: unknown): Channel {
  const ids = platform.lookups.ids('notificationChannel')
  const channel = channels.find(candidate => ids[candidate] === id)
  if (!channel) throw new Error(`There is no channel ${String(id)}`)
  return channel
}

/** Reads a template by its id, for whoever changes or tries it. */
export async function lockTemplate(transaction: Transaction, id: string): Promise<{ kind: number; channel: number } | undefined> {
  return transaction.find(sql`select kind, channel from message_template where id = ${id} for update`)
}
