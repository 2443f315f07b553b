import { findCheck, instantOf, localTimeOf } from '../../kernel/kernel.ts'
import { say } from '../generic/texts.ts'
import { deskZone } from '../generic/zone.ts'
import { DatePicker, TimeField } from '../ui/lateFields.tsx'
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

/** An instant: its day and its time in the zone of the settings. */
export function DateTimeEditor(props: EditorProps) {
  const { id, column, label, hint, value, onChange, error, required, disabled, lang, record } = props
  const { day, time } = asText(value) ? localTimeOf(asText(value), deskZone()) : { day: undefined, time: undefined }
  // Who moves the time of a record by a step, and writes the day alone, means the hour that it has.
  const present = asText(record?.[column.name])
  const first = (newDay: string) => {
    const { time: hour } = present ? localTimeOf(present, deskZone()) : {}
    if (hour && Date.parse(instantOf({ day: newDay, time: hour }, deskZone())) > Date.now()) return hour
    return findCheck(column.field, 'dayLong') ? lastOfDay : timeTo(newDay, Date.now(), deskZone())
  }
  const set = (newDay: string | undefined, newTime: string | undefined) =>
    onChange(newDay ? instantOf({ day: newDay, time: newTime ?? first(newDay) }, deskZone()) : null)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DatePicker
        id={id}
        label={label}
        hint={hint}
        error={error}
        required={required}
        disabled={disabled}
        value={day}
        onChange={chosen => set(chosen, time)}
      />
      <TimeField
        id={`${id}-time`}
        label={say('time', lang)}
        aria-label={label}
        disabled={disabled || day === undefined}
        value={time}
        lasting
        onChange={chosen => set(day, chosen)}
      />
    </div>
  )
}

/** What lasts until a day lasts to its end. */
const lastOfDay = '23:59'

/**
 * The time with which a day begins to be written. Today's midnight is over already, and would be now: there it is the next hour, and the last
 * minute of the day where that hour is tomorrow's.
 * @param now UTC milliseconds
 */
export function timeTo(day: string, now: number, zone: string): string {
  const next = localTimeOf(now + 3_600_000, zone)
  if (next.day === day) return `${next.time.slice(0, 3)}00`
  return localTimeOf(now, zone).day === day ? lastOfDay : '00:00'
}
