import { Accessibility } from 'lucide-react'
import { useEffect } from 'react'
import type { Lang } from '../../../kernel/kernel.ts'
import { tendRuler } from '../../generic/access.ts'
import { toolTexts } from '../../generic/accessTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LateDialog, nearOf } from '../../ui/LateDialog.ts'
import { later } from '../../ui/later.ts'
import { openAccess, useAccessOpen } from './accessOpen.ts'

const panel = later(() => import('./AccessPanel.tsx').then(file => file.AccessPanel))
const shut = () => openAccess(false)

/** Where the panel of the accessibility tools opens on pages with React; Alt and 0 open it from anywhere (section 18.1). */
export function AccessPlace({ lang }: { lang: Lang }) {
  const isOpen = useAccessOpen()
  useEffect(tendRuler, [])
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'Digit0') return
      event.preventDefault()
      openAccess(true)
    }
    document.addEventListener('keydown', open)
    return () => {
      document.removeEventListener('keydown', open)
      openAccess(false)
    }
  }, [])
  return isOpen && <LateDialog of={panel} props={{ lang, onClose: shut }} />
}

interface AccessButtonProps {
  readonly lang: Lang
  readonly className: string
  /** Its sign alone: there is no room for its name, which is read from the label. */
  readonly isSign?: boolean
}

export function AccessButton({ lang, className, isSign = false }: AccessButtonProps) {
  const isOpen = useAccessOpen()
  const name = toolTexts.say('accessTools', lang)
  return (
    <button
      type="button"
      className={className}
      aria-label={isSign ? name : undefined}
      title={isSign ? name : undefined}
      aria-expanded={isOpen}
      {...nearOf(panel)}
      onClick={() => openAccess(!isOpen)}
    >
      <Icon of={Accessibility} />
      {!isSign && <span>{name}</span>}
    </button>
  )
}
