import { Refused } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { tooMany } from '../../../server/http/tooMany.ts'
import type { Call } from '../../../server/platform.ts'
import { tell } from '../notifications/notifications.server.ts'
import { settings } from '../settings/settings.ts'
import { makeCodeFor, requireCode, targetHashOf } from './codes.server.ts'
import { getOwner, requireGoodPassword, writePassword, type Owner } from './credentials.server.ts'
import { acceptInvite, findLink, requestInvitation, sendInviteCode } from './recovery.ts'
import { flowOf, linkPath, namesOf } from './recovery.server.ts'
import {
  findToken,
  giveToken,
  linkExpired,
  purposes,
  requireOpenToken,
  useToken,
  type FoundToken,
  type LinkChannel,
} from './tokens.server.ts'

const mostADay = 3
const aDay = 86_400

/** What who is invited calls, and what a link of either purpose says of itself (portal and administration, section 1.3). */
export const invitationCalls: readonly Endpoint[] = [
  implement(findLink, async ({ token: given }, call) => {
    const { database } = call.platform
    const token = await findToken(database, given, 'invitation', 'newPassword')
    if (token?.state !== 'open') throw token?.purpose === 'invitation' ? invitationExpired(token) : linkExpired()
    const owner = await getOwner(database, token.userId)
    const isInvitation = token.purpose === 'invitation'
    return {
      ...namesOf(owner),
      purpose: isInvitation ? ('invitation' as const) : ('newPassword' as const),
      twoFactorRequired: owner.hasSecondFactor,
      phoneHint: isInvitation && needsPhone(call, owner) ? `•••${owner.phoneNumber.slice(-3)}` : null,
    }
  }),
  implement(sendInviteCode, async ({ token: given }, call) => {
    const { platform } = call
    const token = await requireOpenToken(platform.database, given, 'invitation')
    const { id, phoneNumber } = await getOwner(platform.database, token.userId)
    return platform.database.write(call.actor, async transaction => {
      const sent = await makeCodeFor(call, transaction, { user: id, purpose: 'invitation', target: phoneNumber })
      const minutes = platform.settings.get(settings.recoveryCodeMinutes)
      const values = { code: sent.code, minutes }
      await tell(call, transaction, { kind: 'recoveryCode', to: { userId: id }, channels: ['sms'], values, validSeconds: minutes * 60 })
      return flowOf(call, sent)
    })
  }),
  implement(acceptInvite, async ({ token: given, newPassword, phoneCode }, call) => {
    const { database } = call.platform
    const token = await requireOpenToken(database, given, 'invitation')
    const owner = await getOwner(database, token.userId)
    if (!owner.isActive) throw linkExpired()
    const hash = await requireGoodPassword(call, owner, newPassword, 'newPassword')
    const code = await rightCode(call, owner, phoneCode ?? undefined)
    await database.write(call.actor, async transaction => {
      await useToken(transaction, token)
      await code?.use(transaction)
      await transaction.rows(sql`
        update "system_user" set email_confirmed = email_confirmed or ${token.channel === 'email'},
          phone_number_confirmed = phone_number_confirmed or ${code !== undefined || token.channel === 'sms'} where id = ${owner.id}`)
      await writePassword(call, transaction, owner, hash)
      await tell(call, transaction, { kind: 'userWelcome', to: { userId: owner.id }, values: {} })
    })
  }),
  implement(requestInvitation, async ({ token: given }, call) => {
    const { database } = call.platform
    const token = await findToken(database, given, 'invitation')
    if (token?.state === 'expired') await database.write(call.actor, transaction => askInviter(call, transaction, token))
  }),
]

/** Is a code of his mobile asked of who accepts? Not of somebody whose number is known to be his, nor where the installation does without. */
function needsPhone({ platform }: Call, { phoneNumber, phoneNumberConfirmed }: Owner): boolean {
  return platform.settings.get(settings.inviteNeedsPhone) && phoneNumber !== '' && !phoneNumberConfirmed
}

async function rightCode(call: Call, owner: Owner, given: string | undefined) {
  if (!needsPhone(call, owner)) return undefined
  if (given === undefined)
    throw new Refused('codeRequired', 'أدخل الرمز المرسل إلى جوالك', 'Enter the code that was sent to your mobile', { field: 'phoneCode' })
  const code = await requireCode(call, { user: owner.id }, 'invitation', given).catch((error: unknown) => {
    throw error instanceof Refused ? atField(error, 'phoneCode') : error
  })
  if (code.targetHash === targetHashOf(call.platform, owner.phoneNumber)) return code
  throw linkExpired()
}

function atField({ code, sentence, status, details }: Refused, field: string): Refused {
  return new Refused(code, sentence.ar, sentence.en, { field, status, details })
}

/** Once for each link, and only when nobody has sent another one since: who has lost his link shall not be able to press on somebody's bell. */
async function askInviter(call: Call, transaction: Transaction, { id, userId, creator }: FoundToken): Promise<void> {
  const isFirst = await transaction.find(sql`
    update account_token set voided_at = now() where id = ${id} and voided_at is null and used_at is null
      and not exists (select from account_token later where later.user_id = ${userId} and later.purpose = ${purposes.invitation} and later.creation_time > account_token.creation_time)
    returning 1`)
  if (!isFirst || creator === undefined) return
  const { fullName, fullNameEn } = await getOwner(transaction, userId)
  await tell(call, transaction, {
    kind: 'invitationAsked',
    to: { userId: creator },
    values: { person: [fullName, fullNameEn ?? fullName] },
    link: `/dashboard/systemUsers/${userId}`,
  })
}

function invitationExpired({ state }: FoundToken): Refused {
  return new Refused('linkExpired', 'انتهت صلاحية رابط الدعوة', 'The invitation has expired', {
    details: { mayAskAgain: state === 'expired' },
  })
}

/**
 * Sends somebody an invitation by each channel: a link to choose his first password. Those before it are void.
 * @throws Refused 429 after three within a day
 */
export async function sendInvitation(call: Call, transaction: Transaction, user: string, by: readonly LinkChannel[]): Promise<void> {
  const today = await transaction.find<{ count: number; seconds: number }>(sql`
    select count(distinct creation_time)::int as count, coalesce(extract(epoch from min(creation_time) - now()) + ${aDay}::int, 0)::float8 as seconds
    from account_token where user_id = ${user} and purpose = ${purposes.invitation} and creation_time > now() - make_interval(secs => ${aDay}::int)`)
  if (today && today.count >= mostADay) throw tooMany(today.seconds)
  const hours = call.platform.settings.get(settings.inviteHours)
  for (const channel of by) {
    const token = await giveToken(transaction, {
      user,
      purpose: 'invitation',
      seconds: hours * 3600,
      creator: call.caller.userId,
      address: call.actor.address,
      channel,
    })
    await tell(call, transaction, {
      kind: 'userInvited',
      to: { userId: user },
      channels: [channel],
      values: { hours },
      link: linkPath('invite', token),
      validSeconds: hours * 3600,
    })
  }
}
