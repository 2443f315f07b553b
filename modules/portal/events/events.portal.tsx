import { CalendarPlus } from 'lucide-react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { inLang, pluralOf, type Lang } from '../../define.ts'
import { commaOf } from '../../../web/fields/comma.ts'
import { FollowLinks } from '../../../web/generic/portal/FollowLinks.tsx'
import { type Chip, Filters, FoundLine } from '../../../web/generic/portal/Filters.tsx'
import { Head } from '../../../web/generic/portal/Head.tsx'
import { ListEnd } from '../../../web/generic/portal/ListEnd.tsx'
import { andChosen, nameIn, offered } from '../../../web/generic/portal/lookups.ts'
import { monthOf } from '../../../web/generic/portal/Moment.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { inArabicOnly, showArabicWords } from '../../../web/generic/portal/words.ts'
import { orLikely } from '../../../web/generic/portal/likely.ts'
import { visitContext } from '../../../web/generic/visit.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { PlainField, PlainSelect } from '../../../web/ui/PlainField.tsx'
import { TabLinks } from '../../../web/ui/TabLinks.tsx'
import { EventList } from './eventList.portal.tsx'
import { loadEventsPage, type EventsData } from './eventsData.portal.tsx'
import { eventsPath, everything, views } from './eventsQuery.ts'
import { MonthView } from './monthView.portal.tsx'
import { eventPathNow } from './eventPath.ts'
import type { PublicEvent } from './publicEvents.ts'
import { eventCount, eventsInArabic, eventsTexts } from './texts.ts'

const viewWords = { month: 'monthView', list: 'listView', past: 'pastView' } as const

export const loader = orLikely(async ({ context, params: { what }, request }: LoaderFunctionArgs) => {
  return loadEventsPage(context.get(visitContext), what, new URL(request.url).searchParams)
})

export default function Events() {
  const data: EventsData = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, to } = here
  const words = eventsTexts.in(lang)
  const { query, items, category, place, month } = data
  const chips = chipsOf(data, lang)
  const heading = headingOf(data, lang)
  const steps = [
    homeStep(lang),
    ...(category || place
      ? [{ label: words.events, path: '/events' }, { label: category && !place ? nameIn(lang, category) : heading }]
      : [{ label: words.events }]),
  ]
  const isOdd = data.isBeyond || query.q !== undefined || query.isArabicOnly || (query.month !== undefined && items.length === 0)
  return (
    <div className="wrap">
      <Head
        title={`${titleOf(data, heading, lang)}${query.page > 1 ? ` - ${words.page} ${query.page}` : ''}`}
        description={`${words.describe} ${words.in} ${here.say(here.site.productName)}: ${heading}${query.view === 'month' ? `, ${monthOf(month, lang)}` : ''}`}
        path={eventsPath(query)}
        steps={steps}
        feed={eventsPath({ ...query, page: 1 })}
        graph={[listGraph(items, here.site.origin, to)]}
        noIndex={isOdd}
        isUnpaired={!data.hasPair}
      />
      <PageHead lang={lang} title={heading} trail={trailOf(steps, here)} intro={words.intro} />
      {(data.facets.categories.length > 0 || chips.length > 0) && <EventFilters {...data} active={chips.length} />}
      <TabLinks
        lang={lang}
        label={words.views}
        tabs={views.map(view => ({
          href: to(eventsPath({ ...query, view, month: view === 'month' ? query.month : undefined, page: 1 })),
          label: words[viewWords[view]],
          current: view === query.view,
        }))}
      />
      <FoundLine chips={chips} clear={eventsPath({ ...everything, view: query.view, month: query.month })}>
        <Found {...data} />
      </FoundLine>
      {query.view === 'month' ? (
        <MonthView {...data} isNarrowed={chips.length > 0} />
      ) : (
        <EventList {...data} isNarrowed={chips.length > 0} />
      )}
      <ListEnd page={query.page} pages={data.pages} total={data.totalCount} pathOf={page => eventsPath({ ...query, page })}>
        <a className="more" href={to(eventsPath({ ...query, view: 'month', page: 1 }, '/events/calendar.ics'))}>
          <Icon of={CalendarPlus} />
          {words.subscribe}
        </a>
        <FollowLinks list={eventsPath({ ...query, page: 1 })} />
      </ListEnd>
    </div>
  )
}

function EventFilters({ query, totalCount, facets, categories, governorates, modes, place, active }: EventsData & { active: number }) {
  const { lang } = useHere()
  const words = eventsTexts.in(lang)
  return (
    <Filters
      action="/events"
      label={words.filters}
      active={active}
      rows={query.view === 'month' ? undefined : totalCount}
      lesser={{
        isOpen: query.attendance !== undefined || query.isOpen,
        fields: (
          <>
            <PlainSelect
              name="attendance"
              label={words.attendance}
              none={words.anyAttendance}
              defaultValue={query.attendance}
              options={optionsOf(offered(modes, query.attendance), lang)}
              lang={lang}
            />
            <PlainSelect
              name="open"
              label={words.audience}
              none={words.anyAudience}
              defaultValue={query.isOpen ? 'true' : undefined}
              options={[{ value: 'true', label: words.open }]}
              lang={lang}
            />
          </>
        ),
      }}
    >
      {query.view !== 'month' && <input type="hidden" name="view" value={query.view} />}
      {query.view === 'month' && query.month && <input type="hidden" name="month" value={query.month} />}
      {query.isArabicOnly && <input type="hidden" name="only" value="ar" />}
      <PlainField type="search" name="q" label={words.text} defaultValue={query.q} maxLength={200} lang={lang} />
      <PlainSelect
        name="category"
        label={words.category}
        none={words.allCategories}
        defaultValue={query.category}
        options={optionsOf(
          offered(categories, query.category).filter(({ id, code }) => code === query.category || facets.categories.includes(id)),
          lang,
        )}
        lang={lang}
      />
      <PlainSelect
        name="place"
        label={words.place}
        none={words.allPlaces}
        defaultValue={query.place}
        options={optionsOf(andChosen(facets.publishers, place), lang)}
        lang={lang}
      />
      <PlainSelect
        name="governorate"
        label={words.governorate}
        none={words.allGovernorates}
        defaultValue={query.governorate}
        options={optionsOf(offered(governorates, query.governorate), lang)}
        lang={lang}
      />
    </Filters>
  )
}

/** How many there are; in English how many more stand in Arabic only, with the way there and the way back. */
function Found({ query, totalCount, inArabic, month, ofMonth }: EventsData) {
  const { lang, to } = useHere()
  const words = eventsTexts.in(lang)
  const other = to(eventsPath({ ...query, isArabicOnly: !query.isArabicOnly, page: 1 }))
  // Of a month those count that touch it: the grid shows the days around it too.
  const count = query.view === 'month' ? ofMonth.length : totalCount
  if (query.isArabicOnly)
    return (
      <>
        <strong>{pluralOf(inArabicOnly, count, lang)}</strong> <a href={other}>{words.backToEnglish}</a>
      </>
    )
  return (
    <>
      {/* Of nothing the empty list speaks. */}
      {count > 0 && <strong>{pluralOf(eventCount, count, lang)}</strong>}
      {count > 0 && query.view === 'month' && ` ${words.in} ${monthOf(month, lang)}`}
      {inArabic > 0 && (
        <>
          {count > 0 && '. '}
          {pluralOf(count > 0 ? eventsInArabic : inArabicOnly, inArabic, lang)}{' '}
          <a href={other}>{showArabicWords(inArabic, lang, words.showArabic)}</a>
        </>
      )}
    </>
  )
}

function headingOf({ category, place }: Pick<EventsData, 'category' | 'place'>, lang: Lang): string {
  const words = eventsTexts.in(lang)
  if (place) return `${words.eventsOf} ${nameIn(lang, place)}${category ? `: ${nameIn(lang, category)}` : ''}`
  return category ? `${words.events}: ${nameIn(lang, category)}` : words.events
}

function titleOf({ query, governorate, attendance, month }: EventsData, heading: string, lang: Lang): string {
  const words = eventsTexts.in(lang)
  const more = [
    query.view === 'month' ? query.month && monthOf(month, lang) : words[viewWords[query.view]],
    governorate && nameIn(lang, governorate),
    attendance && nameIn(lang, attendance),
    query.isOpen && words.open,
    query.q,
    query.isArabicOnly && words.arabicOnly,
  ].filter(Boolean)
  return more.length === 0 ? heading : `${heading}: ${more.join(commaOf(lang))}`
}

function chipsOf({ query, category, place, governorate, attendance }: EventsData, lang: Lang): Chip[] {
  const words = eventsTexts.in(lang)
  const first = { ...query, page: 1 }
  return [
    query.q && { label: query.q, without: eventsPath({ ...first, q: undefined }) },
    category && { label: nameIn(lang, category), without: eventsPath({ ...first, category: undefined }) },
    place && { label: nameIn(lang, place), without: eventsPath({ ...first, place: undefined }) },
    governorate && { label: nameIn(lang, governorate), without: eventsPath({ ...first, governorate: undefined }) },
    attendance && { label: nameIn(lang, attendance), without: eventsPath({ ...first, attendance: undefined }) },
    query.isOpen && { label: words.open, without: eventsPath({ ...first, isOpen: false }) },
    query.isArabicOnly && { label: words.arabicOnly, without: eventsPath({ ...first, isArabicOnly: false }) },
  ].filter(chip => typeof chip === 'object')
}

function optionsOf(values: readonly { code: string; nameAr: string; nameEn: string }[], lang: Lang) {
  return values.map(value => ({ value: value.code, label: inLang([value.nameAr, value.nameEn], lang) }))
}

function listGraph(items: readonly PublicEvent[], origin: string, to: (path: string) => string) {
  return {
    '@type': 'CollectionPage',
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, url: origin + to(eventPathNow(item)) })),
    },
  }
}
