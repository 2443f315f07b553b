import { use } from 'react'
import { type Lang, localTimeOf, pluralOf } from '../../define.ts'
import type { HomeBlock, HomeRequest } from '../../../web/generic/portal/block.ts'
import { besideIn } from '../../../web/generic/portal/languageList.ts'
import { type LookupValue, lookupOf } from '../../../web/generic/portal/lookups.ts'
import { dayLetterOf, monthOf, weekdayOf } from '../../../web/generic/portal/Moment.tsx'
import { SiteContext, type SiteFacts, useHere } from '../../../web/generic/portal/site.ts'
import { Section } from '../../../web/ui/Section.tsx'
import { EventLines } from './eventParts.portal.tsx'
import { eventsPath, everything } from './eventsQuery.ts'
import { byDay, weeksBeside, weeksOf } from './month.ts'
import type { EventFacets, EventPage, PublicEvent } from './publicEvents.ts'
import { comingTexts, eventCount, eventsTexts } from './texts.ts'

const mostOfAMonth = 200

interface HomeEventsData {
  readonly items: readonly PublicEvent[]
  readonly categories: readonly LookupValue[]
  /** The weeks beside them, the months that these are of, and all that takes place in them. */
  readonly months: readonly string[]
  readonly weeks: readonly (readonly (string | undefined)[])[]
  readonly ofWeeks: readonly PublicEvent[]
  readonly today: string
}

/** The next events, for the home page, and the weeks that most of them are in. */
export const homeEvents = {
  async load({ api, lang, count }: HomeRequest): Promise<HomeEventsData | undefined> {
    const languages = besideIn(lang)
    const [{ items }, categories, { today }, { timeZone }] = await Promise.all([
      api.get<EventPage>('Public/Event/GetBetween', { maxResultCount: count, ...languages }),
      lookupOf(api, 'eventCategory'),
      api.get<EventFacets>('Public/Event/GetFacets'),
      api.get<SiteFacts>('Public/Site'),
    ])
    // What goes on since an earlier day is of today.
    const beside = weeksBeside(
      items.map(({ startAt }) => {
        const begins = localTimeOf(startAt, timeZone).day
        return begins > today ? begins : today
      }),
      today,
    )
    if (!beside) return undefined
    const days = beside.weeks.flat().filter(day => day !== undefined)
    const span = { from: days[0] ?? '', to: days.at(-1) ?? '', maxResultCount: mostOfAMonth }
    const ofWeeks = await api.get<EventPage>('Public/Event/GetBetween', { ...span, ...languages })
    return { items, categories, ...beside, ofWeeks: ofWeeks.items, today }
  },
  show: (data: HomeEventsData) => <HomeEvents {...data} />,
} satisfies HomeBlock

function HomeEvents({ items, categories, ...weeks }: HomeEventsData) {
  const { lang, to } = useHere()
  const words = comingTexts.in(lang)
  return (
    <Section id="coming-events" title={words.coming} more={{ href: to('/events'), label: words.all }}>
      <div className="coming">
        <MiniMonth {...weeks} />
        <EventLines items={items} categories={categories} />
      </div>
    </Section>
  )
}

/** A month in small, or the weeks in which it begins: days with events are marked, and those to come lead to their day in the calendar. */
function MiniMonth({ months, weeks, ofWeeks, today }: Omit<HomeEventsData, 'items' | 'categories'>) {
  const { lang, to } = useHere()
  const { timeZone } = use(SiteContext)
  const events = byDay(ofWeeks, timeZone)
  const current = today.slice(0, 7)
  const calendarOf = (month: string) => to(eventsPath({ ...everything, month: month === current ? undefined : month }))
  return (
    <table className="mini-month">
      <caption>{captionOf(months, lang)}</caption>
      <thead>
        <tr>
          {(weeksOf(today.slice(0, 7))[0] ?? []).map(day => (
            <th key={day} scope="col">
              <span aria-hidden="true">{dayLetterOf(day, lang)}</span>
              <span className="sr">{weekdayOf(day, lang)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={row}>
            {week.map((day, column) => (
              <td key={column} aria-current={day === today ? 'date' : undefined}>
                {day && <MiniDay day={day} today={today} count={events.get(day)?.length ?? 0} calendar={calendarOf(day.slice(0, 7))} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The first and the last of the months, the year said once where both are of one. */
function captionOf(months: readonly string[], lang: Lang): string {
  const [first = '', last = first] = months
  return first === last ? monthOf(first, lang) : `${monthOf(first, lang, last.slice(0, 4))} – ${monthOf(last, lang)}`
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
