import { Refused } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Runner, Transaction } from '../../../server/database/connect.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call } from '../../../server/platform.ts'
import { tell } from '../notifications/notifications.server.ts'
import { signedIn } from './callers.server.ts'
import { getOwner } from './credentials.server.ts'
import { getAccount, requireUnlocked } from './lockout.server.ts'
import { noteOfAccount } from './noted.server.ts'
import { factorChange } from './numbered.ts'
import { beginSecret, removeFactor, renewRecoveryCodes, takeCode, wrongFactor } from './secondFactor.server.ts'
import { requireOwnPassword, withFactor } from './signIn.server.ts'
import { beginTwoFactor, confirmTwoFactor, disableTwoFactor, newRecoveryCodes } from './twoFactor.ts'

/** One's own second factor (portal and administration, section 3.6). */
export const twoFactorCalls: readonly Endpoint[] = [
  implement(beginTwoFactor, async ({ password }, call) => {
    const { userId } = signedIn(call.caller)
    await requireOwnPassword(call, password)
    const { userName, hasSecondFactor } = await getOwner(call.platform.database, userId)
    if (hasSecondFactor) throw isOnAlready()
    return call.platform.database.write(call.actor, transaction => beginSecret(call.platform, transaction, userId, userName))
  }),
  implement(confirmTwoFactor, async ({ code }, call) => {
    const { userId, tokenHash } = signedIn(call.caller)
    const { hasSecondFactor } = await getOwner(call.platform.database, userId)
    if (hasSecondFactor) throw isOnAlready()
    return call.platform.database.write(call.actor, async transaction => {
      if (!(await takeCode(call.platform, transaction, userId, code))) throw wrongFactor('code')
      await transaction.rows(sql`update credential set totp_confirmed_at = now() where user_id = ${userId}`)
      await transaction.rows(sql`update session set two_factor = true where token_hash = ${tokenHash}`)
      await tellOfChange(call, transaction, userId, 'on')
      return { recoveryCodes: await renewRecoveryCodes(call.platform, transaction, userId) }
    })
  }),
  implement(disableTwoFactor, async ({ password, code }, call) => {
    const { userId } = signedIn(call.caller)
    await requireOwnPassword(call, password)
    await requireOn(call.platform.database, userId)
    await requireNotAsked(call.platform.database, userId)
    await withFactor(call, await getAccount(call, userId), undefined, code, 'code', transaction => takeAway(call, transaction, userId))
  }),
  implement(newRecoveryCodes, async ({ code }, call) => {
    const { userId } = signedIn(call.caller)
    await requireOn(call.platform.database, userId)
    const account = await getAccount(call, userId)
    await requireUnlocked(call, account, account.user_name)
    return withFactor(call, account, undefined, code, 'code', async transaction => {
      await noteFactor(transaction, userId, 'newCodes')
      return { recoveryCodes: await renewRecoveryCodes(call.platform, transaction, userId) }
    })
  }),
]

/** Takes somebody's second factor away and tells him. @returns was there one? */
export async function takeAway(call: Call, transaction: Transaction, user: string): Promise<boolean> {
  const had = await removeFactor(transaction, user)
  if (had) await tellOfChange(call, transaction, user, 'off')
  return had
}

type FactorChange = keyof typeof factorChange.codes

function noteFactor(transaction: Transaction, user: string, change: FactorChange): Promise<void> {
  return noteOfAccount(transaction, 'twoFactorChanged', user, { changes: { factorChange: [null, factorChange.codes[change]] } })
}

async function tellOfChange(call: Call, transaction: Transaction, user: string, change: FactorChange): Promise<void> {
  await noteFactor(transaction, user, change)
  await tell(call, transaction, { kind: 'twoFactorChanged', to: { userId: user }, values: { date: new Date().toISOString() } })
}

/** @throws Refused when there is none */
async function requireOn(runner: Runner, user: string): Promise<void> {
  const { hasSecondFactor } = await getOwner(runner, user)
  if (!hasSecondFactor) throw new Refused('twoFactorOff', 'التحقق بخطوتين غير مفعّل', 'The second factor is not on', { status: 409 })
}

/** @throws Refused when a role of his asks for it */
async function requireNotAsked(runner: Runner, user: string): Promise<void> {
  const asked = await runner.find(sql`select 1 from credential where user_id = ${user} and two_factor_asked_at is not null`)
  if (asked)
    throw new Refused(
      'twoFactorAsked',
      'دورك يتطلب التحقق بخطوتين، فلا يُوقف',
      'Your role asks for a second factor: it cannot be switched off',
      {
        status: 409,
      },
    )
}

function isOnAlready(): Refused {
  return new Refused(
    'twoFactorOn',
    'التحقق بخطوتين مفعّل. أوقفه قبل إعداده من جديد',
    'The second factor is on. Switch it off before you set it up anew',
    {
      status: 409,
    },
  )
}
