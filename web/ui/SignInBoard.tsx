import type { ReactNode } from 'react'
import { Band } from './Band.tsx'
import { ProductMark } from './Mark.tsx'

interface SignInBoardProps {
  name: string
  /** The card: heading and form. */
  children: ReactNode
  /** A message for everybody who signs in. */
  gate?: ReactNode
  /** Back to the portal, the other language. */
  ways: ReactNode
}

/** The auth board: dark olive cloth, one card, one band at double size. */
export function SignInBoard({ name, children, gate, ways }: SignInBoardProps) {
  return (
    <div className="board" data-theme="auth">
      <Band kind="board" />
      <main className="board-in">
        <p className="board-name">
          <ProductMark />
          <b>{name}</b>
        </p>
        {/* The card is a white sheet in either set of colours. */}
        <div className="board-card" data-theme="dashboard">
          {children}
        </div>
        {gate && <div className="board-gate">{gate}</div>}
        <div className="board-ways">{ways}</div>
      </main>
    </div>
  )
}
