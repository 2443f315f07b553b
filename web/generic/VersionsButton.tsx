import { History } from 'lucide-react'
import { useState } from 'react'
import type { AnyResource } from '../../kernel/kernel.ts'
import { Button } from '../ui/Button.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { LateDialog, nearOf } from '../ui/LateDialog.ts'
import { later } from '../ui/later.ts'
import { useCaller } from './caller.ts'
import { versionTexts } from './versionTexts.ts'

const versionsDialog = later(() => import('./VersionsDialog.tsx').then(file => file.VersionsDialog))

interface VersionsButtonProps {
  readonly resource: AnyResource
  readonly id: string
  /** Who may bring an old version back; undefined: nobody, what was sent is only read. */
  readonly permission: string | undefined
  /** The version that citizens read, where that is said. */
  readonly liveVersion?: number | undefined
  /** What was written when it was rejected last. */
  readonly rejection?: string | undefined
  /** It says and shows at once what the newest version has changed. */
  readonly isOfChange?: boolean
  /** A visitor has sent it. */
  readonly isSent?: boolean
}

/** Opens the versions of a record: what each save has changed, and the way back. */
export function VersionsButton({
  resource,
  id,
  permission,
  liveVersion,
  rejection,
  isOfChange = false,
  isSent = false,
}: VersionsButtonProps) {
  const lang = useLang()
  const caller = useCaller()
  const [isOpen, setOpen] = useState(false)
  const mayRestore = permission === undefined ? undefined : caller.can(permission)
  return (
    <>
      <Button look="plain" icon={History} {...nearOf(versionsDialog)} onClick={() => setOpen(true)}>
        {versionTexts.say(isOfChange ? 'compare' : 'versions', lang)}
      </Button>
      {isOpen && (
        <LateDialog
          of={versionsDialog}
          props={{ resource, id, mayRestore, liveVersion, rejection, isOfChange, isSent, onClose: () => setOpen(false) }}
        />
      )}
    </>
  )
}
