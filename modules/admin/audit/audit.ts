import { pages } from '../../define.ts'

export * from './calls.ts'

export const auditPages = pages({
  audits: {
    label: ['سجل التدقيق', 'Audit log'],
    permission: 'Admin.AuditLog',
    group: 'reports',
    icon: 'history',
    placeTypes: ['planning', 'projects', 'economicalDevelopment', 'publicRelations', 'councilManagement'],
    screen: () => import('./audits.dashboard.tsx').then(file => file.Audits),
  },
})
