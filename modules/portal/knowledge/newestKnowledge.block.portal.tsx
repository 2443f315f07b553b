import { bound } from '../../../web/generic/bound.tsx'
import type { HomeBlock, HomeRequest } from '../../../web/generic/portal/block.ts'
import { featuredFirst } from '../../../web/generic/portal/featured.ts'
import { foreign } from '../../../web/generic/portal/Head.tsx'
import { besideIn } from '../../../web/generic/portal/languageList.ts'
import { type LookupValue, lookupOf } from '../../../web/generic/portal/lookups.ts'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Section } from '../../../web/ui/Section.tsx'
import { KnowledgeLink, KnowledgeMeta } from './knowledgeParts.portal.tsx'
import type { PublicKnowledge } from './publicKnowledge.ts'
import { knowledgeTexts } from './texts.ts'

interface NewestData {
  readonly items: readonly PublicKnowledge[]
  readonly types: readonly LookupValue[]
}

/** The newest of the knowledge exchange, for the home page. */
export const newestKnowledge = {
  async load({ api, lang, count }: HomeRequest): Promise<NewestData | undefined> {
    const [{ items }, types] = await Promise.all([
      featuredFirst<PublicKnowledge>(api, 'Public/KnowledgeExchange/GetListPaged', { maxResultCount: count, ...besideIn(lang) }),
      lookupOf(api, 'knowledgeResourceType'),
    ])
    return items.length === 0 ? undefined : { items, types }
  },
  show: (data: NewestData) => <NewestKnowledge {...data} />,
} satisfies HomeBlock

function NewestKnowledge({ items, types }: NewestData) {
  const { lang, to } = useHere()
  const words = knowledgeTexts.in(lang)
  return (
    <Section id="knowledge" title={words.title} more={{ href: to('/knowledgeExchange'), label: words.all }} brief>
      <ul className="shelf">
        {items.map(item => {
          const { summary, told } = toldIn(lang, item)
          return (
            <li key={item.id}>
              <h3 className="entries-title">
                <KnowledgeLink item={item} />
              </h3>
              <KnowledgeMeta item={item} types={types} />
              <p {...foreign(told, lang)}>{bound(summary)}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
