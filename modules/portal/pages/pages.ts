import { pages } from '../../define.ts'
import { aboutUs } from './aboutUs.ts'
import { staticPage } from './staticPage.ts'

export { aboutUs, staticPage }
export { getAbout, type AboutSection } from './publicPages.ts'

/** What pages of the ministry add to composite pages of the portal. */
export const staticPageBlocks = [
  { page: '/', order: 150, name: 'ministerWord', block: () => import('./ministerWord.block.portal.tsx').then(file => file.ministerWord) },
] as const

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
    label: ['صفحات تعريفية', 'Information pages'],
    permission: 'Portal.StaticPage',
    group: 'portal',
    icon: 'file-text',
    placeTypes: ['publicRelations'],
    list: staticPage,
  },
  'staticPage/{id}': { under: 'staticPage', screen: () => import('./staticPageForm.dashboard.tsx').then(file => file.StaticPageForm) },
})
