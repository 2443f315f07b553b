import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

interface FieldErrorProps {
  /** The field names it in `aria-describedby`. */
  id?: string
  children: ReactNode
}

/** What is wrong with one field, beneath it, with a sign. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className="field-error" id={id}>
      <Icon of={CircleAlert} />
      <span>{children}</span>
    </p>
  )
}
