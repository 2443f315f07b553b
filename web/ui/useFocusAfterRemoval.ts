import { useEffect, useRef } from 'react'

/**
 * Where the focus goes when the line is gone whose button had it: to the button of the line that took its place, of the last one, and
 * when none is left to the control that adds. Without it the focus falls back to the top of the page.
 * @param removers the buttons of a line, the last of which removes it
 */
export function useFocusAfterRemoval<Box extends HTMLElement>(removers = 'button') {
  const box = useRef<Box>(null)
  const removed = useRef<number>(undefined)
  useEffect(() => {
    if (removed.current === undefined) return
    const lines = [...(box.current?.querySelector('ul, ol')?.children ?? [])]
    const line = lines[removed.current] ?? lines.at(-1)
    const buttons = [...(line?.querySelectorAll<HTMLElement>(removers) ?? [])]
    const target = buttons.at(-1) ?? box.current?.querySelector<HTMLElement>('input:not([type=file]), .btn')
    target?.focus()
    removed.current = undefined
  })
  return {
    box,
    /** Told which line goes, before it goes. */
    noteRemoval: (index: number) => {
      removed.current = index
    },
  }
}
