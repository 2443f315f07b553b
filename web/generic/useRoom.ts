import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

// The search, the button for more and the space between two filters, in rem; narrower than the last, a line holds the search alone.
const searchRem = 11
const moreRem = 7.5
const gapRem = 0.5
const narrowRem = 30

/**
 * How many of a row's filters stand in one line. What has no room is not drawn out of sight, so the keyboard's order stays that of the eye.
 * @param widths     of the filters, in rem
 * @param isSearchable whether a search stands before them
 * @param hasMore whether the button for more stands there even when all of these fit
 * @returns what measures the row, and how many filters fit
 */
export function useRoom(
  widths: readonly number[],
  isSearchable: boolean,
  hasMore = false,
): [row: RefObject<HTMLDivElement | null>, fitting: number] {
  const row = useRef<HTMLDivElement>(null)
  const [rem, setRem] = useState<number>()
  useLayoutEffect(() => {
    if (!row.current) return
    const measure = (px: number) => setRem(px / Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
    measure(row.current.clientWidth)
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width))
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [])
  return [row, fittingOf(widths, { isSearchable, hasMore }, rem ?? 0)]
}

/** How many of the first filters fit into so many rem, the button for the others included. A phone has room for the search, or else for one filter. */
export function fittingOf(
  widths: readonly number[],
  { isSearchable, hasMore = false }: { isSearchable: boolean; hasMore?: boolean },
  rem: number,
): number {
  const search = isSearchable ? searchRem : 0
  const needed = (count: number) =>
    search + widths.slice(0, count).reduce((sum, width) => sum + width + gapRem, 0) + (hasMore || count < widths.length ? moreRem : 0)
  if (rem < narrowRem) return isSearchable ? 0 : Math.min(widths.length, 1)
  let fitting = widths.length
  while (fitting > 0 && needed(fitting) > rem) fitting -= 1
  return fitting
}
