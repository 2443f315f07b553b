import { inLang, pluralOf, type Lang } from '../../define.ts'
import { ArchiveSign } from '../../../web/generic/portal/ArchiveSign.tsx'
import { ArticleFigure } from '../../../web/generic/portal/ArticleFigure.tsx'
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
  Neighbours,
  PlacesConcerned,
  PublishedBy,
} from '../../../web/generic/portal/ArticleParts.tsx'
import { articleTexts, readingTime } from '../../../web/generic/portal/articleTexts.ts'
import { Contents, FoldedContents } from '../../../web/generic/portal/Contents.tsx'
import { leastForContents, withAnchors } from '../../../web/generic/portal/contents.ts'
import { Gallery } from '../../../web/generic/portal/Gallery.tsx'
import { RelatedVideo, videoOf } from '../../../web/generic/portal/RelatedVideo.tsx'
import { foreign, type GraphNode, Head } from '../../../web/generic/portal/Head.tsx'
import { LastUpdated } from '../../../web/generic/portal/LastUpdated.tsx'
import { type LookupValue, lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { imageAddress } from '../../../web/generic/portal/Picture.tsx'
import { isInArabicAlone, toldIn, wordsOf } from '../../../web/generic/portal/published.ts'
import { type Here, useHere } from '../../../web/generic/portal/site.ts'
import { besideIn } from '../../../web/generic/portal/languageList.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { ArticleDay, Day } from '../../../web/generic/portal/texts.tsx'
import { ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import { homeStep, Trail } from '../../../web/generic/portal/Trail.tsx'
import { ownAddress, publishedFacts } from '../../../web/generic/portal/ownFacts.ts'
import type { Visit } from '../../../web/generic/visit.ts'
import { NewsLink } from './newsParts.portal.tsx'
import type { NewsArticle, NewsFacets, NewsNeighbours, PublicNews } from './publicNews.ts'
import type { AttachedFile, Publisher } from './published.ts'

export async function loadArticle({ api, lang }: Visit, id: string) {
  const article = await orMissing(api.get<NewsArticle>(`Public/News/Get/${id}`))
  const [related, neighbours, categories, facets, files, video, places] = await Promise.all([
    api.get<{ items: readonly PublicNews[] }>(`Public/News/GetRelated/${id}`, besideIn(lang)),
    api.get<NewsNeighbours>(`Public/News/GetNeighbours/${id}`, besideIn(lang)),
    lookupOf(api, 'newsCategory'),
    api.get<NewsFacets>('Public/News/GetFacets'),
    (article.attachments ?? []).length === 0
      ? []
      : api.get<{ items: readonly AttachedFile[] }>(`Public/News/GetFiles/${id}`).then(({ items }) => items),
    videoOf(api, article.video),
    concernedBy(api, article.relatedPlaces),
  ])
  const publisher = facets.publishers.find(({ id: of }) => of === article.place)
  const next = [neighbours.earlier, neighbours.later].filter(item => item !== null)
  const others = await othersOf({ api, lang }, article, { near: related.items, next })
  return { article, ...others, neighbours, categories, publisher, files, video, places }
}
/** Beside an item: what is near to it, filled up with its category's newest, and what else its body has published. Nothing stands there twice, nor what its neighbours are. */
async function othersOf(
  { api, lang }: Pick<Visit, 'api' | 'lang'>,
  article: NewsArticle,
  { near, next }: { readonly near: readonly PublicNews[]; readonly next: readonly PublicNews[] },
) {
  const list = async (asked: Readonly<Record<string, string | number | undefined>>) =>
    (
      await api.get<{ items: readonly PublicNews[] }>('Public/News/GetListPaged', {
        maxResultCount: beside * 2,
        ...besideIn(lang),
        ...asked,
      })
    ).items
  const [alike, ofPlace, newest] = await Promise.all([
    list({ category: article.category ?? undefined }),
    article.place ? list({ place: article.place }) : [],
    list({}),
  ])
  const not = (taken: readonly PublicNews[]) => (item: PublicNews) => item.id !== article.id && taken.every(({ id }) => id !== item.id)
  const nearest = near.filter(not(next))
  const related = [...nearest, ...alike.filter(not([...nearest, ...next]))]
    .slice(0, Math.max(beside, nearest.length))
    .sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
  const own = ofPlace.filter(not([...related, ...next])).slice(0, beside)
  return {
    related,
    ofPlace: own,
    newest: newest.filter(not([...related, ...own, ...next])).slice(0, beside),
  }
}

/** At least so many stand beside an item, where there are so many. */
const beside = 4

type ArticleData = Awaited<ReturnType<typeof loadArticle>>

const wordsPerMinute = 180

export function NewsArticlePage(data: ArticleData) {
  const { article, related, ofPlace, newest, neighbours, categories, publisher, files, video, places } = data
  const here = useHere()
  const { lang } = here
  const words = articleTexts.in(lang)
  const inWords = wordsOf(lang, article)
  const { title, summary, body, told } = inWords
  const { html, headings } = withAnchors(body)
  const isLong = headings.length >= leastForContents
  const category = categories.find(({ id }) => id === article.category)
  const steps = [
    homeStep(lang),
    { label: words.news, path: '/news' },
    ...(category ? [{ label: nameIn(lang, category), path: `/news/${category.code}` }] : []),
    { label: title },
  ]
  const isArabicOnly = told !== lang
  return (
    <div className="wrap">
      <Head
        title={title}
        description={summary}
        steps={steps}
        kind="article"
        card={`news/${article.id}`}
        arabicOnly={isInArabicAlone(article)}
        noIndex={article.expiredAt != null}
        graph={[articleGraph(data, { title, summary, told }, here)]}
      />
      <div className="article-trail">
        <Trail steps={steps.slice(0, -1)} />
      </div>
      <article className="article news-page">
        <div>
          {isArabicOnly && <ArabicOnly />}
          <Expired item={article} day={article.date} />
          <Facts article={article} category={category} publisher={publisher} body={body} />
          <div {...foreign(told, lang)}>
            <h1 className="display-page">{bound(title)}</h1>
            <p className="article-by">{bound(publisher ? nameIn(told, publisher) : inLang(here.site.ownerName, told))}</p>
            <p className="standfirst">{bound(summary)}</p>
            <ArticleFigure item={article} words={inWords} isFirst />
          </div>
          {isLong && <FoldedContents headings={headings} label={words.contents} told={told} />}
          <div {...foreign(told, lang)}>
            <BodyText html={html} />
          </div>
          <Gallery pictures={article.gallery ?? []} address={`/news/${article.id}`} />
          <RelatedVideo video={video} />
          <PlacesConcerned places={places} listOf={code => `/news/${code}`} />
        </div>
        <aside className="aside">
          {/* Of the ministry the line under the title has said all. */}
          {publisher && <PublishedBy publisher={publisher} list={`/news/${publisher.code}`} more={words.newsOf} />}
          {files.length > 0 && <Files files={files} />}
          {/* What stands last goes along with who reads: of a long text its parts. */}
          {isLong ? <Contents headings={headings} label={words.contents} told={told} /> : <Others title={words.related} items={related} />}
        </aside>
        <div className="article-last">
          <ArticleEnd article={article} title={title} told={told} />
          <Neighbours
            ways={[
              [words.earlier, neighbours.earlier && <NewsLink item={neighbours.earlier} />],
              [words.later, neighbours.later && <NewsLink item={neighbours.later} />],
            ]}
          />
        </div>
      </article>
      <div className="aside further-news">
        {isLong && <Others title={words.related} items={related} />}
        <Others title={words.ofBody} items={ofPlace} isFurther={related.length > 0} />
        <Others title={words.newest} items={newest} isFurther={related.length > 0} />
      </div>
      <LastUpdated at={article.publishedAt} />
    </div>
  )
}

/** Further items beneath their heading; nothing where there are none. @param isFurther a phone has others above them and does without */
function Others({ title, items, isFurther = false }: { title: string; items: readonly PublicNews[]; isFurther?: boolean }) {
  const { lang } = useHere()
  if (items.length === 0) return null
  return (
    <section className={isFurther ? 'is-further' : undefined}>
      <h2>{title}</h2>
      <ul>
        {items.map(item => (
          <li key={item.id}>
            <NewsLink item={item} />
            <small className="meta">
              {item.date && <Day day={item.date} />}
              <ArchiveSign day={item.date} />
              <ToldIn told={toldIn(lang, item).told} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface FactsProps {
  article: NewsArticle
  category: LookupValue | undefined
  publisher: Publisher | undefined
  body: string
}

/** Date, place of the event, category, and how long it takes to read. */
function Facts({ article, category, publisher, body }: FactsProps) {
  const { lang, to } = useHere()
  // Where an item in Arabic alone says no English location, the English name of its body's place says where (section 11.4).
  const location = lang === 'en' ? (article.locationEn ?? publisher?.townEn ?? article.locationAr) : article.locationAr
  const isOwnName = publisher !== undefined && location === nameIn(lang, publisher)
  const count = body.replace(/<[^>]*>/g, ' ').split(/\s+/).length
  return (
    <div className="article-facts">
      <p className="meta article-meta">
        {article.date && <ArticleDay day={article.date} />}
        {location && !isOwnName && <span className="where">{bound(location)}</span>}
        {category && (
          <span>
            <a className="tag" href={to(`/news/${category.code}`)}>
              {nameIn(lang, category)}
            </a>
          </span>
        )}
        <span>{pluralOf(readingTime, Math.max(1, Math.round(count / wordsPerMinute)), lang)}</span>
      </p>
    </div>
  )
}

function articleGraph(
  { article, publisher, files, places }: Pick<ArticleData, 'article' | 'publisher' | 'files' | 'places'>,
  { title, summary, told }: { title: string; summary: string; told: Lang },
  here: Here,
): GraphNode {
  const { site, say, lang } = here
  const body = publisher ? nameIn(lang, publisher) : say(site.ownerName)
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    inLanguage: told,
    ...publishedFacts(article, here),
    mainEntityOfPage: ownAddress(here, told),
    ...(article.mainImage && { image: [site.origin + imageAddress(article.mainImage, 1600)] }),
    ...filesGraph(files, here),
    ...aboutPlaces(places, here),
    publisher: { '@type': 'GovernmentOrganization', name: body },
  }
}
