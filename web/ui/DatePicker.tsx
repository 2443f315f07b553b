import { type CalendarDate, parseDate } from '@internationalized/date'
import { Calendar as CalendarIcon, ChevronLeft, ChevronRight } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { DatePicker as AriaDatePicker, type DatePickerProps as AriaDatePickerProps } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Heading } from 'react-aria-components/Heading'
import { Popover } from 'react-aria-components/Popover'
import { DateSegments } from './DateSegments.tsx'
import { type FieldFace, FieldFoot, FieldHead, faceProps } from './FieldParts.tsx'
import { Icon } from './Icon.tsx'
import { takesLatinDigits } from './latinDigits.ts'
import { useLang } from './LangProvider.tsx'
import { wordOf } from './texts.ts'

interface DatePickerProps extends FieldFace, Pick<AriaDatePickerProps<CalendarDate>, 'onBlur' | 'name' | 'autoFocus' | 'id'> {
  /** A calendar date, `2026-11-22`. */
  value: string | undefined
  onChange: (value: string | undefined) => void
  readOnly?: boolean
  /** The first and the last date that the calendar offers. */
  from?: string | undefined
  until?: string | undefined
}

/** A date, written or picked. The week begins on Sunday. @source specification, section 8: pickers write YYYY-MM-DD */
export function DatePicker({
  label,
  hint,
  error,
  required,
  disabled,
  readOnly = false,
  value,
  onChange,
  from,
  until,
  ...rest
}: DatePickerProps) {
  const lang = useLang()
  return (
    <AriaDatePicker
      {...rest}
      {...faceProps({ error, required, disabled })}
      isReadOnly={readOnly}
      value={value === undefined ? null : parseDate(value)}
      onChange={date => onChange(date?.toString())}
      {...(from === undefined ? {} : { minValue: parseDate(from) })}
      {...(until === undefined ? {} : { maxValue: parseDate(until) })}
      firstDayOfWeek="sun"
      shouldForceLeadingZeros
    >
      <FieldHead label={label} required={required} />
      <Group className="input picker picker-written" ref={takesLatinDigits}>
        <DateSegments />
        <AriaButton className="picker-open" aria-label={wordOf('openCalendar', lang)}>
          <Icon of={CalendarIcon} />
        </AriaButton>
      </Group>
      <FieldFoot hint={hint} error={error} />
      <Popover className="popover" offset={4} containerPadding={0}>
        <Dialog className="calendar-dialog">
          <MonthCalendar />
        </Dialog>
      </Popover>
    </AriaDatePicker>
  )
}

function MonthCalendar() {
  const lang = useLang()
  return (
    <Calendar className="calendar">
      <header className="calendar-head">
        <AriaButton slot="previous" className="btn btn-icon" aria-label={wordOf('previousMonth', lang)}>
          <Icon of={ChevronLeft} points />
        </AriaButton>
        <Heading />
        <AriaButton slot="next" className="btn btn-icon" aria-label={wordOf('nextMonth', lang)}>
          <Icon of={ChevronRight} points />
        </AriaButton>
      </header>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>{day => <CalendarHeaderCell className="calendar-weekday">{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{date => <CalendarCell date={date} className="calendar-day" />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}
