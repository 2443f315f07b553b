import { Refused } from '../../define.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import type { Runner, Transaction } from '../../../server/database/connect.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call } from '../../../server/platform.ts'
import { isId } from '../../../server/resources/id.ts'
import { tell } from '../notifications/notifications.server.ts'
import { settings } from '../settings/settings.ts'
import { raise } from './alarm.server.ts'
import { signedIn } from './callers.server.ts'
import { codeExpired, makeCode, requireCode, requireFlow, targetHashOf, type SentCode } from './codes.server.ts'
import { getOwner, requireGoodPassword, writePassword, type Owner } from './credentials.server.ts'
import { afterAnswer } from './later.server.ts'
import { getAccount } from './lockout.server.ts'
import { noteOfAccount } from './noted.server.ts'
import { recoveryChannel } from './numbered.ts'
import { commonPasswords } from './passwords.server.ts'
import { internationalNumber } from './phoneNumber.ts'
import { requireProof } from './proofOfWork.server.ts'
import {
  changePassword,
  getCommonPasswords,
  resendRecoveryCode,
  resetPassword,
  sendRecoveryCode,
  sendRecoveryEmail,
  verifyRecoveryCode,
  type RecoveryFlow,
} from './recovery.ts'
import { requireOwnPassword, withFactor } from './signIn.server.ts'
import { giveToken, requireOpenToken, useToken } from './tokens.server.ts'

const resetMinutes = 15
const linkMinutes = 30

/**
 * Coming back into an account whose password is forgotten, and choosing another one. What is asked for under numbers and addresses that
 * nobody has is answered, counted and limited as for those that somebody has; what is sent is sent after the answer.
 * @source portal and administration, sections 3.4 and 3.5
 */
export const recoveryCalls: readonly Endpoint[] = [
  implement(sendRecoveryCode, async ({ phoneNumber, altcha }, call) => {
    await requireProof(call, altcha)
    const target = internationalNumber(phoneNumber)
    const targetHash = targetHashOf(call.platform, target)
    return limited(call, () =>
      call.platform.database.write(call.actor, async transaction => {
        const user = await findRecoverable(transaction, sql`u.phone_number = ${target} and u.phone_number_confirmed`)
        const sent = await makeCode(call, transaction, { purpose: 'recovery', targetHash, user })
        if (user !== undefined) afterAnswer(call, transaction, later => sendCode(call, later, user, sent.code))
        return flowOf(call, sent)
      }),
    )
  }),
  implement(resendRecoveryCode, async ({ flowId }, call) => {
    if (!isId(flowId)) throw codeExpired()
    return limited(call, () =>
      call.platform.database.write(call.actor, async transaction => {
        const { targetHash, userId: user } = await requireFlow(call, transaction, flowId, 'recovery')
        const sent = await makeCode(call, transaction, { purpose: 'recovery', targetHash, user, flow: flowId })
        if (user !== undefined) afterAnswer(call, transaction, later => sendCodeAgain(call, later, user, targetHash, sent.code))
        return flowOf(call, sent)
      }),
    )
  }),
  implement(verifyRecoveryCode, async ({ flowId, code }, call) => {
    if (!isId(flowId)) throw codeExpired()
    const right = await requireCode(call, { flow: flowId }, 'recovery', code)
    return call.platform.database.write(call.actor, async transaction => {
      const owner = await getOwner(transaction, right.userId)
      // The number may have become another's meanwhile, or the account inactive.
      if (!owner.isActive || targetHashOf(call.platform, owner.phoneNumber) !== right.targetHash) throw codeExpired()
      await right.use(transaction)
      const resetToken = await giveToken(transaction, {
        user: owner.id,
        purpose: 'newPassword',
        seconds: resetMinutes * 60,
        address: call.actor.address,
      })
      return { resetToken, twoFactorRequired: owner.hasSecondFactor }
    })
  }),
  implement(sendRecoveryEmail, async ({ email, altcha }, call) => {
    await requireProof(call, altcha)
    const targetHash = targetHashOf(call.platform, email)
    await limited(call, () =>
      call.platform.database.write(call.actor, async transaction => {
        const user = await findRecoverable(transaction, sql`lower(u.email) = lower(${email}) and u.email_confirmed`)
        await makeCode(call, transaction, { purpose: 'recoveryEmail', targetHash, user })
        if (user !== undefined) afterAnswer(call, transaction, later => sendPasswordLink(call, later, user, linkMinutes))
      }),
    )
  }),
  implement(resetPassword, async ({ resetToken, newPassword, twoFactorCode }, call) => {
    const { database } = call.platform
    const token = await requireOpenToken(database, resetToken, 'newPassword', 'expiredPassword')
    const owner = await getOwner(database, token.userId)
    if (owner.hasSecondFactor && twoFactorCode == null) throw factorAsked()
    const hash = await requireGoodPassword(call, owner, newPassword, 'newPassword')
    const write = async (transaction: Transaction) => {
      if (token.channel === 'email' && !owner.emailConfirmed)
        await transaction.rows(sql`update "system_user" set email_confirmed = true where id = ${owner.id}`)
      await writePassword(call, transaction, owner, hash)
    }
    if (owner.hasSecondFactor) return withFactor(call, await getAccount(call, owner.id), token, twoFactorCode ?? '', 'twoFactorCode', write)
    await database.write(call.actor, async transaction => {
      await useToken(transaction, token)
      await write(transaction)
    })
  }),
  implement(changePassword, async ({ currentPassword, newPassword }, call) => {
    const { userId, tokenHash } = signedIn(call.caller)
    await requireOwnPassword(call, currentPassword, 'currentPassword')
    const owner = await getOwner(call.platform.database, userId)
    const hash = await requireGoodPassword(call, owner, newPassword, 'newPassword')
    await call.platform.database.write(call.actor, transaction => writePassword(call, transaction, owner, hash, tokenHash))
  }),
  implement(getCommonPasswords, async (_input, { platform }) => ({
    items: platform.settings.get(settings.commonPasswords) ? await commonPasswords() : [],
    minLength: platform.settings.get(settings.passwordMinLength),
  })),
]

/** What was asked for, as the page goes on with it. */
export function flowOf({ platform }: Call, { flowId, resendAfter }: SentCode): RecoveryFlow {
  return { flowId, resendAfter: resendAfter ?? null, minutes: platform.settings.get(settings.recoveryCodeMinutes) }
}

/** Beyond the number for the whole installation the administrators are told, and the page offers the other way. */
async function limited<T>(call: Call, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused && isOfAll(error.details))
      await call.platform.database.write(call.actor, transaction => raise(call, transaction, 'recovery'))
    throw error
  }
}

function isOfAll(details: unknown): boolean {
  return typeof details === 'object' && details !== null && 'isWholeInstallation' in details
}

/** The one active account, with a password of its own, to which a confirmed number or address belongs. */
async function findRecoverable(runner: Runner, which: SQL): Promise<string | undefined> {
  const row = await runner.find<{ id: string }>(sql`
    select u.id from "system_user" u join credential c on c.user_id = u.id where u.is_active and c.password_hash is not null and ${which} limit 1`)
  return row?.id
}

async function sendCode(call: Call, transaction: Transaction, userId: string, code: string): Promise<void> {
  const minutes = call.platform.settings.get(settings.recoveryCodeMinutes)
  await noteOfAccount(transaction, 'recoveryRequested', userId, { changes: { channel: [null, recoveryChannel.codes.sms] } })
  await tell(call, transaction, {
    kind: 'recoveryCode',
    to: { userId },
    channels: ['sms'],
    values: { code, minutes },
    validSeconds: minutes * 60,
  })
}

/** To the number that the flow was begun with, as long as it is still his. */
async function sendCodeAgain(call: Call, transaction: Transaction, userId: string, targetHash: string, code: string): Promise<void> {
  const owner = await getOwner(transaction, userId)
  if (targetHashOf(call.platform, owner.phoneNumber) === targetHash) await sendCode(call, transaction, userId, code)
}

/** Sends somebody a link by e-mail with which he chooses a new password. */
export async function sendPasswordLink(call: Call, transaction: Transaction, userId: string, minutes: number): Promise<void> {
  const { caller, actor } = call
  const token = await giveToken(transaction, {
    user: userId,
    purpose: 'newPassword',
    seconds: minutes * 60,
    creator: caller.userId,
    address: actor.address,
    channel: 'email',
  })
  await noteOfAccount(transaction, 'recoveryRequested', userId, { changes: { channel: [null, recoveryChannel.codes.email] } })
  await tell(call, transaction, {
    kind: 'recoveryCode',
    to: { userId },
    channels: ['email'],
    values: { minutes },
    link: linkPath('token', token),
    validSeconds: minutes * 60,
  })
}

/** The page on which a link is followed. */
export function linkPath(name: 'token' | 'invite', token: string): string {
  return `/resetPassword?${new URLSearchParams({ [name]: token }).toString()}`
}

/** Whose name a reader of the page sees, of a new password as of an invitation. */
export function namesOf({ userName, fullName, fullNameEn }: Owner): Pick<Owner, 'userName' | 'fullName' | 'fullNameEn'> {
  return { userName, fullName, fullNameEn }
}

function factorAsked(): Refused {
  return new Refused(
    'twoFactorRequired',
    'أدخل رمز التحقق بخطوتين أو أحد رموز الاسترداد',
    'Enter the code of your second factor or a recovery code',
    {
      field: 'twoFactorCode',
    },
  )
}
