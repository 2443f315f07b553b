import { Radio, RadioGroup as AriaRadioGroup, type RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components/RadioGroup'
import { type FieldFace, FieldFoot, FieldHead, faceProps } from './FieldParts.tsx'
import type { Option } from './options.tsx'

interface RadioGroupProps extends FieldFace, Pick<AriaRadioGroupProps, 'name' | 'id' | 'onBlur'> {
  options: readonly Option[]
  value: string | undefined
  onChange: (value: string) => void
}

/** One of a few, all in sight. */
export function RadioGroup({ label, hint, error, required, disabled, options, value, onChange, ...rest }: RadioGroupProps) {
  return (
    <AriaRadioGroup {...rest} {...faceProps({ error, required, disabled })} value={value ?? null} onChange={onChange}>
      <FieldHead label={label} required={required} />
      <div className="choices">
        {options.map(option => (
          <Radio key={option.value} value={option.value} className="choice">
            <span className="dot" />
            <span>{option.label}</span>
          </Radio>
        ))}
      </div>
      <FieldFoot hint={hint} error={error} />
    </AriaRadioGroup>
  )
}
