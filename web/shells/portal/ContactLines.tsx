import type { ReactNode } from 'react'
import { Items } from '../../generic/portal/Items.tsx'
import { PhoneNumber } from '../../generic/portal/texts.tsx'

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
