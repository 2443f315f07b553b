import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { FieldError } from './FieldError.tsx'
import { controlProps } from './PlainField.tsx'
import { wordOf } from './texts.ts'

interface PlainRadiosProps {
  legend: string
  name: string
  id?: string
  options: readonly { readonly value: string; readonly label: string }[]
  defaultValue?: string
  required?: boolean
  error?: string | undefined
  lang: Lang
}

/** One of a few, all in sight. */
export function PlainRadios({ legend, name, id = name, options, defaultValue, required, error, lang }: PlainRadiosProps) {
  return (
    <fieldset className="field" role="radiogroup" aria-invalid={error ? true : undefined} aria-describedby={error && `${id}-error`}>
      <legend className="field-label w-full">
        {legend}
        {required && <span className="field-need">{wordOf('required', lang)}</span>}
      </legend>
      <div className="choices">
        {options.map((option, place) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              id={place === 0 ? id : undefined}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              required={required}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

interface PlainChecksProps {
  legend: string
  name: string
  options: readonly { readonly value: string; readonly label: string }[]
  chosen?: readonly string[]
  hint?: string | undefined
  required?: boolean
  error?: string | undefined
  lang: Lang
}

/** Several of a few, all in sight. */
export function PlainChecks({ legend, name, options, chosen = [], hint, required, error, lang }: PlainChecksProps) {
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset className="field" aria-describedby={described || undefined}>
      <legend className="field-label w-full">
        {legend}
        {required && <span className="field-need">{wordOf('required', lang)}</span>}
      </legend>
      {hint && (
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <div className="choices choices-many">
        {options.map((option, place) => (
          <label key={option.value} className="choice">
            <input
              type="checkbox"
              id={place === 0 ? name : undefined}
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              aria-invalid={error ? true : undefined}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

interface PlainCheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'children' | 'name' | 'id'> {
  name: string
  id?: string
  error?: string | undefined
  children: ReactNode
}

export function PlainCheckbox({ name, id, error, children, required, ...rest }: PlainCheckboxProps) {
  return (
    <div className="field">
      <label className="choice">
        <input {...rest} {...controlProps({ name, id, error, hint: undefined, required })} type="checkbox" />
        <span>{children}</span>
      </label>
      {error && <FieldError id={`${id ?? name}-error`}>{error}</FieldError>}
    </div>
  )
}
