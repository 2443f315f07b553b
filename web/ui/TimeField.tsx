import { parseTime, type Time } from '@internationalized/date'
import { DateInput } from 'react-aria-components/DateField'
import { Group } from 'react-aria-components/Group'
import { TimeField as AriaTimeField, type TimeFieldProps as AriaTimeFieldProps } from 'react-aria-components/TimeField'
import { TimePart } from './DateSegments.tsx'
import { takesLatinDigits } from './latinDigits.ts'
import { type FieldFace, FieldFoot, FieldHead, faceProps } from './FieldParts.tsx'

interface TimeFieldProps extends FieldFace, Pick<AriaTimeFieldProps<Time>, 'onBlur' | 'name' | 'autoFocus' | 'id' | 'aria-label'> {
  /** A time of the day, `14:30`. */
  value: string | undefined
  onChange: (value: string | undefined) => void
  readOnly?: boolean
}

/** Asked for with 24 hours, so that nobody mistakes a half of the day; shown elsewhere as `hh:mm A`. @source specification, section 9 */
export function TimeField({ label, hint, error, required, disabled, readOnly = false, value, onChange, ...rest }: TimeFieldProps) {
  return (
    <AriaTimeField
      {...rest}
      {...faceProps({ error, required, disabled })}
      isReadOnly={readOnly}
      value={value === undefined ? null : parseTime(value)}
      onChange={time => onChange(time?.toString().slice(0, 5))}
      hourCycle={24}
      shouldForceLeadingZeros
    >
      <FieldHead label={label} required={required} />
      <Group className="input picker" ref={takesLatinDigits}>
        <DateInput className="segments" dir="ltr">
          {segment => <TimePart segment={segment} />}
        </DateInput>
      </Group>
      <FieldFoot hint={hint} error={error} />
    </AriaTimeField>
  )
}
