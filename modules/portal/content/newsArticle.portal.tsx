import { pluralOf, type Lang } from '../../define.ts'
import { orMissing } from '../../../web/generic/portal/answers.ts'
import { ArabicOnly, ArticleEnd, Expired, Files, Neighbours, PublishedBy } from '../../../web/generic/portal/ArticleParts.tsx'
import { articleTexts, readingTime } from '../../../web/generic/portal/articleTexts.ts'
import { withReadableTables } from '../../../web/generic/portal/bodyTables.ts'
import { Gallery } from '../../../web/generic/portal/Gallery.tsx'
import { RelatedVideo, videoOf } from '../../../web/generic/portal/RelatedVideo.tsx'
import { foreign, type GraphNode, Head } from '../../../web/generic/portal/Head.tsx'
import { type LookupValue, lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { imageAddress, Picture } from '../../../web/generic/portal/Picture.tsx'
import { isInArabicAlone, toldIn, wordsOf } from '../../../web/generic/portal/published.ts'
import { type Here, useHere } from '../../../web/generic/portal/site.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { Day, withUnitsInHtml } from '../../../web/generic/portal/texts.tsx'
import { ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import { homeStep, Trail } from '../../../web/generic/portal/Trail.tsx'
import type { Visit } from '../../../web/generic/visit.ts'
import { Prose } from '../../../web/ui/Prose.tsx'
import { NewsLink } from './newsParts.portal.tsx'
import type { NewsArticle, NewsFacets, NewsNeighbours, PublicNews } from './publicNews.ts'
import type { AttachedFile, Publisher } from './published.ts'

export async function loadArticle({ api }: Visit, id: string) {
  const article = await orMissing(api.get<NewsArticle>(`Public/News/Get/${id}`))
  const [related, neighbours, categories, facets, files, video] = await Promise.all([
    api.get<{ items: readonly PublicNews[] }>(`Public/News/GetRelated/${id}`),
    api.get<NewsNeighbours>(`Public/News/GetNeighbours/${id}`),
    lookupOf(api, 'newsCategory'),
    api.get<NewsFacets>('Public/News/GetFacets'),
    (article.attachments ?? []).length === 0
      ? []
      : api.get<{ items: readonly AttachedFile[] }>(`Public/News/GetFiles/${id}`).then(({ items }) => items),
    videoOf(api, article.video),
  ])
  const publisher = facets.publishers.find(({ id: of }) => of === article.place)
  return { article, related: related.items, neighbours, categories, publisher, files, video }
}
type ArticleData = Awaited<ReturnType<typeof loadArticle>>

const wordsPerMinute = 180

export function NewsArticlePage({ article, related, neighbours, categories, publisher, files, video }: ArticleData) {
  const here = useHere()
  const { lang } = here
  const words = articleTexts.in(lang)
  const { title, summary, body, told, part } = wordsOf(lang, article)
  const category = categories.find(({ id }) => id === article.category)
  const steps = [
    homeStep(lang),
    { label: words.news, path: '/news' },
    ...(category ? [{ label: nameIn(lang, category), path: `/news/${category.code}` }] : []),
    { label: title },
  ]
  const caption = part(article.mainImageCaptionAr, article.mainImageCaptionEn)
  const isArabicOnly = told !== lang
  return (
    <div className="wrap">
      <Head
        title={title}
        description={summary}
        steps={steps}
        kind="article"
        image={article.mainImage ? imageAddress(article.mainImage, 1600) : undefined}
        card={`news/${article.id}`}
        arabicOnly={isInArabicAlone(article)}
        noIndex={article.expiredAt != null}
        graph={[articleGraph(article, { title, summary, told }, publisher, here)]}
      />
      <div className="article-trail">
        <Trail steps={steps.slice(0, -1)} />
      </div>
      <div className="article">
        <article>
          {isArabicOnly && <ArabicOnly />}
          <Expired item={article} />
          <Facts article={article} category={category} body={body} />
          <div {...foreign(told, lang)}>
            <h1 className="display-page">{bound(title)}</h1>
            <p className="standfirst">{bound(summary)}</p>
            {article.mainImage && (
              <figure className="article-figure">
                <Picture item={article} isFirst sizes="(min-width: 1024px) 660px, calc(100vw - 32px)" />
                {caption.text && (
                  <figcaption className="caption" {...foreign(caption.told, told)}>
                    {caption.text}
                  </figcaption>
                )}
              </figure>
            )}
            <Prose
              dangerouslySetInnerHTML={{
                __html: withUnitsInHtml(withReadableTables(body, { name: words.table, more: words.moreColumns })),
              }}
            />
          </div>
          <Gallery pictures={article.gallery ?? []} />
          <RelatedVideo video={video} />
          <ArticleEnd article={article} title={title} told={told} />
          <Neighbours
            ways={[
              [words.earlier, neighbours.earlier && <NewsLink item={neighbours.earlier} />],
              [words.later, neighbours.later && <NewsLink item={neighbours.later} />],
            ]}
          />
        </article>
        <aside className="aside">
          {publisher ? (
            <PublishedBy publisher={publisher} list={`/news/${publisher.code}`} more={words.newsOf} />
          ) : (
            article.placeNameAr == null && (
              <section>
                <h2>{words.publisher}</h2>
                <p className="who">{here.say(here.site.ownerName)}</p>
              </section>
            )
          )}
          {files.length > 0 && <Files files={files} />}
          {related.length > 0 && <Related items={related} />}
        </aside>
      </div>
    </div>
  )
}

function Related({ items }: { items: readonly PublicNews[] }) {
  const { lang } = useHere()
  return (
    <section>
      <h2>{articleTexts.in(lang).related}</h2>
      <ul>
        {items.map(item => (
          <li key={item.id}>
            <NewsLink item={item} />
            <small className="meta">
              {item.date && <Day day={item.date} />}
              <ToldIn told={toldIn(lang, item).told} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Category, date, place of the event, and how long it takes to read. */
function Facts({ article, category, body }: { article: NewsArticle; category: LookupValue | undefined; body: string }) {
  const { lang, to } = useHere()
  // Where an item in Arabic alone says no English location, its body's English name says where (section 11.4).
  const location = lang === 'en' ? (article.locationEn ?? article.placeNameEn ?? article.locationAr) : article.locationAr
  const count = body.replace(/<[^>]*>/g, ' ').split(/\s+/).length
  return (
    <div className="article-facts">
      <p className="meta article-meta">
        {category && (
          <span>
            <a className="tag" href={to(`/news/${category.code}`)}>
              {nameIn(lang, category)}
            </a>
          </span>
        )}
        {article.date && <Day day={article.date} />}
        {location && <span className="where">{bound(location)}</span>}
        <span>{pluralOf(readingTime, Math.max(1, Math.round(count / wordsPerMinute)), lang)}</span>
      </p>
    </div>
  )
}

function articleGraph(
  article: NewsArticle,
  { title, summary, told }: { title: string; summary: string; told: Lang },
  publisher: Publisher | undefined,
  { site, to, bare, say, lang }: Here,
): GraphNode {
  const body = publisher ? nameIn(lang, publisher) : say(site.ownerName)
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    inLanguage: told,
    datePublished: article.date ?? article.publishedAt,
    dateModified: article.publishedAt,
    mainEntityOfPage: site.origin + to(bare),
    ...(article.mainImage && { image: [site.origin + imageAddress(article.mainImage, 1600)] }),
    publisher: { '@type': 'GovernmentOrganization', name: body },
  }
}
