import { ArrowRight } from 'lucide-react'
import type { Block, BlockRequest } from '../../../web/generic/portal/block.ts'
import { type LookupValue, lookupOf } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import { NoticeLines } from './noticeParts.portal.tsx'
import type { PublicNotice } from './publicAds.ts'
import { openNoticesTexts } from './texts.ts'

interface PlaceNoticesData {
  readonly items: readonly PublicNotice[]
  readonly categories: readonly LookupValue[]
  readonly code: string
  readonly isCouncil: boolean
}

/** What an authority or a council calls for now, soonest first. */
export const placeNotices = {
  async load({ api, place }: BlockRequest): Promise<PlaceNoticesData | undefined> {
    const [{ items }, categories] = await Promise.all([
      api.get<{ items: readonly PublicNotice[] }>(`Public/Ads/GetOfPlace/${place.id}`),
      lookupOf(api, 'adCategory'),
    ])
    return items.length === 0 ? undefined : { items, categories, code: place.code, isCouncil: place.isCouncil }
  },
  show: (data: PlaceNoticesData) => <PlaceNotices {...data} />,
} satisfies Block

function PlaceNotices({ items, categories, code, isCouncil }: PlaceNoticesData) {
  const { lang, to } = useHere()
  const words = openNoticesTexts.in(lang)
  return (
    <section className="block" aria-labelledby="place-notices">
      <h2 id="place-notices" className="display-section">
        {isCouncil ? words.ofCouncil : words.ofPlace}
      </h2>
      <NoticeLines items={items} categories={categories} ofPlace />
      <a className="more" href={to(`/ads/${code}?stage=all`)}>
        {isCouncil ? words.allOfCouncil : words.allOfPlace}
        <Icon of={ArrowRight} points />
      </a>
    </section>
  )
}
