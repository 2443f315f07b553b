import { Children, type ReactNode } from 'react'

interface ItemsProps {
  className: string
  /** Their order says something. */
  isOrdered?: boolean
  /** What was searched for: which of them is opened is told to the program (`web/generic/enhance.ts`). */
  searched?: string
  children: ReactNode
}

/** A list where there is something to list. Where there is nothing none is drawn: a screen reader would announce a list of nothing. */
export function Items({ className, isOrdered, searched, children }: ItemsProps) {
  // Of a text that is empty, what depends on it is an empty text too.
  const shown = Children.toArray(children).filter(child => child !== '')
  const List = isOrdered ? 'ol' : 'ul'
  return shown.length === 0 ? null : (
    <List className={className} data-searched={searched}>
      {shown}
    </List>
  )
}
