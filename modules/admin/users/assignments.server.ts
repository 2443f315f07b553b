import { Invalid, problemAt, problemSaying, Refused, type Caller, type Problem } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call } from '../../../server/platform.ts'
import { findVisible, notFound } from '../../../server/resources/access.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { isId, newId } from '../../../server/resources/id.ts'
import { requireOwnPassword } from '../sessions/sessions.server.ts'
import { lastAdministrator, otherAdministrators, ownAdministration, refusalToGive, rolesOf } from './giving.server.ts'
import { assignablePlaces, isDelegate } from './reach.server.ts'
import { change, lockUser, requireTargetStamp, type Target } from './target.server.ts'
import { placesOf, tellOfPlaces, tellOfRoles } from './told.server.ts'
import { getPlaces, setPlaces, setRoles, type AssignedRow } from './userActions.ts'

/** Which roles and places a user has: each call takes the whole set. */
export const assignmentCalls: readonly Endpoint[] = [
  implement(setRoles, ({ roles, concurrencyStamp, password }, call, { params }) =>
    call.platform.database.write(call.actor, async transaction => {
      const target = await lockUser(call, transaction, params.id)
      await requireTargetStamp(call, transaction, target, concurrencyStamp)
      requireOthersRoles(call, target.id, 'roles')
      const wanted = [...new Set(roles)]
      await requireGivable(call, transaction, target, wanted, {
        field: 'roles',
        prove: () => requireOwnPassword(call, password ?? undefined),
      })
      await writeRoles(transaction, target.id, wanted)
      const had = Array.isArray(target.row.roles) ? target.row.roles : []
      if (had.length !== wanted.length || wanted.some(role => !had.includes(role))) await tellOfRoles(call, transaction, [target.id])
      return change(call, transaction, target, {})
    }),
  ),
  implement(getPlaces, async (_input, call, { params }) => {
    const id = params.id
    const found = isId(id) && (await findVisible(call, call.platform.database, modelOf(call.platform, 'systemUser'), id))
    if (!found) throw notFound()
    return {
      items: await call.platform.database.rows<AssignedRow>(sql`
        select up.id, up.place_id as place, p.name_ar as "placeNameAr", p.name_en as "placeNameEn", p.code as "placeCode", p.type_code as "typeCode",
          p.governorate, p.is_active as "isActive", up.is_default as "isDefault", up.is_internal_default as "isInternalDefault",
          up.place_id is not distinct from active_place(up.user_id) as "isActing", assignment_holds(up.valid_from, up.valid_to) as "isHeld",
          up.valid_from as "validFrom", up.valid_to as "validTo"
        from user_place up join place p on p.id = up.place_id where up.user_id = ${id} order by up.is_default desc, up.id`),
      assignable: await assignableTo(call),
    }
  }),
  implement(setPlaces, ({ places, concurrencyStamp }, call, { params }) =>
    call.platform.database.write(call.actor, async transaction => {
      const target = await lockUser(call, transaction, params.id)
      await requireTargetStamp(call, transaction, target, concurrencyStamp)
      if (call.caller.userId === target.id && !call.caller.isAdmin)
        throw new Refused('ownPlaces', 'لا يمكنك تغيير جهاتك بنفسك', 'You cannot change your own places', { status: 403, field: 'places' })
      const rows = withDefault((places ?? []).map(row => ({ ...row })))
      const problems = [
        ...problemsAmong(rows, target, call.platform.clock.today()),
        ...(await unreachable(call.caller, transaction, rows, target.id)),
      ]
      if (problems.length > 0) throw new Invalid(problems)
      const before = await placesOf(transaction, target.id)
      await writePlaces(transaction, target.id, rows)
      await tellOfPlaces(call, transaction, target.id, before)
      return change(call, transaction, target, {})
    }),
  ),
]

/** Nobody but an administrator changes his own roles. @throws Refused */
export function requireOthersRoles({ caller }: Call, user: string, field: string): void {
  if (caller.userId === user && !caller.isAdmin)
    throw new Refused('ownRoles', 'لا يمكنك تغيير أدوارك بنفسك', 'You cannot change your own roles', { status: 403, field })
}

/** How a call gives roles. */
interface Giving {
  /** The field of the call that is refused. */
  readonly field: string
  /** Who gives the administration proves that he is there. @throws Invalid */
  readonly prove: () => Promise<void>
}

/** Roles are changed by who may give them; the administration only by an administrator who proves that he is there. */
export async function requireGivable(
  call: Call,
  transaction: Transaction,
  { id, row }: Target,
  wanted: readonly string[],
  { field, prove }: Giving,
): Promise<void> {
  const had = Array.isArray(row.roles) ? row.roles.map(String) : []
  const known = new Map((await rolesOf(transaction, [...had, ...wanted])).map(role => [role.id, role]))
  if (wanted.some(role => !known.has(role))) throw new Invalid([problemAt(field, 'reference', ['الأدوار', 'Roles'])])
  const isChanged = (role: string) => had.includes(role) !== wanted.includes(role)
  const changed = [...known.values()].filter(role => isChanged(role.id))
  for (const role of changed) {
    const refusal = refusalToGive(call.caller, role, field)
    if (refusal) throw refusal
  }
  const administration = changed.find(({ code }) => code === 'admin')
  if (!administration) return
  const isTaken = !wanted.includes(administration.id)
  if (isTaken && call.caller.userId === id) throw ownAdministration(field)
  await prove()
  if (isTaken && (await otherAdministrators(transaction, id)) === 0) throw lastAdministrator()
}

/** Gives a user exactly these roles. */
export async function writeRoles(transaction: Transaction, user: string, roles: readonly string[]): Promise<void> {
  await transaction.rows(sql`delete from user_in_role where user_id = ${user} and not role_id = any(${sql.param(roles)}::uuid[])`)
  await transaction.rows(sql`
    insert into user_in_role (id, user_id, role_id)
    select made.id, ${user}, made.role from unnest(${sql.param(roles.map(newId))}::uuid[], ${sql.param(roles)}::uuid[]) as made(id, role)
    where not exists (select from user_in_role known where known.user_id = ${user} and known.role_id = made.role)`)
}

/** A place as it is to be assigned. */
export interface PlaceRow {
  readonly place: string
  readonly isDefault?: boolean | null
  readonly isInternalDefault?: boolean | null
  readonly validFrom?: string | null
  readonly validTo?: string | null
}

/** The only place of somebody is his default one without being told so. */
export function withDefault(rows: readonly PlaceRow[]): PlaceRow[] {
  return rows.map(row => (rows.length === 1 ? { ...row, isDefault: true } : row))
}

/**
 * What is wrong with a set of places by itself (section 1.2). A default one that has ended counts as absent, so it is none.
 * @param today `YYYY-MM-DD`
 */
export function problemsAmong(rows: readonly PlaceRow[], { row }: Pick<Target, 'row'>, today: string): Problem[] {
  const at = (place: string, rule: string, ar: string, en: string): Problem => ({ at: place, rule, sentence: { ar, en } })
  if (rows.length === 0)
    return row.isAdmin === true
      ? []
      : [at('places', 'assignedPlace', 'يجب تخصيص جهة واحدة على الأقل', 'At least one assigned place is required')]
  const isRepeated = ({ place }: PlaceRow, index: number) => rows.findIndex(other => other.place === place) < index
  const endsEarly = ({ validFrom, validTo }: PlaceRow) => validFrom != null && validTo != null && validTo <= validFrom
  return [
    ...rows.flatMap((one, index) =>
      isRepeated(one, index)
        ? [at(`places[${index}].place`, 'unique', 'هذه الجهة مضافة للمستخدم من قبل', 'This place is already assigned to the user')]
        : [],
    ),
    ...rows.flatMap((one, index) => (endsEarly(one) ? [problemAt(`places[${index}].validTo`, 'dateRange', ['إلى تاريخ', 'To'])] : [])),
    ...rows.flatMap((one, index) =>
      one.isDefault === true && one.validTo != null && one.validTo < today && !endsEarly(one)
        ? [
            at(
              `places[${index}].validTo`,
              'defaultPlace',
              'انتهت مدة هذه الجهة، فلا تكون افتراضية. حدد جهة افتراضية أخرى',
              'This assignment has ended and is no default. Make another place the default one',
            ),
          ]
        : [],
    ),
    ...(rows.filter(({ isDefault }) => isDefault === true).length === 1
      ? []
      : [at('places', 'defaultPlace', 'يرجى التأكد من تحديد جهة افتراضية', 'Ensure a default place assignment')]),
    ...(rows.filter(({ isInternalDefault }) => isInternalDefault === true).length <= 1
      ? []
      : [at('places', 'internalDefault', 'حدد جهة افتراضية داخلية واحدة على الأكثر', 'Mark at most one internal default place')]),
  ]
}

/** The active places that the caller assigns; null: every one. */
async function assignableTo({ caller, platform }: Call): Promise<string[] | null> {
  if (!isDelegate(caller)) return null
  const rows = await platform.database.rows<{ id: string }>(
    sql`select p.id from place p where p.is_active and ${assignablePlaces(caller, sql`p.id`)}`,
  )
  return rows.map(({ id }) => id)
}

/** Places that do not exist, are not active any more or lie outside what the caller assigns; what the user has already may stay. */
async function unreachable(caller: Caller, transaction: Transaction, rows: readonly PlaceRow[], user: string): Promise<Problem[]> {
  const found = await transaction.rows<{ id: string; isOwn: boolean; isUsable: boolean }>(sql`
    select p.id, ${assignablePlaces(caller, sql`p.id`)} as "isOwn",
      (p.is_active or exists (select from user_place up where up.user_id = ${user} and up.place_id = p.id)) as "isUsable"
    from place p where p.id = any(${sql.param(rows.map(({ place }) => place))}::uuid[])`)
  const known = new Map(found.map(place => [place.id, place]))
  return rows.flatMap(({ place }, index) => {
    const at = `places[${index}].place`
    const { isOwn, isUsable } = known.get(place) ?? {}
    if (isOwn === undefined) return [problemAt(at, 'reference', ['الجهة', 'Place'])]
    if (!isOwn) return [problemSaying(at, 'placeOutside', 'لا يمكنك تخصيص هذه الجهة', 'You may not assign this place')]
    return isUsable ? [] : [problemSaying(at, 'placeInactive', 'هذه الجهة غير فعالة', 'This place is not active')]
  })
}

/** Gives a user exactly these places; what stays keeps its row. */
export async function writePlaces(transaction: Transaction, user: string, rows: readonly PlaceRow[]): Promise<void> {
  const places = sql.param(rows.map(({ place }) => place))
  await transaction.rows(sql`delete from user_place where user_id = ${user} and not place_id = any(${places}::uuid[])`)
  // A mark cannot stand on two rows for a moment: it is taken from the one that loses it first. Who keeps it is left alone, so the audit tells
  // of nothing that nobody did.
  const marked = (key: 'isDefault' | 'isInternalDefault') => sql`${rows.find(row => row[key] === true)?.place ?? null}::uuid`
  await transaction.rows(sql`
    update user_place set is_default = is_default and place_id is not distinct from ${marked('isDefault')},
      is_internal_default = is_internal_default and place_id is not distinct from ${marked('isInternalDefault')}
    where user_id = ${user} and ((is_default and place_id is distinct from ${marked('isDefault')})
      or (is_internal_default and place_id is distinct from ${marked('isInternalDefault')}))`)
  await transaction.rows(sql`
    insert into user_place (id, user_id, place_id, is_default, is_internal_default, valid_from, valid_to)
    select made.id, ${user}, made.place, made.is_default, made.is_internal, made.valid_from, made.valid_to from unnest(
      ${sql.param(rows.map(newId))}::uuid[], ${places}::uuid[], ${sql.param(rows.map(row => row.isDefault === true))}::boolean[],
      ${sql.param(rows.map(row => row.isInternalDefault === true))}::boolean[], ${sql.param(rows.map(row => row.validFrom ?? null))}::date[],
      ${sql.param(rows.map(row => row.validTo ?? null))}::date[]) as made(id, place, is_default, is_internal, valid_from, valid_to)
    on conflict (user_id, place_id) do update set is_default = excluded.is_default, is_internal_default = excluded.is_internal_default,
      valid_from = excluded.valid_from, valid_to = excluded.valid_to`)
}
