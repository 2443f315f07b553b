import { byPermission, bilingual, boolean, dateTime, integer, lookup, resource, text } from '../../define.ts'

/** What the code of a role may be (portal and administration, section 0). */
export const roleCodePattern = /^[A-Za-z0-9][A-Za-z0-9_-]*$/

/** What somebody may do: a named set of permissions of the tree (portal and administration, section 2.1). */
export const userRole = resource('userRole', {
  label: ['دور', 'Role', 'الأدوار', 'Roles'],
  permission: 'AbpIdentity.Roles',
  calls: 'Role',
  choices: 'Role/GetSelect',
  scope: byPermission,
  fields: {
    title: bilingual('المسمى', 'Title').requiredBoth().min(2).max(100).unique().searchable(),
    code: text('الرمز', 'Code').required().min(2).max(50).matches(roleCodePattern).unique().fixed().searchable(),
    description: bilingual('الوصف', 'Description', 'longText').max(500),
    placeTypes: lookup('أنواع الجهات', 'Place types', 'placeType').many(),
    isDefault: boolean('دور افتراضي', 'Default').initially(false),
    isPublic: boolean('دور عام', 'Public').initially(false),
    requiresTwoFactor: boolean('يتطلب التحقق بخطوتين', 'Requires a second factor').initially(false),
    isStatic: boolean('دور نظام', 'System role').bySystem().initially(false),
    permissions: text('الصلاحيات', 'Permissions').bySystem().many(1000),
  },
  facts: {
    usersCount: integer('عدد المستخدمين', 'Users'),
    permissionsCount: integer('عدد الصلاحيات', 'Permissions'),
    lastChange: dateTime('آخر تغيير', 'Last change'),
  },
  list: {
    columns: ['title', 'code', 'usersCount', 'permissionsCount', 'isPublic', 'isDefault', 'lastChange', 'placeTypes'],
    filters: ['placeTypes', 'isDefault', 'isPublic', 'permissions'],
    sort: 'title',
  },
  form: [
    ['الدور', 'Role', 'title', 'description', 'code'],
    ['أين يعمل الدور ولمن يُعطى', 'Where it counts and who gets it', 'placeTypes', 'isDefault', 'isPublic', 'requiresTwoFactor'],
  ],
})
