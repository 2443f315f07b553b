import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { proseOf } from '../../../web/generic/plainText.ts'
import { ArabicOnly } from '../../../web/generic/portal/ArticleParts.tsx'
import { moved, orMissing } from '../../../web/generic/portal/answers.ts'
import { BodyText } from '../../../web/generic/portal/BodyText.tsx'
import { withReadableTables } from '../../../web/generic/portal/bodyTables.ts'
import { Contents } from '../../../web/generic/portal/Contents.tsx'
import { leadOf, leastForContents, questionsIn, withAnchors } from '../../../web/generic/portal/contents.ts'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { isInArabicAlone, wordsOf } from '../../../web/generic/portal/published.ts'
import { Questions } from '../../../web/generic/portal/Questions.tsx'
import { addressIn, useHere } from '../../../web/generic/portal/site.ts'
import { Day, withUnitsInHtml } from '../../../web/generic/portal/texts.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { orLikely } from '../../../web/generic/portal/likely.ts'
import { visitContext } from '../../../web/generic/visit.ts'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { Prose } from '../../../web/ui/Prose.tsx'
import type { PublicPage } from './publicPages.ts'
import { systemSlugs } from './staticPage.ts'
import { PrintButton } from './printButton.portal.tsx'
import { pageTexts } from './texts.ts'

export const loader = orLikely(async ({ context, params: { slug = '' } }: LoaderFunctionArgs) => {
  const { api, lang } = context.get(visitContext)
  const page = await orMissing(api.get<PublicPage>(`Public/StaticPage/GetBySlug/${encodeURIComponent(slug)}`))
  // A page has one address: who comes by its id, or in capitals, is led there.
  if (page.slug !== slug) return moved(addressIn(lang, `/page/${page.slug}`))
  return { page }
})

/** A page that stands: a statement, a policy, help. */
export default function StaticPage() {
  const { page } = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang } = here
  const words = pageTexts.in(lang)
  const { title, body, told } = wordsOf(lang, page)
  const { html, headings } = withAnchors(withReadableTables(body, { name: words.table, more: words.moreColumns }))
  const isArabicOnly = told !== lang
  const questions = questionsIn(body)
  // A page whose every part answers a question is read by its questions.
  const isAsked = questions.length >= leastForContents && questions.length === headings.length
  const lead = isAsked ? leadOf(body) : ''
  const hasContents = !isAsked && headings.length >= leastForContents
  const steps = [homeStep(lang), { label: title }]
  const date = page.reviewedOn ?? page.changedAt
  return (
    <div className="wrap">
      <Head
        title={title}
        description={firstSentence(body)}
        steps={steps}
        card={`staticPage/${page.id}`}
        arabicOnly={isInArabicAlone(page)}
        graph={[{ '@type': 'WebPage', name: title, inLanguage: told, dateModified: date }]}
      />
      <PageHead
        lang={lang}
        title={title}
        trail={trailOf(steps, here)}
        notice={isArabicOnly && <ArabicOnly />}
        acts={<PrintButton label={words.print} />}
      />
      <div className={hasContents ? 'statement has-contents' : 'statement'}>
        {hasContents && <Contents headings={headings} label={words.contents} told={told} />}
        <div {...foreign(told, lang)}>
          {lead !== '' && <BodyText html={lead} />}
          {isAsked ? <Questions questions={questions} arePage /> : <Prose dangerouslySetInnerHTML={{ __html: withUnitsInHtml(html) }} />}
        </div>
      </div>
      <p className="page-foot">{page.slug === systemSlugs.accessibilityStatement ? <Tested page={page} /> : <Dated page={page} />}</p>
    </div>
  )
}

function Dated({ page }: { page: PublicPage }) {
  const words = pageTexts.in(useHere().lang)
  return (
    <span>
      {page.reviewedOn ? words.reviewed : words.changed} <Day day={page.reviewedOn ?? page.changedAt} />
    </span>
  )
}

/** When the portal was last tested (portal and administration, section 18.1): what the ministry says as the page's review, else the day of the program, each version of which is. */
function Tested({ page }: { page: PublicPage }) {
  const { lang, site } = useHere()
  const words = pageTexts.in(lang)
  const tested = page.reviewedOn ?? site.version?.builtOn
  if (tested === undefined) return <Dated page={page} />
  return (
    <>
      <span>
        {words.tested} <Day day={tested} />
      </span>
      <span>
        {words.changed} <Day day={page.changedAt} />
      </span>
    </>
  )
}

function firstSentence(html: string): string {
  return proseOf(html.replaceAll(/<h[234](?:\s[^>]*)?>.*?<\/h[234]>/gs, ' ')).slice(0, 200)
}
