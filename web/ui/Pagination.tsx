import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { type Lang, numberOf } from '../../kernel/kernel.ts'
import { Icon } from './Icon.tsx'
import { wordOf } from './texts.ts'

interface PaginationProps {
  /** From 1. */
  page: number
  pages: number
  hrefOf: (page: number) => string
  lang: Lang
  /** Names the list, where a screen has two. */
  label?: string
  /** Where React runs, a plain click stays in the page; every other click follows the link. */
  onGo?: (page: number) => void
}

/** The pages of a list, as links: first, previous, numbers, next, last. */
export function Pagination({ page, pages, hrefOf, lang, label = wordOf('pages', lang), onGo }: PaginationProps) {
  const link = (to: number, children: ReactNode, name?: string) => {
    if (to < 1 || to > pages) return <span aria-disabled="true">{children}</span>
    const go = onGo && ((event: MouseEvent) => followInPlace(event, () => onGo(to)))
    return (
      <a href={hrefOf(to)} aria-label={name} aria-current={to === page ? 'page' : undefined} onClick={go}>
        {children}
      </a>
    )
  }
  return (
    <nav aria-label={label}>
      <ul className="pager">
        {page > 2 && <li className="pager-edge">{link(1, <Icon of={ChevronsLeft} points small />, wordOf('firstPage', lang))}</li>}
        <li>
          {link(
            page - 1,
            <>
              <Icon of={ChevronLeft} points small />
              <span className="pager-word">{wordOf('previous', lang)}</span>
            </>,
          )}
        </li>
        {shownPages(page, pages).map((number, place, shown) => {
          if (number === undefined)
            return (
              <li key={`gap-${place}`} aria-hidden="true">
                <span>…</span>
              </li>
            )
          const isNear = number !== 1 && number !== page && number !== pages
          // Where a phone leaves out a run of numbers it says so once, as elsewhere.
          const before = shown[place - 1]
          const beginsRun = isNear && (before === 1 || before === page)
          const ends = shown.slice(place).find(next => next === undefined || next === page || next === pages)
          return (
            <Fragment key={number}>
              {beginsRun && ends !== undefined && (
                <li className="pager-run" aria-hidden="true">
                  <span>…</span>
                </li>
              )}
              <li className={isNear ? 'pager-near' : undefined}>
                {link(number, numberOf(number, lang), `${wordOf('page', lang)} ${number}`)}
              </li>
            </Fragment>
          )
        })}
        <li>
          {link(
            page + 1,
            <>
              <span className="pager-word">{wordOf('next', lang)}</span>
              <Icon of={ChevronRight} points small />
            </>,
          )}
        </li>
        {page < pages - 1 && (
          <li className="pager-edge">{link(pages, <Icon of={ChevronsRight} points small />, wordOf('lastPage', lang))}</li>
        )}
      </ul>
    </nav>
  )
}

/** First, last, and one on each side of the present page; `undefined` where numbers are left out. */
export function shownPages(page: number, pages: number): (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter(number => number >= 1 && number <= pages)
  const numbers = [...new Set(page === 1 ? [...wanted, Math.min(3, pages)] : wanted)].sort((a, b) => a - b)
  return numbers.flatMap((number, place) => {
    const before = numbers[place - 1] ?? number - 1
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [undefined, number] : [number]
  })
}

function followInPlace(event: MouseEvent, go: () => void) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go()
}
