import type { ReactNode } from 'react'

interface FactListProps {
  facts: readonly { readonly label: string; readonly value: ReactNode; readonly unit?: ReactNode; readonly note?: ReactNode }[]
  /** `across`: a few large figures under a page's head. `rows`: label and value, line by line. */
  look?: 'across' | 'rows'
}

/** How many facts stand beside each other on a wide page: no row of up to four is half empty. */
function columnsFor(count: number): number {
  return Math.min(4, count)
}

export function FactList({ facts, look = 'across' }: FactListProps) {
  return (
    <dl className={look === 'across' ? `facts facts-${columnsFor(facts.length)}` : 'fact-rows'}>
      {facts.map(({ label, value, unit, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {unit && (
              <>
                {'\u00a0'}
                <span className="unit">{unit}</span>
              </>
            )}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
