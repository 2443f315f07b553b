import { Fragment, type ReactNode } from 'react'
import { numberOf, pluralOf } from '../../define.ts'
import { commaOf } from '../../../web/fields/comma.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { FoundLine } from '../../../web/generic/portal/Filters.tsx'
import { type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Code, PhoneNumber } from '../../../web/generic/portal/texts.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { RuledTable } from '../../../web/ui/RuledTable.tsx'
import type { AuthorityPage } from './authoritiesData.portal.tsx'
import { authorityPath, mostCompared } from './authorityQuery.ts'
import type { AuthorityProfile } from './publicAuthorities.ts'
import { authoritiesTexts, authorityCount, compareTexts, unknownCodes } from './texts.ts'

interface ComparedProps {
  data: AuthorityPage
  compared: NonNullable<AuthorityPage['compared']>
}

/** The authorities that were chosen, each with the way to take it out again, and beside one another what is known of them. */
export function ComparedAuthorities({ data, compared: { places, unknown, named } }: ComparedProps) {
  const { lang, to } = useHere()
  const words = compareTexts.in(lang)
  const { query } = data
  const count = places.length
  const why = count === 0 ? words.none : count === 1 ? words.one : count > mostCompared ? words.many : undefined
  const choose = count === 0 ? words.chooseTwo : count === 1 ? words.chooseOther : undefined
  const without = (code: string) => {
    const rest = places.map(place => place.code).filter(other => other !== code)
    return authorityPath({ ...query, compare: rest.length === 0 ? undefined : rest })
  }
  return (
    <section className="compared-places" id="compared" aria-labelledby="compared-title" tabIndex={-1}>
      <h2 className="display-section" id="compared-title">
        {words.title}
      </h2>
      {(why || unknown > 0) && (
        <Notice lang={lang}>
          {/* Codes that are nobody's were chosen: that nothing was would be untrue. */}
          {why && (count > 0 || unknown === 0) && <p>{why}</p>}
          {unknown > 0 && (
            <p>
              {pluralOf(unknownCodes, unknown, lang)}
              {named.map((code, index) => (
                <Fragment key={code}>
                  {index === 0 ? ': ' : commaOf(lang)}
                  <Code>{code}</Code>
                </Fragment>
              ))}
              .
            </p>
          )}
          {choose && (
            <p>
              <a className="more" href={`${to(authorityPath({ ...query, view: 'table' }))}#choose`}>
                {choose}
              </a>
            </p>
          )}
        </Notice>
      )}
      {count > 0 && (
        <FoundLine
          chips={places.map(place => ({ label: nameIn(lang, place), without: without(place.code) }))}
          clear={authorityPath({ ...query, compare: undefined })}
        >
          <strong>{pluralOf(authorityCount, count, lang)}</strong>
        </FoundLine>
      )}
      {!why && <Beside data={data} places={places} />}
    </section>
  )
}

/** Facts as rows, authorities as columns; on a phone each fact is a small list. */
function Beside({ data, places }: { data: AuthorityPage; places: readonly AuthorityProfile[] }) {
  const { lang } = useHere()
  const words = compareTexts.in(lang)
  const facts = useFacts(data, places)
  return (
    <RuledTable
      caption={words.title}
      captionHidden
      of={places.map(headingOf).join(commaOf(lang))}
      lang={lang}
      rows={facts}
      keyOf={({ label }) => label}
      columns={[
        { key: 'fact', heading: words.fact, title: true, cell: ({ label }) => label },
        ...places.map(place => ({
          key: place.code,
          heading: headingOf(place),
          cell: ({ of, lacking }: Fact) => of(place) ?? <span className="text-muted">{lacking ?? words.unknown}</span>,
        })),
      ]}
    />
  )

  /** Of two that are called alike the governorate tells which is which. */
  function headingOf(place: AuthorityProfile): string {
    const name = nameIn(lang, place)
    const isShared = places.some(other => other !== place && nameIn(lang, other) === name)
    const governorate = data.governorates.find(({ id }) => id === place.governorate)
    return isShared && governorate ? `${name}${commaOf(lang)}${nameIn(lang, governorate)}` : name
  }
}

/** A line of the comparison. */
interface Fact {
  readonly label: string
  /** Undefined: there is none, or nothing has been published. */
  readonly of: (place: AuthorityProfile) => ReactNode
  /** What is said then, where it is more than that nothing has been published. */
  readonly lacking?: string
}

/** What is known of at least one of them. */
function useFacts({ governorates, types, classes }: AuthorityPage, places: readonly AuthorityProfile[]): readonly Fact[] {
  const { lang, to } = useHere()
  const [words, say] = [authoritiesTexts.in(lang), compareTexts.in(lang)]
  const named = (list: readonly LookupValue[], wanted: number | null | undefined) => {
    const value = list.find(({ id }) => id === wanted)
    return value && <span>{bound(nameIn(lang, value))}</span>
  }
  const facts: readonly Fact[] = [
    { label: words.code, of: ({ code }) => <Code>{code}</Code> },
    { label: words.type, of: ({ authorityType }) => named(types, authorityType) },
    { label: words.class, of: ({ municipalityClass }) => named(classes, municipalityClass), lacking: say.noClass },
    { label: words.governorate, of: ({ governorate }) => named(governorates, governorate) },
    {
      label: words.population,
      // Beside one another figures begin where the words of their columns begin.
      of: ({ populationCount }) => populationCount != null && <span>{numberOf(populationCount, lang)}</span>,
    },
    { label: say.established, of: ({ establishmentYear }) => establishmentYear != null && <Code>{establishmentYear}</Code> },
    {
      label: say.directorate,
      of: ({ parentNameAr, parentNameEn }) =>
        parentNameAr && <span>{bound(nameIn(lang, { nameAr: parentNameAr, nameEn: parentNameEn }))}</span>,
    },
    {
      label: say.councils,
      lacking: say.noCouncils,
      of: ({ councils }) =>
        councils.length > 0 && (
          <ul>
            {councils.map(council => (
              <li key={council.code}>
                <a href={to(`/council/${council.code}`)}>{bound(nameIn(lang, council))}</a>
              </li>
            ))}
          </ul>
        ),
    },
    { label: say.phone, of: ({ phone }) => phone && <PhoneNumber>{phone}</PhoneNumber> },
    {
      label: say.page,
      of: place => (
        <a href={to(`/localComm/${place.code}`)}>
          {say.open}
          <span className="sr"> {nameIn(lang, place)}</span>
        </a>
      ),
    },
  ]
  return facts
    .map(fact => ({ ...fact, of: (place: AuthorityProfile) => fact.of(place) || undefined }))
    .filter(({ of }) => places.some(place => of(place) !== undefined))
}
