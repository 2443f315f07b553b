import { ExternalLink, FileText } from 'lucide-react'
import { pluralOf } from '../../define.ts'
import type { Api } from '../../../web/generic/api.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { BodyText } from '../../../web/generic/portal/BodyText.tsx'
import { orMissing } from '../../../web/generic/portal/answers.ts'
import { ArabicOnly, ArabicParts, Share } from '../../../web/generic/portal/ArticleParts.tsx'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { labelList } from '../../../web/generic/portal/labelList.ts'
import { LastUpdated } from '../../../web/generic/portal/LastUpdated.tsx'
import { lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { imageAddress } from '../../../web/generic/portal/Picture.tsx'
import { isInArabicAlone, wordsOf } from '../../../web/generic/portal/published.ts'
import { addressIn, useHere } from '../../../web/generic/portal/site.ts'
import { Money } from '../../../web/generic/portal/Money.tsx'
import { Day } from '../../../web/generic/portal/texts.tsx'
import { PartSign } from '../../../web/generic/portal/ToldIn.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { FactList } from '../../../web/ui/FactList.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { Mark } from '../../../web/ui/Mark.tsx'
import { motifOfGovernorate } from '../../../web/ui/motifs.ts'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { type PartnerLists, PartnershipStatus, Period, usePartnerName } from './partnerParts.portal.tsx'
import type { PartnershipDetail, PublicPartnership } from './publicPartnerships.ts'
import { monthsLeft, partnershipTexts } from './texts.ts'

export async function loadPartnership(api: Api, id: string) {
  const [detail, currencies] = await Promise.all([
    orMissing(api.get<PartnershipDetail>(`Public/Partnership/Get/${id}`)),
    lookupOf(api, 'currency'),
  ])
  return { detail, currency: currencies.find(({ id: of }) => of === detail.currency) }
}

interface PartnershipPageProps extends Awaited<ReturnType<typeof loadPartnership>> {
  partnership: PublicPartnership
  lists: PartnerLists
  /** `YYYY-MM-DD` */
  today: string
}

export function PartnershipPage({ partnership, detail, today, currency, lists }: PartnershipPageProps) {
  const here = useHere()
  const { lang } = here
  const words = partnershipTexts.in(lang)
  const partner = usePartnerName(partnership)
  const { title, told, part } = wordsOf(lang, partnership)
  const description = part(detail.descriptionAr, detail.descriptionEn)
  const kind = lists.kinds.find(({ id }) => id === partnership.kind)
  const status = lists.statuses.find(({ id }) => id === partnership.status)
  const path = `/partnerships?id=${partnership.id}`
  const steps = [homeStep(lang), { label: words.title, path: '/partnerships' }, { label: title }]
  const topics = lists.topics.filter(({ id }) => (partnership.topics ?? []).includes(id))
  const facts = [
    ...(detail.publicValue == null ? [] : [{ label: words.value, value: <Money amount={detail.publicValue} currency={currency} /> }]),
    ...(detail.signedOn ? [{ label: words.signed, value: <Day day={detail.signedOn} /> }] : []),
    ...(topics.length > 0
      ? [
          {
            label: words.topics,
            value: labelList(
              topics.map(topic => nameIn(lang, topic)),
              lang,
            ),
          },
        ]
      : []),
  ]
  return (
    <div className="wrap">
      <Head
        title={title}
        description={`${title}: ${partner}`}
        path={path}
        steps={steps}
        arabicOnly={isInArabicAlone(partnership)}
        graph={[
          {
            '@type': 'Organization',
            name: partner,
            url: partnership.website ?? here.site.origin + addressIn(told, path),
            ...(partnership.logo && { logo: here.site.origin + imageAddress(partnership.logo, 400) }),
          },
        ]}
      />
      <PageHead
        lang={lang}
        title={title}
        told={foreign(told, lang)}
        trail={trailOf(steps.slice(0, -1), here)}
        notice={told === lang ? <ArabicParts of={description.text !== '' && description.told !== lang} /> : <ArabicOnly path={path} />}
        intro={
          <>
            <PartnershipStatus value={status} />
            {kind && <span>{nameIn(lang, kind)}</span>}
          </>
        }
      />
      <div className="agreement">
        <Parties partnership={partnership} lists={lists} />
        <Duration partnership={partnership} today={today} status={status?.code} />
        {facts.length > 0 && <FactList facts={facts} />}
        {description.text && (
          <div className="agreement-text">
            {description.told !== told && <PartSign />}
            <div {...foreign(description.told, lang)}>
              <BodyText html={description.text} />
            </div>
          </div>
        )}
        <Places places={partnership.places} />
        <footer className="article-end">
          <Documents partnership={partnership} files={detail.publicAgreement ?? []} />
          <Share title={title} />
        </footer>
      </div>
      <LastUpdated at={detail.publishedAt} />
    </div>
  )
}

/** Who has agreed: the ministry on one side, its partner on the other. */
function Parties({ partnership, lists }: { partnership: PublicPartnership; lists: PartnerLists }) {
  const { lang, site, say } = useHere()
  const words = partnershipTexts.in(lang)
  const name = usePartnerName(partnership)
  const type = lists.types.find(({ id }) => id === partnership.partnerType)
  const country = lists.countries.find(({ id }) => id === partnership.country)
  return (
    <section aria-label={words.parties}>
      <ul className="parties">
        <li>
          <strong>{bound(say(site.ownerName))}</strong>
        </li>
        <li>
          {partnership.logo && <img className="partner-logo" src={imageAddress(partnership.logo, 400)} alt="" width="200" height="100" />}
          <strong>{bound(name)}</strong>
          <span className="meta">
            {type && <span>{nameIn(lang, type)}</span>}
            {country && <span>{nameIn(lang, country)}</span>}
          </span>
        </li>
      </ul>
    </section>
  )
}

interface DurationProps {
  partnership: PublicPartnership
  /** `YYYY-MM-DD` */
  today: string
  status: string | undefined
}

/**
 * From which day to which: of what runs, or has run to its end, as a line with today on it; of what waits or stands still in words, since no
 * day brings it nearer to its end. What was cancelled has no period any more.
 */
function Duration({ partnership, today, status }: DurationProps) {
  const { lang } = useHere()
  const words = partnershipTexts.in(lang)
  const { startDate, endDate } = partnership
  if (status === 'cancelled' || (!startDate && !endDate)) return null
  const isCounted = status === 'active' || (status === 'completed' && endDate != null && today > endDate)
  if (!startDate || !endDate || startDate >= endDate || !isCounted)
    return (
      <p>
        {words.period}: <Period partnership={partnership} />
      </p>
    )
  const isNow = today >= startDate && today <= endDate
  const part = partOf(startDate, endDate, today)
  const left = monthsFrom(today, endDate)
  const toGo = left === 0 ? words.lastMonth : pluralOf(monthsLeft, left, lang)
  const state = today < startDate ? words.notBegun : words.over
  return (
    <section className="duration" aria-label={words.period}>
      <TimeLine part={part} isNow={isNow} />
      {isNow && (
        <p className="duration-now font-semibold">
          <Spacer part={part} />
          <span>
            {words.today}: {toGo}
          </span>
          <Spacer part={1 - part} />
        </p>
      )}
      <p>
        <span>
          {words.from} <Day day={startDate} />
        </span>
        {!isNow && <span className="text-muted">{state}</span>}
        <span>
          {words.to} <Day day={endDate} />
        </span>
      </p>
    </section>
  )
}

const lineLength = 1000

/** What has passed heavy, what is to come light; in Arabic time runs from the right. */
function TimeLine({ part, isNow }: { part: number; isNow: boolean }) {
  const { lang } = useHere()
  const passed = Math.round(part * lineLength)
  const at = (x: number) => (lang === 'ar' ? lineLength - x : x)
  return (
    <svg viewBox={`0 0 ${lineLength} 20`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 10H${lineLength}M0 4V16M${lineLength} 4V16`} />
      <path className="duration-passed" d={`M${at(0)} 10H${at(passed)}`} />
      {isNow && <path className="duration-today" d={`M${at(passed)} 0V20`} />}
    </svg>
  )
}

/** How much of the line stands before or behind what is said of today: both give way to the words by their share, so that the mark stays over them. */
function Spacer({ part }: { part: number }) {
  return <svg width={`${Math.round(part * 1000) / 10}%`} height="1" aria-hidden="true" />
}

/** How much of a period has passed: a ratio 0..1. */
function partOf(from: string, to: string, today: string): number {
  return Math.min(1, Math.max(0, (Date.parse(today) - Date.parse(from)) / (Date.parse(to) - Date.parse(from))))
}

/** Whole months between two days `YYYY-MM-DD`. */
function monthsFrom(today: string, end: string): number {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return months(end) - months(today) - (end.slice(8) < today.slice(8) ? 1 : 0)
}

/** Whom it serves, each with the mark of its governorate. */
function Places({ places }: Pick<PublicPartnership, 'places'>) {
  const { lang, to } = useHere()
  if (places.length === 0) return null
  return (
    <section aria-labelledby="places">
      <h2 id="places" className="display-section">
        {partnershipTexts.say('places', lang)}
      </h2>
      <ul className="partner-places">
        {places.map(place => {
          const governorate = /\d{2}/.exec(place.code)?.[0] ?? ''
          const name = bound(nameIn(lang, place))
          return (
            <li key={place.id}>
              {governorate in motifOfGovernorate && <Mark code={governorate} size="small" />}
              {place.page === null ? name : <a href={to(place.page)}>{name}</a>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The text of the agreement, and its partner's own site. */
function Documents({ partnership, files }: { partnership: PublicPartnership; files: readonly string[] }) {
  const words = partnershipTexts.in(useHere().lang)
  if (files.length === 0 && !partnership.website) return null
  return (
    <ul className="law-acts">
      {files.map(file => (
        <li key={file}>
          <a href={`/api/Attachment/GetByte/${file}`}>
            <Icon of={FileText} small /> {words.document}
          </a>
        </li>
      ))}
      {partnership.website && (
        <li>
          <a href={partnership.website} rel="external">
            <Icon of={ExternalLink} small /> {words.website}
          </a>
        </li>
      )}
    </ul>
  )
}
