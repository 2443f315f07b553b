import { createElement, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'

/** A part of a screen that comes after it: what opens over the page, and what few readers need. */
export interface Later<T> {
  /** Loads it, once; what failed on the way is tried again when it is asked for again. */
  ask(): void
  read(): T | undefined
  listen(tell: () => void): () => void
}

/**
 * A part that is loaded when it is first asked for: as soon as the pointer or the focus comes near, or once the page has come to rest.
 * What stands on the page does not wait for it, and does not fail for want of it.
 */
export function later<T>(load: () => Promise<T>): Later<T> {
  const waiting = new Set<() => void>()
  let part: T | undefined
  let isPending = false
  return {
    ask() {
      if (part !== undefined || isPending) return
      isPending = true
      load()
        .then(loaded => {
          part = loaded
          for (const tell of waiting) tell()
        })
        .catch(() => undefined)
        .finally(() => {
          isPending = false
        })
    },
    read: () => part,
    listen(tell) {
      waiting.add(tell)
      return () => waiting.delete(tell)
    },
  }
}

interface LatePartProps<Props extends object> {
  readonly of: Later<ComponentType<Props>>
  readonly props: Props
}

/** Draws a part once it is there; until then nothing. */
export function LatePart<Props extends object>({ of, props }: LatePartProps<Props>): ReactNode {
  const Part = useLater(of)
  return Part && createElement(Part, props)
}

/** The part once it is there. */
export function useLater<T>({ listen, read }: Later<T>): T | undefined {
  return useSyncExternalStore(listen, read, () => undefined)
}
