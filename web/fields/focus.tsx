import { useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { addressOf } from '../generic/files.ts'
import { Button } from '../ui/Button.tsx'
import { FieldError } from '../ui/FieldError.tsx'
import type { EditorProps } from './editor.ts'
import { focusTexts } from './focusTexts.ts'

const middle = [50, 50] as const
const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
}

/** What of the record's picture stays in sight where it is cut: a mark on it, moved by a press or by the arrows, and the picture as it is cut. */
export function FocusEditor({ id, label, value, onChange, error, disabled, lang, column, record }: EditorProps) {
  const mark = useRef<HTMLButtonElement>(null)
  const image = record?.[column.fieldName.replace(/Focus$/, '')]
  const address = useQuery({
    queryKey: ['file', image, 800],
    queryFn: () => addressOf(String(image), 800),
    enabled: typeof image === 'string',
    staleTime: 50_000,
    refetchOnWindowFocus: false,
    retry: false,
  })
  if (!address.data || (disabled && typeof value !== 'string')) return null
  const [x, y] = pointOf(value)
  const set = (to: readonly [x: number, y: number]) => onChange(to.map(tenth).join(' '))
  const onPress = (event: MouseEvent<HTMLElement>) => {
    // A press by Enter has no place on the picture.
    if (event.detail === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    set([((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100])
  }
  const onKey = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    set([x + move[0], y + move[1]])
  }
  const at = { x: String(x), y: String(y) }
  return (
    <fieldset className="focus-field" id={id} disabled={disabled}>
      <legend className="field-label">{label}</legend>
      <p className="field-hint">{focusTexts.say('hint', lang)}</p>
      <div className="focus-pictures">
        {/* The picture is the same to readers of both directions. */}
        <button
          ref={mark}
          type="button"
          className="focus-whole"
          dir="ltr"
          aria-label={focusTexts.say('mark', lang, at)}
          onClick={onPress}
          onKeyDown={onKey}
        >
          <img src={address.data} alt="" />
          <span className="focus-mark" style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} />
        </button>
        <figure>
          <img className="focus-cut" src={address.data} alt="" style={{ objectPosition: `${x}% ${y}%` }} />
          <figcaption className="text-muted">{focusTexts.say('cut', lang)}</figcaption>
        </figure>
      </div>
      <output className="sr">{typeof value === 'string' ? focusTexts.say('mark', lang, at) : ''}</output>
      {typeof value === 'string' && !disabled && (
        <Button
          look="plain"
          onClick={() => {
            // The button goes with what it takes back.
            mark.current?.focus()
            onChange(null)
          }}
        >
          {focusTexts.say('middle', lang)}
        </Button>
      )}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}

function pointOf(value: unknown): readonly [x: number, y: number] {
  const [x, y] = typeof value === 'string' ? value.split(' ').map(Number) : []
  return x === undefined || y === undefined || Number.isNaN(x + y) ? middle : [x, y]
}

function tenth(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)) / 10) * 10
}
