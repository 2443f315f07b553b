import { ChevronDown } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox, type ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { type FieldFace, FieldFoot, FieldHead, faceProps } from './FieldParts.tsx'
import { Icon } from './Icon.tsx'
import { useLang } from './LangProvider.tsx'
import { type Option, OptionItem } from './options.tsx'
import { wordOf } from './texts.ts'

interface ComboBoxProps extends FieldFace, Pick<AriaComboBoxProps<Option>, 'onBlur' | 'name' | 'autoFocus' | 'id' | 'onInputChange'> {
  options: readonly Option[]
  value: string | undefined
  onChange: (value: string | undefined) => void
  placeholder?: string
  /** The options are what was found for what is typed: they are shown as they come, and not looked through again. */
  isFound?: boolean
}

// 600 options took 0.6 to 2.4 s to open; from about a hundred only those in sight are drawn.
const drawnAtOnce = 100

/** One of a long list, found by writing: إذنا is found by اذنا. */
export function ComboBox({
  label,
  hint,
  error,
  required,
  disabled,
  options,
  value,
  onChange,
  placeholder,
  isFound = false,
  ...rest
}: ComboBoxProps) {
  const lang = useLang()
  const isLong = options.length > drawnAtOnce
  const list = (
    <ListBox
      className={isLong ? 'menu menu-long' : 'menu'}
      renderEmptyState={() => <p className="menu-empty">{wordOf('noMatch', lang)}</p>}
    >
      {(option: Option) => <OptionItem id={option.value} option={option} />}
    </ListBox>
  )
  return (
    <AriaComboBox
      {...rest}
      {...faceProps({ error, required, disabled })}
      {...(isFound ? { items: options } : { defaultItems: options })}
      value={value ?? null}
      onChange={chosen => onChange(chosen === null ? undefined : String(chosen))}
      menuTrigger="focus"
      allowsEmptyCollection
    >
      <FieldHead label={label} required={required} />
      <Group className="input picker picker-written">
        <Input placeholder={placeholder ?? wordOf('choose', lang)} />
        <AriaButton className="picker-open" aria-label={wordOf('openList', lang)}>
          <Icon of={ChevronDown} />
        </AriaButton>
      </Group>
      <FieldFoot hint={hint} error={error} />
      <Popover className="popover popover-fit" offset={4}>
        {isLong ? (
          <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 44 }}>
            {list}
          </Virtualizer>
        ) : (
          list
        )}
      </Popover>
    </AriaComboBox>
  )
}
