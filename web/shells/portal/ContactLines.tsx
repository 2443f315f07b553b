import type { ReactNode } from 'react'
import { Items } from '../../generic/portal/Items.tsx'

/** The ways to reach a body, a line for each that there is. */
export function ContactLines({ lines }: { lines: readonly ReactNode[] }) {
  return <Items className="contact">{lines}</Items>
}
