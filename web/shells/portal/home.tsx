import { Fragment } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { blocks as catalogue } from '../../../catalogue.ts'
import { filled, numberOf, pluralOf, type Lang, type Plural } from '../../../kernel/kernel.ts'
import { GovernorateMap } from '../../../modules/places/authorities/governorateMap.portal.tsx'
import { authorityCount } from '../../../modules/places/authorities/texts.ts'
import type { AuthorityPoint } from '../../../modules/places/authorities/publicAuthorities.ts'
import { MessageBlocks, MessageDialog, messagesAt } from '../../../modules/portal/gate/gateMessages.portal.tsx'
import { NewsLink, NewsMeta } from '../../../modules/portal/content/newsParts.portal.tsx'
import { newsCount } from '../../../modules/portal/content/texts.ts'
import type { PublicNews } from '../../../modules/portal/content/publicNews.ts'
import type { HomeFigures } from '../../../modules/reports/home/home.ts'
import type { HomeBlock } from '../../generic/portal/block.ts'
import { featuredFirst } from '../../generic/portal/featured.ts'
import { foreign, Head } from '../../generic/portal/Head.tsx'
import { type LookupValue, lookupOf, nameIn, offered } from '../../generic/portal/lookups.ts'
import { ComingEvents, loadComingEvents } from '../../../modules/portal/events/comingEvents.portal.tsx'
import { loadOpenNotices, OpenNotices } from '../../../modules/portal/notices/openNotices.portal.tsx'
import { DaysLeft, NoticeLink } from '../../../modules/portal/notices/noticeParts.portal.tsx'
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
import { councilCount, governorateCount, homeTexts } from './texts.ts'

const newest = 8
/** Lines beside the lead. */
const mostLines = 5
/** Where home's own parts stand among those that capabilities add. */
const own = { news: 50, figures: 100 } as const

// Read once, when the server starts: which capabilities have something to say here, in their order.
const added = await Promise.all(
  catalogue
    .filter(({ page }) => page === '/')
    .map(async ({ order, block }): Promise<{ order: number; block: HomeBlock }> => ({ order, block: await block() })),
)

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, lang } = context.get(visitContext)
  const [figures, points, news, categories, governorates, messages, dialogs, notices, events, ...parts] = await Promise.all([
    api.get<HomeFigures>('Public/Home'),
    api.get<{ items: readonly AuthorityPoint[] }>('Public/LocalComm/GetPoints'),
    featuredFirst<PublicNews>(api, 'Public/News/GetListPaged', { maxResultCount: newest, language: lang === 'en' ? 'en' : undefined }),
    lookupOf(api, 'newsCategory'),
    lookupOf(api, 'governorate'),
    messagesAt(api, 'homeBlock'),
    messagesAt(api, 'homeDialog'),
    loadOpenNotices(api, lang),
    loadComingEvents(api, lang),
    ...added.map(({ block }) => block.load({ api, lang })),
  ])
  return {
    figures,
    points: points.items,
    news: news.items,
    inLanguage: news.totalCount,
    categories,
    governorates,
    messages,
    dialogs,
    notices,
    events,
    parts,
  }
}

export default function Home() {
  const { figures, points, news, inLanguage, categories, governorates, messages, dialogs, notices, events, parts } =
    useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, to } = here
  const words = homeTexts.in(lang)
  // The lead is what is featured, else the newest; the first screen names the two after it, so that nothing is said twice.
  const [lead, ...others] = news
  // What closes next stands before what was published last.
  const [next] = notices.items.filter(({ daysLeft }) => daysLeft !== null)
  const nextKind = notices.categories.find(({ id }) => id === next?.category)
  const named = next ? 1 : 2
  return (
    <>
      <Head graph={siteGraph(here)} />
      <div className="wrap hero-zone">
        <div className="hero">
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
            {(next || others.length > 0) && (
              <ul className="now" aria-label={next ? words.now : words.newest}>
                {next && (
                  <li>
                    <p className="now-kind">
                      {nextKind && <>{nameIn(lang, nextKind)} · </>}
                      <DaysLeft days={next.daysLeft} />
                    </p>
                    <NoticeLink item={next} />
                  </li>
                )}
                {others.slice(0, named).map(item => (
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
      <div className="wrap home-messages">
        <MessageDialog messages={dialogs} />
        <MessageBlocks messages={messages} />
      </div>
      <Added parts={parts} until={own.news} />
      {lead && (
        <Section id="news" title={words.news} more={{ href: to('/news'), label: words.allNews }}>
          <LatestNews lead={lead} others={others.slice(named, named + mostLines)} categories={categories} />
        </Section>
      )}
      <OpenNotices {...notices} />
      <Added parts={parts} from={own.news} until={own.figures} />
      {figures.authorities > 0 && (
        <section className="section" aria-label={words.figures}>
          <div className="wrap">
            <KeyFigures parts={sentenceOf(figures, inLanguage, lang, to)} />
          </div>
        </section>
      )}
      <ComingEvents {...events} />
      <Added parts={parts} from={own.figures} />
      {points.length > 0 && (
        <div className="governorates-part">
          <Section id="governorates" title={words.byGovernorate} more={{ href: to('/localComms'), label: words.allAuthorities }}>
            <Governorates points={points} governorates={governorates} />
          </Section>
        </div>
      )}
    </>
  )
}

/** The parts that capabilities add between two of home's own. @param parts their data, in the order of the blocks; undefined: nothing is drawn */
function Added({ parts, from = 0, until = Infinity }: { parts: readonly unknown[]; from?: number; until?: number }) {
  return added.map(
    ({ order, block }, index) =>
      order >= from && order < until && parts[index] !== undefined && <Fragment key={order}>{block.show(parts[index])}</Fragment>,
  )
}

/** One large item, and the next ones as lines beside it. */
function LatestNews({ lead, others, categories }: { lead: PublicNews; others: readonly PublicNews[]; categories: readonly LookupValue[] }) {
  const { lang } = useHere()
  const { summary, told } = toldIn(lang, lead)
  return (
    <div className="latest">
      <div className="latest-lead">
        <Picture item={lead} sizes="(min-width: 1200px) 690px, calc(100vw - 32px)" />
        <h3 className="display-lead">
          <NewsLink item={lead} />
        </h3>
        <p {...foreign(told, lang)}>{bound(summary)}</p>
        <NewsMeta item={lead} categories={categories} />
      </div>
      <ul className="lines">
        {others.map(item => (
          <li key={item.id}>
            <NewsMeta item={item} categories={categories} />
            <h3>
              <NewsLink item={item} />
            </h3>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The index of the governorates: mark, name, and how many authorities each has. */
function Governorates({ points, governorates }: { points: readonly AuthorityPoint[]; governorates: readonly LookupValue[] }) {
  const { lang, to } = useHere()
  return (
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
  )
}

/**
 * The figures as a sentence, each leading to what it counts.
 * @param inLanguage how many of the news exist in the page's language
 */
function sentenceOf(figures: HomeFigures, inLanguage: number, lang: Lang, to: (path: string) => string) {
  const counted = (count: Plural, n: number) => withUnits(pluralOf(count, n, lang))
  const authorities = { text: counted(authorityCount, figures.authorities), href: to('/localComms') }
  const news = { text: counted(newsCount, figures.news), href: to('/news') }
  const [governorates, councils, people] = [
    counted(governorateCount, figures.governorates),
    counted(councilCount, figures.councils),
    numberOf(figures.population, lang),
  ]
  const inThis = inLanguage < figures.news ? { inLanguage: numberOf(inLanguage, lang) } : undefined
  const text = homeTexts.say(inThis ? 'figuresSentencePart' : 'figuresSentence', lang)
  const links: Readonly<Record<string, { readonly text: string; readonly href: string }>> = { authorities, news }
  // What leads somewhere is a piece of its own; everything else is text.
  return text
    .split(/(\{(?:authorities|news)\})/)
    .filter(piece => piece !== '')
    .map(piece => links[piece.slice(1, -1)] ?? filled(piece, { governorates, councils, people, ...inThis }))
}

function siteGraph({ site, to, say, lang }: Here) {
  const name = say(site.productName)
  return [
    { '@type': 'GovernmentOrganization', name: say(site.ownerName), url: site.origin + to('/') },
    {
      '@type': 'WebSite',
      name,
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
