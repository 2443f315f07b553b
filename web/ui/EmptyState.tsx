import type { ReactNode } from 'react'
import { MotifMark } from './Mark.tsx'
import type { Motif } from './motifs.ts'

const motifOf = { empty: 'cup', sought: 'camel', missing: 'star', error: 'feathers', forbidden: 'amulet' } as const satisfies Record<
  string,
  Motif
>

interface EmptyStateProps {
  kind?: keyof typeof motifOf
  title: string
  /** Why, and what to do about it. */
  children?: ReactNode
  /** The way on: a button or a link. */
  action?: ReactNode
}

/** Nothing to show, and why; never an empty frame. */
export function EmptyState({ kind = 'empty', title, children, action }: EmptyStateProps) {
  return (
    <div className="empty" role={kind === 'error' ? 'alert' : undefined}>
      <MotifMark motif={motifOf[kind]} size="huge" pale bare />
      <p className="font-semibold">{title}</p>
      {children && <p className="empty-text">{children}</p>}
      {action}
    </div>
  )
}
