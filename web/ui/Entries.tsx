import type { ReactNode } from 'react'

interface EntriesProps {
  entries: readonly {
    readonly href: string
    readonly title: string
    readonly mark?: ReactNode
    readonly summary?: string | undefined
    /** Date, kind, place: at the end edge, or beneath on a phone. */
    readonly facts: readonly ReactNode[]
  }[]
  /** Of the titles, by what stands above the list. */
  level?: 2 | 3
}

/** Entries of a list between hairlines: no summary is cut, no entry is a card. */
export function Entries({ entries, level = 3 }: EntriesProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul className="entries">
      {entries.map(({ href, title, mark, summary, facts }) => (
        <li key={href}>
          {mark}
          <div>
            <Title className="entries-title">
              <a href={href}>{title}</a>
            </Title>
            {summary && <p>{summary}</p>}
          </div>
          <ul>
            {facts.map((fact, place) => (
              <li key={place}>{fact}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
