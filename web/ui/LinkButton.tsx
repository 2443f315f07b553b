import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { type Look, looks } from './Button.tsx'
import { Icon } from './Icon.tsx'

interface LinkButtonProps extends Omit<ComponentPropsWithRef<'a'>, 'className'> {
  href: string
  look?: Look
  icon?: LucideIcon
}

/** A link that stands where buttons stand: it goes somewhere, it changes nothing. */
export function LinkButton({ look = 'quiet', icon, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={looks[look]}>
      {icon && <Icon of={icon} />}
      {children}
    </a>
  )
}
