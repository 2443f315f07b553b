import { pages } from '../../define.ts'

export { iconNames } from './iconNames.ts'
export { lookupType } from './lookupType.ts'
export { lookupValue } from './lookupValue.ts'
export { isCategoryIcon } from './signs.ts'

/** Types of lists, and the values of one list beside all others (portal and administration, section 7). */
export const lookupPages = pages({
  lookupType: {
    label: ['أنواع القوائم المرجعية', 'Lookup types'],
    permission: 'Admin.LookupType',
    group: 'admin',
    icon: 'list-tree',
    placeTypes: [],
    screen: () => import('./types.dashboard.tsx').then(file => file.LookupTypes),
  },
  'lookupType/{id}': { under: 'lookupType', screen: () => import('./typeForm.dashboard.tsx').then(file => file.LookupTypeForm) },
  lookup: {
    label: ['القوائم المرجعية', 'Lookups'],
    permission: 'Admin.Lookup',
    group: 'admin',
    icon: 'list-checks',
    placeTypes: ['planning', 'projects', 'economicalDevelopment', 'publicRelations', 'councilManagement'],
    screen: () => import('./values.dashboard.tsx').then(file => file.LookupValues),
  },
})
