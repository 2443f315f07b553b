import type { ReactNode } from 'react'
import { Pagination } from '../../ui/Pagination.tsx'
import { RangeNote } from './RangeNote.tsx'
import { useHere } from './site.ts'

interface ListEndProps {
  page: number
  pages: number
  total: number
  /** On a page; as many as the portal's lists show, unless it is said. */
  rows?: number
  /** Rows that it shows beside those of its page. */
  beside?: number
  /** Path in Arabic, with its query. */
  pathOf: (page: number) => string
  /** The ways to follow the list: before it, they would keep a phone from what it holds. */
  children: ReactNode
}

/** What ends a list: its other pages where it has any, and the ways to follow it. */
export function ListEnd({ page, pages, total, rows, beside = 0, pathOf, children }: ListEndProps) {
  const { lang, to } = useHere()
  return (
    <div className="pages">
      {pages > 1 && (
        <>
          <Pagination page={page} pages={pages} hrefOf={next => to(pathOf(next))} lang={lang} />
          <RangeNote page={page} total={total} beside={beside} {...(rows !== undefined && { rows })} />
        </>
      )}
      <div className="page-acts">{children}</div>
    </div>
  )
}
