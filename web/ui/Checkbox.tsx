import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox'
import { FieldError } from './FieldError.tsx'
import { Icon } from './Icon.tsx'

interface CheckboxProps extends Pick<AriaCheckboxProps, 'name' | 'id' | 'autoFocus' | 'onBlur'> {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Some of what stands beneath it is chosen. */
  mixed?: boolean
  disabled?: boolean
  required?: boolean
  error?: string | undefined
  children: ReactNode
}

export function Checkbox({
  checked,
  onChange,
  mixed = false,
  disabled = false,
  required = false,
  error,
  children,
  ...rest
}: CheckboxProps) {
  return (
    <div className="field">
      <AriaCheckbox
        {...rest}
        className="choice"
        isSelected={checked}
        onChange={onChange}
        isIndeterminate={mixed}
        isDisabled={disabled}
        isRequired={required}
        isInvalid={error !== undefined}
        validationBehavior="aria"
      >
        <span className="tick">{mixed ? <Icon of={Minus} /> : <Icon of={Check} />}</span>
        <span>{children}</span>
      </AriaCheckbox>
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
