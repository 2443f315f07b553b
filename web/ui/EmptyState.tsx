import type { ReactNode } from 'react'
import { BandPiece } from './BandPiece.tsx'

/** What of the band is stitched: little where nothing is yet, a gap for what was not found, two ends where something broke, all of it where it is closed. */
const stitchedOf = {
  empty: [false, false, true, false, false],
  sought: [true, true, false, true, true],
  missing: [true, true, false, true, true],
  error: [true, false, false, false, true],
  forbidden: [true, true, true, true, true],
} as const satisfies Record<string, readonly boolean[]>

interface EmptyStateProps {
  kind?: keyof typeof stitchedOf
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
      <BandPiece stitched={stitchedOf[kind]} />
      {isPage ? <h1 className="display-page">{title}</h1> : <p className="font-semibold">{title}</p>}
      {children && <p className="empty-text">{children}</p>}
      {action}
    </div>
  )
}
