import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { KeyboardEvent, PointerEvent as ReactPointerEvent, ReactNode } from 'react'
import { Icon } from './Icon.tsx'
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
  /** Where it is given, items are dragged by their handles too. @param place from 0 */
  readonly onPlace?: (id: string, place: number) => void
}

/** A short list that its reader puts in order: with buttons, with Alt and the arrows while one of them has the focus, or by dragging. */
export function OrderedList({ items, onMove, onPlace }: OrderedListProps) {
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
          <li key={id} data-item={id}>
            {onPlace && (
              <span className="order-grip" aria-hidden="true" onPointerDown={event => follow(event, id, onPlace)}>
                <Icon of={GripVertical} />
              </span>
            )}
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

/** Follows the pointer over the whole window until it is let go, and puts the item where it is held. */
function follow({ button, currentTarget, pointerId }: ReactPointerEvent<HTMLElement>, id: string, onPlace: (id: string, place: number) => void) {
  const list = currentTarget.closest('ol')
  if (button !== 0 || !list) return
  const ending = new AbortController()
  const end = () => {
    ending.abort()
    delete document.documentElement.dataset.dragging
  }
  document.documentElement.dataset.dragging = ''
  const move = (event: PointerEvent) => event.pointerId === pointerId && onPlace(id, placeUnder(list, id, event.clientY))
  window.addEventListener('pointermove', move, { signal: ending.signal })
  window.addEventListener('pointerup', end, { signal: ending.signal })
  window.addEventListener('pointercancel', end, { signal: ending.signal })
}

/** The place at this height, from 0: an item is passed only past its middle, so that items of different heights do not change to and fro. */
function placeUnder(list: HTMLElement, id: string, y: number): number {
  const items = [...list.querySelectorAll<HTMLElement>(':scope > li')]
  const from = items.findIndex(item => item.dataset.item === id)
  const middles = items.map(item => item.getBoundingClientRect()).map(({ top, height }) => top + height / 2)
  const above = middles.findIndex((middle, index) => index < from && y < middle)
  if (above !== -1) return above
  const below = middles.findLastIndex((middle, index) => index > from && y > middle)
  return below === -1 ? from : below
}
