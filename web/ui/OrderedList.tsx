import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef, type DragEvent, type KeyboardEvent, type ReactNode } from 'react'
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

/** A short list that its reader puts in order: by dragging, with buttons, or with Alt and the arrows while one of them has the focus. */
export function OrderedList({ items, onMove }: OrderedListProps) {
  const lang = useLang()
  const dragged = useRef<string>(null)
  // By a pointer alone: whoever has none moves an item by its buttons.
  const dragging = (id: string, label: string, index: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      dragged.current = id
      event.dataTransfer.effectAllowed = 'move'
      // Firefox drags nothing that carries no data.
      event.dataTransfer.setData('text/plain', label)
    },
    onDragEnd: () => {
      dragged.current = null
    },
    onDragOver: (event: DragEvent) => {
      const from = items.findIndex(item => item.id === dragged.current)
      if (dragged.current === null || from < 0) return
      event.preventDefault()
      // A step towards the row under the pointer; the browser tells again and again where that is.
      if (from !== index) onMove(dragged.current, from < index ? 1 : -1)
    },
    onDrop: (event: DragEvent) => event.preventDefault(),
  })
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
          <li key={id} {...dragging(id, label, index)}>
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

/** The items with one of them a step further up or down; as they are where it has no room. */
export function moved<T extends { readonly id: string }>(items: readonly T[], id: string, by: -1 | 1): readonly T[] {
  const from = items.findIndex(item => item.id === id)
  const [item, other] = [items[from], items[from + by]]
  return item && other ? items.map(one => (one === item ? other : one === other ? item : one)) : items
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

function stepOf({ altKey, key }: KeyboardEvent): -1 | 1 | undefined {
  return altKey ? steps[key] : undefined
}
