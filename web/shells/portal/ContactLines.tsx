import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Items } from '../../generic/portal/Items.tsx'
import { PhoneNumber } from '../../generic/portal/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** The number of a fax machine, by its word: dialled, it only whistles. */
export function Fax({ number, word }: { number: string; word: string }) {
  return (
    <>
      {word} <PhoneNumber>{number}</PhoneNumber>
    </>
  )
}

/** The ways to reach a body, a line for each that there is. */
export function ContactLines({ lines }: { lines: readonly ReactNode[] }) {
  return <Items className="contact">{lines}</Items>
}

/** One way to reach a body; nothing where there is none. @param label undefined: the value says by itself what it is */
export function contactLine(icon: LucideIcon, label: string | undefined, value: ReactNode) {
  if (!value) return null
  return (
    <li key={label ?? icon.displayName}>
      <Icon of={icon} {...(label !== undefined && { label })} />
      <span>{value}</span>
    </li>
  )
}
