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

/** A choice in an open list. Without the id a list whose choices change takes the place of one for the choice itself, and fails. */
export function OptionItem({ id, option }: { id: string; option: Option }) {
  return (
    <ListBoxItem id={id} textValue={option.label} className="option">
      {({ isSelected }) => (
        <>
          <span className="flex-1">
            {option.label}
            {/* A space, or both are said as one word. */}
            {option.note && (
              <>
                {' '}
                <span className="menu-reason">{option.note}</span>
              </>
            )}
          </span>
          {isSelected && <Icon of={Check} />}
        </>
      )}
    </ListBoxItem>
  )
}
