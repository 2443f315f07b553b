import { useEffect, useRef, type RefObject } from 'react'

/** What sticks beneath the head of the desk sticks where that ends: the name of a place may take a third line. @returns a ref for the head; its height becomes `--top-bar` of the desk */
export function useTopBar(): RefObject<HTMLElement | null> {
  const head = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = head
    const desk = current?.closest<HTMLElement>('.desk')
    if (!current || !desk) return
    const seen = new ResizeObserver(() => desk.style.setProperty('--top-bar', `${current.offsetHeight}px`))
    seen.observe(current)
    return () => seen.disconnect()
  }, [])
  return head
}
