import { CalendarDays } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'
import { controlProps, FieldFrame } from '../../ui/PlainField.tsx'
import { wordOf } from '../../ui/texts.ts'
import { type AskedDay, writtenDay } from './days.ts'
import { useHere } from './site.ts'
import { filterTexts } from './words.ts'

interface DayFieldProps {
  name: string
  label: string
  asked: AskedDay
}

/** A day, typed as all days are shown here: a browser's own field has the order of its country. With a script its calendar helps. */
export function DayField({ name, label, asked: { day, wrong } }: DayFieldProps) {
  const { lang } = useHere()
  const words = filterTexts.in(lang)
  const field = { name, label: `${label} (${words.dayForm})`, lang, error: wrong === undefined ? undefined : words.dayWrong }
  return (
    <FieldFrame {...field}>
      <span className="day-own">
        <input
          {...controlProps(field)}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          className="input input-ltr"
          defaultValue={wrong ?? (day && writtenDay(day))}
        />
        <button type="button" className="btn" hidden data-do="pickDay" aria-label={`${wordOf('openCalendar', lang)}: ${label}`}>
          <Icon of={CalendarDays} />
        </button>
      </span>
    </FieldFrame>
  )
}
