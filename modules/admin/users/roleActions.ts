import { action, bilingual, ref, returns, text } from '../../define.ts'
import { userRole } from './userRole.ts'

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
    code: text('الرمز', 'Code').required().min(2).max(50),
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
/** Gives everybody who holds this role another one in its stead, so that it can be deleted (section 2.1). */
export const replaceRole = action('استبدال دور لدى حامليه', 'Replace a role by another one', {
  method: 'PUT',
  path: 'Role/Replace/{id}',
  permission: 'AbpIdentity.Roles.Delete',
  input: { by: ref('الدور البديل', 'The role in its stead', () => userRole).required() },
  output: returns<{ usersCount: number }>(),
})
