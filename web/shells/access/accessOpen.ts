import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isOpen = false

/** Opens the panel of the accessibility tools, or shuts it: its buttons stand in more than one place. */
export function openAccess(isWanted: boolean): void {
  isOpen = isWanted
  for (const listener of listeners) listener()
}

export function useAccessOpen(): boolean {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOpen,
    () => false,
  )
}
