import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { asText } from '../../../web/fields/editor.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import type { Row } from '../../../web/generic/record.ts'
import { lacks } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { LateDialog, nearOf } from '../../../web/ui/LateDialog.ts'
import { later } from '../../../web/ui/later.ts'
import { creativeIdeasBank } from './creativeIdeasBank.ts'
import { ideaDeskTexts } from './deskTexts.ts'

const filesDialog = later(() => import('./ideaFilesDialog.dashboard.tsx').then(file => file.IdeaFilesDialog))

/** Beside an idea with attachments: the way to say which of them everybody may read with it. */
export function IdeaFiles({ record }: { record: Row }) {
  const lang = useLang()
  const { files } = ideaDeskTexts.in(lang)
  const caller = useCaller()
  const [isOpen, setOpen] = useState(false)
  if (!record.attachment) return null
  const mayPublish = caller.can('EconomicalDevelopment.CreativeIdeasBank.Publish')
  return (
    <>
      <Button
        look="plain"
        icon={Paperclip}
        disabledReason={mayPublish ? asText(record.unchangeable) || undefined : lacks(files, creativeIdeasBank.options.label, lang)}
        {...nearOf(filesDialog)}
        onClick={() => setOpen(true)}
      >
        {files}
      </Button>
      {isOpen && <LateDialog of={filesDialog} props={{ record, onClose: () => setOpen(false) }} />}
    </>
  )
}
