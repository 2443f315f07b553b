import type { ReactNode } from 'react'
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch'

interface SwitchProps extends Pick<AriaSwitchProps, 'name' | 'id' | 'autoFocus'> {
  on: boolean
  onChange: (on: boolean) => void
  disabled?: boolean
  /** What it does has begun: it keeps the focus and does nothing more. */
  pending?: boolean
  children: ReactNode
}

/** On or off, at once; a choice that waits for saving is a Checkbox. */
export function Switch({ on, onChange, disabled = false, pending = false, children, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className="choice" isSelected={on} onChange={onChange} isDisabled={disabled} isReadOnly={pending}>
      <span className="switch" />
      <span>{children}</span>
    </AriaSwitch>
  )
}
