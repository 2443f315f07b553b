import { pages } from '../../define.ts'

/** The configuration: all settings by group, and the one that an address names, with its group around it. */
export const configPages = pages({
  config: {
    label: ['إعدادات النظام', 'Configuration'],
    permission: 'Admin.Config',
    group: 'admin',
    icon: 'sliders-horizontal',
    placeTypes: [],
    screen: () => import('./config.dashboard.tsx').then(file => file.ConfigScreen),
  },
  'config/{id}': { under: 'config', screen: () => import('./config.dashboard.tsx').then(file => file.ConfigScreen) },
})
