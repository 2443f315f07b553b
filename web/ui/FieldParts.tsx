import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { type Lang, numberOf } from '../../kernel/kernel.ts'
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

interface FieldHeadProps extends Pick<FieldFace, 'label' | 'required'> {
  /** Of a pair, which of the two languages is written here. */
  textLang?: Lang | undefined
}

export function FieldHead({ label, required, textLang }: FieldHeadProps) {
  const lang = useLang()
  return (
    <span className="field-label">
      <Label>
        {label}
        {textLang && <FieldLang of={textLang} />}
      </Label>
      {required && (
        <span className="field-need" aria-hidden="true">
          {wordOf('required', lang)}
        </span>
      )}
    </span>
  )
}

/** The language of a field of a pair, in the reader's words; where the pair stands under the names of its languages only its name says it. */
export function FieldLang({ of }: { of: Lang }) {
  const lang = useLang()
  return <span className="field-lang"> ({wordOf(of === 'ar' ? 'arabic' : 'english', lang)})</span>
}

/** How many characters are written, of how many; nothing as long as nothing is. */
export function FieldCount({ of, most }: { of: string; most: number | undefined }) {
  const lang = useLang()
  const count = Array.from(of).length
  if (most === undefined || count === 0) return null
  return (
    <span className={count > most ? 'field-count is-over' : 'field-count'}>
      {numberOf(count, lang)} {wordOf('of', lang)} {numberOf(most, lang)}
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
