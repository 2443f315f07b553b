import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell as BellSign, CheckCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Popover } from 'react-aria-components/Popover'
import { Link } from 'react-router'
import { ApiError } from '../../../web/generic/api.ts'
import { browserApi, messageOf, noteError } from '../../../web/generic/browserApi.ts'
import { keepStream } from '../../../web/generic/eventStream.ts'
import { hearLookups } from '../../../web/generic/lookups.ts'
import { useSession } from '../../../web/generic/session.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { numberOf, pluralOf } from '../../define.ts'
import { NoticeList, noticesKey, useMarking, useNotices } from './notices.dashboard.tsx'
import { say, unreadCount } from './texts.ts'

const shownNotices = 6
const mostShown = 99

/** The bell of the top bar: how many notices are unread, as they come, and the newest of them. */
export default function Bell() {
  const lang = useLang()
  const session = useSession()
  const [isOpen, setOpen] = useState(false)
  const unread = useUnread(session?.user.id)
  const label = `${say('notices', lang)}: ${pluralOf(unreadCount, unread, lang)}`
  if (!session) return null
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <AriaButton className="btn btn-icon bell" aria-label={label}>
        <Icon of={BellSign} />
        {unread > 0 && (
          // Drawn, not written: the name of the button says it in words.
          <span className="bell-count" data-count={unread > mostShown ? `+${mostShown}` : numberOf(unread, lang)} />
        )}
      </AriaButton>
      <output className="sr">{unread > 0 ? pluralOf(unreadCount, unread, lang) : ''}</output>
      <Popover className="popover bell-sheet" offset={4} placement="bottom end">
        <Dialog className="bell-dialog" aria-label={say('notices', lang)}>
          <BellContent unread={unread} onLeave={() => setOpen(false)} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

function BellContent({ unread, onLeave }: { unread: number; onLeave: () => void }) {
  const lang = useLang()
  const page = useNotices({ maxResultCount: shownNotices })
  const mark = useMarking(lang)
  const items = page.data?.items ?? []
  return (
    <>
      <div className="bell-head">
        <Heading slot="title">{say('notices', lang)}</Heading>
        {unread > 0 && (
          <Button look="plain" icon={CheckCheck} pending={mark.isPending} onClick={() => mark.mutate(undefined)}>
            {say('markAll', lang)}
          </Button>
        )}
      </div>
      {page.isPending && <Skeleton lang={lang} lines={3} />}
      {page.isError && !page.data && (
        <p className="bell-empty" role="alert">
          {messageOf(page.error, lang)}
        </p>
      )}
      {page.data && items.length === 0 && <p className="bell-empty">{say('noNew', lang)}</p>}
      {items.length > 0 && <NoticeList notices={items} onOpen={onLeave} />}
      <p className="bell-foot">
        <Link to="/dashboard/notifications" onClick={onLeave}>
          {say('allNotices', lang)}
        </Link>
      </p>
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
