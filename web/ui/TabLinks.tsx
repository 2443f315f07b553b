import type { MouseEvent, ReactNode } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { numberOf } from '../../kernel/kernel.ts'
import { keepsTabInSight } from './tabInSight.ts'

interface TabLink {
  readonly href: string
  readonly label: ReactNode
  readonly count?: number | undefined
  readonly current?: boolean
  readonly onClick?: (event: MouseEvent) => void
}

interface TabLinksProps {
  /** What the pages have in common. */
  label: string
  tabs: readonly TabLink[]
  lang: Lang
}

/** Sibling pages as a row of links; they are pages, so there is no arrow-key behaviour to learn. */
export function TabLinks({ label, tabs, lang }: TabLinksProps) {
  return (
    <nav className="max-w-full min-w-0" aria-label={label}>
      <ul className="tabs" ref={keepsTabInSight}>
        {tabs.map(tab => (
          <li key={tab.href} className="flex-none">
            <a className="tab" href={tab.href} aria-current={tab.current ? 'page' : undefined} onClick={tab.onClick}>
              {tab.label}
              {tab.count !== undefined && <span className="tab-count">{numberOf(tab.count, lang)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
