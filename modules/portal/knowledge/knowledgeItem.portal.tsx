import { type ReactNode, use } from 'react'
import { Download, ExternalLink } from 'lucide-react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { pluralOf, type Lang } from '../../define.ts'
import { commaOf } from '../../../web/fields/comma.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { BodyText } from '../../../web/generic/portal/BodyText.tsx'
import { Gallery } from '../../../web/generic/portal/Gallery.tsx'
import { GalleryPage } from '../../../web/generic/portal/GalleryPage.tsx'
import { missing, orMissing } from '../../../web/generic/portal/answers.ts'
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
  sizeInWords,
} from '../../../web/generic/portal/ArticleParts.tsx'
import { FirstPages } from '../../../web/generic/portal/FirstPages.tsx'
import { foreign, type GraphNode, Head } from '../../../web/generic/portal/Head.tsx'
import { LastUpdated } from '../../../web/generic/portal/LastUpdated.tsx'
import { type LookupValue, lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { besideIn } from '../../../web/generic/portal/languageList.ts'
import { Picture } from '../../../web/generic/portal/Picture.tsx'
import { RelatedVideo, videoOf } from '../../../web/generic/portal/RelatedVideo.tsx'
import { pictureAt } from '../../../web/generic/portal/Stage.tsx'
import { endingOf, isInArabicAlone, wordsOf } from '../../../web/generic/portal/published.ts'
import { type Here, ShortPathContext, useHere } from '../../../web/generic/portal/site.ts'
import { ArticleDay, Code } from '../../../web/generic/portal/texts.tsx'
import { OwnName, OwnWords } from '../../../web/generic/portal/ToldIn.tsx'
import { homeStep, Trail } from '../../../web/generic/portal/Trail.tsx'
import { ownAddress } from '../../../web/generic/portal/ownFacts.ts'
import { visitContext } from '../../../web/generic/visit.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import { FactList } from '../../../web/ui/FactList.tsx'
import { Answers, Asked, questionGraph } from './knowledgeAnswers.portal.tsx'
import { KnowledgeLink, KnowledgeMeta } from './knowledgeParts.portal.tsx'
import { languageWord } from './knowledgeQuery.ts'
import type { KnowledgeContext, KnowledgeFacets, KnowledgePage } from './publicKnowledge.ts'
import { knowledgePageTexts, knowledgeTexts, languageTexts, pageCount } from './texts.ts'

/** An item, or one picture of its gallery. */
export async function loader({ context, params: { id = '', picture } }: LoaderFunctionArgs) {
  const { api, lang } = context.get(visitContext)
  const item = await orMissing(api.get<KnowledgePage>(`Public/KnowledgeExchange/Get/${encodeURIComponent(id)}`))
  if (picture !== undefined) {
    const found = pictureAt(item.gallery, picture)
    return found === undefined ? missing() : { kind: 'picture' as const, record: item, ...found }
  }
  const [more, types, topics, licences, facets, places, video] = await Promise.all([
    api.get<KnowledgeContext>(`Public/KnowledgeExchange/GetContext/${item.id}`, besideIn(lang)),
    lookupOf(api, 'knowledgeResourceType'),
    lookupOf(api, 'knowledgeTopic'),
    lookupOf(api, 'mediaRights'),
    api.get<KnowledgeFacets>('Public/KnowledgeExchange/GetFacets'),
    concernedBy(api, item.relatedPlaces),
    videoOf(api, item.video),
  ])
  return {
    kind: 'item' as const,
    item,
    more,
    types,
    topics: topics.filter(({ id: of }) => (item.topics ?? []).includes(of)),
    licence: licences.find(({ id: of }) => of === item.licence),
    publisher: facets.publishers.find(({ id: of }) => of === item.place),
    places,
    video,
  }
}
type Data = Extract<Awaited<ReturnType<typeof loader>>, { kind: 'item' }>

export default function KnowledgeItem() {
  const data = useLoaderData<typeof loader>()
  const { lang } = useHere()
  if (data.kind === 'item') return <ItemPage data={data} />
  const list = { label: knowledgeTexts.say('title', lang), path: '/knowledgeExchange' }
  return <GalleryPage {...data} kind="knowledgeExchange" list={list} />
}

function ItemPage({ data }: { data: Data }) {
  const here = useHere()
  const { lang } = here
  const { item, more, types, publisher } = data
  const { title, summary, body, told, part } = wordsOf(lang, item)
  const { text: caption, told: captionTold } = part(item.mainImageCaptionAr, item.mainImageCaptionEn)
  const type = types.find(({ id }) => id === item.resourceType)
  const isArabicOnly = told !== lang
  const isQuestion = type?.code === 'question'
  const steps = [
    homeStep(lang),
    { label: knowledgeTexts.say('title', lang), path: '/knowledgeExchange' },
    ...(type ? [{ label: nameIn(lang, type), path: `/knowledgeExchange?type=${type.code}` }] : []),
    { label: title },
  ]
  return (
    <div className="wrap">
      <Head
        title={title}
        description={summary}
        steps={steps}
        kind="article"
        card={`knowledgeExchange/${item.id}`}
        arabicOnly={isInArabicAlone(item)}
        noIndex={item.expiredAt != null}
        graph={[
          isQuestion
            ? questionGraph({ title, body, date: item.date, by: item.authors ?? publisherIn(data, here) }, more.answers, here, told)
            : graphOf(data, { title, summary, told }, type, here),
        ]}
      />
      <div className="article-trail">
        <Trail steps={steps.slice(0, -1)} />
      </div>
      <article className="item">
        <header className="item-head">
          {isArabicOnly && <ArabicOnly />}
          <Expired item={item} />
          <div {...foreign(told, lang)}>
            <h1 className="display-page">{bound(title)}</h1>
            <p className="standfirst">{bound(summary)}</p>
          </div>
          {isQuestion && <Asked by={item.authors ?? publisherIn(data, here)} date={item.date} answers={more.answers} />}
          <Acts data={data} title={title} />
        </header>
        {item.mainImage && (
          <figure className="item-figure">
            <Picture item={item} isFirst sizes="(min-width: 1024px) 400px, calc(100vw - 32px)" />
            {caption && (
              <figcaption className="caption" {...foreign(captionTold, lang)}>
                {bound(caption)}
              </figcaption>
            )}
          </figure>
        )}
        <div className="item-body">
          <div {...foreign(told, lang)}>
            <BodyText html={body} />
          </div>
          {more.file && <FirstPages file={more.file} pages={more.firstPages} href={downloadOf(item)} />}
          <Gallery pictures={item.gallery ?? []} address={`/knowledgeExchange/${item.id}`} />
          <RelatedVideo video={data.video} />
          {isQuestion && <Answers question={item.id} answers={more.answers} />}
          <Citation item={item} title={title} told={told} publisher={publisher && nameIn(lang, publisher)} />
          <PlacesConcerned places={data.places} listOf={code => `/knowledgeExchange?place=${code}`} />
        </div>
        {/* On a phone the text comes first. */}
        <div className="item-beside">
          <Facts data={data} isQuestion={isQuestion} />
          <aside className="aside item-side">
            {publisher && (
              <PublishedBy
                publisher={publisher}
                list={`/knowledgeExchange?place=${publisher.code}`}
                more={knowledgePageTexts.say('moreOf', lang)}
              />
            )}
            {more.attachments.length > 0 && <Files files={more.attachments} />}
            {more.related.length > 0 && (
              <section>
                <h2>{knowledgePageTexts.say('related', lang)}</h2>
                <ul>
                  {more.related.map(other => (
                    <li key={other.id}>
                      <KnowledgeLink item={other} />
                      <KnowledgeMeta item={other} types={types} />
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </aside>
        </div>
        <div className="item-last">
          <ArticleEnd article={item} title={title} told={told} />
        </div>
      </article>
      <LastUpdated at={item.publishedAt} />
    </div>
  )
}

/** The way to have the item, before anything is said of it: its file with what is known of that, or where it is. */
function Acts({ data, title }: { data: Data; title: string }) {
  const { lang } = useHere()
  const { item, more } = data
  if (!more.file && item.externalUrl == null) return null
  if (!more.file) return <Ways data={data} title={title} />
  return (
    <div className="item-file">
      <p className="item-sheet" aria-hidden="true">
        <bdi>{endingOf(more.file.originalFileName)}</bdi>
      </p>
      <Ways data={data} title={title} />
      <FactList facts={ofFile(data, lang)} />
    </div>
  )
}

function Ways({ data: { item, more }, title }: { data: Data; title: string }) {
  const { lang } = useHere()
  const words = knowledgePageTexts.in(lang)
  return (
    <p className="item-acts">
      {more.file && (
        <a className="btn btn-act" href={downloadOf(item)} download aria-label={`${words.download}: ${title}`}>
          <Icon of={Download} />{' '}
          <span>
            {words.download} (<bdi>{endingOf(more.file.originalFileName)}</bdi>
            {commaOf(lang)}
            <bdi>{sizeInWords(more.file.sizeBytes, lang)}</bdi>)
          </span>
        </a>
      )}
      {item.externalUrl && (
        <a className="btn" href={item.externalUrl} rel="external">
          <Icon of={ExternalLink} /> {words.external}
        </a>
      )}
    </p>
  )
}

/** Where its file is fetched, and counted. */
function downloadOf({ id }: Pick<KnowledgePage, 'id'>): string {
  return `/api/Public/KnowledgeExchange/Download/${id}`
}

/** How long it is, of when, in which language, and how often it was fetched. */
function ofFile({ item, more }: Data, lang: Lang): { label: string; value: ReactNode }[] {
  const words = knowledgePageTexts.in(lang)
  return [
    ...(item.pages == null ? [] : [{ label: words.pages, value: pluralOf(pageCount, item.pages, lang) }]),
    ...(item.year == null ? [] : [{ label: words.year, value: <Code>{item.year}</Code> }]),
    { label: words.language, value: languageTexts.say(languageWord(item.resourceLanguage), lang) },
    ...(more.downloads > 0 ? [{ label: words.downloads, value: <Code>{more.downloads}</Code> }] : []),
  ]
}

/** What it is good for and on what terms, by whom and of when: line by line. Of a question its head has said by whom and when. */
function Facts({ data, isQuestion }: { data: Data; isQuestion: boolean }) {
  const { lang, to } = useHere()
  const { item, more, topics, licence } = data
  const words = knowledgePageTexts.in(lang)
  const usedAs = usesOf[more.file ? endingOf(more.file.originalFileName) : '']
  const useWords = usedAs ? words[usedAs] : item.externalUrl && !more.file ? words.useElsewhere : undefined
  const facts = [
    ...(useWords === undefined ? [] : [{ label: words.use, value: useWords }]),
    ...(licence ? [{ label: words.licence, value: nameIn(lang, licence) }] : []),
    ...(topics.length > 0
      ? [
          {
            label: words.topics,
            value: (
              <span className="item-topics">
                {topics.map(topic => (
                  <a key={topic.code} href={to(`/knowledgeExchange?topic=${topic.code}`)}>
                    {nameIn(lang, topic)}
                  </a>
                ))}
              </span>
            ),
          },
        ]
      : []),
    ...(item.authors && !isQuestion ? [{ label: words.authors, value: <OwnWords>{item.authors}</OwnWords> }] : []),
    ...(more.file || isQuestion ? [] : ofFile(data, lang)),
    ...(item.date && !isQuestion ? [{ label: words.added, value: <ArticleDay day={item.date} /> }] : []),
  ]
  if (facts.length === 0) return null
  return (
    <section className="aside printed item-facts" aria-labelledby="facts">
      <h2 id="facts">{words.card}</h2>
      <FactList look="rows" facts={facts} />
    </section>
  )
}

/** What one does with a file, by its ending. */
const usesOf: Readonly<Record<string, 'useRead' | 'useFill' | 'useUnpack'>> = {
  PDF: 'useRead',
  DOCX: 'useFill',
  XLSX: 'useFill',
  PPTX: 'useFill',
  ZIP: 'useUnpack',
}

interface CitationProps {
  item: KnowledgePage
  title: string
  /** In which language its title is. */
  told: Lang
  publisher: string | undefined
}

/** How the item is named in somebody else's paper. */
function Citation({ item, title, told, publisher }: CitationProps) {
  const { lang, say, site, to, bare } = useHere()
  const short = use(ShortPathContext)
  const words = knowledgePageTexts.in(lang)
  const owner = publisher ?? say(site.ownerName)
  const who = item.authors ?? owner
  const comma = commaOf(lang)
  return (
    <section className="citation">
      <h2>{words.cite}</h2>
      <p>
        <OwnName>{who}</OwnName> ({item.year == null ? words.noDate : <Code>{item.year}</Code>}). <cite>{bound(title)}</cite>
        {told === lang ? !/[.?!؟]$/u.test(title) && '.' : ` ${words.citedInArabic}.`} {owner}
        {comma}
        {say(site.productName)}.{/* On a line of its own: it begins and ends the same with every typeface. */}
        <br />
        <Code>{site.origin + to(short ?? bare)}</Code>
      </p>
    </section>
  )
}

const kinds: Readonly<Record<string, string>> = {
  research: 'ScholarlyArticle',
  guide: 'LearningResource',
  training: 'LearningResource',
  webinar: 'LearningResource',
  dataset: 'Dataset',
}

function graphOf(
  { item, more, topics, publisher, places }: Data,
  { title, summary, told }: { title: string; summary: string; told: Lang },
  type: LookupValue | undefined,
  here: Here,
): GraphNode {
  const { site, say, lang } = here
  return {
    '@type': kinds[type?.code ?? ''] ?? 'CreativeWork',
    name: title,
    description: summary,
    inLanguage: told,
    url: ownAddress(here, told),
    ...(item.date && { datePublished: item.date }),
    ...filesGraph(more.attachments, here),
    ...aboutPlaces(places, here),
    ...(item.authors && { author: { '@type': 'Organization', name: item.authors } }),
    keywords: topics.map(topic => nameIn(lang, topic)).join(', '),
    publisher: { '@type': 'GovernmentOrganization', name: publisherIn({ publisher }, { lang, say, site }) },
  }
}

function publisherIn({ publisher }: Pick<Data, 'publisher'>, { lang, say, site }: Pick<Here, 'lang' | 'say' | 'site'>): string {
  return publisher ? nameIn(lang, publisher) : say(site.ownerName)
}
