import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { directionOf, type Lang, numberOf } from '../../kernel/kernel.ts'
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
  const lang = halfLang(textLang, useLang())
  return (
    <span className="field-label" {...ofHalf(textLang)}>
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

/** The language in which a half of a pair speaks of itself: the English one in English, as what is written in it; the Arabic one in the reader's. */
export function halfLang(textLang: Lang | undefined, lang: Lang): Lang {
  return textLang === 'en' ? 'en' : lang
}

/** Language and direction of what stands over, beside and beneath an English half: it begins at the left, where the text begins. */
export function ofHalf(textLang: Lang | undefined): { lang?: Lang; dir?: 'ltr' | 'rtl' } {
  return textLang === 'en' ? { lang: textLang, dir: directionOf[textLang] } : {}
}

/** The language of a field of a pair, in the words of its half; where the pair stands under the names of its languages only its name says it. */
export function FieldLang({ of }: { of: Lang }) {
  const lang = halfLang(of, useLang())
  return <span className="field-lang"> ({wordOf(of === 'ar' ? 'arabic' : 'english', lang)})</span>
}

/** How many characters are written, of how many; nothing as long as nothing is. */
export function FieldCount({ of, most, textLang }: { of: string; most: number | undefined; textLang?: Lang | undefined }) {
  const lang = halfLang(textLang, useLang())
  const count = Array.from(of).length
  if (most === undefined || count === 0) return null
  return (
    <span className={count > most ? 'field-count is-over' : 'field-count'} {...ofHalf(textLang)}>
      {numberOf(count, lang)} {wordOf('of', lang)} {numberOf(most, lang)}
    </span>
  )
}

interface FieldFootProps extends Pick<FieldFace, 'hint' | 'error'> {
  count?: ReactNode
  textLang?: Lang | undefined
}

/** Beneath the control: the error first, then the hint, and at its end how much is written. */
export function FieldFoot({ hint, error, count, textLang }: FieldFootProps) {
  return (
    <>
      <AriaFieldError className="field-error">
        <Icon of={CircleAlert} />
        <span>{error}</span>
      </AriaFieldError>
      {(hint || count) && (
        <div className="field-hint" {...(hint ? {} : ofHalf(textLang))}>
          {hint ? <Text slot="description">{hint}</Text> : <span />}
          {count}
        </div>
      )}
    </>
  )
}
