import { Invalid, problemAt, Refused } from '../../define.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call } from '../../../server/platform.ts'
import { isId, newId } from '../../../server/resources/id.ts'
import { isObligatory, isUsual, isWanted, type Choices } from './choices.ts'
import {
  getChoices,
  getNotices,
  getUnread,
  markAllRead,
  markRead,
  registerPush,
  setChoices,
  unregisterPush,
  type KindChoice,
  type NoticeRow,
} from './inbox.ts'
import { findKind, kindCodes } from './kinds.ts'
import { channels } from './originals.ts'
import { findUsers } from './recipients.server.ts'
import { readSubscription } from './push.server.ts'
import { pushKeysOf } from './senders.server.ts'
import { notifiedChannel, streamFor, unreadOf } from './stream.server.ts'
import { channelOf, kindId } from './templates.server.ts'

const mostRows = 100

/**
 * The number of notices that the caller has not read, as server-sent events: at once, and whenever it changes. With `once=1` it is said once
 * and the answer ends, for whoever has something in between that keeps events back.
 */
const stream: Endpoint = {
  method: 'GET',
  path: 'Notification/Stream',
  label: ['الإشعارات أولًا بأول', 'Notices as they come'],
  permission: 'session',
  contract: { query: ['once'], answers: 'file' },
  handle: async ({ platform, caller }, { query }) =>
    streamFor(platform.database, caller.userId ?? '', query.get('once') === '1', { lookups: platform.lookups.versions() }),
}

/** The caller's own notices: nobody reads, counts or marks those of another. */
function mine({ caller }: Call): SQL {
  return sql`user_id = ${caller.userId ?? null}`
}

/** Notices of the caller, what he wants to be told by which channel, and his browsers that take push notices. */
export const inboxCalls: readonly Endpoint[] = [
  implement(getNotices, async ({ maxResultCount, SkipCount, unread, kind }, call) => {
    const { database } = call.platform
    const where = sql`${mine(call)} and ${unread === '1' ? sql`read_at is null` : sql`true`} and ${kind ? sql`kind = ${Number(kind)}` : sql`true`}`
    const [items, total, kinds] = await Promise.all([
      database.rows<NoticeRow>(sql`
          select id, kind, title_ar as "titleAr", title_en as "titleEn", text_ar as "textAr", text_en as "textEn", link, count,
            created_at as "createdAt", read_at as "readAt"
          from notification where ${where} order by created_at desc, id desc
          limit ${Math.min(mostRows, Number(maxResultCount ?? 10))} offset ${Number(SkipCount ?? 0)}`),
      database.find<{ count: number }>(sql`select count(*)::int as count from notification where ${where}`),
      database.rows<{ kind: number }>(sql`select distinct kind from notification where ${mine(call)} order by kind`),
    ])
    return { totalCount: total?.count ?? 0, items, kinds: kinds.map(row => row.kind) }
  }),
  implement(getUnread, async (_input, { platform, caller }) => ({ count: await unreadOf(platform.database, caller.userId ?? '') })),
  implement(markRead, async (_input, call, { params }) => {
    const { id } = params
    if (!isId(id)) throw missing()
    await marked(call, sql`id = ${id}`, true)
  }),
  implement(markAllRead, (_input, call) => marked(call, sql`read_at is null`, false)),
  stream,
  implement(getChoices, async (_input, call) => choicesOf(call)),
  implement(setChoices, async ({ choices }, call) => keepChoices(call, choices)),
  implement(registerPush, async ({ token }, call) => {
    const { endpoint, publicKey, authSecret } = readSubscription(token, call.platform.messages.pushOrigins)
    await call.platform.database.write(call.actor, transaction =>
      // The browser is one person's at a time: who signed in last takes it over.
      transaction.rows(sql`
          insert into push_subscription (id, user_id, endpoint, public_key, auth_secret)
          values (${newId()}, ${call.caller.userId ?? null}, ${endpoint}, ${publicKey}, ${authSecret})
          on conflict (endpoint) do update set user_id = excluded.user_id, public_key = excluded.public_key, auth_secret = excluded.auth_secret`),
    )
  }),
  implement(unregisterPush, async ({ endpoint }, call) => {
    await call.platform.database.write(call.actor, transaction =>
      transaction.rows(sql`delete from push_subscription where ${mine(call)} and ${endpoint ? sql`endpoint = ${endpoint}` : sql`true`}`),
    )
  }),
]

async function marked(call: Call, which: SQL, mustBe: boolean): Promise<void> {
  await call.platform.database.write(call.actor, async transaction => {
    const rows = await transaction.rows(
      sql`update notification set read_at = coalesce(read_at, now()) where ${mine(call)} and ${which} returning 1`,
    )
    if (mustBe && rows.length === 0) throw missing()
    await transaction.notify(notifiedChannel, call.caller.userId ?? '')
  })
}

function missing(): Refused {
  return new Refused('notFound', 'الإشعار غير موجود', 'The notice does not exist', { status: 404 })
}

/** What users may choose about: kinds whose reader works in the dashboard. */
const choosable = kindCodes.filter(code => findKind(code)?.isOutside !== true)

async function choicesOf(call: Call) {
  const { platform, caller } = call
  const userId = caller.userId ?? ''
  const [rows, [user]] = await Promise.all([
    platform.database.rows<{ kind: number; channel: number; is_on: boolean }>(
      sql`select kind, channel, is_on from notification_choice where ${mine(call)}`,
    ),
    findUsers(platform, platform.database, 0, [userId]),
  ])
  return {
    kinds: choosable.map(code => kindChoice(call, code, rows)),
    pushKey: pushKeysOf(platform).publicKey,
    hasEmail: (user?.email ?? null) !== null,
    hasPhone: (user?.phone ?? null) !== null,
  }
}

function kindChoice(
  { platform }: Call,
  code: (typeof choosable)[number],
  rows: readonly { kind: number; channel: number; is_on: boolean }[],
): KindChoice {
  const kind = findKind(code)
  const id = kindId(platform, code)
  const ids = platform.lookups.ids('notificationChannel')
  const label = platform.lookups.find('notificationKind', id)
  const chosen: Choices = Object.fromEntries(
    rows.filter(row => row.kind === id).map(({ channel, is_on }) => [channelOf(platform, channel), is_on]),
  )
  return {
    kind: id,
    code,
    titleAr: label?.nameAr ?? code,
    titleEn: label?.nameEn ?? code,
    channels: channels.map(channel => ({
      channel,
      id: ids[channel] ?? 0,
      isOn: kind !== undefined && isWanted(kind, channel, chosen, false),
      isObligatory: kind !== undefined && isObligatory(kind, channel),
      isDigest: channel === 'email' && kind?.ways.email === 'digest',
    })),
  }
}

async function keepChoices(
  { platform, caller, actor }: Call,
  given: readonly { kind: number; channel: number; isOn: boolean }[],
): Promise<void> {
  const wrong = given.flatMap(({ kind, channel, isOn }, index) => {
    const code = choosable.find(one => kindId(platform, one) === kind)
    const found = code && findKind(code)
    if (!found) return [problemAt(`choices[${index}].kind`, 'choice', ['النوع', 'Kind'])]
    if (!isOn && isObligatory(found, channelOf(platform, channel)))
      return [
        {
          at: `choices[${index}].isOn`,
          rule: 'obligatory',
          sentence: { ar: 'هذا الإشعار إلزامي بهذه القناة', en: 'This channel cannot be switched off for this notice' },
        },
      ]
    return []
  })
  if (wrong.length > 0) throw new Invalid(wrong)
  await platform.database.write(actor, async transaction => {
    for (const { kind, channel, isOn } of given) {
      const code = choosable.find(one => kindId(platform, one) === kind)
      const found = code && findKind(code)
      // What is usual needs no row: a later version may say otherwise.
      if (found && isUsual(found, channelOf(platform, channel)) === isOn)
        await transaction.rows(
          sql`delete from notification_choice where user_id = ${caller.userId ?? null} and kind = ${kind} and channel = ${channel}`,
        )
      else
        await transaction.rows(sql`
          insert into notification_choice (id, user_id, kind, channel, is_on) values (${newId()}, ${caller.userId ?? null}, ${kind}, ${channel}, ${isOn})
          on conflict (user_id, kind, channel) do update set is_on = excluded.is_on where notification_choice.is_on <> excluded.is_on`)
    }
  })
}
