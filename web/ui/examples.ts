import type { ReactNode } from 'react'
import type { Lang } from '../../kernel/kernel.ts'

/** One state of a part, drawn in one language. Gallery, axe, keyboard test and screenshots all take it from here. */
export interface Example {
  readonly name: readonly [ar: string, en: string]
  readonly render: (lang: Lang) => ReactNode
}

export interface Examples {
  readonly part: string
  /** Parts of the portal are plain HTML without hooks; the others need React in the browser. */
  readonly on: 'portal' | 'dashboard'
  readonly examples: readonly Example[]
}

/** Picks the text of the language; keeps examples short. */
export function pick(lang: Lang): (ar: string, en: string) => string {
  return (ar, en) => (lang === 'ar' ? ar : en)
}
