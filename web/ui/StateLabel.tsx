import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Signs that a reader tells apart without colour: the diamond fills as the work goes on. */
const signs = {
  draft: <path d="M7 1.5 12.5 7 7 12.5 1.5 7z" />,
  waiting: (
    <>
      <path d="M7 1.5 12.5 7 7 12.5 1.5 7z" />
      <path className="full" d="M7 1.5v11L1.5 7z" />
    </>
  ),
  changed: (
    <>
      <path className="full" d="M7 1.5 12.5 7 7 12.5 1.5 7z" />
      <path className="hole" d="M4.5 7h5" />
    </>
  ),
  revised: <path className="full" d="M7 1.5 12.5 7 7 12.5 1.5 7zm0 2.5L4 7l3 3 3-3z" />,
  scheduled: (
    <>
      <path d="M7 1.5 12.5 7 7 12.5 1.5 7z" />
      <path d="M7 5v2.2h1.6" />
    </>
  ),
  done: <path className="full" d="M7 1.5 12.5 7 7 12.5 1.5 7z" />,
  refused: <path d="m3 3 8 8m0-8-8 8" />,
  ended: <path d="M2.5 7h9" />,
} as const
export type StateKind = keyof typeof signs
const tones = {
  draft: 'muted',
  waiting: 'warn',
  changed: 'warn',
  revised: 'ok',
  scheduled: 'info',
  done: 'ok',
  refused: 'danger',
  ended: 'muted',
} as const

interface StateLabelProps {
  kind: StateKind
  /** A border of its own, where the label stands outside a row. */
  framed?: boolean
  children: ReactNode
}

/** The state of a record: sign, word and colour. */
export function StateLabel({ kind, framed = false, children }: StateLabelProps) {
  return (
    <span className={`state tone-${tones[kind]}${kind === 'done' ? ' state-done' : ''}${framed ? ' state-framed' : ''}`}>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        {signs[kind]}
      </svg>
      {children}
    </span>
  )
}

/** A deadline that is near, three days or less: the red of the thread is time. */
export function DueLabel({ children }: { children: ReactNode }) {
  return (
    <span className="due">
      <Icon of={Clock} />
      {children}
    </span>
  )
}
