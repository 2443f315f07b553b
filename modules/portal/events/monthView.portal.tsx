import { ChevronLeft, ChevronRight } from 'lucide-react'
import { use } from 'react'
import { pluralOf } from '../../define.ts'
import { monthOf, weekdayOf } from '../../../web/generic/portal/Moment.tsx'
import { SiteContext, useHere } from '../../../web/generic/portal/site.ts'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { LinkButton } from '../../../web/ui/LinkButton.tsx'
import { EventLink, EventStateLabel, Hours, When } from './eventParts.portal.tsx'
import type { EventsData } from './eventsData.portal.tsx'
import { eventsPath } from './eventsQuery.ts'
import { byDay, daysOf, monthAfter } from './month.ts'
import type { PublicEvent } from './publicEvents.ts'
import { eventsTexts, moreCount } from './texts.ts'

const mostInADay = 3

/** A month as a table of weeks from Sunday; on a phone the same table is a list of the days on which something takes place. */
export function MonthView(data: EventsData) {
  const { lang } = useHere()
  const { timeZone } = use(SiteContext)
  const words = eventsTexts.in(lang)
  const { weeks, month, items, facets, next } = data
  const events = byDay(items, timeZone)
  const isEmpty = !items.some(item => daysOf(item, timeZone).some(day => day.startsWith(month)))
  return (
    <>
      <MonthWays {...data} />
      {isEmpty && (
        <EmptyState title={words.none}>
          {next && (
            <>
              {words.next} <EventLink item={next} /> (<When item={next} />)
            </>
          )}
        </EmptyState>
      )}
      <table className={isEmpty ? 'month month-empty' : 'month'}>
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
                <DayCell key={day} day={day} month={month} today={facets.today} events={events.get(day) ?? []} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** From month to month by links, and back to this one. */
function MonthWays({ query, month, facets }: EventsData) {
  const { lang, to } = useHere()
  const words = eventsTexts.in(lang)
  const current = facets.today.slice(0, 7)
  const way = (other: string) => to(eventsPath({ ...query, month: other === current ? undefined : other, page: 1 }))
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)]
  return (
    <nav className="month-ways" aria-label={words.months}>
      <a href={way(before)} rel="prev" aria-label={`${words.before}: ${monthOf(before, lang)}`}>
        <Icon of={ChevronLeft} points />
        <span>{monthOf(before, lang)}</span>
      </a>
      <h2 className="display-section" aria-live="polite">
        {monthOf(month, lang)}
      </h2>
      <a href={way(after)} rel="next" aria-label={`${words.after}: ${monthOf(after, lang)}`}>
        <span>{monthOf(after, lang)}</span>
        <Icon of={ChevronRight} points />
      </a>
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
}

function DayCell({ day, month, today, events }: DayCellProps) {
  const { lang } = useHere()
  const classes = ['month-day', day === today && 'is-today', !day.startsWith(month) && 'is-outside', events.length > 0 && 'has-events']
  const [shown, more] = [events.slice(0, mostInADay), events.slice(mostInADay)]
  return (
    <td className={classes.filter(Boolean).join(' ')} aria-current={day === today ? 'date' : undefined}>
      <p className="month-date">
        <time dateTime={day}>
          <span className="month-weekday">{weekdayOf(day, lang)} </span>
          <b>{Number(day.slice(8))}</b>
          <span className="month-name"> {monthOf(day, lang)}</span>
        </time>
        {day === today && <span className="month-today">{eventsTexts.say('today', lang)}</span>}
      </p>
      {shown.length > 0 && <DayEvents events={shown} day={day} />}
      {more.length > 0 && (
        <details className="month-more">
          <summary>{pluralOf(moreCount, more.length, lang)}</summary>
          <DayEvents events={more} day={day} />
        </details>
      )}
    </td>
  )
}

function DayEvents({ events, day }: { events: readonly PublicEvent[]; day: string }) {
  return (
    <ul>
      {events.map(item => (
        <li key={item.id}>
          <span className="month-hours">
            <Hours item={item} day={day} />
          </span>
          <EventLink item={item} />
          <EventStateLabel of={item} />
        </li>
      ))}
    </ul>
  )
}
