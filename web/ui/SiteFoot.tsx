import type { ReactNode } from 'react'
import type { Way } from './SiteHead.tsx'

interface SiteFootProps {
  /** Whose site it is, where and when to find them. */
  owner: ReactNode
  groups: readonly { readonly title: string; readonly ways: readonly Way[] }[]
  /** The last line: credits, version, date. */
  last: readonly string[]
}

export function SiteFoot({ owner, groups, last }: SiteFootProps) {
  return (
    <footer className="site-foot page">
      <div className="wrap">
        <div className="site-foot-columns">
          <div>{owner}</div>
          {groups.map(group => (
            <nav key={group.title} aria-label={group.title}>
              <h2>{group.title}</h2>
              <ul>
                {group.ways.map(way => (
                  <li key={way.href}>
                    <a href={way.href}>{way.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="site-foot-last">
          {last.map(line => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
    </footer>
  )
}
