import { useEffect, useState } from 'react'

/** Seconds that are left until an instant, counted down by the clock: a page that slept meanwhile is right again. @param until milliseconds since 1970 */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}
