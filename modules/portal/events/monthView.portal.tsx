import { ChevronLeft, ChevronRight } from 'lucide-react'
import { use } from 'react'
import { localTimeOf, numberOf, pluralOf } from '../../define.ts'
import { commaOf } from '../../../web/fields/comma.ts'
import { foreign } from '../../../web/generic/portal/Head.tsx'
import { type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { monthOf, weekdayOf } from '../../../web/generic/portal/Moment.tsx'
import { NothingYet } from '../../../web/generic/portal/NothingListed.tsx'
import { SiteContext, useHere } from '../../../web/generic/portal/site.ts'
import { Code, Day } from '../../../web/generic/portal/texts.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { LinkButton } from '../../../web/ui/LinkButton.tsx'
import { EventLink, EventStateLabel, Hours, When, whereOf } from './eventParts.portal.tsx'
import type { EventsData } from './eventsData.portal.tsx'
import { eventsPath, everything, monthForm } from './eventsQuery.ts'
import { byDay, daysOf, firstShownOf, monthAfter } from './month.ts'
import { MonthLegend, MonthSign } from './monthLegend.portal.tsx'
import type { PublicEvent } from './publicEvents.ts'
import { eventsTexts, eventTexts, moreCount } from './texts.ts'

const mostInADay = 3

/** A month as a table of weeks from Sunday; on a phone the same table is a list of the days on which something takes place. */
export function MonthView(data: EventsData & { isNarrowed: boolean }) {
  const { lang } = useHere()
  const { timeZone } = use(SiteContext)
  const words = eventsTexts.in(lang)
  const { weeks, month, items, ofMonth, earlier, facets, categories } = data
  if (ofMonth.length === 0)
    return (
      <>
        <MonthWays {...data} />
        <NothingInMonth {...data} />
      </>
    )
  const events = byDay(items, timeZone)
  return (
    <>
      <MonthWays {...data} />
      {earlier.length > 0 && (
        <details className="month-earlier">
          <summary>
            {words.earlier} (<Code>{numberOf(earlier.length, lang)}</Code>)
          </summary>
          <MonthLines items={earlier} />
        </details>
      )}
      <table className="month">
        <caption className="sr">
          {words.events}: {monthOf(month, lang)}
        </caption>
        <thead>
          <tr>
            {(weeks[0] ?? []).map(day => (
              <th key={day} scope="col">
                {weekdayOf(day, lang)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(week => (
            <tr key={week[0]}>
              {week.map(day => (
                <DayCell key={day} day={day} month={month} today={facets.today} events={events.get(day) ?? []} categories={categories} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <MonthLegend {...data} />
      <Following {...data} />
    </>
  )
}

/** A list of days ends with the way to those of the next month, and with what comes first in it where of this one nothing more does; beside the weeks that way is in sight. */
function Following(data: EventsData) {
  const { lang, to } = useHere()
  const { timeZone } = use(SiteContext)
  const [first] = data.following
  const month = first ? localTimeOf(first.startAt, timeZone).day.slice(0, 7) : monthAfter(data.month, 1)
  return (
    <div className="month-next">
      {first && (
        <section aria-labelledby="following">
          <h3 id="following">{eventsTexts.say('showComing', lang)}</h3>
          <MonthLines items={data.following} />
        </section>
      )}
      {monthForm.test(month) && (
        <a className="more" href={to(wayTo(month, data))}>
          {monthOf(month, lang)}
          <Icon of={ChevronRight} points />
        </a>
      )}
    </div>
  )
}

/** Events that are told outside their days: each says when. */
function MonthLines({ items }: { items: readonly PublicEvent[] }) {
  return (
    <ul className="month-lines">
      {items.map(item => (
        <li key={item.id}>
          <EventLink item={item} />
          <span className="month-about">
            <When item={item} />
          </span>
          <EventStateLabel of={item} />
        </li>
      ))}
    </ul>
  )
}

/** The address of a month among what was asked for: the current one needs no name. */
function wayTo(month: string, { query, facets }: Pick<EventsData, 'query' | 'facets'>): string {
  return eventsPath({ ...query, month: month === facets.today.slice(0, 7) ? undefined : month, page: 1 })
}

/** A month without events says what comes next, else the way to what there was; one that a filter has emptied says that of the month. */
function NothingInMonth({ query, month, next, hasPast, wayOn, isNarrowed }: EventsData & { isNarrowed: boolean }) {
  const { lang, to } = useHere()
  const words = eventsTexts.in(lang)
  const title = isNarrowed ? eventsTexts.say('noneFoundIn', lang, { month: monthOf(month, lang) }) : words.none
  const following = next && (
    <>
      {words.next} <EventLink item={next} /> (<When item={next} />)
    </>
  )
  if (isNarrowed)
    return (
      <EmptyState
        title={title}
        action={<LinkButton href={to(eventsPath({ ...everything, month: query.month }))}>{words.allEvents}</LinkButton>}
      >
        {following ?? words.noneWhy}
      </EmptyState>
    )
  if (!next && !hasPast) return <NothingYet title={title} wayOn={wayOn} />
  const [view, label] = next ? (['list', words.showComing] as const) : (['past', words.showPast] as const)
  return (
    <EmptyState title={title} action={<LinkButton href={to(eventsPath({ ...everything, view }))}>{label}</LinkButton>}>
      {following}
    </EmptyState>
  )
}

/** From month to month by links, as far as there are addresses for them, and back to this one. */
function MonthWays(data: EventsData) {
  const { lang, to } = useHere()
  const words = eventsTexts.in(lang)
  const { month, facets } = data
  const current = facets.today.slice(0, 7)
  const way = (other: string) => to(wayTo(other, data))
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)]
  return (
    <nav className="month-ways" aria-label={words.months}>
      {monthForm.test(before) ? (
        <a href={way(before)} rel="prev" aria-label={`${words.before}: ${monthOf(before, lang)}`}>
          <Icon of={ChevronLeft} points />
          <span>{monthOf(before, lang)}</span>
        </a>
      ) : (
        // The name of the month stays in the middle.
        <span />
      )}
      <h2 className="display-section" aria-live="polite">
        {monthOf(month, lang)}
      </h2>
      {monthForm.test(after) && (
        <a href={way(after)} rel="next" aria-label={`${words.after}: ${monthOf(after, lang)}`}>
          <span>{monthOf(after, lang)}</span>
          <Icon of={ChevronRight} points />
        </a>
      )}
      {month !== current && (
        <LinkButton href={way(current)} look="quiet">
          {words.today}
        </LinkButton>
      )}
    </nav>
  )
}

interface DayCellProps {
  day: string
  month: string
  today: string
  events: readonly PublicEvent[]
  categories: readonly LookupValue[]
}

function DayCell({ day, month, today, events, categories }: DayCellProps) {
  const { lang } = useHere()
  const { timeZone } = use(SiteContext)
  // What begins leads; what goes on since another day follows, and the list of a phone has it there alone.
  const begins = (item: PublicEvent) => firstShownOf(item, month, today, timeZone) === day
  const [first, on] = [events.filter(begins), events.filter(item => !begins(item))]
  const all = [...first, ...on]
  const classes = [
    'month-day',
    day === today && 'is-today',
    day < today && 'is-over',
    !day.startsWith(month) && 'is-outside',
    first.length > 0 && 'has-events',
  ]
  const [shown, more] = [all.slice(0, mostInADay), all.slice(mostInADay)]
  return (
    <td
      id={day.startsWith(month) ? day : undefined}
      className={classes.filter(Boolean).join(' ')}
      aria-current={day === today ? 'date' : undefined}
    >
      <p className="month-date">
        <time dateTime={day}>
          <span className="month-weekday">{weekdayOf(day, lang)} </span>
          <b>{Number(day.slice(8))}</b>
          <span className="month-name"> {monthOf(day, lang, month.slice(0, 4))}</span>
        </time>
        {day === today && <span className="month-today">{eventsTexts.say('today', lang)}</span>}
      </p>
      {day === today && events.length === 0 && <p className="month-none">{eventsTexts.say('noneToday', lang)}</p>}
      {shown.length > 0 && <DayEvents events={shown} on={on} day={day} categories={categories} />}
      {more.length > 0 && (
        <details className={first.length > mostInADay ? 'month-more' : 'month-more goes-on'}>
          <summary>{pluralOf(moreCount, more.length, lang)}</summary>
          <DayEvents events={more} on={on} day={day} categories={categories} />
        </details>
      )}
    </td>
  )
}

function DayEvents({ events, on, day, categories }: Pick<DayCellProps, 'events' | 'day' | 'categories'> & { on: readonly PublicEvent[] }) {
  return (
    <ul>
      {events.map(item => (
        <li key={item.id} className={on.includes(item) ? 'goes-on' : undefined}>
          <span className="month-hours">
            <Hours item={item} day={day} />
            <Until item={item} day={day} />
          </span>
          <span>
            <MonthSign category={categories.find(({ id }) => id === item.category)} />
            <EventLink item={item} />
          </span>
          <span className="month-about">
            <About item={item} categories={categories} />
          </span>
          <EventStateLabel of={item} />
        </li>
      ))}
    </ul>
  )
}

/** The last day of an event that goes on: the list of a phone has it once. */
function Until({ item, day }: { item: PublicEvent; day: string }) {
  const { lang } = useHere()
  const { timeZone } = use(SiteContext)
  const last = daysOf(item, timeZone).at(-1) ?? day
  if (last <= day) return null
  return (
    <span className="month-until">
      {commaOf(lang)}
      {eventTexts.say('to', lang)} {weekdayOf(last, lang)} <Day day={last} />
    </span>
  )
}

/** What it is and where: told where there is room for it, in the list of a phone. */
function About({ item, categories }: { item: PublicEvent; categories: readonly LookupValue[] }) {
  const { lang } = useHere()
  const category = categories.find(({ id }) => id === item.category)
  const where = whereOf(item, lang)
  return (
    <>
      {category && nameIn(lang, category)}
      {category && where && commaOf(lang)}
      {where && <span {...foreign(where.told, lang)}>{where.text}</span>}
    </>
  )
}
