import { pages } from '../../define.ts'
import { aboutUs } from './aboutUs.ts'
import { staticPage } from './staticPage.ts'

export { aboutUs, staticPage }
export { getAbout, type AboutSection } from './publicPages.ts'

export const staticPagePages = pages({
  aboutUs: {
    label: ['من نحن', 'About us'],
    permission: 'Portal.AboutUs',
    group: 'portal',
    icon: 'info',
    placeTypes: ['publicRelations'],
    screen: () => import('./aboutUs.dashboard.tsx').then(file => file.AboutUsPage),
  },
  staticPage: {
    label: ['الصفحات الثابتة', 'Static pages'],
    permission: 'Portal.StaticPage',
    group: 'portal',
    icon: 'file-text',
    placeTypes: ['publicRelations'],
    list: staticPage,
  },
  'staticPage/{id}': { under: 'staticPage', screen: () => import('./staticPageForm.dashboard.tsx').then(file => file.StaticPageForm) },
})
