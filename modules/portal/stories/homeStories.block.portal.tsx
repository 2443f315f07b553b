import type { HomeBlock, HomeRequest } from '../../../web/generic/portal/block.ts'
import { featuredFirst } from '../../../web/generic/portal/featured.ts'
import { besideIn } from '../../../web/generic/portal/languageList.ts'
import { type LookupValue, lookupOf } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Section } from '../../../web/ui/Section.tsx'
import type { PublicStory } from './publicStories.ts'
import { StoryRow } from './storyParts.portal.tsx'
import { storyBlockTexts, storyTexts } from './texts.ts'

interface HomeStoriesData {
  readonly items: readonly PublicStory[]
  readonly fields: readonly LookupValue[]
}

/** The newest stories, each by its figure. */
export const homeStories = {
  async load({ api, lang, count }: HomeRequest): Promise<HomeStoriesData | undefined> {
    const [{ items }, fields] = await Promise.all([
      featuredFirst<PublicStory>(api, 'Public/SuccessStory/GetListPaged', { maxResultCount: count, ...besideIn(lang) }),
      lookupOf(api, 'successStoryField'),
    ])
    return items.length === 0 ? undefined : { items, fields }
  },
  show: (data: HomeStoriesData) => <HomeStories {...data} />,
} satisfies HomeBlock

function HomeStories({ items, fields }: HomeStoriesData) {
  const { lang, to } = useHere()
  return (
    <Section id="stories" title={storyBlockTexts.in(lang).home} more={{ href: to('/successStory'), label: storyTexts.in(lang).all }}>
      <ul className="story-trio">
        {items.map(item => (
          <StoryRow key={item.id} item={item} fields={fields} level={3} />
        ))}
      </ul>
    </Section>
  )
}
