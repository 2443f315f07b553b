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
export function useOrder({ type, items }: ValuesOfType, lang: Lang) {
  const refresh = useRefresh()
  const [order, setOrder] = useState<readonly number[]>()
  const [said, setSaid] = useState('')
  const unsent = useRef<() => void>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(Promise.resolve())
  const byId = new Map(items.map(item => [item.id, item]))
  // Values that have come or gone meanwhile come in the order of the server.
  const ids = order?.length === byId.size && order.every(id => byId.has(id)) ? order : [...byId.keys()]
  const sorted = ids.flatMap(id => byId.get(id) ?? [])

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      unsent.current?.()
    },
    [],
  )

  async function save(wanted: readonly number[]): Promise<void> {
    try {
      await browserApi.send('PUT', 'Lookup/Reorder', { type: type.id, ids: wanted })
      await refresh()
      setSaid(say('orderSaved', lang))
    } catch (error) {
      noteError(error)
      toast(messageOf(error, lang), 'danger')
      await refresh()
    }
    // What was moved while it was being saved stays, and is sent after it.
    setOrder(known => (known === wanted ? undefined : known))
  }

  /** One after the other: of two at once the earlier might be the last to arrive. */
  function send(wanted: readonly number[]): void {
    unsent.current = undefined
    sent.current = sent.current.then(() => save(wanted))
  }

  /** Puts a value in another place, from 0. @param isLast of a movement: then it is sent at once, else when the reader has stopped */
  function move(item: ValueItem, to: number, isLast: boolean): void {
    const from = ids.indexOf(item.id)
    const place = Math.max(0, Math.min(ids.length - 1, to))
    if (place === from) return
    const wanted = ids.toSpliced(from, 1).toSpliced(place, 0, item.id)
    setOrder(wanted)
    setSaid(placeOf(item, place, ids.length, lang))
    clearTimeout(timer.current)
    unsent.current = () => send(wanted)
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
  return say('isAtPlace', lang, { name: lang === 'ar' ? nameAr : nameEn, place: String(place + 1), count: String(count) })
}
