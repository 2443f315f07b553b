import { action, bilingual, ref, returns, text } from '../../define.ts'
import { systemUser } from './systemUser.ts'
import { roleCodePattern, userRole } from './userRole.ts'

const stamp = text('ختم التزامن', 'Concurrency stamp').required().max(36)

/** Somebody who holds a role. */
export interface Holder {
  readonly id: string
  readonly nameAr: string
  readonly nameEn: string | null
  readonly userName: string
  readonly isActive: boolean
  readonly placeNameAr: string | null
  readonly placeNameEn: string | null
}

/** Why somebody neither gives nor takes a role: he lacks what is in it, or his place does not give it. */
export type NotGiven = 'cannotGive' | 'roleNotPublic' | 'roleNotFitting'

/** A role as somebody who gives roles needs it. */
export interface RoleChoice {
  readonly id: string
  readonly code: string
  readonly titleAr: string
  readonly titleEn: string
  /** Why the caller neither gives nor takes it; null when he may. */
  readonly refusal: NotGiven | null
}

/**
 * The roles that the caller may name among users: those that he may give, and those that somebody whom he sees has; every one for who reads
 * roles. Who administers one place holds no permission for the roles themselves (section 1.4).
 */
export const getRoleChoices = action('اختيار الأدوار', 'Roles to choose from', {
  method: 'GET',
  path: 'Role/GetSelect',
  permission: 'AbpIdentity.Users',
  output: returns<{ items: readonly RoleChoice[] }>(),
})
/** The whole set of permissions of a role, in a handful of statements whatever its size (section 2.2). */
export const setPermissions = action('تحديد صلاحيات دور', 'Set the permissions of a role', {
  method: 'PUT',
  path: 'Role/SetPermissions/{id}',
  permission: 'AbpIdentity.Roles.ManagePermissions',
  input: { names: text('الصلاحيات', 'Permissions').max(200).many(1000), concurrencyStamp: stamp },
  output: returns<{ concurrencyStamp: string; gained: readonly string[]; lost: readonly string[] }>(),
})
/** A new role with the permissions of this one; neither public nor default. */
export const copyRole = action('نسخ دور', 'Copy a role', {
  method: 'POST',
  path: 'Role/Copy/{id}',
  permission: 'AbpIdentity.Roles.Copy',
  input: {
    code: text('الرمز', 'Code').required().min(2).max(50).matches(roleCodePattern),
    title: bilingual('المسمى', 'Title').requiredBoth().min(2).max(100),
  },
  output: returns<{ id: string }>(),
})
export const getHolders = action('مستخدمو دور', 'Users of a role', {
  method: 'GET',
  path: 'Role/GetUsers/{id}',
  permission: 'AbpIdentity.Roles',
  output: returns<{ totalCount: number; sessionsCount: number; items: readonly Holder[] }>(),
})
const people = () => ({
  users: ref('المستخدمون', 'Users', () => systemUser)
    .many()
    .required(),
  // Giving or taking the administration asks for the giver's own password again.
  password: text('كلمة المرور', 'Password').max(128),
})
/** Gives these users the role beside those that they have (section 2.1). */
export const addHolders = action('إضافة مستخدمين إلى دور', 'Add users to a role', {
  method: 'PUT',
  path: 'Role/AddUsers/{id}',
  permission: 'AbpIdentity.Users.ManageRoles',
  input: people(),
  output: returns<{ changedCount: number }>(),
})
/** Takes the role from these users; each keeps another one (section 2.1). */
export const removeHolders = action('إزالة مستخدمين من دور', 'Remove users from a role', {
  method: 'PUT',
  path: 'Role/RemoveUsers/{id}',
  permission: 'AbpIdentity.Users.ManageRoles',
  input: people(),
  output: returns<{ changedCount: number }>(),
})
/** Gives everybody who holds this role another one in its stead, so that it can be deleted (section 2.1). */
export const replaceRole = action('استبدال دور لدى حامليه', 'Replace a role by another one', {
  method: 'PUT',
  path: 'Role/Replace/{id}',
  permission: 'AbpIdentity.Roles.Delete',
  input: { by: ref('الدور البديل', 'The role in its stead', () => userRole).required() },
  output: returns<{ usersCount: number }>(),
})
