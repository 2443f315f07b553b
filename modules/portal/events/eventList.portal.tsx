import { use } from 'react'
import { localTimeOf } from '../../define.ts'
import { ArchiveSign } from '../../../web/generic/portal/ArchiveSign.tsx'
import { NothingListed } from '../../../web/generic/portal/NothingListed.tsx'
import { type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { weekdayOf } from '../../../web/generic/portal/Moment.tsx'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { SiteContext, useHere } from '../../../web/generic/portal/site.ts'
import { Day } from '../../../web/generic/portal/texts.tsx'
import { ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import { listTexts } from '../../../web/generic/portal/words.ts'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { LinkButton } from '../../../web/ui/LinkButton.tsx'
import { EventLink, EventStateLabel, Hours, Where } from './eventParts.portal.tsx'
import type { EventsData } from './eventsData.portal.tsx'
import { eventsPath, everything } from './eventsQuery.ts'
import { daysOf } from './month.ts'
import type { PublicEvent } from './publicEvents.ts'
import { eventsTexts, eventTexts } from './texts.ts'

/** What is to come or is over, day by day: an agenda. */
export function EventList(data: EventsData & { isNarrowed: boolean }) {
  const { lang } = useHere()
  const { timeZone } = use(SiteContext)
  const { items, query, categories, facets } = data
  // What has begun stands under today, not under a day that is past.
  const dayOf = ({ startAt }: PublicEvent) => {
    const { day } = localTimeOf(startAt, timeZone)
    return query.view === 'list' && day < facets.today ? facets.today : day
  }
  const days = [...new Set(items.map(dayOf))]
  return (
    <>
      {days.map(day => (
        <section key={day} className="agenda" aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={day === facets.today ? 'agenda-day is-today' : 'agenda-day'}>
            {day === facets.today ? eventsTexts.say('today', lang) : weekdayOf(day, lang)} <Day day={day} />
          </h2>
          <ul>
            {items
              .filter(item => dayOf(item) === day)
              .map(item => (
                <AgendaLine key={item.id} item={item} categories={categories} />
              ))}
          </ul>
        </section>
      ))}
      {items.length === 0 && <NothingInList {...data} />}
    </>
  )
}

function AgendaLine({ item, categories }: { item: PublicEvent; categories: readonly LookupValue[] }) {
  const { lang } = useHere()
  const { timeZone } = use(SiteContext)
  const category = categories.find(({ id }) => id === item.category)
  const days = daysOf(item, timeZone)
  const last = days.at(-1)
  return (
    <li>
      <p className="agenda-hours">
        <Hours item={item} />
      </p>
      <div>
        <h3 className="entries-title">
          <EventLink item={item} />
        </h3>
        <p className="meta">
          {category && <span>{nameIn(lang, category)}</span>}
          <Where item={item} />
          {days.length > 1 && last && (
            <span>
              {eventTexts.say('to', lang)} <Day day={last} />
            </span>
          )}
          <ArchiveSign day={item.endAt} />
          <ToldIn told={toldIn(lang, item).told} />
        </p>
        <EventStateLabel of={item} />
      </div>
    </li>
  )
}

function NothingInList({ query, next, hasPast, wayOn, inArabic, isNarrowed }: EventsData & { isNarrowed: boolean }) {
  const { lang, to } = useHere()
  const words = eventsTexts.in(lang)
  const isComing = query.view === 'list'
  if (isComing && hasPast && !isNarrowed)
    return (
      <EmptyState title={words.noneComing} action={<LinkButton href={to('/events?view=past')}>{words.showPast}</LinkButton>}>
        {words.noneComingWhy}
      </EmptyState>
    )
  if (!isComing && next && !isNarrowed)
    return <EmptyState title={words.nonePast} action={<LinkButton href={to('/events?view=list')}>{words.showComing}</LinkButton>} />
  if (isComing ? hasPast : next)
    return (
      <EmptyState
        kind="sought"
        title={words.noneFound}
        action={
          <div className="empty-ways">
            <LinkButton href={to(eventsPath({ ...query, view: isComing ? 'past' : 'list', page: 1 }))}>
              {isComing ? words.showPast : words.showComing}
            </LinkButton>
            {query.q && (
              <LinkButton href={to(`/search?q=${encodeURIComponent(query.q)}`)}>
                {listTexts.say('everywhere', lang, { q: query.q })}
              </LinkButton>
            )}
          </div>
        }
      >
        {isComing ? words.pastMatch : words.comingMatch}
      </EmptyState>
    )
  const yet = isComing ? words.noneComing : words.nonePast
  const said = { yet, title: words.noneFound, why: words.noneWhy, all: words.allEvents }
  return (
    <NothingListed
      isNarrowed={isNarrowed}
      {...said}
      path={eventsPath({ ...everything, view: query.view })}
      wayOn={wayOn}
      inArabic={inArabic}
    />
  )
}
