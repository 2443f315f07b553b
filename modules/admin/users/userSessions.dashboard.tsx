import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { browserApi } from '../../../web/generic/browserApi.ts'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { useCaller } from '../../../web/generic/caller.ts'
import { Moment } from '../../../web/generic/Moment.tsx'
import type { Row } from '../../../web/generic/record.ts'
import { lacks } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { DataTable } from '../../../web/ui/DataTable.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { LateDialog, nearOf } from '../../../web/ui/LateDialog.ts'
import type { Lang } from '../../define.ts'
import { accountQuestion } from './accountQuestion.dashboard.tsx'
import { say } from './texts.ts'
import { systemUser } from './systemUser.ts'
import type { OpenSession } from './userActions.ts'

/** Why there are none: he has never signed in, or has left. */
function NoSessions({ user, lang }: { user: Row; lang: Lang }) {
  const isNew = user.lastLoginAt === null || user.lastLoginAt === undefined
  return <EmptyState title={say('noSessions', lang)}>{say(isNew ? 'neverSignedInWhy' : 'signedOutWhy', lang)}</EmptyState>
}

/** Where a user is signed in now, and how all of it is ended (section 3.3). */
export function UserSessions({ user }: { user: Row }) {
  const lang = useLang()
  const caller = useCaller()
  const [isAsking, setAsking] = useState(false)
  const isAllowed = caller.can('AbpIdentity.Users.RevokeSessions')
  const found = useQuery({
    queryKey: ['user', user.id, 'sessions'],
    queryFn: () => browserApi.get<{ items: OpenSession[] }>(`User/GetSessions/${String(user.id)}`),
    enabled: isAllowed,
  })
  if (!isAllowed) return <EmptyState kind="forbidden" title={lacks(say('endSessions', lang), systemUser.options.label, lang)} />
  if (found.isError) return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
  const rows = found.data?.items
  const moment = (instant: string) => <Moment at={instant} lang={lang} />
  return (
    <>
      <DataTable<OpenSession>
        caption={say('sessions', lang)}
        columns={[
          { key: 'lastSeen', heading: say('lastSeen', lang), title: true, cell: session => moment(session.lastSeenAt) },
          { key: 'loginAt', heading: say('loginAt', lang), cell: session => moment(session.loginAt) },
          { key: 'expires', heading: say('expires', lang), cell: session => moment(session.expiresAt) },
          { key: 'address', heading: say('address', lang), cell: session => <bdi dir="ltr">{session.address ?? '—'}</bdi> },
          {
            key: 'device',
            heading: say('device', lang),
            cell: session => (session.isOwn ? say('thisSession', lang) : <bdi>{session.device ?? '—'}</bdi>),
          },
        ]}
        body={rows === undefined ? { loading: 3 } : rows.length === 0 ? { instead: <NoSessions user={user} lang={lang} /> } : { rows }}
        keyOf={({ id }) => id}
        firstNumber={1}
      />
      {rows !== undefined && rows.length > 0 && (
        <p className="mt-4">
          <Button look="danger" icon={LogOut} {...nearOf(accountQuestion)} onClick={() => setAsking(true)}>
            {say('revokeAll', lang)}
          </Button>
        </p>
      )}
      {isAsking && <LateDialog of={accountQuestion} props={{ asked: 'revokeAll', user, onClose: () => setAsking(false) }} />}
    </>
  )
}
