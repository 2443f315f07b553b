import { pages } from '../../define.ts'
import { imageAlbum } from './imageAlbum.ts'
import { slider } from './slider.ts'
import { video } from './video.ts'

export { originsOf } from './players.ts'
export type { PublicAlbum } from './publicMedia.ts'
export { imageAlbum, slider, video }

const ordering = () => import('./ordering.dashboard.tsx')

export const mediaPages = pages({
  video: {
    label: ['الفيديوهات', 'Videos'],
    permission: 'Portal.Video',
    group: 'portal',
    icon: 'clapperboard',
    placeTypes: ['authority', 'council', 'publicRelations'],
    list: video,
    tools: () => ordering().then(file => file.OrderVideos),
  },
  'video/{id}': { under: 'video', form: video },
  imageAlbum: {
    label: ['ألبومات الصور', 'Image albums'],
    permission: 'Portal.ImageAlbum',
    group: 'portal',
    icon: 'images',
    placeTypes: ['authority', 'council', 'publicRelations'],
    list: imageAlbum,
    tools: () => ordering().then(file => file.OrderAlbums),
  },
  'imageAlbum/{id}': { under: 'imageAlbum', form: imageAlbum },
  slider: {
    label: ['شرائح الصفحة الرئيسية', 'Home slider'],
    permission: 'Portal.Slider',
    group: 'portal',
    icon: 'gallery-horizontal-end',
    placeTypes: ['publicRelations'],
    list: slider,
    tools: () => ordering().then(file => file.OrderSlides),
  },
  'slider/{id}': { under: 'slider', form: slider },
})

/** What media add to composite pages of the portal; home's own parts stand at 50 (news) and 100 (figures). */
export const mediaBlocks = [
  { page: '/', order: 10, name: 'slider', block: () => import('./homeMedia.block.portal.tsx').then(file => file.homeSlides) },
  { page: '/', order: 120, name: 'media', block: () => import('./homeMedia.block.portal.tsx').then(file => file.homeMedia) },
  { page: 'place', order: 95, block: () => import('./placeMedia.block.portal.tsx').then(file => file.placeMedia) },
] as const
