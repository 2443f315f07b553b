import type { ReactNode } from 'react'

interface DaysProps {
  days: readonly {
    readonly href: string
    /** ISO date, for machines. */
    readonly date: string
    readonly day: string
    readonly month: string
    readonly title: string
    readonly note: ReactNode
  }[]
}

/** What is coming, by its day. */
export function Days({ days }: DaysProps) {
  return (
    <ul className="days">
      {days.map(({ href, date, day, month, title, note }) => (
        <li key={href}>
          <time dateTime={date}>
            <b>{day}</b> {month}
          </time>
          <a href={href}>{title}</a>
          <span className="meta">{note}</span>
        </li>
      ))}
    </ul>
  )
}
