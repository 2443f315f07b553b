import type { WireFor } from '../../define.ts'
import { weekdayOf } from '../../../web/generic/portal/Moment.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Code, Day } from '../../../web/generic/portal/texts.tsx'
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
                cell: session => (lang === 'en' ? (session.titleEn ?? session.titleAr) : session.titleAr),
              },
              {
                key: 'time',
                heading: words.time,
                cell: ({ startTime, endTime }) => <Code>{`${startTime.slice(0, 5)}–${endTime.slice(0, 5)}`}</Code>,
              },
              ...(has('speaker') ? [{ key: 'speaker', heading: words.speaker, cell: ({ speaker }: Session) => speaker ?? '–' }] : []),
              ...(has('location') ? [{ key: 'room', heading: words.room, cell: ({ location }: Session) => location ?? '–' }] : []),
            ]}
          />
        </div>
      ))}
    </section>
  )
}
