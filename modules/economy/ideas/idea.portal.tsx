import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { additionalFacts } from '../../../web/generic/portal/additional.tsx'
import { ArabicOnly, ArabicParts } from '../../../web/generic/portal/ArticleParts.tsx'
import { orMissing } from '../../../web/generic/portal/answers.ts'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { LastUpdated } from '../../../web/generic/portal/LastUpdated.tsx'
import { lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { isInArabicAlone, wordsOf } from '../../../web/generic/portal/published.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Money } from '../../../web/generic/portal/Money.tsx'
import { Code, Day } from '../../../web/generic/portal/texts.tsx'
import { isForeign, OwnWords, PartSign } from '../../../web/generic/portal/ToldIn.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { visitContext } from '../../../web/generic/visit.ts'
import { FactList } from '../../../web/ui/FactList.tsx'
import { LinkButton } from '../../../web/ui/LinkButton.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { StateLabel } from '../../../web/ui/StateLabel.tsx'
import type { PublicIdea } from './publicIdeas.ts'
import { supportsOf } from './supportsOf.ts'
import { ideaTexts } from './texts.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = context.get(visitContext)
  const [idea, fields, subFields, statuses, currencies] = await Promise.all([
    orMissing(api.get<PublicIdea>(`Public/CreativeIdeasBank/Get/${params.id ?? ''}`)),
    lookupOf(api, 'projectField'),
    lookupOf(api, 'projectSubField'),
    lookupOf(api, 'ideaStatus'),
    lookupOf(api, 'currency'),
  ])
  return {
    idea,
    field: fields.find(({ id }) => id === idea.field),
    subField: subFields.find(({ id }) => id === idea.subField),
    isInvested: statuses.find(({ id }) => id === idea.status)?.code === 'invested',
    currency: currencies.find(({ id }) => id === idea.currency),
  }
}

/** One idea, told as its owner has told it: the need, the answer, who gains. */
export default function Idea() {
  const { idea, field, subField, isInvested, currency } = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, to } = here
  const words = ideaTexts.in(lang)
  // A title in English is shown on the page in English, whatever language the rest is in.
  const titled = { titleAr: idea.titleAr, titleEn: idea.titleEn ?? null }
  const { title, told, part } = wordsOf(lang, titled)
  const { text: summary, told: summaryTold } = part(idea.summaryAr, idea.summaryEn)
  const isArabicOnly = told !== lang
  const reply = part(idea.officialReplyAr, idea.officialReplyEn)
  const place = lang === 'en' ? (idea.localCommIdNameEn ?? idea.localCommIdNameAr) : idea.localCommIdNameAr
  const steps = [homeStep(lang), { label: words.ideas, path: '/entrepreneurialIdeaBank' }, { label: title }]
  const parts = [
    [words.problem, idea.problem],
    [words.solution, idea.solution],
    [words.innovation, idea.innovation],
    [words.targetGroup, idea.targetGroup],
  ] as const
  const needs = [
    { label: words.support, value: supportsOf(idea.requestedSupport, lang) },
    ...(idea.estimatedCost == null ? [] : [{ label: words.cost, value: <Money amount={idea.estimatedCost} currency={currency} /> }]),
  ]
  const facts = [
    ...(field ? [{ label: words.field, value: nameIn(lang, field), ...(subField && { note: nameIn(lang, subField) }) }] : []),
    ...(place ? [{ label: words.place, value: <bdi>{place}</bdi> }] : []),
    ...(idea.publicOwnerName ? [{ label: words.owner, value: <OwnWords>{idea.publicOwnerName}</OwnWords> }] : []),
    ...(idea.expectedJobs == null ? [] : [{ label: words.jobs, value: <Code>{idea.expectedJobs}</Code> }]),
    ...additionalFacts(idea.publicData, lang),
    ...(idea.date ? [{ label: words.date, value: <Day day={idea.date} /> }] : []),
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
        graph={[{ '@type': 'CreativeWork', name: title, abstract: summary, identifier: idea.number, dateCreated: idea.date }]}
        arabicOnly={isInArabicAlone(titled)}
      />
      <PageHead
        lang={lang}
        title={title}
        told={foreign(told, lang)}
        trail={trailOf(steps, here)}
        notice={
          isArabicOnly ? (
            <ArabicOnly />
          ) : (
            <ArabicParts
              of={[summary, ...parts.map(([, text]) => text), idea.publicOwnerName, reply.text].some(text => isForeign(text, lang))}
            />
          )
        }
        intro={isInvested ? <StateLabel kind="done">{words.invested}</StateLabel> : <span>{words.seeking}</span>}
      />
      <div className="idea-page">
        <div>
          {summaryTold !== told && <PartSign />}
          <p className="entry-lead" {...foreign(summaryTold, lang)}>
            <bdi>{summary}</bdi>
          </p>
          {idea.image && <img className="idea-image" src={`/api/Attachment/GetByte/${idea.image}?width=800`} alt="" loading="lazy" />}
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
              <p {...foreign(reply.told, lang)}>
                <bdi>{reply.text}</bdi>
              </p>
            </section>
          )}
        </div>
        <aside>
          <div className="idea-needs">
            <FactList look="rows" facts={needs} />
            <p className="entry-hint">{words.toOwner}</p>
            <p className="entry-acts">
              <LinkButton look="act" href={`${to('/contactUs')}?page=/entrepreneurialIdeaBank/${idea.id}#write`}>
                {words.write}
              </LinkButton>
            </p>
          </div>
          <FactList look="rows" facts={facts} />
        </aside>
      </div>
      <LastUpdated at={idea.publishedAt} />
    </div>
  )
}
