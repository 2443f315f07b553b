import { useCaller } from '../../../web/generic/caller.ts'
import { OrderTool } from '../../../web/generic/OrderTool.tsx'
import { orderTexts } from '../../../web/generic/orderTexts.ts'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { imageAlbum } from './imageAlbum.ts'
import { slider } from './slider.ts'
import { video } from './video.ts'

// Those that are showing or will.
const current = { 'standing[0]': 2, 'standing[1]': 3 }
// What has no number yet stands there as on the portal: the newest first.
const asShown = { sorting: 'sortOrder asc, date desc' }

/** Beside the list of slides: the order in which each page shows its own. */
export function OrderSlides() {
  return <OrderTool resource={slider} groupedBy="placement" query={current} />
}

/** Beside the list of videos: the order in which the library shows them. */
export function OrderVideos() {
  return <OrderTool resource={video} query={asShown} hindrance={useMinistryAlone()} />
}

/** Beside the list of albums: the order in which the portal shows them. */
export function OrderAlbums() {
  return <OrderTool resource={imageAlbum} query={asShown} hindrance={useMinistryAlone()} />
}

/** Why somebody of another place puts nothing in order. */
function useMinistryAlone(): string | undefined {
  const lang = useLang()
  const { isAdmin, place } = useCaller()
  return isAdmin || place?.type === 'publicRelations' ? undefined : orderTexts.say('ministryAlone', lang)
}
