import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { FieldError } from './FieldError.tsx'
import { wordOf } from './texts.ts'

/** What every field of a plain form says of itself. */
interface FieldProps {
  label: string
  /** Its name in the posted form; also its id, unless one is given. */
  name: string
  id?: string
  hint?: string | undefined
  /** In the visitor's language; the field is then marked wrong. */
  error?: string | undefined
  required?: boolean
  /** The mark of what most must say: it goes while an option is chosen that frees of it. */
  neededUnless?: string | undefined
  lang: Lang
}
type Own = keyof FieldProps | 'className'

/** Written from the left in both languages. */
const leftToRight = new Set(['email', 'tel', 'url', 'number', 'password'])

interface PlainFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, Own | 'type'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'number' | 'date' | 'time' | 'file'
  /** Of a field of files: what it says in the page's language where a script shows what was chosen; a browser says it in its own. */
  own?: { readonly choose: string; readonly none: string }
}

/** A field in plain HTML: it works without a script. */
export function PlainField({ label, name, id, hint, error, required, neededUnless, lang, type = 'text', own, ...rest }: PlainFieldProps) {
  const field = { label, name, id, hint, error, required, neededUnless, lang }
  const input = <input {...rest} {...controlProps(field)} type={type} className={leftToRight.has(type) ? 'input input-ltr' : 'input'} />
  return (
    <FieldFrame {...field}>
      {own ? (
        <span className="file-own" data-choose={own.choose} data-chosen={own.none}>
          {input}
        </span>
      ) : (
        input
      )}
    </FieldFrame>
  )
}

interface PlainTextAreaProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, Own> {}

export function PlainTextArea({ label, name, id, hint, error, required, neededUnless, lang, rows = 5, ...rest }: PlainTextAreaProps) {
  const field = { label, name, id, hint, error, required, neededUnless, lang }
  return (
    <FieldFrame {...field}>
      <textarea {...rest} {...controlProps(field)} rows={rows} className="input" />
    </FieldFrame>
  )
}

interface SelectOption {
  readonly value: string
  readonly label: string
  readonly frees?: boolean
  /** What it belongs to: the value of the field that it stands beneath, and its name. */
  readonly group?: { readonly of: string; readonly label: string } | undefined
}

interface PlainSelectProps extends FieldProps, Omit<ComponentPropsWithRef<'select'>, Own | 'children'> {
  options: readonly SelectOption[]
  /** The first line, which chooses nothing: «all governorates». */
  none?: string
  /** Name of the field that the groups of its options belong to: a script offers those of its value alone. */
  beneath?: string | undefined
}

export function PlainSelect({
  label,
  name,
  id,
  hint,
  error,
  required,
  neededUnless,
  lang,
  options,
  none,
  beneath,
  ...rest
}: PlainSelectProps) {
  const field = { label, name, id, hint, error, required, neededUnless, lang }
  return (
    <FieldFrame {...field}>
      <span className="select">
        <select {...rest} {...controlProps(field)} className="input" data-beneath={beneath}>
          {none !== undefined && <option value="">{none}</option>}
          {[...Map.groupBy(options, ({ group }) => group?.of)].map(([of, members]) =>
            of === undefined ? (
              members.map(option => <PlainOption key={option.value} {...option} />)
            ) : (
              <optgroup key={of} label={members[0]?.group?.label} data-of={of}>
                {members.map(option => (
                  <PlainOption key={option.value} {...option} />
                ))}
              </optgroup>
            ),
          )}
        </select>
      </span>
    </FieldFrame>
  )
}

function PlainOption({ value, label, frees }: SelectOption) {
  return (
    <option value={value} data-frees={frees ? '' : undefined}>
      {label}
    </option>
  )
}

type Loose<Props> = { [Key in keyof Props]: Props[Key] | undefined }
type FrameProps = Pick<FieldProps, 'label' | 'name' | 'lang'> &
  Loose<Pick<FieldProps, 'id' | 'hint' | 'error' | 'required' | 'neededUnless'>>

/** A field's label, hint and error around its control. */
export function FieldFrame({
  label,
  name,
  id = name,
  hint,
  error,
  required,
  neededUnless,
  lang,
  children,
}: FrameProps & { children: ReactNode }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {required && <span className="field-need">{wordOf('required', lang)}</span>}
        {!required && neededUnless && <span className="field-need field-need-unless">{neededUnless}</span>}
      </label>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** What a control needs so that its label, hint and error are read with it. */
export function controlProps({ name, id = name, hint, error, required }: Pick<FrameProps, 'name' | 'id' | 'hint' | 'error' | 'required'>) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    name,
    ...(required ? { required: true } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
    ...(described ? { 'aria-describedby': described } : {}),
  }
}
