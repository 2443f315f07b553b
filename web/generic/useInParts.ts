import { useEffect, useState } from 'react'

// So many rows are drawn in far less than the tenth of a second for which a page may stand still, also on a slow machine.
const atOnce = 120

/**
 * A long list as far as it is drawn: more of it with every picture of the browser, so that the page answers in between. What was drawn stays:
 * a list that changes begins with as many rows as it had, and a few more.
 */
export function useInParts<T>(all: readonly T[]): readonly T[] {
  const [known, setKnown] = useState(all)
  const [count, setCount] = useState(atOnce)
  if (known !== all) {
    setKnown(all)
    setCount(Math.min(count, known.length) + atOnce)
  }
  const isWhole = count >= all.length
  useEffect(() => {
    if (isWhole) return
    // After the next picture: what is drawn now is on the screen before more is made.
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setCount(count + atOnce))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [count, isWhole])
  return isWhole ? all : all.slice(0, count)
}
