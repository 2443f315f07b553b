import { ArrowRight } from 'lucide-react'
import type { Block, BlockRequest } from '../../../web/generic/portal/block.ts'
import { type LookupValue, lookupOf } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import { EventLines } from './eventParts.portal.tsx'
import type { PublicEvent } from './publicEvents.ts'
import { comingTexts } from './texts.ts'

interface PlaceEventsData {
  readonly items: readonly PublicEvent[]
  readonly categories: readonly LookupValue[]
  readonly code: string
  readonly isCouncil: boolean
}

/** What is to come at an authority or a council. */
export const placeEvents = {
  async load({ api, place }: BlockRequest): Promise<PlaceEventsData | undefined> {
    const [{ items }, categories] = await Promise.all([
      api.get<{ items: readonly PublicEvent[] }>(`Public/Event/GetOfPlace/${place.id}`),
      lookupOf(api, 'eventCategory'),
    ])
    return items.length === 0 ? undefined : { items, categories, code: place.code, isCouncil: place.isCouncil }
  },
  show: (data: PlaceEventsData) => <PlaceEvents {...data} />,
} satisfies Block

function PlaceEvents({ items, categories, code, isCouncil }: PlaceEventsData) {
  const { lang, to } = useHere()
  const words = comingTexts.in(lang)
  return (
    <section className="block" aria-labelledby="place-events">
      <h2 id="place-events" className="display-section">
        {isCouncil ? words.ofCouncil : words.ofPlace}
      </h2>
      <EventLines items={items} categories={categories} ofPlace />
      <a className="more" href={to(`/events/${code}`)}>
        {isCouncil ? words.allOfCouncil : words.allOfPlace}
        <Icon of={ArrowRight} points />
      </a>
    </section>
  )
}
