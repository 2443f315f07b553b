import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { Icon } from './Icon.tsx'
import { ProductMark } from './Mark.tsx'
import { wordOf } from './texts.ts'

export interface Way {
  readonly href: string
  readonly label: string
  readonly current?: boolean
}

interface SiteHeadProps {
  name: string
  /** Whose site it is, beside the name where there is room. */
  owner: string
  homeHref: string
  ways: readonly Way[]
  /** Links and buttons of the visitor: language, reading aids, sign-in; `only-wide` leaves one out on a phone. */
  tools: ReactNode
  /** The small search of inner pages; the home page has its own. */
  search?: ReactNode
  /** At the end of the menu: office hours. */
  note?: ReactNode
  lang: Lang
}

/** The head of every page of the portal. Below 1100 px its menu is a list that opens without a script. */
export function SiteHead({ name, owner, homeHref, ways, tools, search, note, lang }: SiteHeadProps) {
  const links = ways.map(way => (
    <a key={way.href} href={way.href} aria-current={way.current ? 'page' : undefined}>
      {way.label}
    </a>
  ))
  return (
    <header className="site-head page">
      <div className="wrap">
        <div className="site-head-row">
          <a className="site-brand" href={homeHref}>
            <ProductMark />
            <b>{name}</b>
            <span>{owner}</span>
          </a>
          {search}
          <div className="site-tools">
            {tools}
            <details className="site-menu">
              <summary>
                <Icon of={Menu} />
                {wordOf('menu', lang)}
              </summary>
              <nav aria-label={wordOf('menu', lang)}>{links}</nav>
            </details>
          </div>
        </div>
        <nav className="site-nav" aria-label={wordOf('mainMenu', lang)}>
          {links}
          {note && <span className="site-note">{note}</span>}
        </nav>
      </div>
    </header>
  )
}
