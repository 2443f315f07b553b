import type { ReactNode } from 'react'
import { Input } from 'react-aria-components/Input'
import { Group } from 'react-aria-components/Group'
import { NumberField as AriaNumberField, type NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField'
import { takesLatinDigits } from './latinDigits.ts'
import { type FieldFace, FieldFoot, FieldHead, faceProps } from './FieldParts.tsx'

interface NumberFieldProps extends FieldFace, Pick<AriaNumberFieldProps, 'onBlur' | 'name' | 'autoFocus' | 'id'> {
  /** Nothing written is undefined, never zero. */
  value: number | undefined
  onChange: (value: number | undefined) => void
  readOnly?: boolean
  /** In the reader's language, after the number. */
  unit?: ReactNode
  /** How many decimals are kept. */
  decimals?: number
  /** Years and numbers of things are written without thousands. */
  grouped?: boolean
}

export function NumberField({
  label,
  hint,
  error,
  required,
  disabled,
  readOnly = false,
  value,
  onChange,
  unit,
  decimals = 0,
  grouped = true,
  ...rest
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...rest}
      {...faceProps({ error, required, disabled })}
      isReadOnly={readOnly}
      value={value ?? Number.NaN}
      onChange={written => onChange(Number.isNaN(written) ? undefined : written)}
      formatOptions={{ maximumFractionDigits: decimals, useGrouping: grouped }}
      isWheelDisabled
    >
      <FieldHead label={label} required={required} />
      <Group className="input with-unit" ref={takesLatinDigits}>
        <Input className="input-ltr" />
        {unit && <span className="field-unit">{unit}</span>}
      </Group>
      <FieldFoot hint={hint} error={error} />
    </AriaNumberField>
  )
}
