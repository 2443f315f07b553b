import { Lock, type LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { Icon } from './Icon.tsx'

export const looks = { act: 'btn btn-act', quiet: 'btn', danger: 'btn btn-danger', plain: 'btn btn-plain' } as const
export type Look = keyof typeof looks

interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'className'> {
  /** One `act` on a screen. */
  look?: Look
  icon?: LucideIcon
  /** The work has begun: the button says so, keeps the focus and does nothing more. */
  pending?: boolean | undefined
  /** Why it cannot be pressed. The button stays where the keyboard finds it, with a lock, and the reason shows beneath it. */
  disabledReason?: string | undefined
  wide?: boolean
}

/** A button in plain HTML: it serves pages without React and the dashboard alike. */
export function Button({
  look = 'quiet',
  icon,
  pending = false,
  disabledReason,
  wide,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = disabledReason === undefined ? undefined : `${rest.id ?? reasonIdOf(disabledReason)}-reason`
  const stopped = pending || disabledReason !== undefined
  const sign = disabledReason === undefined ? icon : Lock
  const button = (
    <button
      {...rest}
      type={type}
      className={wide ? `${looks[look]} btn-wide` : looks[look]}
      aria-disabled={stopped || undefined}
      aria-busy={pending || undefined}
      aria-describedby={reasonId ?? rest['aria-describedby']}
      onClick={stopped ? stop : onClick}
    >
      {pending ? <span className="spin" aria-hidden="true" /> : sign && <Icon of={sign} />}
      {children}
    </button>
  )
  if (disabledReason === undefined) return button
  return (
    <span className="with-reason">
      {button}
      <span className="reason" role="tooltip" id={reasonId}>
        {disabledReason}
      </span>
    </span>
  )
}

// Enter in a field clicks the button that sends its form. One of another type would send it none the less where the field stands alone.
function stop(event: MouseEvent): void {
  event.preventDefault()
}

// Two buttons refused for one reason may share its description: the words are the same.
function reasonIdOf(reason: string): string {
  return `b${Array.from(reason).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 0xffffff, 7)}`
}
