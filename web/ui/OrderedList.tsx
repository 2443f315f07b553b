import type { ReactNode } from 'react'
import { MoveButtons } from './MoveButtons.tsx'
import { useOrdering } from './ordering.ts'

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

/** A short list that its reader puts in order: by dragging, with buttons, or with Alt and the arrows while one of them has the focus. */
export function OrderedList({ items, onMove }: OrderedListProps) {
  const { source, target, keys } = useOrdering(items, onMove)
  return (
    <ol className="ordered">
      {items.map((item, index) => (
        <li key={item.id} {...source(item)} {...target(index)}>
          {item.face ?? <bdi>{item.label}</bdi>}
          <span className="row-acts">
            <MoveButtons
              label={item.label}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onMove={by => onMove(item.id, by)}
              onKeyDown={keys(item.id)}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}
