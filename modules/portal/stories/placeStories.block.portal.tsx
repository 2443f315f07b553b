import { ArrowRight } from 'lucide-react'
import type { Block, BlockRequest } from '../../../web/generic/portal/block.ts'
import { type LookupValue, lookupOf } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import type { PublicStory } from './publicStories.ts'
import { StoryRow } from './storyParts.portal.tsx'
import { storyBlockTexts } from './texts.ts'

interface PlaceStoriesData {
  readonly items: readonly PublicStory[]
  readonly fields: readonly LookupValue[]
  readonly id: string
  readonly code: string
  readonly isCouncil: boolean
  readonly hasOwn: boolean
}

const shown = 3

/** The stories of an authority or a council, and those that concern it; nothing where there are none. */
export const placeStories = {
  async load({ api, place }: BlockRequest): Promise<PlaceStoriesData | undefined> {
    const list = (more: Readonly<Record<string, string>>) =>
      api.get<{ items: readonly PublicStory[] }>('Public/SuccessStory/GetListPaged', { ...more, maxResultCount: shown })
    const [own, concerning, fields] = await Promise.all([
      list({ place: place.id }),
      list({ relatedPlaces: place.id }),
      lookupOf(api, 'successStoryField'),
    ])
    const items = [...own.items, ...concerning.items.filter(item => !own.items.some(({ id }) => id === item.id))]
    if (items.length === 0) return undefined
    return {
      items: items.slice(0, shown),
      fields,
      id: place.id,
      code: place.code,
      isCouncil: place.isCouncil,
      hasOwn: own.items.length > 0,
    }
  },
  show: (data: PlaceStoriesData) => <PlaceStories {...data} />,
} satisfies Block

function PlaceStories({ items, fields, id, code, hasOwn, isCouncil }: PlaceStoriesData) {
  const { lang, to } = useHere()
  const words = storyBlockTexts.in(lang)
  return (
    <section className="block" aria-labelledby="place-stories">
      <h2 id="place-stories" className="display-section">
        {isCouncil ? words.council : words.place}
      </h2>
      <ul className="story-rows">
        {items.map(item => (
          <StoryRow key={item.id} item={item} fields={fields} of={id} level={3} />
        ))}
      </ul>
      {hasOwn && (
        <a className="more" href={to(`/successStory?place=${code}`)}>
          {isCouncil ? words.allOfCouncil : words.allOfPlace}
          <Icon of={ArrowRight} points />
        </a>
      )}
    </section>
  )
}
