import { Ellipsis, type LucideIcon } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { looks } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { useLang } from './LangProvider.tsx'
import { later, LatePart } from './later.ts'
import { wordOf } from './texts.ts'
import { useOpening } from './useOpening.ts'

export interface MenuAct {
  readonly label: string
  readonly icon?: LucideIcon
  readonly onAct?: () => void
  /** It goes somewhere instead of doing something. */
  readonly href?: string
  readonly danger?: boolean
  /** Why it cannot be chosen; it stays in the list and says so. */
  readonly disabledReason?: string | undefined
}

interface MenuProps {
  acts: readonly MenuAct[]
  /** The word of the button; without it a sign alone, three dots unless another is given. */
  label?: string
  /** What a button without a word is called; «more» where nothing is said. */
  name?: string
  icon?: LucideIcon
  look?: 'quiet' | 'plain'
  /** What was chosen is under way. */
  pending?: boolean
  /** The pointer or the focus has come near: what an act of the list needs can be asked for. */
  onNear?: () => void
}

/** The list that a menu opens: it comes after the page that the button stands on. */
export const menuSheet = later(() => import('./MenuSheet.tsx').then(file => file.MenuSheet))

const opensAt = { ArrowDown: 'first', ArrowUp: 'last' } as const

/** A button that opens a list of acts; the arrows open it too. */
export function Menu({ acts, label, name, icon, look = 'quiet', pending = false, onNear }: MenuProps) {
  const lang = useLang()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { isOpen, setOpen, near } = useOpening(menuSheet)
  const [focus, setFocus] = useState<'first' | 'last' | true>(true)
  const open = (first: typeof focus) => {
    if (pending) return
    setFocus(first)
    setOpen(true)
  }
  const come = () => {
    near.onFocus()
    onNear?.()
  }
  const byKey = (event: KeyboardEvent) => {
    const first = Object.entries(opensAt).find(([key]) => key === event.key)?.[1]
    if (first === undefined) return
    event.preventDefault()
    open(first)
  }
  return (
    <>
      <button
        type="button"
        id={id}
        ref={button}
        className={label === undefined ? 'btn btn-icon' : looks[look]}
        aria-label={label ?? name ?? wordOf('more', lang)}
        aria-haspopup="menu"
        aria-disabled={pending || undefined}
        aria-busy={pending || undefined}
        aria-expanded={near['aria-expanded']}
        onPointerEnter={come}
        onFocus={come}
        onKeyDown={byKey}
        // A key that presses it counts no clicks.
        onClick={(event: MouseEvent) => open(event.detail === 0 ? 'first' : true)}
      >
        {pending ? <span className="spin" aria-hidden="true" /> : <Icon of={icon ?? Ellipsis} />}
        {label !== undefined && <span className="btn-word">{label}</span>}
      </button>
      <LatePart of={menuSheet} props={{ acts, button, labelledBy: id, isOpen, onOpenChange: setOpen, focus }} />
    </>
  )
}
