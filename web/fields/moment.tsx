import { findCheck } from '../../kernel/kernel.ts'
import { say } from '../generic/texts.ts'
import { DatePicker } from '../ui/DatePicker.tsx'
import { TimeField } from '../ui/TimeField.tsx'
import { asText, type EditorProps } from './editor.ts'

/** A calendar day. */
export function DateEditor({ id, column, label, hint, value, onChange, error, required, disabled }: EditorProps) {
  const fixedBound = (check: string) => {
    const argument = findCheck(column.field, check)?.[0]
    return typeof argument === 'string' && /^\d/.test(argument) ? argument : undefined
  }
  return (
    <DatePicker
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      disabled={disabled}
      value={asText(value) || undefined}
      onChange={day => onChange(day ?? null)}
      from={fixedBound('from')}
      until={fixedBound('until')}
    />
  )
}

/** A time of day. */
export function TimeEditor({ id, label, hint, value, onChange, error, required, disabled }: EditorProps) {
  return (
    <TimeField
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      disabled={disabled}
      value={asText(value) || undefined}
      onChange={time => onChange(time ?? null)}
    />
  )
}

/** An instant: its day and its time where the reader is. */
export function DateTimeEditor(props: EditorProps) {
  const { id, label, value, onChange, error, required, disabled, lang } = props
  const instant = asText(value) ? new Date(asText(value)) : undefined
  const day =
    instant && [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()].map(part => String(part).padStart(2, '0')).join('-')
  const time = instant && `${String(instant.getHours()).padStart(2, '0')}:${String(instant.getMinutes()).padStart(2, '0')}`
  const set = (newDay: string | undefined, newTime: string | undefined) =>
    onChange(newDay ? new Date(`${newDay}T${newTime ?? '00:00'}`).toISOString() : null)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DatePicker
        id={id}
        label={label}
        error={error}
        required={required}
        disabled={disabled}
        value={day}
        onChange={chosen => set(chosen, time)}
      />
      <TimeField
        id={`${id}-time`}
        label={say('time', lang)}
        disabled={disabled || day === undefined}
        value={time}
        onChange={chosen => set(day, chosen)}
      />
    </div>
  )
}
