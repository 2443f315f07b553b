import { ArrowDown, ArrowUp } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { useLang } from './LangProvider.tsx'
import { wordOf } from './texts.ts'

export interface OrderedItem {
  readonly id: string
  readonly label: string
  /** What stands in the place of the label, such as a box to tick that says it. */
  readonly face?: ReactNode
}

interface OrderedListProps {
  readonly items: readonly OrderedItem[]
  readonly onMove: (id: string, by: -1 | 1) => void
}

/** A short list that its reader puts in order: with buttons, or with Alt and the arrows while one of them has the focus. */
export function OrderedList({ items, onMove }: OrderedListProps) {
  const lang = useLang()
  return (
    <ol className="ordered">
      {items.map(({ id, label, face }, index) => {
        const move = (event: KeyboardEvent) => {
          const by = stepOf(event)
          if (by === undefined) return
          event.preventDefault()
          onMove(id, by)
        }
        return (
          <li key={id}>
            {face ?? <bdi>{label}</bdi>}
            <span className="row-acts">
              <IconButton
                icon={ArrowUp}
                label={`${wordOf('moveUp', lang)}: ${label}`}
                disabledReason={index === 0 ? wordOf('isFirst', lang) : undefined}
                onClick={() => onMove(id, -1)}
                onKeyDown={move}
              />
              <IconButton
                icon={ArrowDown}
                label={`${wordOf('moveDown', lang)}: ${label}`}
                disabledReason={index === items.length - 1 ? wordOf('isLast', lang) : undefined}
                onClick={() => onMove(id, 1)}
                onKeyDown={move}
              />
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

function stepOf({ altKey, key }: KeyboardEvent): -1 | 1 | undefined {
  return altKey ? steps[key] : undefined
}
