import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Lang } from '../../../../kernel/kernel.ts'
import type { OwnSession } from '../../../../modules/admin/sessions/ownSessions.ts'
import { browserApi, messageOf } from '../../../generic/browserApi.ts'
import { LoadFailed } from '../../../generic/LoadFailed.tsx'
import { Moment } from '../../../generic/Moment.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { Part } from './Part.tsx'
import { say } from './texts.ts'

const key = ['profile', 'sessions']

/** Where I am signed in, and the way out of each (portal and administration, section 3.3). */
export function SessionsPart({ lang }: { lang: Lang }) {
  const queries = useQueryClient()
  const found = useQuery({ queryKey: key, queryFn: () => browserApi.get<{ items: readonly OwnSession[] }>('Account/Sessions') })
  const act = useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined
        ? browserApi.send('POST', 'Account/RevokeOtherSessions', {})
        : browserApi.send('DELETE', `Account/Sessions?id=${encodeURIComponent(id)}`),
    onSuccess: async (_answer, id) => {
      toast(say(id === undefined ? 'endedOthers' : 'endedOne', lang))
      await queries.invalidateQueries({ queryKey: key })
    },
    onError: error => toast(messageOf(error, lang), 'danger'),
  })
  const rows = found.data?.items
  return (
    <Part title={say('sessions', lang)} text={say('sessionsText', lang)}>
      {found.isError && <LoadFailed error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lang={lang} lines={3} />}
      {rows && (
        <ul className="profile-sessions">
          {rows.map(session => (
            <SessionRow key={session.id} session={session} lang={lang} onEnd={() => act.mutate(session.id)} />
          ))}
        </ul>
      )}
      {rows !== undefined && rows.length > 1 && (
        <p>
          <Button look="danger" pending={act.isPending} onClick={() => act.mutate(undefined)}>
            {say('endOthers', lang)}
          </Button>
        </p>
      )}
    </Part>
  )
}

function SessionRow({ session, lang, onEnd }: { session: OwnSession; lang: Lang; onEnd: () => void }) {
  const { device, address, loginAt, lastSeenAt, isCurrent } = session
  const name = device ?? say('unknownDevice', lang)
  const instant = (at: string) => <Moment at={at} lang={lang} />
  return (
    <li>
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {isCurrent && <span className="tag">{say('thisSession', lang)}</span>}
        <p className="profile-facts">
          <span>
            {say('lastUsed', lang)}: {instant(lastSeenAt)}
          </span>
          <span>
            {say('signedInAt', lang)}: {instant(loginAt)}
          </span>
          {address !== null && (
            <span>
              {say('address', lang)}: <bdi dir="ltr">{address}</bdi>
            </span>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button onClick={onEnd} aria-label={`${say('endSession', lang)}: ${name}`}>
          {say('endSession', lang)}
        </Button>
      )}
    </li>
  )
}
