import { Invalid, pluralOf, problemAt, Refused, type Caller, type Label, type Plural, type Problem, type Values } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import type { Call, ResourceRules } from '../../../server/platform.ts'
import { newId } from '../../../server/resources/id.ts'
import { internationalNumber } from '../sessions/sessions.ts'
import { kept } from './accountActs.ts'
import { lackingFor, requireMayTouch, rolesOf } from './giving.server.ts'
import { roleFacts, userFacts } from './userFacts.server.ts'

/** What the server adds to the definition of users (sections 1.1 and 2.4). */
export const userRules: ResourceRules = {
  facts: userFacts,
  own: { is: (caller, id) => caller.userId === id, files: ['photo'] },
  prepared: (input, before) => {
    const phoneNumber = typeof input.phoneNumber === 'string' ? internationalNumber(input.phoneNumber) : input.phoneNumber
    const given = 'phoneNumber' in input ? { ...input, phoneNumber } : input
    const isNew = (key: string) => before !== undefined && key in given && given[key] !== before[key]
    return {
      ...given,
      ...(isNew('email') && !('emailConfirmed' in given) && { emailConfirmed: false }),
      ...(isNew('phoneNumber') && !('phoneNumberConfirmed' in given) && { phoneNumberConfirmed: false }),
    }
  },
  mayUpdate: (before, input, caller) => {
    requireMayTouch(caller, before)
    if ('lockoutEnabled' in input && input.lockoutEnabled !== before.lockoutEnabled) requireLockoutChange(before, input, caller)
    if ('userName' in input && input.userName !== before.userName && before.hasSignedIn === true && !caller.isAdmin)
      throw new Refused('userNameFixed', 'اسم المستخدم ثابت بعد أول دخول', 'The user name is fixed after the first sign-in', {
        status: 403,
        field: 'userName',
      })
  },
  problemsOf: async (transaction, record, before, call) => [
    ...(await takenNumbers(transaction, record, before)),
    ...(before ? await problemsOfContact(call, transaction, record, before) : []),
  ],
  mayDelete: (record, caller) => {
    requireMayTouch(caller, record)
    if (kept(record, caller) !== undefined)
      throw new Refused(
        'userHasWork',
        'لا يمكن حذف مستخدم له عمل في النظام. يمكنك إيقاف حسابه',
        'A user with activity cannot be deleted. You can deactivate the account',
        { status: 409 },
      )
  },
  written: async (_call, transaction, id, record, before) => {
    if (before === undefined) await giveDefaults(transaction, id)
    else if (record.phoneNumber !== before.phoneNumber || record.email !== before.email) await voidTokens(transaction, id)
  },
}

/** To whom a role is given (P-14). */
const holders: Plural = {
  ar: {
    zero: 'غير مُعطى لأحد',
    one: 'مُعطى إلى مستخدم واحد',
    two: 'مُعطى إلى مستخدمَين',
    few: 'مُعطى إلى {n} مستخدمين',
    many: 'مُعطى إلى {n} مستخدمًا',
    other: 'مُعطى إلى {n} مستخدم',
  },
  en: { one: '{n} user has it', other: '{n} users have it' },
}

/** What the server adds to the definition of roles (section 2.1). */
export const roleRules: ResourceRules = {
  facts: roleFacts,
  mayUpdate: before => {
    if (before.isStatic === true) throw systemRole()
  },
  problemsOf: async (transaction, record, before, call) => {
    if (before) await requireNotHeld(call, transaction, String(before.id))
    return record.isPublic === true && Array.isArray(record.permissions) && record.permissions.some(isAdministrative)
      ? [cannotBePublic('isPublic')]
      : []
  },
  kept: record => {
    if (record.isStatic === true) return systemRole()
    const users = Number(record.usersCount ?? 0)
    if (users === 0) return undefined
    return new Refused(
      'roleInUse',
      `لا يمكن حذف الدور لأنه ${pluralOf(holders, users, 'ar')}. استبدل به دورًا آخر في صفحته أولًا`,
      `The role cannot be deleted: ${pluralOf(holders, users, 'en')}. Replace it on its page first`,
      { status: 409, details: { usersCount: users } },
    )
  },
}

/** May a public role not hold it? Whoever gives public roles would give away the administration (P-15). */
export function isAdministrative(permission: string): boolean {
  return /^(Admin\.|AbpIdentity\.Roles(\.|$))/.test(permission) || permission.endsWith('.ViewPersonalData')
}

/** P-15. */
export function cannotBePublic(at: string): Problem {
  return {
    at,
    rule: 'publicRole',
    sentence: {
      ar: 'لا يمكن أن يكون الدور عامًا وهو يتضمن صلاحيات إدارية',
      en: 'A role with administrative permissions cannot be public',
    },
  }
}

/** The role `admin` is what it is. */
export function systemRole(): Refused {
  return new Refused('systemRole', 'دور النظام لا يُعدَّل ولا يُحذف', 'The system role is not edited or deleted', { status: 409 })
}

/** Nobody but an administrator changes a role that he holds himself (section 2.4). @throws Refused */
export async function requireNotHeld({ caller }: Call, transaction: Transaction, role: string): Promise<void> {
  if (caller.isAdmin) return
  const held = await transaction.find(sql`select 1 from user_in_role where role_id = ${role} and user_id = ${caller.userId ?? null}`)
  if (held) throw new Refused('ownRole', 'لا يمكنك تعديل دور مُعطى لك', 'You cannot change a role that you hold', { status: 403 })
}

function requireLockoutChange(before: Values, input: Values, caller: Caller): void {
  if (!caller.isAdmin)
    throw new Refused('administratorsOnly', 'قفل الحساب يوقفه مدير النظام فقط', 'Only an administrator switches the lockout off', {
      status: 403,
      field: 'lockoutEnabled',
    })
  if (before.isAdmin === true && input.lockoutEnabled !== true)
    throw new Refused('lockoutNeeded', 'لا يُوقف القفل لحساب مدير النظام', 'The lockout stays on for administrators', {
      status: 409,
      field: 'lockoutEnabled',
    })
}

const phoneLabel: Label = ['رقم الجوال', 'Mobile number']
const identityLabel: Label = ['رقم الوثيقة', 'Identity number']

/** Numbers that belong to one person: the mobile number among active users, a document's number among all. */
async function takenNumbers(transaction: Transaction, record: Values, before: Values | undefined): Promise<Problem[]> {
  const { phoneNumber = null, identityDocument = null, identityNumber = null } = record
  const row = await transaction.find<{ phone: boolean; identity: boolean }>(sql`
    select coalesce(bool_or(u.is_active and u.phone_number = ${phoneNumber}), false) as phone,
      coalesce(bool_or(u.identity_document = ${identityDocument}::int and u.identity_number = ${identityNumber}), false) as identity
    from "system_user" u where u.id is distinct from ${before?.id ?? null}::uuid
      and (u.phone_number = ${phoneNumber} or u.identity_number = ${identityNumber})`)
  return [
    ...(row?.phone && record.isActive !== false ? [problemAt('phoneNumber', 'unique', phoneLabel)] : []),
    ...(row?.identity ? [problemAt('identityNumber', 'unique', identityLabel)] : []),
  ]
}

const contacts = ['userName', 'email', 'emailConfirmed', 'phoneNumber', 'phoneNumberConfirmed']

/**
 * By whose e-mail or number an account is recovered, he has the account: of an account with rights that the caller could not give he does
 * not change them either (section 2.4).
 */
async function problemsOfContact(call: Call, transaction: Transaction, record: Values, before: Values): Promise<Problem[]> {
  const changed = contacts.filter(key => (record[key] ?? null) !== (before[key] ?? null))
  if (changed.length === 0 || call.caller.isAdmin || before.id === call.caller.userId) return []
  const roles = await rolesOf(transaction, Array.isArray(before.roles) ? before.roles.map(String) : [])
  if (roles.every(role => lackingFor(call.caller, role).length === 0)) return []
  const sentence = {
    ar: 'لهذا الحساب صلاحيات لا تملكها، فلا تُغيّر بيانات دخوله',
    en: 'This account holds permissions that you do not hold: you cannot change how its owner signs in',
  }
  return changed.map(at => ({ at, rule: 'higherRights', sentence }))
}

/** Every new user gets the default roles and a row for signing in. */
async function giveDefaults(transaction: Transaction, user: string): Promise<void> {
  await transaction.rows(sql`insert into credential (user_id) values (${user})`)
  const roles = await transaction.rows<{ id: string }>(sql`select id from user_role where is_default order by code`)
  for (const { id } of roles)
    await transaction.rows(sql`insert into user_in_role (id, user_id, role_id) values (${newId()}, ${user}, ${id})`)
}

/** Links that were sent to an address that is no longer his. */
async function voidTokens(transaction: Transaction, user: string): Promise<void> {
  await transaction.rows(sql`update account_token set voided_at = now() where user_id = ${user} and used_at is null and voided_at is null`)
}

/** @throws Invalid when a name is not in the tree */
export function requireKnown(names: readonly string[], known: ReadonlySet<string>): void {
  const unknown = names.find(name => !known.has(name))
  if (unknown !== undefined)
    throw new Invalid([
      {
        at: 'names',
        rule: 'permission',
        sentence: { ar: `لا توجد صلاحية بهذا الاسم: ${unknown}`, en: `There is no permission ${unknown}` },
      },
    ])
}
