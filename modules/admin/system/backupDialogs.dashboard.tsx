import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { ConfirmDialog } from '../../../web/ui/ConfirmDialog.tsx'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import { PasswordField } from '../../../web/ui/PasswordField.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { wordOf } from '../../../web/ui/texts.ts'
import type { Lang } from '../../define.ts'
import { nameOf } from './backups.dashboard.tsx'
import type { BackupItem } from './calls.ts'
import { say } from './texts.ts'

interface BackupDialogProps {
  readonly backup: BackupItem
  readonly onClose: () => void
  readonly lang: Lang
}

/** Asks for the password again: whoever finds an open desk must not carry all of it away. */
export function DownloadDialog({ backup, onClose, lang }: BackupDialogProps) {
  const [password, setPassword] = useState('')
  const download = useMutation({
    mutationFn: () => browserApi.send<{ ticket: string }>('POST', `System/GetBackupTicket/${backup.id}`, { password }),
    onSuccess: ({ ticket }) => {
      saveFrom(`/api/System/DownloadBackup/${backup.id}?${new URLSearchParams({ ticket }).toString()}`)
      onClose()
    },
  })
  return (
    <Dialog
      title={`${say('download', lang)}: ${nameOf(backup, lang)}`}
      open
      onClose={onClose}
      acts={
        <>
          <Button look="act" type="submit" form="backup-password" icon={Download} pending={download.isPending}>
            {say('download', lang)}
          </Button>
          <Button onClick={onClose}>{wordOf('cancel', lang)}</Button>
        </>
      }
    >
      <form
        id="backup-password"
        className="status-dialog"
        onSubmit={event => {
          event.preventDefault()
          download.mutate()
        }}
      >
        <p>{say('passwordAsk', lang)}</p>
        <PasswordField
          label={say('password', lang)}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          required
          error={download.isError ? messageOf(download.error, lang) : undefined}
        />
      </form>
    </Dialog>
  )
}

/** A link that saves does not leave the page. */
function saveFrom(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

/** Deleting a backup cannot be taken back. */
export function DeleteDialog({ backup, onClose, onDeleted, lang }: BackupDialogProps & { readonly onDeleted: () => unknown }) {
  const remove = useMutation({
    mutationFn: () => browserApi.send('DELETE', `System/DeleteBackup?id=${backup.id}`),
    onSuccess: () => {
      toast(say('deleted', lang))
      onClose()
      void onDeleted()
    },
  })
  return (
    <ConfirmDialog
      title={`${say('delete', lang)}: ${nameOf(backup, lang)}`}
      open
      onClose={onClose}
      onConfirm={() => remove.mutate()}
      confirm={say('delete', lang)}
      pending={remove.isPending}
    >
      <p>{say('deleteAsk', lang)}</p>
      {remove.isError && (
        <p className="field-error" role="alert">
          {messageOf(remove.error, lang)}
        </p>
      )}
    </ConfirmDialog>
  )
}
