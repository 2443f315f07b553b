import { CheckCheck } from 'lucide-react'
import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Popover } from 'react-aria-components/Popover'
import { Link } from 'react-router'
import { messageOf } from '../../../web/generic/browserApi.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { NoticeList, useMarking, useNotices } from './notices.dashboard.tsx'
import { say } from './texts.ts'
import { bellTexts } from './unread.ts'

interface BellSheetProps {
  readonly unread: number
  readonly button: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

const shownNotices = 6

/** The newest notices, beneath the bell. */
export function BellSheet({ unread, button, isOpen, onOpenChange }: BellSheetProps) {
  const lang = useLang()
  return (
    <Popover
      className="popover bell-sheet"
      triggerRef={button}
      offset={4}
      placement="bottom end"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Dialog className="bell-dialog" aria-label={bellTexts.say('notices', lang)}>
        <BellContent unread={unread} onLeave={() => onOpenChange(false)} />
      </Dialog>
    </Popover>
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
        <Heading slot="title">{bellTexts.say('notices', lang)}</Heading>
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
