import { cloneElement, useEffect, useId, useRef, useState, type ComponentPropsWithRef, type ReactElement } from 'react'
import { later, LatePart, useLater } from './later.ts'

interface TooltipProps {
  text: string
  /** One thing that takes the focus: a button. */
  children: ReactElement<ComponentPropsWithRef<'button'>>
}

const tip = later(() => import('./Tip.tsx').then(file => file.Tip))
const delayMs = { open: 300, close: 100 } as const

/** A name or a reason beside what is pointed at or has the focus; Escape hides it. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const at = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const isHere = useLater(tip) !== undefined
  useEffect(() => {
    if (isWanted === isOpen) return
    const timer = setTimeout(() => setOpen(isWanted), isWanted ? delayMs.open : delayMs.close)
    return () => clearTimeout(timer)
  }, [isWanted, isOpen])
  const own = children.props
  const show = (isShown: boolean) => {
    setWanted(isShown)
    setOpen(isShown)
  }
  return (
    <>
      {cloneElement(children, {
        ref: at,
        'aria-describedby': isOpen && isHere ? id : undefined,
        onPointerEnter: both(own.onPointerEnter, ({ pointerType }) => {
          tip.ask()
          if (pointerType !== 'touch') setWanted(true)
        }),
        onPointerLeave: both(own.onPointerLeave, () => setWanted(false)),
        onPointerDown: both(own.onPointerDown, () => show(false)),
        onFocus: both(own.onFocus, ({ target }) => {
          tip.ask()
          if (target.matches(':focus-visible')) show(true)
        }),
        onBlur: both(own.onBlur, () => show(false)),
        onKeyDown: both(own.onKeyDown, ({ key }) => key === 'Escape' && show(false)),
      })}
      {isOpen && <LatePart of={tip} props={{ id, text, at, show }} />}
    </>
  )
}

/** What the button does of itself stays. */
function both<Event>(own: ((event: Event) => void) | undefined, ours: (event: Event) => void): (event: Event) => void {
  return event => {
    own?.(event)
    ours(event)
  }
}
