import { ArrowRight } from 'lucide-react'
import type { Block, BlockRequest } from '../../../web/generic/portal/block.ts'
import { type LookupValue, lookupOf } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import { NewsLink, NewsMeta } from './newsParts.portal.tsx'
import type { PublicNews } from './publicNews.ts'
import { placeNewsTexts } from './texts.ts'

interface PlaceNewsData {
  readonly items: readonly PublicNews[]
  readonly categories: readonly LookupValue[]
  readonly id: string
  readonly code: string
  readonly isCouncil: boolean
}

/** The newest news of an authority or a council, and those that concern it. */
export const placeNews = {
  async load({ api, place }: BlockRequest): Promise<PlaceNewsData | undefined> {
    const [{ items }, categories] = await Promise.all([
      api.get<{ items: readonly PublicNews[] }>(`Public/News/GetOfPlace/${place.id}`),
      lookupOf(api, 'newsCategory'),
    ])
    return items.length === 0 ? undefined : { items, categories, id: place.id, code: place.code, isCouncil: place.isCouncil }
  },
  absent: (lang, isCouncil) => placeNewsTexts.say(isCouncil ? 'councilNews' : 'news', lang),
  show: (data: PlaceNewsData) => <PlaceNews {...data} />,
} satisfies Block

function PlaceNews({ items, categories, id, code, isCouncil }: PlaceNewsData) {
  const { lang, to } = useHere()
  const words = placeNewsTexts.in(lang)
  return (
    <section className="block" aria-labelledby="place-news">
      <h2 id="place-news" className="display-section">
        {isCouncil ? words.councilNews : words.news}
      </h2>
      <ul className="lines">
        {items.map(item => (
          <li key={item.id}>
            <NewsMeta item={item} categories={categories} of={id} />
            <NewsLink item={item} />
          </li>
        ))}
      </ul>
      <a className="more" href={to(`/news/${code}`)}>
        {isCouncil ? words.councilAll : words.all}
        <Icon of={ArrowRight} points />
      </a>
    </section>
  )
}
