import type { Lang, WireFor } from '../../define.ts'
import { timeSaid, weekdayOf } from '../../../web/generic/portal/Moment.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Day } from '../../../web/generic/portal/texts.tsx'
import { OwnWords } from '../../../web/generic/portal/ToldIn.tsx'
import { RuledTable } from '../../../web/ui/RuledTable.tsx'
import type { event } from './event.ts'
import { eventTexts } from './texts.ts'

type Session = NonNullable<WireFor<typeof event>['sessions']>[number]

/** What happens when, a table for each day. */
export function Programme({ sessions }: { sessions: readonly Session[] }) {
  const { lang } = useHere()
  const words = eventTexts.in(lang)
  if (sessions.length === 0) return null
  const days = [...new Set(sessions.map(({ date }) => date))].toSorted()
  const has = (key: 'speaker' | 'location') => sessions.some(session => session[key])
  return (
    <section className="block programme" aria-labelledby="programme">
      <h2 id="programme" className="display-section">
        {words.programme}
      </h2>
      {days.map(day => (
        <div key={day}>
          {days.length > 1 && (
            <h3>
              {weekdayOf(day, lang)} <Day day={day} />
            </h3>
          )}
          <RuledTable
            lang={lang}
            caption={`${words.programme}: ${weekdayOf(day, lang)}`}
            captionHidden
            rows={sessions.filter(({ date }) => date === day).toSorted((a, b) => a.startTime.localeCompare(b.startTime))}
            keyOf={({ startTime, titleAr }) => `${startTime} ${titleAr}`}
            columns={[
              {
                key: 'title',
                heading: words.item,
                title: true,
                cell: session => <Own>{lang === 'en' ? (session.titleEn ?? session.titleAr) : session.titleAr}</Own>,
              },
              {
                key: 'time',
                heading: words.time,
                cell: ({ startTime, endTime }) => (
                  <span className="programme-time">
                    {clockIn(startTime, lang)} – {clockIn(endTime, lang)}
                  </span>
                ),
              },
              ...(has('speaker')
                ? [
                    {
                      key: 'speaker',
                      heading: words.speaker,
                      cell: ({ speaker }: Session) => (speaker ? <Own>{speaker}</Own> : <Unsaid />),
                    },
                  ]
                : []),
              ...(has('location')
                ? [
                    {
                      key: 'room',
                      heading: words.room,
                      cell: ({ location }: Session) => (location ? <Own>{location}</Own> : <Unsaid />),
                    },
                  ]
                : []),
            ]}
          />
        </div>
      ))}
    </section>
  )
}

/** Words and their sign in one: where a row is a small list, its parts stand at both edges. */
function Own({ children }: { children: string }) {
  return (
    <span>
      <OwnWords>{children}</OwnWords>
    </span>
  )
}

/** What a session says nothing of: where its row is a small list, it has no line. */
function Unsaid() {
  return <span className="programme-unsaid">–</span>
}

/** A time of day where the event is, as its head says its hours. @param time `HH:mm` or `HH:mm:ss` */
function clockIn(time: string, lang: Lang): string {
  return timeSaid(`1970-01-01T${time.slice(0, 5)}:00Z`, 'UTC', lang)
}
