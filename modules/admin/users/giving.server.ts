import { inLang, Refused, type Caller, type Lang } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Runner } from '../../../server/database/connect.ts'
import { permissions, type Permission } from '../roles/roles.ts'
import { administratorsWhoSignIn } from '../sessions/sessions.server.ts'
import { isDelegate, placeTypesOf } from './reach.server.ts'
import type { NotGiven } from './roleActions.ts'

/** A role as giving it needs it. */
export interface GivenRole {
  readonly id: string
  readonly code: string
  readonly titleAr: string
  readonly titleEn: string
  readonly isPublic: boolean
  readonly isDefault: boolean
  readonly permissions: readonly string[]
  /** Codes of the place types at which it counts; none: at all of them. */
  readonly placeTypes: readonly string[]
}

const givenRoles = sql`
  select id, code, title_ar as "titleAr", title_en as "titleEn", is_public as "isPublic", is_default as "isDefault",
    coalesce(permissions, '{}') as permissions, array(select l.code from lookup l where l.id = any(place_types)) as "placeTypes"
  from user_role`

/** The roles of these ids that exist. */
export function rolesOf(runner: Runner, ids: readonly string[]): Promise<GivenRole[]> {
  return runner.rows<GivenRole>(sql`${givenRoles} where id = any(${sql.param(ids)}::uuid[])`)
}

/** Every role. */
export function allRoles(runner: Runner): Promise<GivenRole[]> {
  return runner.rows<GivenRole>(sql`${givenRoles} order by code`)
}

/**
 * Why a caller neither gives this role nor takes it away; undefined when he may. Who administers one place gives public roles that count at
 * places of his (section 1.4).
 */
export function whyNotGiven(caller: Caller, role: GivenRole): NotGiven | undefined {
  if (lackingFor(caller, role).length > 0) return 'cannotGive'
  if (!isDelegate(caller)) return undefined
  if (!role.isPublic) return 'roleNotPublic'
  const types = placeTypesOf(caller)
  return role.placeTypes.length === 0 || role.placeTypes.some(type => types.includes(type)) ? undefined : 'roleNotFitting'
}

/** The same as a call says it. */
export function refusalToGive(caller: Caller, role: GivenRole, field: string): Refused | undefined {
  const why = whyNotGiven(caller, role)
  if (why === undefined) return undefined
  return why === 'cannotGive' ? cannotGive(lackingFor(caller, role), field) : notGiven(why, role, field)
}

function notGiven(code: NotGiven, { titleAr, titleEn }: GivenRole, field: string): Refused {
  return new Refused(code, `لا تُعطي جهتك هذا الدور: ${titleAr}`, `Your place does not give this role: ${titleEn}`, { status: 403, field })
}

/** What of a role its giver does not hold himself; nothing when he may give it. Public roles are given by whoever sets roles (section 2.1). */
export function lackingFor(caller: Caller, role: GivenRole): readonly string[] {
  if (caller.isAdmin || (role.isPublic && role.code !== 'admin')) return []
  if (role.code === 'admin') return ['AbpIdentity']
  return role.permissions.filter(name => !caller.can(name))
}

const mostNamed = 5

/** P-16, naming the first of what is lacking. */
export function cannotGive(names: readonly string[], field: string): Refused {
  const named = (lang: Lang) => {
    const labels = names.slice(0, mostNamed).map(name => labelOf(name, lang))
    return `${labels.join(lang === 'ar' ? '، ' : ', ')}${names.length > mostNamed ? ' …' : ''}`
  }
  return new Refused(
    'cannotGive',
    `لا يمكنك منح صلاحية لا تملكها: ${named('ar')}`,
    `You cannot give a permission that you do not hold: ${named('en')}`,
    { status: 403, field, details: { names } },
  )
}

function labelOf(name: string, lang: Lang): string {
  const own = isPermission(name) ? inLang(permissions[name], lang) : name
  const above = name.slice(0, name.lastIndexOf('.'))
  return isPermission(above) && above.includes('.') ? `${inLang(permissions[above], lang)} - ${own}` : own
}

function isPermission(name: string): name is Permission {
  return Object.hasOwn(permissions, name)
}

/**
 * How many administrators who can sign in there are beside this user; the rows stay locked, so that two cannot take each other away at once.
 * Who was invited and never came is none of them: with him alone nobody would come in any more.
 */
export async function otherAdministrators(transaction: Runner, user: string): Promise<number> {
  const rows = await transaction.rows<{ id: string }>(sql`${administratorsWhoSignIn} order by u.id for update of u`)
  return rows.filter(({ id }) => id !== user).length
}

/** P-12. */
export function lastAdministrator(): Refused {
  return new Refused('lastAdministrator', 'يجب أن يبقى مدير نظام فعال واحد على الأقل', 'At least one active administrator must remain', {
    status: 409,
  })
}

/** Nobody takes the administration off himself (section 1.1): another administrator does. */
export function ownAdministration(field: string): Refused {
  return new Refused('ownAdministration', 'لا يمكنك سحب إدارة النظام من نفسك', 'You cannot take the administration off yourself', {
    status: 409,
    field,
  })
}

/** An administrator's account is changed by administrators alone. @throws Refused */
export function requireMayTouch(caller: Caller, target: Readonly<Record<string, unknown>>): void {
  if (target.isAdmin === true && !caller.isAdmin)
    throw new Refused(
      'administratorsOnly',
      'حساب مدير النظام لا يعدله إلا مدير نظام',
      'Only an administrator changes the account of an administrator',
      {
        status: 403,
      },
    )
}
