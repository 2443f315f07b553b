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
  readonly code: string
}

/** An authority's newest news, and those that concern it. */
export const placeNews = {
  async load({ api, place }: BlockRequest): Promise<PlaceNewsData | undefined> {
    const [{ items }, categories] = await Promise.all([
      api.get<{ items: readonly PublicNews[] }>(`Public/News/GetOfPlace/${place.id}`),
      lookupOf(api, 'newsCategory'),
    ])
    return items.length === 0 ? undefined : { items, categories, code: place.code }
  },
  absent: lang => placeNewsTexts.say('news', lang),
  show: (data: PlaceNewsData) => <PlaceNews {...data} />,
} satisfies Block

function PlaceNews({ items, categories, code }: PlaceNewsData) {
  const { lang, to } = useHere()
  return (
    <section className="block" aria-labelledby="place-news">
      <h2 id="place-news" className="display-section">
        {placeNewsTexts.in(lang).news}
      </h2>
      <ul className="lines">
        {items.map(item => (
          <li key={item.id}>
            <NewsMeta item={item} categories={categories} />
            <NewsLink item={item} />
          </li>
        ))}
      </ul>
      <a className="more" href={to(`/news/${code}`)}>
        {placeNewsTexts.in(lang).all}
        <Icon of={ArrowRight} points />
      </a>
    </section>
  )
}
