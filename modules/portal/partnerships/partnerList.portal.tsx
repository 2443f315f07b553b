import { codeAsked, type Lang } from '../../define.ts'
import { FeedLink } from '../../../web/generic/portal/FeedLink.tsx'
import { feedOfList, queryOf } from '../../../web/generic/portal/answers.ts'
import { type Chip, Filters, FoundLine, listTitle } from '../../../web/generic/portal/Filters.tsx'
import { FoundCount } from '../../../web/generic/portal/FoundCount.tsx'
import { Head } from '../../../web/generic/portal/Head.tsx'
import { type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { NothingListed } from '../../../web/generic/portal/NothingListed.tsx'
import { arabicOnly } from '../../../web/generic/portal/placeList.ts'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import type { WayOn } from '../../../web/generic/portal/wayOn.ts'
import { listTexts } from '../../../web/generic/portal/words.ts'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { PlainSelect } from '../../../web/ui/PlainField.tsx'
import { Agreements } from './agreements.portal.tsx'
import type { PartnerLists } from './partnerParts.portal.tsx'
import type { PublicPartnership } from './publicPartnerships.ts'
import { partnershipCount, partnershipTexts } from './texts.ts'

const keys = ['kind', 'status', 'type', 'country', 'place', 'only'] as const
/** What the page of partners was asked for: codes of lists and of a place; of the English page, what is in Arabic alone. */
export type PartnerQuery = Readonly<Partial<Record<(typeof keys)[number], string | undefined>>>

/** Reads the query of `/partnerships`; what is no code is left out. */
export function partnerQueryOf(given: URLSearchParams, lang: Lang): PartnerQuery {
  return Object.fromEntries(
    keys.flatMap(key => {
      const code = codeAsked(given, key)
      const isKnown = key !== 'only' || (lang === 'en' && code === arabicOnly)
      return code === undefined || !isKnown ? [] : [[key, code]]
    }),
  )
}

/** Those of a language's list: in English what is told in English, or what is not. */
export function ofLanguage(items: readonly PublicPartnership[], { only }: PartnerQuery, lang: Lang): readonly PublicPartnership[] {
  return lang === 'ar' ? items : items.filter(item => (toldIn(lang, item).told === 'en') === (only === undefined))
}

interface PartnerListProps {
  items: readonly PublicPartnership[]
  lists: PartnerLists
  query: PartnerQuery
  wayOn: WayOn | undefined
  /** `YYYY-MM-DD` */
  today: string
}

export function PartnerListPage({ items, lists, query, wayOn, today }: PartnerListProps) {
  const here = useHere()
  const { lang, to, site } = here
  const words = partnershipTexts.in(lang)
  const offered = ofLanguage(items, query, lang)
  const shown = meantOf(offered, lists, query)
  const inArabic = lang === 'ar' || query.only ? 0 : meantOf(items, lists, query).length - shown.length
  const chips = chipsOf(items, lists, query, lang)
  const steps = [homeStep(lang), { label: words.title, ...(chips.length > 0 && { path: '/partnerships' }) }]
  return (
    <div className="wrap">
      <Head
        title={listTitle(words.title, chips, lang)}
        description={words.intro}
        path={pathOf(query)}
        feed={pathOf(query)}
        steps={steps}
        noIndex={query.only !== undefined}
        graph={[
          {
            '@type': 'ItemList',
            itemListElement: shown.map((item, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              item: {
                '@type': 'Organization',
                name: nameIn(lang, { nameAr: item.partnerNameAr, nameEn: item.partnerNameEn }),
                url: item.website ?? site.origin + to(`/partnerships?id=${item.id}`),
              },
            })),
          },
        ]}
      />
      <PageHead lang={lang} title={words.title} trail={trailOf(steps, here)} intro={words.intro} />
      {items.length > 0 && (
        <div className="many-filters">
          <PartnerFilters items={offered} lists={lists} query={query} active={chips.length} />
        </div>
      )}
      {(items.length > 0 || chips.length > 0) && (
        <FoundLine chips={chips} clear="/partnerships">
          <FoundCount
            count={partnershipCount}
            total={shown.length}
            inArabic={inArabic}
            isArabicOnly={query.only !== undefined}
            other={pathOf({ ...query, only: query.only ? undefined : arabicOnly })}
          />
        </FoundLine>
      )}
      {shown.length > 0 ? (
        <Agreements items={shown} lists={lists} today={today} />
      ) : (
        <NothingListed
          isNarrowed={chips.length > 0}
          yet={words.noneYet}
          wayOn={wayOn}
          title={words.none}
          why={words.noneWhy}
          all={words.all}
          path="/partnerships"
          inArabic={inArabic}
        />
      )}
      <div className="pages">
        <FeedLink address={feedOfList(pathOf(query))} />
      </div>
    </div>
  )
}

function PartnerFilters({ items, lists, query, active }: Omit<PartnerListProps, 'wayOn' | 'today'> & { active: number }) {
  const { lang } = useHere()
  const words = partnershipTexts.in(lang)
  const select = (name: keyof PartnerQuery, label: string, none: string, options: readonly { value: string; label: string }[]) => (
    <PlainSelect name={name} label={label} none={none} defaultValue={query[name]} options={options} lang={lang} />
  )
  const used = (values: readonly LookupValue[], isUsed: (item: PublicPartnership, id: number) => boolean) =>
    values.filter(({ id }) => items.some(item => isUsed(item, id))).map(value => ({ value: value.code, label: nameIn(lang, value) }))
  return (
    <Filters action="/partnerships" label={words.filters} active={active} rows={items.length}>
      {query.only && <input type="hidden" name="only" value={query.only} />}
      {select(
        'kind',
        words.kind,
        words.allKinds,
        used(lists.kinds, (item, id) => item.kind === id),
      )}
      {select(
        'status',
        words.status,
        words.allStatuses,
        used(lists.statuses, (item, id) => item.status === id),
      )}
      {select(
        'type',
        words.type,
        words.allTypes,
        used(lists.types, (item, id) => item.partnerType === id),
      )}
      {select(
        'country',
        words.country,
        words.allCountries,
        used(lists.countries, (item, id) => item.country === id),
      )}
      {select(
        'place',
        words.place,
        words.allPlaces,
        placesOf(items).map(place => ({ value: place.code, label: nameIn(lang, place) })),
      )}
    </Filters>
  )
}

function placesOf(items: readonly PublicPartnership[]): PublicPartnership['places'] {
  const all = items.flatMap(({ places }) => places)
  return all.filter((place, index) => all.findIndex(({ id }) => id === place.id) === index)
}

/** Those that the query is about. */
export function meantOf(items: readonly PublicPartnership[], lists: PartnerLists, query: PartnerQuery): PublicPartnership[] {
  return items.filter(item => isMeant(item, lists, query))
}

function isMeant(item: PublicPartnership, lists: PartnerLists, query: PartnerQuery): boolean {
  const is = (code: string | undefined, values: readonly LookupValue[], id: number | null | undefined) =>
    code === undefined || values.some(value => value.code === code && value.id === id)
  return (
    is(query.kind, lists.kinds, item.kind) &&
    is(query.status, lists.statuses, item.status) &&
    is(query.type, lists.types, item.partnerType) &&
    is(query.country, lists.countries, item.country) &&
    (query.place === undefined || item.places.some(({ code }) => code === query.place))
  )
}

/** The one address of the list, with what narrows it. */
export function pathOf(query: PartnerQuery): string {
  return `/partnerships${queryOf(query)}`
}

/** What narrows the list, each with the list without it. */
export function chipsOf(items: readonly PublicPartnership[], lists: PartnerLists, query: PartnerQuery, lang: Lang): Chip[] {
  const named: Readonly<Record<keyof PartnerQuery, readonly { code: string; nameAr: string; nameEn: string }[]>> = {
    kind: lists.kinds,
    status: lists.statuses,
    type: lists.types,
    country: lists.countries,
    place: placesOf(items),
    only: [{ code: arabicOnly, nameAr: '', nameEn: listTexts.say('arabicOnly', 'en') }],
  }
  return keys.flatMap(key => {
    const code = query[key]
    if (code === undefined) return []
    const value = named[key].find(one => one.code === code)
    return [{ label: value ? nameIn(lang, value) : code, without: pathOf({ ...query, [key]: undefined }) }]
  })
}
