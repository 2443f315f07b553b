import { useEffect, useState } from 'react'

// Each key that is typed would be a call; what is looked for waits until the reader pauses.
const pauseMs = 200

/** The text as it was when the writer paused last. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
