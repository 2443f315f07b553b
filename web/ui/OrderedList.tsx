import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { MoveButtons } from './MoveButtons.tsx'
import { useOrdering } from './ordering.ts'

export interface OrderedItem {
  readonly id: string
  readonly label: string
  /** What stands in the place of the label, such as a box to tick that says it. */
  readonly face?: ReactNode
  /** It stands in no order, beneath those that do. */
  readonly isLoose?: boolean
}

interface OrderedListProps {
  readonly items: readonly OrderedItem[]
  readonly onMove: (id: string, by: -1 | 1) => void
}

/** A short list that its reader puts in order: by dragging, with buttons, or with Alt and the arrows while one of them has the focus. */
export function OrderedList({ items, onMove }: OrderedListProps) {
  const ordered = items.filter(({ isLoose }) => !isLoose)
  const { source, target, keys } = useOrdering(ordered, onMove)
  return (
    <ol className="ordered">
      {[...ordered, ...items.filter(({ isLoose }) => isLoose)].map((item, index) => (
        <li key={item.id} {...(!item.isLoose && target(index))}>
          {item.face ?? <bdi>{item.label}</bdi>}
          {!item.isLoose && (
            <span className="row-acts">
              {/* A line may hold fields, in which text is marked by dragging: it is taken hold of here alone. */}
              <span className="row-grip" {...source(item)}>
                <Icon of={GripVertical} small />
              </span>
              <MoveButtons
                label={item.label}
                isFirst={index === 0}
                isLast={index === ordered.length - 1}
                onMove={by => onMove(item.id, by)}
                onKeyDown={keys(item.id)}
              />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
