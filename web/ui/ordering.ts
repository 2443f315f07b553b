import { useRef, type DragEvent, type KeyboardEvent } from 'react'

/** What stands in an order, as its reader calls it. */
interface Ordered {
  readonly id: string
  readonly label: string
}

/** Dragging and keys by which the reader puts things in order, one step at a time. Whoever has no pointer moves them by buttons that take the keys. */
export function useOrdering(items: readonly Ordered[], onMove: (id: string, by: -1 | 1) => void) {
  const dragged = useRef<string>(null)
  return {
    /** What is taken hold of. */
    source: ({ id, label }: Ordered) => ({
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
    }),
    /** What it is dragged over. */
    target: (index: number) => ({
      onDragOver: (event: DragEvent) => {
        const from = items.findIndex(item => item.id === dragged.current)
        if (dragged.current === null || from < 0) return
        event.preventDefault()
        // A step towards the row under the pointer; the browser tells again and again where that is.
        if (from !== index) onMove(dragged.current, from < index ? 1 : -1)
      },
      onDrop: (event: DragEvent) => {
        if (dragged.current !== null) event.preventDefault()
      },
    }),
    /** Alt and the arrows, while a button of it has the focus. */
    keys: (id: string) => (event: KeyboardEvent) => {
      const by = stepOf(event)
      if (by === undefined) return
      event.preventDefault()
      onMove(id, by)
    },
  }
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
