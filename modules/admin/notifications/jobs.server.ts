import { pluralOf, type Lang, type Plural } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Job, Turn } from '../../../server/jobs.ts'
import { post, shownAddress } from '../../../server/messages/outbox.ts'
import { stateCodes, type Content } from '../../../server/messages/outgoing.ts'
import type { Platform } from '../../../server/platform.ts'
import { settings } from '../settings/settings.ts'
import { emailPage } from './emailPage.server.ts'
import { visitorsFiles } from './findings.server.ts'
import { escapedHtml } from './originals.ts'
import { findAdministrators, lockUsers, type UserRecipient } from './recipients.server.ts'
import { outboxOf, tell } from './tell.server.ts'

/** At once, so that no statement holds many rows for long. */
const mostRows = 5000

/** What messages and notices need again and again (portal and administration, sections 8.2 and 10.3). */
export const messageJobs: readonly Job[] = [
  { name: 'messages: daily e-mail', when: { dailyAt: ({ settings: reader }) => reader.get(settings.digestTime) }, run: sendDigests },
  { name: 'messages: failures', when: { dailyAt: () => '07:00' }, run: tellOfFailures },
  visitorsFiles,
  { name: 'messages: retention', when: { dailyAt: () => '03:30' }, run: clearOld },
  {
    name: 'messages: secrets',
    when: { everySeconds: 60 },
    run: async turn =>
      void (await turn.write(transaction =>
        transaction.rows(sql`update outbox_content set sealed = null where sealed is not null and secret_until < now()`),
      )),
  },
]

const subjectWords: Plural = {
  ar: {
    zero: 'لا جديد',
    one: 'إشعار واحد',
    two: 'إشعاران',
    few: '{n} إشعارات',
    many: '{n} إشعارًا',
    other: '{n} إشعار',
  },
  en: { one: '{n} notice', other: '{n} notices' },
}

/** One e-mail a day to each who wants it, with what he has not read in the dashboard meanwhile. */
async function sendDigests({ platform, signal, write }: Turn): Promise<void> {
  const waiting = await platform.database.rows<{ user_id: string }>(sql`select distinct user_id from digest_item order by user_id`)
  for (const { user_id } of waiting) {
    if (signal.aborted) return
    await write(async transaction => {
      const items = await transaction.rows<Item>(sql`
        with taken as (delete from digest_item where user_id = ${user_id} returning id, text_ar, text_en, link, notification_id)
        select t.text_ar, t.text_en, t.link from taken t left join notification n on n.id = t.notification_id where n.read_at is null order by t.id`)
      const [user] = await lockUsers(platform, transaction, 0, [user_id])
      const model = platform.models.get('outbox')
      if (items.length === 0 || !user?.email || !model) return
      await post(outboxOf(platform), transaction, model, {
        channel: 'email',
        channelId: platform.lookups.ids('notificationChannel').email ?? 0,
        kindId: null,
        userId: user.id,
        lang: user.lang,
        address: user.email,
        shownAddress: shownAddress('email', user.email),
        content: digestOf(platform, user, items),
        covered: undefined,
        validSeconds: 0,
        link: `${platform.origin()}/dashboard/notifications`,
        isUrgent: false,
        isCode: false,
      })
    })
  }
}

interface Item {
  readonly text_ar: string
  readonly text_en: string
  readonly link: string | null
}

function digestOf(platform: Platform, { lang, fullName, fullNameEn }: UserRecipient, items: readonly Item[]): Content {
  const at = lang === 'ar' ? 0 : 1
  const [product = '', owner = ''] = [settings.productName, settings.ownerName].map(pair => platform.settings.get(pair)[at])
  const subject = `${pluralOf(subjectWords, items.length, lang)} - ${product}`
  const greeting = greetingTo(lang, lang === 'ar' ? fullName : (fullNameEn ?? fullName))
  const lines = items.map(item => ({
    text: lang === 'ar' ? item.text_ar : item.text_en,
    link: item.link && `${platform.origin()}${item.link}`,
  }))
  const list = lines
    .map(({ text, link }) => `<li>${link ? `<a href="${escapedHtml(link)}">${escapedHtml(text)}</a>` : escapedHtml(text)}</li>`)
    .join('')
  const link = `${platform.origin()}/dashboard/notifications`
  return {
    subject,
    body: [greeting, ...lines.map(({ text, link: to }) => `- ${text}${to ? `\n  ${to}` : ''}`), `${product} - ${owner}`].join('\n\n'),
    html: emailPage({ lang, product, owner, subject, body: `<p>${escapedHtml(greeting)}</p><ul>${list}</ul>`, link }),
  }
}

function greetingTo(lang: Lang, name: string): string {
  return lang === 'ar' ? `${name}، هذا ما لم تقرأه منذ الأمس:` : `${name}, this is what you have not read since yesterday:`
}

/** Administrators are told once a day that messages did not arrive; the outbox says which. */
async function tellOfFailures({ platform, write }: Turn): Promise<void> {
  await write(async transaction => {
    const row = await transaction.find<{ n: number }>(
      sql`select count(*)::int as n from outbox where state = ${stateCodes.failed} and created_at > now() - interval '1 day'`,
    )
    if (!row || row.n === 0) return
    const to = (await findAdministrators(transaction)).map(userId => ({ userId }))
    await tell({ platform }, transaction, { kind: 'deliveryFailed', to, values: { n: row.n } })
  })
}

/** What was sent and what was told is kept for a time only. */
async function clearOld({ platform: { settings: reader }, signal, write }: Turn): Promise<void> {
  const old = {
    outbox: sql`created_at < now() - make_interval(days => ${reader.get(settings.outboxDays)}::int)`,
    notification: sql`created_at < now() - make_interval(days => ${reader.get(settings.notificationDays)}::int)`,
    digest_item: sql`created_at < now() - interval '30 days'`,
  }
  for (const [table, isOld] of Object.entries(old)) {
    for (let gone = mostRows; gone === mostRows && !signal.aborted; ) {
      const name = sql.identifier(table)
      const rows = await write(transaction =>
        transaction.rows(
          sql`delete from ${name} where id = any(array(select id from ${name} where ${isOld} limit ${mostRows})) returning 1`,
        ),
      )
      gone = rows.length
    }
  }
}
