import { pages } from '../../define.ts'

/** How the system is doing, and its backups (portal and administration, section 4.1). */
export const systemPages = pages({
  system: {
    label: ['حالة النظام', 'System status'],
    permission: 'Admin.System',
    group: 'admin',
    icon: 'activity',
    placeTypes: [],
    screen: () => import('./system.dashboard.tsx').then(file => file.SystemScreen),
  },
})
