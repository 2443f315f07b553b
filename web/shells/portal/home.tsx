import { Fragment, type ReactNode } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { blocks as catalogue } from '../../../catalogue.ts'
import { filled, numberOf, pluralOf, type Lang, type Plural } from '../../../kernel/kernel.ts'
import type { HomeBlockName, KeyFigureName } from '../../../modules/admin/settings/settings.ts'
import type { Site } from '../../../modules/admin/settings/site.ts'
import { GovernorateMap } from '../../../modules/places/authorities/governorateMap.portal.tsx'
import { authorityCount } from '../../../modules/places/authorities/texts.ts'
import type { AuthorityPoint } from '../../../modules/places/authorities/publicAuthorities.ts'
import { MessageBlocks, MessageDialog, messagesAt } from '../../../modules/portal/gate/gateMessages.portal.tsx'
import { NewsLink, NewsMeta } from '../../../modules/portal/content/newsParts.portal.tsx'
import { newsCount } from '../../../modules/portal/content/texts.ts'
import type { PublicNews } from '../../../modules/portal/content/publicNews.ts'
import { DaysLeft, NoticeLink } from '../../../modules/portal/notices/noticeParts.portal.tsx'
import type { NoticePage } from '../../../modules/portal/notices/publicAds.ts'
import type { HomeFigures } from '../../../modules/reports/home/home.ts'
import { commaOf } from '../../fields/comma.ts'
import type { HomeBlock } from '../../generic/portal/block.ts'
import { featuredFirst } from '../../generic/portal/featured.ts'
import { foreign, Head } from '../../generic/portal/Head.tsx'
import { besideIn } from '../../generic/portal/languageList.ts'
import { lookupOf, nameIn, offered } from '../../generic/portal/lookups.ts'
import { ownerNode } from '../../generic/portal/ownerNode.ts'
import { Picture } from '../../generic/portal/Picture.tsx'
import { toldIn } from '../../generic/portal/published.ts'
import { type Here, useHere } from '../../generic/portal/site.ts'
import { bound, withUnits } from '../../generic/bound.tsx'
import { Day } from '../../generic/portal/texts.tsx'
import { visitContext } from '../../generic/visit.ts'
import { FindBox } from '../../ui/FindBox.tsx'
import { KeyFigures } from '../../ui/KeyFigures.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { Section } from '../../ui/Section.tsx'
import { councilCount, governorateCount, homeTexts, peopleCount, tenderCount } from './texts.ts'

/** The first screen names so many news beneath the search. */
const mostNamed = 2

// Read once, when the server starts: which capabilities have something to say here, by the names of their blocks.
const added = new Map<string, HomeBlock>(
  await Promise.all(
    catalogue.flatMap(row => (row.page === '/' ? [row] : [])).map(async ({ name, block }) => [name, await block()] as const),
  ),
)

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, lang } = context.get(visitContext)
  const { homeBlocks, keyFigures } = await api.get<Pick<Site, 'homeBlocks' | 'keyFigures'>>('Public/Site')
  const has = (name: HomeBlockName) => homeBlocks.some(block => block.name === name)
  const newsShown = homeBlocks.find(({ name }) => name === 'news')?.count ?? 1
  const { language } = besideIn(lang)
  const [figures, points, news, categories, governorates, messages, dialogs, closing, tenders, adCategories, parts] = await Promise.all([
    has('keyFigures') ? api.get<HomeFigures>('Public/Home') : undefined,
    has('placesMap') ? api.get<{ items: readonly AuthorityPoint[] }>('Public/LocalComm/GetPoints') : { items: [] },
    featuredFirst<PublicNews>(api, 'Public/News/GetListPaged', { maxResultCount: newsShown + mostNamed, language }),
    lookupOf(api, 'newsCategory'),
    lookupOf(api, 'governorate'),
    messagesAt(api, 'homeBlock'),
    messagesAt(api, 'homeDialog'),
    api.get<NoticePage>('Public/Ads/GetByStage', { maxResultCount: 1, language }),
    language && has('keyFigures')
      ? api.get<NoticePage>('Public/Ads/GetByStage', { group: 'tenders', maxResultCount: 1, language })
      : undefined,
    lookupOf(api, 'adCategory'),
    Promise.all(homeBlocks.map(async ({ name, count }) => added.get(name)?.load({ api, lang, count: count ?? 0 }))),
  ])
  return {
    homeBlocks,
    keyFigures,
    figures,
    points: points.items,
    news: news.items,
    inLanguage: { news: news.totalCount, tenders: tenders?.totalCount },
    categories,
    governorates,
    messages,
    dialogs,
    closing: closing.items.find(({ daysLeft }) => daysLeft !== null),
    adCategories,
    parts,
  }
}
type Data = Awaited<ReturnType<typeof loader>>

export default function Home() {
  const data = useLoaderData<typeof loader>()
  const here = useHere()
  const { homeBlocks, messages, dialogs, parts } = data
  return (
    <>
      <Head graph={siteGraph(here)} />
      <FirstScreen {...data} />
      <div className="wrap home-messages">
        <MessageDialog messages={dialogs} />
        <MessageBlocks messages={messages} />
      </div>
      {homeBlocks.map(({ name }, index) => (
        <Fragment key={name}>{own[name]?.(data) ?? (parts[index] !== undefined && added.get(name)?.show(parts[index]))}</Fragment>
      ))}
    </>
  )
}

/** The blocks that share what the first screen is made of; the others come from the capabilities. */
const own: Partial<Readonly<Record<HomeBlockName, (data: Data) => ReactNode>>> = {
  keyFigures: ({ figures, keyFigures, inLanguage }) =>
    figures && figures.authorities > 0 && <Figures figures={figures} chosen={keyFigures} inLanguage={inLanguage} />,
  placesMap: ({ points, governorates }) => points.length > 0 && <Governorates points={points} governorates={governorates} />,
  news: data => <LatestNews {...data} />,
}

/** What the first screen names beneath the search: what closes next stands before what was published last. */
function namedIn({ homeBlocks, news, closing }: Data): readonly PublicNews[] {
  // The newest stands large in the block of news; where there is none, it is named here.
  const from = homeBlocks.some(({ name }) => name === 'news') ? 1 : 0
  return news.slice(from, from + (closing ? mostNamed - 1 : mostNamed))
}

/** The search, what is new, and all authorities as points. */
function FirstScreen(data: Data) {
  const { points, governorates, closing, adCategories } = data
  const { lang, to } = useHere()
  const words = homeTexts.in(lang)
  const named = namedIn(data)
  const kind = adCategories.find(({ id }) => id === closing?.category)
  return (
    <div className="wrap hero-zone">
      <div className={points.length > 0 ? 'hero' : 'hero hero-plain'}>
        <div>
          <h1 className="display-hero">{words.title}</h1>
          <p className="hero-intro">{words.intro}</p>
          <FindBox
            id="find"
            action={to('/localComms')}
            name="q"
            label={words.field}
            placeholder={words.hint}
            submit={words.find}
            choice={{
              name: 'governorate',
              label: words.governorate,
              all: words.allGovernorates,
              options: offered(governorates, undefined).map(value => ({ value: value.code, label: nameIn(lang, value) })),
            }}
          />
          {(closing || named.length > 0) && (
            <ul className="now" aria-label={closing ? words.now : words.newest}>
              {closing && (
                <li>
                  <p className="now-kind meta">
                    {kind && <span>{nameIn(lang, kind)}</span>}
                    <DaysLeft days={closing.daysLeft} />
                  </p>
                  <NoticeLink item={closing} />
                </li>
              )}
              {named.map(item => (
                <li key={item.id}>
                  <p className="now-kind">
                    {words.item}
                    {item.date && (
                      <>
                        {' · '}
                        <Day day={item.date} />
                      </>
                    )}
                  </p>
                  <NewsLink item={item} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <GovernorateMap points={points} governorates={governorates} />
      </div>
    </div>
  )
}

/** One large item, and the next ones as lines beside it. What the first screen has named is not said twice. */
function LatestNews(data: Data) {
  const { news, homeBlocks, categories } = data
  const { lang, to } = useHere()
  const words = homeTexts.in(lang)
  const [lead, ...others] = news
  if (!lead) return null
  const { summary, told } = toldIn(lang, lead)
  const from = namedIn(data).length
  const count = homeBlocks.find(({ name }) => name === 'news')?.count ?? 1
  const lines = others.slice(from, from + count - 1)
  return (
    <Section id="news" title={words.news} more={{ href: to('/news'), label: words.allNews }}>
      <div className="latest">
        <div className="latest-lead">
          <Picture item={lead} sizes="(min-width: 1200px) 690px, calc(100vw - 32px)" />
          <h3 className="display-lead">
            <NewsLink item={lead} />
          </h3>
          <p {...foreign(told, lang)}>{bound(summary)}</p>
          <NewsMeta item={lead} categories={categories} />
        </div>
        {lines.length > 0 && (
          <ul className="lines">
            {lines.map(item => (
              <li key={item.id}>
                <NewsMeta item={item} categories={categories} />
                <h3>
                  <NewsLink item={item} />
                </h3>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}

/** The index of the governorates: mark, name, and how many authorities each has. */
function Governorates({ points, governorates }: Pick<Data, 'points' | 'governorates'>) {
  const { lang, to } = useHere()
  const words = homeTexts.in(lang)
  return (
    <div className="governorates-part">
      <Section id="governorates" title={words.byGovernorate} more={{ href: to('/localComms'), label: words.allAuthorities }}>
        <ul className="governorates">
          {governorates.map(value => {
            const count = points.filter(({ governorate }) => governorate === value.code).length
            return (
              <li key={value.code}>
                <Mark code={value.code} size="small" />
                <a href={to(`/localComms/${value.code}`)}>{bound(nameIn(lang, value))}</a>
                <small>{pluralOf(authorityCount, count, lang)}</small>
              </li>
            )
          })}
        </ul>
      </Section>
    </div>
  )
}

interface FiguresProps {
  readonly figures: HomeFigures
  readonly chosen: readonly KeyFigureName[]
  /** How many of each exist in the page's language; nothing where that is all. */
  readonly inLanguage: { readonly news: number; readonly tenders: number | undefined }
}

/** The figures that the ministry has chosen, in its order; where it has chosen none, all that is known in one sentence. */
function Figures({ figures, chosen, inLanguage }: FiguresProps) {
  const { lang, to } = useHere()
  const words = homeTexts.in(lang)
  const parts = chosen.length > 0 ? chosenFigures(figures, chosen, inLanguage, lang, to) : sentenceOf(figures, inLanguage, lang, to)
  if (parts.length === 0) return null
  return (
    <section className="section" aria-label={words.figures}>
      <div className="wrap">
        <KeyFigures parts={parts} />
        <p className="caption key-figures-day">
          {words.asOf} <Day day={figures.asOf} />
        </p>
      </div>
    </section>
  )
}

/** Each as a piece that leads to what it counts. Of what nobody has said a number there is none. */
function chosenFigures(
  figures: HomeFigures,
  chosen: readonly KeyFigureName[],
  inLanguage: FiguresProps['inLanguage'],
  lang: Lang,
  to: (path: string) => string,
) {
  const faces: Readonly<Record<KeyFigureName, readonly [count: Plural, n: number, path: string]>> = {
    authorities: [authorityCount, figures.authorities, '/localComms'],
    councils: [councilCount, figures.councils, '/councils'],
    population: [peopleCount, figures.population, '/localComms'],
    openTenders: [tenderCount, figures.openTenders, '/ads?group=tenders'],
  }
  const known = chosen.filter(name => name === 'openTenders' || figures[name] > 0)
  return known.flatMap((name, at) => {
    const [count, n, path] = faces[name]
    const piece = { text: withUnits(pluralOf(count, n, lang)), href: to(path) }
    const ofTenders = name === 'openTenders' ? tendersIn(figures, inLanguage, lang) : []
    return [piece, ...ofTenders, at === known.length - 1 ? '.' : commaOf(lang)]
  })
}

/** How many of the tenders the page's language has, where that is not all: so many the list shows. */
function tendersIn({ openTenders }: HomeFigures, { tenders = openTenders }: FiguresProps['inLanguage'], lang: Lang): readonly string[] {
  return tenders < openTenders ? [homeTexts.say('figuresInLanguage', lang, { count: numberOf(tenders, lang) })] : []
}

/** The figures of today as one sentence, each leading to what it counts. */
function sentenceOf(figures: HomeFigures, inLanguage: FiguresProps['inLanguage'], lang: Lang, to: (path: string) => string) {
  const counted = (count: Plural, n: number) => withUnits(pluralOf(count, n, lang))
  const links: Readonly<Record<string, { readonly text: string; readonly href: string }>> = {
    authorities: { text: counted(authorityCount, figures.authorities), href: to('/localComms') },
    councils: { text: counted(councilCount, figures.councils), href: to('/councils') },
    tenders: { text: counted(tenderCount, figures.openTenders), href: to('/ads?group=tenders') },
    news: { text: counted(newsCount, figures.news), href: to('/news') },
  }
  const [governorates, people] = [counted(governorateCount, figures.governorates), numberOf(figures.population, lang)]
  const inThis = inLanguage.news < figures.news ? { inLanguage: numberOf(inLanguage.news, lang) } : undefined
  const text = homeTexts.say(inThis ? 'figuresSentencePart' : 'figuresSentence', lang)
  // What leads somewhere is a piece of its own; everything else is text.
  return text
    .split(/(\{(?:authorities|councils|tenders|news)\})/)
    .filter(piece => piece !== '')
    .flatMap(piece => [
      links[piece.slice(1, -1)] ?? filled(piece, { governorates, people, ...inThis }),
      ...(piece === '{tenders}' ? tendersIn(figures, inLanguage, lang) : []),
    ])
}

function siteGraph(here: Here) {
  const { site, to, say, lang } = here
  return [
    ownerNode(here),
    {
      '@type': 'WebSite',
      name: say(site.productName),
      url: site.origin + to('/'),
      inLanguage: lang,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${site.origin}${to('/search')}?q={q}`,
        'query-input': 'required name=q',
      },
    },
  ] as const
}
