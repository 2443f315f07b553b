import { Input } from 'react-aria-components/Input'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { directionOf, type Lang } from '../../kernel/kernel.ts'
import { type FieldFace, FieldFoot, FieldHead, faceProps } from './FieldParts.tsx'

interface WrittenProps extends FieldFace, Pick<AriaTextFieldProps, 'onBlur' | 'autoComplete' | 'name' | 'autoFocus' | 'id'> {
  value: string
  onChange: (value: string) => void
  placeholder?: string | undefined
  readOnly?: boolean
  /** Shown as the count beneath; the form says when it is too much. */
  maxLength?: number | undefined
  /** The language of the text itself, in pairs of Arabic and English. */
  textLang?: Lang | undefined
}
interface TextFieldProps extends WrittenProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search'
  /** Codes, numbers, addresses: written from the left in both languages. */
  leftToRight?: boolean
}

const leftToRightTypes = new Set(['email', 'tel', 'url', 'password'])

export function TextField({
  label,
  hint,
  error,
  required,
  disabled,
  readOnly = false,
  placeholder = '',
  maxLength,
  textLang,
  leftToRight,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <AriaTextField {...rest} {...faceProps({ error, required, disabled })} type={type} isReadOnly={readOnly}>
      <FieldHead label={label} required={required} />
      <Input
        {...languageOf(textLang)}
        className={leftToRight || leftToRightTypes.has(type) ? 'input input-ltr' : 'input'}
        placeholder={placeholder}
      />
      <FieldFoot hint={hint} error={error} count={maxLength && <Count of={rest.value} />} />
    </AriaTextField>
  )
}

interface TextAreaProps extends WrittenProps {
  rows?: number
}

export function TextArea({
  label,
  hint,
  error,
  required,
  disabled,
  readOnly = false,
  placeholder = '',
  maxLength,
  textLang,
  rows = 4,
  ...rest
}: TextAreaProps) {
  return (
    <AriaTextField {...rest} {...faceProps({ error, required, disabled })} isReadOnly={readOnly}>
      <FieldHead label={label} required={required} />
      <AriaTextArea {...languageOf(textLang)} className="input" rows={rows} placeholder={placeholder} />
      <FieldFoot hint={hint} error={error} count={maxLength && <Count of={rest.value} />} />
    </AriaTextField>
  )
}

/** How many characters are written. */
function Count({ of }: { of: string }) {
  return <bdi dir="ltr">{Array.from(of).length}</bdi>
}

function languageOf(lang: Lang | undefined) {
  return lang === undefined ? {} : { lang, dir: directionOf[lang] }
}
