import { useState, type ReactNode } from 'react'
import type { AnyResource } from '../../kernel/kernel.ts'
import type { EditorProps } from '../fields/editor.ts'
import { editors } from '../fields/editors.tsx'
import { FactList } from '../ui/FactList.tsx'
import { isOfSender } from './record.ts'

interface SenderAgreedProps {
  readonly title: string
  readonly facts: readonly { readonly label: string; readonly value: ReactNode; readonly note?: string }[]
}

/** What the sender of a record has agreed to, to be read: no field of it waits for anybody at the desk. */
export function SenderAgreed({ title, facts }: SenderAgreedProps) {
  return (
    <section className="message-part">
      <h2>{title}</h2>
      <FactList look="rows" facts={facts} />
    </section>
  )
}

/**
 * A switch that its sender alone turns on: in what he has sent himself it is there as long as it is on, to be turned off; and where it was refused,
 * for as long as the form is open.
 */
export function OwnSwitch({ of, ...props }: EditorProps & { readonly of: AnyResource }) {
  const Switch = editors.boolean
  const { saved = {}, column, error } = props
  const [wasRefused, noteRefusal] = useState(false)
  if (error !== undefined && !wasRefused) noteRefusal(true)
  return isOfSender(of, saved) && saved[column.name] !== true && !wasRefused ? null : <Switch {...props} />
}
