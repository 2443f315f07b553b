import { X } from 'lucide-react'
import { useState } from 'react'
import { isMany, phoneDigits, type Column } from '../../kernel/kernel.ts'
import { say } from '../generic/texts.ts'
import { Icon } from '../ui/Icon.tsx'
import { TextArea, TextField } from '../ui/TextField.tsx'
import { useFocusAfterRemoval } from '../ui/useFocusAfterRemoval.ts'
import { asList, asText, bound, type EditorProps } from './editor.ts'

const types = { email: 'email', phone: 'tel', url: 'url' } as const

/** What is stored of what was typed: of a telephone its digits, however it is written. */
const storedOf = ({ field }: Column, text: string) => (field.kind === 'phone' ? phoneDigits(text) : text)

// Characters that no column of the form shows in one line.
const longLine = 80

/** One line of text, an address, a number of a telephone; several keywords where the field takes many. */
export function TextEditor(props: EditorProps) {
  const { id, column, label, hint, value, onChange, error, required, disabled } = props
  if (isMany(column.field)) return <TagsEditor {...props} />
  const { kind } = column.field
  const isCode = column.fieldName.toLowerCase().endsWith('code')
  const most = bound(column, 'max')
  // A title is read whole: its field takes a second line instead of cutting it.
  if (column.lang && kind === 'text' && (most ?? 0) >= longLine)
    return (
      <TextArea
        id={id}
        label={label}
        hint={hint}
        error={error}
        required={required}
        disabled={disabled}
        value={asText(value)}
        onChange={text => onChange(text === '' ? null : text)}
        maxLength={most}
        textLang={column.lang}
        oneLine
      />
    )
  return <LineEditor {...props} isCode={isCode} />
}

/** What is being typed is left as it is: a telephone is written anew where the reader leaves it, and never under the caret. */
function LineEditor({ isCode, ...props }: EditorProps & { readonly isCode: boolean }) {
  const { id, column, label, hint, value, onChange, error, required, disabled } = props
  const [typed, setTyped] = useState<string>()
  const { kind } = column.field
  return (
    <TextField
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      disabled={disabled}
      value={typed ?? asText(value)}
      onChange={text => {
        const stored = storedOf(column, text)
        setTyped(stored === text ? undefined : text)
        onChange(stored === '' ? null : stored)
      }}
      onBlur={() => setTyped(undefined)}
      maxLength={bound(column, 'max')}
      textLang={column.lang}
      leftToRight={isCode}
      type={kind === 'email' || kind === 'phone' || kind === 'url' ? types[kind] : 'text'}
    />
  )
}

/** Text of several lines. */
export function LongTextEditor({ id, column, label, hint, value, onChange, error, required, disabled }: EditorProps) {
  return (
    <TextArea
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      disabled={disabled}
      value={asText(value)}
      onChange={text => onChange(text === '' ? null : text)}
      maxLength={bound(column, 'max')}
      textLang={column.lang}
    />
  )
}

function TagsEditor({ id, column, label, value, onChange, error, required, disabled, lang }: EditorProps) {
  const [typed, setTyped] = useState('')
  const { box, noteRemoval } = useFocusAfterRemoval<HTMLDivElement>()
  const tags = asList(value).map(String)
  const add = () => {
    const text = storedOf(column, typed.trim())
    if (text !== '' && !tags.includes(text)) onChange([...tags, text])
    setTyped('')
  }
  return (
    // The field inside handles the key; this only hears that it was Enter.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      onKeyDown={event => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        add()
      }}
    >
      <TextField
        id={id}
        label={label}
        hint={say('addTag', lang)}
        error={error}
        required={required}
        disabled={disabled}
        value={typed}
        onChange={setTyped}
        onBlur={add}
      />
      {tags.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {tags.map((tag, index) => (
            <li key={tag} className="tag inline-flex items-center gap-1">
              {tag}
              {!disabled && (
                <button
                  type="button"
                  className="tag-remove"
                  aria-label={`${say('remove', lang)}: ${tag}`}
                  onClick={() => {
                    noteRemoval(index)
                    onChange(tags.length === 1 ? null : tags.filter(other => other !== tag))
                  }}
                >
                  <Icon of={X} small />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
