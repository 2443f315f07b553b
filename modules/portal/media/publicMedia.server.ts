import { Invalid, problemAt } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { facetsOf } from '../../../server/resources/publicFacets.ts'
import { noteRead, noteTrueFor } from '../../../server/resources/readTags.ts'
import { putInOrder } from '../../../server/resources/reorder.ts'
import { imageAlbum } from './imageAlbum.ts'
import { getAlbumFacets, getSlides, getVideoFacets, reorderAlbums, reorderSlides, reorderVideos, type Slide } from './publicMedia.ts'
import { isItsTime, requireMinistry } from './rules.server.ts'
import { slider } from './slider.ts'
import { video } from './video.ts'

const narrowed = { lookup: 'category', date: 'date' }

/** Calls about media beside those of their definitions. */
export const mediaCalls: readonly Endpoint[] = [
  implement(getVideoFacets, (_input, call) => facetsOf(call, modelOf(call.platform, video.name), narrowed)),
  implement(getAlbumFacets, (_input, call) => facetsOf(call, modelOf(call.platform, imageAlbum.name), narrowed)),
  implement(getSlides, async ({ placement }, { platform }) => {
    const known: Readonly<Record<string, number>> = platform.lookups.ids('sliderPlacement')
    const id = Object.hasOwn(known, placement) ? known[placement] : undefined
    if (id === undefined) throw new Invalid([problemAt('placement', 'choice', getSlides.input.placement.label)])
    return { items: await shownAt(platform, id) }
  }),
  implement(reorderSlides, ({ ids }, call) => putInOrder(call, modelOf(call.platform, slider.name), ids, reorderSlides.input.ids.label)),
  implement(reorderVideos, ({ ids }, call) => {
    requireMinistry(call)
    return putInOrder(call, modelOf(call.platform, video.name), ids, reorderVideos.input.ids.label)
  }),
  implement(reorderAlbums, ({ ids }, call) => {
    requireMinistry(call)
    return putInOrder(call, modelOf(call.platform, imageAlbum.name), ids, reorderAlbums.input.ids.label)
  }),
]

interface Row extends Slide {
  readonly isShown: boolean
  /** Until it begins or ends; null: it does neither. */
  readonly restMs: number | null
}

/** The published slides of a place whose time is now. Who keeps the answer is told when the next one begins or ends. */
async function shownAt(platform: Platform, placement: number): Promise<Slide[]> {
  noteRead(['slider'])
  const rows = await platform.database.rows<Row>(sql`
    select t.id, t.title_ar as "titleAr", t.title_en as "titleEn", t.text_ar as "textAr", t.text_en as "textEn", t.image,
      t.mobile_image as "mobileImage", t.image_alt_ar as "imageAltAr", t.image_alt_en as "imageAltEn", t.link_url as "linkUrl",
      t.link_label_ar as "linkLabelAr", t.link_label_en as "linkLabelEn", ${isItsTime} as "isShown",
      (extract(epoch from case when t.publish_at > now() then t.publish_at else t.expire_at end - now()) * 1000)::double precision as "restMs"
    from slider t where t.is_published and t.placement = ${placement} and (t.expire_at is null or t.expire_at > now())
    order by t.sort_order, t.id`)
  noteTrueFor(
    rows.reduce<number | undefined>((least, { restMs }) => (restMs === null ? least : Math.min(least ?? restMs, restMs)), undefined),
  )
  return rows.filter(({ isShown }) => isShown).map(({ isShown: _isShown, restMs: _restMs, ...slide }) => slide)
}
