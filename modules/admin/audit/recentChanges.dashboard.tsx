import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Lang } from '../../define.ts'
import { browserApi } from '../../../web/generic/browserApi.ts'
import { useDesk } from '../../../web/generic/desk.ts'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { Moment } from '../../../web/generic/Moment.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import type { RecentChange } from './audit.ts'
import { Happened } from './happened.dashboard.tsx'
import { snakeOf } from './tables.ts'
import { recentTexts } from './recentTexts.ts'

/** What was changed lately in the records that the reader may open, on the home of the dashboard. @param place that he acts for */
export default function RecentChanges({ place, lang }: { place: string; lang: Lang }) {
  const changes = useQuery({
    queryKey: ['list', 'recentChanges', place],
    queryFn: () => browserApi.get<{ items: readonly RecentChange[] }>('AuditLog/GetRecent'),
  })
  return (
    <section>
      <h2>{recentTexts.say('recent', lang)}</h2>
      {changes.isPending && <Skeleton lang={lang} lines={4} />}
      {changes.isError && <LoadFailed error={changes.error} onRetry={() => void changes.refetch()} />}
      {changes.data?.items.length === 0 && <p className="text-muted">{recentTexts.say('none', lang)}</p>}
      {changes.data && changes.data.items.length > 0 && (
        <ul className="home-rows">
          {changes.data.items.map(change => (
            <li key={change.id}>
              <span className="home-row-text">
                <Changed change={change} lang={lang} />
              </span>
              <time className="home-row-facts" dateTime={change.executionTime}>
                <Moment at={change.executionTime} lang={lang} />
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Changed({ change, lang }: { change: RecentChange; lang: Lang }) {
  const desk = useDesk()
  const table = change.parentTable ?? change.tableName ?? ''
  const kind = desk.kinds.find(({ name }) => snakeOf(name) === table)
  const href = kind && desk.hrefOf(kind, { id: change.record, [kind.scope.owner]: change.owner ?? change.record })
  const sentence = <Happened item={change} lang={lang} />
  return href === undefined ? <span>{sentence}</span> : <Link to={href}>{sentence}</Link>
}
