import { GripVertical } from 'lucide-react'
import { useEffect, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react'
import type { Lang } from '../../define.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import type { ValueItem } from './answers.ts'
import { say } from './texts.ts'
import type { useOrder } from './useOrder.dashboard.tsx'

// Near the edge of the window the page follows the pointer.
const edge = 72
const stepPx = 14

interface HandleProps {
  readonly item: ValueItem
  readonly name: string
  readonly order: ReturnType<typeof useOrder>
  readonly lang: Lang
}

/** What a value is moved by: dragged with the pointer, or with Alt and the arrows from the keyboard. */
export function Handle({ item, name, order, lang }: HandleProps) {
  const button = useRef<HTMLButtonElement>(null)
  const keepsFocus = useRef(false)
  const place = order.placeOf(item)
  useEffect(() => {
    // A row that is moved in the page loses the focus.
    if (keepsFocus.current) button.current?.focus()
    keepsFocus.current = false
  }, [place])
  const drag = useDrag(button, item, order)
  return (
    <button
      ref={button}
      type="button"
      className="order-handle"
      data-order={item.id}
      aria-label={`${say('reorder', lang)}: ${name}`}
      aria-describedby="order-hint"
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      title={say('reorderHint', lang)}
      onKeyDown={event => {
        const step = event.altKey ? steps[event.key] : undefined
        if (step === undefined) return
        event.preventDefault()
        keepsFocus.current = true
        order.move(item, place + step, false)
      }}
      onPointerDown={drag}
    >
      <Icon of={GripVertical} />
    </button>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Follows the pointer over the whole window: a row that is moved in the page would lose it. @returns begins a movement */
function useDrag(button: RefObject<HTMLButtonElement | null>, item: ValueItem, order: HandleProps['order']) {
  const now = useRef(order)
  useEffect(() => {
    now.current = order
  })
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  return ({ button: which, currentTarget, pointerId }: ReactPointerEvent<HTMLButtonElement>) => {
    if (which !== 0) return
    const ending = new AbortController()
    const follow = (event: PointerEvent) => {
      if (event.pointerId !== pointerId || !button.current) return
      if (event.clientY < edge) window.scrollBy(0, -stepPx)
      if (event.clientY > window.innerHeight - edge) window.scrollBy(0, stepPx)
      now.current.move(item, placeUnder(button.current, event.clientY), false)
    }
    stop.current = () => {
      stop.current = undefined
      ending.abort()
      delete document.documentElement.dataset.dragging
      delete button.current?.dataset.dragged
    }
    const end = () => {
      stop.current?.()
      now.current.finish()
    }
    document.documentElement.dataset.dragging = ''
    currentTarget.dataset.dragged = ''
    currentTarget.focus()
    window.addEventListener('pointermove', follow, { signal: ending.signal })
    window.addEventListener('pointerup', end, { signal: ending.signal })
    window.addEventListener('pointercancel', end, { signal: ending.signal })
  }
}

/** The place of the row that lies at this height, from 0. Rows of different heights would change places to and fro: only past its middle a row is passed. */
function placeUnder(handle: HTMLElement, y: number): number {
  const rows = [...(handle.closest('table')?.querySelectorAll('[data-order]') ?? [])]
  const from = rows.indexOf(handle)
  const middles = rows.map(row => {
    const { top = 0, height = 0 } = row.closest('tr')?.getBoundingClientRect() ?? {}
    return top + height / 2
  })
  const above = middles.findIndex((middle, index) => index < from && y < middle)
  if (above !== -1) return above
  const below = middles.findLastIndex((middle, index) => index > from && y > middle)
  return below === -1 ? from : below
}
