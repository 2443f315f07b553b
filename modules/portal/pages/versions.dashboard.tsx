import { History } from 'lucide-react'
import { useState } from 'react'
import type { AnyResource } from '../../define.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { LateDialog, nearOf } from '../../../web/ui/LateDialog.ts'
import { later } from '../../../web/ui/later.ts'
import { versionTexts } from './texts.ts'

const versionsDialog = later(() => import('./versionsDialog.dashboard.tsx').then(file => file.VersionsDialog))

interface VersionsButtonProps {
  readonly resource: AnyResource
  readonly id: string
  /** Who may bring an old version back. */
  readonly permission: string
}

/** Opens the versions of a record. */
export function VersionsButton({ resource, id, permission }: VersionsButtonProps) {
  const lang = useLang()
  const caller = useCaller()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="form-tools">
      <Button look="plain" icon={History} {...nearOf(versionsDialog)} onClick={() => setOpen(true)}>
        {versionTexts.say('versions', lang)}
      </Button>
      {isOpen && (
        <LateDialog of={versionsDialog} props={{ resource, id, mayRestore: caller.can(permission), onClose: () => setOpen(false) }} />
      )}
    </div>
  )
}
