import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell as BellSign } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../web/generic/api.ts'
import { browserApi, noteError } from '../../../web/generic/browserApi.ts'
import { keepStream } from '../../../web/generic/eventStream.ts'
import { hearLookups } from '../../../web/generic/lookups.ts'
import { useSession } from '../../../web/generic/session.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { later, LatePart } from '../../../web/ui/later.ts'
import { useOpening } from '../../../web/ui/useOpening.ts'
import { numberOf, pluralOf } from '../../define.ts'
import { bellTexts, noticesKey, unreadCount } from './unread.ts'

const sheet = later(() => import('./bellSheet.dashboard.tsx').then(file => file.BellSheet))
const mostShown = 99

/** The bell of the top bar: how many notices are unread, as they come, and the newest of them. */
export default function Bell() {
  const lang = useLang()
  const session = useSession()
  const { isOpen, setOpen, near } = useOpening(sheet)
  const unread = useUnread(session?.user.id)
  const label = `${bellTexts.say('notices', lang)}: ${pluralOf(unreadCount, unread, lang)}`
  const button = useRef<HTMLButtonElement>(null)
  if (!session) return null
  return (
    <>
      <button
        type="button"
        ref={button}
        className="btn btn-icon bell"
        aria-label={label}
        aria-haspopup="dialog"
        {...near}
        onClick={() => setOpen(true)}
      >
        <Icon of={BellSign} />
        {unread > 0 && (
          // Drawn, not written: the name of the button says it in words.
          <span className="bell-count" data-count={unread > mostShown ? `+${mostShown}` : numberOf(unread, lang)} />
        )}
      </button>
      <output className="sr">{unread > 0 ? pluralOf(unreadCount, unread, lang) : ''}</output>
      <LatePart of={sheet} props={{ unread, button, isOpen, onOpenChange: setOpen }} />
    </>
  )
}

/** The page's own calls come first: the stream waits until nothing was asked for this long. Milliseconds. */
const quietMs = 1500

/** How many notices are unread, kept up to date by the stream of whichever process answers. */
function useUnread(userId: string | undefined): number {
  const queries = useQueryClient()
  const isBusy = useIsFetching() > 0
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (isReady || isBusy) return
    const timer = setTimeout(() => setReady(true), quietMs)
    return () => clearTimeout(timer)
  }, [isReady, isBusy])
  useEffect(() => {
    if (userId === undefined || !isReady) return
    return keepStream('Notification/Stream', {
      heard: (event, data) => {
        if (event === 'lookups') hearLookups(queries, data)
        if (event !== 'unread') return
        const count = Number(data)
        const known = queries.getQueryData<number>([...noticesKey, 'unread'])
        queries.setQueryData([...noticesKey, 'unread'], count)
        // Something came, or was read elsewhere: what is open shows it too.
        if (known !== count) void queries.invalidateQueries({ queryKey: noticesKey, predicate: ({ queryKey }) => queryKey[1] !== 'unread' })
      },
      ended: () => noteError(new ApiError(401, {})),
    })
  }, [userId, isReady, queries])
  return (
    useQuery({
      queryKey: [...noticesKey, 'unread'],
      queryFn: () => browserApi.get<{ count: number }>('Notification/Unread').then(({ count }) => count),
      enabled: userId !== undefined,
    }).data ?? 0
  )
}
