import { Check } from 'lucide-react'
import { ListBoxItem } from 'react-aria-components/ListBox'
import { Icon } from './Icon.tsx'

/** One thing to choose. */
export interface Option {
  readonly value: string
  readonly label: string
  /** A smaller second line: the code, the place it belongs to. */
  readonly note?: string
}

export function OptionItem({ option }: { option: Option }) {
  return (
    <ListBoxItem id={option.value} textValue={option.label} className="option">
      {({ isSelected }) => (
        <>
          <span className="flex-1">
            {option.label}
            {option.note && <span className="menu-reason">{option.note}</span>}
          </span>
          {isSelected && <Icon of={Check} />}
        </>
      )}
    </ListBoxItem>
  )
}
