import type { ReactNode } from 'react'
import { inLang, localTimeOf, type Lang } from '../../define.ts'
import type { LookupCodes } from '../../admin/lookupCodes/lookupCodes.ts'
import { BodyText } from '../../../web/generic/portal/BodyText.tsx'
import { Gallery } from '../../../web/generic/portal/Gallery.tsx'
import { orMissing } from '../../../web/generic/portal/answers.ts'
import { ArticleFigure } from '../../../web/generic/portal/ArticleFigure.tsx'
import {
  aboutPlaces,
  ArabicOnly,
  ArabicParts,
  ArticleEnd,
  concernedBy,
  Expired,
  Files,
  officialNameOf,
  PlacesConcerned,
  PublishedBy,
} from '../../../web/generic/portal/ArticleParts.tsx'
import { foreign, type GraphNode, Head } from '../../../web/generic/portal/Head.tsx'
import { LastUpdated } from '../../../web/generic/portal/LastUpdated.tsx'
import { type LookupValue, lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { Moment } from '../../../web/generic/portal/Moment.tsx'
import { RelatedVideo, videoOf } from '../../../web/generic/portal/RelatedVideo.tsx'
import { isInArabicAlone, wordsOf } from '../../../web/generic/portal/published.ts'
import { type Here, useHere } from '../../../web/generic/portal/site.ts'
import { besideIn } from '../../../web/generic/portal/languageList.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { Money } from '../../../web/generic/portal/Money.tsx'
import { ArticleDay, Code } from '../../../web/generic/portal/texts.tsx'
import { isForeign, OwnWords } from '../../../web/generic/portal/ToldIn.tsx'
import { homeStep, Trail } from '../../../web/generic/portal/Trail.tsx'
import { ownAddress } from '../../../web/generic/portal/ownFacts.ts'
import type { Visit } from '../../../web/generic/visit.ts'
import { FactList } from '../../../web/ui/FactList.tsx'
import { Deadline, leadOf, noteOf, resultIn, Standing, Zone } from './deadline.portal.tsx'
import { endOf, NoticeLink, placeSaid, StageLabel } from './noticeParts.portal.tsx'
import type { NoticeStage } from './categories.ts'
import type { NoticeAround, NoticeSheet } from './publicAds.ts'
import { Enquiries, Extensions, hasEnquiries } from './sheetParts.portal.tsx'
import { noticeTexts, sheetTexts } from './texts.ts'

export async function loadSheet({ api, lang }: Visit, id: string) {
  const notice = await orMissing(api.get<NoticeSheet>(`Public/Ads/Get/${id}`))
  const [around, categories, stages, currencies, places, video] = await Promise.all([
    api.get<NoticeAround>(`Public/Ads/GetAround/${id}`, besideIn(lang)),
    lookupOf(api, 'adCategory'),
    lookupOf(api, 'noticeStage'),
    lookupOf(api, 'currency'),
    concernedBy(api, notice.relatedPlaces),
    videoOf(api, notice.video),
  ])
  return { notice, around, category: categories.find(value => value.id === notice.category), stages, currencies, places, video }
}
type SheetData = Awaited<ReturnType<typeof loadSheet>>

const tenderDocument: LookupCodes['attachmentType'] = 'tenderDocument'

/** A notice as a fact sheet: until when, then what, how and where. */
export function NoticeSheetPage(data: SheetData) {
  const here = useHere()
  const { lang } = here
  const { notice, around, category } = data
  const words = sheetTexts.in(lang)
  const inWords = wordsOf(lang, notice)
  const { title, summary, body, told } = inWords
  const isArabicOnly = told !== lang
  const steps = [
    homeStep(lang),
    { label: noticeTexts.say('ads', lang), path: '/ads' },
    ...(category ? [{ label: nameIn(lang, category), path: `/ads/${category.code}` }] : []),
    { label: title },
  ]
  const lead = leadOf(notice, lang)
  const facts = factsOf(data, here)
  const list = around.publisher ? `/ads/${around.publisher.code}` : '/ads'
  return (
    <div className="wrap">
      <Head
        title={notice.number ? `${notice.number}: ${title}` : title}
        description={summary}
        steps={steps}
        card={`ads/${notice.id}`}
        kind="article"
        arabicOnly={isInArabicAlone(notice)}
        noIndex={notice.expiredAt != null}
        graph={[sheetGraph(data, { title, summary, told }, here)]}
      />
      <div className="article-trail">
        <Trail steps={steps.slice(0, -1)} />
      </div>
      <article className="article sheet-page">
        <div>
          {isArabicOnly ? <ArabicOnly /> : <ArabicParts of={hasArabicParts(notice, lang)} />}
          <Expired item={notice} day={endOf(notice)} />
          {(notice.number || notice.placeNameAr) && (
            <p className="meta article-meta">
              {notice.number && (
                <span>
                  <Code>{notice.number}</Code>
                </span>
              )}
              {notice.placeNameAr && (
                <span className="where">{bound(around.publisher ? officialNameOf(around.publisher, lang) : placeSaid(notice, lang))}</span>
              )}
            </p>
          )}
          <h1 className="display-page" {...foreign(told, lang)}>
            {bound(title)}
          </h1>
          {lead && <Deadline {...data} />}
          {summary && (
            <p className="standfirst" {...foreign(told, lang)}>
              {bound(summary)}
            </p>
          )}
          {!lead && <Standing {...data} />}
          {facts.length > 0 && (
            <section className="block" aria-labelledby="facts">
              <h2 id="facts" className="sr">
                {words.facts}
              </h2>
              <FactList look="rows" facts={facts} />
            </section>
          )}
        </div>
        <div className="sheet-main">
          <div className="sheet-text" {...foreign(told, lang)}>
            <ArticleFigure item={notice} words={inWords} />
            {body && <BodyText html={body} />}
          </div>
          <Extensions notice={notice} />
          <Gallery pictures={notice.gallery ?? []} address={`/ads/${notice.id}`} />
          <RelatedVideo video={data.video} />
          <PlacesConcerned places={data.places} listOf={code => `/ads/${code}`} />
        </div>
        <aside className="aside">
          {around.files.length > 0 && <Files files={around.files} hashed />}
          <Enquiries notice={notice} />
        </aside>
        {around.publisher && (
          <aside className="aside sheet-by">
            <PublishedBy publisher={around.publisher} list={list} more={words.adsOfBody} />
          </aside>
        )}
        <div className="article-last">
          <ArticleEnd article={notice} title={title} told={told} />
        </div>
      </article>
      {around.others.length > 0 && (
        <section className="aside other-notices" aria-labelledby="others">
          <h2 id="others">{words.others}</h2>
          <ul>
            {around.others.map(item => (
              <li key={item.id}>
                <NoticeLink item={item} />
                <small className="meta">
                  <StageLabel of={item} stages={data.stages} />
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <LastUpdated at={around.changedAt} />
    </div>
  )
}

function factsOf(data: SheetData, { lang, site }: Pick<Here, 'lang' | 'site'>) {
  const { notice, currencies, around, category } = data
  const words = sheetTexts.in(lang)
  const lead = leadOf(notice, lang)
  const own = labelsOf[category?.code ?? '']
  const said = (ar: string | null | undefined, en: string | null | undefined): ReactNode => {
    const text = lang === 'en' ? (en ?? ar) : ar
    return text ? <OwnWords>{text}</OwnWords> : undefined
  }
  const fact = (label: string, value: ReactNode, note?: ReactNode) => (value ? [{ label, value, ...(note ? { note } : {}) }] : [])
  const currency = currencies.find(({ id }) => id === notice.currency)
  const place = said(notice.openingPlaceAr, notice.openingPlaceEn)
  const isOff = around.stage === 'cancelled'
  // Of what was cancelled nothing is handed in any more, and its days stand struck out.
  const day = (at: string | null | undefined) =>
    at &&
    (isOff ? (
      <s>
        <Moment at={at} weekday />
      </s>
    ) : (
      <Moment at={at} weekday />
    ))
  // By the day: a page that is kept is made anew at midnight.
  const dayOf = (at: string) => localTimeOf(at, site.timeZone).day
  const over = (at: string | null | undefined) => at != null && dayOf(at) < dayOf(new Date().toISOString()) && words.over
  return [
    // Where nothing else leads, the day stands beside its stage.
    ...fact(words.issued, lead && notice.date && <ArticleDay day={notice.date} />),
    ...(resultIn(notice, lang) && notice.closingAt ? fact(words.deadline, day(notice.closingAt), <Zone at={notice.closingAt} />) : []),
    ...fact(words[own?.delivery ?? 'delivery'], !isOff && said(notice.deliveryPlaceAr, notice.deliveryPlaceEn)),
    ...fact(
      words[own?.opening ?? 'opening'],
      notice.openingAt ? day(notice.openingAt) : !isOff && place,
      notice.openingAt && !isOff && place,
    ),
    ...fact(words.visit, day(notice.siteVisitAt), over(notice.siteVisitAt)),
    ...fact(words.prebid, day(notice.preBidMeetingAt), over(notice.preBidMeetingAt)),
    ...fact(
      words.price,
      notice.documentPrice != null && <Price amount={notice.documentPrice} currency={currency} />,
      documentsIn(data, lang),
    ),
    ...fact(words[own?.security ?? 'security'], said(notice.bidSecurityAr, notice.bidSecurityEn)),
    ...fact(words.plan, notice.planReference && <bdi>{notice.planReference}</bdi>),
    ...fact(words.objections, lead !== 'objections' && said(notice.objectionPlaceAr, notice.objectionPlaceEn)),
  ]
}

/** An auction opens no envelopes and takes no bond, and who applies for work tenders for nothing: their facts have names of their own. */
const labelsOf: Readonly<Record<string, Partial<Record<'delivery' | 'opening' | 'security', keyof typeof sheetTexts.words>>>> = {
  auction: { delivery: 'applications', opening: 'session', security: 'deposit' },
  vacancy: { delivery: 'applications' },
}

/** Where the documents of a tender are: among the files where one is of that kind. Where they are sold only the notice's own text says. */
function documentsIn({ notice, around }: SheetData, lang: Lang): ReactNode {
  const words = sheetTexts.in(lang)
  if (around.files.some(({ typeCode }) => typeCode === tenderDocument)) return words.documentsHere
  return Number(notice.documentPrice) === 0 && hasEnquiries(notice) && <a href="#enquiries">{words.documentsThere}</a>
}

function Price({ amount, currency }: { amount: string; currency: LookupValue | undefined }) {
  const { lang } = useHere()
  if (Number(amount) === 0) return sheetTexts.say('free', lang)
  return <Money amount={amount} currency={currency} />
}

/** Is any of what stands on it in Arabic alone, though it is told in English? */
function hasArabicParts(notice: NoticeSheet, lang: Lang): boolean {
  const pairs = [
    [notice.deliveryPlaceAr, notice.deliveryPlaceEn],
    [notice.openingPlaceAr, notice.openingPlaceEn],
    [notice.bidSecurityAr, notice.bidSecurityEn],
    [notice.objectionPlaceAr, notice.objectionPlaceEn],
    [notice.resultAr, notice.resultEn],
  ]
  const single = [noteOf(notice, lang), ...(notice.extensions ?? []).map(({ reason }) => reason)]
  return [...single, ...pairs.map(([ar, en]) => en ?? ar)].some(text => isForeign(text, lang))
}

const isOffered: ReadonlySet<NoticeStage> = new Set(['open', 'closingSoon', 'extended'])

/** A vacancy that is open is one for machines too; other notices are pages with a time until which they hold. */
function sheetGraph(
  { notice, around, category, places }: SheetData,
  { title, summary, told }: { title: string; summary: string; told: Lang },
  here: Here,
): GraphNode {
  const { site, say, lang } = here
  const body = around.publisher ? nameIn(lang, around.publisher) : say(site.ownerName)
  const town = around.publisher?.typeCode === 1 && inLang([around.publisher.townAr, around.publisher.townEn], lang)
  const common = {
    inLanguage: told,
    url: ownAddress(here, told),
    ...(notice.date && { datePosted: notice.date }),
  }
  // One that is filled, cancelled or over is offered to nobody.
  if (category?.code === 'vacancy' && isOffered.has(around.stage))
    return {
      '@type': 'JobPosting',
      ...common,
      title,
      description: summary || title,
      ...(notice.closingAt && { validThrough: notice.closingAt }),
      hiringOrganization: { '@type': 'GovernmentOrganization', name: body },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressCountry: 'PS', ...(town && { addressLocality: town }) },
      },
    }
  return {
    '@type': 'WebPage',
    inLanguage: told,
    url: ownAddress(here, told),
    name: title,
    description: summary,
    ...(notice.date && { datePublished: notice.date }),
    dateModified: localTimeOf(around.changedAt, site.timeZone).day,
    ...(notice.closingAt && { expires: notice.closingAt }),
    ...aboutPlaces(places, here),
    publisher: { '@type': 'GovernmentOrganization', name: body },
  }
}
