import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { Icon } from './Icon.tsx'
import { useLang } from './LangProvider.tsx'
import { wordOf } from './texts.ts'

/** What every field of the dashboard says of itself. The value is the form's; the field only shows it. */
export interface FieldFace {
  label: string
  hint?: string | undefined
  /** In the reader's language; the field is then marked wrong. */
  error?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
}

/** The props that React Aria's fields share. Errors are ours: the form checks by its definition. */
export function faceProps({ error, required = false, disabled = false }: Omit<FieldFace, 'label'>) {
  return {
    isRequired: required,
    isDisabled: disabled,
    isInvalid: error !== undefined,
    validationBehavior: 'aria' as const,
    className: error === undefined ? 'field' : 'field is-wrong',
  }
}

export function FieldHead({ label, required }: Pick<FieldFace, 'label' | 'required'>) {
  const lang = useLang()
  return (
    <span className="field-label">
      <Label>{label}</Label>
      {required && (
        <span className="field-need" aria-hidden="true">
          {wordOf('required', lang)}
        </span>
      )}
    </span>
  )
}

/** Beneath the control: the error first, then the hint, and at its end how much is written. */
export function FieldFoot({ hint, error, count }: Pick<FieldFace, 'hint' | 'error'> & { count?: ReactNode }) {
  return (
    <>
      <AriaFieldError className="field-error">
        <Icon of={CircleAlert} />
        <span>{error}</span>
      </AriaFieldError>
      {(hint || count !== undefined) && (
        <div className="field-hint">
          {hint ? <Text slot="description">{hint}</Text> : <span />}
          {count}
        </div>
      )}
    </>
  )
}
