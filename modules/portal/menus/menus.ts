import { pages } from '../../define.ts'
import { menu } from './menu.ts'

export { menu }
export { menuIcons, type MenuIcon } from './menuIcons.ts'
export { currentEntry, titleOf, type CurrentEntry, type MenuNode, type Menus } from './menuTree.ts'
export { authorityPages, comingRoutes, findRoute, publicRoutes } from './publicRoutes.ts'

export const menuPages = pages({
  menu: {
    label: ['القوائم', 'Menus'],
    permission: 'Portal.Menu',
    group: 'portal',
    icon: 'menu',
    placeTypes: ['publicRelations'],
    list: menu,
    screen: () => import('./menus.dashboard.tsx').then(file => file.MenusPage),
  },
  'menu/{id}': { under: 'menu', screen: () => import('./menuForm.dashboard.tsx').then(file => file.MenuForm) },
})
