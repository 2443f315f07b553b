import { use } from 'react'
import { localTimeOf, pluralOf } from '../../define.ts'
import type { HomeBlock, HomeRequest } from '../../../web/generic/portal/block.ts'
import { besideIn } from '../../../web/generic/portal/languageList.ts'
import { type LookupValue, lookupOf } from '../../../web/generic/portal/lookups.ts'
import { dayLetterOf, monthOf, weekdayOf } from '../../../web/generic/portal/Moment.tsx'
import { SiteContext, type SiteFacts, useHere } from '../../../web/generic/portal/site.ts'
import { Section } from '../../../web/ui/Section.tsx'
import { EventLines } from './eventParts.portal.tsx'
import { eventsPath, everything } from './eventsQuery.ts'
import { byDay, monthOfMost, ownDays, weeksOf } from './month.ts'
import type { EventFacets, EventPage, PublicEvent } from './publicEvents.ts'
import { comingTexts, eventCount, eventsTexts } from './texts.ts'

const mostOfAMonth = 200

interface HomeEventsData {
  readonly items: readonly PublicEvent[]
  readonly categories: readonly LookupValue[]
  /** That of most of the next events, and all that takes place in it. */
  readonly month: string
  readonly ofMonth: readonly PublicEvent[]
  readonly today: string
}

/** The next events, for the home page, and the days of the month that most of them are in. */
export const homeEvents = {
  async load({ api, lang, count }: HomeRequest): Promise<HomeEventsData | undefined> {
    const languages = besideIn(lang)
    const [{ items }, categories, { today }, { timeZone }] = await Promise.all([
      api.get<EventPage>('Public/Event/GetBetween', { maxResultCount: count, ...languages }),
      lookupOf(api, 'eventCategory'),
      api.get<EventFacets>('Public/Event/GetFacets'),
      api.get<SiteFacts>('Public/Site'),
    ])
    // What goes on since an earlier month is of this one.
    const month = monthOfMost(
      items.map(({ startAt }) => {
        const begins = localTimeOf(startAt, timeZone).day
        return begins > today ? begins : today
      }),
    )
    if (!month) return undefined
    const days = weeksOf(month).flat()
    const span = { from: days[0] ?? '', to: days.at(-1) ?? '', maxResultCount: mostOfAMonth }
    const ofMonth = await api.get<EventPage>('Public/Event/GetBetween', { ...span, ...languages })
    return { items, categories, month, ofMonth: ofMonth.items, today }
  },
  show: (data: HomeEventsData) => <HomeEvents {...data} />,
} satisfies HomeBlock

function HomeEvents({ items, categories, ...month }: HomeEventsData) {
  const { lang, to } = useHere()
  const words = comingTexts.in(lang)
  return (
    <Section id="coming-events" title={words.coming} more={{ href: to('/events'), label: words.all }}>
      <div className="coming">
        <MiniMonth {...month} />
        <EventLines items={items} categories={categories} />
      </div>
    </Section>
  )
}

/** A month in small: days with events are marked, and those to come lead to their day in the calendar. */
function MiniMonth({ month, ofMonth, today }: Pick<HomeEventsData, 'month' | 'ofMonth' | 'today'>) {
  const { lang, to } = useHere()
  const { timeZone } = use(SiteContext)
  const events = byDay(ofMonth, timeZone)
  const weeks = weeksOf(month)
  const calendar = eventsPath({ ...everything, month: month === today.slice(0, 7) ? undefined : month })
  return (
    <table className="mini-month">
      <caption>{monthOf(month, lang)}</caption>
      <thead>
        <tr>
          {(weeks[0] ?? []).map(day => (
            <th key={day} scope="col">
              <span aria-hidden="true">{dayLetterOf(day, lang)}</span>
              <span className="sr">{weekdayOf(day, lang)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(week => (
          <tr key={week[0]}>
            {ownDays(week, month).map((day, index) => (
              <td key={week[index]} aria-current={day === today ? 'date' : undefined}>
                {day && <MiniDay day={day} today={today} count={events.get(day)?.length ?? 0} calendar={to(calendar)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A day of it. @param calendar the address of its month */
function MiniDay({ day, today, count, calendar }: { day: string; today: string; count: number; calendar: string }) {
  const { lang } = useHere()
  const number = Number(day.slice(8))
  return (
    <>
      {count > 0 && day >= today ? (
        <a href={`${calendar}#${day}`} aria-label={`${weekdayOf(day, lang)} ${number}: ${pluralOf(eventCount, count, lang)}`}>
          {number}
        </a>
      ) : (
        number
      )}
      {day === today && <span className="sr"> ({eventsTexts.say('today', lang)})</span>}
    </>
  )
}
