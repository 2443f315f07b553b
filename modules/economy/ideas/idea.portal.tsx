import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { Lang } from '../../define.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { additionalFacts } from '../../../web/generic/portal/additional.tsx'
import { ArabicOnly, ArabicParts, Files, filesGraph, Share } from '../../../web/generic/portal/ArticleParts.tsx'
import { orMissing } from '../../../web/generic/portal/answers.ts'
import { BodyText } from '../../../web/generic/portal/BodyText.tsx'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { LastUpdated } from '../../../web/generic/portal/LastUpdated.tsx'
import { lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { imageAddress } from '../../../web/generic/portal/Picture.tsx'
import { type Neighbour, PointMap } from '../../../web/generic/portal/PointMap.tsx'
import { isInArabicAlone, toldIn, wordsOf } from '../../../web/generic/portal/published.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Money } from '../../../web/generic/portal/Money.tsx'
import { Code, Day } from '../../../web/generic/portal/texts.tsx'
import { isForeign, OwnWords, PartSign, ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { WayThere } from '../../../web/generic/portal/WayThere.tsx'
import { visitContext } from '../../../web/generic/visit.ts'
import { FactList } from '../../../web/ui/FactList.tsx'
import { Filled } from '../../../web/ui/Filled.tsx'
import { LinkButton } from '../../../web/ui/LinkButton.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { StateLabel } from '../../../web/ui/StateLabel.tsx'
import type { IdeaAround } from './publicFiles.ts'
import type { PublicIdea } from './publicIdeas.ts'
import { supportAsked } from './supportsOf.portal.tsx'
import { ideaTexts, ideaPageTexts } from './texts.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = context.get(visitContext)
  const idea = await orMissing(api.get<PublicIdea>(`Public/CreativeIdeasBank/Get/${params.id ?? ''}`))
  const [around, points, fields, subFields, statuses, currencies] = await Promise.all([
    orMissing(api.get<IdeaAround>(`Public/CreativeIdeasBank/GetAround/${idea.id}`)),
    idea.location ? api.get<{ items: readonly Neighbour[] }>('Public/LocalComm/GetPoints').then(({ items }) => items) : [],
    lookupOf(api, 'projectField'),
    lookupOf(api, 'projectSubField'),
    lookupOf(api, 'ideaStatus'),
    lookupOf(api, 'currency'),
  ])
  return {
    idea,
    around,
    points,
    field: fields.find(({ id }) => id === idea.field),
    subField: subFields.find(({ id }) => id === idea.subField),
    isInvested: statuses.find(({ id }) => id === idea.status)?.code === 'invested',
    currency: currencies.find(({ id }) => id === idea.currency),
  }
}

/** One idea, told as its owner has told it: the need, the answer, who gains. */
export default function Idea() {
  const data = useLoaderData<typeof loader>()
  const { idea, around, field, subField, isInvested, currency } = data
  const here = useHere()
  const { lang } = here
  const words = ideaTexts.in(lang)
  // A title in English is shown on the page in English, whatever language the rest is in.
  const titled = { titleAr: idea.titleAr, titleEn: idea.titleEn ?? null }
  const { title, told, part } = wordsOf(lang, titled)
  const { text: summary, told: summaryTold } = part(idea.summaryAr, idea.summaryEn)
  const isArabicOnly = told !== lang
  const reply = part(idea.officialReplyAr, idea.officialReplyEn)
  const place = lang === 'en' ? (idea.localCommIdNameEn ?? idea.localCommIdNameAr) : idea.localCommIdNameAr
  const steps = [homeStep(lang), { label: words.ideas, path: '/entrepreneurialIdeaBank' }, { label: title }]
  const parts = partsOf(idea, lang)
  const isPartlyArabic =
    [summary, ...parts.map(([, text]) => text), idea.publicOwnerName].some(text => isForeign(text, lang)) ||
    (reply.text !== '' && reply.told !== lang)
  const facts = [
    ...(field ? [{ label: words.field, value: nameIn(lang, field), ...(subField && { note: nameIn(lang, subField) }) }] : []),
    ...(place ? [{ label: words.place, value: <bdi>{place}</bdi> }] : []),
    ...(idea.publicOwnerName ? [{ label: words.owner, value: <OwnWords>{idea.publicOwnerName}</OwnWords> }] : []),
    ...(idea.expectedJobs == null ? [] : [{ label: words.jobs, value: <Code>{idea.expectedJobs}</Code> }]),
    ...additionalFacts(idea.publicData, lang),
    ...(idea.number ? [{ label: words.number, value: <Code>{idea.number}</Code> }] : []),
  ]
  return (
    <div className="wrap">
      <Head
        title={title}
        description={summaryTold === told ? summary : undefined}
        kind="article"
        steps={steps}
        card={`creativeIdeasBank/${idea.id}`}
        {...(idea.image && { image: `/api/Attachment/GetByte/${idea.image}` })}
        graph={[
          {
            '@type': 'CreativeWork',
            name: title,
            abstract: summary,
            identifier: idea.number,
            dateCreated: idea.date,
            ...filesGraph(around.files, here),
          },
        ]}
        arabicOnly={isInArabicAlone(titled)}
      />
      <PageHead
        lang={lang}
        title={title}
        told={foreign(told, lang)}
        trail={trailOf(steps, here)}
        notice={isArabicOnly ? <ArabicOnly /> : <ArabicParts of={isPartlyArabic} />}
        intro={isInvested ? <StateLabel kind="done">{words.invested}</StateLabel> : <span>{words.seeking}</span>}
      />
      <div className="idea-page">
        <div>
          <p className="key-figures">
            <Filled
              text={ideaPageTexts.say(askingOf(idea, isInvested), lang)}
              values={{
                support: supportAsked(idea.requestedSupport, lang),
                cost: <Money amount={idea.estimatedCost ?? ''} currency={currency} />,
              }}
            />
          </p>
          {summaryTold !== told && <PartSign />}
          <p className="entry-lead" {...foreign(summaryTold, lang)}>
            <bdi>{summary}</bdi>
          </p>
          {idea.image && <IdeaImage id={idea.image} />}
          {parts.map(([heading, text]) =>
            text ? (
              <section key={heading} className="idea-part">
                <h2>{heading}</h2>
                {/* Only the title and the summary are told in both languages. */}
                {isForeign(text, lang) && !isArabicOnly && <PartSign />}
                <p {...foreign(isForeign(text, lang) ? 'ar' : lang, lang)}>
                  <bdi>{text}</bdi>
                </p>
              </section>
            ) : null,
          )}
          {reply.text && (
            <section className="idea-reply">
              <h2>{words.reply}</h2>
              {reply.told !== lang && !isArabicOnly && <PartSign />}
              <div {...foreign(reply.told, lang)}>
                <BodyText html={reply.text} />
              </div>
            </section>
          )}
          {idea.location && <ProposedPlace point={idea.location} neighbours={data.points} />}
        </div>
        <aside>
          {!isInvested && <HowToSupport id={idea.id} />}
          <Path idea={idea} isInvested={isInvested} />
          <FactList look="rows" facts={facts} />
          {around.files.length > 0 && (
            <div className="aside">
              <Files files={around.files} />
            </div>
          )}
        </aside>
      </div>
      <SimilarIdeas ideas={around.similar} />
      <footer className="article-end">
        <Share title={title} />
      </footer>
      <LastUpdated at={idea.publishedAt} />
    </div>
  )
}

/** Whoever has found an investor asks for nothing any more. */
function askingOf({ estimatedCost }: PublicIdea, isInvested: boolean) {
  if (isInvested) return estimatedCost == null ? 'asked' : 'askedWithCost'
  return estimatedCost == null ? 'asks' : 'asksWithCost'
}

/** Until it comes its room is that of most pictures. */
function IdeaImage({ id }: { id: string }) {
  return <img className="idea-image" src={imageAddress(id, 800)} alt="" width="1600" height="900" loading="lazy" decoding="async" />
}

/** Whom to write to: owners are not reached by way of the page. */
function HowToSupport({ id }: Pick<PublicIdea, 'id'>) {
  const { lang, to } = useHere()
  const words = ideaTexts.in(lang)
  return (
    <div className="idea-needs">
      <p className="entry-hint">{words.toOwner}</p>
      <p className="entry-acts">
        <LinkButton look="act" href={`${to('/contactUs')}?page=/entrepreneurialIdeaBank/${id}#write`}>
          {words.write}
        </LinkButton>
      </p>
    </div>
  )
}

/** How far it has come: brought, published, and whether somebody carries it. */
function Path({ idea, isInvested }: { idea: PublicIdea; isInvested: boolean }) {
  const { lang } = useHere()
  const words = ideaPageTexts.in(lang)
  return (
    <section aria-labelledby="path">
      <h2 id="path" className="entry-heading">
        {words.path}
      </h2>
      <ol className="entry-road">
        {idea.date && (
          <li className="is-passed">
            {words.brought} <Day day={idea.date} />
          </li>
        )}
        {/* Without its day: what is public is dated anew with each correction. */}
        <li className="is-passed">{words.agreed}</li>
        <li className={isInvested ? 'is-passed' : undefined} aria-current="step">
          <b>{isInvested ? words.carried : words.sought}</b> <small>{words.now}</small>
        </li>
      </ol>
    </section>
  )
}

/** Where it would be: its point among the authorities around it. */
function ProposedPlace({ point, neighbours }: { point: NonNullable<PublicIdea['location']>; neighbours: readonly Neighbour[] }) {
  const words = ideaPageTexts.in(useHere().lang)
  return (
    <section className="block" aria-labelledby="place">
      <h2 id="place" className="display-section">
        {words.proposedPlace}
      </h2>
      <PointMap point={point} neighbours={neighbours} label={words.map} here={words.here} />
      <WayThere className="more" point={point}>
        {words.route}
      </WayThere>
    </section>
  )
}

/** Where a reader whom this idea concerns reads on. */
function SimilarIdeas({ ideas }: { ideas: IdeaAround['similar'] }) {
  const { lang, to } = useHere()
  if (ideas.length === 0) return null
  return (
    <section className="block" aria-labelledby="similar">
      <h2 id="similar" className="display-section">
        {ideaPageTexts.say('similar', lang)}
      </h2>
      <ul className="directory">
        {ideas.map(idea => {
          const { title, told } = toldIn(lang, idea)
          const { localCommIdNameAr: nameAr, localCommIdNameEn: nameEn } = idea
          return (
            <li key={idea.id}>
              <h3 className="idea-title" {...foreign(told, lang)}>
                <a href={to(`/entrepreneurialIdeaBank/${idea.id}`)}>{bound(title)}</a>
              </h3>
              <p className="meta">
                {nameAr && <span>{bound(nameIn(lang, { nameAr, nameEn }))}</span>}
                <ToldIn told={told} />
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What its owner has written, from need to gain, each under its heading. */
function partsOf({ problem, solution, innovation, targetGroup }: PublicIdea, lang: Lang) {
  const words = ideaTexts.in(lang)
  return [
    [words.problem, problem],
    [words.solution, solution],
    [words.innovation, innovation],
    [words.targetGroup, targetGroup],
  ] as const
}
