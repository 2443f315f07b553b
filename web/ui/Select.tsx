import { ChevronDown } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue, type SelectProps as AriaSelectProps } from 'react-aria-components/Select'
import { type FieldFace, FieldFoot, FieldHead, faceProps } from './FieldParts.tsx'
import { Icon } from './Icon.tsx'
import { useLang } from './LangProvider.tsx'
import { type Option, OptionItem } from './options.tsx'
import { wordOf } from './texts.ts'

interface SelectProps extends FieldFace, Pick<AriaSelectProps<Option>, 'name' | 'autoFocus' | 'id'> {
  options: readonly Option[]
  value: string | undefined
  onChange: (value: string | undefined) => void
  /** A first line that takes the choice back: «all categories». */
  none?: string
  placeholder?: string
}

/** One of a list that is read as a whole; above some twenty take a ComboBox. */
export function Select({ label, hint, error, required, disabled, options, value, onChange, none, placeholder, ...rest }: SelectProps) {
  const lang = useLang()
  const items = none === undefined ? options : [{ value: '', label: none }, ...options]
  return (
    <AriaSelect
      {...rest}
      {...faceProps({ error, required, disabled })}
      value={value ?? (none === undefined ? null : '')}
      onChange={chosen => onChange(chosen === null || chosen === '' ? undefined : String(chosen))}
      placeholder={placeholder ?? wordOf('choose', lang)}
    >
      <FieldHead label={label} required={required} />
      <AriaButton className="input picker">
        <SelectValue className="picker-value" />
        <Icon of={ChevronDown} />
      </AriaButton>
      <FieldFoot hint={hint} error={error} />
      <Popover className="popover popover-fit" offset={4}>
        <ListBox className="menu" items={items}>
          {option => <OptionItem id={option.value} option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
