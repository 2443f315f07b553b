import { PersonStanding } from 'lucide-react'
import { useEffect } from 'react'
import type { Lang } from '../../../kernel/kernel.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LateDialog, nearOf } from '../../ui/LateDialog.ts'
import { later } from '../../ui/later.ts'
import { word } from '../dashboard/texts.ts'
import { openAccess, useAccessOpen } from './accessOpen.ts'

const panel = later(() => import('./AccessPanel.tsx').then(file => file.panelWithRuler()))
const shut = () => openAccess(false)

/** Where the panel of the accessibility tools opens on pages with React; Alt and 0 open it from anywhere (section 18.1). */
export function AccessPlace({ lang }: { lang: Lang }) {
  const isOpen = useAccessOpen()
  useEffect(() => {
    // What moves the ruler comes with the panel.
    if (document.documentElement.dataset.ruler) panel.ask()
    const open = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'Digit0') return
      event.preventDefault()
      openAccess(true)
    }
    document.addEventListener('keydown', open)
    return () => {
      document.removeEventListener('keydown', open)
      shut()
    }
  }, [])
  return isOpen && <LateDialog of={panel} props={{ lang, onClose: shut }} />
}

interface AccessButtonProps {
  readonly lang: Lang
  readonly className: string
}

/** Where there is no room for its name, that is read from its label alone. */
export function AccessButton({ lang, className }: AccessButtonProps) {
  const isOpen = useAccessOpen()
  const name = word('accessTools', lang)
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      aria-expanded={isOpen}
      {...nearOf(panel)}
      onClick={() => openAccess(!isOpen)}
    >
      <Icon of={PersonStanding} />
      <span className="btn-word">{name}</span>
    </button>
  )
}
