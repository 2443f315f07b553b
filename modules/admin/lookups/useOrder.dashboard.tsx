import { useEffect, useRef, useState } from 'react'
import type { Lang } from '../../define.ts'
import { browserApi, messageOf, noteError } from '../../../web/generic/browserApi.ts'
import { toast } from '../../../web/ui/Toasts.tsx'
import type { ValueItem, ValuesOfType } from './answers.ts'
import { useRefresh } from './reading.dashboard.tsx'
import { say } from './texts.ts'

/** With the keyboard one step follows another: the order is sent when none has followed for this long. Milliseconds. */
const quietMs = 800

/** The values of a list in the order in which the reader has put them; it is saved by itself. */
export function useOrder({ type, version, items }: ValuesOfType, lang: Lang) {
  const refresh = useRefresh()
  const [order, setOrder] = useState<{ readonly version: string; readonly ids: readonly number[] }>()
  const [said, setSaid] = useState('')
  const unsent = useRef<() => void>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // What somebody else has changed meanwhile comes in its own order.
  const ids = order?.version === version ? order.ids : items.map(({ id }) => id)
  const byId = new Map(items.map(item => [item.id, item]))
  const sorted = ids.flatMap(id => byId.get(id) ?? [])

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      unsent.current?.()
    },
    [],
  )

  async function send(wanted: readonly number[]): Promise<void> {
    unsent.current = undefined
    try {
      await browserApi.send('PUT', 'Lookup/Reorder', { type: type.id, ids: wanted })
      await refresh()
      setSaid(say('orderSaved', lang))
    } catch (error) {
      noteError(error)
      toast(messageOf(error, lang), 'danger')
      setOrder(undefined)
      await refresh()
    }
  }

  /** Puts a value in another place, from 0. @param isLast of a movement: then it is sent at once, else when the reader has stopped */
  function move(item: ValueItem, to: number, isLast: boolean): void {
    const from = ids.indexOf(item.id)
    const place = Math.max(0, Math.min(ids.length - 1, to))
    if (place === from) return
    const wanted = ids.toSpliced(from, 1).toSpliced(place, 0, item.id)
    setOrder({ version, ids: wanted })
    setSaid(placeOf(item, place, ids.length, lang))
    clearTimeout(timer.current)
    unsent.current = () => void send(wanted)
    if (isLast) unsent.current()
    else timer.current = setTimeout(() => unsent.current?.(), quietMs)
  }

  return {
    sorted,
    /** What is read out: where the value stands now, and that the order is saved. */
    said,
    move,
    placeOf: (item: ValueItem) => ids.indexOf(item.id),
    /** Sends what was moved, if anything was. */
    finish: () => {
      clearTimeout(timer.current)
      unsent.current?.()
    },
  }
}

function placeOf({ nameAr, nameEn }: ValueItem, place: number, count: number, lang: Lang): string {
  return lang === 'ar' ? `«${nameAr}» في الموضع ${place + 1} من ${count}` : `“${nameEn}” is at place ${place + 1} of ${count}`
}
