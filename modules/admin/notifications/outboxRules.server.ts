import { Refused } from '../../define.ts'
import { fullNameOf } from '../../../server/database/fullName.ts'
import type { Runner } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import { isDemonstration } from '../../../server/demonstration.ts'
import { implement } from '../../../server/http/actions.ts'
import { noteEventNow } from '../../../server/audit/note.ts'
import { contentIn } from '../../../server/messages/delivery.ts'
import { outboxChannel } from '../../../server/messages/outgoing.ts'
import type { Platform, ResourceRules } from '../../../server/platform.ts'
import { isId } from '../../../server/resources/id.ts'
import { settings } from '../settings/settings.ts'
import { getMessageContent } from './administration.ts'
import type { Channel } from './originals.ts'
import { channelOf } from './templates.server.ts'

/** What people do with outgoing messages (portal and administration, section 10.2). */
export const outboxRules: ResourceRules = {
  facts: {
    titleAr: sql`coalesce((select l.name_ar from lookup l where l.id = t.kind), t.subject)`,
    titleEn: sql`coalesce((select l.name_en from lookup l where l.id = t.kind), t.subject)`,
  },
  steps: {
    resend: {
      guard: async ({ record, transaction }) => {
        const content = await findSecret(transaction, String(record.id))
        if (content?.is_gone !== true) return
        throw new Refused(
          'secretGone',
          'في الرسالة رمز أو رابط لم يعد صالحًا، فلا تُرسل ثانية. اطلب إرسال رمز جديد',
          'The message holds a code or link that is of no use any more, so it is not sent again. Ask for a new one',
          { status: 409 },
        )
      },
      effect: () => ({ tries: 0, reason: null, error: null, sentAt: null, deliveredAt: null, providerId: null }),
      after: async ({ record, transaction }) => {
        await transaction.rows(sql`update outbox set next_try_at = now() where id = ${String(record.id)}`)
        await transaction.notify(outboxChannel, '')
      },
    },
    cancel: {
      effect: () => ({ nextTryAt: null }),
      after: async ({ record, transaction }) =>
        void (await transaction.rows(sql`update outbox_content set sealed = null where message_id = ${String(record.id)}`)),
    },
  },
}

/** Had the message a secret, and is that gone? */
function findSecret(runner: Runner, id: string): Promise<{ is_gone: boolean } | undefined> {
  return runner.find(sql`
    select secret_until is not null and (sealed is null or secret_until < now()) as is_gone from outbox_content where message_id = ${id}`)
}

interface Row {
  id: string
  channel: number
  address: string
  language: 'ar' | 'en'
  user_id: string | null
  name_ar: string | null
  name_en: string | null
  subject: string | null
  body: string
  sealed: string | null
  has_secret: boolean
}

/** What an outgoing message says. */
export const outboxCalls = [
  implement(getMessageContent, async (_input, { platform, caller, actor }, { params }) => {
    const row = isId(params.id)
      ? await platform.database.find<Row>(sql`
          select o.id, o.channel, c.address, c.language, c.user_id, c.subject, c.body, c.sealed, c.secret_until is not null as has_secret,
            ${fullNameOf('u')} as name_ar, u.full_name_en as name_en
          from outbox o join outbox_content c on c.message_id = o.id left join "system_user" u on u.id = c.user_id where o.id = ${params.id}`)
      : undefined
    if (!row) throw new Refused('notFound', 'السجل غير موجود', 'The record does not exist', { status: 404 })
    // Somebody else's address, and what he was told.
    if (row.user_id !== caller.userId)
      await noteEventNow(platform.database, actor, {
        action: 'viewPersonalData',
        tableName: 'outbox',
        rowId: row.id,
        changes: { message: [null, row.id] },
      })
    const channel = channelOf(platform, row.channel)
    const opened = row.sealed !== null && (await showsSecrets(platform, channel)) ? row.sealed : undefined
    const { subject, body } = opened === undefined ? row : contentIn(platform.messages.sealer, opened, row.id)
    return {
      // The address of a browser is of use to whoever has it, and says nothing.
      address: channel === 'push' ? '' : row.address,
      language: row.language,
      user: row.user_id === null ? null : { id: row.user_id, nameAr: row.name_ar ?? '', nameEn: row.name_en ?? row.name_ar ?? '' },
      subject,
      body,
      hasSecret: row.has_secret,
      isSecretShown: opened !== undefined,
    }
  }),
]

/** Only where nothing leaves the outbox and the data is the demonstration's: real accounts never share their codes with an administrator. */
async function showsSecrets({ messages, settings: reader, database }: Platform, channel: Channel): Promise<boolean> {
  const provider = channel === 'email' ? settings.emailProvider : settings.smsProvider
  return messages.showsCodes && channel !== 'push' && reader.get(provider) === 'outbox' && (await isDemonstration(database))
}
