import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { useLang } from './LangProvider.tsx'
import { wordOf } from './texts.ts'

interface ConfirmDialogProps {
  title: string
  open: boolean
  onClose: () => void
  onConfirm: () => void
  /** The act by its own word: «cancel publishing», never «yes». */
  confirm: string
  /** Takes something away: drawn in garnet; the focus is on the question, so Enter alone does nothing. */
  destructive?: boolean
  pending?: boolean
  /** What follows from it, and a reason to write where one is asked. */
  children: ReactNode
}

/** Asks before an act; destructive acts always ask. */
export function ConfirmDialog({
  title,
  open,
  onClose,
  onConfirm,
  confirm,
  destructive = true,
  pending = false,
  children,
}: ConfirmDialogProps) {
  const lang = useLang()
  const acts = (
    <>
      <Button look={destructive ? 'danger' : 'act'} pending={pending} onClick={onConfirm}>
        {confirm}
      </Button>
      <Button onClick={onClose}>{wordOf('cancel', lang)}</Button>
    </>
  )
  return (
    <Dialog title={title} open={open} onClose={onClose} asks acts={acts}>
      {children}
    </Dialog>
  )
}
