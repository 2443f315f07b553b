import { Children, type ReactNode } from 'react'

interface ItemsProps {
  className: string
  /** Their order says something. */
  isOrdered?: boolean
  children: ReactNode
}

/** A list where there is something to list. Where there is nothing none is drawn: a screen reader would announce a list of nothing. */
export function Items({ className, isOrdered, children }: ItemsProps) {
  // Of a text that is empty, what depends on it is an empty text too.
  const shown = Children.toArray(children).filter(child => child !== '')
  const List = isOrdered ? 'ol' : 'ul'
  return shown.length === 0 ? null : <List className={className}>{shown}</List>
}
