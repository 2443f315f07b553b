import { parseTime, type Time } from '@internationalized/date'
import { useRef, useState, type FocusEvent } from 'react'
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
  /** There is a time always: while it is written the field may stand empty, and one that is left so has the time again that it was entered with. */
  lasting?: boolean
}

/** Asked for with 24 hours, so that nobody mistakes a half of the day; shown elsewhere as `hh:mm A`. @source specification, section 9 */
export function TimeField({
  label,
  hint,
  error,
  required,
  disabled,
  readOnly = false,
  lasting = false,
  value,
  onChange,
  ...rest
}: TimeFieldProps) {
  const writing = useWriting(lasting, value, onChange)
  return (
    <AriaTimeField
      {...rest}
      {...faceProps({ error, required, disabled })}
      key={writing.turn}
      isReadOnly={readOnly}
      value={writing.shown === undefined ? null : parseTime(writing.shown)}
      onChange={time => writing.write(time?.toString().slice(0, 5))}
      onFocus={writing.enter}
      onBlur={event => {
        writing.leave(event)
        rest.onBlur?.(event)
      }}
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

// React Aria keeps for itself what is written of a time until it is whole, and knows no way to take it back but to begin anew (`turn`).
function useWriting(lasting: boolean, value: string | undefined, onChange: TimeFieldProps['onChange']) {
  const entered = useRef(value)
  const [emptied, setEmptied] = useState(false)
  const [turn, setTurn] = useState(0)
  return {
    turn,
    shown: emptied ? undefined : value,
    enter: () => {
      entered.current = value
    },
    write: (time: string | undefined) => {
      setEmptied(lasting && time === undefined)
      if (!lasting || time !== undefined) onChange(time)
    },
    leave: ({ currentTarget }: FocusEvent) => {
      if (!lasting || !currentTarget.querySelector('[data-placeholder]')) return
      setEmptied(false)
      setTurn(turn + 1)
      if (entered.current !== value) onChange(entered.current)
    },
  }
}
