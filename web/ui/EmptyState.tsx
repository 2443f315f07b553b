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
  /** It stands in the place of a page, and its title is the page's. */
  isPage?: boolean
  /** Why, and what to do about it. */
  children?: ReactNode
  /** The way on: a button or a link. */
  action?: ReactNode
}

/** Nothing to show, and why; never an empty frame. */
export function EmptyState({ kind = 'empty', title, isPage, children, action }: EmptyStateProps) {
  return (
    <div className="empty" role={kind === 'error' ? 'alert' : undefined}>
      <MotifMark motif={motifOf[kind]} size="huge" pale bare />
      {isPage ? <h1 className="display-page">{title}</h1> : <p className="font-semibold">{title}</p>}
      {children && <p className="empty-text">{children}</p>}
      {action}
    </div>
  )
}
