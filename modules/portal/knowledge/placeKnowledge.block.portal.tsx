import { ArrowRight } from 'lucide-react'
import type { Block, BlockRequest } from '../../../web/generic/portal/block.ts'
import { type LookupValue, lookupOf } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import { KnowledgeLink, KnowledgeMeta } from './knowledgeParts.portal.tsx'
import type { PublicKnowledge } from './publicKnowledge.ts'
import { knowledgeTexts } from './texts.ts'

interface PlaceKnowledgeData {
  readonly items: readonly PublicKnowledge[]
  readonly types: readonly LookupValue[]
  readonly code: string
  readonly isCouncil: boolean
}

/** What an authority or a council shares of what it knows; who shares nothing yet is not told off for it. */
export const placeKnowledge = {
  async load({ api, place }: BlockRequest): Promise<PlaceKnowledgeData | undefined> {
    const [{ items }, types] = await Promise.all([
      api.get<{ items: readonly PublicKnowledge[] }>(`Public/KnowledgeExchange/GetOfPlace/${place.id}`),
      lookupOf(api, 'knowledgeResourceType'),
    ])
    return items.length === 0 ? undefined : { items, types, code: place.code, isCouncil: place.isCouncil }
  },
  show: (data: PlaceKnowledgeData) => <PlaceKnowledge {...data} />,
} satisfies Block

function PlaceKnowledge({ items, types, code, isCouncil }: PlaceKnowledgeData) {
  const { lang, to } = useHere()
  const words = knowledgeTexts.in(lang)
  return (
    <section className="block" aria-labelledby="place-knowledge">
      <h2 id="place-knowledge" className="display-section">
        {isCouncil ? words.ofCouncil : words.ofPlace}
      </h2>
      <ul className="lines">
        {items.map(item => (
          <li key={item.id}>
            <KnowledgeMeta item={item} types={types} />
            <KnowledgeLink item={item} />
          </li>
        ))}
      </ul>
      <a className="more" href={to(`/knowledgeExchange?place=${code}`)}>
        {isCouncil ? words.allOfCouncil : words.allOfPlace}
        <Icon of={ArrowRight} points />
      </a>
    </section>
  )
}
