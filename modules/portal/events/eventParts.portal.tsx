import { use } from 'react'
import { localTimeOf, type Lang } from '../../define.ts'
import { commaOf } from '../../../web/fields/comma.ts'
import { ArchiveSign } from '../../../web/generic/portal/ArchiveSign.tsx'
import { foreign } from '../../../web/generic/portal/Head.tsx'
import { type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { Clock, monthOf, weekdayOf } from '../../../web/generic/portal/Moment.tsx'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { SiteContext, useHere } from '../../../web/generic/portal/site.ts'
import { Day } from '../../../web/generic/portal/texts.tsx'
import { ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import { bound } from '../../../web/generic/bound.tsx'
import { StateLabel, type StateKind } from '../../../web/ui/StateLabel.tsx'
import { eventStates, type EventState } from './event.ts'
import { daysOf } from './month.ts'
import { eventPathNow } from './eventPath.ts'
import type { PublicEvent } from './publicEvents.ts'
import { eventsTexts, eventTexts } from './texts.ts'

/** What became of an event, as a word. @param code on the wire; nothing said: it is held as announced */
export function stateOf(code: number | null | undefined): EventState {
  if (code === eventStates.postponed[0]) return 'postponed'
  if (code === eventStates.cancelled[0]) return 'cancelled'
  return code === eventStates.movedOnline[0] ? 'movedOnline' : 'scheduled'
}

const signs = { postponed: 'changed', cancelled: 'refused', movedOnline: 'changed' } as const satisfies Partial<
  Record<EventState, StateKind>
>

/** Says of an event that it is not held as it was announced; of others nothing. */
export function EventStateLabel({ of, framed = false }: { of: Pick<PublicEvent, 'eventState'>; framed?: boolean }) {
  const { lang } = useHere()
  const state = stateOf(of.eventState)
  if (state === 'scheduled') return null
  return (
    <StateLabel kind={signs[state]} framed={framed}>
      {eventTexts.say(state, lang)}
    </StateLabel>
  )
}

/** The title as the link to the event; of one that is cancelled struck out. */
export function EventLink({ item }: { item: PublicEvent }) {
  const { lang, to } = useHere()
  const { title, told } = toldIn(lang, item)
  return (
    <a href={to(eventPathNow(item))} {...foreign(told, lang)}>
      {stateOf(item.eventState) === 'cancelled' ? <s>{bound(title)}</s> : bound(title)}
    </a>
  )
}

/** Is it held online instead of where it was announced? Nobody is then to be sent to the hall. */
export function isMovedOnline({ eventState }: Pick<PublicEvent, 'eventState'>): boolean {
  return stateOf(eventState) === 'movedOnline'
}

interface Said {
  readonly text: string
  readonly told: Lang
}

/** Where an event was announced to be, in the reader's language, else in the other one; undefined: it was not said. */
export function locationOf({ locationAr, locationEn }: Pick<PublicEvent, 'locationAr' | 'locationEn'>, lang: Lang): Said | undefined {
  if (lang === 'en' && locationEn) return { text: locationEn, told: 'en' }
  return locationAr ? { text: locationAr, told: 'ar' } : undefined
}

/** What a line says of where an event is: that it is online, its location, else the place whose it is. */
export function whereOf(
  item: Pick<PublicEvent, 'isOnline' | 'locationAr' | 'locationEn' | 'placeNameAr' | 'placeNameEn'>,
  lang: Lang,
): Said | undefined {
  if (item.isOnline) return { text: eventTexts.say('heldOnline', lang), told: lang }
  const location = locationOf(item, lang)
  if (location || !item.placeNameAr) return location
  return {
    text: nameIn(lang, { nameAr: item.placeNameAr, nameEn: item.placeNameEn }),
    told: lang === 'en' && item.placeNameEn ? 'en' : 'ar',
  }
}

/** The same among the facts of a line. */
export function Where({ item }: { item: Parameters<typeof whereOf>[0] }) {
  const { lang } = useHere()
  const where = whereOf(item, lang)
  if (!where) return null
  return (
    // A name in the page's own language begins its fact itself: within an element of its own a line could end between the two.
    <span className="where">{where.told === lang ? bound(where.text) : <bdi {...foreign(where.told, lang)}>{bound(where.text)}</bdi>}</span>
  )
}

/** The hours of an event, or that it takes the whole day. @param day the day on which it is shown: of several days the first says when it begins, the last when it ends */
export function Hours({ item, day }: { item: Pick<PublicEvent, 'startAt' | 'endAt' | 'allDay'>; day?: string }) {
  const { lang } = useHere()
  const { timeZone } = use(SiteContext)
  const days = daysOf(item, timeZone)
  if (item.allDay || (day !== undefined && day !== days[0] && day !== days.at(-1))) return <>{eventsTexts.say('allDay', lang)}</>
  const words = eventTexts.in(lang)
  if (days.length === 1)
    return (
      <span className="bound">
        <Clock at={item.startAt} /> – <Clock at={item.endAt} />
      </span>
    )
  if (day === days.at(-1))
    return (
      <>
        {words.to} <Clock at={item.endAt} />
      </>
    )
  return (
    <>
      {words.from} <Clock at={item.startAt} />
    </>
  )
}

/** When an event takes place: its day with its hours, or the first and the last of its days. */
export function When({ item }: { item: Pick<PublicEvent, 'startAt' | 'endAt' | 'allDay'> }) {
  const { lang } = useHere()
  const { timeZone } = use(SiteContext)
  const days = daysOf(item, timeZone)
  const [first = '', last = first] = [days[0], days.at(-1)]
  const words = eventTexts.in(lang)
  const comma = commaOf(lang)
  if (first === last)
    return (
      <>
        {weekdayOf(first, lang)} <Day day={first} />
        {comma}
        <span className="event-hours">
          <Hours item={item} />
        </span>
      </>
    )
  return (
    <>
      {words.from} {weekdayOf(first, lang)} <Day day={first} />
      {!item.allDay && (
        <>
          {comma}
          <Clock at={item.startAt} />
        </>
      )}{' '}
      <span className="event-hours">
        {words.to} {weekdayOf(last, lang)} <Day day={last} />
        {!item.allDay && (
          <>
            {comma}
            <Clock at={item.endAt} />
          </>
        )}
      </span>
    </>
  )
}

/** A leaf of the calendar: the day of the week, the day, the month. @param at an instant @param year the one that need not be said */
export function DateLeaf({ at, year }: { at: string; year?: string }) {
  const { lang } = useHere()
  const { timeZone } = use(SiteContext)
  const { day } = localTimeOf(at, timeZone)
  return (
    <time className="date-leaf" dateTime={day}>
      <span>{weekdayOf(day, lang)}</span>
      <b>{Number(day.slice(8))}</b>
      <span>{monthOf(day, lang, year)}</span>
    </time>
  )
}

/** Events as lines: their leaf, title, hours and where. */
export function EventLines({
  items,
  categories,
  ofPlace = false,
}: {
  items: readonly PublicEvent[]
  categories: readonly LookupValue[]
  ofPlace?: boolean
}) {
  const { lang, site } = useHere()
  const year = yearIn(site.timeZone)
  return (
    <ul className="event-lines">
      {items.map(item => {
        const category = categories.find(({ id }) => id === item.category)
        return (
          <li key={item.id}>
            <DateLeaf at={item.startAt} year={year} />
            <div>
              <EventLink item={item} />
              <p className="meta">
                <span>
                  <Hours item={item} />
                </span>
                {category && <span>{nameIn(lang, category)}</span>}
                <Where item={ofPlace ? { ...item, placeNameAr: null, placeNameEn: null } : item} />
                <ArchiveSign day={item.endAt} />
                <ToldIn told={toldIn(lang, item).told} />
              </p>
              <EventStateLabel of={item} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** The year that it is: pages of what is to come are made anew at midnight. */
function yearIn(timeZone: string): string {
  return localTimeOf(new Date().toISOString(), timeZone).day.slice(0, 4)
}
