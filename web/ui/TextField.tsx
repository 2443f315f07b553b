import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { directionOf, type Lang } from '../../kernel/kernel.ts'
import type { KeyboardEvent, ReactNode } from 'react'
import { takesLatinDigits } from './latinDigits.ts'
import { type FieldFace, FieldCount, FieldFoot, FieldHead, faceProps } from './FieldParts.tsx'

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
  /** In the reader's language, after the text. */
  unit?: string | undefined
  /** A button inside the field, at its end. */
  end?: ReactNode
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
  unit,
  end,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const isLeftToRight = leftToRight || leftToRightTypes.has(type)
  const isSearch = type === 'search'
  const side = isLeftToRight ? 'input-ltr' : isSearch ? 'input-search' : textLang === undefined && beginsLatin(rest.value) ? 'is-latin' : ''
  const input = (
    <Input
      {...languageOf(textLang, isLeftToRight || isSearch ? '' : rest.value)}
      {...((leftToRight && type === 'text') || type === 'tel' ? { ref: takesLatinDigits } : {})}
      className={unit === undefined ? `input ${side}` : side}
      placeholder={placeholder}
    />
  )
  return (
    <AriaTextField {...rest} {...faceProps({ error, required, disabled })} type={type} isReadOnly={readOnly}>
      <FieldHead label={label} required={required} textLang={textLang} />
      {unit !== undefined ? (
        <Group className="input with-unit" isDisabled={disabled ?? false} isInvalid={error !== undefined}>
          {input}
          <span className="field-unit">{unit}</span>
        </Group>
      ) : end === undefined ? (
        input
      ) : (
        <div className="with-end">
          {input}
          {end}
        </div>
      )}
      <FieldFoot
        hint={hint}
        error={error}
        count={!disabled && maxLength && <FieldCount of={rest.value} most={maxLength} textLang={textLang} />}
        textLang={textLang}
      />
    </AriaTextField>
  )
}

interface TextAreaProps extends WrittenProps {
  rows?: number
  /** A line that may be long: it grows with what is written, has no breaks of its own, and Enter sends the form. */
  oneLine?: boolean
  /** Templates, addresses: written from the left in both languages. */
  leftToRight?: boolean
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
  oneLine = false,
  leftToRight = false,
  onChange,
  ...rest
}: TextAreaProps) {
  return (
    <AriaTextField
      {...rest}
      {...faceProps({ error, required, disabled })}
      isReadOnly={readOnly}
      onChange={oneLine ? text => onChange(text.replaceAll(/[\r\n]+/g, ' ')) : onChange}
    >
      <FieldHead label={label} required={required} textLang={textLang} />
      <AriaTextArea
        {...languageOf(textLang, leftToRight ? '' : rest.value)}
        className={['input', oneLine && 'input-grow', leftToRight && 'input-ltr'].filter(Boolean).join(' ')}
        rows={oneLine ? 1 : rows}
        placeholder={placeholder}
        {...(oneLine && { onKeyDown: sendOnEnter })}
      />
      <FieldFoot
        hint={hint}
        error={error}
        count={!disabled && maxLength && <FieldCount of={rest.value} most={maxLength} textLang={textLang} />}
        textLang={textLang}
      />
    </AriaTextField>
  )
}

/** Is its first letter Latin? `dir="auto"` then writes it from the left. */
function beginsLatin(text: string): boolean {
  return /^\P{L}*\p{Script=Latin}/u.test(text)
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** The language of the text, where the field has one; else the direction of what is written in it, which without letters is the page's. */
function languageOf(lang: Lang | undefined, text: string) {
  if (lang !== undefined) return { lang, dir: directionOf[lang] }
  return /\p{L}/u.test(text) ? { dir: 'auto' } : {}
}
