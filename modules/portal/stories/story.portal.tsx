import type { Lang } from '../../define.ts'
import { besideIn } from '../../../web/generic/portal/languageList.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { BodyText } from '../../../web/generic/portal/BodyText.tsx'
import { orMissing } from '../../../web/generic/portal/answers.ts'
import {
  aboutPlaces,
  ArabicOnly,
  ArticleEnd,
  concernedBy,
  Expired,
  Files,
  filesGraph,
  PlacesConcerned,
  PublishedBy,
} from '../../../web/generic/portal/ArticleParts.tsx'
import { Gallery } from '../../../web/generic/portal/Gallery.tsx'
import { foreign, type GraphNode, Head } from '../../../web/generic/portal/Head.tsx'
import { LastUpdated } from '../../../web/generic/portal/LastUpdated.tsx'
import { lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { imageAddress, Picture } from '../../../web/generic/portal/Picture.tsx'
import { RelatedVideo, videoOf } from '../../../web/generic/portal/RelatedVideo.tsx'
import { isInArabicAlone, wordsOf, type Words } from '../../../web/generic/portal/published.ts'
import { type Here, useHere } from '../../../web/generic/portal/site.ts'
import { homeStep, Trail } from '../../../web/generic/portal/Trail.tsx'
import { ownAddress, publishedFacts } from '../../../web/generic/portal/ownFacts.ts'
import type { Visit } from '../../../web/generic/visit.ts'
import type { AttachedFile } from '../content/content.ts'
import { BeforeAfter, Brief, Figures, Quote } from './storyPieces.portal.tsx'
import type { PublicStory, Story, StoryFacets } from './publicStories.ts'
import { StoryLink, StoryMeta } from './storyParts.portal.tsx'
import { storyPageTexts, storyTexts } from './texts.ts'

const mostSimilar = 3

export async function loadStory({ api, lang }: Visit, id: string) {
  const story = await orMissing(api.get<Story>(`Public/SuccessStory/Get/${id}`))
  const [fields, currencies, funders, facets, sameField, files, video, places] = await Promise.all([
    lookupOf(api, 'successStoryField'),
    lookupOf(api, 'currency'),
    lookupOf(api, 'sponsor'),
    api.get<StoryFacets>('Public/SuccessStory/GetFacets'),
    api.get<{ items: readonly PublicStory[] }>('Public/SuccessStory/GetListPaged', {
      field: story.field ?? undefined,
      maxResultCount: mostSimilar + 1,
      ...besideIn(lang),
    }),
    (story.attachments ?? []).length === 0
      ? []
      : api.get<{ items: readonly AttachedFile[] }>(`Public/SuccessStory/GetFiles/${id}`).then(({ items }) => items),
    videoOf(api, story.video),
    concernedBy(api, story.relatedPlaces),
  ])
  return {
    story,
    fields,
    currency: currencies.find(value => value.id === story.currency),
    funder: funders.find(value => value.id === story.funder),
    publisher: facets.places.find(place => place.id === story.place),
    similar: sameField.items.filter(item => item.id !== id).slice(0, mostSimilar),
    files,
    video,
    places,
  }
}
type StoryData = Awaited<ReturnType<typeof loadStory>>

export function StoryPage(data: StoryData) {
  const { story, fields, publisher, similar, files, video, places } = data
  const here = useHere()
  const { lang } = here
  const words = storyPageTexts.in(lang)
  const said = wordsOf(lang, story)
  const { title, summary, body, told, part } = said
  const caption = part(story.mainImageCaptionAr, story.mainImageCaptionEn)
  const steps = [homeStep(lang), { label: storyTexts.in(lang).stories, path: '/successStory' }, { label: title }]
  const isArabicOnly = told !== lang
  return (
    <div className="wrap">
      <Head
        title={title}
        description={summary}
        steps={steps}
        kind="article"
        card={`successStory/${story.id}`}
        arabicOnly={isInArabicAlone(story)}
        noIndex={story.expiredAt != null}
        graph={[storyGraph(data, { title, summary, told }, here)]}
      />
      <div className="article-trail">
        <Trail steps={steps.slice(0, -1)} />
      </div>
      <article>
        {isArabicOnly && <ArabicOnly />}
        <Expired item={story} day={story.date} />
        <header className="story-head">
          <div {...foreign(told, lang)}>
            <h1 className="display-page">{bound(title)}</h1>
            <p className="standfirst">{bound(summary)}</p>
          </div>
          <StoryMeta item={story} fields={fields} />
        </header>
        {story.mainImage && (
          <figure className="story-picture">
            <Picture item={story} isFirst sizes="(min-width: 1264px) 1216px, calc(100vw - 32px)" />
            {caption.text && (
              <figcaption className="caption" {...foreign(caption.told, lang)}>
                {caption.text}
              </figcaption>
            )}
          </figure>
        )}
        <Figures story={story} />
        <Arc story={story} words={said} />
        <Quote story={story} words={said} />
        <BeforeAfter story={story} />
        <div className="article story-body">
          <div>
            <section className="block" aria-labelledby="whole-story">
              <h2 id="whole-story" className="display-section">
                {words.more}
              </h2>
              <div {...foreign(told, lang)}>
                <BodyText html={body} />
              </div>
            </section>
            <Lessons story={story} words={said} />
            <Gallery pictures={story.gallery ?? []} address={`/successStory/${story.id}`} />
            <RelatedVideo video={video} />
            <PlacesConcerned places={places} />
          </div>
          <aside className="aside">
            <Brief {...data} />
            {publisher && (
              <PublishedBy publisher={publisher} list={`/successStory?place=${publisher.code}`} more={storyTexts.in(lang).allOf} />
            )}
            {files.length > 0 && <Files files={files} />}
            {similar.length > 0 && (
              <section>
                <h2>{words.similar}</h2>
                <ul>
                  {similar.map(item => (
                    <li key={item.id}>
                      <StoryLink item={item} />
                      {item.placeNameAr && <small>{bound(nameIn(lang, { nameAr: item.placeNameAr, nameEn: item.placeNameEn }))}</small>}
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </aside>
          {/* On a phone what the reader may do comes before the ways to hand the page on. */}
          <ArticleEnd article={story} title={title} told={told} />
        </div>
      </article>
      <LastUpdated at={story.publishedAt} />
    </div>
  )
}

/** From the challenge over the solution to the results: three steps of one thread. */
function Arc({ story, words: { part } }: { story: Story; words: Words }) {
  const { lang } = useHere()
  const words = storyPageTexts.in(lang)
  const steps = [
    [words.challenge, part(story.challengeAr, story.challengeEn)],
    [words.solution, part(story.solutionAr, story.solutionEn)],
    [words.results, part(story.resultsAr, story.resultsEn)],
  ] as const
  return (
    <ol className="arc">
      {steps.map(
        ([label, { text, told }]) =>
          text && (
            <li key={label}>
              <h2>{label}</h2>
              <div {...foreign(told, lang)}>
                {text.split(/\n+/).map(paragraph => (
                  <p key={paragraph}>{bound(paragraph)}</p>
                ))}
              </div>
            </li>
          ),
      )}
    </ol>
  )
}

function Lessons({ story, words: { part } }: { story: Story; words: Words }) {
  const { lang } = useHere()
  const { text, told } = part(story.lessonsAr, story.lessonsEn)
  if (!text) return null
  return (
    <section className="lessons" aria-labelledby="lessons">
      <h2 id="lessons" className="display-section">
        {storyPageTexts.in(lang).lessons}
      </h2>
      <ul {...foreign(told, lang)}>
        {text.split(/\n+/).map(line => (
          <li key={line}>{bound(line)}</li>
        ))}
      </ul>
    </section>
  )
}

function storyGraph(
  { story, publisher, files, places }: Pick<StoryData, 'story' | 'publisher' | 'files' | 'places'>,
  { title, summary, told }: { title: string; summary: string; told: Lang },
  here: Here,
): GraphNode {
  const { site, say, lang } = here
  return {
    '@type': 'Article',
    headline: title,
    description: summary,
    inLanguage: told,
    ...publishedFacts(story, here),
    mainEntityOfPage: ownAddress(here, told),
    ...(story.mainImage && { image: [site.origin + imageAddress(story.mainImage, 1600)] }),
    ...filesGraph(files, here),
    ...aboutPlaces(places, here),
    publisher: { '@type': 'GovernmentOrganization', name: publisher ? nameIn(lang, publisher) : say(site.ownerName) },
  }
}
