import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Icon } from './Icon.tsx'
import { useLang } from './LangProvider.tsx'
import { wordOf } from './texts.ts'

interface SheetProps {
  title: ReactNode
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** A page at the end edge, over the list that it belongs to: one record read without leaving the others. On a phone it is the whole window. */
export function Sheet({ title, open, onClose, children }: SheetProps) {
  const lang = useLang()
  return (
    <ModalOverlay className="scrim scrim-side" isOpen={open} onOpenChange={isOpen => !isOpen && onClose()} isDismissable>
      <Modal className="side-sheet">
        <AriaDialog className="side-sheet-in">
          <div className="side-sheet-head">
            <Heading slot="title">{title}</Heading>
            <AriaButton slot="close" className="btn btn-icon" aria-label={wordOf('close', lang)}>
              <Icon of={X} />
            </AriaButton>
          </div>
          <div className="side-sheet-body">{children}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
