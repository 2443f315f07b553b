import { SlidersHorizontal, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Lang } from '../../../kernel/kernel.ts'
import { commaOf } from '../../fields/comma.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useHere } from './site.ts'
import { filterTexts } from './words.ts'

/** A filter that is in force, and the address of the same list without it. */
export interface Chip {
  readonly label: string
  /** Path in Arabic, with its query. */
  readonly without: string
}

/** What a list is called while filters are in force: pages of different addresses have different titles. */
export function listTitle(name: string, chips: readonly Pick<Chip, 'label'>[], lang: Lang): string {
  return chips.length === 0 ? name : `${name}: ${chips.map(({ label }) => label).join(commaOf(lang))}`
}

interface FiltersProps {
  /** Path in Arabic that the form asks. */
  action: string
  label: string
  active: number
  /** How many rows the list has: filters that nobody has set stand closed over as many as one page shows. */
  rows?: number | undefined
  /** Is there a mistake in it that must be seen? */
  isOpen?: boolean
  /** Those that are asked seldom: on a wide page they are folded away, unless one of them is in force. */
  lesser?: { readonly fields: ReactNode; readonly isOpen: boolean }
  /** Has the page an act of its own? Of two buttons one is filled. */
  second?: boolean
  children: ReactNode
}

/** The filters of a list: a form that asks the same page. On a narrow page it is folded away behind how many are in force. */
export function Filters({ action, label, active, rows, isOpen, lesser, second = false, children }: FiltersProps) {
  const { lang, site, to } = useHere()
  const isNeedless = active === 0 && rows !== undefined && rows <= site.listPageSize
  const form = (
    <search aria-label={label}>
      <form action={to(action)} method="get" className="filters">
        {children}
        {lesser && (
          <details className="filters-lesser" open={lesser.isOpen}>
            <summary>
              <Icon of={SlidersHorizontal} />
              {filterTexts.in(lang).more}
            </summary>
            <div className="filters-more">{lesser.fields}</div>
          </details>
        )}
        <Button type="submit" look={second ? 'quiet' : 'act'}>
          {filterTexts.in(lang).apply}
        </Button>
      </form>
    </search>
  )
  return (
    <details className={isNeedless ? 'filters-fold is-few' : 'filters-fold'} open={isOpen}>
      <summary>
        <Icon of={SlidersHorizontal} />
        {filterTexts.in(lang).filter}
        {active > 0 && ` (${active})`}
      </summary>
      {form}
    </details>
  )
}

/** What was found in words, and the filters in force, each with the way to the list without it. */
export function FoundLine({ chips, clear, children }: { chips: readonly Chip[]; clear: string; children: ReactNode }) {
  const { lang, to } = useHere()
  return (
    <div className="found">
      <p>{children}</p>
      {chips.length > 0 && (
        <ul className="chips">
          {chips.map(({ label, without }) => (
            <li key={label}>
              <a className="chip" href={to(without)} aria-label={`${filterTexts.in(lang).remove}: ${label}`}>
                {label}
                <Icon of={X} small />
              </a>
            </li>
          ))}
          {chips.length > 1 && (
            <li>
              <a className="more" href={to(clear)}>
                {filterTexts.in(lang).all}
              </a>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
