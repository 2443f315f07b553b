import { Invalid, Refused, type Values } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Runner, Transaction } from '../../../server/database/connect.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call } from '../../../server/platform.ts'
import { announce } from '../../../server/resources/changes.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { claimFiles, fileProblems } from '../../../server/resources/references.ts'
import { refreshSearchText } from '../../../server/resources/searchText.ts'
import { stampOf } from '../../../server/resources/update.ts'
import { updateRecord } from '../../../server/resources/write.ts'
import { tell } from '../notifications/notifications.server.ts'
import {
  giveToken,
  linkExpired,
  makeCodeFor,
  requireCode,
  requireOpenToken,
  requireOwnPassword,
  signedIn,
  targetHashOf,
  useToken,
  voidCodes,
  voidTokens,
} from '../sessions/sessions.server.ts'
import { internationalNumber } from '../sessions/sessions.ts'
import { settings } from '../settings/settings.ts'
import { dataOf } from './myData.server.ts'
import {
  confirmEmail,
  confirmPhone,
  getMyData,
  getProfile,
  sendEmailLink,
  sendPhoneCode,
  updateProfile,
  type Profile,
} from './profileActions.ts'

const linkMinutes = 30

/** One's own account: what is read, and the little of it that is one's own to change (portal and administration, section 1.5). */
export const profileCalls: readonly Endpoint[] = [
  implement(getProfile, (_input, call) => profileOf(call, call.platform.database)),
  implement(updateProfile, async ({ password, ...given }, call) => {
    const { userId } = signedIn(call.caller)
    const before = await profileOf(call, call.platform.database)
    const phoneNumber = given.phoneNumber == null ? undefined : internationalNumber(given.phoneNumber)
    const isNewEmail = given.email != null && given.email.toLowerCase() !== before.email.toLowerCase()
    const isNewPhone = phoneNumber !== undefined && phoneNumber !== before.phoneNumber
    if (isNewEmail || isNewPhone) await requireOwnPassword(call, password)
    const changed: Values = {
      ...(given.language != null && { language: given.language }),
      ...('photo' in given && { photo: given.photo ?? null }),
      ...(isNewEmail && { email: given.email, emailConfirmed: false }),
      ...(isNewPhone && { phoneNumber, phoneNumberConfirmed: false }),
    }
    return call.platform.database.write(call.actor, async transaction => {
      await changeOwn(call, transaction, userId, changed, before)
      // What was sent to where he can no longer be reached is worth nothing.
      if (isNewEmail || isNewPhone) await voidTokens(transaction, userId)
      if (isNewPhone) await voidCodes(transaction, userId)
      return profileOf(call, transaction)
    })
  }),
  implement(sendEmailLink, async (_input, call) => {
    const { userId } = signedIn(call.caller)
    const { email, emailConfirmed } = await profileOf(call, call.platform.database)
    if (email === '' || emailConfirmed) throw nothingToConfirm()
    return call.platform.database.write(call.actor, async transaction => {
      const { resendAfter } = await makeCodeFor(call, transaction, { user: userId, purpose: 'ownEmail', target: email })
      const token = await giveToken(transaction, { user: userId, purpose: 'email', seconds: linkMinutes * 60, channel: 'email' })
      await tell(call, transaction, {
        kind: 'recoveryCode',
        to: { userId },
        channels: ['email'],
        values: { minutes: linkMinutes },
        link: `/dashboard/profile?${new URLSearchParams({ confirmEmail: token }).toString()}`,
        validSeconds: linkMinutes * 60,
      })
      return { resendAfter: resendAfter ?? null }
    })
  }),
  implement(confirmEmail, async ({ token: given }, call) => {
    const { userId } = signedIn(call.caller)
    const token = await requireOpenToken(call.platform.database, given, 'email')
    if (token.userId !== userId) throw linkExpired()
    return call.platform.database.write(call.actor, async transaction => {
      await useToken(transaction, token)
      await changeOwn(call, transaction, userId, { emailConfirmed: true })
      return profileOf(call, transaction)
    })
  }),
  implement(sendPhoneCode, async (_input, call) => {
    const { userId } = signedIn(call.caller)
    const { phoneNumber, phoneNumberConfirmed } = await profileOf(call, call.platform.database)
    if (phoneNumber === '' || phoneNumberConfirmed) throw nothingToConfirm()
    return call.platform.database.write(call.actor, async transaction => {
      const { code, resendAfter } = await makeCodeFor(call, transaction, { user: userId, purpose: 'ownPhone', target: phoneNumber })
      const minutes = call.platform.settings.get(settings.recoveryCodeMinutes)
      await tell(call, transaction, {
        kind: 'recoveryCode',
        to: { userId },
        channels: ['sms'],
        values: { code, minutes },
        validSeconds: minutes * 60,
      })
      return { resendAfter: resendAfter ?? null }
    })
  }),
  implement(confirmPhone, async ({ code }, call) => {
    const { userId } = signedIn(call.caller)
    const right = await requireCode(call, { user: userId }, 'ownPhone', code)
    return call.platform.database.write(call.actor, async transaction => {
      await right.use(transaction)
      const { phoneNumber } = await profileOf(call, transaction)
      // He has named another number meanwhile.
      if (targetHashOf(call.platform, phoneNumber) !== right.targetHash) throw nothingToConfirm()
      await changeOwn(call, transaction, userId, { phoneNumberConfirmed: true })
      return profileOf(call, transaction)
    })
  }),
  implement(getMyData, async (_input, call) => dataOf(call.platform.database, signedIn(call.caller).userId)),
]

/** Writes values of the caller's own account, which he needs no permission for. @throws Invalid when an address or number is another's */
async function changeOwn(call: Call, transaction: Transaction, id: string, changed: Values, before?: Profile): Promise<void> {
  if (Object.keys(changed).length === 0) return
  const model = modelOf(call.platform, 'systemUser')
  const held = before && { id, photo: before.photo }
  const problems = await fileProblems(call, transaction, model.resource.fields, changed, held, [])
  if (problems.length > 0) throw new Invalid(problems)
  await updateRecord(transaction, model, id, changed, stampOf(call), changed)
  await refreshSearchText(transaction, model, id, changed)
  await claimFiles(transaction, model.resource, id, changed)
  await announce(transaction, model, id)
}

async function profileOf(call: Call, runner: Runner): Promise<Profile> {
  const { userId } = signedIn(call.caller)
  const row = await runner.find<Omit<Profile, 'passwordMinLength'>>(sql`
    select u.user_name as "userName", u.email, coalesce(u.email_confirmed, false) as "emailConfirmed", u.phone_number as "phoneNumber",
      coalesce(u.phone_number_confirmed, false) as "phoneNumberConfirmed", u.language, u.photo, c.password_changed_at as "passwordChangedAt",
      json_build_object('firstName', u.first_name, 'secondName', u.second_name, 'thirdName', u.third_name, 'fourthName', u.fourth_name,
        'lastName', u.last_name, 'fullNameEn', u.full_name_en) as names,
      coalesce((select json_agg(json_build_object('titleAr', r.title_ar, 'titleEn', r.title_en) order by r.title_ar)
        from user_in_role ur join user_role r on r.id = ur.role_id where ur.user_id = u.id), '[]') as roles,
      json_build_object('isOn', c.totp_confirmed_at is not null, 'codesLeft', cardinality(c.recovery_codes), 'askedAt', c.two_factor_asked_at) as "twoFactor"
    from "system_user" u join credential c on c.user_id = u.id where u.id = ${userId}`)
  if (!row) throw new Error(`There is no account ${userId}`)
  return { ...row, passwordMinLength: call.platform.settings.get(settings.passwordMinLength) }
}

function nothingToConfirm(): Refused {
  return new Refused('nothingToConfirm', 'لا شيء بانتظار التأكيد', 'There is nothing to confirm', { status: 409 })
}
