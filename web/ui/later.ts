import { createElement, useEffect, useRef, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { loadChunk } from '../generic/chunks.ts'

/** A part of a screen that comes after it: what opens over the page, and what few readers need. */
export interface Later<T> {
  /**
   * Loads it, once; what failed on the way is tried again when it is asked for again.
   * @param onFail hears that it could not be loaded, once for each failure: whoever opens something waits for it, and must not wait in vain
   */
  ask(onFail?: () => void): void
  read(): T | undefined
  listen(tell: () => void): () => void
}

/**
 * A part that is loaded when it is first asked for: as soon as the pointer or the focus comes near, or once the page has come to rest.
 * What stands on the page does not wait for it, and does not fail for want of it.
 */
export function later<T>(load: () => Promise<T>): Later<T> {
  const waiting = new Set<() => void>()
  const failing = new Set<() => void>()
  let part: T | undefined
  let isPending = false
  return {
    ask(onFail) {
      if (part !== undefined) return
      if (onFail) failing.add(onFail)
      if (isPending) return
      isPending = true
      const came = (loaded: T) => {
        part = loaded
        for (const tell of waiting) tell()
      }
      void loadChunk(load)
        .then(came, () => failing.forEach(tell => tell()))
        .finally(() => {
          failing.clear()
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
  /** What keeps its room until it is there, so that nothing beside it moves. */
  readonly room?: ReactNode
}

/** Draws a part once it is there; until then nothing but its room. */
export function LatePart<Props extends object>({ of, props, room }: LatePartProps<Props>): ReactNode {
  const Part = useLater(of)
  return Part ? createElement(Part, props) : room
}

/** Draws a part that the page can do without: asked for with the page; where it cannot be loaded, nothing stands there. */
export function SparePart<Props extends object>({ of, props, room }: LatePartProps<Props>): ReactNode {
  useEffect(() => of.ask(), [of])
  return createElement(LatePart<Props>, { of, props, room })
}

// Pages come first; by the time that a connection fails, what says so is to be here.
const soonMs = 2000

/** Asks for parts that most readers will need, once the page has come to rest. */
export function useSoon(...parts: readonly Later<unknown>[]): void {
  const asked = useRef(parts)
  useEffect(() => {
    const timer = setTimeout(() => asked.current.forEach(part => part.ask()), soonMs)
    return () => clearTimeout(timer)
  }, [])
}

/** The part once it is there. */
export function useLater<T>({ listen, read }: Later<T>): T | undefined {
  return useSyncExternalStore(listen, read, () => undefined)
}
