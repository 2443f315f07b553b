import { pages } from '../../define.ts'
import { ads } from './ads.ts'

export { ads }
export { noticeIn } from './adsQuery.ts'
export type { PublicNotice } from './publicAds.ts'

export const noticePages = pages({
  ads: {
    label: ['الإعلانات والعطاءات', 'Notices and tenders'],
    permission: 'Portal.Ads',
    group: 'portal',
    icon: 'megaphone',
    placeTypes: 'all',
    list: ads,
  },
  'ads/{id}': { under: 'ads', form: ads },
})

/** What notices add to composite pages of the portal. */
export const noticeBlocks = [
  { page: '/', order: 60, name: 'ads', block: () => import('./homeNotices.block.portal.tsx').then(file => file.homeNotices) },
  { page: 'place', order: 70, block: () => import('./placeNotices.block.portal.tsx').then(file => file.placeNotices) },
] as const
