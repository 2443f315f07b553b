import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Icon } from './Icon.tsx'
import { useLang } from './LangProvider.tsx'
import { wordOf } from './texts.ts'

interface DialogProps {
  title: string
  open: boolean
  onClose: () => void
  /** For what needs room: comparing two versions, a map. */
  wide?: boolean
  /** It asks something: read out at once, closed by an answer and not by a click beside it. */
  asks?: boolean
  /** What it shows is shown once: Escape does not close it. */
  stays?: boolean
  /** The buttons at its foot. */
  acts?: ReactNode
  children: ReactNode
}

export function Dialog({ title, open, onClose, wide = false, asks = false, stays = false, acts, children }: DialogProps) {
  const lang = useLang()
  return (
    <ModalOverlay
      className="scrim"
      isOpen={open}
      onOpenChange={isOpen => !isOpen && onClose()}
      isDismissable={!asks}
      isKeyboardDismissDisabled={stays}
    >
      <Modal className={wide ? 'dialog-sheet dialog-sheet-wide' : 'dialog-sheet'}>
        <AriaDialog className="dialog" role={asks ? 'alertdialog' : 'dialog'}>
          <div className="dialog-head">
            <Heading slot="title">{title}</Heading>
            {!asks && (
              <AriaButton slot="close" className="btn btn-icon" aria-label={wordOf('close', lang)}>
                <Icon of={X} />
              </AriaButton>
            )}
          </div>
          <div>{children}</div>
          {acts && <div className="dialog-acts">{acts}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
