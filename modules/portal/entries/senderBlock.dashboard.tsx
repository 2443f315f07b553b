import { useQuery } from '@tanstack/react-query'
import { Ban, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { dateAndTime, type Lang } from '../../define.ts'
import { ApiError } from '../../../web/generic/api.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import type { Row } from '../../../web/generic/record.ts'
import { lacks } from '../../../web/generic/texts.ts'
import { deskZone } from '../../../web/generic/zone.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { LateDialog, nearOf } from '../../../web/ui/LateDialog.ts'
import { later } from '../../../web/ui/later.ts'
import { StateLabel } from '../../../web/ui/StateLabel.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import type { Sender } from './blocks.ts'
import { blockTexts } from './blockTexts.ts'
import { fromPublic } from './review.ts'
import { visitorSubmission } from './visitorSubmission.ts'

const blockDialog = later(() => import('./blockDialog.dashboard.tsx').then(file => file.BlockDialog))

/** Beside what a visitor has sent: keeps its sender from sending more, or lets him in again. What staff have written themselves has no sender. */
export function SenderBlock({ record }: { record: Row }) {
  const lang = useLang()
  const say = blockTexts.in(lang)
  const caller = useCaller()
  const [isOpen, setOpen] = useState(false)
  const isSent = record.source === undefined || record.source === fromPublic
  const mayBlock = caller.can('Portal.VisitorEntry.Block')
  const id = String(record.id)
  const found = useQuery({
    queryKey: ['visitorSender', id],
    queryFn: () => browserApi.get<Sender>(`VisitorSubmission/GetSender/${id}`),
    enabled: isSent && mayBlock,
    retry: false,
  })
  if (!isSent) return null
  const sender = found.data
  const block = sender?.block
  const label = block ? say.unblock : say.block
  const hindrance = mayBlock ? hindranceOf(found, lang) : lacks(label, visitorSubmission.options.label, lang)
  const open = async () => {
    setOpen(true)
    if (sender) return
    const { error } = await found.refetch()
    if (!error) return
    setOpen(false)
    toast(messageOf(error, lang), 'danger')
  }
  return (
    <>
      {block && (
        <StateLabel kind="refused">{blockTexts.say('blocked', lang, { until: dateAndTime(block.until, deskZone(), lang) })}</StateLabel>
      )}
      <Button
        look="plain"
        icon={block ? Undo2 : Ban}
        disabledReason={hindrance}
        pending={isOpen && !sender}
        {...nearOf(blockDialog)}
        onClick={() => void open()}
      >
        {label}
      </Button>
      {isOpen && sender && <LateDialog of={blockDialog} props={{ sender, onClose: () => setOpen(false) }} />}
    </>
  )
}

/** Why he can be neither kept out nor let in; undefined when he can, or when it is not known yet. */
function hindranceOf({ data, error }: { readonly data: Sender | undefined; readonly error: Error | null }, lang: Lang): string | undefined {
  if (data) return data.isKnown || data.block ? undefined : blockTexts.say('unknown', lang)
  return error instanceof ApiError && error.status === 404 ? blockTexts.say('notReached', lang) : undefined
}
