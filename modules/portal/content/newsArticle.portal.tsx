import { FileText } from 'lucide-react'
import { localeOf, pluralOf, type Lang } from '../../define.ts'
import { orMissing } from '../../../web/generic/portal/answers.ts'
import { foreign, type GraphNode, Head } from '../../../web/generic/portal/Head.tsx'
import { type LookupValue, lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { type Here, useHere } from '../../../web/generic/portal/site.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { Day, withUnitsInHtml } from '../../../web/generic/portal/texts.tsx'
import { ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import { homeStep, Trail } from '../../../web/generic/portal/Trail.tsx'
import type { Visit } from '../../../web/generic/visit.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { Prose } from '../../../web/ui/Prose.tsx'
import { withReadableTables } from './bodyTables.ts'
import { imageAddress, NewsImage, NewsLink, PublisherMark, toldIn } from './newsParts.portal.tsx'
import type { NewsArticle, NewsFacets, NewsFile, NewsNeighbours, PublicNews, Publisher } from './publicNews.ts'
import { articleTexts, readingTime } from './texts.ts'

export async function loadArticle({ api }: Visit, id: string) {
  const article = await orMissing(api.get<NewsArticle>(`Public/News/Get/${id}`))
  const [related, neighbours, categories, facets, files] = await Promise.all([
    api.get<{ items: readonly PublicNews[] }>(`Public/News/GetRelated/${id}`),
    api.get<NewsNeighbours>(`Public/News/GetNeighbours/${id}`),
    lookupOf(api, 'newsCategory'),
    api.get<NewsFacets>('Public/News/GetFacets'),
    (article.attachments ?? []).length === 0
      ? []
      : api.get<{ items: readonly NewsFile[] }>(`Public/News/GetFiles/${id}`).then(({ items }) => items),
  ])
  const publisher = facets.publishers.find(({ id: of }) => of === article.place)
  return { article, related: related.items, neighbours, categories, publisher, files }
}
type ArticleData = Awaited<ReturnType<typeof loadArticle>>

const wordsPerMinute = 180

export function NewsArticlePage({ article, related, neighbours, categories, publisher, files }: ArticleData) {
  const here = useHere()
  const { lang } = here
  const words = articleTexts.in(lang)
  // English is shown when all of it is there; otherwise the Arabic, marked so (section 11.4).
  const told: Lang = lang === 'en' && article.titleEn && article.summaryEn && article.bodyEn ? 'en' : 'ar'
  const part = (ar: string | null | undefined, en: string | null | undefined) => (told === 'en' ? en : ar) ?? ''
  const title = part(article.titleAr, article.titleEn)
  const summary = part(article.summaryAr, article.summaryEn)
  const body = part(article.bodyAr, article.bodyEn)
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
        arabicOnly={isArabicOnly}
        noIndex={isArabicOnly}
        graph={[articleGraph(article, { title, summary, told }, publisher, here)]}
      />
      <div className="article-trail">
        <Trail steps={steps.slice(0, -1)} />
      </div>
      <div className="article">
        <article>
          {isArabicOnly && (
            <Notice lang={lang}>
              {words.arabicOnly}{' '}
              <a href={here.bare} hrefLang="ar">
                {words.inArabic}
              </a>
            </Notice>
          )}
          <Facts article={article} category={category} body={body} />
          <div {...foreign(told, lang)}>
            <h1 className="display-page">{bound(title)}</h1>
            <p className="standfirst">{bound(summary)}</p>
            {article.mainImage && (
              <figure className="article-figure">
                <NewsImage item={article} isFirst sizes="(min-width: 1024px) 660px, calc(100vw - 32px)" />
                {caption && <figcaption className="caption">{caption}</figcaption>}
              </figure>
            )}
            <Prose
              dangerouslySetInnerHTML={{
                __html: withUnitsInHtml(withReadableTables(body, { name: words.table, more: words.moreColumns })),
              }}
            />
          </div>
          <Ending article={article} title={title} told={told} />
          <Neighbours {...neighbours} />
        </article>
        <aside className="aside">
          {publisher && (
            <section>
              <h2>{words.publisher}</h2>
              <p className="who">
                <PublisherMark publisher={publisher} />
                <span>
                  <a href={here.to(publisher.typeCode === 1 ? `/localComm/${publisher.code}` : `/news/${publisher.code}`)}>
                    {bound(officialNameOf(publisher, lang))}
                  </a>
                  <a className="more" href={here.to(`/news/${publisher.code}`)}>
                    {words.newsOf}
                  </a>
                </span>
              </p>
            </section>
          )}
          {files.length > 0 && <Files files={files} />}
          {related.length > 0 && <Related items={related} />}
        </aside>
      </div>
    </div>
  )
}

/** The body as it calls itself, else as its place is called. */
function officialNameOf(publisher: Publisher, lang: Lang): string {
  return (lang === 'en' ? publisher.officialNameEn : publisher.officialNameAr) ?? nameIn(lang, publisher)
}

/** On to the item before this one, and to the one after it. */
function Neighbours({ earlier, later }: NewsNeighbours) {
  const words = articleTexts.in(useHere().lang)
  const ways = [
    [words.earlier, earlier],
    [words.later, later],
  ] as const
  return (
    <nav className="neighbours" aria-label={words.others}>
      {ways.map(
        ([label, item]) =>
          item && (
            <p key={label}>
              <small>{label}</small>
              <NewsLink item={item} />
            </p>
          ),
      )}
    </nav>
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

/** Keywords, source and the ways to hand it on: plain links, nobody else's script. */
function Ending({ article, title, told }: { article: NewsArticle; title: string; told: Lang }) {
  const { lang, bare, to, site } = useHere()
  const words = articleTexts.in(lang)
  const address = encodeURIComponent(site.origin + to(bare))
  const said = encodeURIComponent(title)
  // Keywords have no second language: beside an English text stand those that are not Arabic.
  const tags = (article.tags ?? []).filter(tag => told === 'ar' || !/\p{Script=Arabic}/u.test(tag))
  const ways = [
    ['WhatsApp', `https://wa.me/?text=${said}%20${address}`],
    ['Telegram', `https://t.me/share/url?url=${address}&text=${said}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
    ['X', `https://x.com/intent/post?url=${address}&text=${said}`],
    [words.mail, `mailto:?subject=${said}&body=${address}`],
  ] as const
  return (
    <footer className="article-end">
      {tags.length > 0 && (
        <p>
          <b>{words.tags}</b>{' '}
          {tags.map(tag => (
            <a key={tag} className="tag" href={to(`/search?q=${encodeURIComponent(tag)}`)} {...foreign(told, lang)}>
              {tag}
            </a>
          ))}
        </p>
      )}
      {article.source && (
        <p>
          <b>{words.source}</b>{' '}
          {article.sourceUrl ? (
            <a href={article.sourceUrl} rel="external">
              {article.source}
            </a>
          ) : (
            article.source
          )}
        </p>
      )}
      <p className="share">
        <b>{words.share}</b>{' '}
        {ways.map(([name, href]) => (
          <a key={name} href={href} rel="external">
            {name}
          </a>
        ))}
        {/* These two need a script, which shows them. */}
        <button type="button" hidden data-do="copy" data-done={words.copied} aria-live="polite">
          {words.copy}
        </button>
        <button type="button" hidden data-do="print">
          {words.print}
        </button>
      </p>
    </footer>
  )
}

function Files({ files }: { files: readonly NewsFile[] }) {
  const { lang } = useHere()
  return (
    <section>
      <h2>{articleTexts.in(lang).files}</h2>
      <ul>
        {files.map(({ id, originalFileName, sizeBytes }) => (
          <li key={id}>
            <a href={`/api/Attachment/GetByte/${id}`}>
              <Icon of={FileText} small /> {originalFileName}
            </a>
            <small>{sizeInWords(sizeBytes, lang)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** «2.4 م.ب» */
function sizeInWords(bytes: number, lang: Lang): string {
  const inMegabytes = bytes >= 1_000_000
  const amount = new Intl.NumberFormat(localeOf[lang], { maximumFractionDigits: inMegabytes ? 1 : 0 }).format(
    Math.max(1, bytes / (inMegabytes ? 1_000_000 : 1000)),
  )
  return articleTexts.say(inMegabytes ? 'megabytes' : 'kilobytes', lang, { size: amount })
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
