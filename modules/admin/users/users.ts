import { pages } from '../../define.ts'
import { systemUser } from './systemUser.ts'
import { userRole } from './userRole.ts'

export { accountStates, administeredUsers, languages, systemUser } from './systemUser.ts'
export { userRole }

export const userPages = pages({
  systemUsers: {
    label: ['المستخدمون', 'Users'],
    permission: 'AbpIdentity.Users',
    group: 'admin',
    icon: 'users',
    placeTypes: [
      'authority',
      'council',
      'planning',
      'projects',
      'economicalDevelopment',
      'directorate',
      'publicRelations',
      'councilManagement',
    ],
    list: systemUser,
    screen: () => import('./users.dashboard.tsx').then(file => file.Users),
  },
  'systemUsers/{id}': {
    under: 'systemUsers',
    screen: () => import('./userForm.dashboard.tsx').then(file => file.UserForm),
  },
  userPlaces: {
    label: ['توزيع المستخدمين على الجهات', 'Users by place'],
    permission: 'AbpIdentity.Users.AssignPlaces',
    group: 'admin',
    icon: 'map-pinned',
    placeTypes: ['planning', 'projects', 'economicalDevelopment', 'directorate', 'publicRelations', 'councilManagement'],
    screen: () => import('./byPlace.dashboard.tsx').then(file => file.UsersByPlace),
  },
  userRoles: {
    label: ['الأدوار والصلاحيات', 'Roles and permissions'],
    permission: 'AbpIdentity.Roles',
    group: 'admin',
    icon: 'shield-check',
    placeTypes: [],
    list: userRole,
  },
  'userRoles/{id}': {
    under: 'userRoles',
    screen: () => import('./roleForm.dashboard.tsx').then(file => file.RoleForm),
  },
})
