import { FileText, Mail } from 'lucide-react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { Lang } from '../../define.ts'
import { commaOf } from '../../../web/fields/comma.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { orMissing } from '../../../web/generic/portal/answers.ts'
import { ArabicOnly, Share, sizeInWords } from '../../../web/generic/portal/ArticleParts.tsx'
import { FirstPages } from '../../../web/generic/portal/FirstPages.tsx'
import { foreign, type GraphNode, Head } from '../../../web/generic/portal/Head.tsx'
import { LastUpdated } from '../../../web/generic/portal/LastUpdated.tsx'
import { lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { isInArabicAlone, wordsOf } from '../../../web/generic/portal/published.ts'
import { type Here, useHere } from '../../../web/generic/portal/site.ts'
import { ArticleDay, Day, MailLink } from '../../../web/generic/portal/texts.tsx'
import { homeStep, Trail } from '../../../web/generic/portal/Trail.tsx'
import { ownAddress } from '../../../web/generic/portal/ownFacts.ts'
import { visitContext } from '../../../web/generic/visit.ts'
import { FactList } from '../../../web/ui/FactList.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { LinkButton } from '../../../web/ui/LinkButton.tsx'
import { Notice, type Tone } from '../../../web/ui/Notice.tsx'
import { articlesWith, lawTextOf, toldLang } from './articles.ts'
import { LawGraph } from './lawGraph.portal.tsx'
import { LawLink, LawNumber, LawStatus } from './lawParts.portal.tsx'
import { FullText, longestText } from './lawText.portal.tsx'
import type { LawContext, LawFile, PublicLaw } from './publicLegislation.ts'
import { lawPageTexts, lawTexts } from './texts.ts'

export async function loader({ context, params: { id = '' }, request }: LoaderFunctionArgs) {
  const { api, lang } = context.get(visitContext)
  const law = await orMissing(api.get<PublicLaw>(`Public/LegalEnvironment/Get/${encodeURIComponent(id)}`))
  const [more, types, subjects, bodies, statuses] = await Promise.all([
    api.get<LawContext>(`Public/LegalEnvironment/GetContext/${law.id}`),
    lookupOf(api, 'legislationType'),
    lookupOf(api, 'legislationSubject'),
    lookupOf(api, 'issuingBody'),
    lookupOf(api, 'legislationStatus'),
  ])
  const told = toldLang(lang, law)
  const text = lawTextOf((told === 'en' ? law.textEn : law.textAr) ?? '')
  const q = new URL(request.url).searchParams.get('q')?.trim().slice(0, longestText) || undefined
  const { textAr: _ar, textEn: _en, ...facts } = law
  return {
    law: facts,
    text,
    told,
    q,
    found: q === undefined ? [] : articlesWith(text, q).map(({ anchor, label, title }) => ({ anchor, label, title })),
    more,
    type: types.find(({ id: of }) => of === law.type),
    types,
    subjects: subjects.filter(({ id: of }) => law.subjects.includes(of)),
    body: bodies.find(({ id: of }) => of === law.issuingBody),
    status: statuses.find(({ id: of }) => of === law.status),
    statuses,
  }
}
type Data = Awaited<ReturnType<typeof loader>>

export default function Law() {
  const data = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang } = here
  const { law, text, told, type, q } = data
  const { title, summary, told: lawTold } = wordsOf(lang, law)
  const isArabicOnly = lawTold !== lang
  const steps = [
    homeStep(lang),
    { label: lawTexts.say('title', lang), path: '/legalEnvironment' },
    ...(type ? [{ label: nameIn(lang, type), path: `/legalEnvironment?type=${type.code}` }] : []),
    { label: title },
  ]
  const hasArticles = text.passages.length > 0
  const hasText = hasArticles || text.preamble !== ''
  // A few lines without articles are no text of a law that one would rely on.
  const isText = hasArticles || data.more.files.length > 0
  const fullText = hasText && <FullText text={text} told={told} q={q} found={data.found} hasEnglish={!isArabicOnly} />
  return (
    <div className="wrap">
      <Head
        title={title}
        description={summary || title}
        steps={steps}
        kind="article"
        card={`legalEnvironment/${law.id}`}
        arabicOnly={isInArabicAlone(law)}
        noIndex={q !== undefined}
        graph={[graphOf(data, { title, told: lawTold }, here)]}
      />
      <div className="article-trail">
        <Trail steps={steps.slice(0, -1)} />
      </div>
      <article className="law">
        {isArabicOnly && <ArabicOnly />}
        <header className="law-head" {...foreign(lawTold, lang)}>
          <h1 className="display-page">{bound(title)}</h1>
          {summary && <p className="standfirst">{bound(summary)}</p>}
        </header>
        {!data.more.isConsulted && <Standing data={data} />}
        <Facts data={data} />
        <div className="law-beside">
          {data.more.isConsulted && <Consultation law={law} />}
          <Relations data={data} />
          <LawFiles files={data.more.files} />
          {!hasText && <OnlyFiles files={data.more.files} />}
          {!hasArticles && fullText}
          {!isText && <AskForText isSaid={hasText && told === lang} />}
        </div>
        {hasArticles && fullText}
        <footer className="article-end">
          <p className="law-disclaimer">{lawPageTexts.say(disclaimerOf(data.status?.code, isText), lang)}</p>
          <Share title={title} />
        </footer>
      </article>
      <LastUpdated at={law.publishedAt} />
    </div>
  )
}

/** What holds where what is read here and what was issued differ. */
function disclaimerOf(status: string | undefined, isText: boolean): 'disclaimerDraft' | 'disclaimer' | 'source' {
  if (status === 'consultation') return 'disclaimerDraft'
  return isText ? 'disclaimer' : 'source'
}

const banners: Readonly<Record<string, readonly [Tone, 'repealed' | 'partlyRepealed' | 'amended' | 'notYet' | 'consultation']>> = {
  repealed: ['danger', 'repealed'],
  partlyRepealed: ['warn', 'partlyRepealed'],
  amended: ['info', 'amended'],
  notYetInForce: ['warn', 'notYet'],
  consultation: ['info', 'consultation'],
}

/** What a reader must know before he relies on the text, and by what it came. */
function Standing({ data: { status, more } }: { data: Data }) {
  const { lang } = useHere()
  const words = lawPageTexts.in(lang)
  const [tone, word] = banners[status?.code ?? ''] ?? []
  if (tone === undefined || word === undefined) return null
  const by = more.relations.filter(({ kind }) => kind === (word === 'amended' ? 'amendedBy' : 'repealedBy'))
  return (
    <div className="law-standing">
      <Notice tone={tone} {...(status && { called: nameIn(lang, status) })} lang={lang}>
        {word === 'consultation' ? words.consultationOver : words[word]}
        {by.length > 0 && (
          <>
            {' '}
            {word === 'amended' ? words.readWith : words.by}{' '}
            {by.map((law, index) => (
              <span key={law.id}>
                {index > 0 && commaOf(lang)}
                <LawLink law={law} />
                {law.issuedOn && (
                  <>
                    {' '}
                    (<Day day={law.issuedOn} />)
                  </>
                )}
              </span>
            ))}
          </>
        )}
        {word === 'amended' && by.length === 0 && ` ${words.amendedElsewhere}`}
      </Notice>
    </div>
  )
}

/** Of a draft that may be commented on its state says that it is no law yet: a box beneath says how one comments. */
function Facts({ data: { law, more, body, status, subjects } }: { data: Data }) {
  const { lang, to } = useHere()
  const words = lawPageTexts.in(lang)
  const day = (label: string, value: string | null | undefined) => (value ? [{ label, value: <ArticleDay day={value} /> }] : [])
  return (
    <FactList
      look="rows"
      facts={[
        { label: words.status, value: <LawStatus value={status} />, ...(more.isConsulted && { note: words.consultation }) },
        { label: law.number ? words.number : words.year, value: <LawNumber number={law.number} year={law.year} /> },
        ...(body ? [{ label: words.body, value: nameIn(lang, body) }] : []),
        ...day(words.issuedOn, law.issuedOn),
        ...day(words.publishedOn, law.publishedOn),
        ...day(words.inForceFrom, law.inForceFrom),
        ...day(words.repealedOn, law.repealedOn),
        ...(law.gazetteIssue ? [{ label: words.gazette, value: gazetteOf(law, lang) }] : []),
        ...(subjects.length > 0
          ? [
              {
                label: words.subjects,
                value: (
                  <ul className="law-subjects">
                    {subjects.map(subject => (
                      <li key={subject.code}>
                        <a href={to(`/legalEnvironment?subject=${subject.code}`)}>{nameIn(lang, subject)}</a>
                      </li>
                    ))}
                  </ul>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

/** The issue of the official gazette in which it stands, and the page; nothing where that is not known. */
function gazetteOf({ gazetteIssue, gazettePage }: Data['law'], lang: Lang): string {
  return [
    ...(gazetteIssue ? [lawPageTexts.say('gazetteSays', lang, { issue: gazetteIssue })] : []),
    ...(gazetteIssue && gazettePage ? [lawPageTexts.say('gazettePage', lang, { page: String(gazettePage) })] : []),
  ].join(commaOf(lang))
}

/** How and until when citizens comment on a draft. */
function Consultation({ law }: { law: Data['law'] }) {
  const { lang } = useHere()
  const words = lawPageTexts.in(lang)
  return (
    <section className="law-consultation" aria-labelledby="consultation">
      <h2 id="consultation">{words.consult}</h2>
      <p>
        {words.consultWhy} <MailLink address={law.consultationEmail ?? ''} />
      </p>
      {law.consultationUntil && (
        <p>
          {words.consultUntil} <Day day={law.consultationUntil} />
        </p>
      )}
      <p>
        <LinkButton href={`mailto:${law.consultationEmail ?? ''}`} look="act" icon={Mail}>
          {lawTexts.say('comment', lang)}
        </LinkButton>
      </p>
    </section>
  )
}

/** How the text stands to others. */
function Relations({ data: { more, statuses } }: { data: Data }) {
  const { lang } = useHere()
  const { relations } = more
  if (relations.length === 0) return null
  return (
    <section className="law-relations" aria-labelledby="relations">
      <h2 id="relations">{lawPageTexts.say('relations', lang)}</h2>
      <LawGraph relations={relations} statuses={statuses} />
    </section>
  )
}

function LawFiles({ files }: { files: readonly LawFile[] }) {
  const { lang } = useHere()
  const words = lawPageTexts.in(lang)
  if (files.length === 0) return null
  return (
    <ul className="law-acts">
      {files.map(({ id, language, sizeBytes }) => (
        <li key={id}>
          <a href={`/api/Attachment/GetByte/${id}`} hrefLang={language}>
            <Icon of={FileText} small />{' '}
            <span>
              {language === 'ar' ? words.fileAr : words.fileEn} (<bdi>PDF</bdi>
              {commaOf(lang)}
              <bdi>{sizeInWords(sizeBytes, lang)}</bdi>)
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Instead of a text the beginning of its file, in the page's language where there is one. */
function OnlyFiles({ files }: { files: readonly LawFile[] }) {
  const { lang } = useHere()
  const file = files.find(({ language }) => language === lang) ?? files[0]
  if (!file) return null
  return (
    <>
      <p className="law-only-file">{lawPageTexts.say('onlyFile', lang)}</p>
      <FirstPages file={file} pages={file.firstPages} href={`/api/Attachment/GetByte/${file.id}?download=1`} />
    </>
  )
}

/** Where only a few lines of a law are published: how one asks the ministry for all of it. @param isSaid do those lines say themselves what there is here? */
function AskForText({ isSaid }: { isSaid: boolean }) {
  const { lang, to, bare } = useHere()
  const asking = new URLSearchParams({ subject: 'dataRequest', page: to(bare) })
  return (
    <p className="law-only-file">
      {!isSaid && <>{lawPageTexts.say('noText', lang)} </>}
      <a href={to(`/contactUs?${asking.toString()}#write`)} rel="nofollow">
        {lawPageTexts.say(isSaid ? 'askForWholeText' : 'askForText', lang)}
      </a>
    </p>
  )
}

function graphOf({ law, type, status }: Data, { title, told }: { readonly title: string; readonly told: Lang }, here: Here): GraphNode {
  const { lang } = here
  const force: Readonly<Record<string, string>> = {
    inForce: 'InForce',
    amended: 'InForce',
    partlyRepealed: 'PartiallyInForce',
    repealed: 'NotInForce',
    notYetInForce: 'NotInForce',
    consultation: 'NotInForce',
  }
  const legalForce = force[status?.code ?? '']
  return {
    '@type': 'Legislation',
    name: title,
    url: ownAddress(here, told),
    inLanguage: told,
    legislationIdentifier: law.number ? `${law.number}/${law.year}` : String(law.year),
    ...(type && { legislationType: nameIn(lang, type) }),
    ...(law.issuedOn && { legislationDate: law.issuedOn }),
    ...(law.publishedOn && { datePublished: law.publishedOn }),
    ...(legalForce && { legislationLegalForce: `https://schema.org/${legalForce}` }),
  }
}
